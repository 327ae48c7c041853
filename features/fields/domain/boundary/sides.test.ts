import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, distanceM } from '#kit/pure/geodesy.ts';
import { isInside, type Point } from '#kit/pure/geometry.ts';
import { checkBoundary } from './boundary.ts';
import { plotOfSides, type Sides, type SidesShape } from './sides.ts';

const nakuru: Point = { lat: -0.3031, lng: 36.08 };
const shapeOf = (sides: Sides): SidesShape => {
  const made = plotOfSides(sides, nakuru, 'rope');
  if (!made.ok) throw new Error(made.code);
  return made.value;
};
const sidesIn = (ring: readonly Point[]): number[] =>
  ring.map((p, i) => distanceM(p, ring[(i + 1) % ring.length]!));
const length = fc.double({ min: 5, max: 400, noNaN: true });

test('a triangle’s area matches Heron’s formula, and the plot has the given sides', () => {
  expect(shapeOf({ shape: 'triangle', lengths: [30, 40, 50] }).areaM2).toBeCloseTo(600, 6);
  fc.assert(
    fc.property(length, length, length, (a, b, c) => {
      const [x, y, z] = [a, b, c].sort((p, q) => p - q) as [number, number, number];
      const made = plotOfSides({ shape: 'triangle', lengths: [a, b, c] }, nakuru, 'rope');
      if (!made.ok) {
        expect(z).toBeGreaterThan((x + y) * 0.999);
        return;
      }
      const half = (a + b + c) / 2;
      expect(made.value.areaM2).toBeCloseTo(Math.sqrt(half * (half - a) * (half - b) * (half - c)), 3);
      sidesIn(made.value.ring).forEach((side, i) => expect(side / [a, b, c][i]!).toBeCloseTo(1, 3));
    }),
  );
});

test('sides that cannot close and invalid lengths are refused', () => {
  expect(plotOfSides({ shape: 'triangle', lengths: [10, 20, 40] }, nakuru, 'rope')).toEqual({
    ok: false,
    code: 'sides.impossible',
  });
  expect(plotOfSides({ shape: 'triangle', lengths: [10, 20, 30] }, nakuru, 'rope')).toEqual({
    ok: false,
    code: 'sides.impossible',
  });
  expect(plotOfSides({ shape: 'quad', lengths: [10, 10, 10, 50], diagonal: null }, nakuru, 'rope')).toEqual({
    ok: false,
    code: 'sides.impossible',
  });
  expect(plotOfSides({ shape: 'quad', lengths: [30, 40, 30, 40], diagonal: 80 }, nakuru, 'rope')).toEqual({
    ok: false,
    code: 'sides.impossible',
  });
  for (const bad of [0, -5, NaN])
    expect(plotOfSides({ shape: 'rectangle', lengths: [40, bad] }, nakuru, 'rope')).toEqual({
      ok: false,
      code: 'sides.missing',
    });
  for (const bad of [20_000, 1e9, Infinity])
    expect(plotOfSides({ shape: 'rectangle', lengths: [40, bad] }, nakuru, 'rope')).toMatchObject({
      ok: false,
      code: 'sides.long',
    });
});

test('a rectangle, and four sides with one diagonal, have exactly one area', () => {
  expect(shapeOf({ shape: 'rectangle', lengths: [80, 50] })).toMatchObject({
    areaM2: 4_000,
    leastM2: 4_000,
    mostM2: 4_000,
  });
  const kite = shapeOf({ shape: 'quad', lengths: [30, 40, 40, 30], diagonal: 50 });
  expect(kite.areaM2).toBeCloseTo(1_200, 6);
  expect([kite.leastM2, kite.mostM2]).toEqual([kite.areaM2, kite.areaM2]);
  sidesIn(kite.ring).forEach((side, i) => expect(side).toBeCloseTo([30, 40, 40, 30][i]!, 1));
});

test('four sides alone give a range of areas up to Brahmagupta’s, and the plot has the middle of the range', () => {
  const square = shapeOf({ shape: 'quad', lengths: [60, 60, 60, 60], diagonal: null });
  expect(square.mostM2).toBeCloseTo(3_600, -1);
  // No corner sharper than 45°: a rhombus of 60 m sides has at least 60² sin 45°.
  expect(square.leastM2).toBeCloseTo(3_600 * Math.SQRT1_2, -2);
  expect(square.areaM2).toBeCloseTo((square.leastM2 + square.mostM2) / 2, -2);
  expect(square.errorM2).toBeGreaterThan((square.mostM2 - square.leastM2) / 2);
  fc.assert(
    fc.property(length, length, length, length, (a, b, c, d) => {
      const made = plotOfSides({ shape: 'quad', lengths: [a, b, c, d], diagonal: null }, nakuru, 'rope');
      if (!made.ok) return;
      const half = (a + b + c + d) / 2;
      const cyclic = Math.sqrt((half - a) * (half - b) * (half - c) * (half - d));
      expect(made.value.mostM2).toBeLessThanOrEqual(cyclic * 1.000_001);
      expect(made.value.leastM2).toBeLessThanOrEqual(made.value.areaM2);
      expect(made.value.areaM2).toBeLessThanOrEqual(made.value.mostM2);
    }),
  );
});

test('the plot surrounds the point, its longest side runs east–west, and it is a valid boundary', () => {
  const sides: readonly Sides[] = [
    { shape: 'triangle', lengths: [70, 60, 90] },
    { shape: 'rectangle', lengths: [80, 50] },
    { shape: 'quad', lengths: [60, 45, 70, 40], diagonal: 80 },
    { shape: 'quad', lengths: [60, 45, 70, 40], diagonal: null },
  ];
  for (const one of sides) {
    const { ring, areaM2 } = shapeOf(one);
    expect(isInside(nakuru, ring)).toBe(true);
    expect(Math.abs(areaOf(ring) / areaM2 - 1)).toBeLessThan(1e-3);
    const longest = Math.max(...sidesIn(ring));
    const i = sidesIn(ring).indexOf(longest);
    expect(ring[i]!.lat).toBeCloseTo(ring[(i + 1) % ring.length]!.lat, 7);
    expect(checkBoundary(ring, []).ok).toBe(true);
  }
});

test('guessed paces have ten times the area error of a rope', () => {
  const of = (measured: 'rope' | 'counted_paces' | 'guessed_paces') => {
    const r = plotOfSides({ shape: 'rectangle', lengths: [80, 50] }, nakuru, measured);
    return r.ok ? r.value.errorM2 : NaN;
  };
  expect([of('rope'), of('counted_paces'), of('guessed_paces')].map(Math.round)).toEqual([80, 400, 800]);
});
