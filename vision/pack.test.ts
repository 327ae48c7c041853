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
import { pack, SIZE } from './pack.ts';

const SHARED = ['../shared/vision/trainval-1.tar', '../shared/vision/trainval-2.tar'];
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('packed arrays equal those of the app byte for byte; sets used only to measure give no training photo', async () => {
  const root = await mkdtemp(join(tmpdir(), 'pack-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const files = [
    'ibean/train/bean___rust',
    'ibean/val/bean___rust',
    'neg_imagenet/train/unknown___not_a_leaf',
    'neg_imagenet/val/unknown___not_a_leaf',
    'rice/train/rice___blast',
  ];
  for (const [i, folder] of files.entries()) {
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
  expect(await pack(root, out)).toBe(3);
  const rows = JSON.parse(await readFile(join(out, 'index.json'), 'utf8')) as { path: string }[];
  expect(rows.map((r) => r.path)).toEqual([files[0], files[1], files[3]].map((f) => `${f}/a.jpg`));
  const npy = await readFile(join(out, 'pixels.npy'));
  const header = 10 + npy.readUInt16LE(8);
  expect(npy.subarray(10, header).toString()).toContain(`'shape': (3, ${SIZE}, ${SIZE}, 3)`);
  for (const [i, { path }] of rows.entries()) {
    const wanted = toSquare(await decodePhoto(join(root, path)), SIZE);
    expect(
      Buffer.compare(npy.subarray(header + i * wanted.length, header + (i + 1) * wanted.length), wanted),
    ).toBe(0);
  }
});

test('the training script and the app have the same class names', async () => {
  const script = await readFile('vision/train.py', 'utf8');
  const list = /^CLASSES = \[([^\]]+)\]/m.exec(script)![1]!;
  expect([...list.matchAll(/"([^"]+)"/g)].map((m) => m[1])).toEqual(CLASSES);
});

test.skipIf(!SHARED.every(existsSync))(
  'the app still makes the arrays the shipped model was trained on (skipped without the training photos)',
  async () => {
    const known = JSON.parse(await readFile('vision/arrays.json', 'utf8')) as Record<string, string>;
    const root = await mkdtemp(join(tmpdir(), 'arrays-'));
    onTestFinished(() => rm(root, { recursive: true }));
    // Each photo set is in one of the two archives.
    for (const tar of SHARED) spawnSync('tar', ['xf', tar, '-C', root, ...Object.keys(known)]);
    expect(Object.keys(known).length).toBeGreaterThan(45);
    for (const [path, hash] of Object.entries(known))
      expect(sha256(toSquare(await decodePhoto(join(root, path)), SIZE)), path).toBe(hash);
  },
  120_000,
);
