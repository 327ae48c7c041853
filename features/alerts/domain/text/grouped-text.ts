import type { Day } from '#kit/pure/days.ts';
import { daysBetween } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import { plusDays } from '../day-math-cache.ts';
import type { RaisedAlert } from '../raised-alert.ts';
import { alertTextEn, type Shown } from '../words.text.en.ts';
import { alertTextSw } from '../words.text.sw.ts';
import { alertText, textValuesOf, type AlertText } from './alert-text.ts';

const MAX_NAMED_FIELDS = 4;

const most = (numbers: readonly number[]): number => Math.max(...numbers);
const least = (numbers: readonly number[]): number => Math.min(...numbers);
const lastOf = (days: readonly Day[]): Day | undefined => days[days.length - 1];

/** Only facts known for all of them. */
const mergeNumbers = (
  all: readonly RaisedAlert[],
  pick: (numbers: readonly number[]) => number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.keys(all[0]!.seen.numbers).flatMap((key) => {
      const values = all.flatMap(({ seen }) => seen.numbers[key] ?? []);
      return values.length === all.length ? [[key, pick(values)] as const] : [];
    }),
  );

/** All days from the first of any alert to the last of any. */
const daysOf = (all: readonly RaisedAlert[]): readonly Day[] => {
  const [mine] = all.map(({ seen }) => seen.days);
  if (all.every(({ seen }) => seen.days.join() === mine!.join())) return mine!;
  const days = all.flatMap(({ seen }) => seen.days).sort();
  return Array.from({ length: daysBetween(days[0]!, lastOf(days)!) + 1 }, (_, i) => plusDays(days[0]!, i));
};

/**
 * Figures shown as "or more" or "not below" use the lowest value of all fields, and "up to" the highest.
 * Others are shown as a range.
 */
const showsLowest = (key: string, rule: string): boolean =>
  key === 'hours' || (key === 'tmin' && !rule.startsWith('FROST'));
const showsHighest = (key: string): boolean => key === 'tmax' || key === 'warmestNight';

const groupedTextValues = (all: readonly RaisedAlert[], merged: RaisedAlert, language: Language): Shown => {
  const shown = (of: RaisedAlert): Shown => textValuesOf(of, language);
  const [low, high] = [
    shown(merged),
    shown({ ...merged, seen: { ...merged.seen, numbers: mergeNumbers(all, most) } }),
  ];
  const passed = all.map(({ seen }) => seen.days.length - seen.ahead);
  const lows = { ...low.n, passed: String(least(passed)) };
  const highs: Shown['n'] = { ...high.n, passed: String(most(passed)) };
  return {
    ...low,
    crop: [...new Set(all.map((one) => shown(one).crop))].join(', '),
    n: Object.fromEntries(
      Object.entries(lows).map(([key, value]) => [
        key,
        value === highs[key] || showsLowest(key, merged.rule)
          ? value
          : showsHighest(key)
            ? highs[key]!
            : `${value}–${highs[key]}`,
      ]),
    ),
  };
};

const mergedOf = (all: readonly RaisedAlert[]): RaisedAlert => {
  const [first] = all as readonly [RaisedAlert, ...RaisedAlert[]];
  const days = daysOf(all);
  const allAhead = all.every(({ seen }) => seen.ahead >= seen.days.length);
  return {
    ...first,
    until: all
      .map(({ until }) => until)
      .sort()
      .pop()!,
    doubts: [...new Set(all.flatMap(({ doubts }) => doubts))],
    seen: {
      ...first.seen,
      days,
      ahead: allAhead ? days.length : least(all.map(({ seen }) => seen.ahead)),
      numbers: mergeNumbers(all, least),
      nearbyFarmers: least(all.map(({ seen }) => seen.nearbyFarmers)),
    },
  };
};

/**
 * Text of one alert that covers several fields: names them, with figures that are valid for each.
 * `everywhere`: these are all of the farmer's fields.
 */
export const groupedAlertText = (
  all: readonly RaisedAlert[],
  names: readonly string[],
  language: Language,
  everywhere = false,
): AlertText => {
  const { severalFields, onFields } = language === 'en' ? alertTextEn : alertTextSw;
  const merged = mergedOf(all);
  const text = alertText(
    merged,
    language,
    everywhere ? '' : severalFields(all.length),
    groupedTextValues(all, merged, language),
  );
  const shown = names.length > MAX_NAMED_FIELDS ? MAX_NAMED_FIELDS - 1 : names.length;
  return {
    ...text,
    message: `${onFields(names.slice(0, shown).join(', '), names.length - shown)} ${text.message}`,
  };
};
