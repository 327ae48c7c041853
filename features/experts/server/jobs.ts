import { verifiedExperts } from '#features/people/server/api.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { lockUserSequence, touchRows } from '#kit/server/sync/sequence.ts';
import { CLAIM_IDLE_MS, claimEnds } from '../domain/claim.ts';
import { en } from '../words.mail.en.ts';
import { sw } from '../words.mail.sw.ts';
import type { ExpertMailSender } from './ports.ts';
import { countUnclaimed } from './queue.ts';
import { idleClaims, isVoiceNeeded, reviewById, setClaim } from './sql.ts';

export const MAIL_JOB = 'experts.mail';
export const RELEASE_JOB = 'experts.release';
export const DELETE_VOICES_JOB = 'experts.forget_voices';
export const NOTIFY_EXPERTS_JOB = 'experts.call';

/** A mail to an expert; its link opens `path`. The listener of `review.answered` notifies farmers. */
export interface ExpertMail {
  readonly kind: 'waiting';
  readonly to: string;
  readonly language: 'en' | 'sw';
  readonly path: string;
  readonly n?: number;
}
export interface VoiceFiles {
  readonly userId: string;
  readonly voices: readonly string[];
}

/** Returns an abandoned claim to the queue; checks an active one again later. */
export const releaseIdleClaim =
  (db: Database, jobs: Jobs, now: () => Date = () => new Date()) =>
  async ({ id }: { readonly id: string }): Promise<void> => {
    await db.asSystem(async (tx) => {
      const found = await reviewById(tx, id);
      if (!found || found.status !== 'claimed') return;
      await touchRows(tx, [{ userId: found.user_id, kind: 'review', id }]);
      const review = await reviewById(tx, id, true);
      const ends = review && claimEnds(review);
      if (!ends) return;
      if (ends <= now()) await setClaim(tx, review, null);
      else await jobs.enqueue(tx, RELEASE_JOB, { id }, { runAt: ends, singletonKey: id });
    });
  };

/** Periodic cleanup: releases claims whose release job was lost. */
export const releaseAllIdleClaims =
  (db: Database, jobs: Jobs) =>
  async (now = new Date()): Promise<void> => {
    const release = releaseIdleClaim(db, jobs);
    for (const { id } of await db.asSystem((tx) => idleClaims(tx, new Date(now.getTime() - CLAIM_IDLE_MS))))
      await release({ id });
  };

/** Schedules the mail about waiting questions for the next full hour: experts get at most one an hour. */
export const scheduleExpertNotification =
  (jobs: Jobs) =>
  (tx: Transaction, now: Date): Promise<void> =>
    jobs.enqueue(
      tx,
      NOTIFY_EXPERTS_JOB,
      {},
      { runAt: new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS), singletonKey: NOTIFY_EXPERTS_JOB },
    );

export const enqueueExpertMails = (db: Database, jobs: Jobs) => async (): Promise<void> => {
  await db.asSystem(async (tx) => {
    const n = await countUnclaimed(tx);
    if (n === 0) return;
    for (const { email, language } of await verifiedExperts(tx))
      await jobs.enqueue(tx, MAIL_JOB, {
        kind: 'waiting',
        to: email,
        language,
        path: '/expert',
        n,
      } satisfies ExpertMail);
  });
};

const words = { en, sw };

/** Texts are rendered when the mail is sent. A retried job sends the same message id. */
export const sendExpertMail =
  (post: ExpertMailSender, origin: string) =>
  ({ kind, to, language, path, n = 0 }: ExpertMail, { id }: { readonly id: string }): Promise<void> => {
    const { subject, body } = words[language][kind];
    return post.send({ id, to, subject: subject(n), text: body(`${origin}${path}`) });
  };

export const deleteUnusedVoices =
  (
    { db, storage }: { readonly db: Database; readonly storage: Storage },
    voiceKey: (userId: string, voice: string) => string,
  ) =>
  async ({ userId, voices }: VoiceFiles): Promise<void> => {
    for (const voice of voices) {
      await db.asSystem(async (tx) => {
        await lockUserSequence(tx, userId);
        if (!(await isVoiceNeeded(tx, userId, voice))) await storage.delete(voiceKey(userId, voice));
      });
    }
  };
