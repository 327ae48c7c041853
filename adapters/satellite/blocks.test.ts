import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromFile } from 'geotiff';
import { afterAll, expect, test } from 'vitest';
import { BlockCache } from './block-cache.ts';
import { createCogSource } from './cog.ts';
import { type FileServer, serveFiles } from './testing.ts';

const folder = path.resolve(import.meta.dirname, '../../../shared/data/sentinel2/alberta_canada');
const closers: FileServer[] = [];
afterAll(() => closers.forEach((one) => one.close()));
const never = new AbortController().signal;

/** Inside one block, across the corner of four, at the edge of the image, and a single pixel. */
const WINDOWS = [
  [10, 20, 31, 31],
  [500, 490, 40, 44],
  [0, 0, 3, 700],
  [640, 630, 1, 1],
] as const;
test.skipIf(!existsSync(folder))(
  'SAT-04 every pixel equals what geotiff.js reads from the same file (skipped without the files)',
  async () => {
    const server = await serveFiles((name) => readFileSync(path.join(folder, path.basename(name))));
    closers.push(server);
    const source = createCogSource({ hosts: new Set([server.host]), timeoutMs: 10_000, bytes: 20_000_000 });
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.tif'))) {
      const [ours, theirs] = [
        await source.open({ href: server.urlFor(`/${name}`), calibration: null }, never),
        await (await fromFile(path.join(folder, name))).getImage(),
      ];
      const { grid } = ours;
      for (const [x, y, w, h] of WINDOWS) {
        const [width, height] = [Math.min(w, grid.width - x), Math.min(h, grid.height - y)];
        if (width <= 0 || height <= 0) continue;
        const [wanted] = (await theirs.readRasters({ window: [x, y, x + width, y + height] })) as unknown as [
          ArrayLike<number>,
        ];
        const read = await ours.read({
          left: grid.left + x * grid.size,
          top: grid.top - y * grid.size,
          size: grid.size,
          width,
          height,
        });
        expect([
          name,
          x,
          y,
          Buffer.from(Uint16Array.from(read).buffer).equals(Buffer.from(Uint16Array.from(wanted).buffer)),
        ]).toEqual([name, x, y, true]);
      }
    }
  },
  60_000,
);

const block = (n: number) => () => Promise.resolve(new Uint8Array(n));
test('decoded blocks are cached up to a limit, most recently used longest; failures are not cached; two concurrent requests share one read', async () => {
  const cache = new BlockCache(100);
  await cache.get('a', 40, block(40));
  await cache.get('b', 40, block(40));
  await cache.get('a', 40, block(40));
  await cache.get('c', 40, block(40));
  expect([cache.bytes, cache.has('a'), cache.has('b'), cache.has('c')]).toEqual([80, true, false, true]);
  await expect(cache.get('d', 10, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect([cache.bytes, cache.has('d')]).toEqual([80, false]);
  let reads = 0;
  const slow = async (): Promise<Uint8Array<ArrayBuffer>> => {
    reads += 1;
    await Promise.resolve();
    return new Uint8Array(10);
  };
  await Promise.all([cache.get('e', 10, slow), cache.get('e', 10, slow)]);
  expect(reads).toBe(1);
});
