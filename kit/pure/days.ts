/** A calendar day, 'YYYY-MM-DD'. Not a moment in time, so it has no time zone. */
export type Day = string;

/** Milliseconds. Calendar days can be counted in them, because East Africa has no daylight saving time. */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const pattern = /^\d{4}-\d{2}-\d{2}$/;
const CHAR_CODE_ZERO = 48;
const digits = (day: string, from: number, to: number): number => {
  let n = 0;
  for (let i = from; i < to; i++) n = n * 10 + day.charCodeAt(i) - CHAR_CODE_ZERO;
  return n;
};

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const lengthOf = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);

/**
 * Calendar arithmetic without `Date`: rules need tens of thousands of days, and a `Date` for each is too slow
 * on a phone. A year starts in March here, so that the leap day is its last.
 */
const DAYS_PER_ERA = 146_097;
const EPOCH_OFFSET_DAYS = 719_468;

const computeDayNumber = (day: Day): number | null => {
  if (!pattern.test(day)) return null;
  const year = digits(day, 0, 4);
  const month = digits(day, 5, 7);
  const date = digits(day, 8, 10);
  if (date < 1 || date > lengthOf(year, month)) return null;
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1;
  return (
    era * DAYS_PER_ERA +
    ofEra * 365 +
    Math.floor(ofEra / 4) -
    Math.floor(ofEra / 100) +
    ofYear -
    EPOCH_OFFSET_DAYS
  );
};

/** Cached: the same few hundred days are requested again and again. */
const MAX_CACHED = 4096;
const dayNumberCache = new Map<Day, number | null>();
const cached = <K, V>(map: Map<K, V>, key: K, compute: (key: K) => V): V => {
  const known = map.get(key);
  if (known !== undefined) return known;
  if (map.size >= MAX_CACHED) map.clear();
  const computed = compute(key);
  map.set(key, computed);
  return computed;
};

/** Days since 1970-01-01, or null when the text is not a valid date. */
export const dayNumber = (day: Day): number | null => cached(dayNumberCache, day, computeDayNumber);

const padded = (n: number, width: number): string => String(n).padStart(width, '0');
const dayTextCache = new Map<number, Day>();
const dayOf = (number: number): Day => cached(dayTextCache, number, formatDayNumber);
const formatDayNumber = (number: number): Day => {
  if (!Number.isFinite(number)) throw new RangeError('not a day');
  const from = Math.floor(number) + EPOCH_OFFSET_DAYS;
  const era = Math.floor(from / DAYS_PER_ERA);
  const ofEra = from - era * DAYS_PER_ERA;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const shifted = Math.floor((5 * ofYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return `${padded(year + era * 400 + (month <= 2 ? 1 : 0), 4)}-${padded(month, 2)}-${padded(ofYear - Math.floor((153 * shifted + 2) / 5) + 1, 2)}`;
};

/** The calendar day in East Africa Time, UTC+3 all year. */
export const dayInNairobi = (moment: Date): Day =>
  new Date(moment.getTime() + 3 * HOUR_MS).toISOString().slice(0, 10);

/** Hour, 0 to 23, East Africa Time. */
export const hourInNairobi = (moment: Date): number => new Date(moment.getTime() + 3 * HOUR_MS).getUTCHours();

const numberOf = (day: Day): number => {
  const n = dayNumber(day);
  if (n === null) throw new RangeError('not a day');
  return n;
};

/** Throws on an invalid day, like `daysBetween`: check typed text with `dayNumber` first. */
export const addDays = (day: Day, days: number): Day => dayOf(numberOf(day) + days);

/** Days from the first to the second; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);
