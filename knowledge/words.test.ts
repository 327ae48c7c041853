import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as lines from './sprays/chemical-lines.ts';
import { crops } from './crops.ts';
import { everyPage } from './every-page.ts';
import { noAnswers } from './no-answer.ts';
import { poisoningCard, safeUseRules } from './safe-use.ts';
import { colourWords, partWords, patternWords, signQuestions } from './sign-words.ts';
import { restrictions, statusText, substancesCheckAgain } from './substances.ts';
import { fixedTerms } from './terms.ts';
import { typeNames } from './type-names.ts';
import type { Bilingual } from './types.ts';

const isSaid = (value: unknown): value is Bilingual => typeof value === 'object' && value !== null && 'en' in value && 'sw' in value;
const collect = (value: unknown): Bilingual[] => {
  if (isSaid(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : [];
};
const once = (list: readonly Bilingual[]): Bilingual[] => [...new Map(list.map((said) => [`${said.en}|${said.sw}`, said])).values()];

const book = once(collect([await everyPage(), { ...lines }, noAnswers, safeUseRules, poisoningCard, statusText, restrictions, substancesCheckAgain, typeNames, signQuestions, partWords, colourWords, patternWords]));
const cropNames = crops.map((crop) => crop.name);

/** Lists all wrong sentences at once, not only the first. */
const wrong = (bad: (said: Bilingual) => unknown): string[] => book.filter(bad).map(({ en, sw }) => `${en} | ${sw}`);

test('every sentence is written in both languages and the two differ', () => {
  expect(book.length).toBeGreaterThan(1500);
  expect(wrong(({ en, sw }) => en.trim().length < 3 || sw.trim().length < 3 || en === sw)).toEqual([]);
  for (const { en, sw } of cropNames) expect(sw).not.toBe(en);
});

test('the Kiswahili is Kiswahili: no English function word is left in it', () => {
  expect(wrong(({ sw }) => /\b(the|and|with|leaf|leaves|spray|for|from|of|is|are|not)\b/i.test(sw))).toEqual([]);
});

test('letters are Latin letters: no look-alike of another script', () => {
  expect(wrong(({ en, sw }) => /[^\u0020-\u024f\u2019\u2013\u00b0]/.test(en + sw))).toEqual([]);
});

test('crop, disease and field words are those of the glossary', () => {
  expect(fixedTerms.flatMap(([english, kiswahili]) => wrong(({ en, sw }) => english.test(en) && !kiswahili.test(sw)).map((said) => `${String(english)}: ${said}`))).toEqual([]);
});

test('sentences are short: a neighbour’s words', () => {
  const longest = (text: string) => Math.max(...text.split(/[.:;!?]\s/).map((part) => part.split(/\s+/).length));
  expect(wrong(({ en, sw }) => longest(en) > 34 || longest(sw) > 34)).toEqual([]);
});

test('a sentence begins with a capital and ends with a stop; nothing ends half', () => {
  expect(wrong(({ en, sw }) => /\s$|^\s| {2}/.test(en + sw) || (/[.!?]$/.test(en) !== /[.!?]$/.test(sw)))).toEqual([]);
});

const glossary = new URL('../../shared/reference/glossary.csv', import.meta.url);
test.skipIf(!existsSync(glossary))('crop names agree with the reference glossary (skipped where the reference is not at hand)', () => {
  const rows = new Map(readFileSync(glossary, 'utf8').trim().split('\n').map((row) => row.split(',') as [string, string]));
  const renamed: Readonly<Record<string, string>> = { potato: 'potato (Irish)', rice: 'rice (paddy)' };
  /** Our own terms where the glossary has none. */
  const ours = ['Black gram', 'Citrus'];
  for (const { name } of crops) {
    const row = rows.get(renamed[name.en.toLowerCase()] ?? name.en.toLowerCase());
    if (row) expect(row.toLowerCase()).toContain(name.sw.toLowerCase());
    else expect(ours).toContain(name.en);
  }
});
