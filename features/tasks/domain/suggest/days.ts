import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { Day } from '#kit/pure/days.ts';

export const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);
export const isWithin = (day: Day, from: Day, to: Day): boolean => from <= day && day <= to;

/** How many days ahead work is suggested. */
export const AHEAD_DAYS = 7;

/**
 * The first day of the period with at most this much rain (mm) in the forecast. Returns `from` when there is
 * no such day, or when its rain is unknown.
 */
export const firstLowRainDay = (
  ahead: readonly WeatherDay[],
  from: Day,
  until: Day,
  maxRain: number,
): Day => {
  const known = ahead.filter(({ date, rain }) => isWithin(date, from, until) && rain !== null);
  if (known[0]?.date !== from) return from;
  return known.find(({ rain }) => rain! <= maxRain)?.date ?? from;
};

/** The figure that adds a note about the drier day, when rain moved the work. */
export const drierDayFigure = (due: Day, first: Day): { readonly drier?: Day } =>
  due > first ? { drier: due } : {};

export const totalRain = (ahead: readonly WeatherDay[], days: number): number | null => {
  const rains = ahead.slice(0, days).flatMap(({ rain }) => (rain === null ? [] : [rain]));
  return rains.length === 0 ? null : rains.reduce((sum, rain) => sum + rain, 0);
};
