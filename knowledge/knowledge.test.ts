import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conditionAliases } from './aliases.ts';
import { books, entriesOfBook, writtenBooks } from './books.ts';
import { asOnTheLabel, protectionLine } from './sprays/chemical-lines.ts';
import { everyPage, isFull } from './every-page.ts';
import { conditionByKey, conditionKeys, conditionsOfCrop, cropByKey, findCropByName, crops, loadCondition, noAnswers } from './index.ts';
import { modelClasses } from './model-classes.ts';
import { sources } from './sources.ts';
import { substancesIn } from './substances.ts';
import type { Condition, Bilingual } from './types.ts';

const pages = await everyPage();
const sick = pages.filter((page) => page.type !== 'healthy');
const full = pages.filter(isFull);
const numbers = (text: string): string[] => (text.match(/\d+(\.\d+)?/g) ?? []).sort();
const sourceIds = Object.keys(sources);

test('the books hold at least 110 conditions, 46 in full, each once and in the right book', () => {
  expect(pages.length).toBeGreaterThanOrEqual(110);
  expect(full.length).toBeGreaterThanOrEqual(46);
  for (const book of writtenBooks) for (const { key, crop } of entriesOfBook(book)) {
    expect(crop).toBe(book);
    expect(key).toMatch(new RegExp(`^${book}___[a-z0-9_]+$`));
  }
  expect(conditionKeys.length).toBe(pages.length);
  expect(new Set(pages.map((page) => page.name.en)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.name.sw)).size).toBe(pages.length);
});

test('a page is found by its key and aliases; an unknown key is not', async () => {
  for (const page of pages) {
    const loaded = await loadCondition(page.key);
    expect(loaded).toBe(page);
    expect(conditionByKey(page.key)).toMatchObject({ key: page.key, name: page.name });
  }
  for (const [alias, key] of Object.entries(conditionAliases)) expect(conditionByKey(alias)?.key).toBe(key);
  for (const stranger of ['dragonfruit___canker', 'maize___', '__proto__', 'constructor', 'toString', '']) {
    expect(conditionByKey(stranger)).toBeUndefined();
    expect(await loadCondition(stranger)).toBeUndefined();
    expect(conditionsOfCrop(stranger)).toEqual([]);
  }
});

test.each(modelClasses)('the photo class %s has a full page', (key) => {
  expect(pages.find((page) => page.key === key)?.depth).toBe('full');
});

const shipped = new URL('../features/scanner/model/leaf.json', import.meta.url);
test.skipIf(!existsSync(shipped))('SCN-12 each class of the shipped model has a full page or a refusal', () => {
  const { classes } = JSON.parse(readFileSync(shipped, 'utf8')) as { classes: string[] };
  for (const key of classes) {
    if (key.startsWith('unknown___')) expect(Object.keys(noAnswers)).toContain(key);
    else expect(pages.find((page) => page.key === key)?.depth, key).toBe('full');
  }
});

test('DET-05 every listed crop is offered; a crop identified by photo has a healthy leaf in its book', () => {
  const listed = ['maize', 'tomato', 'potato', 'cassava', 'rice', 'wheat', 'coffee', 'banana', 'cotton', 'soybean'];
  for (const key of [...listed, 'bean']) expect(cropByKey(key)?.offered, key).toBe(true);
  for (const crop of crops) {
    expect(crop.offered).toBe(crop.book !== null);
    if (crop.book) expect(conditionsOfCrop(crop.key).length, crop.key).toBeGreaterThan(0);
    if (crop.check !== 'guided_key') expect(conditionsOfCrop(crop.key).some(({ type }) => type === 'healthy'), crop.key).toBe(true);
  }
  expect(new Set(crops.map((crop) => crop.key)).size).toBe(crops.length);
  expect([...new Set(crops.flatMap(({ book }) => book ?? [])), 'any'].sort()).toEqual(Object.keys(books).sort());
  for (const typed of ['orange', 'Machungwa', 'limau', 'lemons']) expect(findCropByName(typed)?.key).toBe('citrus');
});

test.each(pages.map((page) => [page.key, page] as const))('%s has everything that its depth requires', (_key, page) => {
  expect(page.symptoms.length).toBeGreaterThanOrEqual(2);
  expect(page.immediateActions.length).toBeGreaterThanOrEqual(page.type === 'healthy' ? 1 : 2);
  expect(page.organicSolutions.length).toBeGreaterThan(0);
  expect(page.preventiveMeasures.length).toBeGreaterThanOrEqual(2);
  expect(page.lookalikes.length).toBeGreaterThan(0);
  expect(page.sources.length).toBeGreaterThan(0);
  expect(new Date(`${page.reviewed}T00:00:00Z`).toISOString().slice(0, 10)).toBe(page.reviewed);
  expect(page.reviewed >= '2026-01-01').toBe(true);
  const { parts, colours, patterns } = page.signs;
  const ticks = [parts, colours, patterns].map((list) => list.length);
  if (page.type === 'healthy') expect(ticks).toEqual([0, 0, 0]);
  else for (const count of ticks) expect(count > 0 && count <= 4).toBe(true);
  for (const list of [parts, colours, patterns]) expect(new Set<string>(list).size).toBe(list.length);
  if (!isFull(page)) return;
  expect(page.recommendedProducts.length).toBeGreaterThan(0);
  expect(['low', 'medium', 'high']).toContain(page.spreadRisk.level);
  if (page.type === 'healthy') expect(page.inorganicSolutions).toEqual([]);
});

/** The bold clause of a step on a result: as the app cuts it, up to the first stop. */
const firstClause = (step: string): string => /^(.{8,}?[:;.?!]) (.+)$/.exec(step)?.[1] ?? step;

test('a step begins with what to do, in at most 12 words in both languages', () => {
  const tooLong = pages.flatMap(({ key, immediateActions }) =>
    immediateActions.flatMap(({ en, sw }) => [en, sw].map(firstClause)).filter((clause) => clause.split(' ').length > 12).map((clause) => `${key}: ${clause}`));
  expect(tooLong).toEqual([]);
});

test('a living cause has a scientific name; healthy plants, deficiencies and disorders have none', () => {
  const without = ['healthy', 'deficiency', 'physiological'];
  for (const { key, type, scientificName } of pages) expect(scientificName !== '', key).toBe(!without.includes(type));
});

test('a look-alike with a page names an existing page other than its own', () => {
  for (const page of pages) for (const { key } of page.lookalikes) if (key) {
    expect(conditionByKey(key)?.key, `${page.key} → ${key}`).toBe(key);
    expect(key).not.toBe(page.key);
  }
});

const preparations = [...new Map(pages.flatMap((page) => page.organicSolutions).map((p) => [JSON.stringify(p), p])).values()];

test('organic preparations have quantities with units, and steps, with the same numbers in both languages', () => {
  const unit = /\d+(\.\d+)?( to \d+)? (kg|g|ml|litres?|cm|m|metres?|buckets?|plastic buckets?|parts?|handfuls?|spoons?|traps?|plants?|seeds?|seedlings?|bags?|tins?|cups?|cloves?|minutes|days|rows?|stakes?|sacks?|pieces?|sheets?|bottles?|basins?|drums?)\b/;
  for (const { title, needs, steps, use, limits } of preparations) {
    expect(needs.map((n) => n.en).join('; '), title.en).toMatch(unit);
    expect(steps.length, title.en).toBeGreaterThanOrEqual(3);
    for (const part of [...needs, ...steps, use, limits]) expect(numbers(part.sw), part.en).toEqual(numbers(part.en));
  }
});

const chemicals = pages.flatMap((page) => (page.inorganicSolutions ?? []).map((chemical) => ({ key: page.key, chemical })));

test('chemical blocks name no dose, interval or brand, and include the label and clothing advice', () => {
  const dose = /\d\s*(ml|mls|millilit|g\b|grams?|gramu|kg|kilo|l\b|lit|lita|ha\b|acre|ekari|%|ppm|spoon|cap|days?\b|siku|weeks?\b|wiki)/i;
  for (const { key, chemical } of chemicals) {
    expect(chemical.code, key).toMatch(/^(FRAC|IRAC) ([A-Z]{0,2}\d{1,2}[A-Z]?|UN[A-Z]{0,2})$/);
    expect(chemical.label).toBe(asOnTheLabel);
    expect(chemical.protection).toBe(protectionLine);
    const said = [chemical.group, chemical.when, chemical.label, chemical.protection, ...(chemical.avoid ? [chemical.avoid] : [])];
    for (const { en, sw } of said) for (const text of [en, sw]) {
      expect(text, key).not.toMatch(dose);
      expect(text, key).not.toMatch(/[®™]/);
    }
  }
  expect(asOnTheLabel.en).toContain('how long to wait before harvest');
  expect(asOnTheLabel.sw).toContain('siku za kusubiri kabla ya kuvuna');
  expect(protectionLine.en).toMatch(/gloves.*mask/);
});

/** A page's text without its warnings against old products. */
const advised = ({ inorganicSolutions, ...rest }: Condition): string => JSON.stringify([rest, (inorganicSolutions ?? []).map(({ avoid: _avoid, ...chemical }) => chemical)]);

const isSaid = (value: unknown): value is Bilingual => typeof value === 'object' && value !== null && 'en' in value && 'sw' in value;
const sentences = (value: unknown): readonly Bilingual[] => {
  if (isSaid(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
};

test('no sentence of any page gives an amount of a pesticide', () => {
  const pesticide = /pesticide|insecticide|fungicide|herbicide|miticide|weedkiller|triazole|strobilurin|spinosyn|diamide|pyrethroid|organophosphate|storage dust|dawa (ya|za) (wadudu|kuvu|magugu|unga)/i;
  const amount = /\d\s*(ml|millilit|g\b|grams?|kg|l\b|lit(re|er)s?|spoons?|caps?\b|%|ppm)|(gramu|kilo|lita|mililita|vijiko|vifuniko|asilimia)\s*\d/i;
  for (const page of pages) for (const { en, sw } of sentences(page)) for (const text of [en, sw]) expect(pesticide.test(text) && amount.test(text), `${page.key}: ${text}`).toBe(false);
});

test('hazardous home sprays say what to wear; those with copper refer to the label for the waiting days', () => {
  for (const preparation of preparations) {
    const en = sentences(preparation).map((said) => said.en).join(' ');
    const sw = sentences(preparation).map((said) => said.sw).join(' ');
    if (/copper sulphate|hot chilli|neem (seed )?(kernels|powder)/i.test(en)) {
      expect(en, preparation.title.en).toMatch(/gloves/i);
      expect(sw, preparation.title.en).toMatch(/glavu/i);
    }
    if (/copper sulphate/i.test(en)) {
      expect(en).toMatch(/label.*(before harvest|before picking)/);
      expect(sw).toMatch(/lebo.*siku za kusubiri kabla ya ku/);
    }
  }
});

test('a page that mentions deciding on a spray has a chemical block', () => {
  const deciding = /(ask|decide) (about|on) a spray|whether a spray (pays|round)|A spray in time/;
  for (const page of pages) if (sentences([page.symptoms, page.immediateActions, page.preventiveMeasures, page.recoveryTimeline]).some(({ en }) => deciding.test(en))) {
    expect(page.inorganicSolutions?.length ?? 0, page.key).toBeGreaterThan(0);
  }
});

test('banned, withdrawn, restricted or refused substances appear only in warnings', () => {
  for (const page of pages) expect(substancesIn(advised(page)), page.key).toEqual([]);
  for (const { key, chemical: { avoid } } of chemicals) if (avoid) {
    expect(substancesIn(avoid.en).length, key).toBeGreaterThan(0);
    expect(substancesIn(avoid.sw).map(({ name }) => name), key).toEqual(substancesIn(avoid.en).map(({ name }) => name));
  }
  const fungicides = sick.filter((page) => page.inorganicSolutions?.some(({ code }) => code.startsWith('FRAC')));
  for (const page of fungicides) expect(page.inorganicSolutions?.some(({ avoid }) => avoid), page.key).toBe(true);
});

test('yield losses are between 0 and 100, stated in both languages, and have a source', () => {
  for (const { key, yieldLoss } of pages) {
    if (!yieldLoss) continue;
    expect(sourceIds, key).toContain(yieldLoss.source);
    if (!yieldLoss.range) { expect(yieldLoss.text.en, key).toContain('No measured range'); continue; }
    expect(yieldLoss.range.low, key).toBeGreaterThanOrEqual(0);
    expect(yieldLoss.range.high, key).toBeGreaterThanOrEqual(yieldLoss.range.low);
    expect(yieldLoss.range.high, key).toBeLessThanOrEqual(100);
    if (yieldLoss.range.high > 0) for (const text of [yieldLoss.text.en, yieldLoss.text.sw]) expect(numbers(text), key).toContain(String(yieldLoss.range.high));
  }
});

test('every page lists the sources it uses, every source is used, and one that was read has its address', () => {
  const needed = (page: Condition) => [...(page.yieldLoss ? [page.yieldLoss.source] : []), ...page.organicSolutions.map(({ source }) => source), ...((page.inorganicSolutions ?? []).length > 0 ? ['frac_irac'] as const : [])];
  for (const page of pages) for (const id of needed(page)) expect(page.sources, `${page.key} ${id}`).toContain(id);
  for (const page of pages) for (const id of page.sources) expect(sourceIds, page.key).toContain(id);
  const elsewhere = ['kenya_banned_list', 'who_classes', 'safe_use', 'poison_line', 'emergency_numbers'];
  const used = new Set<string>([...pages.flatMap(({ sources: ids }) => ids), ...elsewhere]);
  for (const [id, source] of Object.entries(sources)) {
    expect(used.has(id), `${id} is used`).toBe(true);
    expect(source.used.length, id).toBeGreaterThan(8);
    if (source.basis === 'seen') expect('url' in source, id).toBe(true);
  }
});
