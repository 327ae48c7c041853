import { windowsOf } from '#knowledge/calendar/index.ts';
import type { CropWords } from '../words.ts';

/**
 * "15 Mar to 5 Apr and 15 Oct to 10 Nov", or `null` if no window is known. `day` formats a date without its
 * year.
 */
export const plantingWindowsText = (
  county: string,
  words: CropWords,
  day: (monthAndDay: string) => string,
): string | null => {
  const windows = windowsOf(county).map(({ from, to }) => words.form.windowTo(day(from), day(to)));
  return windows.length > 0 ? windows.join(` ${words.form.and} `) : null;
};
