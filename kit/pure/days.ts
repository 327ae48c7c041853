/** A day a farmer means, 'YYYY-MM-DD'. Not a moment: it has no time zone. */
export type Day = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** Days since 1970-01-01, or null when the text is no real day. */
export const dayNumber = (day: Day): number | null => {
  const found = pattern.exec(day);
  if (!found) return null;
  const [year, month, date] = found.slice(1).map(Number) as [number, number, number];
  const at = new Date(Date.UTC(year, month - 1, date));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === date ? at.getTime() / DAY_MS : null;
};

/** East Africa Time, UTC+3 the whole year: the calendar a Kenyan farmer lives by. */
export const dayInNairobi = (moment: Date): Day => new Date(moment.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

const numberOf = (day: Day): number => {
  const n = dayNumber(day);
  if (n === null) throw new RangeError('not a day');
  return n;
};

/** Throws on what is no day, like `daysBetween`: check what was typed with `dayNumber` first. */
export const addDays = (day: Day, days: number): Day => new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** From the first to the second; negative when the second comes first. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);
