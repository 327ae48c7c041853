import { expect, test } from 'vitest';
import { BACKGROUND, LEAF, LESION } from './affected-area.ts';
import { findSpots } from './spots.ts';

const maskOf = (size: number, sick: (x: number, y: number) => boolean) => ({
  size,
  cells: Uint8Array.from({ length: size * size }, (_, i) =>
    sick(i % size, Math.floor(i / size)) ? LESION : LEAF,
  ),
});

test('a small spot gets a ring around its middle, a single cell none', () => {
  const { spots, areas } = findSpots(
    maskOf(40, (x, y) => (x >= 10 && x < 12 && y >= 20 && y < 22) || (x === 30 && y === 30)),
  );
  expect(spots).toEqual([{ x: 11, y: 21, radius: 2.5 }]);
  expect(areas.cells.includes(LESION)).toBe(false);
});

test('a large area keeps its true shape instead of a ring', () => {
  const mask = maskOf(40, (x) => x < 12);
  const { spots, areas } = findSpots(mask);
  expect(spots).toEqual([]);
  expect([...areas.cells]).toEqual([...mask.cells]);
});

test('a small spot at the edge of the leaf gets no ring, because the ground may show there', () => {
  const mask = maskOf(40, (x, y) => x < 2 && y >= 20 && y < 22);
  mask.cells[20 * 40 + 2] = BACKGROUND;
  expect(findSpots(mask).spots).toEqual([]);
});
