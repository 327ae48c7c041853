import { expect, test } from 'vitest';
import { HOUR_MS } from '#kit/pure/days.ts';
import { evaluationState, shouldEvaluate } from './evaluation-state.ts';
import { hitRate } from './hit-rate.ts';
import { impactOf } from './impact.ts';
import type { RaisedAlert } from './raised-alert.ts';

const placed = (id: string) => ({ id, location_unconfirmed: false });
const NOW = Date.parse('2026-11-21T09:00:00Z');
const ago = (hours: number): string => new Date(NOW - hours * HOUR_MS).toISOString();

test('evaluation state: the oldest evaluation counts; unplaced and unevaluated fields are counted apart', () => {
  const fields = [placed('a'), placed('b'), placed('c'), { id: 'd', location_unconfirmed: true }];
  expect(
    evaluationState(fields, [
      { id: 'a', looked_at: ago(1) },
      { id: 'b', looked_at: ago(5) },
      { id: 'gone', looked_at: ago(9) },
    ]),
  ).toEqual({ fields: 4, unconfirmed: ['d'], evaluated: 2, neverEvaluated: 1, oldestEvaluation: ago(5) });
  expect(evaluationState([], [])).toEqual({
    fields: 0,
    unconfirmed: [],
    evaluated: 0,
    neverEvaluated: 0,
    oldestEvaluation: null,
  });
});

test('PAY-04 new fields are evaluated at once; on Free after three hours, on Pro after a missed morning', () => {
  const state = (oldestEvaluation: string | null, neverEvaluated = 0) => ({
    fields: 2,
    unconfirmed: [],
    evaluated: oldestEvaluation === null ? 0 : 2,
    neverEvaluated,
    oldestEvaluation,
  });
  expect([shouldEvaluate(state(ago(1), 1), true, NOW), shouldEvaluate(state(null, 2), false, NOW)]).toEqual([
    true,
    true,
  ]);
  expect([shouldEvaluate(state(ago(2)), false, NOW), shouldEvaluate(state(ago(4)), false, NOW)]).toEqual([
    false,
    true,
  ]);
  expect([shouldEvaluate(state(ago(20)), true, NOW), shouldEvaluate(state(ago(31)), true, NOW)]).toEqual([
    false,
    true,
  ]);
  expect(shouldEvaluate(state(null), true, NOW)).toBe(false);
});

test('a hit rate is shown from twenty answers on; “not sure” does not count', () => {
  expect(hitRate({ yes: 10, no: 9, notSure: 50 })).toEqual({ answered: 19, share: null });
  expect(hitRate({ yes: 15, no: 5, notSure: 1 })).toEqual({ answered: 20, share: 0.75 });
});

test('ALR-04 a financial impact needs a measured loss, the same crop on the field and a typical yield', () => {
  const raised = { crop: 'potato', until: '2026-11-24' } as RaisedAlert;
  const loss = { low: 20, high: 50 };
  const plot = {
    crop_type: 'Viazi',
    size: 0.5,
    size_unit: 'hectares',
    size_hectares: 0.5,
    boundary_source: 'approximate',
  } as const;
  // 9,684 kg per hectare, half a hectare, 0.35 dollars per kilogram.
  expect(impactOf(raised, loss, plot, '2026-11-21')).toEqual({
    yieldLoss: loss,
    financialImpact: { low: 339, high: 847 },
    timeToAct: 4,
  });
  expect(impactOf(raised, null, plot, '2026-11-21')).toMatchObject({
    yieldLoss: null,
    financialImpact: null,
  });
  expect(impactOf(raised, loss, { ...plot, crop_type: 'maize' }, '2026-11-21').financialImpact).toBeNull();
  // Nobody gave this size.
  expect(impactOf(raised, loss, { ...plot, size_is_default: true }, '2026-11-21').financialImpact).toBeNull();
  expect(
    impactOf({ ...raised, crop: 'kale' }, loss, { ...plot, crop_type: 'kale' }, '2026-11-21').financialImpact,
  ).toBeNull();
  expect(impactOf(raised, loss, null, '2026-11-30')).toMatchObject({ financialImpact: null, timeToAct: 0 });
});

test('ALR-04 the time to act on a flood counts down to its start, not to its end', () => {
  const flood = { theme: 'rain', from: '2026-11-23', until: '2026-11-25' } as RaisedAlert;
  expect(
    ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-25', '2026-11-26'].map(
      (today) => impactOf(flood, null, null, today).timeToAct,
    ),
  ).toEqual([2, 1, 1, 1, 0]);
});
