import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { expectedOn } from './expected.ts';
import { healthOf, moistureOf } from './health.ts';
import { usabilityOf } from './pass-usability.ts';
import { problemAreas } from './problem-areas.ts';
import { type Pass, smooth, trendOf } from './series.ts';

test('SAT-11 health is the plot’s NDVI relative to its crop at that age, and always comes with its inputs', () => {
  const maize = expectedOn('maize', '2026-03-20', '2026-06-01', null)!;
  expect(maize.ndvi).toBeGreaterThan(0.8);
  expect(healthOf(maize.ndvi, maize)).toEqual({
    value: 1,
    against: 'crop',
    ndvi: maize.ndvi,
    reference: maize.ndvi,
  });
  expect(healthOf(0.15, maize)!.value).toBe(0);
  expect(healthOf(0.5, null)).toMatchObject({ value: 0.5, against: 'canopy', reference: 0.85 });
});

test('expected NDVI rises with growth and falls before harvest; outside the season or for an unknown crop it is null', () => {
  const on = (days: number) =>
    expectedOn('maize', '2026-03-20', addDays('2026-03-20', days), 125)?.ndvi ?? null;
  const [small, full, ripe] = [on(25)!, on(70)!, on(124)!];
  expect(small).toBeLessThan(full);
  expect(ripe).toBeLessThan(full);
  expect([
    on(-1),
    on(10),
    on(126),
    expectedOn('mango', '2020-01-01', '2026-01-01', null),
    expectedOn('maize', null, '2026-01-01', null),
  ]).toEqual([null, null, null, null, null]);
  expect(expectedOn('avocado', '2019-01-01', '2026-06-01', null)).toMatchObject({ near: false });
});

test('SAT-09 moisture stress is low, moderate or high under a closed canopy, and “other” where soil is visible', () => {
  expect([
    moistureOf(0.7, 0.3),
    moistureOf(0.7, 0.1),
    moistureOf(0.7, -0.1),
    moistureOf(0.3, 0.3),
    moistureOf(null, null),
  ]).toEqual(['low', 'moderate', 'high', 'other', 'other']);
});

const grid = { left: 1_000, top: 2_000, size: 10, width: 8, height: 8 };
const flat = (weak: readonly number[], value = 0.35): (number | null)[] =>
  Array.from({ length: 64 }, (_, i) => (weak.includes(i) ? value : 0.7 + (i % 5) / 100));

test('SAT-08 an area well below the rest of the plot is found with its centre and value; single pixels are not', () => {
  expect(problemAreas(flat([9, 10, 17, 18]), grid)).toEqual([{ x: 1_020, y: 1_980, pixels: 4, ndvi: 0.35 }]);
  expect(problemAreas(flat([9]), grid)).toEqual([]);
  expect(problemAreas(flat([]), grid)).toEqual([]);
  expect(problemAreas(flat([7, 8]), grid)).toEqual([]);
  expect(problemAreas(flat([9, 10], 0.62), grid)).toEqual([]);
  expect(problemAreas([null, null], { ...grid, width: 2, height: 1 })).toEqual([]);
});

test('SAT-04 a pass is usable when 60 % of the plot was seen; otherwise it says what hid it', () => {
  const seen = (valid: number, cloud: number, unseen: number) =>
    usabilityOf({ valid, total: 10, cloud, unseen });
  expect([seen(6, 0.4, 0), seen(5, 0.5, 0), seen(2, 0, 0.8), seen(0, 0, 0), seen(1, 0.1, 0)]).toEqual([
    { ok: true },
    { ok: false, why: 'cloud' },
    { ok: false, why: 'outside' },
    { ok: false, why: 'hidden' },
    { ok: false, why: 'hidden' },
  ]);
});

const passesOf = (values: readonly number[], step = 5): Pass[] =>
  values.map((value, i) => ({ day: addDays('2026-03-01', i * step), value, weight: 1 }));

test('the smoothed season curve solves its five-diagonal equation', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -0.2, max: 0.95, noNaN: true }), { minLength: 3, maxLength: 25 }),
      fc.integer({ min: 1, max: 8 }),
      (values, step) => {
        const passes = passesOf(values, step);
        const z = smooth(passes).map(({ value }) => value);
        const [w, y] = [
          z.map((_, i) => Number(i % step === 0)),
          z.map((_, i) => (i % step === 0 ? values[i / step]! : 0)),
        ];
        const second = (i: number): number =>
          i < 0 || i + 2 >= z.length ? 0 : z[i]! - 2 * z[i + 1]! + z[i + 2]!;
        for (let i = 0; i < z.length; i += 1) {
          const pull = 2_000 * (second(i) - 2 * second(i - 1) + second(i - 2));
          expect(Math.abs(w[i]! * (z[i]! - y[i]!) + pull)).toBeLessThan(1e-6);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('smoothing keeps a straight rise, and one pass under undetected cloud hardly changes the curve', () => {
  const rise = passesOf([0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
  for (const [i, { value }] of smooth(rise).entries()) expect(value).toBeCloseTo(0.2 + i * 0.02, 6);
  const [clear, hidden] = [
    passesOf(Array.from({ length: 13 }, () => 0.7)),
    passesOf(Array.from({ length: 13 }, (_, i) => (i === 6 ? 0.3 : 0.7))),
  ];
  expect(smooth(clear)[30]!.value - smooth(hidden)[30]!.value).toBeLessThan(0.2);
});

test('the trend needs three clear passes, and a change within the noise is steady', () => {
  expect(trendOf(passesOf([0.5, 0.6]))).toBeNull();
  expect(trendOf(passesOf([0.3, 0.4, 0.5, 0.6, 0.7]))).toMatchObject({ trend: 'rising', days: 20 });
  expect(trendOf(passesOf([0.7, 0.69, 0.71, 0.7, 0.7]))!.trend).toBe('steady');
  expect(trendOf(passesOf([0.8, 0.75, 0.6, 0.45, 0.3]))!.trend).toBe('falling');
  expect(smooth([])).toEqual([]);
  expect(smooth(passesOf([0.4]))).toHaveLength(1);
});

test('a newly planted crop has no expected value, because wet soil is not vegetation', () => {
  for (const crop of ['maize', 'bean', 'potato', 'kale', 'onion', 'rice', 'tomato', 'sugarcane'])
    expect([crop, expectedOn(crop, '2026-03-20', '2026-03-30', null)]).toEqual([crop, null]);
  for (const crop of ['coffee', 'avocado', 'tea'])
    expect([
      crop,
      expectedOn(crop, '2026-03-20', '2026-03-30', null),
      expectedOn(crop, '2020-03-20', '2026-03-30', null)?.near,
    ]).toEqual([crop, null, false]);
});

test('expected NDVI starts low and stays within the range of a canopy', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('maize', 'bean', 'rice', 'kale', 'tomato', 'potato', 'banana', 'cassava', 'coffee'),
      fc.integer({ min: 0, max: 2_000 }),
      (crop, age) => {
        const expected = expectedOn(crop, '2020-01-01', addDays('2020-01-01', age), null);
        if (expected)
          expect(
            expected.ndvi >= 0.2 &&
              expected.low < expected.ndvi &&
              expected.high <= 0.9 &&
              expected.ndvi <= 0.9,
          ).toBe(true);
      },
    ),
  );
  expect(expectedOn('maize', '2026-03-20', '2026-04-10', 125)!.ndvi).toBeLessThan(0.28);
});
