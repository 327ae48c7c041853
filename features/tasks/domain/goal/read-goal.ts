import { type AreaUnit, toHectares } from '#kit/pure/units.ts';
import { findCropByName } from '#knowledge/crops.ts';
import type { Goal, HarvestUnit } from './goal.ts';
import { numberAt } from './parse-number.ts';

const harvestUnitByWord: Readonly<Record<string, HarvestUnit>> = {
  bag: 'bag',
  bags: 'bag',
  sack: 'bag',
  sacks: 'bag',
  gunia: 'bag',
  magunia: 'bag',
  tonne: 'tonne',
  tonnes: 'tonne',
  ton: 'tonne',
  tons: 'tonne',
  tani: 'tonne',
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  kilogram: 'kg',
  kilograms: 'kg',
  debe: 'debe',
  madebe: 'debe',
  debes: 'debe',
  crate: 'crate',
  crates: 'crate',
  kreti: 'crate',
  bunch: 'bunch',
  bunches: 'bunch',
  mkungu: 'bunch',
  mikungu: 'bunch',
};
const areaUnitByWord: Readonly<Record<string, Exclude<AreaUnit, 'square_meters'>>> = {
  acre: 'acres',
  acres: 'acres',
  ekari: 'acres',
  eka: 'acres',
  hectare: 'hectares',
  hectares: 'hectares',
  hekta: 'hectares',
  ha: 'hectares',
};
const rateWords: readonly string[] = ['per', 'an', 'a', 'each', 'every', 'kwa', 'kila', '/'];
const fillerWords: readonly string[] = ['an', 'a', 'of', 'ya', 'za', 'the'];
const months: readonly (readonly string[])[] = [
  ['january', 'januari'],
  ['february', 'februari'],
  ['march', 'machi'],
  ['april', 'aprili'],
  ['mei'],
  ['june', 'juni'],
  ['july', 'julai'],
  ['august', 'agosti'],
  ['september', 'septemba'],
  ['october', 'oktoba'],
  ['november', 'novemba'],
  ['december', 'desemba'],
];

const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.prototype.hasOwnProperty.call(table, word) ? table[word] : undefined;

/** "1/2", "2 1/2". Not the date 1/2/2026, nor 12/4. */
const FRACTION = /(^|[^\d/.,])(?:([1-9])\s+)?([1-7])\/([2-8])(?![\d/])/g;

/** Maximum number of characters. */
const MAX_TEXT_LENGTH = 500;

/**
 * Splits "20bags", "90-kg bags", "½ acre", in lower case. The stated size of a bag is removed and returned
 * separately.
 */
const tokenize = (text: string): { readonly words: readonly string[]; readonly bagKg: number | null } => {
  let bagKg: number | null = null;
  const note = (kg: string): void => {
    bagKg = Number(kg);
  };
  const line = text
    .slice(0, MAX_TEXT_LENGTH)
    .normalize('NFC')
    .toLowerCase()
    .replace(/½/g, ' 1/2 ')
    .replace(/¼/g, ' 1/4 ')
    .replace(/¾/g, ' 3/4 ')
    .replace(
      FRACTION,
      (_, before: string, whole = '0', above: string, below: string) =>
        before + String(Number(whole) + Number(above) / Number(below)),
    )
    .replace(/\//g, ' / ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/\b(\d{2,3})[ -]*(?:kg|kilo)s?[ -]*(bags?|sacks?)\b/g, (_, kg: string, bag: string) => {
      note(kg);
      return bag;
    })
    .replace(
      /\b(bags?|sacks?|gunia|magunia)\s+(?:of|ya|za|la)\s+(?:kg|kilo)\s*(\d{2,3})\b/g,
      (_, bag: string, kg: string) => {
        note(kg);
        return bag;
      },
    )
    .replace(
      /\b(bags?|sacks?|gunia|magunia)\s+(?:of|ya|za|la)\s+(\d{2,3})\s*(?:kg|kilo)s?\b/g,
      (_, bag: string, kg: string) => {
        note(kg);
        return bag;
      },
    );
  return {
    words: line
      .split(/[^\p{L}\p{N}.,/]+/u)
      .map((word) => word.replace(/^[.,]+|[.,]+$/g, ''))
      .filter((word) => word !== ''),
    bagKg,
  };
};

const cropIn = (words: readonly string[]): string | null => {
  for (const size of [3, 2, 1]) {
    for (let i = 0; i + size <= words.length; i++) {
      const found = findCropByName(words.slice(i, i + size).join(' '));
      if (found) return found.key;
    }
  }
  return null;
};

const seasonIn = (words: readonly string[]): Goal['season'] => {
  const line = words.join(' ');
  if (/\bmasika\b|mvua ndefu|long rains?/.test(line)) return 'long_rains';
  return /\bvuli\b|mvua fupi|short rains?/.test(line) ? 'short_rains' : null;
};

/** "May" is also a verb: needs "in", "by" or similar. */
const monthIn = (words: readonly string[]): number | null => {
  const at = months.findIndex((names) => names.some((name) => words.includes(name)));
  if (at >= 0) return at + 1;
  return words.some((word, i) => word === 'may' && ['in', 'by', 'from', 'mwezi'].includes(words[i - 1] ?? ''))
    ? 5
    : null;
};

interface Quantity {
  readonly kind: 'harvest' | 'area' | 'rate';
  readonly value: number;
  readonly word: string;
}

/**
 * English writes "20 bags", Kiswahili "magunia 20": the number before a unit belongs to it, unless another
 * unit has it.
 */
const quantitiesIn = (words: readonly string[]): readonly Quantity[] => {
  const taken = new Set<number>();
  const starts = new Map<number, { readonly value: number; readonly end: number }>();
  for (let i = 0; i < words.length; i++) {
    const read = numberAt(words, i);
    if (!read) continue;
    starts.set(i, { value: read.value, end: i + read.words });
    i += read.words - 1;
  }
  const before = (i: number): readonly [number, number] | null => {
    for (const [at, { value, end }] of starts)
      if (
        !taken.has(at) &&
        (end === i || (end === i - 1 && fillerWords.includes(words[end] ?? '') && value < 1))
      )
        return [at, value];
    return null;
  };
  const after = (i: number): readonly [number, number] | null => {
    const next = starts.get(i + 1);
    return next && !taken.has(i + 1) ? [i + 1, next.value] : null;
  };
  return words.flatMap((word, i): readonly Quantity[] => {
    const isArea = lookUp(areaUnitByWord, word) !== undefined;
    if (!isArea && lookUp(harvestUnitByWord, word) === undefined) return [];
    const found = before(i) ?? after(i);
    const isRate = isArea && rateWords.includes(words[i - 1] ?? '');
    if (isRate && (found === null || found[1] === 1)) {
      if (found) taken.add(found[0]);
      return [{ kind: 'rate', value: 1, word }];
    }
    if (!found || !(found[1] > 0)) return [];
    taken.add(found[0]);
    return [{ kind: isArea ? 'area' : 'harvest', value: found[1], word }];
  });
};

/** The stated crop, amount, land and season, in English, Kiswahili or both. Missing parts are null. */
export const readGoal = (text: string): Goal => {
  const { words, bagKg } = tokenize(text);
  const sizes = quantitiesIn(words);
  const [harvest, area, rate] = (['harvest', 'area', 'rate'] as const).map((kind) =>
    sizes.find((s) => s.kind === kind),
  );
  const unit = harvest && lookUp(harvestUnitByWord, harvest.word)!;
  return {
    crop: cropIn(words),
    season: seasonIn(words),
    month: monthIn(words),
    target: harvest && unit ? { amount: harvest.value, unit, bagKg: unit === 'bag' ? bagKg : null } : null,
    per: rate && harvest ? (areaUnitByWord[rate.word] === 'hectares' ? 'hectare' : 'acre') : null,
    hectares: area ? toHectares(area.value, areaUnitByWord[area.word]!) : null,
  };
};
