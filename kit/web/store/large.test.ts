import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import type { Projection } from '#kit/sync/commands.ts';
import type { ChangedRow } from '#kit/sync/exchange.ts';
import type { Store } from './store.ts';
import { createNote, openNamedDisk, openStore, SyncFixture } from './sync-fixture.testing.ts';

const ann = newId();
const opened: Store[] = [];
let name: string;
let village: SyncFixture;
beforeEach(() => {
  name = `large-${newId()}`;
  village = new SyncFixture();
  village.session = ann;
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const store of opened.splice(0)) store.close();
});

const page = (id: string, book: string, words = ''): ChangedRow => ({
  kind: 'page',
  id,
  row: { id, book, words },
});
const changes = (rows: readonly ChangedRow[], cursor = 1) => ({
  rows: [...rows],
  cursor,
  head: cursor,
  more: false,
  restart: false,
});
const projections = {
  'notes.create': ((view, { id, word }: { id: string; word: string }) =>
    view.put('page', { id, book: word } as never)) as Projection,
};

/** A phone with one small kind and one large kind: pages, of which the screens show one book. */
const withPages = async (...rows: ChangedRow[]): Promise<Store> => {
  const store = await openStore(await openNamedDisk(name, { lazyKinds: { page: 'book' } }), village, {
    isOnline: () => false,
    projections: async () => projections,
  });
  opened.push(store);
  await store.signIn(ann);
  await store.applyChanges(ann, 0, changes([{ kind: 'book', id: 'b', row: { id: 'b' } }, ...rows]));
  await store.whenIdle();
  return store;
};
const idsOf = (rows: readonly { readonly id: string }[] | null) => rows?.map((r) => r.id) ?? null;

test('rows of a large kind are read from disk only when a screen subscribes to their parent', async () => {
  const store = await withPages(page('1', 'x'), page('2', 'y'), page('3', 'x'));
  expect([
    idsOf(store.snapshot().view.all('book')),
    store.snapshot().view.all('page'),
    store.rowsOf('page', 'book', 'x'),
  ]).toEqual([['b'], [], null]);
  const stop = store.subscribeRows('page', 'x');
  await store.whenIdle();
  expect([idsOf(store.rowsOf('page', 'book', 'x')), store.rowsOf('page', 'book', 'y')]).toEqual([
    ['1', '3'],
    null,
  ]);
  expect(idsOf(store.snapshot().view.all('page'))).toEqual(['1', '3']);
  stop();
});

test('remote and waiting changes show in the subscribed part', async () => {
  const store = await withPages(page('1', 'x'));
  store.subscribeRows('page', 'x');
  await store.whenIdle();
  await store.applyChanges(
    ann,
    1,
    changes([page('2', 'x'), page('3', 'y'), { kind: 'page', id: '1', row: null }], 2),
  );
  await store.send(createNote, { id: '4', word: 'x' });
  expect(store.rowsOf('page', 'book', 'x')).toMatchObject([
    { id: '2', pending: false },
    { id: '4', pending: true },
  ]);
});

test('subscribing while a reply is on disk but not announced shows the whole reply', async () => {
  const store = await withPages(page('1', 'x'));
  const disk = await openNamedDisk(name, { lazyKinds: { page: 'book' } });
  await disk.applyReply(ann, 1, [], changes([{ kind: 'book', id: 'c', row: { id: 'c' } }], 2), 0);
  store.subscribeRows('page', 'x');
  await store.whenIdle();
  expect([
    store.cursor(),
    idsOf(store.snapshot().view.all('book')),
    idsOf(store.rowsOf('page', 'book', 'x')),
  ]).toEqual([2, ['b', 'c'], ['1']]);
  disk.close();
});

test('a part that was unsubscribed is not shown stale later', async () => {
  const store = await withPages(page('1', 'x', 'old'));
  store.subscribeRows('page', 'x')();
  await store.whenIdle();
  await store.applyChanges(ann, 1, changes([page('1', 'x', 'new')], 2));
  store.subscribeRows('page', 'x');
  await store.whenIdle();
  expect(store.rowsOf('page', 'book', 'x')).toMatchObject([{ words: 'new' }]);
});

test('all rows of a large kind can be read at once, for an export', async () => {
  const store = await withPages(page('1', 'x'), page('2', 'y'));
  expect([...store.kinds()].sort()).toEqual(['book', 'page']);
  expect(idsOf(await store.everyRow('page'))).toEqual(['1', '2']);
  expect(idsOf(await store.everyRow('book'))).toEqual(['b']);
});

test('the list of a parent keeps its identity while its rows cannot have changed', async () => {
  const store = await withPages(page('1', 'x'));
  store.subscribeRows('page', 'x');
  await store.whenIdle();
  const list = store.rowsOf('page', 'book', 'x');
  await store.discard(99);
  expect(store.rowsOf('page', 'book', 'x')).toBe(list);
});

test('the photo queue is read without the photo bytes', async () => {
  const store = await withPages();
  await store.send(
    createNote,
    { id: '1', word: 'x' },
    { photos: [{ hash: 'p', type: 'image/jpeg', bytes: new ArrayBuffer(500_000) }] },
  );
  const read = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  await store.send(createNote, { id: '2', word: 'x' });
  expect(read.mock.contexts.map((c) => (c as IDBObjectStore).name)).not.toContain('photos');
  expect(store.snapshot().photos).toMatchObject([{ hash: 'p', size: 500_000, state: 'waiting' }]);
  expect((await store.photo('p'))?.size).toBe(500_000);
});

test('photos waiting in the store of an older app version are still sent', async () => {
  const old = await openDB(name, 1, {
    upgrade: (db) => {
      db.createObjectStore('rows', { keyPath: ['userId', 'kind', 'id'] });
      db.createObjectStore('outbox', { keyPath: 'n', autoIncrement: true }).createIndex('byUser', 'userId');
      db.createObjectStore('photos', { keyPath: ['userId', 'hash'] });
      db.createObjectStore('meta');
    },
  });
  await old.put('meta', ann, 'user');
  await old.put('photos', {
    userId: ann,
    hash: 'p',
    type: 'image/jpeg',
    size: 9,
    savedAt: 1,
    state: 'waiting',
    sentBytes: 0,
    bytes: new ArrayBuffer(9),
  });
  old.close();
  const store = await openStore(await openNamedDisk(name), village);
  opened.push(store);
  await store.whenIdle();
  expect(store.snapshot().photos).toMatchObject([{ hash: 'p', state: 'sent' }]);
  expect(village.photos.get('p')).toEqual(new Map([[0, 9]]));
});
