import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { call } from '#kit/web/call.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Store } from '#kit/web/store/store.ts';
import { getWeather } from '../contract.ts';
import { type Cell, cellOf, centreOfCell } from '../domain/cell.ts';
import { createForecasts, type Forecasts, type ForecastState, REFRESH_MS } from './forecasts.ts';

/** Longer interval for connections that are billed by the megabyte. */
export const DATA_SAVER_MS = 3 * HOUR_MS;
/** A throttled tab's timers are late, so times are compared instead of counting ticks. */
const CHECK_MS = 15_000;

const forecastsByStore = new WeakMap<Store, Forecasts>();
export const forecastsOf = (store: Store): Forecasts => {
  const known = forecastsByStore.get(store);
  if (known) return known;
  const made = createForecasts({
    fetchForecast: (cell, { have, fresh }) => {
      const { lat, lng } = centreOfCell(cell);
      return call(
        getWeather,
        { query: { lat, lng, ...(fresh && { fresh: '1' as const }), ...(have && { have }) } },
        { timeoutMs: 30_000 },
      );
    },
    read: (key) => store.readMeta(key),
    save: (key, value) => store.keepMeta(key, value),
    now: () => Date.now(),
  });
  forecastsByStore.set(store, made);
  return made;
};

const isDataSaverOn = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
export const canRequest = (): boolean => navigator.onLine !== false && document.visibilityState !== 'hidden';

export interface ForecastControl extends ForecastState {
  refresh(): Promise<void>;
}
const noPlaceState: ForecastState = { known: null, isRead: true, isFetching: false, problem: null };
const subscribeToNothing = (): (() => void) => () => undefined;

/** Refreshed every five minutes while visible and online (WEA-07); never automatically with data saving on. */
const useRefreshing = (forecasts: Forecasts, cell: Cell | null): void =>
  useEffect(() => {
    if (cell === null) return undefined;
    let isFirst = true;
    const ask = (): void => {
      const isSaving = isDataSaverOn();
      if (
        canRequest() &&
        (isFirst || !isSaving) &&
        forecasts.isDue(cell, isSaving ? DATA_SAVER_MS : REFRESH_MS)
      )
        void forecasts.refresh(cell, false);
      isFirst = false;
    };
    let cancelled = false;
    void forecasts.open(cell).then(() => {
      if (!cancelled) ask();
    });
    const timer = setInterval(ask, CHECK_MS);
    const handleVisibility = (): void => {
      if (document.visibilityState !== 'hidden') ask();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('online', ask);
    return () => {
      cancelled = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('online', ask);
    };
  }, [forecasts, cell]);

/** The forecast of a point's cell, from this phone first; null without a place. */
export const useForecastAt = (point: Point | null): ForecastControl => {
  const forecasts = forecastsOf(useStore());
  const cell = point === null ? null : cellOf(point);
  const look = useSyncExternalStore(cell === null ? subscribeToNothing : forecasts.subscribe, () =>
    cell === null ? noPlaceState : forecasts.look(cell),
  );
  useRefreshing(forecasts, cell);
  const refresh = useCallback(async () => {
    if (cell !== null) await forecasts.refresh(cell, true);
  }, [forecasts, cell]);
  return { ...look, refresh };
};

/** A field's forecast, past days, age and provider, also offline. Nothing for an unconfirmed place. */
export const useForecast = (
  field: Pick<Field, 'location' | 'location_unconfirmed'> | null,
): ForecastControl => useForecastAt(field && !field.location_unconfirmed ? field.location : null);
