/**
 * A text prepared for comparison: lower case, without accents or invisible marks. `at[i]` is the position of
 * character i in the original.
 */
export interface Folded {
  readonly text: string;
  readonly at: readonly number[];
  readonly length: number;
}

/** Letters of other scripts that look like Latin ones. */
const alike: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ı: 'i',
  ł: 'l',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};
/** The first digits of Arabic, Persian and Devanagari. */
const ZEROS = [0x660, 0x6f0, 0x966] as const;
const digitOf = (code: number): string | undefined => {
  const zero = ZEROS.find((one) => code >= one && code < one + 10);
  return zero === undefined ? undefined : String(code - zero);
};
const INVISIBLE = /[\p{M}\p{Cf}\p{Cn}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0]/u;
const SPACE = /[\s\p{Cc}\p{Z}]/u;

const foldOne = (mark: string): string => {
  if (SPACE.test(mark)) return ' ';
  if (INVISIBLE.test(mark)) return '';
  let folded = '';
  for (const part of mark.normalize('NFKD').toLowerCase().normalize('NFKD'))
    if (!INVISIBLE.test(part)) folded += alike[part] ?? digitOf(part.charCodeAt(0)) ?? part;
  return folded;
};

/** Works on any string in linear time, one character at a time. */
export const fold = (original: string): Folded => {
  const at: number[] = [];
  const parts: string[] = [];
  let place = 0;
  for (const mark of original) {
    const code = mark.charCodeAt(0);
    const folded =
      mark.length === 1 && code > 32 && code < 127 && code !== 96 ? mark.toLowerCase() : foldOne(mark);
    parts.push(folded);
    for (let i = 0; i < folded.length; i += 1) at.push(place);
    place += mark.length;
  }
  return { text: parts.join(''), at, length: original.length };
};

/** The range in the original that a range of the folded text comes from. */
export const spanIn = (
  { at, length }: Folded,
  start: number,
  end: number,
): { readonly start: number; readonly end: number } => ({
  start: at[start] ?? length,
  end: at[end] ?? length,
});

export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu;
/** No real word is longer; the rest is not compared. */
const LONGEST = 40;

/** The words of a folded text. An apostrophe inside a word is removed (ng'ombe is ngombe). */
export const wordsIn = (text: string): readonly Word[] => {
  const words: Word[] = [];
  for (const found of text.matchAll(WORD)) {
    const word = found[0].replace(/'/g, '').slice(0, LONGEST);
    words.push({ word, start: found.index, end: found.index + found[0].length });
  }
  return words;
};
