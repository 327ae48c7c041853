import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { PART_BYTES } from '#kit/sync/limits.ts';
import { connect } from './database.ts';
import { openDisk, type NewPhoto } from './disk.ts';
import type { Store, StoreDeps } from './store.ts';
import {
  appendWord,
  createNote,
  openNamedDisk,
  removeNote,
  openStore,
  SyncFixture,
  noteWords,
} from './sync-fixture.testing.ts';

let village: SyncFixture;
let name: string;
const opened: Store[] = [];
const open = async (more: Partial<StoreDeps> = {}, version?: number): Promise<Store> => {
  const store = await openStore(
    await openNamedDisk(name, version === undefined ? {} : { version }),
    village,
    more,
  );
  opened.push(store);
  return store;
};
const ann = newId();
const ben = newId();

beforeEach(() => {
  village = new SyncFixture();
  name = `test-${newId()}`;
  village.session = ann;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const store of opened.splice(0)) store.close();
});

const signedIn = async (more: Partial<StoreDeps> = {}): Promise<Store> => {
  const store = await open(more);
  await store.signIn(ann);
  await store.whenIdle();
  return store;
};
const states = (store: Store): string[] => store.snapshot().items.map((i) => i.state);
const note = (id: string, word = '') => ({ id, word });
const photo = (hash: string, size = 100): NewPhoto => ({
  hash,
  type: 'image/jpeg',
  bytes: new ArrayBuffer(size),
});

test('X-04 X-16 offline, a change shows at once as waiting; online, it is sent once', async () => {
  let online = false;
  const store = await signedIn({ isOnline: () => online });
  await store.send(createNote, note('n'));
  await store.send(appendWord, note('n', 'a'));
  await store.whenIdle();
  expect(store.snapshot().view.get('note', 'n')).toEqual({ id: 'n', words: ['a'], pending: true });
  expect(store.snapshot().status).toMatchObject({ waiting: 2, online: false });
  expect(village.log.filter((l) => l !== 'exchange 0')).toEqual([]);
  online = true;
  store.sendNow();
  await store.whenIdle();
  expect(states(store)).toEqual(['applied', 'applied']);
  expect(store.snapshot().view.get('note', 'n')).toEqual({ id: 'n', words: ['a'], pending: false });
  expect(village.serverFor(ann).applied).toHaveLength(2);
});

test('two quick changes of one row on one phone: the second is based on the first, so they are no conflict', async () => {
  const store = await signedIn({ isOnline: () => false });
  await store.send(createNote, note('n'));
  const edit = { ...appendWord, conflictPolicy: { edits: 'note', sets: { word: ['words'] } } };
  await Promise.all([store.send(edit, note('n', 'a')), store.send(edit, note('n', 'b'))]);
  const [, first, second] = store.snapshot().items;
  expect(first!.sight).toMatchObject({ was: { words: [] } });
  expect(second!.sight).toMatchObject({ was: { words: ['a'] } });
  expect(second!.sight!.acts).toContain(first!.id);
});

test('X-16 a reply written to disk while only the outbox is reread removes no row from the screen', async () => {
  const store = await signedIn({ isOnline: () => false });
  await store.send(createNote, note('n'));
  const [item] = store.snapshot().items;
  const loop = await openNamedDisk(name);
  const row = { kind: 'note', id: 'n', row: { id: 'n', words: [] } };
  await loop.applyReply(
    ann,
    store.cursor(),
    [{ id: item!.id, result: 'applied', seq: 7 }],
    { rows: [row], cursor: 7, head: 7, more: false, restart: false },
    Date.now(),
  );
  await store.send(createNote, note('m'));
  expect(store.snapshot().view.get('note', 'n')).toEqual({ id: 'n', words: [], pending: false });
  loop.close();
});

test('X-02 unsent changes and photos survive closing and reopening the tab', async () => {
  const first = await signedIn({ isOnline: () => false });
  await first.send(createNote, note('n'), { photos: [photo('p')] });
  first.close();
  const again = await open({ isOnline: () => false });
  expect(again.snapshot().userId).toBe(ann);
  expect(noteWords(again, 'n')).toEqual([]);
  expect(states(again)).toEqual(['waiting']);
  expect((await again.photo('p'))?.size).toBe(100);
});

test('X-02 persistent storage is requested once, after the first save', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  const store = await signedIn();
  expect(persist).not.toHaveBeenCalled();
  await store.send(createNote, note('a'));
  await store.send(createNote, note('b'));
  expect(persist).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('FLD-28 a refused command keeps reason and content, does not block, can be discarded or sent as new', async () => {
  const store = await signedIn();
  for (const id of ['a', 'b', 'c', 'd']) await store.send(createNote, note(id));
  await store.send(appendWord, note('a', 'w'));
  await store.whenIdle();
  expect(states(store)).toEqual(['applied', 'applied', 'applied', 'refused', 'applied']);
  const refused = store.snapshot().items[3]!;
  expect(refused).toMatchObject({ args: note('d'), refusal: { code: 'notes.limit_reached' } });
  expect(JSON.parse(store.exportOutbox())).toMatchObject([{ args: note('d'), state: 'refused' }]);
  expect(store.snapshot().view.get('note', 'd')).toBeUndefined();
  await store.send(removeNote, note('a'));
  await store.whenIdle();
  await store.tryAgain(refused.n);
  await store.whenIdle();
  expect(village.serverFor(ann).notes.has('d')).toBe(true);
  await store.send(createNote, note('e'));
  await store.whenIdle();
  await store.discard(store.snapshot().items.find((i) => i.state === 'refused')!.n);
  expect(store.snapshot().status.refused).toBe(0);
});

test('only a refused command can be discarded', async () => {
  const store = await signedIn({ isOnline: () => false });
  await store.send(createNote, note('n'));
  await store.discard(store.snapshot().items[0]!.n);
  expect(states(store)).toEqual(['waiting']);
});

test('an expired session stops sync and loses nothing; sync resumes after sign-in', async () => {
  const store = await signedIn();
  village.session = null;
  await store.send(createNote, note('n'));
  await store.whenIdle();
  store.sendNow();
  await store.whenIdle();
  expect(store.snapshot().status).toMatchObject({ state: 'signed_out', waiting: 1 });
  expect(village.log.filter((l) => l === 'exchange 1')).toHaveLength(1);
  village.session = ann;
  await store.signIn(ann);
  await store.whenIdle();
  expect(states(store)).toEqual(['applied']);
});

test('another user on the same phone sees and sends nothing of the first user', async () => {
  const store = await signedIn();
  await store.send(createNote, note('seen'));
  await store.whenIdle();
  village.networkState = () => 'lost';
  await store.send(createNote, note('kept'), { photos: [photo('p')] });
  await store.signOut();
  village.networkState = () => 'fine';
  village.session = ben;
  await store.signIn(ben);
  await store.whenIdle();
  expect([store.snapshot().items, store.snapshot().view.all('note'), await store.photo('p')]).toEqual([
    [],
    [],
    null,
  ]);
  expect(village.serverFor(ben).savedOutcomes.size).toBe(0);
  await store.signOut();
  village.session = ann;
  await store.signIn(ann);
  await store.whenIdle();
  expect(village.serverFor(ann).notes.size).toBe(2);
  expect(
    store
      .snapshot()
      .view.all('note')
      .map((n) => n.id),
  ).toEqual(['kept', 'seen']);
  expect(village.photos.has('p')).toBe(true);
});

test('sign-out deletes the stored data and keeps only what is waiting', async () => {
  const store = await signedIn();
  await store.send(createNote, note('sent'), { photos: [photo('p')] });
  await store.whenIdle();
  await store.keepMeta('organic', { userId: ann });
  village.networkState = () => 'lost';
  await store.send(createNote, note('waits'), { photos: [photo('q')] });
  await store.whenIdle();
  await store.signOut();
  const disk = await openNamedDisk(name);
  const queue = await disk.queue(ann);
  expect(queue.items.map(({ args, state }) => [(args as { id: string }).id, state])).toEqual([
    ['waits', 'waiting'],
  ]);
  expect(queue.photos.map(({ hash }) => hash)).toEqual(['q']);
  expect([
    queue.replica.cursor,
    queue.syncedAt,
    await disk.meta('organic'),
    (await disk.rows(ann)).size,
  ]).toEqual([0, null, undefined, 0]);
  expect([await store.countWaiting(), store.exportOutbox()]).toEqual([1, '[]']);
  disk.close();
});

test('a reply after sign-out completes the sent commands and stores nothing else', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { exchange } = village.transport;
  const store = await signedIn({
    transport: {
      ...village.transport,
      exchange: async (body) => {
        const reply = await exchange(body);
        if (body.commands.length > 0) await held;
        return reply;
      },
    },
  });
  await store.send(createNote, note('n'));
  await vi.waitFor(() => expect(village.serverFor(ann).notes.size).toBe(1));
  await store.signOut();
  const late = store.keepMeta('offers:last', { key: ann });
  answer();
  await store.whenIdle();
  expect((await late).ok).toBe(false);
  const disk = await openNamedDisk(name);
  const queue = await disk.queue(ann);
  expect([
    queue.items,
    queue.replica.cursor,
    queue.syncedAt,
    (await disk.rows(ann)).size,
    await disk.meta('offers:last'),
  ]).toEqual([[], 0, null, 0, undefined]);
  disk.close();
});

test('a tab that learns late of a sign-out does not sign out another user', async () => {
  const store = await signedIn();
  const disk = await openNamedDisk(name);
  await disk.saveMeta('user', ben);
  await disk.clearUserData(ann);
  expect(await disk.meta('user')).toBe(ben);
  expect((await disk.saveMetaFor(ann, 'organic', 1)).ok).toBe(true);
  expect(await disk.meta('organic')).toBeUndefined();
  disk.close();
  store.close();
});

test('unsent changes are discarded with their photos, for this user only', async () => {
  const store = await signedIn({ isOnline: () => false });
  await store.send(createNote, note('mine'), { photos: [photo('p')] });
  await store.signOut();
  await store.signIn(ben);
  await store.send(createNote, note('his'), { photos: [photo('q')] });
  await store.discardUnsent();
  expect([store.snapshot().items, await store.photo('q'), await store.countWaiting()]).toEqual([[], null, 1]);
});

test('the queue is not sent if the session cookie belongs to another user', async () => {
  const store = await signedIn();
  village.session = ben;
  await store.send(createNote, note('n'));
  await store.whenIdle();
  expect(store.snapshot().status).toMatchObject({ state: 'signed_out', waiting: 1 });
  expect([village.serverFor(ann).savedOutcomes.size, village.serverFor(ben).savedOutcomes.size]).toEqual([
    0, 0,
  ]);
});

test('a reply for the previous user does not stop sync for the user who signed in meanwhile', async () => {
  const store = await signedIn();
  await store.send(createNote, note('n'));
  await store.whenIdle();
  let answer = (_: unknown): void => undefined;
  const held = new Promise((resolve) => {
    answer = resolve;
  });
  const { exchange } = village.transport;
  let first = true;
  const slow = {
    ...village.transport,
    exchange: async (body: Parameters<typeof exchange>[0]) => {
      if (!first) return exchange(body);
      first = false;
      await held;
      return { ok: false, code: 'sync.other_user' } as const;
    },
  };
  store.close();
  village.session = ben;
  const again = await open({ transport: slow });
  await again.signIn(ben);
  await again.send(createNote, note('b'));
  answer(null);
  await again.whenIdle();
  expect(states(again)).toEqual(['applied']);
});

test('a session that turns out valid resumes sync after a pause, not in a loop', async () => {
  const store = await signedIn();
  village.session = null;
  await store.send(createNote, note('n'));
  await store.whenIdle();
  village.session = ann;
  const before = village.log.length;
  const changes = { rows: [], cursor: store.cursor(), head: 0, more: false, restart: false };
  await store.applyChanges(ann, store.cursor(), changes);
  await store.whenIdle();
  expect([store.snapshot().status.state, village.log.length]).toEqual(['paused', before]);
  await vi.waitFor(() => expect(states(store)).toEqual(['applied']), { timeout: 4000 });
});

test('full storage is reported, and nothing half-written stays', async () => {
  const store = await signedIn({ isOnline: () => false });
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await store.send(createNote, note('n'), { photos: [photo('p')] })).toEqual({
    ok: false,
    code: 'store.full',
  });
  vi.restoreAllMocks();
  expect([store.snapshot().items, await store.photo('p')]).toEqual([[], null]);
  expect((await store.send(createNote, note('n'))).ok).toBe(true);
});

test('a browser that denies storage is reported as unavailable', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const disk = await openDisk(name);
  expect(disk).toEqual({ ok: false, code: 'store.unavailable' });
  const store = await openStore(null as never, village);
  expect(store.snapshot().status.state).toBe('unavailable');
  expect(await store.send(createNote, note('n'))).toEqual({ ok: false, code: 'store.unavailable' });
});

test('a connection closed by the browser is reopened', async () => {
  const connected = await connect(name);
  if (!connected.ok) throw new Error(connected.code);
  await connected.value.read(async (db) => db.close());
  expect(await connected.value.write(async (tx) => tx.objectStore('meta').put(1, 'k'))).toMatchObject({
    ok: true,
  });
  connected.value.close();
});

test('requests that reopen the database at the same time share one connection, and a deletion is not blocked', async () => {
  const connected = await connect(name);
  if (!connected.ok) throw new Error(connected.code);
  await connected.value.read(async (db) => db.close());
  const used = await Promise.all(
    [1, 2].map((key) =>
      connected.value.read(async (db) => {
        await db.get('meta', `${key}`);
        return db;
      }),
    ),
  );
  expect(used[0]).toBe(used[1]);
  const event = await new Promise<string>((done) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = ({ type }) => done(type);
    request.onblocked = ({ type }) => done(type);
  });
  expect(event).toBe('success');
  connected.value.close();
});

test('an app upgrade keeps the outbox and its photos and fetches the rows again', async () => {
  const first = await signedIn();
  await first.send(createNote, note('old'));
  await first.whenIdle();
  village.networkState = () => 'lost';
  await first.send(appendWord, note('old', 'w'), { photos: [photo('p')] });
  await first.whenIdle();
  first.close();
  const upgraded = await open({ isOnline: () => false }, 4);
  expect(states(upgraded)).toEqual(['applied', 'waiting']);
  expect([upgraded.cursor(), (await upgraded.photo('p'))?.size]).toEqual([0, 100]);
  upgraded.close();
  village.networkState = () => 'fine';
  const online = await open({}, 4);
  await online.whenIdle();
  expect(noteWords(online, 'old')).toEqual(['w']);
  online.close();
  expect(await openDisk(name, { version: 1 })).toEqual({ ok: false, code: 'store.outdated' });
});

test('a write interrupted at any step stores nothing', async () => {
  for (let step = 1; step <= 3; step += 1) {
    name = `test-${newId()}`;
    const store = await signedIn({ isOnline: () => false });
    let calls = 0;
    const cut = (): void => {
      if (++calls === step) throw new DOMException('killed', 'AbortError');
    };
    const { put, add } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put_(this: IDBObjectStore, ...a) {
      cut();
      return put.apply(this, a);
    });
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function add_(this: IDBObjectStore, ...a) {
      cut();
      return add.apply(this, a);
    });
    expect((await store.send(createNote, note('n'), { photos: [photo('p'), photo('q')] })).ok).toBe(false);
    vi.restoreAllMocks();
    expect([store.snapshot().items, await store.photo('p'), await store.photo('q')]).toEqual([
      [],
      null,
      null,
    ]);
  }
});

test('a reply interrupted while it is stored is requested again and counts once', async () => {
  for (let step = 1; step <= 8; step += 1) {
    name = `test-${newId()}`;
    village = new SyncFixture();
    village.session = ann;
    let online = false;
    const store = await signedIn({ isOnline: () => online });
    await store.send(createNote, note('n'));
    await store.send(appendWord, note('n', 'w'));
    await store.whenIdle();
    online = true;
    let calls = 0;
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put_(this: IDBObjectStore, ...a) {
      if (++calls === step) throw new DOMException('killed', 'AbortError');
      return put.apply(this, a);
    });
    store.sendNow();
    await store.whenIdle();
    store.close();
    vi.restoreAllMocks();
    const again = await open();
    await again.whenIdle();
    expect(states(again), `cut at ${step}`).toEqual(['applied', 'applied']);
    expect(noteWords(again, 'n')).toEqual(['w']);
    expect(village.serverFor(ann).applied).toHaveLength(2);
  }
});

test('a photo upload stops if another user signs in between two parts, and waits for its owner', async () => {
  const store = await signedIn();
  village.networkState = () => {
    if (village.log[village.log.length - 1] === 'part 1') village.session = ben;
    return 'fine';
  };
  await store.send(createNote, note('n'), { photos: [photo('p', 3 * PART_BYTES)] });
  await store.whenIdle();
  expect([...village.photos.get('p')!.keys()]).toEqual([0]);
  expect(store.snapshot().photos[0]).toMatchObject({ userId: ann, state: 'waiting', sentBytes: PART_BYTES });
  expect(store.snapshot().status.state).toBe('signed_out');
});

test('SCN-30 a command is sent before its photo; an interrupted photo continues where it stopped', async () => {
  const store = await signedIn();
  const size = 3 * PART_BYTES - 7;
  let parts = 0;
  village.log.length = 0;
  village.networkState = () =>
    village.log[village.log.length - 1]!.startsWith('part') && ++parts === 2 ? 'lost' : 'fine';
  await store.send(createNote, note('n'), { photos: [photo('p', size)] });
  await store.whenIdle();
  expect(village.log).toEqual(['exchange 1', 'part 0', 'part 1']);
  expect(store.snapshot().photos[0]).toMatchObject({ state: 'waiting', sentBytes: PART_BYTES });
  expect(store.snapshot().status).toMatchObject({ waiting: 0, photosWaiting: 1 });
  store.close();
  const again = await open();
  await again.whenIdle();
  expect(village.log.slice(3)).toEqual(['exchange 0', 'upload', 'part 1', 'part 2', 'exchange 0']);
  expect(again.snapshot().photos[0]).toMatchObject({ state: 'sent', sentBytes: size });
  expect((await again.photo('p'))?.size).toBe(size);
});

test('a photo refused by the server is not sent again and blocks nothing', async () => {
  const store = await signedIn();
  village.networkState = () =>
    village.log[village.log.length - 1]!.startsWith('part') ? { code: 'photo.quota' } : 'fine';
  await store.send(createNote, note('n'), { photos: [photo('p')] });
  await store.whenIdle();
  await store.send(createNote, note('m'));
  await store.whenIdle();
  expect(store.snapshot().photos[0]).toMatchObject({ state: 'refused', code: 'photo.quota' });
  expect(village.log.filter((l) => l.startsWith('part'))).toHaveLength(1);
  expect(states(store)).toEqual(['applied', 'applied']);
});

test('a refused photo stays with its owner after sign-out', async () => {
  const store = await signedIn();
  const isPart = () => village.log[village.log.length - 1]!.startsWith('part');
  village.networkState = () => (isPart() ? { code: 'photo.quota' } : 'fine');
  await store.send(createNote, note('n'), { photos: [photo('p')] });
  await store.whenIdle();
  await store.signOut();
  await store.signIn(ann);
  expect(store.snapshot().photos).toMatchObject([{ hash: 'p', state: 'refused', code: 'photo.quota' }]);
  expect(await store.photo('p')).not.toBeNull();
});

test('a photo whose reply comes after sign-out is kept if refused and deleted if accepted', async () => {
  const store = await signedIn({ isOnline: () => false });
  await store.send(createNote, note('n'), { photos: [photo('p'), photo('q')] });
  const [first, second] = store.snapshot().photos;
  await store.signOut();
  const disk = await openNamedDisk(name);
  await disk.updatePhoto(first!, { state: 'refused', code: 'photo.quota' });
  await disk.updatePhoto(second!, { state: 'sent', sentBytes: second!.size });
  expect((await disk.queue(ann)).photos).toMatchObject([{ hash: first!.hash, state: 'refused' }]);
  disk.close();
});

test('invalid arguments never enter the queue', async () => {
  const store = await signedIn();
  expect(await store.send(createNote, { id: '', word: 5 as never })).toMatchObject({
    ok: false,
    code: 'sync.invalid',
  });
  expect(store.snapshot().items).toEqual([]);
});

test('X-04b the export contains the waiting commands', async () => {
  const store = await signedIn({ isOnline: () => false });
  await store.send(createNote, note('n'));
  expect(JSON.parse(store.exportOutbox())).toMatchObject([
    { name: 'notes.create', args: note('n'), state: 'waiting', userId: ann },
  ]);
});

test('X-04b sent commands are not in the export', async () => {
  const store = await signedIn();
  await store.send(createNote, note('n'));
  expect(JSON.parse(store.exportOutbox())).toHaveLength(1);
  await store.whenIdle();
  expect(states(store)).toEqual(['applied']);
  expect(JSON.parse(store.exportOutbox())).toEqual([]);
});

test('a list keeps its identity while its rows cannot have changed', async () => {
  const store = await signedIn();
  village.networkState = () => 'lost';
  await store.send(createNote, note('n'));
  const list = store.snapshot().view.all('note');
  await store.whenIdle();
  expect(store.snapshot().items[0]).toMatchObject({ attempts: 1, lastError: 'network.unreachable' });
  expect(store.snapshot().view.all('note')).toBe(list);
});
