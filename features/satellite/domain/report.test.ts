import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { expectedOn } from './expected.ts';
import type { Measured } from './measure.ts';
import { confidenceOf, type Facts, reportOf } from './report.ts';
import type { Pass } from './series.ts';

const told = (value: number) => ({ mean: value, median: value, deciles: Array.from({ length: 9 }, () => value), pixels: 100 });
const seen = (ndvi: number, ndmi = 0.25, valid = 100): Measured => ({ indices: { ndvi: told(ndvi), evi: told(0.5), savi: told(0.4), ndmi: told(ndmi) }, valid, total: 100, cloud: 0.02, unseen: 0 });
const at = '2026-06-01';
const before = (...values: number[]): Pass[] => values.map((value, i) => ({ day: addDays(at, -5 * (values.length - i)), value, weight: 1 }));
const maize = expectedOn('maize', '2026-03-20', at, null)!;
const report = (facts: Partial<Facts>) => reportOf({ of: 'plot', at, measured: seen(0.8), before: before(0.79, 0.8, 0.79, 0.8), expected: maize, fading: false, problemAreas: 0, ...facts });

test('SAT-11 SAT-09 a good pass has its health with its inputs, four means, a word on moisture, and nothing to warn of', () => {
  expect(report({})).toMatchObject({
    fieldHealth: { against: 'crop', ndvi: 0.8, reference: maize.ndvi }, vegetationIndices: { ndvi: 0.8, evi: 0.5, savi: 0.4, ndmi: 0.25 }, moistureStress: 'low', recommendations: ['good'], alerts: [], trend: { trend: 'steady' },
  });
});

test('SAT-07 a sharp fall against the plot’s own curve is an alert, and more so the deeper it is; a ripening crop may fade', () => {
  expect(report({ measured: seen(0.62) }).alerts[0]).toMatchObject({ type: 'drop', severity: 'high', value: 0.62 });
  expect(report({ measured: seen(0.5) }).alerts[0]).toMatchObject({ type: 'drop', severity: 'critical' });
  expect(report({ measured: seen(0.5), fading: true })).toMatchObject({ anomaly: null, alerts: [], recommendations: ['good'] });
  expect(report({ measured: seen(0.5), before: before(0.8, 0.8), expected: null })).toMatchObject({ anomaly: null, alerts: [] });
});

test('SAT-07 dry leaves, a crop below what it should show, weak places and a small plot each have their advice', () => {
  expect(report({ measured: seen(0.8, -0.1) })).toMatchObject({ moistureStress: 'high', recommendations: ['water'], alerts: [{ type: 'dry' }] });
  expect(report({ measured: seen(0.55), before: [] })).toMatchObject({ recommendations: ['below_crop'], alerts: [{ type: 'below_crop', severity: 'medium' }] });
  expect(report({ problemAreas: 2 }).recommendations).toEqual(['look_there']);
  expect(report({ of: 'around' }).recommendations).toEqual(['photo']);
});

test('SAT-06 confidence falls with what was hidden and with few pixels', () => {
  const of = (valid: number, total: number) => confidenceOf({ valid, total });
  expect([of(0, 0), of(12, 12), of(100, 100), of(60, 100)]).toEqual([0, 50, 89, 50]);
});
