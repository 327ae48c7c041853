import type { CloseReason } from '#kit/sync/live.ts';

const MIN_DELAY_MS = 1_000;
const MAX_DELAY_MS = 5 * 60_000;
/** After a server restart, reconnects are spread over this time. */
const RESTART_SPREAD_MS = 5_000;

/** Delay before the next attempt, with jitter. Null: do not retry before something changes on this phone. */
export const reconnectDelay = (failures: number, bye: CloseReason | null, random: number): number | null => {
  if (bye === 'signed_out') return null;
  if (bye === 'crowded') return MAX_DELAY_MS * (1 + random);
  if (bye === 'restart') return MIN_DELAY_MS + RESTART_SPREAD_MS * random;
  return Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** Math.min(failures, 20)) * (0.5 + random / 2);
};
