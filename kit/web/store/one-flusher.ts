import { newId } from '#kit/pure/ids.ts';
import type { Disk } from './disk.ts';

const NAME = 'mavuno-sync';
/** Longer than any single request may take; renewed before each. */
const LEASE_MS = 60_000;

export interface Flusher {
  /**
   * Runs `work` when no other tab of this browser is at it; false when one is. `renew` says whether it still
   * may go on.
   */
  alone(work: (renew: () => Promise<boolean>) => Promise<void>): Promise<boolean>;
}

const byLocks = (locks: LockManager): Flusher => ({
  alone: (work) =>
    locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock) await work(async () => true);
      return lock !== null;
    }),
});

/** Safari before 15.4. Two at once would do no harm (the server applies a command once), only waste. */
const byLease = (disk: Disk): Flusher => {
  const owner = newId();
  const renew = (): Promise<boolean> => disk.lease(owner, Date.now(), LEASE_MS);
  return {
    alone: async (work) => {
      if (!(await renew())) return false;
      try {
        await work(renew);
      } finally {
        await disk.dropLease(owner);
      }
      return true;
    },
  };
};

export const oneFlusher = (disk: Disk): Flusher =>
  typeof navigator !== 'undefined' && navigator.locks ? byLocks(navigator.locks) : byLease(disk);
