import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { diagnose, probabilities } from '#features/scanner/domain/diagnose.ts';
import { cropsOf } from '#features/scanner/domain/leaf-model.ts';
import { RUNTIME_FILES } from '#features/scanner/inference/runtime-files.ts';
import { sha256 } from '#kit/pure/sha256.ts';
import { CLASSES } from '#vision/classes.ts';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { openNodeLeaf, runtimePath } from './leaf-node.ts';
import type { NodeLeaf } from './leaf-node.ts';

const MODEL = 'features/scanner/model';
let leaf: NodeLeaf;
beforeAll(async () => {
  leaf = await openNodeLeaf();
});

test('the shipped model is at most 3 MB, matches leaf.json and figures.json, and has the expected classes', async () => {
  const file = await readFile(`${MODEL}/leaf.bin`);
  const figures = JSON.parse(await readFile(`${MODEL}/figures.json`, 'utf8')) as { model: string };
  expect(file.length).toBeLessThanOrEqual(3_000_000);
  expect(file.length).toBe(leaf.model.bytes);
  expect(await sha256(new Uint8Array(file).buffer)).toBe(leaf.model.sha256);
  expect(figures.model).toBe(leaf.model.sha256);
  expect(leaf.model.classes).toEqual(CLASSES);
  expect(cropsOf(leaf.model)).toEqual([
    'bean',
    'blackgram',
    'citrus',
    'coffee',
    'groundnut',
    'maize',
    'mango',
    'pepper',
    'potato',
    'tomato',
  ]);
});

test('refuses a model file with one changed byte', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leaf-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile(`${MODEL}/leaf.json`, join(folder, 'leaf.json'));
  const broken = await readFile(`${MODEL}/leaf.bin`);
  broken[broken.length >> 1] = broken[broken.length >> 1]! ^ 1;
  await writeFile(join(folder, 'leaf.bin'), broken);
  await expect(openNodeLeaf(folder)).rejects.toThrow('leaf.bin');
});

test('a fixed image gives the known output, with and without SIMD', async () => {
  const fixed = JSON.parse(await readFile(`${MODEL}/fixed.json`, 'utf8')) as {
    model: string;
    logits: number[];
  };
  expect(fixed.model).toBe(leaf.model.sha256);
  for (const kind of ['simd', 'plain'] as const) {
    const { network } = await openNodeLeaf(MODEL, kind);
    const { logits } = network.classify(drawLeaf(leaf.model.inputSize).rgb);
    logits.forEach((v, i) => expect(v).toBeCloseTo(fixed.logits[i]!, 3));
  }
}, 30_000);

test('the network gives the same answer for the same photo, whatever it classified in between', () => {
  const a = drawLeaf(leaf.model.inputSize).rgb;
  const first = leaf.network.classify(a).logits;
  leaf.network.classify(new Uint8Array(a.length).fill(200));
  expect(leaf.network.classify(a).logits).toEqual(first);
  expect(() => leaf.network.classify(new Uint8Array(12))).toThrow(RangeError);
});

test('the runtime installs no handler for uncaught exceptions', () => {
  expect(process.listeners('uncaughtException').map(String).join()).not.toContain('ExitStatus');
});

test('the runtime files match the installed package and are below 500 kB', async () => {
  for (const kind of ['simd', 'plain'] as const) {
    const file = await readFile(runtimePath(kind));
    expect({ bytes: file.length, sha256: await sha256(new Uint8Array(file).buffer) }).toEqual({
      bytes: RUNTIME_FILES[kind].bytes,
      sha256: RUNTIME_FILES[kind].sha256,
    });
    expect((await stat(runtimePath(kind))).size).toBeLessThan(500_000);
  }
});

const jpeg = (width: number, height: number, orientation: number): Promise<Buffer> => {
  const { rgb } = drawLeaf(480);
  return sharp(rgb, { raw: { width: 480, height: 480, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .withMetadata({ orientation })
    .jpeg({ quality: 92 })
    .toBuffer();
};

test('a 12-megapixel, a rotated and a small JPEG of one leaf get almost the same answer', async () => {
  const small = await leaf.analyse(await jpeg(900, 675, 1));
  const large = await leaf.analyse(await jpeg(4000, 3000, 1));
  const far = (a: ArrayLike<number>): number =>
    Math.max(
      ...probabilities(a, leaf.model).map((p, i) =>
        Math.abs(p - probabilities(small.logits, leaf.model)[i]!),
      ),
    );
  expect(far(large.logits)).toBeLessThan(0.15);
  const turned = await sharp(await jpeg(900, 675, 1))
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  const fromTurned = await leaf.analyse(turned);
  expect(far(fromTurned.logits)).toBeLessThan(0.05);
}, 30_000);

test('a plain grey image is not diagnosed; a non-image, a truncated file and a decompression bomb throw an error', async () => {
  const grey = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#667' } })
    .jpeg()
    .toBuffer();
  const d = diagnose({ photos: [(await leaf.analyse(grey)).logits], model: leaf.model });
  expect(d.kind).not.toBe('answer');
  await expect(leaf.analyse(Buffer.from('not a picture'))).rejects.toThrow();
  const whole = await jpeg(900, 675, 1);
  await expect(leaf.analyse(whole.subarray(0, whole.length >> 1))).rejects.toThrow();
  const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  await expect(leaf.analyse(bomb)).rejects.toThrow('pixel');
}, 30_000);
