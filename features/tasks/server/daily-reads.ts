/**
 * Facts about whole farms for the rules. Reads the tables of several features, because the rules need data
 * from all of them.
 */
import sql, { type Sql } from 'sql-template-tag';
import type { AgronomyField } from '#features/agronomy/domain/field-view.ts';
import type { RaisedAlert } from '#features/alerts/domain/raised-alert.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Size } from '#features/fields/domain/default-size.ts';
import type { FieldEvent } from '#features/history/domain/event.ts';
import { counties } from '#features/places/domain/counties.ts';
import { countyOf } from '#features/places/domain/county-of.ts';
import { NONE_OF_THESE } from '#features/scanner/domain/scan.ts';
import { type Cell, cellOf } from '#features/weather/domain/cell.ts';
import { weatherOfCells } from '#features/weather/server/api.ts';
import { addDays, type Day, dayInNairobi } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import { lastingConditions } from '#knowledge/sprays/ban-durations.ts';
import type {
  Facts,
  FieldFacts,
  OpenAlert,
  PastVerdict,
  SickLeaf,
  TaskFacts,
} from '../domain/suggest/facts.ts';
import { fieldFactsOf, isTooOld } from '../domain/suggest/field-facts.ts';

/** Farmers with a field, in id order, without accounts that requested deletion. Requires the system role. */
export const farmersPage = async (tx: Query, after: string | null, limit: number): Promise<string[]> =>
  (
    await tx.many<{ user_id: string }>(sql`
      select distinct f.user_id
      from fields f
      where not exists (select 1 from account_deletions d where d.user_id = f.user_id)
        ${after ? sql`and f.user_id > ${after}` : sql``}
      order by f.user_id
      limit ${limit}
    `)
  ).map(({ user_id: id }) => id);

interface Plot extends Omit<AgronomyField, 'location'>, Size {
  readonly id: string;
  readonly user_id: string;
  readonly lat: number;
  readonly lng: number;
  readonly location_unconfirmed: boolean;
  readonly location_description: string | null;
}
type WithUserId<T> = T & { readonly user_id: string };
type WithFieldId<T> = T & { readonly field_id: string };

const WATER_DAYS = 92;
const LEAF_DAYS = 21;
const TASK_DAYS = 60;
const VERDICT_DAYS = 90;

/**
 * Lateral join per user, as in the alerts' queries: the planner assumes that row-level security leaves almost
 * no rows.
 */
const selectForUsers = (userIds: readonly string[], rows: Sql): Sql =>
  sql`select x.* from unnest(${userIds}::uuid[]) as u (id) cross join lateral (${rows} offset 0) x`;
const groupBy = <T>(rows: readonly T[], key: (row: T) => string): ReadonlyMap<string, readonly T[]> => {
  const map = new Map<string, T[]>();
  for (const row of rows) {
    const list = map.get(key(row));
    if (list) list.push(row);
    else map.set(key(row), [row]);
  }
  return map;
};
const groupByField = <T extends { readonly field_id: string }>(
  rows: readonly T[],
): ReadonlyMap<string, readonly T[]> => groupBy(rows, (row) => row.field_id);

/**
 * A candidate that the farmer picked counts as an answer, as on the phone. Includes older checks that still
 * forbid something.
 */
const sickLeavesOf = (tx: Query, users: readonly string[], since: Day): Promise<WithFieldId<SickLeaf>[]> =>
  tx.many(
    selectForUsers(
      users,
      sql`
        select id, field_id, crop_type as crop, coalesce(checked->>'condition', condition, nullif(pick,
          ${NONE_OF_THESE})) as condition, (taken_at at time zone 'Africa/Nairobi')::date as "on"
        from crop_scans
        where user_id = u.id and field_id is not null and coalesce((crop_question->>'answered')::boolean,
          true) and coalesce(checked->>'condition', condition, nullif(pick, ${NONE_OF_THESE})) is not null
          and (taken_at >= ${since}::date or coalesce(checked->>'condition', condition, nullif(pick,
          ${NONE_OF_THESE})) = any(${lastingConditions}::text[]))
      `,
    ),
  );
const alerts = (
  tx: Query,
  users: readonly string[],
  today: Day,
): Promise<
  WithFieldId<{ readonly id: string; readonly raised: RaisedAlert; readonly forecast_at: Date }>[]
> =>
  tx.many(
    selectForUsers(
      users,
      sql`
        select a.id, a.field_id, a.raised, a.forecast_at
        from alerts a
        where a.user_id = u.id and a.state = 'open' and a.valid_until >= ${today}
          and not exists (select 1 from alert_mutes m where m.user_id = a.user_id and m.theme = a.theme)
      `,
    ),
  );
/** All crops ever recorded on these farmers' fields. */
export const cropsOfFarmers = (tx: Query, users: readonly string[]): Promise<Crop[]> =>
  tx.many(selectForUsers(users, sql`select * from crops where user_id = u.id order by created_at, id`));
const events = (tx: Query, users: readonly string[], since: Day): Promise<WithFieldId<FieldEvent>[]> =>
  tx.many(
    selectForUsers(
      users,
      sql`
        select field_id, date, event_type, quantity, quantity_unit, wait_days
        from field_events
        where user_id = u.id and removed_at is null and date >= ${since}
      `,
    ),
  );
const tasks = (tx: Query, users: readonly string[], today: Day): Promise<WithUserId<TaskFacts>[]> =>
  tx.many(
    selectForUsers(
      users,
      sql`
        select user_id, field_id, category, due_date, completed_on, status, suggestion_key
        from farm_plan_tasks
        where user_id = u.id and (suggestion_key is not null or due_date >= ${addDays(today, -TASK_DAYS)}
          or completed_on >= ${addDays(today, -TASK_DAYS)})
      `,
    ),
  );
const verdicts = (tx: Query, users: readonly string[], since: Day): Promise<WithUserId<PastVerdict>[]> =>
  tx.many(
    selectForUsers(
      users,
      sql`
        select user_id, key, verdict, (judged_at at time zone 'Africa/Nairobi')::date as "on"
        from task_verdicts
        where user_id = u.id and judged_at >= ${since}::date
      `,
    ),
  );
const plots = (tx: Query, users: readonly string[]): Promise<Plot[]> =>
  tx.many(
    selectForUsers(
      users,
      sql`
        select id, user_id, elevation, size, size_unit, size_hectares, size_is_default, boundary_source,
          soil_type, irrigation_type, location_lat as lat, location_lng as lng, location_unconfirmed, location_description
        from fields
        where user_id = u.id
        order by created_at, id
      `,
    ),
  );

/** All facts of these farmers at `now`, with one query per table; no weather for an unconfirmed place. */
export const factsOfFarmers = async (
  tx: Query,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Facts>> => {
  const today = dayInNairobi(now);
  const all = await plots(tx, userIds);
  const cellFor = ({ lat, lng, location_unconfirmed: isUnconfirmed }: Plot): Cell | null =>
    isUnconfirmed ? null : cellOf({ lat, lng });
  const weathers = await weatherOfCells(
    tx,
    [...new Set(all.flatMap((plot) => cellFor(plot) ?? []))],
    today,
    WATER_DAYS,
  );
  const [cropsByField, eventsByField, sickLeavesByField, alertsByField] = [
    groupByField(await cropsOfFarmers(tx, userIds)),
    groupByField(await events(tx, userIds, addDays(today, -WATER_DAYS))),
    groupByField(await sickLeavesOf(tx, userIds, addDays(today, -LEAF_DAYS))),
    groupByField(await alerts(tx, userIds, today)),
  ];
  const [tasksByUser, verdictsByUser] = [
    groupBy(await tasks(tx, userIds, today), (t) => t.user_id),
    groupBy(await verdicts(tx, userIds, addDays(today, -VERDICT_DAYS)), (v) => v.user_id),
  ];
  const fieldOf = (plot: Plot): FieldFacts => {
    const { lat, lng, user_id: _, ...rest } = plot;
    const own = cropsByField.get(plot.id) ?? [];
    const weather = weathers.get(cellFor(plot) ?? '');
    return fieldFactsOf(
      {
        field: { ...rest, location: { lat, lng } },
        crops: own,
        events: eventsByField.get(plot.id) ?? [],
        county:
          (plot.location_unconfirmed ? null : countyOf({ lat, lng })) ??
          own.find((c) => c.county)?.county ??
          counties.find((one) => one === plot.location_description) ??
          null,
        elevation: weather?.elevation ?? null,
        days: weather ? [...weather.past, ...weather.ahead] : [],
        forecast: weather
          ? { at: weather.fetchedAt, isOld: isTooOld(weather.fetchedAt, now.getTime()) }
          : null,
        sickLeaves: sickLeavesByField.get(plot.id) ?? [],
        alerts: (alertsByField.get(plot.id) ?? []).map(({ id, raised, forecast_at: at }): OpenAlert => ({
          id,
          raised,
          forecastAt: at.toISOString(),
        })),
      },
      today,
    );
  };
  const farms = groupBy(all, (plot) => plot.user_id);
  return new Map(
    userIds.map((id) => [
      id,
      {
        fields: (farms.get(id) ?? []).map(fieldOf),
        tasks: tasksByUser.get(id) ?? [],
        verdicts: verdictsByUser.get(id) ?? [],
      },
    ]),
  );
};

/** Crops of a field, for tasks that follow its harvest days. */
export const cropsOfField = (tx: Query, userId: string, fieldId: string): Promise<Crop[]> =>
  tx.many(
    sql`select * from crops where user_id = ${userId} and field_id = ${fieldId} order by created_at, id`,
  );

/** Which of these fields still exist. */
export const existingFieldIds = async (
  tx: Query,
  fields: readonly { readonly userId: string; readonly fieldId: string }[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await tx.many<{ id: string }>(sql`
        select f.id
        from unnest(${fields.map((f) => f.userId)}::uuid[],
          ${fields.map((f) => f.fieldId)}::uuid[]) as u (user_id, field_id)
        cross join lateral (select id from fields where user_id = u.user_id and id = u.field_id offset 0) f
      `)
    ).map(({ id }) => id),
  );

/** Accounts without a profile are missing: use English. */
export const languagesOf = async (
  tx: Query,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, 'en' | 'sw'>> =>
  new Map(
    (
      await tx.many<{ id: string; language: 'en' | 'sw' }>(
        selectForUsers(userIds, sql`select id, preferred_language as language from profiles where id = u.id`),
      )
    ).map(({ id, language }) => [id, language]),
  );
