import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageFixes } from './average-fixes.ts';

const fix = fc.record({
  lat: fc.double({ min: -1, max: 1, noNaN: true }),
  lng: fc.double({ min: 36, max: 37, noNaN: true }),
  accuracy_m: fc.double({ min: 0, max: 80, noNaN: true }),
  at: fc.constant(0),
});

test('property: the average lies within the readings and their accuracy', () => {
  fc.assert(
    fc.property(fc.array(fix, { minLength: 1, maxLength: 9 }), (fixes) => {
      const corner = averageFixes(fixes)!;
      for (const key of ['lat', 'lng', 'accuracy_m'] as const) {
        const all = fixes.map((f) => f[key]);
        expect(corner[key]).toBeGreaterThanOrEqual(Math.min(...all) - 1e-9);
        expect(corner[key]).toBeLessThanOrEqual(Math.max(...all) + 1e-9);
      }
    }),
  );
});

test('an accurate reading has more weight; no reading gives no corner', () => {
  expect(
    averageFixes([
      { lat: 0, lng: 36, accuracy_m: 4, at: 0 },
      { lat: 1, lng: 36, accuracy_m: 40, at: 1 },
    ])!.lat,
  ).toBeCloseTo(0.0099, 3);
  expect(averageFixes([])).toBeNull();
});
