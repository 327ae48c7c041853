import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../e2e/harness/shared.ts';
import { pssMb, processTreeOf } from './memory.ts';

const IDLE_SECONDS = 60;

/**
 * Ready: a second start on an existing folder, as on every restart. Memory: the whole idle process tree,
 * database included.
 */
export const measureServer = async () => {
  const server = await startServer({ NODE_ENV: 'production', DATABASE_URL: '' });
  try {
    console.error(`server: ready ${Math.round(server.readyMs())} ms after its first start`);
    await server.stopProcess();
    await server.restart();
    await pause(IDLE_SECONDS * 1000);
    const tree = processTreeOf(server.pid());
    if (tree.length < 3)
      throw new Error(
        "no database process in the server's process tree: the measured memory would be too low",
      );
    return { 'server.ready_ms': server.readyMs(), 'server.idle_mb': pssMb(tree) };
  } finally {
    await server.stop();
  }
};
