import type { ApiClient, openTestServer } from '#apps/server/testing.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import { addDays, type Day, dayInNairobi } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { newId } from '#kit/pure/ids.ts';
import { type Database, sql } from '#kit/server/database/database.ts';

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;
export const today = (): Day => dayInNairobi(new Date());

/** A mild day on which no rule fires. */
export const mildDay = (date: Day, over: Partial<WeatherDay> = {}): WeatherDay => ({
  date,
  tmin: 14,
  tmax: 24,
  rain: 2,
  rainChance: 40,
  rhMean: 65,
  rhMax: 80,
  rhMin: 45,
  rh90Hours: 0,
  tRh90: null,
  wetHours: 2,
  tWet: 15,
  windMax: 10,
  windMean: 6,
  radiation: 18,
  et0: 4,
  hours: 'told',
  ...over,
});

/** A forecast for the cell: ten mild days, except for the given ones by day number. */
export const storeForecast = async (
  db: Database,
  at: Point,
  special: Readonly<Record<number, Partial<WeatherDay>>> = {},
  { from = today(), fetchedAt = new Date(), source = 'met-norway' } = {},
): Promise<void> => {
  const days = Array.from({ length: 10 }, (_, i) => mildDay(addDays(from, i), special[i] ?? {}));
  const past = Array.from({ length: 20 }, (_, i) => mildDay(addDays(from, i - 20), special[i - 20] ?? {}));
  const cell = cellOf(at);
  await db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into weather_cells (cell, forecast, days, source, fetched_at, next_at)
      values (${cell}, ${JSON.stringify({ elevation: 1900 })}, ${JSON.stringify(days)}, ${source},
        ${fetchedAt}, now() + interval '1 day') on conflict (cell) do update set days = excluded.days,
        forecast = excluded.forecast, source = excluded.source, fetched_at = excluded.fetched_at
    `);
    for (const day of past)
      await tx.run(
        sql`
          insert into weather_days (cell, day, source, weather)
          values (${cell}, ${day.date}, ${source}, ${JSON.stringify(day)})
          on conflict (cell, day) do update set weather = excluded.weather
        `,
      );
  });
};

export const FLOOD_DAYS = {
  1: { rain: 64, rainChance: 90, wetHours: 20, rh90Hours: 12, tRh90: 16, tWet: 16, rhMean: 92, windMax: 31 },
} as const;

export const makePro = (server: TestServer, { userId }: ApiClient): Promise<number> =>
  server.database.asSystem((tx) =>
    tx.run(sql`
  insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
  values (${newId()}, ${userId}, 'x@example.com', 'monthly', 'active', now(), now() + interval '30 days')`),
  );

export const addField = async (
  b: ApiClient,
  at: Point | null,
  over: Record<string, unknown> = {},
): Promise<string> => {
  const id = newId();
  const { outcomes } = await b.sync([
    {
      name: 'fields.add',
      args: {
        id,
        farm_id: newId(),
        name: 'Shamba la mto',
        size: 1,
        size_unit: 'acres',
        crop_type: 'maize',
        season: '2026',
        soil_type: null,
        irrigation_type: null,
        place: at && { ...at, accuracy_m: 9 },
        location_description: null,
        ...over,
      },
    },
  ]);
  if (outcomes[0].result !== 'applied') throw new Error(JSON.stringify(outcomes));
  return id;
};
