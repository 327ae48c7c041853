import type { Language } from '#kit/pure/words.ts';

/**
 * Files outside the installed shell: the leaf model with its runtime and worker, knowledge pages, the map,
 * the gazetteer, password lists and rare screens, cached on first use; and words, cached in this phone's
 * languages.
 */
const CACHE = 'heavy-1';
const HASHED = /^(\/assets\/.+)-[\w-]{8}(\.(?:wasm|bin|js|css|png))$/;
const WITH_VERSION = /^\/assets\/(book|map|gazetteer|passwords|later|words-(en|sw))-/;
/** Cache key of the current language, which an installing worker cannot read from elsewhere. */
const SPOKEN = '/spoken';

export const isHeavy = (path: string): boolean =>
  (/\.(wasm|bin)$|^\/assets\/worker-/.test(path) || WITH_VERSION.test(path)) && HASHED.test(path);

const stem = (path: string): string => path.replace(HASHED, '$1$2');

const pathsIn = async (cache: Cache): Promise<readonly string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** Deletes earlier versions of the same file once the new one is completely stored. */
const dropOthers = async (cache: Cache, saved: string): Promise<void> => {
  const path = new URL(saved).pathname;
  const old = (await cache.keys())
    .map((r) => r.url)
    .filter((u) => new URL(u).pathname !== path && stem(new URL(u).pathname) === stem(path));
  await Promise.all(old.map((url) => cache.delete(url)));
};

/**
 * Cache first. A request with `cache: 'reload'` (its hash was wrong) bypasses the cache and replaces the
 * entry.
 */
export const cacheOnFirstUse = async (
  request: Request,
  event: { waitUntil(work: Promise<unknown>): void },
): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const saved = request.cache === 'reload' ? undefined : await cache.match(request.url);
  if (saved) return saved;
  const answer = await fetch(request);
  if (answer.status === 200) {
    // An interrupted download rejects the put, so no partial file is cached.
    event.waitUntil(
      cache.put(request.url, answer.clone()).then(
        () => dropOthers(cache, request.url),
        () => undefined,
      ),
    );
  }
  return answer;
};

export const noteSpoken = async (language: Language): Promise<void> =>
  (await caches.open(CACHE)).put(SPOKEN, new Response(language));

/** What a page may ask to cache: the words of a language, the `later` screens. */
export type Part = `words-${Language}` | 'later';

/**
 * Caches those of `paths` that belong to a part, and those that the page has `fetched`: on a first visit it
 * fetches some before the service worker is in control.
 */
export const cachePart = async (
  paths: readonly string[],
  part: Part,
  fetched: readonly string[] = [],
): Promise<void> => {
  const cache = await caches.open(CACHE);
  const here = await pathsIn(cache);
  const used = new Set(fetched.map((url) => new URL(url).pathname));
  await cache.addAll(
    paths.filter((path) => (path.startsWith(`/assets/${part}-`) || used.has(path)) && !here.includes(path)),
  );
};

/**
 * Before a version activates: caches the words of the current language, and its own edition of everything
 * cached on this phone.
 */
export const installCached = async (paths: readonly string[]): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cachePart(paths, (await (await cache.match(SPOKEN))?.text()) === 'sw' ? 'words-sw' : 'words-en');
  const here = await pathsIn(cache);
  const stems = new Set(here.map(stem));
  await cache.addAll(paths.filter((path) => stems.has(stem(path)) && !here.includes(path)));
};

/** After activation: deletes editions of other versions. */
export const dropOld = async (paths: readonly string[]): Promise<void> => {
  const cache = await caches.open(CACHE);
  const old = (await pathsIn(cache)).filter((path) => WITH_VERSION.test(path) && !paths.includes(path));
  await Promise.all(old.map((path) => cache.delete(path)));
};

/** Whether the leaf model has been fetched to this phone. */
export const hasLeafModel = async (): Promise<boolean> => {
  if (typeof caches === 'undefined' || !(await caches.has(CACHE))) return false;
  return (await (await caches.open(CACHE)).keys()).some(({ url }) => url.endsWith('.bin'));
};
