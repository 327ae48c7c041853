import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOf, indices } from './indices.ts';
import { type Block, measure } from './measure.ts';
import { type Band, bands, reflectanceOf } from './reflectance.ts';
import { sceneClasses } from './scene-class.ts';
import { statisticsOf } from './statistics.ts';

const RAW = { scale: 0.0001, offset: -0.1 };
const CLEAR = sceneClasses.indexOf('vegetation');
const blockOf = (rows: readonly (readonly number[])[], scl: readonly number[]): Block => ({
  bands: Object.fromEntries(
    bands.map((band, n) => [band, { pixels: rows.map((row) => row[n]!), calibration: RAW }]),
  ) as Record<Band, { pixels: number[]; calibration: typeof RAW }>,
  scl,
});
/** Green maize: blue 0.04, green 0.08, red 0.05, nir 0.45, swir 0.20, encoded as in current files. */
const green = [1400, 1800, 1500, 5500, 3000];

test('SAT-09 the four indices of a green leaf match their published definitions', () => {
  const pixel = { blue: 0.04, green: 0.08, red: 0.05, nir: 0.45, swir: 0.2 };
  expect(indices.map((id) => Math.round(indexOf[id](pixel)! * 1e6) / 1e6)).toEqual([
    0.8, 0.689655, 0.6, 0.384615,
  ]);
});

test('SAT-04 the reflectance offset since 2022 is subtracted; without it the leaf reads 0.571 instead of 0.8', () => {
  const of = (offset: number): number =>
    indexOf.ndvi({
      blue: 0,
      green: 0,
      swir: 0,
      red: reflectanceOf(1500, { scale: 0.0001, offset })!,
      nir: reflectanceOf(5500, { scale: 0.0001, offset })!,
    })!;
  expect([of(-0.1), of(0)].map((value) => Math.round(value * 1000) / 1000)).toEqual([0.8, 0.571]);
  expect(reflectanceOf(0, RAW)).toBeNull();
  expect(reflectanceOf(700, RAW)).toBe(0);
});

test('SAT-04 cloud, shadow, water, snow and missing data are excluded, and their share of the plot is returned', () => {
  const scl = sceneClasses.map((_, i) => i);
  const all = measure(
    blockOf(
      scl.map(() => green),
      scl,
    ),
    scl.map(() => 1),
  );
  expect([all.valid, all.total]).toEqual([3, 12]);
  expect([all.cloud, all.unseen].map((share) => Math.round(share * 12))).toEqual([4, 1]);
  expect(all.indices.ndvi!.mean).toBeCloseTo(0.8, 9);
});

test('an edge pixel is weighted by its share inside the plot', () => {
  const bare = [2000, 2200, 2500, 3500, 4000];
  const {
    indices: { ndvi },
    valid,
  } = measure(blockOf([green, bare], [CLEAR, CLEAR]), [1, 0.25]);
  const [a, b] = [0.8, (0.25 - 0.15) / (0.25 + 0.15)];
  expect(ndvi!.mean).toBeCloseTo((a + 0.25 * b) / 1.25, 9);
  expect(valid).toBe(1.25);
});

test('where nothing was seen the indices are null', () => {
  const cloud = sceneClasses.indexOf('cloud_high');
  expect(measure(blockOf([green], [cloud]), [1])).toMatchObject({
    valid: 0,
    total: 1,
    cloud: 1,
    indices: { ndvi: null, evi: null, savi: null, ndmi: null },
  });
  expect(measure(blockOf([[0, 0, 0, 0, 0]], [CLEAR]), [1])).toMatchObject({
    valid: 0,
    indices: { ndvi: null },
  });
  expect(statisticsOf([])).toBeNull();
});

const numbers = fc.array(fc.integer({ min: 0, max: 65_535 }), { minLength: 5, maxLength: 5 });
test('any input gives indices between −1 and 1 (SAVI 1.5) with rising deciles', () => {
  fc.assert(
    fc.property(fc.array(numbers, { minLength: 1, maxLength: 40 }), (rows) => {
      const { indices: found } = measure(
        blockOf(
          rows,
          rows.map(() => CLEAR),
        ),
        rows.map(() => 1),
      );
      for (const id of indices) {
        const told = found[id];
        if (!told) continue;
        const bound = id === 'savi' ? 1.5 : 1;
        for (const value of [told.mean, told.median, ...told.deciles])
          expect(Math.abs(value)).toBeLessThanOrEqual(bound + 1e-9);
        expect([...told.deciles].sort((a, b) => a - b)).toEqual(told.deciles);
        expect(told.deciles[4]).toBeCloseTo(told.median, 12);
      }
    }),
  );
});

test('deciles never decrease, however close the pixel values are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.integer({ min: 0, max: 3 })), {
        minLength: 1,
        maxLength: 12,
      }),
      (drawn) => {
        // Each value twice, plus a value a few ulps away.
        const values = drawn.flatMap(([value, ulps]) => [value, value, value * (1 + ulps * Number.EPSILON)]);
        const { deciles } = statisticsOf(values.map((value, i) => ({ value, weight: 1 - (i % 3) / 7 })))!;
        for (let i = 1; i < 9; i += 1) expect(deciles[i]!).toBeGreaterThanOrEqual(deciles[i - 1]!);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('with equal weights the median and mean are the usual ones', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 50 }),
      (values) => {
        const sorted = [...values].sort((a, b) => a - b);
        const half = sorted.length / 2;
        const median = Number.isInteger(half)
          ? (sorted[half - 1]! + sorted[half]!) / 2
          : sorted[Math.floor(half)]!;
        const told = statisticsOf(values.map((value) => ({ value, weight: 1 })))!;
        expect(told.median).toBeCloseTo(median, 9);
        expect(told.mean).toBeCloseTo(values.reduce((a, b) => a + b, 0) / values.length, 9);
        expect(told.pixels).toBe(values.length);
      },
    ),
  );
});
