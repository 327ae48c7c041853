import sql, { raw } from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { RefersToPhoto } from '#kit/server/photos/delete-unused-photos.ts';
import type { VoiceType } from '../domain/answer.ts';
import type { Claimable } from '../domain/claim.ts';
import type { ReviewStatus } from '../domain/review.ts';

/** The columns of SCN-22, plus those that the queue and the promise need. */
export interface ReviewRow extends Claimable {
  readonly id: string;
  readonly scan_id: string;
  readonly field_id: string | null;
  readonly disease_name: string | null;
  readonly confidence: number | null;
  readonly severity: string | null;
  readonly status: ReviewStatus;
  readonly created_at: Date;
  readonly outcome: string;
  readonly condition: string | null;
  readonly crop_type: string | null;
  readonly language: 'en' | 'sw';
  readonly county: string | null;
  readonly asked_at: Date;
  readonly due_at: Date | null;
  readonly seen: boolean;
  readonly helped: boolean | null;
}

export interface TurnRow {
  readonly review_id: string;
  readonly n: number;
  readonly note: string | null;
  readonly photos: readonly string[];
  readonly asked_at: Date;
  readonly due_at: Date | null;
  readonly expert_id: string | null;
  readonly expert_name: string | null;
  readonly answer: string | null;
  readonly voice: string | null;
  readonly voice_type: VoiceType | null;
  readonly voice_seconds: number | null;
  readonly condition: string | null;
  readonly photos_clean: boolean;
  readonly answered_at: Date | null;
}

const columns =
  raw(`user_id, id, scan_id, field_id, disease_name, confidence, severity, status, created_at, outcome, condition, crop_type, language, county,
  asked_at, due_at, claimed_by, claimed_at, seen, helped`);
const turnColumns = raw(
  'review_id, n, note, photos, asked_at, due_at, expert_id, expert_name, answer, voice, voice_type, voice_seconds, condition, photos_clean, answered_at',
);

export const listReviewsById = (tx: Query, userId: string, ids: readonly string[]): Promise<ReviewRow[]> =>
  tx.many(sql`select ${columns} from expert_reviews where user_id = ${userId} and id = any(${ids})`);

export const listTurns = (tx: Query, userId: string, ids: readonly string[]): Promise<TurnRow[]> =>
  tx.many(
    sql`
      select ${turnColumns}
      from expert_review_turns
      where user_id = ${userId} and review_id = any(${ids})
      order by review_id, n
    `,
  );

export interface FiledScan {
  readonly id: string;
  readonly field_id: string | null;
  readonly crop_type: string | null;
}

/** A question follows its check to another field. An unanswered one also follows it to another crop. */
export const refileReviews = (
  tx: Query,
  userId: string,
  { id, field_id, crop_type }: FiledScan,
): Promise<{ id: string }[]> =>
  tx.many(sql`
    update expert_reviews set field_id = ${field_id},
      crop_type = case when status in ('waiting', 'claimed') then ${crop_type} else crop_type end
    where user_id = ${userId} and scan_id = ${id} returning id`);

/** Lookup for experts, who do not know the owner. With `lock`, two experts decide one after the other. */
export const reviewById = (tx: Query, id: string, lock = false): Promise<ReviewRow | null> =>
  tx.maybe(
    lock
      ? sql`select ${columns} from expert_reviews where id = ${id} for update`
      : sql`select ${columns} from expert_reviews where id = ${id}`,
  );

export const openReviews = (tx: Query, userId: string): Promise<{ id: string; scan_id: string }[]> =>
  tx.many(
    sql`
      select id, scan_id
      from expert_reviews
      where user_id = ${userId} and status in ('waiting', 'claimed')
    `,
  );

/** 0 when the id is taken, perhaps by another user. */
export const insertReview = (
  tx: Query,
  r: Omit<ReviewRow, 'claimed_by' | 'claimed_at' | 'seen' | 'helped'>,
): Promise<number> =>
  tx.run(sql`
    insert into expert_reviews (user_id, id, scan_id, field_id, disease_name, confidence, severity, status,
      created_at, outcome, condition, crop_type, language, county, asked_at, due_at)
    values (${r.user_id}, ${r.id}, ${r.scan_id}, ${r.field_id}, ${r.disease_name}, ${r.confidence},
      ${r.severity}, ${r.status}, ${r.created_at}, ${r.outcome}, ${r.condition}, ${r.crop_type},
      ${r.language}, ${r.county}, ${r.asked_at}, ${r.due_at})
    on conflict do nothing
  `);

export interface Question {
  readonly n: number;
  readonly note: string | null;
  readonly photos: readonly string[];
  readonly asked_at: Date;
  readonly due_at: Date | null;
}

export const insertTurn = (tx: Query, userId: string, reviewId: string, q: Question): Promise<number> =>
  tx.run(
    sql`
      insert into expert_review_turns (user_id, review_id, n, note, photos, asked_at, due_at)
      values (${userId}, ${reviewId}, ${q.n}, ${q.note}, ${q.photos}, ${q.asked_at}, ${q.due_at})
    `,
  );

export const reopenReview = (
  tx: Query,
  userId: string,
  id: string,
  askedAt: Date,
  dueAt: Date | null,
): Promise<number> =>
  tx.run(
    sql`
      update expert_reviews
      set status = 'waiting', asked_at = ${askedAt}, due_at = ${dueAt}, claimed_by = null, claimed_at = null,
        seen = true
      where user_id = ${userId} and id = ${id}
    `,
  );

/** A withdrawn question does not count as a broken promise. */
export const markClosed = async (
  tx: Query,
  userId: string,
  id: string,
  helped: boolean | null,
  at: Date,
): Promise<void> => {
  await tx.run(
    sql`
      update expert_review_turns
      set due_at = null
      where user_id = ${userId} and review_id = ${id} and answered_at is null
    `,
  );
  await tx.run(
    sql`
      update expert_reviews
      set status = 'closed', helped = ${helped}, closed_at = ${at}, seen = true
      where user_id = ${userId} and id = ${id}
    `,
  );
};

export const markSeen = (tx: Query, userId: string, id: string): Promise<number> =>
  tx.run(sql`update expert_reviews set seen = true where user_id = ${userId} and id = ${id} and not seen`);

interface RemovedReview {
  readonly id: string;
  readonly photos: string[];
  readonly voices: string[];
}

/** Deletes questions with their turns. Returns the files that they named. */
export const deleteReviews = async (
  tx: Query,
  userId: string,
  of: { readonly scan: string } | { readonly field: string } | { readonly review: string },
): Promise<RemovedReview[]> => {
  const which =
    'scan' in of
      ? sql`r.scan_id = ${of.scan}`
      : 'field' in of
        ? sql`r.field_id = ${of.field}`
        : sql`r.id = ${of.review}`;
  const removed = await tx.many<RemovedReview>(sql`
    select r.id, coalesce(array_agg(distinct p) filter (where p is not null), '{}') as photos,
      coalesce(array_agg(distinct t.voice) filter (where t.voice is not null), '{}') as voices
    from expert_reviews r
    left join expert_review_turns t on t.user_id = r.user_id and t.review_id = r.id
    left join unnest(t.photos) p on true
    where r.user_id = ${userId} and ${which}
    group by r.id
  `);
  if (removed.length > 0)
    await tx.run(
      sql`delete from expert_reviews where user_id = ${userId} and id = any(${removed.map((g) => g.id)})`,
    );
  return removed;
};

export const isVoiceNeeded = async (tx: Query, userId: string, voice: string): Promise<boolean> =>
  (await tx.maybe(
    sql`select 1 as one from expert_review_turns where user_id = ${userId} and voice = ${voice} limit 1`,
  )) !== null;

export const idleClaims = (tx: Query, before: Date): Promise<{ id: string }[]> =>
  tx.many(
    sql`
      select id
      from expert_reviews
      where status = 'claimed' and claimed_at < ${before}
      order by claimed_at
      limit 200
    `,
  );

export const countClaimsOf = async (tx: Query, expertId: string): Promise<number> =>
  (
    await tx.one<{ n: number }>(
      sql`select count(*) as n from expert_reviews where status = 'claimed' and claimed_by = ${expertId}`,
    )
  ).n;

export const setClaim = (
  tx: Query,
  { user_id, id }: Pick<ReviewRow, 'user_id' | 'id'>,
  claim: { readonly by: string; readonly at: Date } | null,
): Promise<number> =>
  tx.run(
    claim
      ? sql`
        update expert_reviews
        set status = 'claimed', claimed_by = ${claim.by}, claimed_at = ${claim.at}
        where user_id = ${user_id} and id = ${id}
      `
      : sql`
        update expert_reviews
        set status = 'waiting', claimed_by = null, claimed_at = null
        where user_id = ${user_id} and id = ${id} and status = 'claimed'
      `,
  );

interface AnswerInput {
  readonly expertId: string;
  readonly name: string;
  readonly text: string | null;
  readonly condition: string | null;
  readonly clean: boolean;
  readonly at: Date;
  readonly voice: { readonly voice: string; readonly type: VoiceType; readonly seconds: number } | null;
}

export const writeAnswer = async (
  tx: Query,
  { user_id, id }: Pick<ReviewRow, 'user_id' | 'id'>,
  a: AnswerInput,
): Promise<void> => {
  await tx.run(sql`
    update expert_review_turns
    set expert_id = ${a.expertId}, expert_name = ${a.name}, answer = ${a.text},
      voice = ${a.voice?.voice ?? null}, voice_type = ${a.voice?.type ?? null},
      voice_seconds = ${a.voice?.seconds ?? null}, condition = ${a.condition}, photos_clean = ${a.clean},
      answered_at = ${a.at}
    where user_id = ${user_id} and review_id = ${id} and answered_at is null
  `);
  await tx.run(
    sql`
      update expert_reviews
      set status = 'answered', seen = false, claimed_by = null, claimed_at = null
      where user_id = ${user_id} and id = ${id}
    `,
  );
};

export const namesPhoto: RefersToPhoto = async (tx, userId, photo) =>
  (await tx.maybe(
    sql`
      select 1 as one
      from expert_review_turns
      where user_id = ${userId} and ${photo} = any(photos)
      limit 1
    `,
  )) !== null;
