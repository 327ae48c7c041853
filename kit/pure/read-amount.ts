import { type AreaUnit, fromHectares, toHectares } from './units.ts';

/** A typed or spoken number, with the unit of land if one was named. */
export interface Amount {
  readonly amount: number;
  readonly unit: AreaUnit | null;
}

const FRACTION_SIGNS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅓': '1/3',
  '⅔': '2/3',
};
const units: readonly (readonly [RegExp, AreaUnit])[] = [
  [/\b(mita za mraba|square met(re|er)s?|sq ?m)\b|\bm[²2](?!\w)/, 'square_meters'],
  [/\b(ekari|eka|acres?)\b/, 'acres'],
  [/\b(hekta|hectares?|ha)\b/, 'hectares'],
];
const NUMBER_WORDS_SW = ['moja', 'mbili', 'tatu', 'nne', 'tano', 'sita', 'saba', 'nane', 'tisa', 'kumi'];
const NUMBER_WORDS_EN = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const FRACTION_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(robo tatu|three quarters)\b/, '3/4'],
  [/\b(robo|(a )?quarter)\b/, '1/4'],
  [/\b(nusu|half( an?)?)\b/, '1/2'],
  [/\b(thumni|thumuni|an eighth)\b/, '1/8'],
];

/** As in "robo ya ekari", "two and a half". */
const FILLER_WORDS: readonly string[] = ['na', 'and', 'u', 'of', 'ya', 'a', 'an', 'the'];
const teen = new RegExp(`\\bkumi na (${NUMBER_WORDS_SW.slice(0, -1).join('|')})\\b`, 'g');

const toDigits = (text: string, isLand: boolean): string => {
  const withFractions = FRACTION_WORDS.reduce(
    (line, [word, part]) => line.replace(word, ` ${part} `),
    text.replace(/[½¼¾⅛⅜⅝⅞⅓⅔]/g, (sign) => ` ${FRACTION_SIGNS[sign]!} `),
  );
  return withFractions
    .replace(teen, (whole, one: string) => (isLand ? String(11 + NUMBER_WORDS_SW.indexOf(one)) : whole))
    .split(/\s+/)
    .filter((word) => word !== '' && !FILLER_WORDS.includes(word))
    .map((word) => {
      // A lone "two" is ambiguous; with a unit of area it is a size.
      const n = isLand ? Math.max(NUMBER_WORDS_SW.indexOf(word), NUMBER_WORDS_EN.indexOf(word)) : -1;
      return n < 0 ? word : String(n + 1);
    })
    .join(' ');
};

/**
 * Many phones write one and a half as '1,5', and one thousand five hundred as '1,500'. The second alone could
 * be either.
 */
const numberOf = (word: string, unit: AreaUnit | null): number | null => {
  const part = /^(\d{1,3})\/(\d{1,3})$/.exec(word);
  if (part) return Number(part[2]) > 0 ? Number(part[1]) / Number(part[2]) : null;
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(word)) {
    const isClear = unit === 'square_meters' || word.split(',').length > 2 || word.includes('.');
    return isClear ? Number(word.replace(/,/g, '')) : null;
  }
  return /^(\d+([.,]\d*)?|[.,]\d+)$/.test(word) ? Number(word.replace(',', '.')) : null;
};

/**
 * Parses '1,5', '1.5', '1½', 'ekari moja na nusu', 'robo ekari'; null when it is not an amount or is
 * ambiguous.
 */
export const parseAmount = (text: string): Amount | null => {
  // "1acre", "0.5ha"
  const line = text
    .trim()
    .toLowerCase()
    .replace(/(\d)(?=(ekari|eka|acres?|hekta|hectares?|ha|m[²2]|sq)(?![a-z]))/g, '$1 ');
  const named = units.find(([word]) => word.test(line));
  const unit = named?.[1] ?? null;
  const numbers = toDigits(named ? line.replace(named[0], ' ') : line, named !== undefined)
    .split(' ')
    .map((word) => numberOf(word, unit));
  const [first, fraction] = numbers;
  if (first == null) return null;
  if (numbers.length === 1) return { amount: first, unit };
  // A whole number and a fraction, such as "2 1/4".
  return numbers.length === 2 && fraction != null && fraction > 0 && fraction < 1 && Number.isInteger(first)
    ? { amount: first + fraction, unit }
    : null;
};

/**
 * The amount converted to `unit`; NaN when it is not a size. Without `unit` only a number without a unit
 * counts.
 */
export const parseSizeIn = (text: string, unit: AreaUnit | null): number => {
  const read = parseAmount(text);
  if (!read) return NaN;
  if (read.unit === null || read.unit === unit) return read.amount;
  return unit === null ? NaN : fromHectares(toHectares(read.amount, read.unit), unit);
};
