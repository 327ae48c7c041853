import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';

/** ORG-10: points for completed actions, all time. */
export const organicPoints = async (tx: Query, userId: string): Promise<number> =>
  (
    await tx.one<{ n: number }>(
      sql`select coalesce(sum(points), 0)::int as n from organic_points where user_id = ${userId}`,
    )
  ).n;
