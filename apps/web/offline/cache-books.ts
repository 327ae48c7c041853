import { LEAF_READY } from '#features/scanner/web/check/leaf-ready.ts';
import { logError } from '#kit/web/log.ts';
import type { Store } from '#kit/web/store/store.ts';
import { hasLeafModel } from './heavy-cache.ts';

interface Connection {
  readonly saveData?: boolean;
}

/** Everything on the phone that decides what is fetched; replaced in tests. */
export interface BookParts {
  readonly quietMs: number;
  readonly savesData: () => boolean;
  /**
   * Files fetched before the service worker is in control are not cached, and on a first visit that takes a
   * while.
   */
  readonly isKept: () => boolean;
  readonly hasLeafModel: () => Promise<boolean>;
  readonly fetchBook: (book: string) => Promise<void>;
  /** Place names and the usual weather there. */
  readonly fetchPlaces: () => Promise<void>;
  /** The map that boundaries are drawn on. */
  readonly fetchMap: () => Promise<void>;
}

const phone: BookParts = {
  // Long enough for the opened screen to load what it needs first.
  quietMs: 4_000,
  savesData: () => (navigator as { readonly connection?: Connection }).connection?.saveData === true,
  isKept: () => !('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null,
  hasLeafModel,
  fetchBook: async (book) => {
    const { fetchBooks } = await import('#knowledge/books.ts');
    await fetchBooks([book]);
    await import('#knowledge/sources.ts');
  },
  fetchPlaces: async () => {
    await (await import('#features/places/web/atlas.ts')).openAtlas();
    await import('#knowledge/climate/normals.ts');
  },
  fetchMap: async () => void (await import('#features/fields/web/boundary/map/CornerMapView.tsx')),
};

const fieldsOf = (store: Store): readonly unknown[] => store.snapshot().view.all('field');

const typedCrops = (store: Store): readonly string[] =>
  fieldsOf(store).map((field) => String((field as { readonly crop_type?: string | null }).crop_type ?? ''));

/** Problems of any crop, and the first organic actions for a farmer without a field. */
const OF_ALL = 'any';

/**
 * For a signed-in user, `OF_ALL` and the books of their crops, always. All books once the leaf model is here,
 * unless the phone saves data.
 */
const wantedBooks = async (
  store: Store,
  parts: BookParts,
  isModelHere: boolean,
): Promise<readonly string[]> => {
  const { findCropByName } = await import('#knowledge/crops.ts');
  const mine = typedCrops(store).flatMap((crop) => findCropByName(crop)?.book ?? []);
  if (parts.savesData() || !(isModelHere || (await parts.hasLeafModel())))
    return [...new Set([...mine, ...(store.snapshot().userId === null ? [] : [OF_ALL])])];
  const { writtenBooks } = await import('#knowledge/books.ts');
  return [...new Set([...mine, ...writtenBooks])];
};

/** Fetches books, place names and the map when the phone is idle, so that they are available offline. */
export const startCachingBooks = (store: Store, parts: BookParts = phone): (() => void) => {
  const saved = new Set<string>();
  let arePlacesHere = false;
  let isModelHere = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const fetchThem = async (): Promise<void> => {
    if (!parts.isKept()) return;
    for (const book of await wantedBooks(store, parts, isModelHere)) {
      if (isStopped || !navigator.onLine) return;
      if (saved.has(book)) continue;
      await parts.fetchBook(book);
      saved.add(book);
    }
    // Farmers with a field walk to it and need, offline, the place names, about 100 KB, and the map, about 45
    // KB.
    if (isStopped || !navigator.onLine || arePlacesHere || parts.savesData() || fieldsOf(store).length === 0)
      return;
    await parts.fetchPlaces();
    await parts.fetchMap();
    arePlacesHere = true;
  };
  // Retries missing books after the next change, or when the network returns.
  const later = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      fetchThem().catch(logError('app.keep_books'));
    }, parts.quietMs);
  };
  // When the model arrives, fetches without delay: the farmer may be on the way to the field.
  const now = (): void => {
    isModelHere = true;
    fetchThem().catch(logError('app.keep_books'));
  };
  const unsubscribe = store.subscribe(later);
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  window.addEventListener('online', later);
  workers?.addEventListener('controllerchange', later);
  window.addEventListener(LEAF_READY, now);
  later();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', later);
    workers?.removeEventListener('controllerchange', later);
    window.removeEventListener(LEAF_READY, now);
  };
};
