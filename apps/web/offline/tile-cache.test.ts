import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#kit/pure/days.ts';
import { isTile, cacheTile, MAX_TILES } from './tile-cache.ts';

const url = (n: number): string => `https://mavuno.example/api/map/18/${n}/7`;
let saved: Map<string, Response>;
let answer: () => Response;
let asked: number;

beforeEach(() => {
  saved = new Map();
  asked = 0;
  answer = () => new Response('picture');
  const cache = {
    match: async (key: string) => saved.get(key)?.clone(),
    put: async (key: string, response: Response) => {
      saved.set(key, response);
    },
    keys: async () => [...saved.keys()],
    delete: async (key: string) => saved.delete(key),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ask = async (n: number, now = 0): Promise<string> => {
  const pending: Promise<unknown>[] = [];
  const text = await (
    await cacheTile(
      { url: url(n) } as Request,
      {
        waitUntil: (work: Promise<unknown>) => {
          pending.push(work);
        },
      } as unknown as ExtendableEvent,
      now,
    )
  ).text();
  await Promise.all(pending);
  return text;
};
const cut = (): void => {
  answer = () => {
    throw new TypeError('no network');
  };
};

test('only tile addresses are tiles', () => {
  expect(
    [
      '/api/map/18/157345/131293',
      '/api/map',
      '/api/map/18/1',
      '/api/map/18/1/2/3',
      '/assets/index-AAAAAAAA.js',
    ].map(isTile),
  ).toEqual([true, false, false, false, false]);
});

test('a cached tile needs no network for a month, and an older one is shown offline', async () => {
  await ask(1);
  cut();
  expect(await ask(1, 29 * DAY_MS)).toBe('picture');
  expect(asked).toBe(1);
  expect(await ask(1, 31 * DAY_MS)).toBe('picture');
  await expect(ask(2)).rejects.toThrow('no network');
});

test('after a month a tile is requested again; a failure is not cached', async () => {
  await ask(1);
  answer = () => new Response('newer');
  expect(await ask(1, 31 * DAY_MS)).toBe('newer');
  expect(await ask(1, 32 * DAY_MS)).toBe('newer');
  answer = () => new Response('busy', { status: 503 });
  expect(await ask(9)).toBe('busy');
  expect(saved.has(url(9))).toBe(false);
});

test('the oldest tiles are deleted beyond the limit', async () => {
  for (let n = 0; n < MAX_TILES + 3; n++) await ask(n);
  expect(saved.size).toBe(MAX_TILES);
  expect([saved.has(url(2)), saved.has(url(3))]).toEqual([false, true]);
});
