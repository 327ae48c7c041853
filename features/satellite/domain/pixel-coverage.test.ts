import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areaOf,
  coverageFractions,
  gridAround,
  type MetrePoint,
  countWholePixels,
} from './pixel-coverage.ts';

const LATTICE = { left: 199_980, top: 9_990_000, size: 10 };
/**
 * A star-shaped polygon around a centre, concave sides included. Its corners are in angular order, so no
 * sides cross.
 */
const plots = fc
  .tuple(
    fc.array(fc.double({ min: 4, max: 90, noNaN: true }), { minLength: 3, maxLength: 24 }),
    fc.double({ min: 0, max: 500, noNaN: true }),
    fc.double({ min: 0, max: 500, noNaN: true }),
  )
  .map(([reach, east, south]) =>
    reach.map((far, i): MetrePoint => {
      const angle = (2 * Math.PI * i) / reach.length;
      return [
        LATTICE.left + 200 + east + far * Math.cos(angle),
        LATTICE.top - 200 - south + far * Math.sin(angle),
      ];
    }),
  );

test('SAT-04 the pixel shares add up to the area of the plot, whatever its shape', () => {
  fc.assert(
    fc.property(plots, (ring) => {
      const cover = coverageFractions(ring, gridAround(ring, LATTICE));
      expect(cover.reduce((sum, share) => sum + share, 0) * 100).toBeCloseTo(areaOf(ring), 3);
      expect(Math.min(...cover)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...cover)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 300 },
  );
});

test('SAT-04 the direction of the corners makes no difference', () => {
  fc.assert(
    fc.property(plots, (ring) => {
      const grid = gridAround(ring, LATTICE);
      const [one, other] = [coverageFractions(ring, grid), coverageFractions([...ring].reverse(), grid)];
      for (let i = 0; i < one.length; i += 1) expect(other[i]).toBeCloseTo(one[i]!, 6);
    }),
    { numRuns: 100 },
  );
});

test('a 30 m square that starts mid-pixel covers four whole pixels, four quarters and eight halves', () => {
  const ring: MetrePoint[] = [
    [5, -5],
    [35, -5],
    [35, -35],
    [5, -35],
  ];
  const grid = gridAround(ring, { left: 0, top: 0, size: 10 });
  expect(grid).toEqual({ left: 0, top: 0, size: 10, width: 4, height: 4 });
  expect([...coverageFractions(ring, grid)].map((share) => Math.round(share * 100))).toEqual([
    25, 50, 50, 25, 50, 100, 100, 50, 50, 100, 100, 50, 25, 50, 50, 25,
  ]);
  expect(countWholePixels(coverageFractions(ring, grid))).toBe(4);
});

test('SAT-08b an acre has about 40 pixels, of which 25 are whole', () => {
  const side = Math.sqrt(4046.86);
  const ring: MetrePoint[] = [
    [3, -3],
    [3 + side, -3],
    [3 + side, -3 - side],
    [3, -3 - side],
  ];
  const cover = coverageFractions(ring, gridAround(ring, { left: 0, top: 0, size: 10 }));
  expect(cover.reduce((sum, share) => sum + share, 0)).toBeCloseTo(40.5, 1);
  expect(countWholePixels(cover)).toBe(25);
});

test('a U-shaped plot covers nothing between its arms', () => {
  const u: MetrePoint[] = [
    [0, 0],
    [10, 0],
    [10, -20],
    [20, -20],
    [20, 0],
    [30, 0],
    [30, -30],
    [0, -30],
  ];
  expect([...coverageFractions(u, { left: 0, top: 0, size: 10, width: 3, height: 3 })]).toEqual([
    1, 0, 1, 1, 0, 1, 1, 1, 1,
  ]);
});

test('a plot of ten thousand hectares gives the right area', () => {
  const ring: MetrePoint[] = Array.from({ length: 500 }, (_, i) => [
    5640 * Math.cos((i * Math.PI) / 250),
    5640 * Math.sin((i * Math.PI) / 250),
  ]);
  const cover = coverageFractions(ring, gridAround(ring, LATTICE));
  expect(cover.reduce((sum, share) => sum + share, 0) / 100).toBeCloseTo(areaOf(ring) / 10_000, 3);
});

test('a self-crossing outline keeps every share between 0 and 1, and takes no longer', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.double({ min: 0, max: 300, noNaN: true }), fc.double({ min: 0, max: 300, noNaN: true })),
        { minLength: 3, maxLength: 40 },
      ),
      (corners) => {
        const ring = corners.map(([x, y]): MetrePoint => [LATTICE.left + x, LATTICE.top - y]);
        const grid = gridAround(ring, LATTICE);
        const cover = coverageFractions(ring, grid);
        expect(cover.length).toBeLessThanOrEqual(31 * 31);
        expect(cover.every((share) => share >= 0 && share <= 1)).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});
