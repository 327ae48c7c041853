import sql from 'sql-template-tag';
import { DAY_MS, type Day } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import { MAX_FIELD_HA } from '../domain/max-field-size.ts';

export interface WatchedField {
  readonly userId: string;
  readonly fieldId: string;
}

export const scheduleCheck = (tx: Query, userId: string, fieldId: string, at: Date): Promise<number> =>
  tx.run(
    sql`
      insert into satellite_watch (user_id, field_id, next_at)
      values (${userId}, ${fieldId}, ${at})
      on conflict (user_id, field_id) do update set next_at = excluded.next_at
    `,
  );
export const unwatch = (tx: Query, userId: string, fieldId: string): Promise<number> =>
  tx.run(sql`delete from satellite_watch where user_id = ${userId} and field_id = ${fieldId}`);
export const unwatchAll = (tx: Query, userIds: readonly string[]): Promise<number> =>
  tx.run(sql`delete from satellite_watch where user_id = any(${userIds}::uuid[])`);

/** Farmers with a field, in id order, without accounts that requested deletion. */
export const listFarmers = async (tx: Query, after: string | null, limit: number): Promise<string[]> =>
  (
    await tx.many<{ user_id: string }>(sql`
      select distinct f.user_id
      from fields f
      where not exists (select 1 from account_deletions d where d.user_id = f.user_id)
        and f.user_id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
      order by f.user_id
      limit ${limit}
    `)
  ).map(({ user_id: id }) => id);

/** Adds eligible fields of these farmers that are not watched yet. They are due now. */
export const watchFields = (tx: Query, userIds: readonly string[], now: Date): Promise<number> =>
  tx.run(sql`
    insert into satellite_watch (user_id, field_id, next_at)
    select f.user_id, f.id, ${now}
    from unnest(${userIds}::uuid[]) as u (id)
    cross join lateral (select * from fields where user_id = u.id offset 0) f
    where not f.location_unconfirmed and f.size_hectares <= ${MAX_FIELD_HA}
    on conflict do nothing
  `);

interface DueRow {
  readonly user_id: string;
  readonly field_id: string;
  readonly turn: boolean;
  readonly beyond: boolean;
}
const toWatchedFields = (rows: readonly DueRow[]): WatchedField[] =>
  rows.map(({ user_id: userId, field_id: fieldId }) => ({ userId, fieldId }));

/**
 * `selected`: at most `maxPerAccount` per account, the longest due first, neighbours together, so that one
 * read serves both. `postponed`: an account's other fields, and all of an account being deleted, so that they
 * do not block others for ever.
 */
export const listDueFields = async (
  tx: Query,
  now: Date,
  limit: number,
  maxPerAccount: number,
): Promise<{ readonly selected: readonly WatchedField[]; readonly postponed: readonly WatchedField[] }> => {
  const rows = await tx.many<DueRow>(sql`
    with due as (select w.*, exists (select 1 from account_deletions d where d.user_id = w.user_id) as leaves,
      row_number() over (partition by user_id order by next_at, field_id) as n from (select * from
      satellite_watch where next_at <= ${now} order by next_at limit ${limit * 10}) w), ranked as (select *,
      row_number() over (order by leaves, n > ${maxPerAccount}, n, next_at, field_id) as place from due)
    select r.user_id, r.field_id, not leaves and n <= ${maxPerAccount} and place <= ${limit} as turn, leaves
      or n > ${maxPerAccount} as beyond
    from ranked r
    cross join lateral (select location_lat, location_lng from fields where user_id = r.user_id
      and id = r.field_id offset 0) f
    order by floor(f.location_lat * 10), floor(f.location_lng * 10), r.field_id
  `);
  return {
    selected: toWatchedFields(rows.filter((one) => one.turn)),
    postponed: toWatchedFields(rows.filter((one) => one.beyond)),
  };
};

/** Postpones fields, so that the next batch skips them. */
export const claimFields = (tx: Query, all: readonly WatchedField[], until: Date): Promise<number> =>
  tx.run(sql`
    update satellite_watch w
    set next_at = ${until}
    from unnest(${all.map((one) => one.userId)}::uuid[],
      ${all.map((one) => one.fieldId)}::uuid[]) as t (user_id, field_id)
    where w.user_id = t.user_id and w.field_id = t.field_id
  `);

/** Fields whose check is more than a day overdue. */
export const countOverdueChecks = async (tx: Query, now: Date): Promise<number> =>
  Number(
    (
      await tx.one<{ n: number }>(
        sql`select count(*) as n from satellite_watch where next_at < ${new Date(now.getTime() - DAY_MS)}`,
      )
    ).n,
  );

/** True for the one server that starts this day's batch. */
export const claimDay = async (tx: Query, day: Day): Promise<boolean> =>
  (await tx.run(sql`insert into satellite_days (day) values (${day}) on conflict do nothing`)) > 0;
export const deleteDaysBefore = (tx: Query, before: Day): Promise<number> =>
  tx.run(sql`delete from satellite_days where day < ${before}`);

/** Fails an analysis whose job was lost, so that it does not block. */
export const failLostRuns = (tx: Query, createdBefore: Date, now: Date): Promise<number> =>
  tx.run(
    sql`
      update satellite_runs
      set state = 'failed', failure = 'ours', progress = null, finished_at = ${now}
      where state in ('waiting', 'working') and created_at < ${createdBefore}
    `,
  );
/** Keeps the last run of each field. */
export const deleteOldRuns = (tx: Query, before: Date): Promise<number> =>
  tx.run(
    sql`
      delete
      from satellite_runs r
      where created_at < ${before} and exists (select 1 from satellite_runs n where n.user_id = r.user_id
        and n.field_id = r.field_id and n.created_at > r.created_at)
    `,
  );
