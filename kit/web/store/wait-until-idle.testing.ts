import { act } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { sleep } from '#kit/web/sleep.ts';

let openTransactions = 0;
const originalTransaction = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function transaction(...how) {
  const tx = originalTransaction.apply(this, how);
  const handleEnd = (): void => {
    openTransactions -= 1;
  };
  openTransactions += 1;
  tx.addEventListener('complete', handleEnd);
  tx.addEventListener('abort', handleEnd);
  return tx;
};

/**
 * Waits at least `ms`, then until IndexedDB and all dynamic imports have been idle for three event-loop
 * turns. On a busy machine a fixed time alone is too short.
 */
export const waitUntilIdle = (ms: number): Promise<void> =>
  act(async () => {
    await sleep(ms);
    for (let idleTurns = 0; idleTurns < 3; idleTurns += 1) {
      await vi.dynamicImportSettled();
      await sleep(0);
      if (openTransactions > 0) idleTurns = -1;
    }
  });
