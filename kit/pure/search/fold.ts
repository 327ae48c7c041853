/**
 * A text prepared for comparison: lower case, without accents or invisible marks. `at[i]` is the position of
 * character i in the original.
 */
export interface Folded {
  readonly text: string;
  readonly positions: readonly number[];
  readonly length: number;
}

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
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

const foldOne = (char: string): string => {
  if (SPACE.test(char)) return ' ';
  if (INVISIBLE.test(char)) return '';
  let folded = '';
  for (const part of char.normalize('NFKD').toLowerCase().normalize('NFKD'))
    if (!INVISIBLE.test(part)) folded += LOOKALIKES[part] ?? digitOf(part.charCodeAt(0)) ?? part;
  return folded;
};

/** Works on any string in linear time, one character at a time. */
export const fold = (original: string): Folded => {
  const positions: number[] = [];
  const parts: string[] = [];
  let position = 0;
  for (const char of original) {
    const code = char.charCodeAt(0);
    const folded =
      char.length === 1 && code > 32 && code < 127 && code !== 96 ? char.toLowerCase() : foldOne(char);
    parts.push(folded);
    for (let i = 0; i < folded.length; i += 1) positions.push(position);
    position += char.length;
  }
  return { text: parts.join(''), positions, length: original.length };
};

/** The range in the original that a range of the folded text comes from. */
export const originalRange = (
  { positions, length }: Folded,
  start: number,
  end: number,
): { readonly start: number; readonly end: number } => ({
  start: positions[start] ?? length,
  end: positions[end] ?? length,
});

export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu;
/** No real word is longer; the rest is not compared. */
const MAX_WORD_LENGTH = 40;

/** The words of a folded text. An apostrophe inside a word is removed (ng'ombe is ngombe). */
export const wordsIn = (text: string): readonly Word[] => {
  const words: Word[] = [];
  for (const found of text.matchAll(WORD)) {
    const word = found[0].replace(/'/g, '').slice(0, MAX_WORD_LENGTH);
    words.push({ word, start: found.index, end: found.index + found[0].length });
  }
  return words;
};
