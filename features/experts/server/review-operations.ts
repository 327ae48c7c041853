import { createHash } from 'node:crypto';
import { personOf, setName } from '#features/people/server/api.ts';
import { readScan } from '#features/scanner/server/api.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { ok, refuse, type Refused, type Result } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import { sql, type Database, type Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { formatCursor, parseCursor } from '#kit/server/page-cursor.ts';
import { photoKey } from '#kit/server/photos/photos.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { recordEvent, type Listeners } from '#kit/server/sync/events.ts';
import { nextSequence, writeLog } from '#kit/server/sync/sequence.ts';
import { isConditionKey } from '#knowledge/index.ts';
import * as contract from '../contract.ts';
import { decideAnswer, isVoice } from '../domain/answer.ts';
import { CLAIM_IDLE_MS, decideClaim, mayRead } from '../domain/claim.ts';
import { DELETE_VOICES_JOB, RELEASE_JOB, type VoiceFiles } from './jobs.ts';
import { PAGE_SIZE, readQueueCounts, queuePage, readPromiseRate } from './queue.ts';
import { answerInTurn } from './rows.ts';
import { countClaimsOf, reviewById, type ReviewRow, setClaim, listTurns, writeAnswer } from './sql.ts';

export interface ReviewDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly listeners?: () => Listeners;
}

export const voiceKey = (ownerId: string, voice: string): string => `voices/${ownerId}/${voice}`;

/** A recording that is not sent within this time is deleted. */
const UNSENT_VOICE_TTL_MS = 24 * HOUR_MS;

const done = ok({ done: true as const });

/** Locks the owner's sequence first, like every writer, then the question. */
const withLockedReview = <T>(
  db: Database,
  id: string,
  work: (tx: Transaction, review: ReviewRow | null, touch: () => Promise<void>) => Promise<T>,
): Promise<T> =>
  db.asSystem(async (tx) => {
    const found = await reviewById(tx, id);
    if (!found) return work(tx, null, async () => undefined);
    const seq = await nextSequence(tx, found.user_id);
    return work(tx, await reviewById(tx, id, true), () =>
      writeLog(tx, found.user_id, seq, [{ kind: 'review', id, deleted: false }]),
    );
  });

const refuseUnlessClaimedBy = (
  review: ReviewRow | null,
  expertId: string,
): Refused<'reviews.not_found' | 'reviews.not_yours'> | null => {
  if (!review) return refuse('reviews.not_found');
  return review.status === 'claimed' && review.claimed_by === expertId ? null : refuse('reviews.not_yours');
};

/** A question that this expert may read, with its turns. */
const findReadableReview = async (tx: Transaction, id: string, expertId: string) => {
  const review = await reviewById(tx, id);
  if (!review) return refuse('reviews.not_found');
  const turns = await listTurns(tx, review.user_id, [id]);
  if (
    !mayRead(
      review,
      expertId,
      turns.map((t) => t.expert_id),
    )
  )
    return refuse('reviews.not_yours');
  const scan = await readScan(tx, review.user_id, review.scan_id);
  // Leaves photographed after the question also belong to it.
  return ok({
    review,
    scan,
    turns: turns.map((t) =>
      t.n === 1 ? { ...t, photos: [...new Set([...t.photos, ...(scan?.photos ?? [])])] } : t,
    ),
  });
};

const arrivedPhotos = async (
  tx: Transaction,
  userId: string,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await tx.many<{ hash: string }>(
        sql`select hash from photos where user_id = ${userId} and hash = any(${hashes})`,
      )
    ).map((p) => p.hash),
  );

const readOperations = ({ db, storage }: ReviewDeps): ServedOperation[] => [
  serve(contract.reviewQueue, async ({ session: { userId } }, { query }) =>
    ok(
      await db.asSystem(async (tx) => {
        const [rows, facts] = [
          await queuePage(tx, userId, query, parseCursor(query.after)),
          await readQueueCounts(tx, userId),
        ];
        const last = rows.length === PAGE_SIZE ? rows[rows.length - 1] : undefined;
        return {
          reviews: rows.map((r) => ({
            ...r,
            asked_at: r.asked_at.toISOString(),
            due_at: r.due_at?.toISOString() ?? null,
          })),
          next: last ? formatCursor({ at: last.asked_at, id: last.id }) : null,
          ...facts,
          crops: [...facts.crops],
          counties: [...facts.counties],
          promise: await readPromiseRate(tx),
        };
      }),
    ),
  ),

  serve(contract.readReview, ({ session: { userId } }, { params: { id } }) =>
    db.asSystem(async (tx) => {
      const found = await findReadableReview(tx, id, userId);
      if (!found.ok) return found;
      const { review: r, scan, turns } = found.value;
      const arrived = await arrivedPhotos(
        tx,
        r.user_id,
        turns.flatMap((t) => t.photos),
      );
      return ok({
        id: r.id,
        status: r.status,
        mine: r.status === 'claimed' && r.claimed_by === userId,
        crop_type: r.crop_type,
        county: r.county,
        language: r.language,
        outcome: r.outcome,
        condition: r.condition,
        confidence: r.confidence,
        severity: r.severity,
        created_at: r.created_at.toISOString(),
        due_at: r.due_at?.toISOString() ?? null,
        pick: scan?.pick ?? null,
        top3: [...(scan?.top3 ?? [])],
        checked: scan?.checked ? { outcome: scan.checked.outcome, condition: scan.checked.condition } : null,
        turns: turns.map((t) => ({
          note: t.note,
          photos: t.photos.map((hash) => ({ hash, arrived: arrived.has(hash) })),
          asked_at: t.asked_at.toISOString(),
          answer: answerInTurn(t),
        })),
      });
    }),
  ),

  serve(contract.reviewPhoto, async ({ session: { userId } }, { params: { id, hash } }) => {
    const found = await db.asSystem(async (tx) => {
      const read = await findReadableReview(tx, id, userId);
      if (!read.ok || !read.value.turns.some((t) => t.photos.includes(hash)))
        return read.ok ? refuse('photo.not_found') : read;
      const { user_id } = read.value.review;
      const photo = await tx.maybe<{ type: string }>(
        sql`select type from photos where user_id = ${user_id} and hash = ${hash}`,
      );
      return photo ? ok({ owner: user_id, type: photo.type }) : refuse('photo.not_found');
    });
    if (!found.ok) return found;
    const body = await storage.get(photoKey(found.value.owner, hash));
    return body
      ? ok({ body, type: found.value.type, cache: 'private, max-age=3600' })
      : refuse('photo.not_found');
  }),

  serve(contract.reviewVoice, async ({ session: { userId } }, { params: { id, turn } }) => {
    const found = await db.asSystem(async (tx) => {
      const review = await reviewById(tx, id);
      const row = review && (await listTurns(tx, review.user_id, [id])).find((t) => t.n === turn);
      return row?.voice && (review!.user_id === userId || row.expert_id === userId)
        ? { owner: review!.user_id, voice: row.voice, type: row.voice_type! }
        : null;
    });
    const body = found && (await storage.get(voiceKey(found.owner, found.voice)));
    return body
      ? ok({ body, type: found.type, cache: 'private, max-age=31536000, immutable' })
      : refuse('reviews.not_found');
  }),
];

const claimOperations = ({ db, storage, jobs, listeners = () => ({}) }: ReviewDeps): ServedOperation[] => [
  serve(contract.claimReview, ({ session: { userId }, now }, { params: { id } }) =>
    withLockedReview(db, id, async (tx, review, touch) => {
      const decided = decideClaim(review, userId, await countClaimsOf(tx, userId));
      if (!decided.ok) return decided;
      const isNew = review!.status !== 'claimed';
      await setClaim(tx, review!, { by: userId, at: now });
      await jobs.enqueue(
        tx,
        RELEASE_JOB,
        { id },
        { runAt: new Date(now.getTime() + CLAIM_IDLE_MS), singletonKey: id },
      );
      if (isNew) await touch();
      return done;
    }),
  ),

  serve(contract.releaseReview, ({ session: { userId } }, { params: { id } }) =>
    withLockedReview(db, id, async (tx, review, touch): Promise<Result<{ done: true }>> => {
      const refused = refuseUnlessClaimedBy(review, userId);
      if (refused) return refused;
      await setClaim(tx, review!, null);
      await touch();
      return done;
    }),
  ),

  serve(
    contract.putVoice,
    async ({ session: { userId }, now }, { params: { id }, query: { type }, bytes }) => {
      if (!isVoice(bytes, type)) return refuse('reviews.voice_unreadable');
      const voice = createHash('sha256').update(bytes).digest('hex');
      const owner = await withLockedReview(db, id, async (tx, review) => {
        const refused = refuseUnlessClaimedBy(review, userId);
        if (refused) return refused;
        await setClaim(tx, review!, { by: userId, at: now });
        await jobs.enqueue(
          tx,
          DELETE_VOICES_JOB,
          { userId: review!.user_id, voices: [voice] } satisfies VoiceFiles,
          {
            runAt: new Date(now.getTime() + UNSENT_VOICE_TTL_MS),
          },
        );
        return ok(review!.user_id);
      });
      if (!owner.ok) return owner;
      await storage.put(voiceKey(owner.value, voice), bytes);
      return ok({ voice });
    },
  ),

  serve(contract.answerReview, async ({ session: { userId }, now }, { params: { id }, body }) => {
    const answer = { ...body, text: body.text === '' ? null : body.text };
    const decided = decideAnswer(answer, isConditionKey);
    if (!decided.ok) return decided;
    const owner = (await db.asSystem((tx) => reviewById(tx, id)))?.user_id;
    if (answer.voice && !(owner && (await storage.has(voiceKey(owner, answer.voice.voice)))))
      return refuse('reviews.voice_missing');
    return withLockedReview(db, id, async (tx, review, touch): Promise<Result<{ done: true }>> => {
      const refused = refuseUnlessClaimedBy(review, userId);
      if (refused) return refused;
      const { user_id, scan_id } = review!;
      const expert = await personOf(tx, userId);
      if (!expert?.name) return refuse('reviews.no_name');
      await writeAnswer(tx, review!, {
        expertId: userId,
        name: expert.name,
        text: answer.text,
        condition: answer.condition,
        clean: answer.photosClean,
        at: now,
        voice: answer.voice,
      });
      await touch();
      await recordEvent(
        tx,
        { userId: user_id, name: 'review.answered', payload: { id, scan_id, condition: answer.condition } },
        listeners(),
      );
      return done;
    });
  }),
];

const setNameOperation = ({ db }: ReviewDeps): ServedOperation =>
  serve(contract.setExpertName, async ({ session: { userId } }, { body: { name } }) => {
    await db.asUser(userId, (tx) => setName(tx, userId, name));
    return done;
  });

export const reviewOperations = (deps: ReviewDeps): ServedOperation[] => [
  ...readOperations(deps),
  ...claimOperations(deps),
  setNameOperation(deps),
];
