import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import {
  type EstimatedInput,
  type Et0,
  type Et0Method,
  et0Of,
  type Site,
} from './water/evapotranspiration.ts';
import type { WeatherDay } from './weather-day.ts';

export interface ComputedDay {
  readonly date: Day;
  readonly et0: Et0;
  readonly rain: number;
  readonly filled: boolean;
}
export interface FieldWeather {
  /** Days before today without a longer gap, oldest first. */
  readonly past: readonly ComputedDay[];
  /** From today on. */
  readonly ahead: readonly ComputedDay[];
  readonly filled: number;
  readonly method: Et0Method;
  readonly assumed: readonly EstimatedInput[];
}

/**
 * Gaps of up to this many days are filled with the mean ET0 of the other days and no rain; past days before a
 * longer gap are left out.
 */
const MAX_GAP_DAYS = 3;

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

const commonest = <T extends string>(all: readonly T[]): T => {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]![0];
};

/** Cached: all crops of a field need the same days. */
const et0Cache = new WeakMap<WeatherDay, { readonly site: string; readonly et0: Et0 | null }>();
const et0At = (day: WeatherDay, { latitude, elevation, coast }: Site): Et0 | null => {
  const site = `${latitude} ${elevation} ${coast === true}`;
  const cached = et0Cache.get(day);
  if (cached?.site === site) return cached.et0;
  const et0 = et0Of(day, { latitude, elevation, coast: coast === true });
  et0Cache.set(day, { site, et0 });
  return et0;
};

/** Daily values from `from` to the last known day; null where no day is known. */
export const fieldWeather = (
  days: readonly WeatherDay[],
  site: Site,
  from: Day,
  today: Day,
): FieldWeather | null => {
  const known = new Map<Day, Et0>();
  const rain = new Map<Day, number>();
  for (const day of days) {
    const et0 = day.date < from ? null : et0At(day, site);
    if (!et0) continue;
    known.set(day.date, et0);
    if (day.rain !== null && day.rain >= 0) rain.set(day.date, day.rain);
  }
  const dates = [...known.keys()].sort();
  const last = dates[dates.length - 1];
  if (last === undefined) return null;
  const all = [...known.values()];
  const averageEt0: Et0 = {
    mm: mean(all.map((e) => e.mm)),
    method: commonest(all.map((e) => e.method)),
    assumed: [],
  };
  const computedDay = (date: Day): ComputedDay => ({
    date,
    et0: known.get(date) ?? averageEt0,
    rain: rain.get(date) ?? 0,
    filled: !known.has(date) || !rain.has(date),
  });
  const completeDates = dates.filter((date) => known.has(date) && rain.has(date));
  const past = datesWithoutLongGap(completeDates, today).map(computedDay);
  const ahead = last >= today ? daysFrom(today, last).map(computedDay) : [];
  return {
    past,
    ahead,
    filled: past.filter((d) => d.filled).length,
    method: averageEt0.method,
    assumed: [...new Set(all.flatMap((e) => e.assumed))],
  };
};

const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));

/** The days up to yesterday, back to the first known day or to a gap that is too long. */
const datesWithoutLongGap = (known: readonly Day[], today: Day): readonly Day[] => {
  const before = known.filter((date) => date < today);
  let first = today;
  for (let i = before.length - 1; i >= 0; i--) {
    if (daysBetween(before[i]!, first) > MAX_GAP_DAYS + 1) break;
    first = before[i]!;
  }
  return first < today ? daysFrom(first, addDays(today, -1)) : [];
};
