import { setTimeout as sleep } from 'node:timers/promises';
import type { Cell } from '../domain/cell.ts';
import type { Forecast } from '../domain/forecast.ts';
import type { BatchRequests, WeatherProvider } from './ports.ts';
import {
  createForecastRefresher,
  type ForecastCacheDeps,
  sampleFilter,
  pastDaysOf,
} from './refresh-forecasts.ts';
import { nextSource } from './sources.ts';
import { claimCell, claimDueCells, type ClaimedCell, releaseClaims, readCell, markWanted } from './sql.ts';

/** Seconds; longer than a batch call and then all providers in turn may take. */
const CLAIM_S = 60;
const POLL_MS = 150;
const WAIT_MS = 12_000;

/** One forecast per cell and hour, shared by all users and servers. */
export const createForecastCache = (deps: ForecastCacheDeps) => {
  const { db, providers, onFault } = deps;
  const { acceptedForecast, acceptsSample } = sampleFilter(providers);
  const refresher = createForecastRefresher(deps);

  /**
   * A cell that a user waits for is fetched together with other new ones, for example when many fields of a
   * county are added at once.
   */
  const claim = async (
    cell: Cell,
  ): Promise<{
    readonly own: ClaimedCell | null;
    readonly others: readonly ClaimedCell[];
    readonly by: WeatherProvider | null;
  }> => {
    const next = await nextSource(db, providers);
    const by = typeof next === 'number' ? null : next;
    return db.asSystem(async (tx) => {
      const own = await claimCell(tx, cell, CLAIM_S);
      const isNew = own !== null && own.forecast === null && !own.past_asked;
      const others =
        isNew && by?.together
          ? await claimDueCells(tx, null, {
              pastAsked: false,
              most: by.together.maxPlaces(pastDaysOf(false)) - 1,
              seconds: CLAIM_S,
            })
          : [];
      return { own: own && { cell, ...own }, others, by };
    });
  };

  /** Another request is in progress: waits until a forecast is stored or no request runs. */
  const waitForForecast = async (cell: Cell): Promise<Forecast | null> => {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(POLL_MS)) {
      const row = await db.asSystem((tx) => readCell(tx, cell));
      if (acceptedForecast(row?.forecast) || !row?.claimed) return acceptedForecast(row?.forecast);
    }
    return null;
  };

  /** Resolves as soon as the requested cell is stored; the others continue. */
  const refreshTogether = async (
    by: WeatherProvider,
    together: BatchRequests,
    own: ClaimedCell,
    others: readonly ClaimedCell[],
    now: Date,
  ): Promise<boolean> => {
    const all = refresher.refreshMany(by, together, [own, ...others], now).then(async (left) => {
      await db.asSystem((tx) =>
        releaseClaims(
          tx,
          left.filter((one) => one !== own),
        ),
      );
      return !left.includes(own);
    });
    all.catch((fault: unknown) => onFault(by.source, fault));
    return Promise.race([all, waitForForecast(own.cell).then((forecast) => (forecast ? true : all))]);
  };

  /** Returns true when a provider answered. After a crash in between, the claim expires. */
  const refresh = async (cell: Cell, now: Date): Promise<boolean> => {
    if (providers.length === 0) return false;
    const { own, others, by } = await claim(cell);
    if (!own) return false;
    if (by?.together && others.length > 0 && (await refreshTogether(by, by.together, own, others, now)))
      return true;
    return refresher.refreshOne(own, now);
  };

  /**
   * Returns the stored forecast at once; `due` when it should be refreshed. Waits for a provider only when
   * nothing is stored, or on request.
   */
  const read = async (
    cell: Cell,
    now: Date,
    wait: boolean,
  ): Promise<{ readonly forecast: Forecast | null; readonly due: boolean }> => {
    const row = await db.asSystem((tx) => readCell(tx, cell));
    if (!row?.seen) await db.asSystem((tx) => markWanted(tx, cell));
    const saved = acceptedForecast(row?.forecast);
    if (saved && (!row?.due || !wait)) return { forecast: saved, due: row?.due === true };
    if (await refresh(cell, now))
      return {
        forecast: acceptedForecast((await db.asSystem((tx) => readCell(tx, cell)))?.forecast),
        due: false,
      };
    return { forecast: (await waitForForecast(cell)) ?? saved, due: false };
  };

  return { read, refresh, acceptsSample };
};
