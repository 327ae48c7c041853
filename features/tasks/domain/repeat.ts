import { addDays, type Day, dayNumber, daysBetween } from '#kit/pure/days.ts';

export const repeatUnits = ['day', 'week', 'month', 'year'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];
export const MAX_REPEAT_INTERVAL = 365;

/** The days of a series are computed from its first day, so that the 31st stays the 31st after a February. */
export interface Repeat {
  readonly every: number;
  readonly unit: RepeatUnit;
  readonly from: Day;
}

const MONTHS_PER_UNIT: Readonly<Record<'month' | 'year', number>> = { month: 1, year: 12 };
const DAYS_PER_UNIT: Readonly<Record<'day' | 'week', number>> = { day: 1, week: 7 };
const isByMonth = (unit: RepeatUnit): unit is 'month' | 'year' => unit === 'month' || unit === 'year';

const partsOf = (day: Day): readonly [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month - 1, date];
};
const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** The same date a number of months later, or the last day of a shorter month. */
export const addMonths = (day: Day, months: number): Day => {
  const [year, month, date] = partsOf(day);
  const at = year * 12 + month + months;
  const [y, m] = [Math.floor(at / 12), ((at % 12) + 12) % 12];
  const last = new Date(Date.UTC(y, m + 1, 0)).getUTCDate();
  return `${String(y).padStart(4, '0')}-${twoDigits(m + 1)}-${twoDigits(Math.min(date, last))}`;
};

/** The n-th day of a series. Day 0 is the first. */
export const dayOfSeries = ({ every, unit, from }: Repeat, n: number): Day =>
  isByMonth(unit)
    ? addMonths(from, n * every * MONTHS_PER_UNIT[unit])
    : addDays(from, n * every * DAYS_PER_UNIT[unit]);

const approximateIndex = ({ every, unit, from }: Repeat, day: Day): number => {
  if (!isByMonth(unit)) return Math.floor(daysBetween(from, day) / (every * DAYS_PER_UNIT[unit]));
  const [[y, m], [y0, m0]] = [partsOf(day), partsOf(from)];
  return Math.floor(((y - y0) * 12 + m - m0) / (every * MONTHS_PER_UNIT[unit]));
};

/** The first day of the series after this day. */
export const nextAfter = (repeat: Repeat, day: Day): Day => {
  for (let n = Math.max(0, approximateIndex(repeat, day)); ; n += 1) {
    const found = dayOfSeries(repeat, n);
    if (found > day) return found;
  }
};

/** Days of the series from `from` to `to`, inclusive. Returns at most `limit` days. */
export const daysWithin = (repeat: Repeat, from: Day, to: Day, limit = 62): readonly Day[] => {
  const days: Day[] = [];
  if (dayNumber(from) === null || dayNumber(to) === null) return days;
  for (
    let day = nextAfter(repeat, addDays(from, -1));
    day <= to && days.length < limit;
    day = nextAfter(repeat, day)
  )
    days.push(day);
  return days;
};
