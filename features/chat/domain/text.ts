import type { Day } from '#kit/pure/days.ts';
import type { Words } from '#kit/pure/words.ts';
import type { Language } from '#knowledge/types.ts';
import { chatTextEn } from './words.both.en.ts';
import { chatTextSw } from './words.both.sw.ts';

export type ChatText = Words<typeof chatTextEn>;
export const chatText = (language: Language): ChatText =>
  (language === 'sw' ? chatTextSw : chatTextEn) as ChatText;

/** "10 March", "10 Machi". Accepts month and day, with or without the year. */
export const formatDay = (day: Day, language: Language): string => {
  const [month, date] = day.slice(-5).split('-').map(Number);
  return `${date ?? ''} ${chatText(language).months[(month ?? 1) - 1] ?? ''}`;
};
/** Adds the year if it is not the current one, because last year's price is not today's price. */
export const formatDayWithYear = (day: Day, today: Day, language: Language): string =>
  day.slice(0, 4) === today.slice(0, 4)
    ? formatDay(day, language)
    : `${formatDay(day, language)} ${day.slice(0, 4)}`;
export const formatShillings = (value: number): string =>
  `KES ${Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')}`;
