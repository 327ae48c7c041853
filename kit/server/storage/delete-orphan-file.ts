import { AccountDeletedError } from '../sync/sequence.ts';
import type { Storage } from './storage.ts';

/**
 * A file is written before its row, outside the transaction: if the account was deleted in the meantime, the
 * file must be deleted too.
 */
export const deleteFileOfDeletedAccount =
  (storage: Storage, key: string) =>
  async (fault: unknown): Promise<never> => {
    if (fault instanceof AccountDeletedError) await storage.delete(key);
    throw fault;
  };
