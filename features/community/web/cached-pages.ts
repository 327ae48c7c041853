import { logError } from '#kit/web/log.ts';
import type { Store } from '#kit/web/store/store.ts';

/** A copy of other users' posts, as this phone last loaded them. */
export interface CachedPage<T> {
  readonly at: number;
  readonly value: T;
}
interface CachedPages {
  readonly userId: string;
  readonly pages: readonly (CachedPage<unknown> & { readonly key: string })[];
}

export const FEED_CACHE = 'community:feeds';
export const QUESTION_CACHE = 'community:read';
const MAX_PAGES = { [FEED_CACHE]: 6, [QUESTION_CACHE]: 20 } as const;
type CacheName = keyof typeof MAX_PAGES;

const readCached = async (store: Store, name: CacheName): Promise<CachedPages | null> => {
  const { userId } = store.snapshot();
  if (!userId) return null;
  const saved = await store.readMeta<CachedPages>(name).catch(logError('community.kept_pages'));
  return saved?.userId === userId && Array.isArray(saved.pages) ? saved : { userId, pages: [] };
};

// One record per name: changes run one after the other.
let lastChange: Promise<unknown> = Promise.resolve();
const updatePages = (
  store: Store,
  name: CacheName,
  to: (pages: CachedPages['pages']) => CachedPages['pages'],
): Promise<unknown> => {
  lastChange = lastChange
    .then(async () => {
      const cached = await readCached(store, name);
      if (cached)
        await store.keepMeta(name, {
          ...cached,
          pages: to(cached.pages).slice(0, MAX_PAGES[name]),
        } satisfies CachedPages);
    })
    .catch(logError('community.kept_pages'));
  return lastChange;
};

export const readPage = async <T>(
  store: Store,
  name: CacheName,
  key: string,
): Promise<CachedPage<T> | null> => {
  await lastChange;
  const page = (await readCached(store, name))?.pages.find((each) => each.key === key);
  return page ? { at: page.at, value: page.value as T } : null;
};

/** Caches a page if the phone has space. A failure is only logged. */
export const cachePage = <T>(
  store: Store,
  name: CacheName,
  key: string,
  { at, value }: CachedPage<T>,
): Promise<unknown> =>
  updatePages(store, name, (pages) => [{ key, at, value }, ...pages.filter((each) => each.key !== key)]);

export const dropPage = (store: Store, name: CacheName, key: string): Promise<unknown> =>
  updatePages(store, name, (pages) => pages.filter((each) => each.key !== key));
