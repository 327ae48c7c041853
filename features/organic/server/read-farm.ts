/** One farmer's crops from the tables of several features, because the choice considers all of them. */
import sql from 'sql-template-tag';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import { weatherOfCells } from '#features/weather/server/api.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import { lastingConditions } from '#knowledge/sprays/ban-durations.ts';
import type { AlertFacts, CropFacts, FarmFacts } from '../domain/field-crops.ts';
import type { LeafCheck } from '../domain/open-checks.ts';

interface FieldRow {
  readonly id: string;
  readonly name: string | null;
  readonly crop_type: string;
  readonly location_unconfirmed: boolean;
  readonly lat: number;
  readonly lng: number;
}

/** Limit for one card: a farm is small, but a school may have a thousand plots. */
const MAX_FIELDS = 50;

const weatherOf = async (
  tx: Query,
  fields: readonly FieldRow[],
  today: Day,
): Promise<ReadonlyMap<string, readonly WeatherDay[]>> => {
  const placed = fields.filter((field) => !field.location_unconfirmed);
  const known = await weatherOfCells(tx, [...new Set(placed.map(cellOf))], today, 0);
  return new Map(placed.map((field) => [field.id, known.get(cellOf(field))?.ahead ?? []]));
};

export const readFarm = async (
  tx: Query,
  userId: string,
  today: Day,
): Promise<Omit<FarmFacts, 'fields'> & { readonly fields: readonly FieldRow[] }> => {
  const fields = await tx.many<FieldRow>(sql`
    select id, name, crop_type, location_unconfirmed, location_lat as lat, location_lng as lng
    from fields
    where user_id = ${userId}
    order by created_at, id
    limit ${MAX_FIELDS}
  `);
  const crops = await tx.many<CropFacts>(sql`
    select field_id, crop_type, status, planting_date::text, expected_harvest_date::text, harvest_source,
      harvest_from::text, harvest_to::text, altitude_band, county, harvested_on::text
    from crops
    where user_id = ${userId}
    order by created_at, id
  `);
  const checks = await tx.many<Omit<LeafCheck, 'taken_at'> & { taken_at: Date }>(sql`
    select s.id, s.field_id, s.crop_type, s.outcome, s.condition, s.pick, s.severity, s.taken_at,
      s.checked->>'condition' as checked, exists (select 1 from scan_outcomes o where o.user_id = s.user_id
      and o.scan_id = s.id and o.answer = 'better') as healed
    from crop_scans s
    where s.user_id = ${userId} and (s.taken_at >= ${addDays(today, -30)}::date
      or s.checked->>'condition' = any(${lastingConditions}::text[])
      or s.condition = any(${lastingConditions}::text[]) or s.pick = any(${lastingConditions}::text[]))
    order by s.taken_at, s.id
  `);
  const alerts = await tx.many<AlertFacts>(sql`
    select a.field_id, a.theme, a.raised->>'condition' as condition, a.raised->>'crop' as crop, a.urgency,
      a.valid_until::text as until
    from alerts a
    where a.user_id = ${userId} and a.state = 'open' and a.valid_until >= ${today}::date
      and not exists (select 1 from alert_mutes m where m.user_id = a.user_id and m.theme = a.theme)
    order by a.created_at, a.id
  `);
  return {
    fields,
    crops,
    checks: checks.map((check) => ({ ...check, taken_at: check.taken_at.toISOString() })),
    alerts,
    weather: await weatherOf(tx, fields, today),
  };
};
