import type { WeatherDay } from './weather-day.ts';

/** Growing degree days, never negative. Null where a temperature is unknown. */

const isTemperature = (t: number): boolean => t >= -60 && t <= 60;

/** Daily mean minus the base. */
export const gddSimple = (tmax: number, tmin: number, base: number): number | null =>
  isTemperature(tmax) && isTemperature(tmin) && tmin <= tmax ? Math.max(0, (tmax + tmin) / 2 - base) : null;

/** Both extremes are clamped between base and upper before averaging: the 10/30 (86/50 °F) method. */
export const gddCapped = (tmax: number, tmin: number, base: number, upper: number): number | null => {
  if (!isTemperature(tmax) || !isTemperature(tmin) || tmin > tmax || upper < base) return null;
  const clamped = (t: number): number => Math.min(upper, Math.max(base, t));
  return (clamped(tmax) + clamped(tmin)) / 2 - base;
};

interface DegreeDayLimits {
  readonly base: number;
  readonly upper: number;
}

const gddOf = (day: Pick<WeatherDay, 'tmax' | 'tmin'>, { base, upper }: DegreeDayLimits): number | null =>
  day.tmax === null || day.tmin === null ? null : gddCapped(day.tmax, day.tmin, base, upper);

/** Sum over several days; `missing` days are counted, not estimated. */
export const gddSum = (
  days: readonly Pick<WeatherDay, 'tmax' | 'tmin'>[],
  warmth: DegreeDayLimits,
): { readonly sum: number; readonly missing: number } => {
  let [sum, missing] = [0, 0];
  for (const day of days) {
    const one = gddOf(day, warmth);
    if (one === null) missing += 1;
    else sum += one;
  }
  return { sum, missing };
};

/** Days until a sum is reached at a constant mean temperature; null where it is never reached. */
export const daysToReach = (sum: number, tmean: number, base: number): number | null =>
  tmean > base ? sum / (tmean - base) : null;
