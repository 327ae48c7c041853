import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';

/**
 * Cached: a batch over many fields needs the distance of the same few days again and again; recomputing it
 * costs more than the rules.
 */
const MOST = 20_000;
const numbers = new Map<Day, number>();
const FIRST: Day = '1970-01-01';

const numberOf = (day: Day): number => {
  const cached = numbers.get(day);
  if (cached !== undefined) return cached;
  if (numbers.size >= MOST) numbers.clear();
  const number = daysBetween(FIRST, day);
  numbers.set(day, number);
  return number;
};

/** Days from the first to the second date, like `daysBetween`. */
export const apart = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

const days = new Map<number, Day>();
export const plus = (day: Day, count: number): Day => {
  const number = numberOf(day) + count;
  const cached = days.get(number);
  if (cached !== undefined) return cached;
  if (days.size >= MOST) days.clear();
  const later = addDays(day, count);
  days.set(number, later);
  return later;
};
