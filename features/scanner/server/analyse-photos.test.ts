import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { createPhotoAnalyser } from './analyse-photos.ts';
import { openNodeLeaf } from './leaf-node.ts';

const MODEL = 'features/scanner/model';
const jpeg = (rgb: Uint8Array, side: number): Promise<Buffer> =>
  sharp(rgb, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
const leaf = await jpeg(drawLeaf(400).rgb, 400);
const scene = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#667' } })
  .jpeg()
  .toBuffer();

test('the server’s analysis names its model; a scene next to a leaf changes nothing', async () => {
  const look = createPhotoAnalyser(MODEL);
  const alone = await look(leaf, 'coffee');
  expect(alone.model).toBe((await openNodeLeaf()).model.sha256);
  expect(await look([leaf, scene], 'coffee')).toEqual(alone);
  expect((await look([scene], 'coffee')).outcome).not.toBe('answer');
}, 60_000);

test('a vision model is not asked about a photo without a leaf', async () => {
  const asked: unknown[] = [];
  const vision = {
    modelLabel: 'llm:eye',
    choose: async (q: unknown) => {
      asked.push(q);
      return null;
    },
  };
  const seen = await createPhotoAnalyser(MODEL, { vision })([scene], 'coffee');
  expect(asked).toHaveLength(seen.outcome === 'no_leaf' ? 0 : 1);
}, 60_000);
