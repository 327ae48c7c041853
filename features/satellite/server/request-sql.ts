import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { Run } from '../contract.ts';
import { runOf } from './sql.ts';

/**
 * Marks an analysis that the watch started as requested by the farmer, so that it counts towards the daily
 * limit and its result is sent.
 */
export const markRunRequested = (tx: Query, userId: string, runId: string): Promise<number> =>
  tx.run(
    sql`update satellite_runs set asked = true where user_id = ${userId} and id = ${runId} and not asked`,
  );

/** The newest analysis of a field that the farmer requested. */
export const findLatestRequestedRun = async (
  tx: Query,
  userId: string,
  fieldId: string,
): Promise<Run | null> => {
  const newest = await tx.maybe<{ id: string }>(
    sql`
      select id
      from satellite_runs
      where user_id = ${userId} and field_id = ${fieldId} and asked
      order by created_at desc, id desc
      limit 1
    `,
  );
  return newest && runOf(tx, userId, newest.id);
};
