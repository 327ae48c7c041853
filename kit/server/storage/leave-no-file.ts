import { AccountDeletedError } from '../sync/sequence.ts';
import type { Storage } from './storage.ts';

/**
 * A file is written before its row, and no transaction takes it back: of an account that was deleted
 * meanwhile it must not stay.
 */
export const leaveNoFile =
  (storage: Storage, key: string) =>
  async (fault: unknown): Promise<never> => {
    if (fault instanceof AccountDeletedError) await storage.delete(key);
    throw fault;
  };
