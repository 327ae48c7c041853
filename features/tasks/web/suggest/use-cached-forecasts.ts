import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { weatherDaysOf } from '#features/agronomy/web/weather-days.ts';
import type { Cell } from '#features/weather/domain/cell.ts';
import type { CachedForecast } from '#features/weather/web/forecasts.ts';
import { forecastsOf, canRequest, DATA_SAVER_MS } from '#features/weather/web/use-forecast.ts';
import { useStore } from '#kit/web/store/hooks.ts';

export interface CellWeather extends CachedForecast {
  /**
   * Past days, then the forecast. One list is shared by all fields of the cell, so that it is computed only
   * once.
   */ readonly days: readonly WeatherDay[];
}
export type Forecasts = ReadonlyMap<Cell, CellWeather>;

const cellsOfKey = (key: string): readonly Cell[] => (key === '' ? [] : (key.split(' ') as Cell[]));

/** The stored weather of these cells; null while reading. Requests old ones again, once, when online. */
export const useCachedForecasts = (cells: readonly Cell[]): Forecasts | null => {
  const forecasts = forecastsOf(useStore());
  const key = [...new Set(cells)].sort().join(' ');
  useEffect(() => {
    let cancelled = false;
    const refreshDue = (): void => {
      for (const cell of cellsOfKey(key))
        void forecasts.open(cell).then(() => {
          if (!cancelled && canRequest() && forecasts.isDue(cell, DATA_SAVER_MS))
            void forecasts.refresh(cell, false);
        });
    };
    refreshDue();
    window.addEventListener('online', refreshDue);
    return () => {
      cancelled = true;
      window.removeEventListener('online', refreshDue);
    };
  }, [forecasts, key]);
  const last = useRef<{
    readonly key: string;
    readonly parts: readonly (CachedForecast | null)[];
    readonly all: Forecasts;
  } | null>(null);
  return useSyncExternalStore(forecasts.subscribe, () => {
    const list = cellsOfKey(key);
    const cachedStates = list.map((cell) => forecasts.look(cell));
    if (!cachedStates.every(({ isRead }) => isRead)) return null;
    const parts = cachedStates.map(({ known }) => known);
    const saved = last.current;
    // Return the same object while no cell has changed.
    if (saved && saved.key === key && saved.parts.every((part, i) => part === parts[i])) return saved.all;
    const all: Forecasts = new Map(
      list.flatMap((cell, i) => {
        const known = parts[i];
        return known ? [[cell, { ...known, days: weatherDaysOf(known) }] as const] : [];
      }),
    );
    last.current = { key, parts, all };
    return all;
  });
};
