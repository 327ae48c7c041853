import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#kit/pure/days.ts';
import {
  decideAnswer,
  diseaseOf,
  dueStep,
  latestOutcome,
  type OutcomeAnswer,
  type OutcomeRow,
} from './outcome.ts';

const now = new Date('2026-11-21T09:00:00Z');
const aged = (days: number) => ({
  outcome: 'answer',
  condition: 'bean___rust',
  taken_at: new Date(now.getTime() - days * DAY_MS).toISOString(),
});
const answer = (over: Partial<OutcomeAnswer> = {}): OutcomeAnswer => ({
  scan_id: 's',
  step: 7,
  answer: 'better',
  doings: ['organic'],
  cost_kes: 200,
  saved_amount: null,
  saved_unit: null,
  photo: null,
  ...over,
});
const row = (over: Partial<OutcomeRow> = {}): OutcomeRow => ({
  ...answer(),
  id: 's:7',
  answered_at: now.toISOString(),
  ...over,
});

test('DSH-21 the question is due from day 7 and again from day 14, once each, and not after day 35', () => {
  expect([0, 6.9, 7, 13.9, 14, 35, 36].map((d) => dueStep(aged(d), [], undefined, now))).toEqual([
    null,
    null,
    7,
    7,
    14,
    14,
    null,
  ]);
  const first = row({ answered_at: new Date(now.getTime() - 6 * DAY_MS).toISOString() });
  expect(dueStep(aged(13), [first], undefined, now)).toBeNull();
  expect(dueStep(aged(14), [first], undefined, now)).toBe(14);
  // The first was answered late, and after one day nothing can have changed.
  expect(
    dueStep(aged(14), [row({ answered_at: new Date(now.getTime() - DAY_MS).toISOString() })], undefined, now),
  ).toBeNull();
  expect(dueStep(aged(20), [row({ step: 14 })], undefined, now)).toBeNull();
});

test('DSH-21 "not now" postpones the question, "never" ends it', () => {
  const later = { id: 's', until: new Date(now.getTime() + DAY_MS).toISOString() };
  expect(dueStep(aged(8), [], later, now)).toBeNull();
  expect(dueStep(aged(10), [], later, new Date(now.getTime() + 2 * DAY_MS))).toBe(7);
  expect(dueStep(aged(20), [], { id: 's', until: null }, now)).toBeNull();
});

test('DSH-21 asks only about a diseased plant, by its diagnosis or the candidate the farmer chose', () => {
  expect(diseaseOf(aged(8))).toBe('bean___rust');
  expect(diseaseOf({ ...aged(8), condition: 'bean___healthy' })).toBeNull();
  for (const outcome of ['not_sure', 'no_leaf', 'unknown_leaf', 'candidates'])
    expect(diseaseOf({ ...aged(8), outcome, condition: null })).toBeNull();
  expect(
    diseaseOf({ ...aged(8), outcome: 'candidates', condition: null, pick: 'tomato___late_blight' }),
  ).toBe('tomato___late_blight');
  expect(diseaseOf({ ...aged(8), outcome: 'candidates', condition: null, pick: 'none' })).toBeNull();
});

test('an answer needs its leaf check, a disease and enough time; "did nothing" has no cost', () => {
  expect(decideAnswer(answer(), null, now)).toMatchObject({ ok: false, code: 'outcomes.scan_not_found' });
  expect(decideAnswer(answer(), { ...aged(8), condition: 'bean___healthy' }, now)).toMatchObject({
    ok: false,
    code: 'outcomes.no_disease',
  });
  expect(decideAnswer(answer({ step: 14 }), aged(8), now)).toMatchObject({
    ok: false,
    code: 'outcomes.too_early',
  });
  expect(decideAnswer(answer(), aged(8), now)).toMatchObject({ ok: true, value: answer() });
  expect(
    decideAnswer(answer({ answer: 'did_nothing', saved_amount: 3, saved_unit: 'kg' }), aged(8), now),
  ).toMatchObject({ ok: true, value: { doings: [], cost_kes: null, saved_amount: null, saved_unit: null } });
  expect(decideAnswer(answer({ saved_amount: 3 }), aged(8), now)).toMatchObject({
    ok: true,
    value: { saved_amount: null },
  });
});

test('the latest answer for a plant counts, in any order of arrival, with the last given figures', () => {
  const later = row({ id: 's:14', step: 14, answer: 'worse', cost_kes: null });
  fc.assert(
    fc.property(fc.shuffledSubarray([row(), later], { minLength: 2 }), (rows) => {
      expect(latestOutcome(rows)).toMatchObject({ step: 14, answer: 'worse', cost_kes: 200 });
    }),
  );
  expect(latestOutcome([])).toBeNull();
});
