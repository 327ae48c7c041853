import { expect, test } from 'vitest';
import { evaluateFigure } from './figures.ts';

test('a figure passes only on the right side of its goal', () => {
  expect(evaluateFigure('web.lcp_ms', 1200)).toEqual({ value: 1200, unit: 'ms', goal: 1200, holds: true });
  expect(evaluateFigure('web.lcp_ms', 1200.01).holds).toBe(false);
  expect(evaluateFigure('lighthouse.accessibility', 99).holds).toBe(false);
  expect(evaluateFigure('db.lost', 0).holds).toBe(true);
  expect(evaluateFigure('api.list_ratio', 0.5).holds).toBeNull();
});

test('a small figure does not pass its goal by rounding', () => {
  expect(evaluateFigure('satellite.index_error', 0.004)).toMatchObject({ value: 0.004, holds: false });
  expect(evaluateFigure('satellite.index_error', 0.00002).holds).toBe(true);
});

test('a figure that could not be measured does not pass', () => {
  expect(evaluateFigure('scan.answer_ms', null)).toMatchObject({ value: null, holds: false });
});
