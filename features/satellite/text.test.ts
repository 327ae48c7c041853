import { expect, test } from 'vitest';
import { trendOf } from './domain/series.ts';
import {
  alertText,
  comparedText,
  figure,
  healthText,
  SINGLE_PASS_ERROR,
  passesText,
  sinceText,
  trendText,
} from './text.ts';
import { resultRow } from './web/testing.ts';
import { satelliteEn as en } from './words.en.ts';
import { satelliteSw as sw } from './words.sw.ts';

const row = (over: Parameters<typeof resultRow>[1] = {}) => resultRow('f', over);
const pass = (day: string, ndvi: number | null, why: 'cloud' | 'outside' | 'hidden' | null = null) => ({
  day,
  ndvi,
  seen: ndvi === null ? 0 : 1,
  why,
  low: null,
  high: null,
});
const canopy = { value: 0.8, against: 'canopy', ndvi: 0.71, reference: 0.85 } as const;

test('SAT-09 a trend is shown with its error; a change below that error is called steady', () => {
  expect(trendText(row({ trend: { trend: 'rising', change: 0.14, days: 20 } }), en)).toBe(
    'Greener by 0.14 in 20 days, give or take 0.05.',
  );
  expect(trendText(row({ trend: { trend: 'falling', change: -0.14, days: 20 } }), sw)).toBe(
    'Ukijani umepungua kwa 0.14 ndani ya siku 20, 0.05 juu au chini.',
  );
  expect(trendText(row({ trend: { trend: 'steady', change: 0.02, days: 15 } }), en)).toBe(
    en.trends.steady('15', '0.05'),
  );
  expect(trendText(row({ trend: null }), en)).toBe(en.noTrend);
  const line = (step: number) =>
    trendOf(
      ['2026-10-01', '2026-10-11', '2026-10-21'].map((day, i) => ({ day, value: 0.5 + i * step, weight: 1 })),
    )!.trend;
  expect([line(SINGLE_PASS_ERROR * 0.45), line(SINGLE_PASS_ERROR * 0.55)]).toEqual(['steady', 'rising']);
});

test('SAT-09 the crop’s usual value has its error and is marked if from a related crop; small anomalies are shown', () => {
  const said = (over: Parameters<typeof resultRow>[1]) => comparedText(row(over), en);
  expect(said({ anomaly: null, expected: { ndvi: 0.83, low: 0.7, high: 0.96, near: false } })).toEqual([
    'Your crop usually shows 0.83 on that day, give or take 0.13.',
  ]);
  // The range is capped at 1, but the stated error stays the same.
  expect(said({ anomaly: null, expected: { ndvi: 0.9, low: 0.77, high: 1, near: true } })).toEqual([
    `${en.expected('0.90', '0.13')} ${en.expectedNear}`,
  ]);
  expect(said({ anomaly: -0.12, expected: null })).toEqual([en.anomalies.below('0.12')]);
  expect(said({ anomaly: 0.07, expected: null })).toEqual([en.anomalies.above('0.07')]);
  expect(said({ anomaly: -0.04, expected: null })).toEqual([en.anomalies.same]);
  expect(said({ anomaly: null, expected: null })).toEqual([]);
  expect(said({ of: 'around', anomaly: -0.12 })).toEqual([]);
});

test.each([
  ['en', en],
  ['sw', sw],
] as const)('SAT-05 health names its NDVI and, if not compared with a crop, the reason (%s)', (_, words) => {
  expect(healthText(row(), words)).toBe(words.against.crop('0.71', '0.83'));
  expect(words.against.crop('0.71', '0.83')).toMatch(/Median|katikati/);
  for (const why of ['none', 'undated', 'several', 'unknown'] as const)
    expect(healthText(row({ compared: why, health: canopy }), words)).toBe(
      `${words.against.canopy('0.71')} ${words.notCompared[why]}`,
    );
  expect(healthText(row({ compared: 'young', health: null }), words)).toBe(words.noHealth);
  expect(healthText(row({ of: 'around', health: canopy }), words)).toBe(null);
  const asksForCrop = /add the crop|ongeza zao/;
  expect(
    (['none', 'undated', 'several', 'unknown'] as const).map((why) =>
      asksForCrop.test(words.notCompared[why]),
    ),
  ).toEqual([true, true, false, false]);
});

test('SAT-04 counts later passes that showed nothing, with the cause; excludes earlier and clear passes', () => {
  const passes = [
    pass('2026-11-10', null, 'cloud'),
    pass('2026-11-20', 0.7),
    pass('2026-11-25', null, 'cloud'),
    pass('2026-11-30', null, 'cloud'),
  ];
  expect(sinceText({ passes, pass_date: '2026-11-20' }, en)).toBe(
    '2 newer images don’t show the field (clouds).',
  );
  expect(
    sinceText(
      { passes: [...passes.slice(0, 3), pass('2026-11-30', null, 'hidden')], pass_date: '2026-11-20' },
      sw,
    ),
  ).toBe(sw.nothingSince('2', `${sw.unseen.cloud}, ${sw.unseen.hidden}`));
  expect(sinceText({ passes: passes.slice(0, 3), pass_date: '2026-11-20' }, en)).toBe(
    'One newer image doesn’t show the field (clouds).',
  );
  expect(sinceText({ passes: passes.slice(0, 2), pass_date: '2026-11-20' }, en)).toBe(null);
  expect(passesText({ passes }, en)).toBe(
    'Clear images: 1. Images with the field hidden: 3 (cloud, shadow, water)',
  );
});

test('SAT-07 dry leaves “seem dry”; negatives use a true minus sign; zero is never −0', () => {
  expect(alertText({ type: 'dry', severity: 'high', value: -0.02, against: 0 }, en)).toBe(
    'Moisture index −0.02: the leaves seem dry.',
  );
  expect([figure(-0.001, 2), figure(null, 2), figure(-0.12, 3)]).toEqual(['0.00', '–', '−0.120']);
});
