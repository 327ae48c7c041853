import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlinePath } from './outline.ts';

const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test('a square field is drawn as a square, with north up', () => {
  // 0.001 degrees each way at the equator.
  const path = outlinePath(
    [
      [37, 0],
      [37.001, 0],
      [37.001, 0.001],
      [37, 0.001],
    ],
    100,
    60,
    6,
  );
  expect(path).toBe('M26.0 54.0L74.0 54.0L74.0 6.0L26.0 6.0Z');
});

test('away from the equator a degree of longitude is drawn shorter', () => {
  const [left, , right] = numbers(
    outlinePath(
      [
        [0, 60],
        [0.001, 60],
        [0.001, 60.001],
        [0, 60.001],
      ],
      100,
      60,
      6,
    ),
  );
  expect(right! - left!).toBeCloseTo(24, 0);
});

test('every outline stays inside its box', () => {
  const point = fc.tuple(
    fc.double({ min: 34, max: 41, noNaN: true }),
    fc.double({ min: -4.6, max: 5, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 30 }), (ring) => {
      const path = outlinePath(ring, 100, 60, 6);
      const all = numbers(path);
      return all.every((n, index) => n >= 5.9 && n <= (index % 2 === 0 ? 94.1 : 54.1));
    }),
  );
});

test('two points or identical points give no outline', () => {
  expect(
    outlinePath(
      [
        [37, 0],
        [37.1, 0],
      ],
      100,
      60,
      6,
    ),
  ).toBe('');
  expect(
    outlinePath(
      [
        [37, 0],
        [37, 0],
        [37, 0],
      ],
      100,
      60,
      6,
    ),
  ).toBe('');
});
