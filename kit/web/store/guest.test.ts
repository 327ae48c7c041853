import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '#kit/pure/ids.ts';
import { command } from '#kit/sync/commands.ts';
import { NOTES_LIMIT } from '#kit/sync/model/server.ts';
import type { NewPhoto, Store, StoreDeps } from './store.ts';
import {
  appendWord,
  createNote,
  noteWords,
  openNamedDisk,
  openStore,
  removeNote,
  SyncFixture,
} from './sync-fixture.testing.ts';

let village: SyncFixture;
let name: string;
const opened: Store[] = [];
const ann = newId();
const ben = newId();

beforeEach(() => {
  village = new SyncFixture();
  name = `test-${newId()}`;
});
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});

const open = async (more: Partial<StoreDeps> = {}): Promise<Store> => {
  const store = await openStore(await openNamedDisk(name), village, {
    guestCommands: ['notes.create', 'notes.append'],
    ...more,
  });
  opened.push(store);
  return store;
};
const photo = (hash: string): NewPhoto => ({ hash, type: 'image/jpeg', bytes: new ArrayBuffer(100) });
const notesOf = (user: string) => [...village.serverFor(user).notes.values()];
const signIn = async (store: Store, user: string): Promise<number> => {
  village.session = user;
  const before = store.snapshot().takenOver;
  await store.signIn(user);
  await store.whenIdle();
  return store.snapshot().takenOver - before;
};

test('without an account a guest command shows at once, is never sent, and survives a restart', async () => {
  const id = newId();
  const store = await open();
  expect((await store.send(createNote, { id, word: 'leaf' }, { photos: [photo('h1')] })).ok).toBe(true);
  await store.whenIdle();
  expect(village.log).toEqual([]);
  expect(store.snapshot().userId).toBeNull();
  store.close();
  const again = await open();
  await again.whenIdle();
  expect(noteWords(again, id)).toEqual([]);
  expect((await again.photo('h1'))?.size).toBe(100);
  expect(village.log).toEqual([]);
});

test('other commands are refused without an account, and nothing is stored', async () => {
  const store = await open();
  expect(await store.send(removeNote, { id: newId(), word: '' })).toEqual({
    ok: false,
    code: 'session.missing',
  });
  expect(store.snapshot().items).toEqual([]);
});

test('at sign-in a guest’s commands and photos become the user’s, are sent in order, once', async () => {
  const id = newId();
  const store = await open();
  await store.send(createNote, { id, word: '' }, { photos: [photo('h1')] });
  await store.send(appendWord, { id, word: 'rust' });
  await store.keepMeta('draft:guest', 'half');
  expect(await signIn(store, ann)).toBe(2);
  expect(store.snapshot().status).toMatchObject({ waiting: 0, refused: 0, photosWaiting: 0 });
  expect(notesOf(ann)).toEqual([{ id, words: ['rust'] }]);
  expect([...village.photos.keys()]).toEqual(['h1']);
  expect(await store.readMeta(`draft:${ann}`)).toBe('half');
  expect(await store.readMeta('draft:guest')).toBeUndefined();
  expect(await signIn(store, ann)).toBe(0);
});

test('a sample person takes nothing over: it waits for the guest’s own account', async () => {
  const id = newId();
  const store = await open();
  await store.send(createNote, { id, word: '' }, { photos: [photo('h1')] });
  village.session = ben;
  await store.signIn(ben, { takesOver: false });
  await store.whenIdle();
  expect(store.snapshot()).toMatchObject({ takenOver: 0, items: [] });
  expect(notesOf(ben)).toEqual([]);
  await store.signOut();
  village.session = null;
  expect(noteWords(store, id)).toEqual([]);
  expect((await store.photo('h1'))?.size).toBe(100);
  expect(await signIn(store, ann)).toBe(1);
  expect(notesOf(ann)).toEqual([{ id, words: [] }]);
  expect([...village.photos.keys()]).toEqual(['h1']);
});

test('offline, what a guest did waits for the network under the account', async () => {
  let online = true;
  const id = newId();
  const store = await open({ isOnline: () => online });
  await store.send(createNote, { id, word: '' });
  online = false;
  await signIn(store, ann);
  expect(noteWords(store, id)).toEqual([]);
  expect(store.snapshot().status.waiting).toBe(1);
  online = true;
  store.sendNow();
  await store.whenIdle();
  expect(notesOf(ann)).toEqual([{ id, words: [] }]);
});

test('two tabs that sign in at once take a guest’s commands over once', async () => {
  const id = newId();
  const [first, second] = [await open(), await open()];
  await first.send(createNote, { id, word: '' });
  village.session = ann;
  await Promise.all([first.signIn(ann), second.signIn(ann)]);
  expect(first.snapshot().takenOver + second.snapshot().takenOver).toBe(1);
  await Promise.all([first.whenIdle(), second.whenIdle()]);
  expect(notesOf(ann)).toHaveLength(1);
});

test('the photo of a check that a guest removes leaves the phone, and nobody uploads it', async () => {
  const [removed, other] = [newId(), newId()];
  const store = await open({ guestCommands: ['notes.create', 'notes.remove'] });
  await store.send(createNote, { id: removed, word: '' }, { photos: [photo('h1'), photo('h2')] });
  await store.send(createNote, { id: other, word: '' }, { photos: [photo('h2')] });
  await store.send(command('notes.remove', createNote.args, [], { removes: 'note' }), {
    id: removed,
    word: '',
  });
  expect([await store.photo('h1'), (await store.photo('h2'))?.size]).toEqual([null, 100]);
  await signIn(store, ann);
  expect([...village.photos.keys()]).toEqual(['h2']);
  expect(notesOf(ann).map(({ id }) => id)).toEqual([other]);
});

test('what the account refuses stays visible in the outbox of the user', async () => {
  const store = await open();
  for (let i = 0; i < NOTES_LIMIT; i += 1)
    village.serverFor(ann).notes.set(newId(), { id: newId(), words: [] });
  await store.send(createNote, { id: newId(), word: '' });
  await signIn(store, ann);
  expect(store.snapshot().items).toMatchObject([{ state: 'refused', name: 'notes.create' }]);
});

test('a user who signs out leaves nothing to a guest, and a guest’s work goes to the next user', async () => {
  const store = await open({ isOnline: () => false });
  await signIn(store, ann);
  const [annsNote, guestNote] = [newId(), newId()];
  await store.send(createNote, { id: annsNote, word: '' });
  await store.signOut();
  expect(store.snapshot().items).toEqual([]);
  await store.send(createNote, { id: guestNote, word: '' });
  expect(await store.countWaiting()).toBe(1);
  expect(await signIn(store, ben)).toBe(1);
  expect(store.snapshot().items.map(({ args }) => (args as { id: string }).id)).toEqual([guestNote]);
});

test('a full phone refuses a guest’s next item whole; the earlier ones stay and are taken over', async () => {
  const store = await open();
  const first = newId();
  await store.send(createNote, { id: first, word: 'leaf' }, { photos: [photo('h1')] });
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await store.send(createNote, { id: newId(), word: '' }, { photos: [photo('h2')] })).toEqual({
    ok: false,
    code: 'store.full',
  });
  full.mockRestore();
  put.mockRestore();
  expect(await store.photo('h2')).toBeNull();
  expect(await signIn(store, ann)).toBe(1);
  expect(notesOf(ann).map(({ id }) => id)).toEqual([first]);
  expect([...village.photos.keys()]).toEqual(['h1']);
});

test('what a guest did in an older version, which the server no longer knows, stays visible after sign-in', async () => {
  const old = command('notes.create_v0', z.object({ id: z.string() }));
  const store = await open({ guestCommands: ['notes.create_v0', 'notes.create'] });
  const fresh = newId();
  expect((await store.send(old, { id: newId() })).ok).toBe(true);
  await store.send(createNote, { id: fresh, word: '' });
  await signIn(store, ann);
  expect(store.snapshot().items.map(({ name: what, state }) => [what, state])).toEqual([
    ['notes.create_v0', 'refused'],
    ['notes.create', 'applied'],
  ]);
  expect(notesOf(ann).map(({ id }) => id)).toEqual([fresh]);
});
