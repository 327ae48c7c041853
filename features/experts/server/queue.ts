import sql, { empty } from 'sql-template-tag';
import { countExperts } from '#features/people/server/api.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { PageCursor } from '#kit/server/page-cursor.ts';
import { RESPONSE_TIME_DAYS, responseTimesOf, type ResponseTimes } from '../domain/response-time.ts';
import type { ReviewRow } from './sql.ts';

export const PAGE_SIZE = 30;

interface QueueFilter {
  readonly crop?: string | undefined;
  readonly language?: string | undefined;
  readonly county?: string | undefined;
}

export interface QueuedReview extends Pick<
  ReviewRow,
  'id' | 'status' | 'crop_type' | 'county' | 'language' | 'outcome' | 'condition' | 'asked_at' | 'due_at'
> {
  readonly mine: boolean;
  readonly again: boolean;
  readonly photos: number;
}

/**
 * Oldest first, so overdue ones come first: every question has the same time limit. Experts do not see their
 * own questions.
 */
export const queuePage = (
  tx: Query,
  expertId: string,
  { crop, language, county }: QueueFilter,
  after: PageCursor | null,
): Promise<QueuedReview[]> =>
  tx.many(sql`
    select r.id, r.status, r.crop_type, r.county, r.language, r.outcome, r.condition, r.asked_at, r.due_at,
      coalesce(r.claimed_by = ${expertId}, false) as mine, t.n > 1 as again, coalesce(cardinality(t.photos),
      0) as photos
    from expert_reviews r
    join lateral (select n, photos from expert_review_turns t where t.user_id = r.user_id
      and t.review_id = r.id order by n desc limit 1) t on true
    where r.user_id <> ${expertId} and (r.status = 'waiting' or (r.status = 'claimed' and r.claimed_by =
      ${expertId})) ${crop ? sql`and r.crop_type = ${crop}` : empty}
      ${language ? sql`and r.language = ${language}` : empty}
      ${county ? sql`and r.county = ${county}` : empty}
      ${after ? sql`and (r.asked_at, r.id) > (${after.at}, ${after.id})` : empty} order by r.asked_at,
      r.id limit ${PAGE_SIZE}
  `);

interface QueueCounts {
  readonly waiting: number;
  readonly overdue: number;
  readonly crops: readonly string[];
  readonly counties: readonly string[];
}

export const readQueueCounts = (tx: Query, expertId: string): Promise<QueueCounts> =>
  tx.one(sql`
    select count(*) as waiting, count(*) filter (where due_at < now()) as overdue,
      coalesce(array_agg(distinct crop_type) filter (where crop_type is not null), '{}') as crops,
      coalesce(array_agg(distinct county) filter (where county is not null), '{}') as counties
    from expert_reviews
    where user_id <> ${expertId} and (status = 'waiting' or (status = 'claimed' and claimed_by = ${expertId}))
  `);

export const countUnclaimed = async (tx: Query): Promise<number> =>
  (await tx.one<{ n: number }>(sql`select count(*) as n from expert_reviews where status = 'waiting'`)).n;

export const countOverdueReviews = async (tx: Query): Promise<number> =>
  (
    await tx.one<{ n: number }>(
      sql`select count(*) as n from expert_reviews where status in ('waiting', 'claimed') and due_at < now()`,
    )
  ).n;

/** Counts every promised question of the last 30 days that was answered or whose deadline has passed. */
export const readPromiseRate = async (tx: Query): Promise<ResponseTimes> => {
  const counted = await tx.one<{ decided: number; in_time: number; median_hours: number | null }>(sql`
    select count(*) filter (where answered_at is not null or due_at < now()) as decided,
      count(*) filter (where answered_at <= due_at) as in_time, (percentile_cont(0.5) within group (order by
      extract(epoch from answered_at - asked_at)) filter (where answered_at is not null) / 3600)::double
      precision as median_hours
    from expert_review_turns
    where due_at is not null and asked_at > now() - make_interval(days => ${RESPONSE_TIME_DAYS})
  `);
  return responseTimesOf({
    experts: await countExperts(tx),
    decided: counted.decided,
    inTime: counted.in_time,
    medianHours: counted.median_hours,
  });
};
