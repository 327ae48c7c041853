import { localDay } from './days.ts';
import type { Forecast } from './forecast.ts';

/**
 * Adds the saved forecast's hours and days from before the new one starts: a provider may start at the
 * current hour, and daily values need the whole day.
 */
export const carryOver = (saved: Forecast | null, next: Forecast): Forecast => {
  const first = next.hours[0];
  if (!saved || !first || (saved.source === 'sample') !== (next.source === 'sample')) return next;
  // Only complete entries that end before the first new one.
  const hours = saved.hours.filter(({ at, hours: n }) => at + n * 3_600 <= first.at);
  const firstDay = localDay(first.at, next.utcOffset);
  const days = saved.days.filter(({ day }) => day < firstDay && !next.days.some((d) => d.day === day));
  return { ...next, hours: [...hours, ...next.hours], days: [...days, ...next.days] };
};

/** Drops hours and days before `midnight` (epoch seconds): past days are stored separately. */
export const forecastFrom = (forecast: Forecast, midnight: number): Forecast => ({
  ...forecast,
  hours: forecast.hours.filter(({ at }) => at >= midnight),
  days: forecast.days.filter(({ date }) => date >= midnight),
});
