import { logError } from '#kit/web/log.ts';
import type { Store } from '#kit/web/store/store.ts';

/** Content by others, as this phone last read it. */
export interface CachedPage<T> {
  readonly at: number;
  readonly value: T;
}
interface CachedPages {
  readonly userId: string;
  readonly pages: readonly (CachedPage<unknown> & { readonly key: string })[];
}

export const FEEDS = 'community:feeds';
export const QUESTIONS = 'community:read';
const MOST = { [FEEDS]: 6, [QUESTIONS]: 20 } as const;
type Name = keyof typeof MOST;

const readCached = async (store: Store, name: Name): Promise<CachedPages | null> => {
  const { userId } = store.snapshot();
  if (!userId) return null;
  const saved = await store.readMeta<CachedPages>(name).catch(logError('community.kept_pages'));
  return saved?.userId === userId && Array.isArray(saved.pages) ? saved : { userId, pages: [] };
};

// One record per name: changes run one after the other.
let last: Promise<unknown> = Promise.resolve();
const change = (
  store: Store,
  name: Name,
  to: (pages: CachedPages['pages']) => CachedPages['pages'],
): Promise<unknown> => {
  last = last
    .then(async () => {
      const cached = await readCached(store, name);
      if (cached)
        await store.keepMeta(name, {
          ...cached,
          pages: to(cached.pages).slice(0, MOST[name]),
        } satisfies CachedPages);
    })
    .catch(logError('community.kept_pages'));
  return last;
};

export const readPage = async <T>(store: Store, name: Name, key: string): Promise<CachedPage<T> | null> => {
  await last;
  const page = (await readCached(store, name))?.pages.find((each) => each.key === key);
  return page ? { at: page.at, value: page.value as T } : null;
};

/** As far as the phone has space: a failure to cache does not block reading. */
export const cachePage = <T>(
  store: Store,
  name: Name,
  key: string,
  { at, value }: CachedPage<T>,
): Promise<unknown> =>
  change(store, name, (pages) => [{ key, at, value }, ...pages.filter((each) => each.key !== key)]);

export const dropPage = (store: Store, name: Name, key: string): Promise<unknown> =>
  change(store, name, (pages) => pages.filter((each) => each.key !== key));
