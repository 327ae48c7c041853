import type { Database, Query, Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Storage } from '../storage/storage.ts';
import { deletePhotoIfUnused } from './photos.ts';

/** Whether a row of this feature still refers to the photo. */
export type RefersToPhoto = (tx: Query, userId: string, hash: string) => Promise<boolean>;

export const FORGET_JOB = 'photos.forget';
interface ForgottenPhotos {
  readonly userId: string;
  readonly hashes: readonly string[];
}

/** Call in the transaction that removes references: a job then deletes the photos that have none left. */
export const deleteUnusedPhotos = async (
  jobs: Jobs,
  tx: Transaction,
  userId: string,
  hashes: readonly (string | null)[],
): Promise<void> => {
  const some = hashes.filter((hash): hash is string => hash !== null);
  if (some.length > 0) await jobs.enqueue(tx, FORGET_JOB, { userId, hashes: some } satisfies ForgottenPhotos);
};

/** Registers the job. `referenceChecks`: one check per feature that stores photos. */
export const handlePhotoDeletion = (
  { db, storage, jobs }: { readonly db: Database; readonly storage: Storage; readonly jobs: Jobs },
  referenceChecks: readonly RefersToPhoto[],
): void =>
  jobs.handleJobs<ForgottenPhotos>(FORGET_JOB, async ({ userId, hashes }) => {
    for (const hash of hashes) {
      await deletePhotoIfUnused({ db, storage }, userId, hash, async (tx) => {
        for (const names of referenceChecks) if (await names(tx, userId, hash)) return true;
        return false;
      });
    }
  });
