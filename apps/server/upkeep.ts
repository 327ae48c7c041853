import { HOUR_MS } from '#kit/pure/days.ts';
import type { Log } from '#kit/server/database/log.ts';

/** Cleanup jobs, by name. Each is safe to run twice and concurrently with other servers. */
type Chores = Readonly<Record<string, () => Promise<unknown>>>;

interface Upkeep {
  run(): Promise<void>;
  stop(): Promise<void>;
}

const FIRST_MS = 60_000;
const EVERY_MS = HOUR_MS;

/** Runs soon after the start (a server that restarts often would never run it otherwise), then every hour. */
export const startUpkeep = (chores: Chores, log: Log, firstMs = FIRST_MS, everyMs = EVERY_MS): Upkeep => {
  let running: Promise<void> | null = null;
  const runAll = async (): Promise<void> => {
    for (const [chore, work] of Object.entries(chores)) {
      await work().catch((error: Error) =>
        log.warn({ chore, fault: error.message }, 'A maintenance task failed and will be retried.'),
      );
    }
  };
  const run = (): Promise<void> =>
    (running ??= runAll().finally(() => {
      running = null;
    }));
  const timers = [setTimeout(() => void run(), firstMs), setInterval(() => void run(), everyMs)];
  for (const timer of timers) timer.unref();
  return {
    run,
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      await running;
    },
  };
};
