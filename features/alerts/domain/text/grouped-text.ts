import type { Language } from '#kit/pure/words.ts';
import type { RaisedAlert } from '../raised-alert.ts';
import { alertTextEn, type AlertTextValues } from '../words.text.en.ts';
import { alertTextSw } from '../words.text.sw.ts';
import { alertText, forecastNote, textValuesOf, type AlertText } from './alert-text.ts';
import { mergedWhenText } from './day-words.ts';

const MAX_NAMED_FIELDS = 4;
const words = { en: alertTextEn, sw: alertTextSw } as const;
/** Their texts state the number of days as a figure (`count`). */
const rulesWithCount: ReadonlySet<string> = new Set(['DRY_SPELL', 'COFFEE_BERRY_DISEASE']);
const fromLeastSure = ['low', 'medium', 'high'] as const;

const maxOf = (numbers: readonly number[]): number => Math.max(...numbers);
const minOf = (numbers: readonly number[]): number => Math.min(...numbers);

/** Merges the alerts' figures with `aggregate`. Leaves out figures that are unknown for some field. */
const mergeNumbers = (
  alerts: readonly RaisedAlert[],
  aggregate: (numbers: readonly number[]) => number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.keys(alerts[0]!.seen.numbers).flatMap((key) => {
      const values = alerts.flatMap(({ seen }) => seen.numbers[key] ?? []);
      return values.length === alerts.length ? [[key, aggregate(values)] as const] : [];
    }),
  );

/**
 * `hours` ("… or more") and `tmin` ("not below …") use the lowest value, `tmax` and `warmestNight` ("up to
 * …") the highest. Frost texts say "down to", so `tmin` is a range there, like all other figures.
 */
const showsLowest = (key: string, rule: string): boolean =>
  key === 'hours' || (key === 'tmin' && !rule.startsWith('FROST'));
const showsHighest = (key: string): boolean => key === 'tmax' || key === 'warmestNight';

const groupedTextValues = (
  alerts: readonly RaisedAlert[],
  merged: RaisedAlert,
  language: Language,
): AlertTextValues => {
  const formatValues = (alert: RaisedAlert): AlertTextValues => textValuesOf(alert, language);
  const lowest = formatValues(merged);
  const highest = formatValues({
    ...merged,
    seen: { ...merged.seen, numbers: mergeNumbers(alerts, maxOf) },
  });
  const elapsedDays = alerts.map(({ seen }) => seen.days.length - seen.ahead);
  const minValues = { ...lowest.n, elapsedDays: String(minOf(elapsedDays)) };
  const maxValues: AlertTextValues['n'] = { ...highest.n, elapsedDays: String(maxOf(elapsedDays)) };
  return {
    ...lowest,
    crop: [...new Set(alerts.map((alert) => formatValues(alert).crop))].join(', '),
    when: mergedWhenText(
      alerts.map(({ seen }) => seen.days),
      language,
      words[language],
      !rulesWithCount.has(merged.rule),
    ),
    forecastNote: forecastNote(alerts, language),
    n: Object.fromEntries(
      Object.entries(minValues).map(([key, value]) => [
        key,
        value === maxValues[key] || showsLowest(key, merged.rule)
          ? value
          : showsHighest(key)
            ? maxValues[key]!
            : `${value}–${maxValues[key]}`,
      ]),
    ),
  };
};

/**
 * The lowest figures and confidence, all doubts, and the latest `until`; everything else is the first
 * alert's.
 */
const mergeAlerts = (alerts: readonly RaisedAlert[]): RaisedAlert => {
  const [first] = alerts as readonly [RaisedAlert, ...RaisedAlert[]];
  return {
    ...first,
    confidence: fromLeastSure.find((one) => alerts.some(({ confidence }) => confidence === one))!,
    until: alerts
      .map(({ until }) => until)
      .sort()
      .pop()!,
    doubts: [...new Set(alerts.flatMap(({ doubts }) => doubts))],
    seen: {
      ...first.seen,
      numbers: mergeNumbers(alerts, minOf),
      nearbyFarmers: minOf(alerts.map(({ seen }) => seen.nearbyFarmers)),
    },
  };
};

/**
 * Text of one alert that covers several fields. Names them, with ranges for figures and days, the lowest
 * confidence, the latest `until`, and the advice of the first alert. `coversAllFields`: these are all of the
 * farmer's fields.
 */
export const groupedAlertText = (
  alerts: readonly RaisedAlert[],
  fieldNames: readonly string[],
  language: Language,
  coversAllFields = false,
): AlertText => {
  const { severalFields, onFields } = words[language];
  const merged = mergeAlerts(alerts);
  const text = alertText(
    merged,
    language,
    coversAllFields ? '' : severalFields(alerts.length),
    groupedTextValues(alerts, merged, language),
  );
  const namedCount = fieldNames.length > MAX_NAMED_FIELDS ? MAX_NAMED_FIELDS - 1 : fieldNames.length;
  return {
    ...text,
    message: `${onFields(fieldNames.slice(0, namedCount).join(', '), fieldNames.length - namedCount)} ${text.message}`,
  };
};
