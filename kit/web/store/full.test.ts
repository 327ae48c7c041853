import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import type { NewPhoto } from './disk.ts';
import type { Store } from './store.ts';
import { appendWord, createNote, diskNamed, storeOn, SyncFixture, wordsIn } from './sync-fixture.testing.ts';

const ann = newId();
let village: SyncFixture;
let store: Store;
let online = true;
const photo = (hash: string): NewPhoto => ({ hash, type: 'image/jpeg', bytes: new ArrayBuffer(100) });
const note = (id: string, word = '') => ({ id, word });

beforeEach(async () => {
  online = true;
  village = new SyncFixture();
  village.session = ann;
  store = await storeOn(await diskNamed(`full-${newId()}`), village, { isOnline: () => online });
  await store.signIn(ann);
  await store.settled();
});
afterEach(() => {
  vi.restoreAllMocks();
  store.close();
});

const { put, add, delete: drop } = IDBObjectStore.prototype;
const quota = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};
/** Makes these stores full until something is deleted from `freedBy`. */
const fill = (stores: readonly string[], freedBy: string | null = null): void => {
  let room = false;
  const full = (s: IDBObjectStore): boolean => !room && stores.includes(s.name);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put_(this: IDBObjectStore, ...a) {
    return full(this) ? quota() : put.apply(this, a);
  });
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function add_(this: IDBObjectStore, ...a) {
    return full(this) ? quota() : add.apply(this, a);
  });
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function delete_(
    this: IDBObjectStore,
    ...a
  ) {
    room ||= this.name === freedBy;
    return drop.apply(this, a);
  });
};
const states = (): string[] => store.snapshot().items.map((i) => i.state);

test.each([['outbox'], ['photos'], ['photoQueue']])(
  'no room in %s: the farmer is told, nothing is half kept, what waited still waits',
  async (where) => {
    online = false;
    await store.send(createNote, note('before'), { photos: [photo('kept')] });
    fill([where]);
    expect(await store.send(createNote, note('n'), { photos: [photo('p')] })).toEqual({
      ok: false,
      code: 'store.full',
    });
    vi.restoreAllMocks();
    expect([states(), await store.photo('p'), (await store.photo('kept'))?.size]).toEqual([
      ['waiting'],
      null,
      100,
    ]);
    online = true;
    store.sendNow();
    await store.settled();
    expect([...village.of(ann).notes.keys(), ...village.photos.keys()]).toEqual(['before', 'kept']);
  },
);

test('photos that the server has make room for what the farmer does now', async () => {
  await store.send(createNote, note('a'), { photos: [photo('sent')] });
  await store.settled();
  online = false;
  await store.send(createNote, note('b'), { photos: [photo('waiting')] });
  fill(['outbox', 'photos'], 'photos');
  expect((await store.send(createNote, note('c'), { photos: [photo('new')] })).ok).toBe(true);
  expect([
    await store.photo('sent'),
    (await store.photo('waiting'))?.size,
    (await store.photo('new'))?.size,
  ]).toEqual([null, 100, 100]);
});

test('no room for the server’s rows: nothing is taken for sent that is not kept, the screen says so, and later it goes on', async () => {
  online = false;
  await store.send(createNote, note('n'));
  await store.send(appendWord, note('n', 'w'));
  online = true;
  fill(['rows']);
  store.sendNow();
  await store.settled();
  expect(states()).toEqual(['waiting', 'waiting']);
  expect(wordsIn(store, 'n')).toEqual(['w']);
  expect(store.snapshot().status).toMatchObject({ full: true, state: 'paused' });
  vi.restoreAllMocks();
  store.sendNow();
  await vi.waitFor(() => expect(states()).toEqual(['applied', 'applied']), { timeout: 4000 });
  expect([store.snapshot().status.full, village.of(ann).applied.length]).toEqual([false, 2]);
});

test('no room for a draft: who keeps it hears it, and the draft before stays', async () => {
  expect(await store.keepMeta('draft', 'first')).toMatchObject({ ok: true });
  fill(['meta']);
  expect(await store.keepMeta('draft', 'second')).toEqual({ ok: false, code: 'store.full' });
  expect(await store.readMeta('draft')).toBe('first');
});

test('no room to note how far a photo went: it is sent all the same, once', async () => {
  online = false;
  await store.send(createNote, note('n'), { photos: [photo('p')] });
  online = true;
  fill(['photoQueue']);
  store.sendNow();
  await store.settled();
  vi.restoreAllMocks();
  store.sendNow();
  await vi.waitFor(() => expect(store.snapshot().photos).toMatchObject([{ hash: 'p', state: 'sent' }]), {
    timeout: 4000,
  });
});
