/** Silences the console in production builds. Errors still go to the in-memory log. */
export const silenceConsole = (target: Console, production: boolean): void => {
  if (!production) return;
  for (const method of ['log', 'debug', 'info', 'trace'] as const) target[method] = () => {};
};
