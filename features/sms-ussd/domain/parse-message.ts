import { findCropByName } from '#knowledge/crops.ts';
import type { Topic } from './flow.ts';

/** One input: a list number, the name of a topic or crop, a request for the menu, or unknown. */
export type Step =
  | { readonly kind: 'number'; readonly n: number }
  | {
      readonly kind: 'topic';
      readonly topic: Topic;
      /** Key of the crop named with the price topic. */ readonly crop?: string | null;
    }
  | { readonly kind: 'crop'; readonly crop: string }
  | { readonly kind: 'menu' }
  | { readonly kind: 'unknown' };

/** Word stems, with the usual spellings on a numeric keypad. */
const stems: readonly (readonly [Topic | 'menu', readonly string[]])[] = [
  [
    'weather',
    [
      'weath',
      'wether',
      'wheath',
      'wheth',
      'forec',
      'rain',
      'hewa',
      'ewa',
      'anga',
      'mvua',
      'mfua',
      'mwua',
      'utabir',
      'haliya',
    ],
  ],
  [
    'alerts',
    ['alert', 'alart', 'warn', 'danger', 'tahad', 'tahath', 'taad', 'taath', 'onyo', 'maony', 'hatari'],
  ],
  ['price', ['pric', 'prais', 'market', 'bei', 'bey', 'soko']],
  ['tasks', ['task', 'todo', 'job', 'kazi', 'shughul']],
  ['ask', ['swali', 'uliza', 'quest', 'ask']],
  ['language_changed', ['kiswah', 'swahil', 'englis', 'kiinge', 'lugha', 'languag']],
  [
    'menu',
    [
      'menu',
      'help',
      'msaad',
      'hello',
      'hi',
      'habari',
      'hujambo',
      'jambo',
      'niaje',
      'sasa',
      'mambo',
      'mavuno',
    ],
  ],
];
/** "Shamba 2" asks for that field's weather; "tahadhari za shamba" does not. */
const fieldWords = ['shamba', 'mashamb', 'field', 'plot'];
/** "Siku 3", "3 days": a duration or an amount, not a choice from a list. */
const unitsBeforeNumber = new Set([
  'siku',
  'wiki',
  'saa',
  'mwezi',
  'miezi',
  'ekari',
  'tarehe',
  'gunia',
  'magunia',
  'kilo',
  'mm',
]);
const unitsAfterNumber = new Set([
  'day',
  'days',
  'week',
  'weeks',
  'hour',
  'hours',
  'month',
  'months',
  'acre',
  'acres',
  'bag',
  'bags',
  'kg',
  'mm',
]);
const numbers: Readonly<Record<string, number>> = {
  zero: 0,
  sifuri: 0,
  one: 1,
  moja: 1,
  mosi: 1,
  two: 2,
  mbili: 2,
  three: 3,
  tatu: 3,
  four: 4,
  nne: 4,
  five: 5,
  tano: 5,
  six: 6,
  sita: 6,
  seven: 7,
  saba: 7,
  eight: 8,
  nane: 8,
  nine: 9,
  tisa: 9,
  kwanza: 1,
  first: 1,
  pili: 2,
  second: 2,
};

const tokens = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, ' ')
    .split(' ')
    .filter(Boolean);
const numberOf = (token: string): number | undefined =>
  /^\d{1,3}$/.test(token) ? Number(token) : numbers[token];
const isMeasure = (all: readonly string[], i: number): boolean =>
  numberOf(all[i]!) !== undefined &&
  (unitsBeforeNumber.has(all[i - 1] ?? '') || unitsAfterNumber.has(all[i + 1] ?? ''));

const stepOf = (token: string): Step => {
  const n = numberOf(token);
  if (n !== undefined) return n === 0 ? { kind: 'menu' } : { kind: 'number', n };
  const found = stems.find(([, all]) =>
    all.some((stem) => (stem.length > 2 ? token.startsWith(stem) : token === stem)),
  );
  if (!found) return { kind: 'unknown' };
  return found[0] === 'menu' ? { kind: 'menu' } : { kind: 'topic', topic: found[0] };
};

/** Key of the first crop named, in either language. Two-word names take precedence: "viazi vitamu". */
const cropIn = (words: readonly string[]): string | null => {
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  return [...pairs, ...words].flatMap((typed) => findCropByName(typed)?.key ?? [])[0] ?? null;
};

/** In a message that asks for a price, a number is an amount ("bei ya magunia 2"), not a choice from a list. */
const withCrop = (asked: readonly Step[], crop: string | null): readonly Step[] =>
  asked.flatMap((step) =>
    step.kind === 'number'
      ? []
      : step.kind === 'topic' && step.topic === 'price'
        ? [{ ...step, crop }]
        : [step],
  );

/**
 * The steps of a message: "1 2", "hali ya hewa 2", "MVUA?". Unknown words are ignored when another one is
 * known.
 */
export const stepsOfMessage = (text: string): readonly Step[] => {
  const words = tokens(text.slice(0, 400)).filter((_, i, all) => !isMeasure(all, i));
  const isOfField = (word: string): boolean => fieldWords.some((stem) => word.startsWith(stem));
  const named = words.map(stepOf);
  const all = named.some(({ kind }) => kind === 'topic')
    ? named
    : words.map((word, i): Step => (isOfField(word) ? { kind: 'topic', topic: 'weather' } : named[i]!));
  const known = all.filter(({ kind }) => kind !== 'unknown');
  // A greeting before a question is not a request for the menu.
  const requested = known.filter(({ kind }) => kind !== 'menu');
  const crop = cropIn(words);
  if (requested.some((step) => step.kind === 'topic' && step.topic === 'price'))
    return withCrop(requested, crop);
  if (requested.length > 0) return requested;
  if (crop !== null && known.length === 0) return [{ kind: 'crop', crop }];
  return known.length > 0 ? [{ kind: 'menu' }] : all.length > 0 ? [{ kind: 'unknown' }] : [];
};

/** One USSD screen takes one step. */
export const firstStepOf = (text: string): readonly Step[] => [
  stepsOfMessage(text)[0] ?? { kind: 'unknown' },
];

/** USSD sends all input of the session with each step, joined by stars. */
export const inputsOfUssd = (text: string): readonly string[] =>
  text === '' ? [] : text.slice(0, 4_000).split('*').slice(0, 60);

/** WhatsApp events that are no messages: a reaction, a changed number. */
const ignoredTypes = new Set(['reaction', 'system']);
export const expectsReply = (type: string): boolean => !ignoredTypes.has(type);
