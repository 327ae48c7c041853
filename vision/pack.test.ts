import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { toSquare } from '#features/scanner/domain/photo/preprocess.ts';
import { decodePhoto } from '#features/scanner/server/photo-pixels.ts';
import { CLASSES } from './classes.ts';
import { drawLeaf } from './drawn-leaf.ts';
import { packPhotos, INPUT_SIZE } from './pack.ts';

const PHOTO_ARCHIVES = ['../shared/vision/trainval-1.tar', '../shared/vision/trainval-2.tar'];
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('training arrays equal the app’s preprocessing; evaluation sets give no training photos', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pack-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folders = [
    'ibean/train/bean___rust',
    'ibean/val/bean___rust',
    'neg_imagenet/train/unknown___not_a_leaf',
    'neg_imagenet/val/unknown___not_a_leaf',
    'rice/train/rice___blast',
  ];
  for (const [i, folder] of folders.entries()) {
    await mkdir(join(root, folder), { recursive: true });
    const leaf = drawLeaf(300, i).rgb;
    await writeFile(
      join(root, folder, 'a.jpg'),
      await sharp(leaf, { raw: { width: 300, height: 300, channels: 3 } })
        .resize(400, 300, { fit: 'fill' })
        .withMetadata({ orientation: 1 + i })
        .jpeg()
        .toBuffer(),
    );
  }
  const out = join(root, 'arrays');
  expect(await packPhotos(root, out)).toBe(3);
  const rows = JSON.parse(await readFile(join(out, 'index.json'), 'utf8')) as { path: string }[];
  expect(rows.map((r) => r.path)).toEqual([folders[0], folders[1], folders[3]].map((f) => `${f}/a.jpg`));
  const npy = await readFile(join(out, 'pixels.npy'));
  const pixelsStart = 10 + npy.readUInt16LE(8);
  expect(npy.subarray(10, pixelsStart).toString()).toContain(`'shape': (3, ${INPUT_SIZE}, ${INPUT_SIZE}, 3)`);
  for (const [i, { path }] of rows.entries()) {
    const expectedPixels = toSquare(await decodePhoto(join(root, path)), INPUT_SIZE);
    expect(
      Buffer.compare(
        npy.subarray(pixelsStart + i * expectedPixels.length, pixelsStart + (i + 1) * expectedPixels.length),
        expectedPixels,
      ),
    ).toBe(0);
  }
});

test('the training script and the app have the same class names', async () => {
  const script = await readFile('vision/train.py', 'utf8');
  const list = /^CLASSES = \[([^\]]+)\]/m.exec(script)![1]!;
  expect([...list.matchAll(/"([^"]+)"/g)].map((m) => m[1])).toEqual(CLASSES);
});

test.skipIf(!PHOTO_ARCHIVES.every(existsSync))(
  'the app still prepares photos as for the shipped model’s training (skipped without the training photos)',
  async () => {
    const expectedHashes = JSON.parse(await readFile('vision/arrays.json', 'utf8')) as Record<string, string>;
    const root = await mkdtemp(join(tmpdir(), 'arrays-'));
    onTestFinished(() => rm(root, { recursive: true }));
    // Each photo set is in one of the two archives; tar reports those in the other as missing.
    for (const tar of PHOTO_ARCHIVES)
      spawnSync('tar', ['xf', tar, '-C', root, ...Object.keys(expectedHashes)]);
    expect(Object.keys(expectedHashes).length).toBeGreaterThan(45);
    for (const [path, hash] of Object.entries(expectedHashes))
      expect(sha256(toSquare(await decodePhoto(join(root, path)), INPUT_SIZE)), path).toBe(hash);
  },
  120_000,
);
