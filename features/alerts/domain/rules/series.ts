import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { type Day, dayNumber } from '#kit/pure/days.ts';
import { daysApart, plusDays } from '../day-math-cache.ts';

/** A day as rules see it; a measured mean is preferred to the middle of the extremes. */
export interface RuleDay extends WeatherDay {
  readonly tmean?: number | null;
}

export const unknownDay = (date: Day): RuleDay => ({
  date,
  tmin: null,
  tmax: null,
  rain: null,
  rainChance: null,
  rhMean: null,
  rhMax: null,
  rhMin: null,
  rh90Hours: null,
  tRh90: null,
  wetHours: null,
  tWet: null,
  windMax: null,
  windMean: null,
  radiation: null,
  et0: null,
  hours: 'estimated',
});

/** Beyond it two days belong to different series, and only the later one is used. */
const LONGEST_GAP = 120;

/**
 * Implausible values are unknown. Providers are checked on reading, but days are stored for months and
 * outlive that check.
 */
const isPossible = {
  temperature: (t: number) => t >= -60 && t <= 57,
  amount: (mm: number) => mm >= 0,
  hours: (n: number) => n >= 0 && n <= 24,
  share: (percent: number) => percent >= 0 && percent <= 100,
} as const;
const plausibilityChecks = [
  ['tmin', isPossible.temperature],
  ['tmax', isPossible.temperature],
  ['tmean', isPossible.temperature],
  ['tRh90', isPossible.temperature],
  ['tWet', isPossible.temperature],
  ['rain', isPossible.amount],
  ['et0', isPossible.amount],
  ['windMax', isPossible.amount],
  ['rh90Hours', isPossible.hours],
  ['wetHours', isPossible.hours],
  ['rhMean', isPossible.share],
] as const;
const withoutImplausible = (day: RuleDay): RuleDay => {
  const implausible = plausibilityChecks.filter(([key, is]) => {
    const value = day[key];
    return value !== null && value !== undefined && !is(value);
  });
  return implausible.length === 0
    ? day
    : { ...day, ...Object.fromEntries(implausible.map(([key]) => [key, null])) };
};

/**
 * Sorts by date, keeps the last entry for each day and fills gaps with unknown days, so that "two days
 * running" means calendar days.
 */
export const seriesOf = (days: readonly RuleDay[]): readonly RuleDay[] => {
  const byDate = new Map(days.filter(({ date }) => dayNumber(date) !== null).map((day) => [day.date, day]));
  const sorted = [...byDate.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  let all: RuleDay[] = [];
  for (const day of sorted) {
    const last = all[all.length - 1];
    const gap = last ? daysApart(last.date, day.date) : 1;
    if (gap > LONGEST_GAP) all = [];
    else for (let i = 1; last && i < gap; i++) all.push(unknownDay(plusDays(last.date, i)));
    all.push(withoutImplausible(day));
  }
  return all;
};

/** Part of a series, from `from` to `to` inclusive. */
export const between = (series: readonly RuleDay[], from: Day, to: Day): readonly RuleDay[] => {
  const first = series[0];
  return first && to >= first.date
    ? series.slice(Math.max(0, daysApart(first.date, from)), daysApart(first.date, to) + 1)
    : [];
};

/** Rounds off floating-point error, so that values that should equal a limit do. */
export const roundOff = (value: number): number => Math.round(value * 1e6) / 1e6;

const combineKnown = (
  a: number | null,
  b: number | null,
  of: (a: number, b: number) => number,
): number | null => (a === null || b === null ? null : of(a, b));

export const meanOf = (day: RuleDay): number | null =>
  day.tmean ?? combineKnown(day.tmin, day.tmax, (low, high) => roundOff((low + high) / 2));

interface HoursAndTemperature {
  readonly hours: number | null;
  readonly t: number | null;
}
export const humidOf = (day: RuleDay): HoursAndTemperature => ({ hours: day.rh90Hours, t: day.tRh90 });
/** Leaves are wet at least while the air is: humid hours replace unknown wet hours. */
export const wetOf = (day: RuleDay): HoursAndTemperature =>
  day.wetHours === null ? humidOf(day) : { hours: day.wetHours, t: day.tWet ?? day.tRh90 };

export const isAtLeast = (value: number | null, limit: number): boolean => value !== null && value >= limit;
export const isBetween = (value: number | null, low: number, high: number): boolean =>
  value !== null && value >= low && value <= high;
export const isDry = ({ rain }: RuleDay): boolean => rain !== null && rain < 1;
