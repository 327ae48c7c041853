import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { PART_BYTES } from '#kit/sync/photos.ts';
import { connect } from './database.ts';
import { openDisk, type NewPhoto } from './disk.ts';
import type { Store, StoreParts } from './store.ts';
import {
  appendWord,
  createNote,
  diskNamed,
  removeNote,
  storeOn,
  SyncFixture,
  wordsIn,
} from './sync-fixture.testing.ts';

let village: SyncFixture;
let name: string;
const opened: Store[] = [];
const open = async (more: Partial<StoreParts> = {}, version?: number): Promise<Store> => {
  const store = await storeOn(await diskNamed(name, version === undefined ? {} : { version }), village, more);
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

const signedIn = async (more: Partial<StoreParts> = {}): Promise<Store> => {
  const store = await open(more);
  await store.signIn(ann);
  await store.settled();
  return store;
};
const states = (store: Store): string[] => store.snapshot().items.map((i) => i.state);
const note = (id: string, word = '') => ({ id, word });
const photo = (hash: string, size = 100): NewPhoto => ({
  hash,
  type: 'image/jpeg',
  bytes: new ArrayBuffer(size),
});

test('X-04 X-16 without network the screen shows it at once, marked as waiting; later it is sent once', async () => {
  let online = false;
  const store = await signedIn({ isOnline: () => online });
  await store.send(createNote, note('n'));
  await store.send(appendWord, note('n', 'a'));
  await store.settled();
  expect(store.snapshot().view.get('note', 'n')).toEqual({ id: 'n', words: ['a'], pending: true });
  expect(store.snapshot().status).toMatchObject({ waiting: 2, online: false });
  expect(village.log.filter((l) => l !== 'exchange 0')).toEqual([]);
  online = true;
  store.sendNow();
  await store.settled();
  expect(states(store)).toEqual(['applied', 'applied']);
  expect(store.snapshot().view.get('note', 'n')).toEqual({ id: 'n', words: ['a'], pending: false });
  expect(village.of(ann).applied).toHaveLength(2);
});

test('X-16 an answer that reaches the disk while only the outbox is read again takes no row off the screen', async () => {
  const store = await signedIn({ isOnline: () => false });
  await store.send(createNote, note('n'));
  const [item] = store.snapshot().items;
  const loop = await diskNamed(name);
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

test('X-02 what was typed is there after the tab was killed and opened again', async () => {
  const first = await signedIn({ isOnline: () => false });
  await first.send(createNote, note('n'), { photos: [photo('p')] });
  first.close();
  const again = await open({ isOnline: () => false });
  expect(again.snapshot().userId).toBe(ann);
  expect(wordsIn(again, 'n')).toEqual([]);
  expect(states(again)).toEqual(['waiting']);
  expect((await again.photo('p'))?.size).toBe(100);
});

test('X-02 the browser is asked once to keep the data, after the first save', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  const store = await signedIn();
  expect(persist).not.toHaveBeenCalled();
  await store.send(createNote, note('a'));
  await store.send(createNote, note('b'));
  expect(persist).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('FLD-28 a refused item keeps its reason and content, does not block, can be discarded or sent again as new', async () => {
  const store = await signedIn();
  for (const id of ['a', 'b', 'c', 'd']) await store.send(createNote, note(id));
  await store.send(appendWord, note('a', 'w'));
  await store.settled();
  expect(states(store)).toEqual(['applied', 'applied', 'applied', 'refused', 'applied']);
  const refused = store.snapshot().items[3]!;
  expect(refused).toMatchObject({ args: note('d'), refusal: { code: 'notes.limit_reached' } });
  expect(JSON.parse(store.exportOutbox())).toMatchObject([{ args: note('d'), state: 'refused' }]);
  expect(store.snapshot().view.get('note', 'd')).toBeUndefined();
  await store.send(removeNote, note('a'));
  await store.settled();
  await store.tryAgain(refused.n);
  await store.settled();
  expect(village.of(ann).notes.has('d')).toBe(true);
  await store.send(createNote, note('e'));
  await store.settled();
  await store.discard(store.snapshot().items.find((i) => i.state === 'refused')!.n);
  expect(store.snapshot().status.refused).toBe(0);
});

test('only a refused item can be discarded', async () => {
  const store = await signedIn({ isOnline: () => false });
  await store.send(createNote, note('n'));
  await store.discard(store.snapshot().items[0]!.n);
  expect(states(store)).toEqual(['waiting']);
});

test('an expired session stops the loop and keeps everything; after sign-in it goes on', async () => {
  const store = await signedIn();
  village.session = null;
  await store.send(createNote, note('n'));
  await store.settled();
  store.sendNow();
  await store.settled();
  expect(store.snapshot().status).toMatchObject({ state: 'signed_out', waiting: 1 });
  expect(village.log.filter((l) => l === 'exchange 1')).toHaveLength(1);
  village.session = ann;
  await store.signIn(ann);
  await store.settled();
  expect(states(store)).toEqual(['applied']);
});

test('another user on the same phone sees and sends nothing of the first', async () => {
  const store = await signedIn();
  await store.send(createNote, note('seen'));
  await store.settled();
  village.weather = () => 'lost';
  await store.send(createNote, note('kept'), { photos: [photo('p')] });
  await store.signOut();
  village.weather = () => 'fine';
  village.session = ben;
  await store.signIn(ben);
  await store.settled();
  expect([store.snapshot().items, store.snapshot().view.all('note'), await store.photo('p')]).toEqual([
    [],
    [],
    null,
  ]);
  expect(village.of(ben).seen.size).toBe(0);
  await store.signOut();
  village.session = ann;
  await store.signIn(ann);
  await store.settled();
  expect(village.of(ann).notes.size).toBe(2);
  expect(
    store
      .snapshot()
      .view.all('note')
      .map((n) => n.id),
  ).toEqual(['kept', 'seen']);
  expect(village.photos.has('p')).toBe(true);
});

test('sign-out clears what was stored for anyone, and keeps only what waits', async () => {
  const store = await signedIn();
  await store.send(createNote, note('sent'), { photos: [photo('p')] });
  await store.settled();
  await store.keepMeta('organic', { userId: ann });
  village.weather = () => 'lost';
  await store.send(createNote, note('waits'), { photos: [photo('q')] });
  await store.settled();
  await store.signOut();
  const disk = await diskNamed(name);
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

test('an answer that comes after sign-out settles what was sent and brings nothing back', async () => {
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
  await vi.waitFor(() => expect(village.of(ann).notes.size).toBe(1));
  await store.signOut();
  const late = store.keepMeta('offers:last', { key: ann });
  answer();
  await store.settled();
  expect((await late).ok).toBe(false);
  const disk = await diskNamed(name);
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

test('a tab that hears late of a sign-out signs nobody else out', async () => {
  const store = await signedIn();
  const disk = await diskNamed(name);
  await disk.keep('user', ben);
  await disk.leave(ann);
  expect(await disk.meta('user')).toBe(ben);
  expect((await disk.keepFor(ann, 'organic', 1)).ok).toBe(true);
  expect(await disk.meta('organic')).toBeUndefined();
  disk.close();
  store.close();
});

test('what is not sent is discarded with its photos, for this user alone', async () => {
  const store = await signedIn({ isOnline: () => false });
  await store.send(createNote, note('mine'), { photos: [photo('p')] });
  await store.signOut();
  await store.signIn(ben);
  await store.send(createNote, note('his'), { photos: [photo('q')] });
  await store.discardUnsent();
  expect([store.snapshot().items, await store.photo('q'), await store.countWaiting()]).toEqual([[], null, 1]);
});

test('a queue is not sent when the cookie is another user’s', async () => {
  const store = await signedIn();
  village.session = ben;
  await store.send(createNote, note('n'));
  await store.settled();
  expect(store.snapshot().status).toMatchObject({ state: 'signed_out', waiting: 1 });
  expect([village.of(ann).seen.size, village.of(ben).seen.size]).toEqual([0, 0]);
});

test('what the server answers to the farmer before does not stop the one who signed in meanwhile', async () => {
  const store = await signedIn();
  await store.send(createNote, note('n'));
  await store.settled();
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
  await again.settled();
  expect(states(again)).toEqual(['applied']);
});

test('a session that proves good goes on after a pause, never in a circle', async () => {
  const store = await signedIn();
  village.session = null;
  await store.send(createNote, note('n'));
  await store.settled();
  village.session = ann;
  const before = village.log.length;
  const changes = { rows: [], cursor: store.cursor(), head: 0, more: false, restart: false };
  await store.applyChanges(ann, store.cursor(), changes);
  await store.settled();
  expect([store.snapshot().status.state, village.log.length]).toEqual(['paused', before]);
  await vi.waitFor(() => expect(states(store)).toEqual(['applied']), { timeout: 4000 });
});

test('full storage is a clear answer, and nothing half-written stays', async () => {
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

test('a browser that denies its storage is said so', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const disk = await openDisk(name);
  expect(disk).toEqual({ ok: false, code: 'store.unavailable' });
  const store = await storeOn(null as never, village);
  expect(store.snapshot().status.state).toBe('unavailable');
  expect(await store.send(createNote, note('n'))).toEqual({ ok: false, code: 'store.unavailable' });
});

test('a connection the browser closed is opened again', async () => {
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

test('an upgrade of the app keeps the outbox and its photos and fetches the rows again', async () => {
  const first = await signedIn();
  await first.send(createNote, note('old'));
  await first.settled();
  village.weather = () => 'lost';
  await first.send(appendWord, note('old', 'w'), { photos: [photo('p')] });
  await first.settled();
  first.close();
  const upgraded = await open({ isOnline: () => false }, 4);
  expect(states(upgraded)).toEqual(['applied', 'waiting']);
  expect([upgraded.cursor(), (await upgraded.photo('p'))?.size]).toEqual([0, 100]);
  upgraded.close();
  village.weather = () => 'fine';
  const online = await open({}, 4);
  await online.settled();
  expect(wordsIn(online, 'old')).toEqual(['w']);
  online.close();
  expect(await openDisk(name, { version: 1 })).toEqual({ ok: false, code: 'store.outdated' });
});

test('a write that is cut at any step leaves all of it or nothing', async () => {
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

test('a reply that is cut at any step while it is written is asked for again, and counts once', async () => {
  for (let step = 1; step <= 8; step += 1) {
    name = `test-${newId()}`;
    village = new SyncFixture();
    village.session = ann;
    let online = false;
    const store = await signedIn({ isOnline: () => online });
    await store.send(createNote, note('n'));
    await store.send(appendWord, note('n', 'w'));
    await store.settled();
    online = true;
    let calls = 0;
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put_(this: IDBObjectStore, ...a) {
      if (++calls === step) throw new DOMException('killed', 'AbortError');
      return put.apply(this, a);
    });
    store.sendNow();
    await store.settled();
    store.close();
    vi.restoreAllMocks();
    const again = await open();
    await again.settled();
    expect(states(again), `cut at ${step}`).toEqual(['applied', 'applied']);
    expect(wordsIn(again, 'n')).toEqual(['w']);
    expect(village.of(ann).applied).toHaveLength(2);
  }
});

test('a photo stops when somebody else signs in between two of its parts, and waits for its owner', async () => {
  const store = await signedIn();
  village.weather = () => {
    if (village.log[village.log.length - 1] === 'part 1') village.session = ben;
    return 'fine';
  };
  await store.send(createNote, note('n'), { photos: [photo('p', 3 * PART_BYTES)] });
  await store.settled();
  expect([...village.photos.get('p')!.keys()]).toEqual([0]);
  expect(store.snapshot().photos[0]).toMatchObject({ userId: ann, state: 'waiting', sentBytes: PART_BYTES });
  expect(store.snapshot().status.state).toBe('signed_out');
});

test('SCN-30 text goes before its photo; the photo goes on where it stopped', async () => {
  const store = await signedIn();
  const size = 3 * PART_BYTES - 7;
  let parts = 0;
  village.log.length = 0;
  village.weather = () =>
    village.log[village.log.length - 1]!.startsWith('part') && ++parts === 2 ? 'lost' : 'fine';
  await store.send(createNote, note('n'), { photos: [photo('p', size)] });
  await store.settled();
  expect(village.log).toEqual(['exchange 1', 'part 0', 'part 1']);
  expect(store.snapshot().photos[0]).toMatchObject({ state: 'waiting', sentBytes: PART_BYTES });
  expect(store.snapshot().status).toMatchObject({ waiting: 0, photosWaiting: 1 });
  store.close();
  const again = await open();
  await again.settled();
  expect(village.log.slice(3)).toEqual(['exchange 0', 'upload', 'part 1', 'part 2', 'exchange 0']);
  expect(again.snapshot().photos[0]).toMatchObject({ state: 'sent', sentBytes: size });
  expect((await again.photo('p'))?.size).toBe(size);
});

test('a photo that the server judges unfit is not sent again and holds nothing up', async () => {
  const store = await signedIn();
  village.weather = () =>
    village.log[village.log.length - 1]!.startsWith('part') ? { code: 'photo.quota' } : 'fine';
  await store.send(createNote, note('n'), { photos: [photo('p')] });
  await store.settled();
  await store.send(createNote, note('m'));
  await store.settled();
  expect(store.snapshot().photos[0]).toMatchObject({ state: 'refused', code: 'photo.quota' });
  expect(village.log.filter((l) => l.startsWith('part'))).toHaveLength(1);
  expect(states(store)).toEqual(['applied', 'applied']);
});

test('a photo that the server refused stays with its owner after sign-out', async () => {
  const store = await signedIn();
  const isPart = () => village.log[village.log.length - 1]!.startsWith('part');
  village.weather = () => (isPart() ? { code: 'photo.quota' } : 'fine');
  await store.send(createNote, note('n'), { photos: [photo('p')] });
  await store.settled();
  await store.signOut();
  await store.signIn(ann);
  expect(store.snapshot().photos).toMatchObject([{ hash: 'p', state: 'refused', code: 'photo.quota' }]);
  expect(await store.photo('p')).not.toBeNull();
});

test('a photo whose answer comes after sign-out stays when it is refused and goes when it was taken', async () => {
  const store = await signedIn({ isOnline: () => false });
  await store.send(createNote, note('n'), { photos: [photo('p'), photo('q')] });
  const [first, second] = store.snapshot().photos;
  await store.signOut();
  const disk = await diskNamed(name);
  await disk.photoMoved(first!, { state: 'refused', code: 'photo.quota' });
  await disk.photoMoved(second!, { state: 'sent', sentBytes: second!.size });
  expect((await disk.queue(ann)).photos).toMatchObject([{ hash: first!.hash, state: 'refused' }]);
  disk.close();
});

test('wrong arguments never enter the queue', async () => {
  const store = await signedIn();
  expect(await store.send(createNote, { id: '', word: 5 as never })).toMatchObject({
    ok: false,
    code: 'sync.invalid',
  });
  expect(store.snapshot().items).toEqual([]);
});

test('X-04b the export holds everything that waits', async () => {
  const store = await signedIn({ isOnline: () => false });
  await store.send(createNote, note('n'));
  expect(JSON.parse(store.exportOutbox())).toMatchObject([
    { name: 'notes.create', args: note('n'), state: 'waiting', userId: ann },
  ]);
});

test('X-04b what was sent is not in the export', async () => {
  const store = await signedIn();
  await store.send(createNote, note('n'));
  expect(JSON.parse(store.exportOutbox())).toHaveLength(1);
  await store.settled();
  expect(states(store)).toEqual(['applied']);
  expect(JSON.parse(store.exportOutbox())).toEqual([]);
});

test('a list keeps its identity until one of its rows can have changed', async () => {
  const store = await signedIn();
  village.weather = () => 'lost';
  await store.send(createNote, note('n'));
  const list = store.snapshot().view.all('note');
  await store.settled();
  expect(store.snapshot().items[0]).toMatchObject({ attempts: 1, lastError: 'network.unreachable' });
  expect(store.snapshot().view.all('note')).toBe(list);
});
