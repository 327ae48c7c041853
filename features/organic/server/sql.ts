import sql from 'sql-template-tag';
import type { Day } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { ArgsOf, RowOf } from '#kit/sync/commands.ts';
import type { completeAction, organicRows } from '../contract.ts';

type Row = RowOf<typeof organicRows>;
interface StoredRow extends Omit<Row, 'completed_date'> {
  readonly completed_date: Date | null;
}

export const actionsByDays = async (tx: Query, userId: string, days: readonly string[]): Promise<Row[]> =>
  (
    await tx.many<StoredRow>(sql`
    select day::text as id, action, field_id, crop_type, completed, completed_date, organic_score_points
    from daily_organic_actions where user_id = ${userId} and day::text = any(${days})`)
  ).map((row) => ({ ...row, completed_date: row.completed_date?.toISOString() ?? null }));

export const doneSince = (tx: Query, userId: string, since: Day): Promise<{ id: Day; action: string }[]> =>
  tx.many(
    sql`
      select day::text as id, action
      from daily_organic_actions
      where user_id = ${userId} and day >= ${since}::date and completed
      order by day
    `,
  );

/** True when this is the day's first record. */
export const insertCompletion = async (
  tx: Query,
  userId: string,
  { day, action, field_id, crop_type }: ArgsOf<typeof completeAction>,
  at: Date,
  points: number,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into daily_organic_actions (user_id, day, action, field_id, crop_type, completed, completed_date,
      organic_score_points)
    values (${userId}, ${day}, ${action}, ${field_id}, ${crop_type}, true, ${at}, ${points})
    on conflict (user_id, day) do nothing
  `)) > 0;

/** Adds points once per cause; a repeated call changes nothing. */
export const insertPoints = async (
  tx: Query,
  userId: string,
  cause: string,
  points: number,
  at: Date,
): Promise<void> => {
  await tx.run(
    sql`
      insert into organic_points (user_id, cause, points, at)
      values (${userId}, ${cause}, ${points}, ${at})
      on conflict (user_id, cause) do nothing
    `,
  );
};

/** Clears a deleted field from its actions. */
export const clearField = async (tx: Query, userId: string, fieldId: string): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(
      sql`
        update daily_organic_actions
        set field_id = null
        where user_id = ${userId} and field_id = ${fieldId}
        returning day::text as id
      `,
    )
  ).map(({ id }) => id);
