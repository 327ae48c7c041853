import { expect, test } from 'vitest';
import { glossary } from '../../tools/words/glossary.ts';
import { isConditionKey } from '../index.ts';
import { windowsOf } from '../calendar/windows.ts';
import { cropByKey } from '../crops.ts';
import { lessonBySlug } from '../lessons/index.ts';
import * as preparations from '../sprays/preparations.ts';
import { restrictions, substancesByStatus, substancesIn } from '../substances.ts';
import { fixedTerms } from '../terms.ts';
import type { Bilingual } from '../types.ts';
import { topicById, topics, topicSource } from './index.ts';
import { pointRoles, topicKinds } from './types.ts';

const points = topics.flatMap(({ id, points: all }) => all.map((point) => ({ id, ...point })));
const said: readonly { readonly id: string; readonly text: Bilingual }[] = [...points, ...topics.map(({ id, title }) => ({ id, text: title }))];
/** Lists all failures at once, because they are easier to fix together than one at a time. */
const wrong = (bad: (text: Bilingual, id: string) => unknown): string[] => said.filter(({ id, text }) => bad(text, id)).map(({ id, text }) => `${id}: ${text.en} | ${text.sw}`);
const numbers = (text: string): string => (text.match(/\d+(\.\d+)?/g) ?? []).sort().join(' ');

test('CHT-19: topics cover every kind, are unique and have at least four sentences each', () => {
  expect(topics.length).toBeGreaterThanOrEqual(90);
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
  expect(new Set(topics.map(({ title }) => title.en)).size).toBe(topics.length);
  expect(topicKinds.filter((kind) => !topics.some((one) => one.kind === kind))).toEqual([]);
  expect(pointRoles.filter((role) => !points.some((one) => one.role === role))).toEqual([]);
  for (const { id, points: all } of topics) {
    const general = all.filter(({ counties }) => !counties).length;
    expect([id, general >= 3 && general <= 8 && all.length >= 4], id).toEqual([id, true]);
  }
  expect(topicById('grain_dry_enough')?.kind).toBe('storage');
  expect(topicById('toString')).toBeUndefined();
});

test('CHT-19: every sentence has an existing source; crops, pages and lessons exist', () => {
  for (const { id, source } of points) expect(topicSource(source)?.title.length, `${id} ${source}`).toBeGreaterThan(5);
  for (const { id, crops, pages, lessons } of topics) {
    if (crops !== 'any') for (const crop of crops) expect(cropByKey(crop)?.key, id).toBe(crop);
    if (crops !== 'any') expect(crops.length, id).toBeGreaterThan(0);
    for (const page of pages) expect(isConditionKey(page), `${id} ${page}`).toBe(true);
    for (const lesson of lessons) expect(lessonBySlug(lesson), `${id} ${lesson}`).toBeDefined();
  }
});

test('every sentence is in both languages, which differ, is short and has the same figures in both', () => {
  expect(wrong(({ en, sw }) => en.trim().length < 8 || sw.trim().length < 8 || en === sw)).toEqual([]);
  expect(wrong(({ en, sw }) => en.length > 210 || sw.length > 210)).toEqual([]);
  expect(wrong(({ en, sw }) => numbers(en) !== numbers(sw))).toEqual([]);
  expect(wrong(({ en, sw }) => /\s$|^\s| {2}|[^\u0020-\u024f\u2019\u2013\u00b0]/.test(en + sw) || /[.!?]$/.test(en) !== /[.!?]$/.test(sw))).toEqual([]);
  for (const { id, text } of points) if (!prepared.has(text)) expect(/[.!?]$/.test(text.en), `${id}: ${text.en}`).toBe(true);
  expect(new Set(points.filter(({ counties }) => !counties).map(({ text }) => text.en)).size).toBe(points.filter(({ counties }) => !counties).length);
});

/** Maps the names of the rains and the dry season to general terms. */
const season = (sw: string): string => sw.toLowerCase().replace(/masika|vuli/g, 'mvua').replace(/kiangazi/g, 'msimu');

test('the Kiswahili contains no English and matches the glossary', () => {
  expect(wrong(({ sw }) => /\b(the|and|with|leaf|leaves|spray|for|from|of|is|are|not|your|please)\b/i.test(sw))).toEqual([]);
  expect(fixedTerms.flatMap(([english, kiswahili]) => wrong(({ en, sw }) => english.test(en.replace(/black cotton/i, '')) && !kiswahili.test(sw)).map((line) => `${String(english)} ${line}`))).toEqual([]);
  expect(glossary.flatMap(([english, stems]) => wrong(({ en, sw }) => english.test(en) && !stems.some((stem) => season(sw).includes(stem))).map((line) => `${String(english)} ${line}`))).toEqual([]);
});

test('each topic has at least four different lower-case triggers in each language', () => {
  for (const { id, triggers } of topics) for (const list of [triggers.en, triggers.sw]) {
    expect(list.length, id).toBeGreaterThanOrEqual(4);
    expect(new Set(list).size, `${id}: ${list.join(', ')}`).toBe(list.length);
    for (const one of list) expect(one, id).toMatch(/^[a-z0-9][a-z0-9 '’.,/+-]*$/);
  }
});

test('regional sentences name only counties with known planting weeks or dry counties', () => {
  const dry = ['Garissa', 'Wajir', 'Mandera', 'Marsabit', 'Turkana', 'Isiolo', 'Samburu', 'Tana River', 'Baringo', 'Laikipia', 'Kajiado', 'Nairobi'];
  for (const { id, counties = [] } of points) for (const county of counties) expect(windowsOf(county).length > 0 || dry.includes(county), `${id} ${county}`).toBe(true);
});

const warns = /\b(never|not|no|banned|withdrawn|restricted|refuse|poison|dangerous|stop|without|only)\b/i;
const limited = [...substancesByStatus.reported_restricted, ...Object.keys(restrictions)].map((name) => name.toLowerCase());

test('CHT-19: banned, withdrawn or restricted substances appear only in warnings', () => {
  for (const { id, text, role } of points) {
    const found = substancesIn(`${text.en} ${text.sw}`);
    if (found.length === 0) continue;
    expect(warns.test(text.en), `${id}: ${text.en}`).toBe(true);
    expect(role === 'caution' || found.every(({ name }) => limited.includes(name.toLowerCase())), `${id}: ${text.en}`).toBe(true);
    expect(substancesIn(text.sw).map(({ name }) => name), id).toEqual(substancesIn(text.en).map(({ name }) => name));
  }
});

/** Recipes from the books are allowed to have quantities. Tests of the books check them. */
const prepared = new Set(Object.values(preparations).flatMap(({ needs, steps, use, limits }) => [...needs, ...steps, use, limits]));

test('CHT-19: no sentence gives the dose, mixture, brand or waiting days of a pesticide', () => {
  const pesticide = /pesticide|insecticide|fungicide|herbicide|miticide|weed ?killer|spray(?!ed by)|storage dust|knapsack|copper|sulphur|neem|dawa\b/i;
  const amount = /\d\s*(ml|millilit|g\b|grams?|l\b|lit(re|er)s?|spoons?|caps?\b|ppm)|(gramu|lita|mililita|vijiko|vifuniko)\s*\d/i;
  const waiting = /\d+( to \d+)? days? (before|after|until|from)\b.*\b(harvest|pick|eat)|(siku|wiki) \d+.*(kabla ya kuvuna|kabla ya kula)/i;
  for (const { id, text } of points) if (!prepared.has(text)) for (const line of [text.en, text.sw]) {
    expect(pesticide.test(line) && amount.test(line), `${id}: ${line}`).toBe(false);
    expect(pesticide.test(line) && waiting.test(line), `${id}: ${line}`).toBe(false);
    expect(line, id).not.toMatch(/[®™]|\bml\/|g\/20|per 20 ?l|kwa lita 20/i);
  }
});
