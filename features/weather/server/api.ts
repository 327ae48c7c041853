import sql from 'sql-template-tag';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import type { Query, Transaction } from '#kit/server/database/database.ts';
import type { Cell } from '../domain/cell.ts';
import type { Forecast, WeatherSource } from '../domain/forecast.ts';

export interface CellWeather {
  readonly cell: Cell;
  readonly source: WeatherSource;
  readonly fetchedAt: string;
  /** Elevation that the provider used, metres above sea level. */
  readonly elevation: number | null;
  /** Days before `today`, oldest first. Unknown days are missing. */
  readonly past: readonly WeatherDay[];
  /** Today and later; empty when the stored forecast has no day left. */
  readonly ahead: readonly WeatherDay[];
}

/** Runs in the transaction that stores a cell's new forecast, so it only enqueues a job. */
export type OnForecast = (tx: Transaction, cell: Cell) => Promise<void>;

export const PAST_DAYS = 92;

interface Row {
  readonly cell: Cell;
  readonly source: WeatherSource;
  readonly fetched_at: Date;
  readonly elevation: number | null;
  readonly days: WeatherDay[];
  readonly past: WeatherDay[] | null;
}

/**
 * The stored weather of these cells, without a request to a provider. Never fetched cells are missing. Read
 * many cells some hundred at a time.
 */
export const weatherOfCells = async (
  tx: Query,
  cells: readonly Cell[],
  today: Day,
  pastDays: number = PAST_DAYS,
): Promise<ReadonlyMap<Cell, CellWeather>> => {
  const rows = await tx.many<Row>(sql`
    select c.cell, c.source, c.fetched_at, (c.forecast->>'elevation')::float8 as elevation, c.days,
      (select json_agg(d.weather order by d.day) from weather_days d where d.cell = c.cell
      and d.day < ${today}::date and d.day >= ${addDays(today, -pastDays)}::date) as past
    from weather_cells c
    where c.cell = any(${cells}::text[]) and c.days is not null
  `);
  return new Map(
    rows.map(({ cell, source, fetched_at, elevation, days, past }) => {
      const saved = past ?? [];
      // Nothing may have been fetched since midnight: a past day is then still part of the forecast.
      const passed = days.filter(({ date }) => date < today && !saved.some((day) => day.date === date));
      return [
        cell,
        {
          cell,
          source,
          fetchedAt: fetched_at.toISOString(),
          elevation,
          past: [...saved, ...passed].sort((a, b) => (a.date < b.date ? -1 : 1)),
          ahead: days.filter(({ date }) => date >= today),
        },
      ];
    }),
  );
};

/** A cell's last stored forecast, for a text message; null without one. */
export const cachedForecast = async (tx: Query, cell: Cell): Promise<Forecast | null> =>
  (
    await tx.maybe<{ forecast: Forecast | null }>(
      sql`select forecast from weather_cells where cell = ${cell}`,
    )
  )?.forecast ?? null;
