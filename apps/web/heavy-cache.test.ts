import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasLeafModel, isHeavy, keepOnFirstUse } from './heavy-cache.ts';

const model = 'https://mavuno.example/assets/leaf-AAAAAAAA.bin';
let kept: Map<string, Response>;
let answer: () => Response;
let asked: string[];
let pending: Promise<unknown>[];

beforeEach(() => {
  kept = new Map();
  asked = [];
  pending = [];
  answer = () => new Response('model');
  const cache = {
    match: async (url: string) => kept.get(url)?.clone(),
    put: async (url: string, response: Response) => { kept.set(url, new Response(await response.text())); },
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (url: string) => kept.delete(url),
  };
  vi.stubGlobal('caches', { open: async () => cache, has: async () => true });
  vi.stubGlobal('fetch', async (request: Request) => { asked.push(request.url); return answer(); });
});
afterEach(() => { vi.unstubAllGlobals(); });

const ask = async (url: string, cache: RequestCache = 'default'): Promise<string> => {
  const event = { waitUntil: (work: Promise<unknown>) => { pending.push(work); } } as unknown as ExtendableEvent;
  const text = await (await keepOnFirstUse({ url, cache } as Request, event)).text();
  await Promise.all(pending);
  return text;
};

test('model, runtime, worker, pages of the knowledge, the map and the table of places are heavy; the shell is not', () => {
  const heavy = ['/assets/map-CornerMapView-AAAAAAAA.js', '/assets/gazetteer-B_b-12_x.js', '/assets/leaf-AAAAAAAA.bin', '/assets/tfjs-backend-wasm-simd-B_b-12_x.wasm', '/assets/worker-worker-CaIy3_ev.js', '/assets/book-maize-B_b-12_x.js'];
  const light = ['/assets/index-DAgItzEY.js', '/index.html', '/api/photos/leaf.bin', '/service-worker.js'];
  expect([...heavy, ...light].filter(isHeavy)).toEqual(heavy);
});

test('the second use needs no network', async () => {
  await ask(model);
  answer = () => { throw new TypeError('no network'); };
  expect(await ask(model)).toBe('model');
  expect(asked).toEqual([model]);
});

test('a copy with a wrong hash is asked for again past the cache, and replaced', async () => {
  answer = () => new Response('half a mod');
  await ask(model);
  answer = () => new Response('model');
  expect(await ask(model, 'reload')).toBe('model');
  expect(await kept.get(model)?.clone().text()).toBe('model');
});

test('a failed answer is not kept', async () => {
  answer = () => new Response('gone', { status: 502 });
  await ask(model);
  expect(kept.size).toBe(0);
});

test('a newer model replaces the older one and leaves other files alone', async () => {
  const runtime = 'https://mavuno.example/assets/tfjs-backend-wasm-simd-AAAAAAAA.wasm';
  const newer = 'https://mavuno.example/assets/leaf-BBBBBBBB.bin';
  await ask(model);
  await ask(runtime);
  await ask(newer);
  expect([...kept.keys()]).toEqual([runtime, newer]);
});

test('the leaf model is known to be here only once it was kept', async () => {
  expect(await hasLeafModel()).toBe(false);
  await ask('https://mavuno.example/assets/book-maize-AAAAAAAA.js');
  expect(await hasLeafModel()).toBe(false);
  await ask(model);
  expect(await hasLeafModel()).toBe(true);
});
