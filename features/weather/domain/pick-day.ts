import { forecastDays, localDay, localHour, skyOf, wettestOf } from './days.ts';
import type { Condition, Forecast, ForecastDay, ForecastHour } from './forecast.ts';

export const DAYS_SHOWN = 7;
const HOUR_S = 3_600;

const maxOf = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((top, v) => (v === null ? top : Math.max(top ?? v, v)), null);

/**
 * For today only the remaining hours decide the sky and the chance of rain: this morning's storm does not
 * matter in the evening.
 */
const restOfDay = (day: ForecastDay, { hours, utcOffset }: Forecast, now: number): ForecastDay => {
  const rest = hours.filter((h) => h.at + h.hours * HOUR_S > now && localDay(h.at, utcOffset) === day.day);
  return rest.length === 0
    ? day
    : { ...day, condition: skyOf(rest, utcOffset), rainProb: maxOf(rest.map((h) => h.rainChance)) };
};

/** The remaining days of a forecast, at most seven. */
export const daysLeft = (forecast: Forecast, now: number): ForecastDay[] => {
  const today = localDay(now, forecast.utcOffset);
  return forecastDays(forecast, today)
    .slice(0, DAYS_SHOWN)
    .map((day) => (day.day === today ? restOfDay(day, forecast, now) : day));
};

/** WEA-06: limits the chosen day to the days available. */
export const clampIndex = (index: number, days: number): number =>
  Math.max(0, Math.min(Math.trunc(index) || 0, days - 1));

const SLOTS = 8;
const STEP_HOURS = 3;

/** Remaining millimetres of a day; without hourly values, of the whole day. */
export const rainAhead = (
  { hours, utcOffset }: Forecast,
  { day, rain }: Pick<ForecastDay, 'day' | 'rain'>,
  now: number,
): number | null => {
  const ofDay = hours.filter((h) => localDay(h.at, utcOffset) === day);
  const passed = ofDay
    .filter((h) => h.at + h.hours * HOUR_S <= now)
    .reduce((sum, h) => sum + (h.rain ?? 0), 0);
  return rain === null ? null : Math.max(0, rain - passed);
};

/**
 * A three-hour slot that starts at `hour` local time; `firstHour`, its first hour, is null when unknown.
 * `sky`: its heaviest rain, else the sky at its start.
 */
export interface Slot {
  readonly hour: number;
  readonly firstHour: ForecastHour | null;
  readonly sky: Condition | null;
  readonly rain: number | null;
  readonly rainChance: number | null;
}

/** WEA-03: eight three-hour slots, from midnight on. */
export const slotsOf = (hours: readonly ForecastHour[], midnight: number): Slot[] =>
  Array.from({ length: SLOTS }, (_, i) => {
    const from = midnight + i * STEP_HOURS * HOUR_S;
    const to = from + STEP_HOURS * HOUR_S;
    const within = hours.filter(({ at }) => at >= from && at < to);
    const firstHour =
      within[0] ?? hours.find(({ at, hours: n }) => at <= from && at + n * HOUR_S > from) ?? null;
    const isHourly =
      within.length === STEP_HOURS && within.every(({ hours: n, rain }) => n === 1 && rain !== null);
    return {
      hour: i * STEP_HOURS,
      firstHour,
      sky: wettestOf(within) ?? firstHour?.condition ?? null,
      rain: isHourly ? Number(within.reduce((sum, { rain }) => sum + rain!, 0).toFixed(1)) : null,
      rainChance: maxOf(within.map((h) => h.rainChance)),
    };
  });

/** The entry that contains now. */
export const hourNow = (hours: readonly ForecastHour[], now: number): ForecastHour | null =>
  hours.find(({ at, hours: n }) => at <= now && at + n * HOUR_S > now) ?? null;

/** Whether it is night, roughly, for an icon: the equator has no long nights. */
export const isNight = (at: number, utcOffset: number): boolean => {
  const hour = localHour(at, utcOffset);
  return hour < 6 || hour >= 19;
};
