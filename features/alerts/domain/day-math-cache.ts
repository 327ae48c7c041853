import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';

/**
 * Cached: a batch over many fields needs the distance of the same few days again and again; recomputing it
 * costs more than the rules.
 */
const MAX_CACHED = 20_000;
const dayNumbers = new Map<Day, number>();
const EPOCH_DAY: Day = '1970-01-01';

const dayNumberOf = (day: Day): number => {
  const cached = dayNumbers.get(day);
  if (cached !== undefined) return cached;
  if (dayNumbers.size >= MAX_CACHED) dayNumbers.clear();
  const number = daysBetween(EPOCH_DAY, day);
  dayNumbers.set(day, number);
  return number;
};

/** Days from the first to the second date, like `daysBetween`. */
export const daysApart = (from: Day, to: Day): number => dayNumberOf(to) - dayNumberOf(from);

const daysByNumber = new Map<number, Day>();
export const plusDays = (day: Day, count: number): Day => {
  const number = dayNumberOf(day) + count;
  const cached = daysByNumber.get(number);
  if (cached !== undefined) return cached;
  if (daysByNumber.size >= MAX_CACHED) daysByNumber.clear();
  const later = addDays(day, count);
  daysByNumber.set(number, later);
  return later;
};
