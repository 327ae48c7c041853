import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { Day } from '#kit/pure/days.ts';

export const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);
export const isWithin = (day: Day, from: Day, to: Day): boolean => from <= day && day <= to;

/** How many days ahead work is suggested. */
export const AHEAD_DAYS = 7;

/**
 * The first day with at most this much rain in the forecast; the first day when there is none, or nothing is
 * known.
 */
export const calmDay = (ahead: readonly WeatherDay[], from: Day, until: Day, mostRain: number): Day => {
  const known = ahead.filter(({ date, rain }) => isWithin(date, from, until) && rain !== null);
  if (known[0]?.date !== from) return from;
  return known.find(({ rain }) => rain! <= mostRain)?.date ?? from;
};

/** A day moved because of rain has a note (`say.drier`). */
export const drierThan = (due: Day, first: Day): { readonly drier?: Day } =>
  due > first ? { drier: due } : {};

export const rainOf = (ahead: readonly WeatherDay[], days: number): number | null => {
  const rains = ahead.slice(0, days).flatMap(({ rain }) => (rain === null ? [] : [rain]));
  return rains.length === 0 ? null : rains.reduce((sum, rain) => sum + rain, 0);
};
