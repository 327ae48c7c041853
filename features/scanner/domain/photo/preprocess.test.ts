import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toNetworkRange, toSquare } from './preprocess.ts';
import type { Orientation, Pixels } from './preprocess.ts';

const photo = (
  width: number,
  height: number,
  at: (x: number, y: number) => readonly [number, number, number],
  channels: 3 | 4 = 3,
): Pixels => {
  const data = new Uint8Array(width * height * channels).fill(7);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(at(x, y), (y * width + x) * channels);
  return { data, width, height, channels };
};

/** The pixels a camera would store for an upright photo with the given orientation. */
const stored = (p: Pixels, orientation: Orientation): Pixels => {
  const swapped = orientation >= 5;
  const width = swapped ? p.height : p.width;
  const height = swapped ? p.width : p.height;
  const data = new Uint8Array(p.data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [ux, uy] = (
        {
          1: [x, y],
          2: [p.width - 1 - x, y],
          3: [p.width - 1 - x, p.height - 1 - y],
          4: [x, p.height - 1 - y],
          5: [y, x],
          6: [p.width - 1 - y, x],
          7: [p.width - 1 - y, p.height - 1 - x],
          8: [y, p.height - 1 - x],
        } as const
      )[orientation];
      for (let c = 0; c < 3; c++) data[(y * width + x) * 3 + c] = p.data[(uy * p.width + ux) * 3 + c]!;
    }
  }
  return { data, width, height, channels: 3, orientation };
};

test('a photo of one colour stays that colour at any size, also with alpha', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 90 }),
      fc.integer({ min: 1, max: 90 }),
      fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.constantFrom<3 | 4>(3, 4),
      (w, h, colour, channels) => {
        const square = toSquare(
          photo(w, h, () => colour, channels),
          16,
        );
        for (let i = 0; i < square.length; i++) expect(square[i]).toBe(colour[i % 3]);
      },
    ),
  );
});

test('the eight EXIF orientations of one photo give one square', () => {
  const upright = photo(61, 37, (x, y) => [(x * 4) & 255, (y * 6) & 255, (x * y) & 255]);
  const wanted = toSquare(upright, 24);
  for (const o of [1, 2, 3, 4, 5, 6, 7, 8] as const) {
    const got = toSquare(stored(upright, o), 24);
    // Processing rows or columns first may change the rounding by one level.
    for (let i = 0; i < wanted.length; i++) expect(Math.abs(got[i]! - wanted[i]!)).toBeLessThanOrEqual(1);
  }
});

test('a 12-megapixel checkerboard becomes even grey, not a moiré', () => {
  const board = photo(4000, 3000, (x, y) => ((x + y) % 2 ? [255, 255, 255] : [0, 0, 0]));
  const square = toSquare(board, 224);
  for (let i = 0; i < square.length; i++) expect(Math.abs(square[i]! - 127.5)).toBeLessThanOrEqual(3);
}, 30_000);

test('a square of the wanted size passes unchanged', () => {
  const p = photo(20, 20, (x, y) => [x * 12, y * 12, 99]);
  expect(toSquare(p, 20)).toEqual(p.data);
});

test('the network range runs from -1 to 1, and short pixel data is refused', () => {
  expect([...toNetworkRange(new Uint8Array([0, 255]))]).toEqual([-1, 1]);
  expect(() => toSquare({ data: new Uint8Array(5), width: 2, height: 1, channels: 3 }, 4)).toThrow(
    RangeError,
  );
});
