import { cropsMentioned } from '#features/community/domain/analysis/detect-crop.ts';
import { numberAt } from '#features/tasks/domain/goal/parse-number.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import { colourWords, partWords, patternWords } from '#knowledge/sign-words.ts';
import type { Bilingual } from '#knowledge/types.ts';
import { chatVocabulary } from '../book/chat-vocabulary.ts';
import type { ChatEntities } from '../types.ts';
import { countyIn, zoneIn } from './place-in-text.ts';
import { hazardousSubstancesIn } from './substances-in-text.ts';

/** Maximum characters of a question that are parsed. */
export const MAX_READ_CHARS = 4000;

const termsOf = (names: Bilingual): readonly string[] =>
  chatVocabulary.tokenize(`${names.en} ${names.sw}`).flatMap(({ terms }) => terms);
const signs = (
  table: Readonly<Record<string, Bilingual>>,
): readonly (readonly [key: string, terms: readonly string[]])[] =>
  Object.entries(table).map(([key, names]) => [key, termsOf(names)] as const);
const parts = signs(partWords);
const symptoms = [...signs(colourWords), ...signs(patternWords)];
const keysFound = (table: typeof parts, names: ReadonlySet<string>): readonly string[] =>
  table.filter(([, terms]) => terms.some((term) => names.has(term))).map(([key]) => key);

const daysPerUnit: Readonly<Record<string, number>> = {
  day: 1,
  days: 1,
  siku: 1,
  week: 7,
  weeks: 7,
  wiki: 7,
  wk: 7,
  wks: 7,
  month: 30,
  months: 30,
  mwezi: 30,
  miezi: 30,
};
const daysIn = (word: string | undefined): number | undefined =>
  word !== undefined && Object.prototype.hasOwnProperty.call(daysPerUnit, word)
    ? daysPerUnit[word]
    : undefined;

/** Reads the age of a planting from "3 weeks old", "wiki nne" or "miezi 2". */
const ageIn = (words: readonly string[]): number | null => {
  for (let i = 0; i < words.length; i += 1) {
    const each = daysIn(words[i]);
    if (each === undefined) continue;
    const after = numberAt(words, words[i + 1] === 'ya' || words[i + 1] === 'za' ? i + 2 : i + 1);
    const before = i > 0 ? numberAt(words, i - 1) : null;
    const number = before?.words === 1 ? before.value : after?.value;
    if (number !== undefined && number > 0 && number * each < 4000) return Math.round(number * each);
  }
  return null;
};

const units = new Set([
  'kg',
  'kgs',
  'kilo',
  'acre',
  'acres',
  'ekari',
  'ha',
  'hekta',
  'bag',
  'bags',
  'gunia',
  'magunia',
  'litre',
  'litres',
  'lita',
  'ml',
  'debe',
  'crate',
  'crates',
  'kreti',
  'tonne',
  'tonnes',
  'tani',
  'shilling',
  'shillings',
  'shilingi',
  'bob',
  'ksh',
  'kes',
]);
const amountsIn = (words: readonly string[]): ChatEntities['amounts'] =>
  words
    .flatMap((word, i) => {
      const amountWithUnit = /^(\d+(?:\.\d+)?)(kg|ml|ha|g|l)$/.exec(word);
      if (amountWithUnit) return [{ value: Number(amountWithUnit[1]), unit: amountWithUnit[2]! }];
      const number = /^\d/.test(word) ? numberAt(words, i) : null;
      const [next, previous] = [words[i + 1] ?? '', words[i - 1] ?? ''];
      if (number !== null && units.has(next)) return [{ value: number.value, unit: next }];
      return number !== null && units.has(previous) ? [{ value: number.value, unit: previous }] : [];
    })
    .slice(0, 8);

const dateIn = (words: readonly string[], today: Day): Day | null =>
  words.some((word) => word === 'tomorrow' || word === 'kesho')
    ? addDays(today, 1)
    : words.some((word) => word === 'today' || word === 'leo')
      ? today
      : words.some((word) => word === 'yesterday' || word === 'jana')
        ? addDays(today, -1)
        : null;

export const entitiesOf = (question: string, today: Day): ChatEntities => {
  const text = fold(question.slice(0, MAX_READ_CHARS)).text;
  const words = wordsIn(text).map(({ word }) => word);
  const names = new Set(chatVocabulary.tokenize(text).flatMap(({ terms }) => terms));
  const county = countyIn(words);
  return {
    crops: cropsMentioned(text).slice(0, 4),
    parts: keysFound(parts, names),
    symptoms: keysFound(symptoms, names),
    county,
    zone: zoneIn(text, county),
    ageDays: ageIn(words),
    date: dateIn(words, today),
    amounts: amountsIn(words),
    substances: hazardousSubstancesIn(text),
  };
};
