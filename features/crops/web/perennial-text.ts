import type { Perennial } from '#knowledge/calendar/index.ts';
import type { CropWords } from './words.ts';

/** Returns the name of a month, 1 to 12. */
export type FormatMonth = (month: number) => string;

/** When a perennial crop is harvested. */
export const perennialText = ({ harvest }: Perennial, words: CropWords, monthName: FormatMonth): string => {
  const { perennial } = words;
  if (harvest === 'all_year') return perennial.allYear;
  if (harvest === 'not_known') return perennial.notKnown;
  return perennial.months(
    harvest
      .map(([from, to]) => perennial.monthsTo(monthName(from), monthName(to)))
      .join(` ${words.form.and} `),
  );
};
