import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { conditions as bean } from './conditions/bean.ts';
import { conditions as coffee } from './conditions/coffee.ts';
import { conditions as maize } from './conditions/maize.ts';
import { conditionAliases } from './aliases.ts';
import { asOnTheLabel, protectionLine } from './chemical-lines.ts';
import { conditionByKey, conditionKeys, conditionsOfCrop, cropByKey, crops, loadCondition, materialIn, noAnswers } from './index.ts';
import { sources } from './sources.ts';
import { substancesIn } from './substances.ts';
import type { Condition } from './types.ts';

const all: Readonly<Record<string, Condition>> = { ...bean, ...coffee, ...maize };
const list = Object.values(all);
const sick = list.filter((c) => c.type !== 'healthy');

/** Folder names of the photos the first model learned from, without the two unknowns. */
const modelKeys = [
  'bean___angular_leaf_spot', 'bean___healthy', 'bean___rust',
  'coffee___cercospora_leaf_spot', 'coffee___healthy', 'coffee___leaf_miner', 'coffee___leaf_rust', 'coffee___phoma_brown_leaf_spot',
  'maize___common_rust', 'maize___gray_leaf_spot', 'maize___healthy', 'maize___northern_leaf_blight',
];

test('the book holds exactly the conditions the model knows, and says what it does not know', async () => {
  expect([...conditionKeys].sort()).toEqual(modelKeys);
  for (const key of modelKeys) expect(await loadCondition(key)).toBe(all[key]);
  for (const stranger of ['tomato___late_blight', 'maize___streak', '__proto__', 'constructor', 'toString', '']) {
    expect(conditionByKey(stranger)).toBeUndefined();
    expect(await loadCondition(stranger)).toBeUndefined();
  }
  expect(Object.keys(noAnswers)).toEqual(['unknown___not_a_leaf', 'unknown___other_crop_leaf', 'not_sure']);
  expect(noAnswers.unknown___other_crop_leaf.title.en).toContain('don’t know');
  for (const key of Object.values(conditionAliases)) expect(modelKeys).toContain(key);
});

const shipped = new URL('../features/scanner/model/leaf.json', import.meta.url);
test.skipIf(!existsSync(shipped))('SCN-12 each class of the shipped model has its page or its refusal, and no page is without a class', () => {
  const { classes } = JSON.parse(readFileSync(shipped, 'utf8')) as { classes: string[] };
  const known = classes.filter((key) => !key.startsWith('unknown___'));
  expect(known.sort()).toEqual(modelKeys);
  for (const key of classes.filter((key) => key.startsWith('unknown___'))) expect(Object.keys(noAnswers)).toContain(key);
});

test('every crop of the list is offered, and only the three with conditions by photo', () => {
  const listed = ['maize', 'tomato', 'potato', 'cassava', 'rice', 'wheat', 'coffee', 'banana', 'cotton', 'soybean'];
  for (const key of [...listed, 'bean']) expect(cropByKey(key)?.offered).toBe(true);
  for (const crop of crops) expect(crop.check === 'photo').toBe(conditionsOfCrop(crop.key).length > 0);
  expect(new Set(crops.map((c) => c.key)).size).toBe(crops.length);
});

test.each(list.map((c) => [c.key, c] as const))('%s has every block, in English and in Kiswahili', (_key, condition) => {
  const en = materialIn(condition, 'en');
  const sw = materialIn(condition, 'sw');
  for (const block of ['symptoms', 'immediate_actions', 'preventive_measures', 'organic_solutions', 'recommended_products', 'lookalikes', 'sources'] as const) {
    expect(en[block].length, block).toBeGreaterThan(0);
    expect(sw[block].length, block).toBe(en[block].length);
  }
  for (const line of ['disease_name', 'recovery_timeline', 'spread_text', 'yield_loss_text'] as const) {
    expect(en[line].length).toBeGreaterThan(4);
    expect(sw[line]).not.toBe(en[line]);
  }
  expect(['low', 'medium', 'high']).toContain(en.spread_risk);
  expect(en.inorganic_solutions.length > 0).toBe(condition.type !== 'healthy');
  expect(condition.scientificName !== '').toBe(condition.type !== 'healthy');
});

test('every organic preparation carries quantities with units, and steps', () => {
  const unit = /\d+(\.\d+)?( to \d+)? (kg|g|litres?|cm|buckets?|plastic buckets?|parts?)\b/;
  for (const { organicSolutions } of list) for (const preparation of organicSolutions) {
    expect(preparation.needs.map((n) => n.en).join('; '), preparation.title.en).toMatch(unit);
    expect(preparation.steps.length, preparation.title.en).toBeGreaterThanOrEqual(3);
    for (const part of [...preparation.needs, ...preparation.steps]) expect(numbers(part.sw), part.en).toEqual(numbers(part.en));
  }
});

const numbers = (text: string): string[] => (text.match(/\d+(\.\d+)?/g) ?? []).sort();

test('no chemical block names a dose, an interval or a brand; the label and the clothing always stand beside it', () => {
  const dose = /\d\s*(ml|mls|millilit|g\b|grams?|gramu|kg|kilo|l\b|lit|lita|ha\b|acre|ekari|%|ppm|spoon|cap|days?\b|siku|weeks?\b|wiki)/i;
  for (const { key, inorganicSolutions } of sick) for (const chemical of inorganicSolutions) {
    expect(chemical.code).toMatch(/^(FRAC|IRAC) [A-Z]?\d{1,2}$/);
    expect(chemical.label).toBe(asOnTheLabel);
    expect(chemical.protection).toBe(protectionLine);
    const said = [chemical.group, chemical.when, chemical.label, chemical.protection, ...(chemical.avoid ? [chemical.avoid] : [])];
    for (const { en, sw } of said) for (const text of [en, sw]) {
      expect(text, key).not.toMatch(dose);
      expect(text, key).not.toMatch(/[®™]/);
    }
  }
});

test('no banned, withdrawn, restricted or refused substance stands anywhere but in a warning against it', () => {
  for (const condition of list) {
    const { inorganicSolutions, ...rest } = condition;
    const advised = JSON.stringify([rest, inorganicSolutions.map(({ avoid: _avoid, ...chemical }) => chemical)]);
    expect(substancesIn(advised), condition.key).toEqual([]);
    for (const { avoid } of inorganicSolutions) if (avoid) expect(substancesIn(avoid.en).length).toBe(substancesIn(avoid.sw).length);
  }
  expect(sick.every((c) => c.inorganicSolutions.some((chemical) => chemical.avoid && substancesIn(chemical.avoid.en).length > 1))).toBe(true);
});

test('yield figures lie between 0 and 90, are said in the sentence in both languages, and have a source', () => {
  for (const { key, yieldLoss } of list) {
    expect(Object.keys(sources)).toContain(yieldLoss.source);
    if (!yieldLoss.range) { expect(yieldLoss.text.en, key).toContain('No measured range'); continue; }
    expect(yieldLoss.range.low).toBeGreaterThanOrEqual(0);
    expect(yieldLoss.range.high).toBeGreaterThanOrEqual(yieldLoss.range.low);
    expect(yieldLoss.range.high).toBeLessThanOrEqual(90);
    if (yieldLoss.range.high > 0) for (const text of [yieldLoss.text.en, yieldLoss.text.sw]) expect(numbers(text), key).toContain(String(yieldLoss.range.high));
  }
});

test('every source that is used exists, says what was taken, and a page that was read has its address', () => {
  const used = new Set(list.flatMap((c) => [...c.sources, c.yieldLoss.source, ...c.organicSolutions.map((p) => p.source)]));
  for (const id of used) expect(Object.keys(sources)).toContain(id);
  for (const [id, source] of Object.entries(sources)) {
    expect(source.used.length, id).toBeGreaterThan(8);
    if (source.basis === 'seen') expect('url' in source, id).toBe(true);
  }
  for (const c of list) for (const id of [c.yieldLoss.source, ...c.organicSolutions.map((p) => p.source)]) expect(c.sources, `${c.key} ${id}`).toContain(id);
});

test('each crop chunk with all it imports is at most 12 KB gzip', async () => {
  for (const crop of ['bean', 'coffee', 'maize']) {
    const { outputFiles } = await build({ entryPoints: [new URL(`./conditions/${crop}.ts`, import.meta.url).pathname], bundle: true, minify: true, charset: 'utf8', format: 'esm', write: false, treeShaking: true });
    expect(gzipSync(outputFiles[0]?.contents ?? '').length, crop).toBeLessThanOrEqual(12 * 1024);
  }
}, 30_000);
