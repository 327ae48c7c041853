const INTERVAL_MS = 200;

/**
 * Under npm, sends SIGTERM to this process when its parent has ended. `npm start` runs a shell that runs
 * Node; a signal to npm reaches only the shell, which ends without passing it on.
 */
export const followParent = () => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, INTERVAL_MS);
  timer.unref();
};
