import { alertText } from '#features/alerts/domain/text/alert-text.ts';
import { dayText, longDayText } from '#features/alerts/domain/text/day-words.ts';
import { dayInNairobi, dayNumber } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';
import { TITLE_MAX } from '../task.ts';
import type { Suggestion } from './suggestion.ts';
import { type Shown, suggestEn } from './words.reasons.en.ts';
import { suggestSw } from './words.reasons.sw.ts';

interface SuggestionText {
  readonly title: string;
  /** The reason, with its figures. */
  readonly why: string;
  /** Instructions, never with a dose. */
  readonly how: string;
  /** The time of the weather it is based on; null without weather. */
  readonly forecast: string | null;
}

const words = { en: suggestEn, sw: suggestSw } as const;

/** Crops that English names in the plural. */
const pluralNames: Readonly<Record<string, string>> = {
  potato: 'potatoes',
  tomato: 'tomatoes',
  banana: 'bananas',
  groundnut: 'groundnuts',
  cowpea: 'cowpeas',
  onion: 'onions',
  sweet_potato: 'sweet potatoes',
  carrot: 'carrots',
  mango: 'mangoes',
  avocado: 'avocados',
};

/** The crop's name inside a sentence: in lower case, and plural in English where that is usual. */
export const cropText = (crop: string | null, language: Language): string =>
  crop === null || crop === 'mixed'
    ? ''
    : ((language === 'en' ? pluralNames[crop] : undefined) ??
      cropByKey(crop)?.name[language].toLowerCase() ??
      crop);

const figure = ([key, value]: [string, number | string], language: Language): [string, string] => {
  if (typeof value === 'string' && dayNumber(value) !== null)
    return [key, key === 'better' ? longDayText(value, language) : dayText(value, language)];
  return [key, String(value)];
};

const shownOf = (one: Suggestion, language: Language): Shown => {
  const fromAlert = one.raised && alertText(one.raised, language);
  return {
    crop: cropText(one.crop, language) || words[language].field,
    page: one.conditionKey === null ? '' : (conditionByKey(one.conditionKey)?.name[language] ?? ''),
    alert: fromAlert?.title ?? '',
    n: Object.fromEntries(Object.entries(one.figures).map((entry) => figure(entry, language))),
  };
};

/** Field-level work without a planned crop has no crop to name. */
const isPlotWork = ({ rule, crop }: Suggestion): boolean =>
  crop === null && (rule === 'land_preparation' || rule === 'planting_window');

/** The reason as stored with a task, including the time of its weather. */
export const savedReason = ({ why, forecast }: Pick<SuggestionText, 'why' | 'forecast'>): string =>
  forecast === null ? why : `${why} ${forecast}`;

export const suggestionText = (one: Suggestion, language: Language): SuggestionText => {
  const say = words[language];
  const shown = shownOf(one, language);
  const title = say.title[one.rule](isPlotWork(one) ? { ...shown, crop: '' } : shown).slice(0, TITLE_MAX);
  const forecast =
    one.forecastAt === null ? null : say.forecast(dayText(dayInNairobi(new Date(one.forecastAt)), language));
  if (one.raised) {
    const { action, message } = alertText(one.raised, language);
    return { title, why: message, how: action, forecast };
  }
  const why = say.why[one.rule](shown);
  return {
    title,
    why: shown.n['drier'] === undefined ? why : `${why} ${say.drier(shown)}`,
    how: say.how[one.rule],
    forecast,
  };
};
