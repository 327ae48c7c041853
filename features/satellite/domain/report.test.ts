import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import type { Measurement } from './measure.ts';
import { plotCropStateOn } from './plot-crop.ts';
import { confidenceOf, type ReportInput, reportOf } from './report.ts';
import type { Pass } from './series.ts';

const told = (value: number) => ({
  mean: value,
  median: value,
  deciles: Array.from({ length: 9 }, () => value),
  pixels: 100,
});
const seen = (ndvi: number, ndmi = 0.25, valid = 100): Measurement => ({
  indices: { ndvi: told(ndvi), evi: told(0.5), savi: told(0.4), ndmi: told(ndmi) },
  valid,
  total: 100,
  cloud: 0.02,
  unseen: 0,
});
const at = '2026-06-01';
const before = (...values: number[]): Pass[] =>
  values.map((value, i) => ({ day: addDays(at, -5 * (values.length - i)), value, weight: 1 }));
const cropState = plotCropStateOn([{ crop_type: 'maize', planting_date: '2026-03-20', days: null }], at);
const maize = cropState.expected!;
const report = (facts: Partial<ReportInput>) =>
  reportOf({
    of: 'plot',
    at,
    measured: seen(0.8),
    before: before(0.79, 0.8, 0.79, 0.8),
    cropState,
    problemAreas: 0,
    isBoundaryApproximate: false,
    hiddenSince: 0,
    ...facts,
  });

test('SAT-11 SAT-09 a good pass has health with its inputs, four mean indices, the moisture stress, and no alerts', () => {
  expect(report({})).toMatchObject({
    fieldHealth: { against: 'crop', ndvi: 0.8, reference: maize.ndvi },
    vegetationIndices: { ndvi: 0.8, evi: 0.5, savi: 0.4, ndmi: 0.25 },
    moistureStress: 'low',
    recommendations: ['good'],
    alerts: [],
    trend: { trend: 'steady' },
    compared: 'crop',
  });
});

test('SAT-07 a sharp fall against previous weeks is an alert, and critical only if the last pass was low too', () => {
  expect(report({ measured: seen(0.6) }).alerts[0]).toMatchObject({
    type: 'drop',
    severity: 'high',
    value: 0.6,
    against: 0.8,
  });
  expect(report({ measured: seen(0.5) }).alerts[0]).toMatchObject({ type: 'drop', severity: 'high' });
  expect(report({ measured: seen(0.5), before: before(0.8, 0.8, 0.55) }).alerts[0]).toMatchObject({
    type: 'drop',
    severity: 'critical',
  });
  expect(
    report({ measured: seen(0.5), before: before(0.8, 0.8, 0.55), isBoundaryApproximate: true }).alerts[0],
  ).toMatchObject({ type: 'drop', severity: 'high' });
  expect(report({ measured: seen(0.5) }).recommendations).toEqual(['walk_all', 'below_crop']);
});

test('no drop is reported for a half-hidden plot, old passes or one pass; a hazy pass before hides none', () => {
  const drops = (facts: Partial<ReportInput>): boolean =>
    report(facts).alerts.some(({ type }) => type === 'drop');
  expect(drops({ measured: seen(0.5, 0.25, 70) })).toBe(false);
  expect(drops({ measured: seen(0.5), before: before(0.8) })).toBe(false);
  expect(
    drops({
      measured: seen(0.5),
      before: before(0.8, 0.8, 0.8).map((pass) => ({ ...pass, day: addDays(pass.day, -60) })),
    }),
  ).toBe(false);
  expect(drops({ measured: seen(0.5), before: before(0.8, 0.8, 0.4) })).toBe(true);
});

test('a harvest is not reported as a drop: no known crop, a ripening crop, or passes from before planting', () => {
  const told = (crops: Parameters<typeof plotCropStateOn>[0]) =>
    report({ measured: seen(0.22), cropState: plotCropStateOn(crops, at) });
  const crop = (crop_type: string, planting_date: string | null) => ({
    crop_type,
    planting_date,
    days: null,
  });
  for (const crops of [
    [],
    [crop('maize', '2026-02-01')],
    [crop('maize', '2026-02-01'), crop('bean', '2026-03-10')],
    [crop('pigeon_pea', '2026-01-01')],
    [crop('maize', '2026-05-28')],
  ])
    expect(told(crops).alerts).toEqual([]);
  expect(told([crop('maize', '2026-03-20'), crop('bean', '2026-04-10')]).alerts).toMatchObject([
    { type: 'drop' },
  ]);
  expect(told([crop('maize', '2026-02-05')])).toMatchObject({ anomaly: null });
});

test('SAT-07 dry leaves, a crop below expectation and weak areas each give advice, the most serious first', () => {
  expect(report({ measured: seen(0.8, -0.1) })).toMatchObject({
    moistureStress: 'high',
    recommendations: ['water'],
    alerts: [{ type: 'dry' }],
  });
  expect(report({ measured: seen(0.55), before: [] })).toMatchObject({
    recommendations: ['below_crop'],
    alerts: [{ type: 'below_crop', severity: 'medium' }],
  });
  expect(report({ measured: seen(0.55, -0.1) }).alerts.map(({ type }) => type)).toEqual([
    'drop',
    'dry',
    'below_crop',
  ]);
  expect(report({ problemAreas: 2 }).recommendations).toEqual(['look_there']);
  expect(report({ hiddenSince: 3 }).recommendations).toEqual(['good', 'wait_clear']);
});

test('SAT-08b a small plot is not assessed: the figures describe the surrounding land only', () => {
  expect(
    report({ of: 'around', measured: seen(0.5, -0.1), before: before(0.8, 0.8, 0.8), problemAreas: 2 }),
  ).toMatchObject({
    alerts: [],
    anomaly: null,
    recommendations: ['photo'],
    expected: null,
    confidence: null,
    fieldHealth: { against: 'canopy' },
  });
});

test('a newly emerged crop has no health value and no nutrient advice', () => {
  const young = plotCropStateOn([{ crop_type: 'kale', planting_date: addDays(at, -6), days: null }], at);
  expect(report({ measured: seen(0.18), before: [], cropState: young })).toMatchObject({
    compared: 'young',
    fieldHealth: null,
    alerts: [],
    recommendations: ['good'],
  });
});

test('SAT-06 confidence falls with hidden area and with few pixels', () => {
  const of = (valid: number, total: number) => confidenceOf({ valid, total });
  expect([of(0, 0), of(12, 12), of(100, 100), of(60, 100)]).toEqual([0, 50, 89, 50]);
});
