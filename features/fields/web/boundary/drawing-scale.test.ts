import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf } from '#kit/pure/geodesy.ts';
import { squareAround } from '#kit/pure/geometry.ts';
import { fitToBox, roundMetres } from './drawing-scale.ts';

const box = { width: 320, height: 200, margin: 20 };
const place = fc.record({
  lat: fc.double({ min: -5, max: 5, noNaN: true }),
  lng: fc.double({ min: 34, max: 42, noNaN: true }),
});

test('property: every point of a plot lies inside the drawing, and north is up', () => {
  fc.assert(
    fc.property(place, fc.double({ min: 150, max: 1e6, noNaN: true }), (centre, area) => {
      const ring = squareAround(centre, area);
      const plan = fitToBox(ring, box);
      for (const { x, y } of ring.map(plan.project)) {
        expect(x).toBeGreaterThanOrEqual(19.9);
        expect(x).toBeLessThanOrEqual(300.1);
        expect(y).toBeGreaterThanOrEqual(19.9);
        expect(y).toBeLessThanOrEqual(180.1);
      }
      expect(plan.project({ lat: centre.lat + 1e-5, lng: centre.lng }).y).toBeLessThan(
        plan.project(centre).y,
      );
    }),
  );
});

test('both axes have the same scale, so the drawn area is the true area', () => {
  const ring = squareAround({ lat: -0.3, lng: 36.08 }, 4_000);
  const plan = fitToBox(ring, box);
  const drawn =
    ring
      .map(plan.project)
      .reduce((sum, p, i, all) => sum + p.x * all[(i + 1) % 4]!.y - p.y * all[(i + 1) % 4]!.x, 0) / 2;
  expect(Math.abs(drawn) / plan.perMetre ** 2).toBeCloseTo(areaOf(ring), 0);
});

test('a single point is drawn in the middle; an empty shape does not fail', () => {
  const point = { lat: -0.3, lng: 36.08 };
  expect(fitToBox([point], box).project(point)).toEqual({ x: 160, y: 100 });
  expect(fitToBox([], box).perMetre).toBeGreaterThan(0);
});

test('scale bar lengths are 1, 2 or 5 times a power of ten', () => {
  expect([0.7, 1, 3, 7, 12, 49, 130, 999].map(roundMetres)).toEqual([0.5, 1, 2, 5, 10, 20, 100, 500]);
});
