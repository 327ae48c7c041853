import { expect, test } from 'vitest';
import { crops } from '../crops.ts';
import { loadCondition } from '../index.ts';
import { sources } from '../sources.ts';
import { fixedTerms } from '../terms.ts';
import type { Preparation, Bilingual } from '../types.ts';
import { organicActions } from './index.ts';
import type { OrganicAction } from './types.ts';

const recipesOf = async ({ pages, recipe }: OrganicAction): Promise<Preparation[]> =>
  Promise.all(pages.map(async (page) => {
    const found = (await loadCondition(page))?.organicSolutions.find((one) => one.title.en === recipe);
    if (!found) throw new Error(`${page} has no “${recipe}”`);
    return found;
  }));
const own = ({ about, ingredients, results }: OrganicAction): Bilingual[] => [about, results, ...ingredients.flatMap(({ name, quantity }) => [name, quantity])];
const figures = (text: string): string[] => text.match(/\d+(\.\d+)?/g) ?? [];
const textOf = ({ needs, steps, use, limits }: Preparation): string => [...needs, ...steps, use, limits].map((said) => said.en).join(' ');

test('ORG-09 every action is a recipe on every page that it names, with its source', async () => {
  expect(organicActions.length).toBeGreaterThanOrEqual(25);
  expect(new Set(organicActions.map((a) => a.key)).size).toBe(organicActions.length);
  for (const action of organicActions) {
    for (const { source, steps, limits } of await recipesOf(action)) {
      expect(sources[source].title.length, action.key).toBeGreaterThan(3);
      expect(steps.length, action.key).toBeGreaterThanOrEqual(3);
      expect(limits.en.length, action.key).toBeGreaterThan(10);
    }
  }
});

test('ORG-07 actions contain only figures from the recipe, and none on yield or money', async () => {
  for (const action of organicActions) {
    const known = new Set((await recipesOf(action)).flatMap((one) => figures(textOf(one))));
    for (const { en, sw } of own(action)) {
      expect(figures(sw), `${action.key}: ${sw}`).toEqual(figures(en));
      // "1" of something is not a measure.
      for (const figure of figures(en)) if (figure !== '1') expect(known.has(figure), `${action.key}: ${en}`).toBe(true);
      expect(`${en} ${sw}`).not.toMatch(/%|\b(yield|mavuno|KES|USD|shilling)/i);
    }
  }
});

test('ORG-09 every spray states a waiting time, and none contains copper or a bought pesticide', async () => {
  for (const action of organicActions) {
    const text = (await recipesOf(action)).map(textOf).join(' ');
    expect(text, action.key).not.toMatch(/copper|PCPB|fungicide|insecticide/i);
    if (/wet both sides|wet the insects|pinch into each funnel/i.test(text) && !/\bash\b.*dry soil/i.test(action.recipe)) expect(action.wait, action.key).not.toBe('none');
    if (typeof action.wait === 'object') expect(text).toContain(`${action.wait.days / 7} weeks`);
  }
});

test('crops are known; sentences are in both languages and match the glossary', () => {
  const keys = new Set(crops.map((crop) => crop.key));
  for (const { key, fits, only } of organicActions) if (only && fits && fits.phases !== 'any') expect([key, fits.phases.every((phase) => only.includes(phase))]).toEqual([key, true]);
  for (const { fits } of organicActions) if (fits && fits.crops !== 'any') for (const crop of fits.crops) expect(keys.has(crop), crop).toBe(true);
  for (const { en, sw } of organicActions.flatMap(own)) {
    if (!/^\d+$/.test(en)) expect(sw).not.toBe(en);
    for (const [english, kiswahili] of fixedTerms) if (english.test(en)) expect(`${en} | ${sw}`).toMatch(kiswahili);
  }
});
