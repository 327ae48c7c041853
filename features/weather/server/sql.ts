import sql from 'sql-template-tag';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { Cell } from '../domain/cell.ts';
import type { Forecast, WeatherSource } from '../domain/forecast.ts';

interface CachedCell {
  readonly forecast: Forecast | null;
  readonly due: boolean;
  readonly claimed: boolean;
  readonly seen: boolean;
}

export const readCell = (tx: Query, cell: Cell): Promise<CachedCell | null> =>
  tx.maybe(sql`
    select forecast, next_at <= now() as due, coalesce(claimed_until > now(), false) as claimed,
      wanted_at > now() - interval '1 day' as seen
    from weather_cells
    where cell = ${cell}
  `);

export const markWanted = (tx: Query, cell: Cell): Promise<number> =>
  tx.run(
    sql`insert into weather_cells (cell) values (${cell}) on conflict (cell) do update set wanted_at = now()`,
  );

interface CellClaim {
  readonly forecast: Forecast | null;
  readonly version: string | null;
  readonly past_asked: boolean;
}

/** Claims a due cell for one server; null when it is not due or already claimed. */
export const claimCell = (tx: Query, cell: Cell, seconds: number): Promise<CellClaim | null> =>
  tx.maybe(sql`
    update weather_cells
    set claimed_until = clock_timestamp() + make_interval(secs => ${seconds})
    where cell = ${cell} and next_at <= now() and (claimed_until is null or claimed_until < now())
    returning forecast, version, past_asked
  `);

export interface ClaimedCell extends CellClaim {
  readonly cell: Cell;
}

/**
 * Locks due cells that no server is fetching: of a list, or (null) those never fetched. Skips locked ones, so
 * that a cell is never requested twice at a time.
 */
export const claimDueCells = (
  tx: Query,
  cells: readonly Cell[] | null,
  {
    pastAsked,
    most,
    seconds,
  }: { readonly pastAsked: boolean | null; readonly most: number; readonly seconds: number },
): Promise<ClaimedCell[]> =>
  tx.many(sql`
    with due as materialized ( select cell from weather_cells where next_at <= now()
      and (claimed_until is null or claimed_until < now()) and (${pastAsked}::boolean is null
      or past_asked = ${pastAsked}) and ((${cells}::text[] is null and fetched_at is null)
      or cell = any(${cells}::text[])) order by cell limit ${most} for update skip locked)
    update weather_cells
    set claimed_until = clock_timestamp() + make_interval(secs => ${seconds})
    where cell in (select cell from due)
    returning cell, forecast, version, past_asked
  `);

/** Releases the claims without a pause. */
export const releaseClaims = (tx: Query, claims: readonly ClaimedCell[]): Promise<number> =>
  tx.run(
    sql`
      update weather_cells
      set claimed_until = null
      where cell = any(${claims.map(({ cell }) => cell)}::text[])
    `,
  );

interface NewForecast {
  readonly forecast: Forecast;
  readonly days: readonly WeatherDay[];
  readonly version: string | null;
  readonly nextAt: Date;
  readonly pastAsked: boolean;
}

/** A server that was slower than its claim does not overwrite newer data. */
export const saveForecast = (
  tx: Query,
  cell: Cell,
  { forecast, days, version, nextAt, pastAsked }: NewForecast,
): Promise<number> =>
  tx.run(sql`
    update weather_cells
    set forecast = ${JSON.stringify(forecast)}, days = ${JSON.stringify(days)}, source = ${forecast.source},
      fetched_at = ${forecast.fetchedAt}, version = ${version}, next_at = ${nextAt}, past_asked = past_asked
      or ${pastAsked}, claimed_until = null
    where cell = ${cell} and (fetched_at is null or fetched_at <= ${forecast.fetchedAt})
  `);

export const saveUnchanged = (tx: Query, cell: Cell, at: Date, nextAt: Date): Promise<number> =>
  tx.run(sql`
    update weather_cells
    set fetched_at = ${at}, forecast = jsonb_set(forecast, '{fetchedAt}',
      to_jsonb(${at.toISOString()}::text)), next_at = ${nextAt}, claimed_until = null
    where cell = ${cell}
  `);

export const pauseCell = (tx: Query, cell: Cell, restSeconds: number): Promise<number> =>
  tx.run(
    sql`
      update weather_cells
      set claimed_until = null, next_at = now() + make_interval(secs => ${restSeconds})
      where cell = ${cell}
    `,
  );

/** A complete day replaces the stored one. */
export const saveDays = async (
  tx: Query,
  cell: Cell,
  source: WeatherSource,
  days: readonly WeatherDay[],
): Promise<void> => {
  if (days.length === 0) return;
  await tx.run(sql`
    insert into weather_days (cell, day, source, weather)
    select ${cell}, (d->>'date')::date, ${source}, d
    from jsonb_array_elements(${JSON.stringify(days)}::jsonb) d
    on conflict (cell, day) do update set source = excluded.source, weather = excluded.weather
    where excluded.weather->'tmax' <> 'null'::jsonb
  `);
};

/** Deletes sample data once a real provider is configured. */
export const deleteSampleData = async (tx: Query): Promise<void> => {
  await tx.run(
    sql`
      delete
      from weather_days
      where source = 'sample' and cell in (select cell from weather_cells where source = 'sample')
    `,
  );
  await tx.run(
    sql`
      update weather_cells
      set forecast = null, days = null, source = null, fetched_at = null, version = null, next_at = now(),
        past_asked = false
      where source = 'sample'
    `,
  );
};

export const deleteOldRows = async (tx: Query, keepDaysFor: number, idleDays: number): Promise<number> => {
  await tx.run(
    sql`delete from weather_days where day < (now() - make_interval(days => ${keepDaysFor}))::date`,
  );
  return tx.run(sql`delete from weather_cells where wanted_at < now() - make_interval(days => ${idleDays})`);
};

/** Cells whose forecast is older than so many hours. */
export const cellsOlderThan = async (tx: Query, cells: readonly Cell[], hours: number): Promise<Cell[]> =>
  (
    await tx.many<{ cell: Cell }>(sql`
      select cell
      from weather_cells
      where cell = any(${cells}::text[]) and next_at <= now()
        and fetched_at < now() - make_interval(hours => ${hours})
    `)
  ).map(({ cell }) => cell);

/** Cells with a field or a recent request whose forecast is older than this many hours, or missing. */
export const countStaleCells = async (tx: Query, hours: number): Promise<number> =>
  (
    await tx.one<{ n: number }>(sql`
      select count(*)::int as n
      from weather_cells
      where created_at < now() - interval '1 hour' and (fetched_at is null
        or fetched_at < now() - make_interval(hours => ${hours}))
    `)
  ).n;

export const markAllWanted = (tx: Query, cells: readonly Cell[]): Promise<number> =>
  tx.run(sql`
    insert into weather_cells (cell)
    select unnest(${cells}::text[])
    on conflict (cell) do update set wanted_at = now()
    where weather_cells.wanted_at < now() - interval '20 hours'
  `);
