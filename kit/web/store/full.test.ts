import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import type { NewPhoto } from './disk.ts';
import type { Store } from './store.ts';
import {
  appendWord,
  createNote,
  openNamedDisk,
  openStore,
  SyncFixture,
  noteWords,
} from './sync-fixture.testing.ts';

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
  store = await openStore(await openNamedDisk(`full-${newId()}`), village, { isOnline: () => online });
  await store.signIn(ann);
  await store.whenIdle();
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
  'no space in %s: the send fails with store.full, nothing is half stored, and waiting items stay',
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
    await store.whenIdle();
    expect([...village.serverFor(ann).notes.keys(), ...village.photos.keys()]).toEqual(['before', 'kept']);
  },
);

test('photos already sent are deleted to make space for new ones', async () => {
  await store.send(createNote, note('a'), { photos: [photo('sent')] });
  await store.whenIdle();
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

test('without space for the server’s rows commands wait, the status says full, and sync resumes later', async () => {
  online = false;
  await store.send(createNote, note('n'));
  await store.send(appendWord, note('n', 'w'));
  online = true;
  fill(['rows']);
  store.sendNow();
  await store.whenIdle();
  expect(states()).toEqual(['waiting', 'waiting']);
  expect(noteWords(store, 'n')).toEqual(['w']);
  expect(store.snapshot().status).toMatchObject({ isStorageFull: true, state: 'paused' });
  vi.restoreAllMocks();
  store.sendNow();
  await vi.waitFor(() => expect(states()).toEqual(['applied', 'applied']), { timeout: 4000 });
  expect([store.snapshot().status.isStorageFull, village.serverFor(ann).applied.length]).toEqual([false, 2]);
});

test('without space a draft is refused, and the previous draft stays', async () => {
  expect(await store.keepMeta('draft', 'first')).toMatchObject({ ok: true });
  fill(['meta']);
  expect(await store.keepMeta('draft', 'second')).toEqual({ ok: false, code: 'store.full' });
  expect(await store.readMeta('draft')).toBe('first');
});

test('without space for its progress a photo is still sent', async () => {
  online = false;
  await store.send(createNote, note('n'), { photos: [photo('p')] });
  online = true;
  fill(['photoQueue']);
  store.sendNow();
  await store.whenIdle();
  vi.restoreAllMocks();
  store.sendNow();
  await vi.waitFor(() => expect(store.snapshot().photos).toMatchObject([{ hash: 'p', state: 'sent' }]), {
    timeout: 4000,
  });
});
