import { addDays, type Day } from '#kit/pure/days.ts';
import type { Format } from '#kit/web/format.ts';
import type { WeatherWords } from './words.ts';

/** The full date, after any "Today" or "Tomorrow". */
export const dayName = (day: Day, today: Day, words: WeatherWords, format: Format): string => {
  if (day === today) return `${words.today}, ${format.day(day)}`;
  return day === addDays(today, 1) ? `${words.tomorrow}, ${format.day(day)}` : format.day(day);
};
