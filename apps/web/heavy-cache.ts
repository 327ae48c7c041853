/** The leaf model, its runtime and its worker, the pages of the knowledge, the map and the table of places: too heavy for the installed shell, kept once they were needed. */
const CACHE = 'heavy-1';
const HASHED = /^(\/assets\/.+)-[\w-]{8}(\.(?:wasm|bin|js))$/;

export const isHeavy = (path: string): boolean => /\.(wasm|bin)$|^\/assets\/(worker|book|map|gazetteer)-/.test(path) && HASHED.test(path);

const stem = (path: string): string => path.replace(HASHED, '$1$2');

/** Earlier versions of the same file go when the new one has arrived whole. */
const dropOthers = async (cache: Cache, kept: string): Promise<void> => {
  const path = new URL(kept).pathname;
  const old = (await cache.keys()).map((r) => r.url).filter((u) => new URL(u).pathname !== path && stem(new URL(u).pathname) === stem(path));
  await Promise.all(old.map((url) => cache.delete(url)));
};

/** Cache first. A request with `cache: 'reload'` (its hash was wrong) passes by and replaces what was kept. */
export const keepOnFirstUse = async (request: Request, event: ExtendableEvent): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const kept = request.cache === 'reload' ? undefined : await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    // A download that breaks off rejects the put, so a part is never kept.
    event.waitUntil(cache.put(request.url, answer.clone()).then(() => dropOthers(cache, request.url), () => undefined));
  }
  return answer;
};

/** Whether the leaf model has been fetched to this phone. */
export const hasLeafModel = async (): Promise<boolean> => {
  if (typeof caches === 'undefined' || !(await caches.has(CACHE))) return false;
  return (await (await caches.open(CACHE)).keys()).some(({ url }) => url.endsWith('.bin'));
};
