import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as bean from './conditions/bean.ts';
import * as coffee from './conditions/coffee.ts';
import * as maize from './conditions/maize.ts';
import * as lines from './chemical-lines.ts';
import { crops } from './crops.ts';
import { noAnswers } from './no-answer.ts';
import { poisoningCard, safeUseRules } from './safe-use.ts';
import { restrictions, statusSaid, substancesCheckAgain } from './substances.ts';
import { fixedTerms } from './terms.ts';
import type { Said } from './types.ts';

const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && 'en' in value && 'sw' in value;
const collect = (value: unknown): Said[] => {
  if (isSaid(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collect) : [];
};

const book = collect([bean.conditions, coffee.conditions, maize.conditions, { ...lines }, noAnswers, safeUseRules, poisoningCard, statusSaid, restrictions, substancesCheckAgain]);
const cropNames = crops.map((crop) => crop.name);

test('every sentence is written in both languages and the two differ', () => {
  expect(book.length).toBeGreaterThan(300);
  for (const { en, sw } of [...book, ...cropNames]) {
    expect(en.trim().length).toBeGreaterThan(2);
    expect(sw.trim().length).toBeGreaterThan(2);
    expect(sw).not.toBe(en);
  }
});

test('the Kiswahili is Kiswahili: no English function word is left in it', () => {
  for (const { sw } of book) expect(sw).not.toMatch(/\b(the|and|with|leaf|leaves|spray|for|from|of|is|are|not)\b/i);
});

test('crop, disease and field words are those of the glossary', () => {
  for (const { en, sw } of book) for (const [english, kiswahili] of fixedTerms) {
    if (english.test(en)) expect(sw, en).toMatch(kiswahili);
  }
});

test('sentences are short: a neighbour’s words', () => {
  const words = (text: string) => text.split(/[.:;!?]\s/).map((part) => part.split(/\s+/).length);
  for (const { en, sw } of book) for (const text of [en, sw]) expect(Math.max(...words(text)), text).toBeLessThanOrEqual(34);
});

const glossary = new URL('../../shared/reference/glossary.csv', import.meta.url);
test.skipIf(!existsSync(glossary))('crop names agree with the reference glossary (skipped where the reference is not at hand)', () => {
  const rows = new Map(readFileSync(glossary, 'utf8').trim().split('\n').map((row) => row.split(',') as [string, string]));
  const renamed: Readonly<Record<string, string>> = { potato: 'potato (Irish)', rice: 'rice (paddy)', chilli: 'chilli', amaranth: 'amaranth' };
  for (const { name } of crops) {
    const row = rows.get(renamed[name.en.toLowerCase()] ?? name.en.toLowerCase());
    if (row) expect(row.toLowerCase()).toContain(name.sw.toLowerCase());
    else expect(name.en).toBe('nothing missing');
  }
});
