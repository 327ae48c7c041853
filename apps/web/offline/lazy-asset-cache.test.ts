import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteOldVersions,
  hasLeafModel,
  refreshCachedAssets,
  isLazyAsset,
  cacheOnFirstUse,
  cacheAssetGroup,
  saveCurrentLanguage,
} from './lazy-asset-cache.ts';

const model = 'https://mavuno.example/assets/leaf-AAAAAAAA.bin';
const at = (url: string): string => new URL(url, model).href;
let saved: Map<string, Response>;
let answer: () => Response;
let asked: string[];
let pending: Promise<unknown>[];

beforeEach(() => {
  saved = new Map();
  asked = [];
  pending = [];
  answer = () => new Response('model');
  const cache = {
    match: async (url: string) => saved.get(at(url))?.clone(),
    put: async (url: string, response: Response) => {
      saved.set(at(url), new Response(await response.text()));
    },
    keys: async () => [...saved.keys()].map((url) => ({ url })),
    delete: async (url: string) => saved.delete(at(url)),
    addAll: async (paths: readonly string[]) => {
      for (const path of paths) {
        asked.push(path);
        saved.set(at(path), answer());
      }
    },
  };
  vi.stubGlobal('caches', { open: async () => cache, has: async () => true });
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ask = async (url: string, cache: RequestCache = 'default'): Promise<string> => {
  const event = {
    waitUntil: (work: Promise<unknown>) => {
      pending.push(work);
    },
  } as unknown as ExtendableEvent;
  const text = await (await cacheOnFirstUse({ url, cache } as Request, event)).text();
  await Promise.all(pending);
  return text;
};

test('model, runtime, worker, books, map, place names and rare screens are heavy files; the app shell is not', () => {
  const heavy = [
    '/assets/map-CornerMapView-AAAAAAAA.js',
    '/assets/gazetteer-B_b-12_x.js',
    '/assets/leaf-AAAAAAAA.bin',
    '/assets/tfjs-backend-wasm-simd-B_b-12_x.wasm',
    '/assets/worker-worker-CaIy3_ev.js',
    '/assets/book-maize-B_b-12_x.js',
    '/assets/later-ExpertScreen-B_b-12_x.js',
    '/assets/map-CornerMapView-B_b-12_x.css',
    '/assets/words-sw-fields-B_b-12_x.js',
  ];
  const light = [
    '/assets/index-DAgItzEY.js',
    '/assets/words-BG8sV48Q.js',
    '/index.html',
    '/api/photos/leaf.bin',
    '/service-worker.js',
  ];
  expect([...heavy, ...light].filter(isLazyAsset)).toEqual(heavy);
});

test('a cached file needs no network', async () => {
  await ask(model);
  answer = () => {
    throw new TypeError('no network');
  };
  expect(await ask(model)).toBe('model');
  expect(asked).toEqual([model]);
});

test('a copy with a wrong hash is fetched again past the cache and replaced', async () => {
  answer = () => new Response('half a mod');
  await ask(model);
  answer = () => new Response('model');
  expect(await ask(model, 'reload')).toBe('model');
  expect(await saved.get(model)?.clone().text()).toBe('model');
});

test('a failed answer is not cached', async () => {
  answer = () => new Response('gone', { status: 502 });
  await ask(model);
  expect(saved.size).toBe(0);
});

test('a newer model replaces the older one and leaves other files alone', async () => {
  const runtime = 'https://mavuno.example/assets/tfjs-backend-wasm-simd-AAAAAAAA.wasm';
  const newer = 'https://mavuno.example/assets/leaf-BBBBBBBB.bin';
  await ask(model);
  await ask(runtime);
  await ask(newer);
  expect([...saved.keys()]).toEqual([runtime, newer]);
});

test('the leaf model counts as available only once it is cached', async () => {
  expect(await hasLeafModel()).toBe(false);
  await ask('https://mavuno.example/assets/book-maize-AAAAAAAA.js');
  expect(await hasLeafModel()).toBe(false);
  await ask(model);
  expect(await hasLeafModel()).toBe(true);
});

const version = (hash: string) =>
  [
    'words-en-fields',
    'words-en-first',
    'words-sw-fields',
    'words-sw-first',
    'book-bean',
    'book-maize',
    'later-ExpertScreen',
  ].map((name) => `/assets/${name}-${hash}.js`);
const here = () =>
  [...saved.keys()]
    .map((url) => new URL(url).pathname)
    .filter((path) => path !== '/spoken')
    .sort();
const [first, second] = [version('AAAAAAAA'), version('BBBBBBBB')];

test('a new phone installs the texts of its language, and nothing that can wait', async () => {
  await refreshCachedAssets(first);
  expect(here()).toEqual(first.slice(0, 2));
  saved.clear();
  await saveCurrentLanguage('sw');
  await refreshCachedAssets(first);
  expect(here()).toEqual(first.slice(2, 4));
});

test('the other language is cached on request, each file once', async () => {
  await refreshCachedAssets(first);
  asked = [];
  await cacheAssetGroup(first, 'words-sw');
  await cacheAssetGroup(first, 'words-sw');
  expect([asked, here()]).toEqual([first.slice(2, 4), first.slice(0, 4)]);
});

test('deferred screens are cached on request', async () => {
  await cacheAssetGroup(first, 'later');
  expect(here()).toEqual(first.slice(-1));
});

test('files fetched before the service worker took control are cached too, once, without the shell', async () => {
  const fetched = [model, at(first[4]!), at('/assets/index-AAAAAAAA.js')];
  await cacheAssetGroup(first, 'later', fetched);
  await cacheAssetGroup(first, 'later', fetched);
  const expected = [first[4], ...first.slice(-1)];
  expect([here(), asked.sort()]).toEqual([expected, expected]);
});

test('a new version caches its copy of everything cached before it activates, and then deletes the old files', async () => {
  await saveCurrentLanguage('sw');
  await refreshCachedAssets(first);
  await cacheAssetGroup(first, 'words-en');
  await ask(at(first[4]!));
  await ask(model);
  asked = [];
  await refreshCachedAssets(second);
  expect(asked.sort()).toEqual(second.slice(0, 5).sort());
  expect(here()).toEqual(expect.arrayContaining([...first.slice(0, 5), ...second.slice(0, 5)]));
  await deleteOldVersions(second);
  expect(here()).toEqual([...second.slice(0, 5), '/assets/leaf-AAAAAAAA.bin'].sort());
});
