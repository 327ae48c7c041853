import { type Day, daysBetween, dayNumber } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  sw: [
    'Januari',
    'Februari',
    'Machi',
    'Aprili',
    'Mei',
    'Juni',
    'Julai',
    'Agosti',
    'Septemba',
    'Oktoba',
    'Novemba',
    'Desemba',
  ],
} as const;
/** 1970-01-01 was a Thursday. */
const weekdays = {
  en: ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'],
  sw: ['Alhamisi', 'Ijumaa', 'Jumamosi', 'Jumapili', 'Jumatatu', 'Jumanne', 'Jumatano'],
} as const;

const monthOf = (day: Day, language: Language): string => months[language][Number(day.slice(5, 7)) - 1] ?? '';
/** 4 May · 4 Mei */
export const dayText = (day: Day, language: Language): string =>
  `${Number(day.slice(8, 10))} ${monthOf(day, language)}`;
/** Monday 4 May · Jumatatu 4 Mei */
export const longDayText = (day: Day, language: Language): string =>
  `${weekdays[language][(dayNumber(day) ?? 0) % 7]} ${dayText(day, language)}`;
/** 4 May, with the month cut to three letters for SMS. */
export const shortDayText = (day: Day, language: Language): string =>
  `${Number(day.slice(8, 10))} ${monthOf(day, language).slice(0, 3)}`;

interface Phrases {
  readonly on: (day: string) => string;
  readonly fromTo: (from: string, to: string) => string;
  readonly daysWithin: (n: string, from: string, to: string) => string;
}

/** Formats days as text: one day, all days of a range, or some days of a range. */
export const whenText = (days: readonly Day[], language: Language, phrases: Phrases): string => {
  const [first, last] = [days[0], days[days.length - 1]];
  if (first === undefined || last === undefined) return '';
  if (days.length === 1) return phrases.on(longDayText(first, language));
  const from =
    first.slice(0, 7) === last.slice(0, 7) ? String(Number(first.slice(8, 10))) : dayText(first, language);
  const isContiguous = daysBetween(first, last) === days.length - 1;
  return isContiguous
    ? phrases.fromTo(from, dayText(last, language))
    : phrases.daysWithin(String(days.length), from, dayText(last, language));
};
