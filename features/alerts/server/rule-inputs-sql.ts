/**
 * Read-only queries for what the rules need to know about many fields at once, across the tables of several
 * features. Requires the system role.
 */
import sql, { empty } from 'sql-template-tag';
import { neighbouringCells, cellOf as areaOf } from '#features/sightings/domain/cell.ts';
import { NEARBY_WINDOW_DAYS, MIN_FARMERS } from '#features/sightings/domain/sighting.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { CropFacts, AlertFieldFacts } from '../domain/facts-of.ts';
import type { FieldDetection, NearbyCase } from '../domain/facts.ts';

/** The cursor of a batch: the last field of the previous page, in the order of weather cells. */
export interface FieldCursor {
  readonly row: number;
  readonly column: number;
  readonly userId: string;
  readonly id: string;
}

export interface AlertField extends AlertFieldFacts {
  readonly userId: string;
  readonly id: string;
  readonly cursor: FieldCursor;
}

interface FieldRow extends Omit<AlertFieldFacts, 'location'> {
  readonly user_id: string;
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly row: number;
  readonly column: number;
}

const cellRow = sql`floor(f.location_lat * 10 + 0.5)::integer`;
const cellColumn = sql`floor(f.location_lng * 10 + 0.5)::integer`;
const columns = sql`
  f.user_id, f.id, f.crop_type, f.soil_type, f.irrigation_type, f.elevation, f.location_lat as lat,
    f.location_lng as lng, ${cellRow} as row, ${cellColumn} as column
`;

const toAlertField = ({
  user_id: userId,
  id,
  lat,
  lng,
  row: r,
  column: c,
  ...rest
}: FieldRow): AlertField => ({
  ...rest,
  userId,
  id,
  location: { lat, lng },
  cursor: { row: r, column: c, userId, id },
});

/**
 * Fields with a confirmed location, ordered by weather cell. `onlyCell` limits them to one cell. Excludes
 * accounts with a pending deletion.
 */
export const listFieldPage = async (
  tx: Query,
  cursor: FieldCursor | null,
  limit: number,
  onlyCell: { readonly row: number; readonly column: number } | null = null,
): Promise<AlertField[]> =>
  (
    await tx.many<FieldRow>(sql`
      select ${columns}
      from fields f
      where not f.location_unconfirmed and not exists (select 1 from account_deletions d where d.user_id =
        f.user_id) ${onlyCell ? sql`and ${cellRow} = ${onlyCell.row} and ${cellColumn} = ${onlyCell.column}` : empty}
        ${
          cursor
            ? sql`
                and (${cellRow}, ${cellColumn}, f.user_id, f.id)
                  > (${cursor.row}::integer, ${cursor.column}::integer, ${cursor.userId}::uuid, ${cursor.id}::uuid)
              `
            : empty
        }
        order by ${cellRow}, ${cellColumn}, f.user_id, f.id limit ${limit}
    `)
  ).map(toAlertField);

export const listUserFields = async (tx: Query, userId: string): Promise<AlertField[]> =>
  (
    await tx.many<FieldRow>(
      sql`
        select ${columns}
        from fields f
        where f.user_id = ${userId} and not f.location_unconfirmed
        order by f.created_at, f.id
        limit 500
      `,
    )
  ).map(toAlertField);

export const countUnconfirmedFields = async (tx: Query, userId: string): Promise<number> =>
  (
    await tx.one<{ n: number }>(
      sql`select count(*) as n from fields where user_id = ${userId} and location_unconfirmed`,
    )
  ).n;

/**
 * Joined row by row (`lateral … offset 0`): the planner assumes that row-level security leaves almost no
 * rows, and would scan a whole table for every page.
 */
const fieldIdTable = (plots: readonly AlertField[]) =>
  sql`
    unnest(${plots.map((p) => p.userId)}::uuid[], ${plots.map((p) => p.id)}::uuid[]) as p (user_id, field_id)
  `;

/** Which of these fields still exist. Call it after locking out their owners' other writers. */
export const findExistingIds = async (
  tx: Query,
  plots: readonly AlertField[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await tx.many<{ id: string }>(
        sql`
          select f.id
          from ${fieldIdTable(plots)}
          cross join lateral (select id from fields where user_id = p.user_id and id = p.field_id offset 0) f
        `,
      )
    ).map((f) => f.id),
  );

const groupByField = <Row extends { readonly field_id: string }, T>(
  rows: readonly Row[],
  toValue: (row: Row) => T,
): ReadonlyMap<string, readonly T[]> => {
  const map = new Map<string, T[]>();
  for (const one of rows) {
    const list = map.get(one.field_id);
    if (list) list.push(toValue(one));
    else map.set(one.field_id, [toValue(one)]);
  }
  return map;
};

export const listCropsByField = async (
  tx: Query,
  plots: readonly AlertField[],
): Promise<ReadonlyMap<string, readonly CropFacts[]>> =>
  groupByField(
    await tx.many<CropFacts & { field_id: string }>(sql`
      select c.field_id, c.crop_type, c.status, c.planting_date, c.altitude_band, c.county,
        c.expected_harvest_date, c.harvest_source, c.harvest_from, c.harvest_to
      from ${fieldIdTable(plots)}
      cross join lateral (select * from crops where user_id = p.user_id and field_id = p.field_id offset 0) c
      order by c.created_at, c.id
    `),
    ({ field_id: _, ...crop }) => crop,
  );

interface FieldEventDates {
  readonly sprayedOn: Day | null;
  readonly floweredOn: Day | null;
  /** End of the waiting period after a spray. */
  readonly noHarvestBefore: Day | null;
}
/** The last recorded spray and flowering; older ones do not matter. */
export const listEventDatesByField = async (
  tx: Query,
  plots: readonly AlertField[],
  today: Day,
): Promise<ReadonlyMap<string, FieldEventDates>> =>
  new Map(
    (
      await tx.many<FieldEventDates & { field_id: string }>(sql`
        select e.field_id, max(e.date) filter (where e.event_type = 'spraying') as "sprayedOn",
          max(e.date) filter (where e.event_type = 'flowering') as "floweredOn",
          max(e.date + e.wait_days) filter (where e.event_type = 'spraying') as "noHarvestBefore"
        from ${fieldIdTable(plots)}
        cross join lateral (select * from field_events where user_id = p.user_id
          and field_id = p.field_id offset 0) e
        where e.event_type in ('spraying', 'flowering') and e.removed_at is null
          and e.date between ${addDays(today, -120)} and ${today}
        group by e.field_id
      `)
    ).map(({ field_id: id, ...noted }) => [id, noted]),
  );

/**
 * Conditions that leaf checks found on these fields: the phone's answer, unless the server's own check found
 * something else.
 */
export const listDetectionsByField = async (
  tx: Query,
  plots: readonly AlertField[],
  today: Day,
): Promise<ReadonlyMap<string, readonly FieldDetection[]>> =>
  groupByField(
    await tx.many<FieldDetection & { field_id: string }>(sql`
      select s.field_id, s.condition, min((s.taken_at at time zone 'Africa/Nairobi')::date) as on,
        max((s.taken_at at time zone 'Africa/Nairobi')::date) as last
      from ${fieldIdTable(plots)}
      cross join lateral (select * from crop_scans where user_id = p.user_id
        and field_id = p.field_id offset 0) s
      where s.outcome = 'answer' and s.condition not like '%healthy'
        and s.taken_at >= ${addDays(today, -120)}::date and (s.checked is null
        or s.checked->>'condition' = s.condition)
      group by s.field_id, s.condition
    `),
    ({ field_id: _, ...found }) => found,
  );

interface AreaReports {
  readonly centre: string;
  readonly condition: string;
  readonly users: readonly string[];
  readonly confirmed: readonly string[] | null;
  readonly last: Day;
}

/**
 * Cases found by other farmers within about 10 km of these fields. Fewer than `MIN_FARMERS` count only if an
 * expert confirmed one.
 */
export const findNearbyCases = async (
  tx: Query,
  plots: readonly AlertField[],
  today: Day,
): Promise<(plot: AlertField) => readonly NearbyCase[]> => {
  const centres = [...new Set(plots.map((p) => areaOf(p.location)))];
  const pairs = centres.flatMap((centre) => neighbouringCells(centre).map((cell) => [centre, cell] as const));
  const areas = await tx.many<AreaReports>(sql`
    select p.centre, r.condition, array_agg(distinct r.user_id) as users,
      array_agg(distinct r.user_id) filter (where r.level = 'confirmed') as confirmed, max(r.day) as last
    from unnest(${pairs.map(([centre]) => centre)}::text[],
      ${pairs.map(([, cell]) => cell)}::text[]) as p (centre, cell)
    join sighting_reports r on r.cell = p.cell
    where r.level in ('seen', 'confirmed') and r.day >= ${addDays(today, -NEARBY_WINDOW_DAYS)}
    group by p.centre, r.condition
  `);
  return (plot) =>
    areas
      .filter((a) => a.centre === areaOf(plot.location))
      .flatMap(({ condition, users, confirmed, last }) => {
        const farmers = users.filter((u) => u !== plot.userId).length;
        const isConfirmed = (confirmed ?? []).some((u) => u !== plot.userId);
        return farmers >= MIN_FARMERS
          ? [{ condition, farmers, lastOn: last }]
          : isConfirmed
            ? [{ condition, farmers: 1, lastOn: last }]
            : [];
      });
};
