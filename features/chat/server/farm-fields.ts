/** The farmer's fields as the assistant sees them: crops, forecast and water. */
import sql from 'sql-template-tag';
import { fieldView, type AgronomyField } from '#features/agronomy/domain/field-view.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import { harvestWindow } from '#features/crops/domain/harvest-window.ts';
import { isDefaultSize } from '#features/fields/domain/default-size.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { type SatelliteReading, vegetationOf } from '#features/fields/domain/vegetation.ts';
import type { FieldEvent } from '#features/history/domain/event.ts';
import { countyOf, countyOfField } from '#features/places/domain/county-of.ts';
import { listSatelliteHealth } from '#features/satellite/server/api.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import { type CellWeather, PAST_DAYS, weatherOfCells } from '#features/weather/server/api.ts';
import { addDays, type Day, dayInNairobi } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { fromHectares } from '#kit/pure/units.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { ChatField } from '../domain/types.ts';

/** Enough for a farm. A school's thousand plots are not read for one question. */
const MAX_FIELDS = 12;
const NAIROBI_MINUTES = 180;

interface FieldRow
  extends
    Omit<AgronomyField, 'location'>,
    Pick<Field, 'size' | 'size_unit' | 'size_is_default' | 'boundary_source'> {
  readonly id: string;
  readonly name: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly location_unconfirmed: boolean;
  readonly location_description: string | null;
  readonly crop_type: string;
}
type Event = Pick<FieldEvent, 'field_id' | 'date' | 'event_type' | 'quantity' | 'quantity_unit'>;
interface FieldInputs {
  readonly crops: readonly Crop[];
  readonly events: readonly Event[];
  readonly weather: CellWeather | undefined;
  readonly seen: SatelliteReading | undefined;
  readonly now: Date;
}

const chatCropsOf = (field: FieldRow, crops: readonly Crop[]): ChatField['crops'] =>
  crops.length > 0
    ? crops.map((c) => ({
        crop: c.crop_type,
        plantedOn: c.status === 'planning' ? null : c.planting_date,
        harvest: harvestWindow(c),
      }))
    : [{ crop: field.crop_type, plantedOn: null, harvest: null }];

/**
 * Computed as on the phone (`web/answering/farm-context.ts`), which does not know the county of a place.
 * Sample weather is ignored, so that nobody plants or waters because of it.
 */
const toField = (row: FieldRow, { crops, events, weather, seen, now }: FieldInputs): ChatField => {
  const known = weather?.source === 'sample' ? undefined : weather;
  const county =
    crops.find((crop) => crop.county)?.county ??
    countyOfField({
      lat: row.lat,
      lng: row.lng,
      unconfirmed: row.location_unconfirmed,
      description: row.location_description,
    });
  const elevation = row.elevation ?? known?.elevation ?? null;
  const field = { ...row, location: { lat: row.lat, lng: row.lng } };
  const view = known
    ? fieldView({
        field,
        crops,
        events,
        county,
        elevation,
        days: [...known.past, ...known.ahead],
        hours: [],
        utcOffset: NAIROBI_MINUTES,
        now,
      })
    : null;
  return {
    id: row.id,
    name: row.name ?? '',
    county,
    elevation,
    acres: isDefaultSize(row) ? null : fromHectares(row.size_hectares, 'acres'),
    crops: chatCropsOf(row, crops),
    forecast: known?.ahead ?? [],
    view,
    vegetationIndex: vegetationOf(seen, crops),
  };
};

const readCrops = (tx: Query, userId: string): Promise<Crop[]> =>
  tx.many(
    sql`
      select *
      from crops
      where user_id = ${userId} and status not in ('harvested', 'failed')
      order by created_at, id
    `,
  );
const readEvents = (tx: Query, userId: string, since: Day): Promise<Event[]> =>
  tx.many(
    sql`
      select field_id, date, event_type, quantity, quantity_unit
      from field_events
      where user_id = ${userId} and removed_at is null and date >= ${since}
    `,
  );

export interface Farm {
  readonly fields: readonly ChatField[];
  /** Location of the first field with a confirmed place. */ readonly position: Point | null;
}

export const fieldsOf = async (tx: Query, userId: string, now: Date): Promise<Farm> => {
  const today = dayInNairobi(now);
  const rows = await tx.many<FieldRow>(sql`
    select id, name, size, size_unit, size_hectares, size_is_default, boundary_source, location_lat as lat, location_lng as lng, elevation, location_unconfirmed,
      location_description, crop_type, soil_type, irrigation_type
    from fields
    where user_id = ${userId}
    order by created_at, id
    limit ${MAX_FIELDS}
  `);
  const placed = rows.filter((row) => !row.location_unconfirmed);
  const weather = await weatherOfCells(tx, [...new Set(placed.map(cellOf))], today, PAST_DAYS);
  const [crops, events] = [
    await readCrops(tx, userId),
    await readEvents(tx, userId, addDays(today, -PAST_DAYS)),
  ];
  const seen = new Map((await listSatelliteHealth(tx, userId)).map((one) => [one.id, one]));
  const fields = rows.map((row) =>
    toField(row, {
      crops: crops.filter((crop) => crop.field_id === row.id),
      events: events.filter((event) => event.field_id === row.id),
      weather: row.location_unconfirmed ? undefined : weather.get(cellOf(row)),
      seen: seen.get(row.id),
      now,
    }),
  );
  return { fields, position: placed[0] ? { lat: placed[0].lat, lng: placed[0].lng } : null };
};

export interface Place {
  readonly position: Point | null;
  readonly county: string | null;
}
/** The farmer's first field with a confirmed place: its position, and its crops' county or its own. */
export const placeOf = async (tx: Query, userId: string): Promise<Place> => {
  const first = await tx.maybe<Point & { readonly county: string | null }>(sql`
    select f.location_lat as lat, f.location_lng as lng,
      (select c.county from crops c where c.user_id = f.user_id and c.field_id = f.id
      and c.county is not null order by c.created_at desc limit 1) as county
    from fields f
    where f.user_id = ${userId} and not f.location_unconfirmed
    order by f.created_at, f.id
    limit 1
  `);
  if (!first) return { position: null, county: null };
  const position = { lat: first.lat, lng: first.lng };
  return { position, county: first.county ?? countyOf(position) };
};
