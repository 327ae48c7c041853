import { ok } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import { deleteUnusedPhotos } from '#kit/server/photos/delete-unused-photos.ts';
import { serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import type * as contract from '../contract.ts';
import { donationRows, readPromise, reviewRows } from '../contract.ts';
import { expertsAccess } from './access.ts';
import { reviewCommands } from './commands.ts';
import { consentsOf } from './donations.ts';
import {
  NOTIFY_EXPERTS_JOB,
  scheduleExpertNotification,
  type ExpertMail,
  DELETE_VOICES_JOB,
  deleteUnusedVoices,
  MAIL_JOB,
  RELEASE_JOB,
  releaseIdleClaim,
  releaseAllIdleClaims,
  sendExpertMail,
  type VoiceFiles,
  enqueueExpertMails,
} from './jobs.ts';
import type { ExpertMailSender } from './ports.ts';
import { countOverdueReviews, readPromiseRate } from './queue.ts';
import { reviewOperations, type ReviewDeps, voiceKey } from './review-operations.ts';
import { syncedReviews } from './rows.ts';
import { deleteReviews, type FiledScan, namesPhoto, refileReviews } from './sql.ts';
import { expertsTables } from './tables.ts';

export { confirmedCounts } from './confirmed-counts.ts';
export { expertFacts } from './facts.ts';
export type { ExpertMailSender as Post } from './ports.ts';

interface ExpertDeps extends ReviewDeps {
  readonly post: ExpertMailSender;
  /** The public URL of the app, for links in mails. */
  readonly origin: string;
}

/** Deletes a question with its check, and unneeded files from the disk. */
const listenersWith = ({ jobs }: ExpertDeps): Listeners => {
  const releaseFiles = async (
    tx: Transaction,
    userId: string,
    photos: readonly string[],
    voices: readonly string[],
  ): Promise<void> => {
    await deleteUnusedPhotos(jobs, tx, userId, photos);
    if (voices.length > 0) await jobs.enqueue(tx, DELETE_VOICES_JOB, { userId, voices } satisfies VoiceFiles);
  };
  const removeReviews = async (
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
    await releaseFiles(
      tx,
      userId,
      removed.flatMap((g) => g.photos),
      removed.flatMap((g) => g.voices),
    );
  };
  const refile = async (tx: Transaction, userId: string, filed: FiledScan): Promise<void> => {
    const moved = await refileReviews(tx, userId, filed);
    if (moved.length > 0)
      await touchRows(
        tx,
        moved.map(({ id }) => ({ userId, kind: 'review', id, deleted: false })),
      );
  };
  const scheduleExpertMail = scheduleExpertNotification(jobs);
  return {
    'review.asked': [(tx) => scheduleExpertMail(tx, new Date())],
    'scan.removed': [(tx, { userId, payload }) => removeReviews(tx, userId, { scan: String(payload.id) })],
    'field.removed': [(tx, { userId, payload }) => removeReviews(tx, userId, { field: String(payload.id) })],
    // Emitted by the scanner as `scan.filed`.
    'scan.filed': [(tx, { userId, payload }) => refile(tx, userId, payload as unknown as FiledScan)],
    'review.removed': [
      (tx, { userId, payload }) =>
        releaseFiles(tx, userId, payload.photos as string[], payload.voices as string[]),
    ],
  };
};

export const expertServer = (deps: ExpertDeps) => {
  const { db, jobs, post, origin } = deps;
  jobs.handleJobs<ExpertMail>(MAIL_JOB, sendExpertMail(post, origin));
  jobs.handleJobs(NOTIFY_EXPERTS_JOB, enqueueExpertMails(db, jobs));
  jobs.handleJobs<{ id: string }>(RELEASE_JOB, releaseIdleClaim(db, jobs));
  jobs.handleJobs<VoiceFiles>(DELETE_VOICES_JOB, deleteUnusedVoices(deps, voiceKey));
  return defineServerFeature<typeof contract>()({
    access: expertsAccess,
    tables: expertsTables,
    commands: reviewCommands,
    refersToPhoto: namesPhoto,
    listeners: listenersWith(deps),
    synced: [serveSynced(reviewRows, syncedReviews), serveSynced(donationRows, consentsOf)],
    operations: [
      serve(readPromise, async () => ok(await db.asSystem(readPromiseRate))),
      ...reviewOperations(deps),
    ],
    sweeps: { claims: releaseAllIdleClaims(db, jobs) },
    metrics: [
      {
        name: 'mavuno_reviews_overdue',
        help: 'Questions to experts whose promised answer is late',
        read: () => db.asSystem(countOverdueReviews),
      },
    ],
  });
};
