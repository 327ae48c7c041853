import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rankActions } from '#features/organic/domain/rank-actions.ts';
import { LEAF_READY, leafModel } from '#features/scanner/web/check/leaf-ready.ts';
// Preloaded, so that a short wait is long enough.
import '#knowledge/crops.ts';
import { sleep } from '#kit/web/sleep.ts';
import type { Store } from '#kit/web/store/store.ts';
import { writtenBooks } from '#knowledge/books.ts';
import { conditionByKey } from '#knowledge/index.ts';
import { organicActions } from '#knowledge/organic/index.ts';
import { startCachingBooks } from './cache-books.ts';

let crops: string[];
let userId: string | null;
let change: () => void;
let fetched: string[];
let hasModel: boolean;
let savesData: boolean;
let isKept: boolean;
let failing: string | null;
let placesAsked: number;
let mapsAsked: number;
let stop: () => void;

const storeOf = () =>
  ({
    subscribe: (listener: () => void) => {
      change = listener;
      return () => undefined;
    },
    snapshot: () => ({
      userId,
      view: { all: () => crops.map((crop_type, id) => ({ id: String(id), crop_type, pending: false })) },
    }),
  }) as unknown as Store;

const start = (delayMs = 5) =>
  startCachingBooks(storeOf(), {
    delayMs,
    isSavingData: () => savesData,
    isServiceWorkerReady: () => isKept,
    hasLeafModel: async () => hasModel,
    fetchBook: async (book) => {
      if (book === failing) throw new TypeError('no network');
      fetched.push(book);
    },
    fetchMap: async () => {
      mapsAsked += 1;
    },
    fetchPlaces: async () => {
      placesAsked += 1;
      if (failing === 'places') throw new TypeError('no network');
    },
  });

const rest = () => sleep(60);

beforeEach(() => {
  crops = [];
  userId = 'wanjiku';
  fetched = [];
  placesAsked = 0;
  mapsAsked = 0;
  [hasModel, savesData, failing, isKept] = [false, false, null, true];
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

test('ORG-08 the books for the first organic actions are fetched after sign-in, before any field, also with data saving', async () => {
  [savesData, userId] = [true, null];
  stop = start();
  await rest();
  expect(fetched).toEqual([]);
  userId = 'wanjiku';
  change();
  await rest();
  const first = rankActions(organicActions, [], { day: '2026-11-22', farmer: 'a' });
  expect(first.length).toBeGreaterThan(3);
  expect(fetched).toEqual([...new Set(first.map(({ page }) => conditionByKey(page)!.crop))]);
});

test('the books for the farmer’s crops are fetched once each, also with data saving', async () => {
  [crops, savesData] = [['Mahindi', 'beans', 'chilli', 'moringa', ''], true];
  stop = start();
  await rest();
  expect(fetched).toEqual(['maize', 'bean', 'pepper', 'any']);
  const before = [...fetched];
  change();
  await rest();
  expect(fetched).toEqual(before);
});

test('on a first visit nothing is prefetched before the service worker is in control; then everything is', async () => {
  [crops, isKept] = [['maize'], false];
  const taken = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: taken, configurable: true });
  stop = start();
  await rest();
  expect([fetched, placesAsked, mapsAsked]).toEqual([[], 0, 0]);
  isKept = true;
  taken.dispatchEvent(new Event('controllerchange'));
  await rest();
  expect([fetched, placesAsked, mapsAsked]).toEqual([['maize', 'any'], 1, 1]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('with the leaf model cached all books are fetched, the farmer’s own first; not with data saving', async () => {
  [crops, hasModel] = [['maize'], true];
  stop = start();
  await rest();
  expect(fetched[0]).toBe('maize');
  expect([...fetched].sort()).toEqual([...writtenBooks].sort());
  stop();
  [fetched, savesData] = [[], true];
  stop = start();
  await rest();
  expect(fetched).toEqual(['maize', 'any']);
});

test('a book that failed is requested again when the network returns; nothing is requested offline', async () => {
  [crops, failing] = [['maize', 'coffee'], 'maize'];
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  stop = start();
  await rest();
  expect(fetched).toEqual([]);
  failing = null;
  online.mockReturnValue(false);
  change();
  await rest();
  expect(fetched).toEqual([]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await rest();
  expect(fetched).toEqual(['maize', 'coffee', 'any']);
});

test('when the leaf model becomes ready all books are fetched immediately', async () => {
  stop = start(60_000);
  await rest();
  expect(fetched).toEqual([]);
  window.dispatchEvent(new Event(LEAF_READY));
  await rest();
  expect([...fetched].sort()).toEqual([...writtenBooks].sort());
});

test('a model that was ready before counts too; a visitor who has it gets the place names, but no map', async () => {
  [userId, leafModel.isReady] = [null, true];
  stop = start();
  await rest();
  leafModel.isReady = false;
  expect([...fetched].sort()).toEqual([...writtenBooks].sort());
  expect([placesAsked, mapsAsked]).toEqual([1, 0]);
});

test('place names are fetched after sign-in, the map once there is a field; retried after a failure, not with data saving', async () => {
  userId = null;
  stop = start();
  await rest();
  expect(placesAsked).toBe(0);
  [userId, failing] = ['wanjiku', 'places'];
  change();
  await rest();
  expect([placesAsked, mapsAsked]).toEqual([1, 0]);
  failing = null;
  change();
  await rest();
  expect([placesAsked, mapsAsked]).toEqual([2, 0]);
  crops = ['maize'];
  change();
  await rest();
  change();
  await rest();
  expect([placesAsked, mapsAsked]).toEqual([2, 1]);
  stop();
  savesData = true;
  stop = start();
  await rest();
  expect([placesAsked, mapsAsked]).toEqual([2, 1]);
});
