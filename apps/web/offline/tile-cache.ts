import { DAY_MS } from '#kit/pure/days.ts';

/** Map tiles that the farmer has viewed. Nothing is prefetched, as OpenStreetMap's tile policy requires. */
const CACHE = 'tiles-1';
const STORED_AT = 'x-kept-at';
const MONTH_MS = 30 * DAY_MS;
/** About 10 MB of images: the surroundings of a few farms at every zoom level. */
export const MAX_TILES = 600;

export const isTile = (path: string): boolean => /^\/api\/map\/\d+\/\d+\/\d+$/.test(path);

const withStoredAt = (answer: Response, now: number): Response => {
  const headers = new Headers(answer.headers);
  headers.set(STORED_AT, String(now));
  return new Response(answer.body, { status: answer.status, headers });
};

/** Cache keys are in insertion order, so the first ones are the oldest. */
const trim = async (cache: Cache): Promise<void> => {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_TILES)).map((key) => cache.delete(key)));
};

/** Returns a fresh cached tile at once; an old one only when the network fails. */
export const cacheTile = async (
  request: Request,
  event: ExtendableEvent,
  now = Date.now(),
): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const saved = await cache.match(request.url);
  if (saved && now - Number(saved.headers.get(STORED_AT)) < MONTH_MS) return saved;
  try {
    const answer = await fetch(request);
    if (answer.status !== 200) return saved ?? answer;
    const copy = withStoredAt(answer.clone(), now);
    // Deleted first, because a re-inserted tile must count as new. On a full phone the tile is shown but not
    // cached.
    event.waitUntil(
      cache
        .delete(request.url)
        .then(() => cache.put(request.url, copy))
        .then(
          () => trim(cache),
          () => undefined,
        ),
    );
    return answer;
  } catch (fault) {
    if (saved) return saved;
    throw fault;
  }
};
