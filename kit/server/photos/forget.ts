import type { Database, Query, Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Storage } from '../storage/storage.ts';
import { forgetPhoto } from './photos.ts';

/** Whether a row of this feature still refers to the photo. */
export type NamesPhoto = (tx: Query, userId: string, hash: string) => Promise<boolean>;

export const FORGET_JOB = 'photos.forget';
interface ForgottenPhotos {
  readonly userId: string;
  readonly hashes: readonly string[];
}

/** Runs in the transaction that removed the references; deletes each photo once no feature refers to it. */
export const letGoOf = async (
  jobs: Jobs,
  tx: Transaction,
  userId: string,
  hashes: readonly (string | null)[],
): Promise<void> => {
  const some = hashes.filter((hash): hash is string => hash !== null);
  if (some.length > 0) await jobs.enqueue(tx, FORGET_JOB, { userId, hashes: some } satisfies ForgottenPhotos);
};

/** `named`: one query for every feature that stores photos. */
export const workForgetting = (
  { db, storage, jobs }: { readonly db: Database; readonly storage: Storage; readonly jobs: Jobs },
  named: readonly NamesPhoto[],
): void =>
  jobs.work<ForgottenPhotos>(FORGET_JOB, async ({ userId, hashes }) => {
    for (const hash of hashes) {
      await forgetPhoto({ db, storage }, userId, hash, async (tx) => {
        for (const names of named) if (await names(tx, userId, hash)) return true;
        return false;
      });
    }
  });
