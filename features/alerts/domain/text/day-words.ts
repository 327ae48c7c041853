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

/** The first day of a range; without its month if the last day has the same. */
const fromText = (first: Day, last: Day, language: Language): string =>
  first.slice(0, 7) === last.slice(0, 7) ? String(Number(first.slice(8, 10))) : dayText(first, language);

/** Formats days as text: one day, all days of a range, or some days of a range. */
export const whenText = (days: readonly Day[], language: Language, phrases: Phrases): string => {
  const [first, last] = [days[0], days[days.length - 1]];
  if (first === undefined || last === undefined) return '';
  if (days.length === 1) return phrases.on(longDayText(first, language));
  const from = fromText(first, last, language);
  const isContiguous = daysBetween(first, last) === days.length - 1;
  return isContiguous
    ? phrases.fromTo(from, dayText(last, language))
    : phrases.daysWithin(String(days.length), from, dayText(last, language));
};

/**
 * The days of several fields as text. When they differ: the range that contains them, and how many days each
 * field had ("on 2–3 days") if `withCounts`.
 */
export const mergedWhenText = (
  daysPerField: readonly (readonly Day[])[],
  language: Language,
  phrases: Phrases,
  withCounts: boolean,
): string => {
  const [firstDays] = daysPerField as readonly [readonly Day[], ...(readonly Day[])[]];
  if (daysPerField.every((days) => days.join() === firstDays.join()))
    return whenText(firstDays, language, phrases);
  const days = [...new Set(daysPerField.flat())].sort();
  const counts = daysPerField.map(({ length }) => length);
  const [min, max] = [Math.min(...counts), Math.max(...counts)];
  const [first, last] = [days[0]!, days[days.length - 1]!];
  const from = fromText(first, last, language);
  if (!withCounts) return phrases.fromTo(from, dayText(last, language));
  return phrases.daysWithin(min === max ? String(min) : `${min}–${max}`, from, dayText(last, language));
};
