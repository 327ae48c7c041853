import type { Logger } from 'pino';
import { listOccupiedGridCells, findFieldPosition } from '#features/fields/server/api.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { getWeather, type weatherRefusals } from '../contract.ts';
import { type Cell, cellAt, CELLS_PER_DEGREE, cellOf } from '../domain/cell.ts';
import { localDay } from '../domain/days.ts';
import { weatherAccess } from './access.ts';
import { type OnForecast, weatherOfCells } from './api.ts';
import { createBatcher } from './batcher.ts';
import { createForecastCache } from './forecast-cache.ts';
import type { WeatherProvider } from './ports.ts';
import { refreshBatchJobs } from './refresh-batches.ts';
import {
  cellsOlderThan,
  countStaleCells,
  deleteSampleData,
  deleteOldRows,
  markWanted,
  markAllWanted,
} from './sql.ts';

interface WeatherDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  /** In order of preference. Without any, phones show the month's usual weather. */
  readonly providers: readonly WeatherProvider[];
  /** Called with each new forecast, for other features. */
  readonly onForecast?: OnForecast;
  readonly log: Pick<Logger, 'warn'>;
}

/** Cells with a field are refreshed four times a day. */
const REFRESH_HOURS = 6;
/** Readers get the stored forecast; due cells are refreshed together. */
const BATCH_DELAY_MS = 1_500;
/** The longest crop takes about seven months. */
const RETENTION_DAYS = 220;
const IDLE_DAYS = 14;
const CELLS_PER_QUERY = 500;

export const weatherServer = ({
  db,
  jobs,
  providers,
  onForecast = async () => undefined,
  log,
}: WeatherDeps) => {
  const onFault = (source: string, err: unknown): void =>
    log.warn({ part: `weather: ${source}`, err }, 'a source of weather did not answer');
  const forecastCache = createForecastCache({ db, providers, onForecast, onFault });
  const startBatch = refreshBatchJobs({ db, providers, onForecast, onFault }, jobs);
  const requestRefresh = createBatcher<Cell>(
    BATCH_DELAY_MS,
    (cells) => startBatch({ cells }),
    (fault) => onFault('none', fault),
  );

  const pointOf = async (
    userId: string,
    { field, lat, lng }: { field?: string | undefined; lat?: number | undefined; lng?: number | undefined },
  ): Promise<Result<Point, keyof typeof weatherRefusals>> => {
    if (field === undefined)
      return lat === undefined || lng === undefined ? refuse('weather.no_place') : ok({ lat, lng });
    const spot = await db.readAsUser(userId, (tx) => findFieldPosition(tx, userId, field));
    if (!spot) return refuse('weather.no_field');
    return spot.location_unconfirmed
      ? refuse('weather.unconfirmed')
      : ok({ lat: spot.location_lat, lng: spot.location_lng });
  };

  /** Runs hourly: refreshes the forecast of every cell with a field several times a day, many cells per call. */
  const refreshAll = async (): Promise<void> => {
    await db.asSystem(async (tx) => {
      if (!forecastCache.acceptsSample) await deleteSampleData(tx);
      await deleteOldRows(tx, RETENTION_DAYS, IDLE_DAYS);
    });
    if (providers.length === 0) return;
    const cells = (await db.asSystem((tx) => listOccupiedGridCells(tx, CELLS_PER_DEGREE))).map(({ y, x }) =>
      cellAt(y, x),
    );
    const old: Cell[] = [];
    for (let i = 0; i < cells.length; i += CELLS_PER_QUERY) {
      const part = cells.slice(i, i + CELLS_PER_QUERY);
      old.push(
        ...(await db.asSystem(async (tx) => {
          await markAllWanted(tx, part);
          return cellsOlderThan(tx, part, REFRESH_HOURS);
        })),
      );
    }
    await startBatch({ cells: null, name: 'new' });
    if (old.length > 0) await startBatch({ cells: old, name: 'old' });
  };

  return defineServerFeature()({
    access: weatherAccess,
    operations: [
      serve(getWeather, async ({ session: { userId }, now }, { query }) => {
        const point = await pointOf(userId, query);
        if (!point.ok) return point;
        const cell = cellOf(point.value);
        const { forecast, due } = await forecastCache.read(cell, now, query.fresh === '1');
        if (due) requestRefresh(cell);
        const unchanged = forecast !== null && forecast.fetchedAt === query.have;
        if (!forecast || unchanged)
          return ok({ forecast: null, unchanged, past: [], sample: forecast?.source === 'sample' });
        const today = localDay(now.getTime() / 1_000, forecast.utcOffset);
        const past = (await db.asSystem((tx) => weatherOfCells(tx, [cell], today))).get(cell)?.past ?? [];
        return ok({
          forecast: {
            ...forecast,
            place: { ...forecast.place },
            hours: [...forecast.hours],
            days: [...forecast.days],
            doubts: [...forecast.doubts],
          },
          unchanged,
          past: [...past],
          sample: forecast.source === 'sample',
        });
      }),
    ],
    sweeps: { weather: refreshAll },
    metrics: [
      {
        name: 'mavuno_weather_old',
        help: 'Squares whose forecast is older than twelve hours',
        read: () => db.asSystem((tx) => countStaleCells(tx, 2 * REFRESH_HOURS)),
      },
    ],
    /** Fetches a cell's forecast now. Returns true when a provider answered. */
    refresh: async (cell: Cell, now: Date): Promise<boolean> => {
      await db.asSystem((tx) => markWanted(tx, cell));
      return forecastCache.refresh(cell, now);
    },
  });
};
