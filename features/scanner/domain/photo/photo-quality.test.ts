import { expect, test } from 'vitest';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { photoQuality } from './photo-quality.ts';
import type { Pixels } from './preprocess.ts';

const SIDE = 480;
const photo = (data: Uint8Array): Pixels => ({ data, width: SIDE, height: SIDE, channels: 3 });
const leaf = drawLeaf(SIDE).rgb;
const scaled = (factor: number, plus = 0): Pixels =>
  photo(Uint8Array.from(leaf, (v) => Math.min(255, Math.round(v * factor + plus))));

/** A box blur applied twice, close enough to an out-of-focus lens. */
const blurred = (reach: number): Pixels => {
  const pass = (from: Uint8Array, step: number): Uint8Array =>
    from.map((_, i) => {
      let sum = 0;
      let n = 0;
      for (let k = -reach; k <= reach; k++) {
        const v = from[i + k * step];
        if (v !== undefined) [sum, n] = [sum + v, n + 1];
      }
      return sum / n;
    });
  const once = (from: Uint8Array): Uint8Array => pass(pass(from, 3), SIDE * 3);
  return photo(once(once(leaf)));
};

/** A bar, a coloured area and rows of text, like a chat or a settings page. */
const screenshot = (): Pixels =>
  photo(
    Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) => {
      const x = Math.floor(i / 3) % SIDE;
      const y = Math.floor(i / 3 / SIDE);
      if (y < 50) return [18, 140, 126][i % 3]!;
      return y % 60 < 8 && x > 30 && x < 300 && (x * y) % 5 < 2 ? 20 : [236, 229, 221][i % 3]!;
    }),
  );

test('a drawn leaf has good quality, also in weak and in harsh light', () => {
  for (const shot of [scaled(1), scaled(0.7), scaled(1.4, 20)]) expect(photoQuality(shot)).toBe('good');
});

test('distinguishes too dark, too bright, out of focus and a screenshot', () => {
  expect(photoQuality(scaled(0.3))).toBe('dark');
  expect(photoQuality(scaled(0.4, 225))).toBe('bright');
  expect(photoQuality(blurred(8))).toBe('blurred');
  expect(photoQuality(screenshot())).toBe('screen');
});
