import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import { markClosed, openReviews } from './sql.ts';

/** The expert's last diagnosis of this plant; null without one. */
export const findExpertDiagnosis = async (
  tx: Query,
  userId: string,
  scanId: string,
): Promise<string | null> =>
  (
    await tx.maybe<{ condition: string }>(sql`
      select t.condition
      from expert_reviews r
      join expert_review_turns t on t.user_id = r.user_id and t.review_id = r.id
      where r.user_id = ${userId} and r.scan_id = ${scanId} and t.answered_at is not null
        and t.condition is not null
      order by t.answered_at desc
      limit 1
    `)
  )?.condition ?? null;

/** Withdraws open questions as the farmer would. Returns their ids. */
export const closeOpenReviews = async (tx: Query, userId: string, at: Date): Promise<string[]> => {
  const ids = (await openReviews(tx, userId)).map(({ id }) => id);
  for (const id of ids) await markClosed(tx, userId, id, null, at);
  return ids;
};
