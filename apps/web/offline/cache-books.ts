import { LEAF_READY, leafModel } from '#features/scanner/web/check/leaf-ready.ts';
import { logError } from '#kit/web/log.ts';
import type { Store } from '#kit/web/store/store.ts';
import { hasLeafModel } from './lazy-asset-cache.ts';

interface Connection {
  readonly saveData?: boolean;
}

/** Everything on the phone that decides what is fetched; replaced in tests. */
interface CachingDeps {
  readonly delayMs: number;
  readonly isSavingData: () => boolean;
  /** Whether fetched files are cached. On a first visit they are not until the service worker takes control. */
  readonly isServiceWorkerReady: () => boolean;
  readonly hasLeafModel: () => Promise<boolean>;
  readonly fetchBook: (book: string) => Promise<void>;
  /** Place names and the usual weather there. */
  readonly fetchPlaces: () => Promise<void>;
  /** The map that boundaries are drawn on. */
  readonly fetchMap: () => Promise<void>;
}

const browserDeps: CachingDeps = {
  // Long enough for the opened screen to load what it needs first.
  delayMs: 4_000,
  isSavingData: () => (navigator as { readonly connection?: Connection }).connection?.saveData === true,
  isServiceWorkerReady: () => !('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null,
  hasLeafModel,
  fetchBook: async (book) => {
    const { fetchBooks } = await import('#knowledge/books.ts');
    await fetchBooks([book]);
    await import('#knowledge/sources.ts');
  },
  fetchPlaces: async () => {
    await (await import('#features/places/web/gazetteer.ts')).openGazetteer();
    await import('#knowledge/climate/normals.ts');
  },
  fetchMap: async () => void (await import('#features/fields/web/boundary/map/CornerMapView.tsx')),
};

const fieldsOf = (store: Store): readonly unknown[] => store.snapshot().view.all('field');

const typedCrops = (store: Store): readonly string[] =>
  fieldsOf(store).map((field) => String((field as { readonly crop_type?: string | null }).crop_type ?? ''));

/** Problems of any crop, and the first organic actions for a farmer without a field. */
const ANY_CROP_BOOK = 'any';

/**
 * For a signed-in user, `ANY_CROP_BOOK` and the books of their crops, always. All books once the leaf model
 * is here, unless the phone saves data.
 */
const wantedBooks = async (
  store: Store,
  parts: CachingDeps,
  isModelCached: boolean,
): Promise<readonly string[]> => {
  const { findCropByName } = await import('#knowledge/crops.ts');
  const booksOfCrops = typedCrops(store).flatMap((crop) => findCropByName(crop)?.book ?? []);
  if (parts.isSavingData() || !isModelCached)
    return [...new Set([...booksOfCrops, ...(store.snapshot().userId === null ? [] : [ANY_CROP_BOOK])])];
  const { writtenBooks } = await import('#knowledge/books.ts');
  return [...new Set([...booksOfCrops, ...writtenBooks])];
};

/** Fetches books, place names and the map when the phone is idle, so that they are available offline. */
export const startCachingBooks = (store: Store, parts: CachingDeps = browserDeps): (() => void) => {
  const saved = new Set<string>();
  let arePlacesCached = false;
  let isMapCached = false;
  let isModelCached = leafModel.isReady;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const fetchMissing = async (): Promise<void> => {
    if (!parts.isServiceWorkerReady()) return;
    if (!isModelCached) isModelCached = await parts.hasLeafModel();
    for (const book of await wantedBooks(store, parts, isModelCached)) {
      if (isStopped || !navigator.onLine) return;
      if (saved.has(book)) continue;
      await parts.fetchBook(book);
      saved.add(book);
    }
    const isVisitor = store.snapshot().userId === null && !isModelCached;
    if (isStopped || !navigator.onLine || parts.isSavingData() || isVisitor) return;
    // Offline, farmers need the place names, about 100 KB, already to add their first field where they stand;
    // visitors with the leaf check, for the usual weather of a place.
    if (!arePlacesCached) await parts.fetchPlaces();
    arePlacesCached = true;
    // With a field they walk to it and need the map, about 45 KB.
    if (isMapCached || fieldsOf(store).length === 0) return;
    await parts.fetchMap();
    isMapCached = true;
  };
  // Retries missing books after the next change, or when the network returns.
  const scheduleFetch = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      fetchMissing().catch(logError('app.keep_books'));
    }, parts.delayMs);
  };
  // When the model arrives, fetches without delay: the farmer may be on the way to the field.
  const fetchNow = (): void => {
    isModelCached = true;
    fetchMissing().catch(logError('app.keep_books'));
  };
  const unsubscribe = store.subscribe(scheduleFetch);
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  window.addEventListener('online', scheduleFetch);
  workers?.addEventListener('controllerchange', scheduleFetch);
  window.addEventListener(LEAF_READY, fetchNow);
  scheduleFetch();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', scheduleFetch);
    workers?.removeEventListener('controllerchange', scheduleFetch);
    window.removeEventListener(LEAF_READY, fetchNow);
  };
};
