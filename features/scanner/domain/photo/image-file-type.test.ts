import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { isComplete, imageTypeOf } from './image-file-type.ts';

const drawn = () => sharp(drawLeaf(300).rgb, { raw: { width: 300, height: 300, channels: 3 } });
const files = {
  jpeg: () => drawn().jpeg().toBuffer(),
  'progressive jpeg': () => drawn().jpeg({ progressive: true }).toBuffer(),
  'jpeg with exif': () => drawn().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  png: () => drawn().png().toBuffer(),
  webp: () => drawn().webp().toBuffer(),
} as const;

test.each(Object.entries(files))(
  'a %s is complete, also with trailing bytes, and incomplete if truncated anywhere',
  async (_, make) => {
    const whole = await make();
    expect(isComplete(whole)).toBe(true);
    expect(isComplete(Buffer.concat([whole, Buffer.alloc(500, 7)]))).toBe(true);
    for (const share of [0.3, 0.5, 0.9, 0.995])
      expect(isComplete(whole.subarray(0, Math.floor(whole.length * share)))).toBe(false);
  },
);

test('an embedded thumbnail does not make a truncated photo complete', async () => {
  const thumbnail = await sharp(drawLeaf(60).rgb, { raw: { width: 60, height: 60, channels: 3 } })
    .jpeg()
    .toBuffer();
  const photo = await files.jpeg();
  const segment = Buffer.concat([
    Buffer.from([0xff, 0xe1, (thumbnail.length + 2) >> 8, (thumbnail.length + 2) & 255]),
    thumbnail,
  ]);
  const withThumbnail = Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2)]);
  expect(isComplete(withThumbnail)).toBe(true);
  expect(isComplete(withThumbnail.subarray(0, withThumbnail.length >> 1))).toBe(false);
});

test('detects the format by the first bytes; an unknown file is not called incomplete', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(20)]);
  expect(
    [
      await files.jpeg(),
      await files.png(),
      await files.webp(),
      heic,
      Buffer.from('no picture'),
      Buffer.alloc(0),
    ].map(imageTypeOf),
  ).toEqual(['jpeg', 'png', 'webp', 'heic', 'other', 'other']);
  expect([heic, Buffer.from('no picture'), Buffer.alloc(0)].every(isComplete)).toBe(true);
});
