import { addDays } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import { cropByKey } from '#knowledge/crops.ts';
import type { RaisedAlert } from '../raised-alert.ts';
import type { RuleId } from '../rule-ids.ts';
import { adviceEn } from '../words.advice.en.ts';
import { adviceSw } from '../words.advice.sw.ts';
import { alertTextEn, type AlertTextValues } from '../words.text.en.ts';
import { alertTextSw } from '../words.text.sw.ts';
import { dayText, longDayText, shortDayText, whenText } from './day-words.ts';
import { fitText, toGsm } from './short-text.ts';

export interface AlertText {
  readonly title: string;
  /** What was observed, with its figures and days. */
  readonly message: string;
  /** What to do first. */
  readonly action: string;
  readonly recommendations: readonly string[];
  /** Which rule, and whether it is published or ours. */
  readonly rule: string;
  readonly certainty: string;
  readonly until: string;
  /** At most 120 characters. */
  readonly push: string;
  /** At most 160 GSM 03.38 characters, so that it fits one SMS. */
  readonly sms: string;
}

const MAX_PUSH_CHARS = 120;
const MAX_SMS_CHARS = 160;
const words = { en: { say: alertTextEn, todo: adviceEn }, sw: { say: alertTextSw, todo: adviceSw } } as const;

/** A field with several crops, or without a named one. */
const MIXED = 'mixed';

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Rounds for display: to tenths below 10 and for `value`, else to whole numbers. `tmin` is rounded down ("not
 * below" a night's minimum).
 */
const figure = ([key, value]: [string, number]): [string, string] => [
  key,
  String(
    value < 10 || key === 'value'
      ? Math.round(value * 10) / 10
      : key === 'tmin'
        ? Math.floor(value)
        : Math.round(value),
  ),
];

/** An age would be wrong on the next day, and an alert lasts for weeks. */
const sinceOf = ({ rule, from, seen }: RaisedAlert, language: Language): string => {
  if (rule === 'FAW_SCOUT') return dayText(addDays(from, -Math.round(seen.numbers['age'] ?? 0)), language);
  return seen.days[0] === undefined ? '' : longDayText(seen.days[0], language);
};

/** Rules whose text needs no forecast note: a plant's age, or already "is forecast". */
const rulesWithoutForecastNote: ReadonlySet<RuleId> = new Set([
  'FAW_SCOUT',
  'HEAVY_RAIN',
  'FROST_WATCH',
  'FROST_WARNING',
]);

/**
 * How many of the days are forecast; '' when none is. `alerts`: one rule's, of one or more fields. When their
 * numbers differ, the note gives the largest as a limit.
 */
export const forecastNote = (alerts: readonly RaisedAlert[], language: Language): string => {
  const { say } = words[language];
  const counts = alerts.map(({ seen }) => seen.ahead);
  const max = Math.max(...counts);
  if (max === 0 || alerts.some(({ rule }) => rulesWithoutForecastNote.has(rule))) return '';
  if (alerts.every(({ seen }) => seen.ahead >= seen.days.length)) return say.allAhead;
  if (counts.some((count) => count !== max)) return say.atMostAhead(String(max));
  return max === 1 ? say.oneAhead : say.someAhead(String(max));
};

export const textValuesOf = (raised: RaisedAlert, language: Language): AlertTextValues => {
  const { crop, rule, seen } = raised;
  const { say } = words[language];
  return {
    crop: upper(crop === null || crop === MIXED ? say.noCrop : (cropByKey(crop)?.name[language] ?? crop)),
    when: whenText(seen.days, language, say),
    since: sinceOf(raised, language),
    better:
      seen.days[0] === undefined || rule !== 'SPRAY_HOLD'
        ? ''
        : longDayText(addDays(seen.days[0], Math.round(seen.numbers['value'] ?? 0)), language),
    forecastNote: forecastNote([raised], language),
    n: {
      ...Object.fromEntries(Object.entries(seen.numbers).map(figure)),
      elapsedDays: String(seen.days.length - seen.ahead),
    },
  };
};

const certaintyOf = ({ confidence, doubts }: RaisedAlert, say: (typeof words)[Language]['say']): string =>
  `${say.confidence[confidence]}${doubts.length > 0 ? say.because(doubts.map((doubt) => say.doubts[doubt]).join(', ')) : ''}.`;

/** Text based on sample weather says so first, even in the shortest message. */
export const markAsSample = (whole: AlertText, language: Language): AlertText => {
  const marked = (text: string, most = Infinity): string =>
    `${words[language].say.sample}. ${text}`.slice(0, most);
  return {
    ...whole,
    title: marked(whole.title),
    push: marked(whole.push, MAX_PUSH_CHARS),
    sms: marked(whole.sms, MAX_SMS_CHARS),
  };
};

/**
 * `place`: the field's name if the farmer has several. `values`: overrides the alert's own figures when the
 * text covers several fields.
 */
export const alertText = (
  raised: RaisedAlert,
  language: Language,
  place = '',
  values: AlertTextValues = textValuesOf(raised, language),
): AlertText => {
  const { say, todo } = words[language];
  const { seen, rule, basis, until, doFirst } = raised;
  const title = say.title[rule](values);
  const message = [
    say.seen[rule](values),
    values.forecastNote,
    seen.nearbyFarmers > 0 ? say.nearby(String(seen.nearbyFarmers)) : '',
  ];
  // Read the key instead of testing with `in`: on the phone the words are behind a proxy until they load.
  const recommendations = doFirst.flatMap(
    (key) => (todo as Readonly<Record<string, string | undefined>>)[key] ?? [],
  );
  const act = say.act[rule];
  return {
    title,
    message: message.filter((part) => part !== '').join(' '),
    action: recommendations[0] ?? act,
    recommendations,
    rule: `${say.ruleNames[rule]}. ${say.basis[basis]}`,
    certainty: certaintyOf(raised, say),
    until: say.until(longDayText(until, language)),
    push: fitText(MAX_PUSH_CHARS, place, title, act, ''),
    sms: toGsm(
      fitText(
        MAX_SMS_CHARS,
        place === '' ? 'Mavuno' : `Mavuno ${place}`,
        title,
        act,
        say.untilShort(shortDayText(until, language)),
      ),
    ),
  };
};
