import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { probabilities } from '#features/scanner/domain/diagnose.ts';
import { openNodeLeaf, runtimePath } from '#features/scanner/server/leaf-node.ts';
import { openBrowser } from './harness/phone.ts';
import { writePhotos } from './leaf/photos.ts';

const STRICT = "default-src 'self'; img-src 'self' blob:";
const WORKER = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'";

const bundle = async (entry: string): Promise<Uint8Array> =>
  (
    await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'iife',
      target: ['chrome92', 'safari15'],
    })
  ).outputFiles[0]!.contents;

interface Served {
  readonly body: Uint8Array;
  readonly type: string;
  readonly policy: string;
}
interface Look {
  look(url: string): Promise<number[]>;
  progress: number[];
  tryModel(url: string): Promise<string>;
}

let server: Server;
let origin = '';
let photos: string[] = [];
let asked: string[] = [];

beforeAll(async () => {
  photos = await writePhotos(await mkdtemp(join(tmpdir(), 'leaf-photos-')));
  const model = await readFile('features/scanner/model/leaf.bin');
  const broken = Uint8Array.from(model);
  broken[1000] = broken[1000]! ^ 255;
  const files: Record<string, Served> = {
    '/': {
      body: Buffer.from('<!doctype html><title>leaf</title><script src="/page.js"></script>'),
      type: 'text/html',
      policy: STRICT,
    },
    '/page.js': { body: await bundle('e2e/leaf/page.ts'), type: 'text/javascript', policy: STRICT },
    '/worker.js': {
      body: await bundle('features/scanner/inference/worker.ts'),
      type: 'text/javascript',
      policy: WORKER,
    },
    '/simd.wasm': { body: await readFile(runtimePath('simd')), type: 'application/wasm', policy: STRICT },
    '/plain.wasm': { body: await readFile(runtimePath('plain')), type: 'application/wasm', policy: STRICT },
    '/leaf.bin': { body: model, type: 'application/octet-stream', policy: STRICT },
    '/broken.bin': { body: broken, type: 'application/octet-stream', policy: STRICT },
  };
  for (const [i, file] of photos.entries())
    files[`/photo/${i}`] = { body: await readFile(file), type: 'image/jpeg', policy: STRICT };
  server = createServer((request, reply) => {
    const file = files[request.url ?? ''];
    asked.push(request.url ?? '');
    reply.writeHead(
      file ? 200 : 404,
      file && {
        'content-type': file.type,
        'content-security-policy': file.policy,
        'content-length': file.body.length,
      },
    );
    reply.end(file?.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const within = async (kind: 'current' | 'floor', act: (page: Page) => Promise<void>): Promise<void> => {
  const browser: Browser = await openBrowser(kind);
  try {
    const page = await (await browser.newContext()).newPage();
    await page.goto(origin);
    await act(page);
  } finally {
    await browser.close();
  }
};

const agree = async (page: Page, count: number): Promise<void> => {
  const leaf = await openNodeLeaf();
  for (let i = 0; i < count; i++) {
    const here = probabilities((await leaf.analyse(photos[i]!)).logits, leaf.model);
    const there = probabilities(
      await page.evaluate((url) => (globalThis as unknown as Look).look(url), `/photo/${i}`),
      leaf.model,
    );
    const far = Math.max(...here.map((p, k) => Math.abs(p - there[k]!)));
    expect(far, photos[i]).toBeLessThan(0.02);
    expect(there.indexOf(Math.max(...there)), photos[i]).toBe(here.indexOf(Math.max(...here)));
  }
};

test('browser and command line agree on at least 20 photos, including a 12-megapixel and rotated ones', async () => {
  expect(photos.length).toBeGreaterThanOrEqual(20);
  await within('current', async (page) => {
    await agree(page, photos.length);
    const progress = await page.evaluate(() => (globalThis as unknown as Look).progress);
    expect(progress[progress.length - 1]).toBe(1);
    expect(progress.length).toBeGreaterThan(2);
  });
});

test("browser and command line also agree in Chromium 92, under the worker's own content policy", async () => {
  await within('floor', (page) => agree(page, 6));
});

test('a broken model file is fetched once more and then rejected', async () => {
  await within('current', async (page) => {
    asked = [];
    expect(await page.evaluate(() => (globalThis as unknown as Look).tryModel('/broken.bin'))).toBe('broken');
    expect(asked.filter((url) => url === '/broken.bin')).toHaveLength(2);
  });
});
