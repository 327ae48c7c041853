import { newId } from '#kit/pure/ids.ts';
import type { Disk } from './disk.ts';

const LOCK_NAME = 'mavuno-sync';
/** Longer than the timeout of a request; renewed before each request. */
const LEASE_MS = 60_000;

export interface SyncLock {
  /**
   * Runs `work` unless another tab holds the lock; returns false then. `renew` is false once the lock is
   * lost.
   */
  runExclusive(work: (renew: () => Promise<boolean>) => Promise<void>): Promise<boolean>;
}

const createWebLock = (locks: LockManager): SyncLock => ({
  runExclusive: (work) =>
    locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) => {
      if (lock) await work(async () => true);
      return lock !== null;
    }),
});

/** For Safari before 15.4. Two tabs at once would do no harm, because the server applies a command once. */
const createLeaseLock = (disk: Disk): SyncLock => {
  const owner = newId();
  const renew = (): Promise<boolean> => disk.lease(owner, Date.now(), LEASE_MS);
  return {
    runExclusive: async (work) => {
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

export const createSyncLock = (disk: Disk): SyncLock =>
  typeof navigator !== 'undefined' && navigator.locks
    ? createWebLock(navigator.locks)
    : createLeaseLock(disk);
