import sql, { type Sql } from 'sql-template-tag';
import type { Day } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import { MIN_FARMERS, type Level } from '../domain/sighting.ts';

export interface ReportRow {
  readonly id: string;
  readonly scan_id: string;
  readonly condition: string;
  readonly crop: string;
  readonly cell: string;
  readonly day: Day;
  readonly level: Level;
  readonly notified: number | null;
  readonly created_at: Date;
}
interface NoticeRow extends Omit<ReportRow, 'scan_id' | 'notified'> {
  readonly read: boolean;
}
export interface OwnedRow {
  readonly user_id: string;
  readonly id: string;
}

export const reportsByIds = (tx: Query, userId: string, ids: readonly string[]): Promise<ReportRow[]> =>
  tx.many(
    sql`
      select id, scan_id, condition, crop, cell, day, level, notified, created_at
      from sighting_reports
      where user_id = ${userId} and id = any(${ids})
    `,
  );

export const noticesByIds = (tx: Query, userId: string, ids: readonly string[]): Promise<NoticeRow[]> =>
  tx.many(
    sql`
      select id, condition, crop, cell, day, level, read, created_at
      from sighting_notices
      where user_id = ${userId} and id = any(${ids})
    `,
  );

export const readFollow = (tx: Query, userId: string): Promise<{ cell: string; active: boolean } | null> =>
  tx.maybe(sql`select cell, active from sighting_follows where user_id = ${userId}`);

export const writeFollow = (tx: Query, userId: string, cell: string, active: boolean): Promise<number> =>
  tx.run(sql`
    insert into sighting_follows (user_id, cell, active) values (${userId}, ${cell}, ${active})
    on conflict (user_id) do update set cell = excluded.cell, active = excluded.active, updated_at = now()`);

/** Withdrawn ones count too: each has already notified phones. */
export const reportUsage = (
  tx: Query,
  userId: string,
  scanId: string,
  since: Date,
): Promise<{ reported: boolean; today: number }> =>
  tx.one(sql`
    select exists (select 1 from sighting_reports where user_id = ${userId}
      and scan_id = ${scanId}) as reported, (select count(*) from events where user_id = ${userId}
      and name = 'sighting.reported' and at >= ${since}) as today
  `);

export const insertReport = (tx: Query, userId: string, r: ReportRow): Promise<number> =>
  tx.run(sql`
    insert into sighting_reports (user_id, id, scan_id, condition, crop, cell, day, level, created_at)
    values (${userId}, ${r.id}, ${r.scan_id}, ${r.condition}, ${r.crop}, ${r.cell}, ${r.day}, ${r.level},
      ${r.created_at})
  `);

export const deleteReport = (tx: Query, userId: string, id: string): Promise<number> =>
  tx.run(sql`delete from sighting_reports where user_id = ${userId} and id = ${id}`);

export const allReports = (tx: Query, userId: string): Promise<ReportRow[]> =>
  tx.many(
    sql`
      select id, scan_id, condition, crop, cell, day, level, notified, created_at
      from sighting_reports
      where user_id = ${userId}
    `,
  );

export const reportOfScan = (tx: Query, userId: string, scanId: string): Promise<ReportRow | null> =>
  tx.maybe(
    sql`
      select id, scan_id, condition, crop, cell, day, level, notified, created_at
      from sighting_reports
      where user_id = ${userId} and scan_id = ${scanId}
    `,
  );

/** Locks the report until this transaction ends; false when it was deleted. */
export const lockReport = async (tx: Query, userId: string, id: string): Promise<boolean> =>
  (await tx.maybe(
    sql`select 1 as one from sighting_reports where user_id = ${userId} and id = ${id} for share`,
  )) !== null;

export const writeLevel = (tx: Query, userId: string, id: string, level: Level): Promise<number> =>
  tx.run(sql`update sighting_reports set level = ${level} where user_id = ${userId} and id = ${id}`);

/**
 * The notices' id, shaped like all ids and derived from the report and its owner, because phones choose
 * report ids and could choose another's. One report notifies each phone once.
 */
const noticeIdOf = (userId: string, reportId: string): Sql =>
  sql`
    overlay(overlay(md5(${userId}::text || ${reportId}::text) placing '7' from 13) placing '8' from 17)::uuid
  `;

export const writeNotified = (tx: Query, userId: string, id: string): Promise<number> =>
  tx.run(
    sql`
      update sighting_reports
      set notified = (select count(*) from sighting_notices n where n.id = ${noticeIdOf(userId, id)})
      where user_id = ${userId} and id = ${id}
    `,
  );

/** Followers of these cells, in the order in which their sequences are locked. */
export const followersOf = async (
  tx: Query,
  cells: readonly string[],
  exceptUserId: string,
  after: string,
  limit: number,
): Promise<string[]> =>
  (
    await tx.many<{ user_id: string }>(sql`
      select user_id
      from sighting_follows
      where active and cell = any(${cells}) and user_id <> ${exceptUserId} and user_id > ${after}
      order by user_id
      limit ${limit}
    `)
  ).map((r) => r.user_id);

/** Writes one notice per farmer. Returns those to notify: new notices, and ones whose level changed. */
export const insertNotices = (
  tx: Query,
  reporter: string,
  userIds: readonly string[],
  r: ReportRow,
): Promise<OwnedRow[]> =>
  tx.many(sql`
    insert into sighting_notices (id, user_id, condition, crop, cell, day, level)
    select ${noticeIdOf(reporter, r.id)}, told, ${r.condition}, ${r.crop}, ${r.cell}, ${r.day}, ${r.level}
    from unnest(${userIds}::uuid[]) as told
    on conflict (user_id, id) do update set level = excluded.level
    where sighting_notices.level <> excluded.level
    returning user_id, id
  `);

export const noticesOfReport = (
  tx: Query,
  userId: string,
  reportId: string,
  limit: number,
): Promise<OwnedRow[]> =>
  tx.many(
    sql`
      select user_id, id
      from sighting_notices
      where id = ${noticeIdOf(userId, reportId)}
      order by user_id
      limit ${limit}
    `,
  );

export const deleteNotices = (tx: Query, notices: readonly OwnedRow[]): Promise<number> =>
  tx.run(
    sql`
      delete
      from sighting_notices
      where user_id = any(${notices.map((n) => n.user_id)}) and id = any(${notices.map((n) => n.id)})
    `,
  );

export const markRead = async (tx: Query, userId: string, ids: readonly string[]): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(
      sql`
        update sighting_notices
        set read = true
        where user_id = ${userId} and id = any(${ids}) and not read
        returning id
      `,
    )
  ).map((r) => r.id);

export const oldRows = (
  tx: Query,
  before: Date,
  limit: number,
): Promise<(OwnedRow & { kind: 'sighting_report' | 'sighting_notice' })[]> =>
  tx.many(sql`
    (select user_id, id,
      'sighting_report' as kind from sighting_reports where created_at < ${before} limit ${limit})
    union all (select user_id, id,
      'sighting_notice' from sighting_notices where created_at < ${before} limit ${limit})
  `);

export const deleteRows = async (tx: Query, userId: string, ids: readonly string[]): Promise<void> => {
  await tx.run(sql`delete from sighting_reports where user_id = ${userId} and id = any(${ids})`);
  await tx.run(sql`delete from sighting_notices where user_id = ${userId} and id = any(${ids})`);
};

interface AreaRow {
  readonly cell: string;
  readonly condition: string;
  readonly crop: string;
  readonly farmers: number;
  readonly confirmed: boolean;
  readonly last_day: Day;
}

/**
 * Excludes reports by one or two farmers unless an expert confirmed them. In that case the number is not
 * sent.
 */
export const areaRows = (tx: Query, cells: readonly string[], since: Day): Promise<AreaRow[]> =>
  tx.many(sql`
    select cell, condition, crop, count(distinct user_id) as farmers,
      bool_or(level = 'confirmed') as confirmed, max(day) as last_day
    from sighting_reports
    where cell = any(${cells}) and level in ('seen', 'confirmed') and day >= ${since}
    group by cell, condition, crop
    having count(distinct user_id) >= ${MIN_FARMERS} or bool_or(level = 'confirmed')
    order by max(day) desc, condition
    limit 100
  `);
