import type { Bye } from '#kit/sync/live.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 5 * 60_000;
/** After a server restart, reconnects are spread over this time. */
const RESTART_MS = 5_000;

/** Delay before the next attempt, with jitter. Null: do not retry before something changes on this phone. */
export const pauseBefore = (failures: number, bye: Bye | null, random: number): number | null => {
  if (bye === 'signed_out') return null;
  if (bye === 'crowded') return LONGEST_MS * (1 + random);
  if (bye === 'restart') return FIRST_MS + RESTART_MS * random;
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 20)) * (0.5 + random / 2);
};
