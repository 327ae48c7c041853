import type { Language } from '#kit/pure/words.ts';

/**
 * Files outside the installed shell: the leaf model with its runtime and worker, knowledge pages, the map,
 * the gazetteer, password lists and rare screens, cached on first use; and words, cached in this phone's
 * languages.
 */
const CACHE_NAME = 'heavy-1';
const HASHED_PATH = /^(\/assets\/.+)-[\w-]{8}(\.(?:wasm|bin|js|css|png))$/;
const VERSIONED_PATH = /^\/assets\/(book|map|gazetteer|passwords|later|words-(en|sw))-/;
/** Cache key of the current language, which an installing worker cannot read from elsewhere. */
const LANGUAGE_KEY = '/spoken';

export const isLazyAsset = (path: string): boolean =>
  (/\.(wasm|bin)$|^\/assets\/worker-/.test(path) || VERSIONED_PATH.test(path)) && HASHED_PATH.test(path);

const unversionedPath = (path: string): string => path.replace(HASHED_PATH, '$1$2');

const pathsIn = async (cache: Cache): Promise<readonly string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname);

/** Deletes earlier versions of the same file once the new one is completely stored. */
const deleteOtherVersions = async (cache: Cache, saved: string): Promise<void> => {
  const path = new URL(saved).pathname;
  const old = (await cache.keys())
    .map((r) => r.url)
    .filter(
      (u) => new URL(u).pathname !== path && unversionedPath(new URL(u).pathname) === unversionedPath(path),
    );
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
  const cache = await caches.open(CACHE_NAME);
  const saved = request.cache === 'reload' ? undefined : await cache.match(request.url);
  if (saved) return saved;
  const answer = await fetch(request);
  if (answer.status === 200) {
    // An interrupted download rejects the put, so no partial file is cached.
    event.waitUntil(
      cache.put(request.url, answer.clone()).then(
        () => deleteOtherVersions(cache, request.url),
        () => undefined,
      ),
    );
  }
  return answer;
};

export const saveCurrentLanguage = async (language: Language): Promise<void> =>
  (await caches.open(CACHE_NAME)).put(LANGUAGE_KEY, new Response(language));

/** What a page may ask to cache: the words of a language, the `later` screens. */
export type AssetGroup = `words-${Language}` | 'later';

/**
 * Caches those of `paths` that belong to a part, and those that the page has `fetched`: on a first visit it
 * fetches some before the service worker is in control.
 */
export const cacheAssetGroup = async (
  paths: readonly string[],
  part: AssetGroup,
  fetched: readonly string[] = [],
): Promise<void> => {
  const cache = await caches.open(CACHE_NAME);
  const cachedPaths = await pathsIn(cache);
  const used = new Set(fetched.map((url) => new URL(url).pathname));
  await cache.addAll(
    paths.filter(
      (path) => (path.startsWith(`/assets/${part}-`) || used.has(path)) && !cachedPaths.includes(path),
    ),
  );
};

/**
 * Before a version activates: caches the words of the current language, and its own edition of everything
 * cached on this phone.
 */
export const refreshCachedAssets = async (paths: readonly string[]): Promise<void> => {
  const cache = await caches.open(CACHE_NAME);
  await cacheAssetGroup(
    paths,
    (await (await cache.match(LANGUAGE_KEY))?.text()) === 'sw' ? 'words-sw' : 'words-en',
  );
  const cachedPaths = await pathsIn(cache);
  const stems = new Set(cachedPaths.map(unversionedPath));
  await cache.addAll(paths.filter((path) => stems.has(unversionedPath(path)) && !cachedPaths.includes(path)));
};

/** After activation: deletes editions of other versions. */
export const deleteOldVersions = async (paths: readonly string[]): Promise<void> => {
  const cache = await caches.open(CACHE_NAME);
  const old = (await pathsIn(cache)).filter((path) => VERSIONED_PATH.test(path) && !paths.includes(path));
  await Promise.all(old.map((path) => cache.delete(path)));
};

/** Whether the leaf model has been fetched to this phone. */
export const hasLeafModel = async (): Promise<boolean> => {
  if (typeof caches === 'undefined' || !(await caches.has(CACHE_NAME))) return false;
  return (await (await caches.open(CACHE_NAME)).keys()).some(({ url }) => url.endsWith('.bin'));
};
