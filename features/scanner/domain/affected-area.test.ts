import { expect, test } from 'vitest';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { affectedArea, LEAST_LEAF } from './affected-area.ts';

test('the spots of a drawn leaf are measured within two points, whatever their number', () => {
  for (const spots of [0, 1, 3, 5]) {
    const { rgb, spottedPercent } = drawLeaf(224, spots);
    expect(Math.abs(affectedArea(rgb, 224).percent - spottedPercent)).toBeLessThan(2);
  }
});

test('bare soil is no leaf, and a green sheet has no affected area', () => {
  const sheet = (r: number, g: number, b: number): Uint8Array => Uint8Array.from({ length: 64 * 64 * 3 }, (_, i) => [r, g, b][i % 3]!);
  expect(affectedArea(sheet(126, 92, 66), 64).leafShare).toBeLessThan(LEAST_LEAF);
  expect(affectedArea(sheet(70, 128, 48), 64)).toEqual({ percent: 0, leafShare: 1 });
});
