import { expect, test } from 'vitest';
import { poisoningCard, safeUseRules } from './safe-use.ts';
import { sources } from './sources.ts';
import { statusText, substancesAsOf, substancesByStatus, substancesCheckAgain, substancesIn } from './substances.ts';

test('a substance is found in any case and with or without a hyphen, with its status', () => {
  expect(substancesIn('Can I spray Chlorothalonil on beans?')).toEqual([{ name: 'chlorothalonil', statuses: ['withdrawn'] }]);
  expect(substancesIn('parathion methyl').map((f) => f.name)).toEqual(['parathion']);
  expect(substancesIn('oxydemeton methyl')[0]?.statuses).toEqual(['paused', 'who_1a_1b']);
  expect(substancesIn('2,4-D amine')[0]?.restriction?.en).toBe('Not in coffee.');
  expect(substancesIn('paraquat and DDT').map((f) => f.name).sort()).toEqual(['DDT', 'paraquat']);
});

test('a word that only contains the name of a substance does not match', () => {
  expect(substancesIn('aldrinesque, muddtrack, addt')).toEqual([]);
});

test('each status has a source, and the list has its date', () => {
  for (const status of Object.keys(substancesByStatus) as (keyof typeof substancesByStatus)[]) {
    expect(substancesByStatus[status].length).toBeGreaterThan(0);
    expect(Object.keys(sources)).toContain(statusText[status].source);
  }
  expect(substancesAsOf).toBe('2025-06-23');
  expect(substancesCheckAgain.en).toContain('December 2025');
});

test('the rules and the poisoning card give no dose and no waiting days', () => {
  const text = JSON.stringify([safeUseRules, poisoningCard.steps]);
  expect(text).not.toMatch(/\d+\s*(ml|g\b|kg|gramu|days|siku|litres|lita)/i);
  expect(poisoningCard.numbers.map((n) => n.number)).toEqual(['0800720021', '0800730030', '999', '112', '1199']);
  for (const { source } of [...safeUseRules, ...poisoningCard.numbers]) expect(Object.keys(sources)).toContain(source);
});
