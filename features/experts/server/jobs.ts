import type { Database } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { forgetPhoto } from '#kit/server/photos/photos.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { claimEnds } from '../domain/claim.ts';
import { en } from '../words.mail.en.ts';
import { sw } from '../words.mail.sw.ts';
import type { Post } from './ports.ts';
import { isPhotoNeeded, reviewById, setClaim } from './sql.ts';

export const MAIL_JOB = 'experts.mail';
export const RELEASE_JOB = 'experts.release';
export const FORGET_JOB = 'experts.forget';

export interface AnswerMailJob { readonly to: string; readonly language: 'en' | 'sw'; readonly scanId: string }
export interface Files { readonly userId: string; readonly photos: readonly string[]; readonly voices: readonly string[] }

/** A claimed question that its expert left alone goes back to the others; one that he still works on is looked at again. */
export const releaseIdle = (db: Database, jobs: Jobs, now: () => Date = () => new Date()) => async ({ id }: { readonly id: string }): Promise<void> => {
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

const words = { en, sw };

/** The sentences are made when the mail is sent; a job that runs twice sends the same message id twice. */
export const sendAnswerMail = (post: Post, origin: string) => ({ to, language, scanId }: AnswerMailJob, { id }: { readonly id: string }): Promise<void> => {
  const { subject, body } = words[language].answered;
  return post.send({ id, to, subject, text: body(`${origin}/scan/${scanId}`) });
};

export const forgetFiles = ({ db, storage }: { readonly db: Database; readonly storage: Storage }, voiceKey: (userId: string, voice: string) => string) =>
  async ({ userId, photos, voices }: Files): Promise<void> => {
    for (const hash of photos) await forgetPhoto({ db, storage }, userId, hash, (tx) => isPhotoNeeded(tx, userId, hash));
    for (const voice of voices) await storage.delete(voiceKey(userId, voice));
  };
