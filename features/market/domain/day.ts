import { type Day, dayNumber } from '#kit/pure/days.ts';

const toDay = (year: string, month: string, date: string): Day | null => {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return dayNumber(day) === null ? null : day;
};

/** `us`: in US Excel format, or ambiguous. */
type ParsedDay = Day | 'us' | null;

/**
 * HDX writes ISO dates, sometimes with a time. A list saved by Excel has 1/15/2006, and 3/4/2006 is
 * ambiguous.
 */
export const readIsoDay = (text: string): ParsedDay => {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text.trim());
  if (iso) return toDay(iso[1]!, iso[2]!, iso[3]!);
  return /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(text.trim()) ? 'us' : null;
};

/** KAMIS: ISO dates in most of its views, day first in some. */
export const readKamisDay = (text: string): ParsedDay => {
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  if (!dayFirst) return readIsoDay(text);
  return Number(dayFirst[2]) > 12 ? 'us' : toDay(dayFirst[3]!, dayFirst[2]!, dayFirst[1]!);
};
