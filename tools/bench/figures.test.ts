import { expect, test } from 'vitest';
import { judge } from './figures.ts';

test('a figure holds on the right side of its goal only', () => {
  expect(judge('web.lcp_ms', 1500)).toEqual({ value: 1500, unit: 'ms', goal: 1500, holds: true });
  expect(judge('web.lcp_ms', 1500.01).holds).toBe(false);
  expect(judge('lighthouse.accessibility', 99).holds).toBe(false);
  expect(judge('db.lost', 0).holds).toBe(true);
  expect(judge('api.list_ratio', 0.5).holds).toBeNull();
});

test('a small goal is not held by what rounding takes away', () => {
  expect(judge('satellite.index_error', 0.004)).toMatchObject({ value: 0.004, holds: false });
  expect(judge('satellite.index_error', 0.00002).holds).toBe(true);
});

test('what could not be measured does not hold', () => {
  expect(judge('scan.answer_ms', null)).toMatchObject({ value: null, holds: false });
});
