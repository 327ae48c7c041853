import { expect, test } from 'vitest';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { affectedArea, BACKGROUND, LEAF, MIN_LEAF_SHARE, LESION } from './affected-area.ts';

test('the measured spot area of a drawn leaf is within two percentage points, for any number of spots', () => {
  for (const spots of [0, 1, 3, 5]) {
    const { rgb, spottedPercent } = drawLeaf(224, spots);
    expect(Math.abs(affectedArea(rgb, 224).percent - spottedPercent)).toBeLessThan(2);
  }
});

test('bare soil is not a leaf, and a plain green sheet has no affected area', () => {
  const sheet = (r: number, g: number, b: number): Uint8Array =>
    Uint8Array.from({ length: 64 * 64 * 3 }, (_, i) => [r, g, b][i % 3]!);
  expect(affectedArea(sheet(126, 92, 66), 64).leafShare).toBeLessThan(MIN_LEAF_SHARE);
  expect(affectedArea(sheet(70, 128, 48), 64)).toMatchObject({ percent: 0, leafShare: 1 });
});

test('the mask marks the spots at their positions', () => {
  const { rgb, spottedPercent } = drawLeaf(224);
  const { mask } = affectedArea(rgb, 224);
  expect(mask.size).toBe(112);
  const count = (kind: number): number => mask.cells.filter((v) => v === kind).length;
  expect((100 * count(LESION)) / (count(LESION) + count(LEAF))).toBeCloseTo(spottedPercent, -0.5);
  // The drawing's largest spot is around (0.56, 0.38) of the side; the corner is soil.
  expect(mask.cells[Math.round(0.38 * 112) * 112 + Math.round(0.56 * 112)]).toBe(LESION);
  expect(mask.cells[0]).toBe(BACKGROUND);
});
