import sharp from 'sharp';
import { expect, test } from 'vitest';
import { difference, fromJson, gridOf, toJson, type Grid } from './grid.ts';

/** A drawn screen: a button, a badge and two lines of text. */
const draw = async ({
  leaf = '#0e5a33',
  wash = '#dff0d3',
  top = 300,
  text = 0,
  height = 740,
  blur = 0,
} = {}): Promise<Grid> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="${height}">
    <rect width="360" height="${height}" fill="#fbf5e6"/>
    <rect x="16" y="${top}" width="328" height="52" rx="16" fill="${leaf}"/>
    <rect x="270" y="40" width="70" height="24" rx="12" fill="${wash}"/>
    ${Array.from({ length: 24 }, (_, i) => `<rect x="${20 + i * 9 + text}" y="${120 + (i % 3)}" width="5" height="14" fill="#1d1a10"/>`).join('')}
  </svg>`;
  const image = sharp(Buffer.from(svg)).removeAlpha();
  const { data, info } = await (blur > 0 ? image.blur(blur) : image)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return gridOf({ width: info.width, height: info.height, data });
};

test('a picture equals itself, also after it was saved, and when its letters are smoothed another way', async () => {
  const reference = await draw();
  expect(difference(reference, fromJson(toJson(reference)))).toBeNull();
  expect(difference(reference, await draw({ blur: 0.5 }))).toBeNull();
  expect(difference(reference, await draw({ text: 0.4 }))).toBeNull();
  expect(toJson(reference).length).toBeLessThan(3_000);
});

test.each([
  ['a part that moved by half a line', { top: 308 }],
  ['a button of another colour', { leaf: '#12527f' }],
  ['a badge of another role', { wash: '#ffedb8' }],
  ['a line that moved by one letter', { text: 9 }],
  ['a button that is gone', { leaf: '#fbf5e6' }],
])('%s is found', async (_, change) => {
  expect(difference(await draw(), await draw(change))).toMatch(/blocks differ, from \d+ to \d+ pixels down/);
});

test('a screen of another height is found', async () => {
  expect(difference(await draw(), await draw({ height: 760 }))).toBe('360 × 760 pixels instead of 360 × 740');
});
