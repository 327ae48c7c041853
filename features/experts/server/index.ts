import { ok } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import { letGoOf } from '#kit/server/photos/forget.ts';
import { serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import type * as contract from '../contract.ts';
import { donationRows, readPromise, reviewRows } from '../contract.ts';
import { expertsAccess } from './access.ts';
import { reviewCommands } from './commands.ts';
import { consentsOf } from './donations.ts';
import {
  CALL_JOB,
  callExperts,
  type ExpertMail,
  FORGET_JOB,
  forgetVoices,
  MAIL_JOB,
  RELEASE_JOB,
  releaseIdle,
  releaseLost,
  sendExpertMail,
  type Voices,
  writeToExperts,
} from './jobs.ts';
import type { Post } from './ports.ts';
import { overdueReviews, readPromiseRate } from './queue.ts';
import { reviewOperations, type ReviewDeps, voiceKey } from './review-operations.ts';
import { syncedReviews } from './rows.ts';
import { deleteReviews, type Filed, namesPhoto, refileReviews } from './sql.ts';
import { expertsTables } from './tables.ts';

export { confirmedCounts } from './confirmed.ts';
export { expertFacts } from './facts.ts';
export type { Post } from './ports.ts';

interface ExpertDeps extends ReviewDeps {
  readonly post: Post;
  /** The public URL of the app, for links in mails. */
  readonly origin: string;
}

/** Deletes a question with its check, and unneeded files from the disk. */
const listenersWith = ({ jobs }: ExpertDeps): Listeners => {
  const forget = async (
    tx: Transaction,
    userId: string,
    photos: readonly string[],
    voices: readonly string[],
  ): Promise<void> => {
    await letGoOf(jobs, tx, userId, photos);
    if (voices.length > 0) await jobs.enqueue(tx, FORGET_JOB, { userId, voices } satisfies Voices);
  };
  const drop = async (
    tx: Transaction,
    userId: string,
    of: Parameters<typeof deleteReviews>[2],
  ): Promise<void> => {
    const removed = await deleteReviews(tx, userId, of);
    if (removed.length === 0) return;
    await touchRows(
      tx,
      removed.map(({ id }) => ({ userId, kind: 'review', id, deleted: true })),
    );
    await forget(
      tx,
      userId,
      removed.flatMap((g) => g.photos),
      removed.flatMap((g) => g.voices),
    );
  };
  const refile = async (tx: Transaction, userId: string, filed: Filed): Promise<void> => {
    const moved = await refileReviews(tx, userId, filed);
    if (moved.length > 0)
      await touchRows(
        tx,
        moved.map(({ id }) => ({ userId, kind: 'review', id, deleted: false })),
      );
  };
  const call = callExperts(jobs);
  return {
    'review.asked': [(tx) => call(tx, new Date())],
    'scan.removed': [(tx, { userId, payload }) => drop(tx, userId, { scan: String(payload.id) })],
    'field.removed': [(tx, { userId, payload }) => drop(tx, userId, { field: String(payload.id) })],
    // Emitted by the scanner as `scan.filed`.
    'scan.filed': [(tx, { userId, payload }) => refile(tx, userId, payload as unknown as Filed)],
    'review.removed': [
      (tx, { userId, payload }) => forget(tx, userId, payload.photos as string[], payload.voices as string[]),
    ],
  };
};

export const expertServer = (deps: ExpertDeps) => {
  const { db, jobs, post, origin } = deps;
  jobs.work<ExpertMail>(MAIL_JOB, sendExpertMail(post, origin));
  jobs.work(CALL_JOB, writeToExperts(db, jobs));
  jobs.work<{ id: string }>(RELEASE_JOB, releaseIdle(db, jobs));
  jobs.work<Voices>(FORGET_JOB, forgetVoices(deps, voiceKey));
  return defineServerFeature<typeof contract>()({
    access: expertsAccess,
    tables: expertsTables,
    commands: reviewCommands,
    namesPhoto,
    listeners: listenersWith(deps),
    synced: [serveSynced(reviewRows, syncedReviews), serveSynced(donationRows, consentsOf)],
    operations: [
      serve(readPromise, async () => ok(await db.asSystem(readPromiseRate))),
      ...reviewOperations(deps),
    ],
    sweeps: { claims: releaseLost(db, jobs) },
    metrics: [
      {
        name: 'mavuno_reviews_overdue',
        help: 'Questions to experts whose promised answer is late',
        read: () => db.asSystem(overdueReviews),
      },
    ],
  });
};
