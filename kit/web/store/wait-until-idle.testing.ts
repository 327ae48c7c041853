import { act } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { sleep } from '#kit/web/sleep.ts';

let underWay = 0;
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function transaction(...how) {
  const tx = begin.apply(this, how);
  const ended = (): void => {
    underWay -= 1;
  };
  underWay += 1;
  tx.addEventListener('complete', ended);
  tx.addEventListener('abort', ended);
  return tx;
};

/**
 * Waits at least `ms`, then until the phone's storage and all requested scripts have been idle for three
 * turns. On a busy machine a fixed time alone is too short.
 */
export const waitUntilIdle = (ms: number): Promise<void> =>
  act(async () => {
    await sleep(ms);
    for (let still = 0; still < 3; still += 1) {
      await vi.dynamicImportSettled();
      await sleep(0);
      if (underWay > 0) still = -1;
    }
  });
