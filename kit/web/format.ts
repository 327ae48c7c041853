import type { Day } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import { useLanguage } from './words.tsx';

/**
 * Names of days and months are built in, because phones ship trimmed locale data and a missing `sw-KE`
 * silently prints English. Numbers are formatted the same in both languages (1,234.5).
 */
const names = {
  en: {
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    shortDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: [
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
  },
  sw: {
    days: ['Jumapili', 'Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi'],
    shortDays: ['Jpl', 'Jtt', 'Jnn', 'Jtn', 'Alh', 'Ijm', 'Jms'],
    months: [
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
  },
} as const;

const ages = {
  en: {
    now: 'just now',
    minutes: (n: number) => `${n} min ago`,
    hours: (n: number) => `${n} h ago`,
    days: (n: number) => (n === 1 ? 'yesterday' : `${n} days ago`),
  },
  sw: {
    now: 'sasa hivi',
    minutes: (n: number) => (n === 1 ? 'dakika 1 iliyopita' : `dakika ${n} zilizopita`),
    hours: (n: number) => (n === 1 ? 'saa 1 iliyopita' : `saa ${n} zilizopita`),
    days: (n: number) => (n === 1 ? 'jana' : `siku ${n} zilizopita`),
  },
} as const;

/**
 * A date without a time is a calendar day and is used as written. A timestamp is shown in the phone's time
 * zone.
 */
const partsOf = (when: Day | Date) => {
  const date = typeof when === 'string' ? new Date(`${when.slice(0, 10)}T12:00:00`) : when;
  return { weekday: date.getDay(), day: date.getDate(), month: date.getMonth(), year: date.getFullYear() };
};

export interface Format {
  number(value: number, decimals?: number): string;
  percent(share: number): string;
  /** Saturday 21 November · Jumamosi 21 Novemba */
  day(when: Day | Date): string;
  /** November, for 11 */
  monthName(month: number): string;
  /** November 2026 */
  month(when: Day | Date): string;
  /** 21 Nov 2026 */
  shortDay(when: Day | Date): string;
  weekday(when: Day | Date): string;
  time(when: Date): string;
  /** "2 h ago" relative to `now`, both in milliseconds. A timestamp in the future reads as now. */
  age(then: number, now: number): string;
  money(amount: number, currency?: string): string;
  bytes(count: number): string;
}

const MINUTE = 60_000;

const ageIn = (language: Language, then: number, now: number): string => {
  const minutes = Math.floor((now - then) / MINUTE);
  const words = ages[language];
  if (minutes < 1) return words.now;
  if (minutes < 60) return words.minutes(minutes);
  return minutes < 24 * 60
    ? words.hours(Math.floor(minutes / 60))
    : words.days(Math.floor(minutes / (24 * 60)));
};

const bytesText = (count: number, number: Format['number']): string =>
  count < 1_000_000 ? `${number(Math.ceil(count / 1000))} KB` : `${number(count / 1_000_000, 1)} MB`;

const numberText = (value: number, decimals = 0): string =>
  value.toLocaleString('en-KE', { minimumFractionDigits: 0, maximumFractionDigits: decimals });

const formatFor = (language: Language): Format => {
  const { days, shortDays, months } = names[language];
  return {
    number: numberText,
    percent: (share) => `${numberText(share * 100)}%`,
    day: (when) => {
      const p = partsOf(when);
      return `${days[p.weekday]} ${p.day} ${months[p.month]}`;
    },
    monthName: (month) => months[month - 1] ?? '',
    month: (when) => {
      const p = partsOf(when);
      return `${months[p.month]} ${p.year}`;
    },
    shortDay: (when) => {
      const p = partsOf(when);
      return `${p.day} ${months[p.month]?.slice(0, 3)} ${p.year}`;
    },
    weekday: (when) => shortDays[partsOf(when).weekday] ?? '',
    time: (when) =>
      `${String(when.getHours()).padStart(2, '0')}:${String(when.getMinutes()).padStart(2, '0')}`,
    age: (then, now) => ageIn(language, then, now),
    money: (amount, currency = 'KES') => `${currency} ${numberText(amount, currency === 'KES' ? 0 : 2)}`,
    bytes: (count) => bytesText(count, numberText),
  };
};

export const formats: Readonly<Record<Language, Format>> = { en: formatFor('en'), sw: formatFor('sw') };

export const useFormat = (): Format => formats[useLanguage().language];
