import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { unknownDay } from '#features/alerts/domain/rules/series.ts';
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { type Database, sql } from '#kit/server/database/database.ts';
import { hasArchive, readYear } from '../season.ts';
import { createSeededRandom } from '../seeded-random.ts';

const FIELDS_PER_FARMER = 5;
const FORECAST_DAYS = 10;
const PAST_DAYS = 92;
/** The day of 2019 used as today, in the long rains. */
const SIMULATED_TODAY: Day = '2019-05-10';

/** Used without the archive: dry and wet periods of nine days alternate, so that rules fire. */
const syntheticWeather = (days: number, seed: number): readonly WeatherDay[] => {
  const chance = createSeededRandom(seed);
  return Array.from({ length: days }, (_, i) => {
    const wet = Math.floor(i / 9) % 2 === 0;
    const hours = wet ? chance.below(16) : chance.below(4);
    return {
      ...unknownDay('2019-01-01'),
      tmin: 9 + chance.below(9),
      tmax: 20 + chance.below(12),
      rain: wet ? chance.below(30) : 0,
      rhMean: wet ? 85 : 55,
      rh90Hours: hours,
      tRh90: 15,
      wetHours: hours,
      tWet: 15,
      windMax: chance.below(25),
      et0: 3 + chance.fraction() * 3,
      hours: 'told',
    };
  });
};

/** Weather sequences as they would be stored today. */
const weatherSequences = (today: Day): readonly (readonly WeatherDay[])[] => {
  const at = daysBetween('2019-01-01', SIMULATED_TODAY);
  const all = hasArchive()
    ? readYear().map(({ days }) => days.slice(at - PAST_DAYS, at + FORECAST_DAYS))
    : Array.from({ length: 40 }, (_, i) => syntheticWeather(PAST_DAYS + FORECAST_DAYS, i));
  return all.map((days) => days.map((day, i) => ({ ...day, date: addDays(today, i - PAST_DAYS) })));
};

const GRID_SIDE = 32;
/** Inserts 1,024 weather cells, each with a forecast and past days. */
const fillWeather = async (db: Database, today: Day): Promise<void> => {
  const some = weatherSequences(today);
  const cells = Array.from({ length: GRID_SIDE * GRID_SIDE }, (_, i) => ({
    cell: `${-40 + Math.floor(i / GRID_SIDE)},${345 + (i % GRID_SIDE)}`,
    days: some[i % some.length]!,
  }));
  for (let at = 0; at < cells.length; at += 64) {
    const part = cells.slice(at, at + 64);
    const past = part.flatMap(({ cell, days }) => days.slice(0, PAST_DAYS).map((day) => ({ cell, day })));
    await db.asSystem(async (tx) => {
      await tx.run(sql`
        insert into weather_cells (cell, forecast, days, source, fetched_at, next_at)
        select cell, '{"elevation": 1700}', days, 'met-norway', now(), now() + interval '1 day'
        from unnest(${part.map((c) => c.cell)}::text[],
          ${part.map((c) => JSON.stringify(c.days.slice(PAST_DAYS)))}::jsonb[]) as c (cell, days)
        on conflict (cell) do update set days = excluded.days, fetched_at = excluded.fetched_at
      `);
      await tx.run(sql`
        insert into weather_days (cell, day, source, weather)
        select cell, day, 'met-norway', weather
        from unnest(${past.map((d) => d.cell)}::text[], ${past.map((d) => d.day.date)}::date[],
          ${past.map((d) => JSON.stringify(d.day))}::jsonb[]) as d (cell, day, weather)
        on conflict (cell, day) do update set weather = excluded.weather
      `);
    });
  }
};

const crops = ['maize', 'maize', 'bean', 'potato', 'tomato', 'coffee', 'kale', 'banana', 'sorghum', 'maize'];

/** Inserts Pro farmers with five fields each, spread over the cells, and a crop on every field. */
export const fillFields = async (db: Database, count: number, today: Day): Promise<void> => {
  await fillWeather(db, today);
  const farmers = Math.ceil(count / FIELDS_PER_FARMER);
  for (let at = 0; at < farmers; at += 2_000) {
    const ids = Array.from({ length: Math.min(2_000, farmers - at) }, () => newId());
    await db.asSystem(async (tx) => {
      await tx.run(sql`
        insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
        select gen_random_uuid(), u, 'bench@example.com', 'annual', 'active', now(),
          now() + interval '300 days'
        from unnest(${ids}::uuid[]) u
      `);
      await tx.run(sql`
        insert into fields (id, user_id, name, size, size_unit, size_hectares, boundary, boundary_source,
          location_lat, location_lng, location_unconfirmed, crop_type, season)
        select gen_random_uuid(), u, 'Shamba ' || n, 1, 'acres', 0.4047, '', 'approximate',
          (-40 + ((k * 7 + ${at}::int) / ${GRID_SIDE}::int) % ${GRID_SIDE}::int) / 10.0 + n * 0.008,
          (345 + (k * 7) % ${GRID_SIDE}::int) / 10.0 + n * 0.008, false,
          (${crops}::text[])[1 + (n * 3 + k) % ${crops.length}::int], '2026'
        from unnest(${ids}::uuid[])
        with ordinality as f (u, k)
        cross join generate_series(1, ${FIELDS_PER_FARMER}::int) n
      `);
      await tx.run(sql`
        insert into crops (id, user_id, field_id, crop_type, status, planting_date)
        select gen_random_uuid(), user_id, id, crop_type, 'growing',
          ${today}::date - (20 + (hashtext(id::text) & 63))
        from fields
        where user_id = any(${ids}::uuid[])
      `);
    });
  }
  await db.pool.query('analyze');
};
