import { expect, test } from 'vitest';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { toSquare } from './preprocess.ts';
import { mirrored, viewsOf } from './views.ts';

const photo = { data: drawLeaf(200).rgb, width: 200, height: 200, channels: 3 } as const;

test('a photo gives seven different views (crops, mirror images); the phone uses the first', () => {
  const views = viewsOf(photo, 48);
  expect(views).toHaveLength(7);
  expect(views[0]).toEqual(toSquare(photo, 48));
  expect(new Set(views.map((v) => v.join())).size).toBe(7);
  for (const v of views) expect(v).toHaveLength(48 * 48 * 3);
});

test('mirroring a photo twice gives the original', () => {
  expect(mirrored(mirrored(photo.data, 200), 200)).toEqual(photo.data);
  expect([...mirrored(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]), 2)]).toEqual([
    4, 5, 6, 1, 2, 3, 10, 11, 12, 7, 8, 9,
  ]);
});
