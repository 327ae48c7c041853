import type { Day } from '#kit/pure/days.ts';
import type { Format } from '#kit/web/format.ts';

/** 9 Nov */
export const dayAndMonth = (day: Day, format: Format): string =>
  format.shortDay(day).split(' ').slice(0, 2).join(' ');

/** 2–9 Dec, or 28 Nov–5 Dec. */
export const dayRange = (from: Day, to: Day, format: Format): string => {
  if (from === to) return dayAndMonth(from, format);
  const [first, last] = [dayAndMonth(from, format), dayAndMonth(to, format)];
  const [day, month] = first.split(' ');
  return last.endsWith(` ${month ?? ''}`) ? `${day ?? ''}–${last}` : `${first}–${last}`;
};
