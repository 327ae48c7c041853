import { setTimeout as sleep } from 'node:timers/promises';
import type { Cell } from '../domain/cell.ts';
import type { Forecast } from '../domain/forecast.ts';
import type { Together, WeatherProvider } from './ports.ts';
import { forecastRefresher, type ForecastCacheDeps, oursOf, pastDaysOf } from './refresh-forecasts.ts';
import { nextSource } from './sources.ts';
import { claimCell, claimDue, type Claimed, dropClaims, readCell, wantCell } from './sql.ts';

/** Seconds; longer than a batch call and then all providers in turn may take. */
const CLAIM_S = 60;
const POLL_MS = 150;
const WAIT_MS = 12_000;

/** One forecast per cell and hour, shared by all users and servers. */
export const createForecastCache = (deps: ForecastCacheDeps) => {
  const { db, providers, onFault } = deps;
  const { ours, isSample } = oursOf(providers);
  const ask = forecastRefresher(deps);

  /**
   * A cell that a user waits for is fetched together with other new ones, for example when many fields of a
   * county are added at once.
   */
  const claim = async (
    cell: Cell,
  ): Promise<{
    readonly own: Claimed | null;
    readonly others: readonly Claimed[];
    readonly by: WeatherProvider | null;
  }> => {
    const next = await nextSource(db, providers);
    const by = typeof next === 'number' ? null : next;
    return db.asSystem(async (tx) => {
      const own = await claimCell(tx, cell, CLAIM_S);
      const isNew = own !== null && own.forecast === null && !own.past_asked;
      const others =
        isNew && by?.together
          ? await claimDue(tx, null, {
              pastAsked: false,
              most: by.together.most(pastDaysOf(false)) - 1,
              seconds: CLAIM_S,
            })
          : [];
      return { own: own && { cell, ...own }, others, by };
    });
  };

  /** Another request is in progress: waits until a forecast is stored or no request runs. */
  const awaited = async (cell: Cell): Promise<Forecast | null> => {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(POLL_MS)) {
      const row = await db.asSystem((tx) => readCell(tx, cell));
      if (ours(row?.forecast) || !row?.claimed) return ours(row?.forecast);
    }
    return null;
  };

  /** Resolves as soon as the requested cell is stored; the others continue. */
  const askTogether = async (
    by: WeatherProvider,
    together: Together,
    own: Claimed,
    others: readonly Claimed[],
    now: Date,
  ): Promise<boolean> => {
    const all = ask.together(by, together, [own, ...others], now).then(async (left) => {
      await db.asSystem((tx) =>
        dropClaims(
          tx,
          left.filter((one) => one !== own),
        ),
      );
      return !left.includes(own);
    });
    all.catch((fault: unknown) => onFault(by.source, fault));
    return Promise.race([all, awaited(own.cell).then((forecast) => (forecast ? true : all))]);
  };

  /** True when a provider was asked and answered. After a crash in between, the claim expires. */
  const refresh = async (cell: Cell, now: Date): Promise<boolean> => {
    if (providers.length === 0) return false;
    const { own, others, by } = await claim(cell);
    if (!own) return false;
    if (by?.together && others.length > 0 && (await askTogether(by, by.together, own, others, now)))
      return true;
    return ask.alone(own, now);
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
    if (!row?.seen) await db.asSystem((tx) => wantCell(tx, cell));
    const saved = ours(row?.forecast);
    if (saved && (!row?.due || !wait)) return { forecast: saved, due: row?.due === true };
    if (await refresh(cell, now))
      return { forecast: ours((await db.asSystem((tx) => readCell(tx, cell)))?.forecast), due: false };
    return { forecast: (await awaited(cell)) ?? saved, due: false };
  };

  return { read, refresh, isSample };
};
