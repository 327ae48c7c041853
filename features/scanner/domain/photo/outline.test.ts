import { expect, test } from 'vitest';
import { LEAF, LESION } from './affected-area.ts';
import { outlinePath } from './outline.ts';

test('the outline of one cell is its four sides; two neighbours share one outline', () => {
  const mask = { size: 3, cells: Uint8Array.from([0, 0, 0, 0, 2, 1, 0, 0, 0]) };
  expect(outlinePath(mask, LESION).match(/M/g)).toHaveLength(4);
  for (const side of ['M1 1H2', 'M1 2H2', 'M1 1V2', 'M2 1V2'])
    expect(outlinePath(mask, LESION)).toContain(side);
  expect(outlinePath(mask, LEAF)).toContain('M1 1H3');
  expect(outlinePath(mask, LEAF)).toContain('M3 1V2');
});

test('an empty mask has no outline; a full one is outlined along the photo’s edge', () => {
  expect(outlinePath({ size: 2, cells: new Uint8Array(4) }, LEAF)).toBe('');
  expect(outlinePath({ size: 2, cells: new Uint8Array(4).fill(1) }, LEAF)).toBe('M0 0H2M0 0V2M0 2H2M2 0V2');
});
