import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { MIN_DELAY_MS } from '#kit/sync/backoff.ts';
import { BATCH_COMMANDS } from '#kit/sync/limits.ts';
import { MAX_SENT_ITEMS, newItem } from '#kit/sync/outbox.ts';
import type { Store, StoreDeps } from './store.ts';
import {
  appendWord,
  createNote,
  openNamedDisk,
  removeNote,
  openStore,
  SyncFixture,
  noteWords,
  type NetworkState,
} from './sync-fixture.testing.ts';
import { createSyncLock } from './sync-lock.ts';

const ann = newId();
let village: SyncFixture;
let name: string;
const opened: Store[] = [];

beforeEach(() => {
  // IndexedDB and the network use real immediates. Only delays are faked.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  village = new SyncFixture();
  village.session = ann;
  name = `loop-${newId()}`;
});
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async (more: Partial<StoreDeps> = {}): Promise<Store> => {
  const store = await openStore(await openNamedDisk(name), village, more);
  opened.push(store);
  if (store.snapshot().userId !== ann) await store.signIn(ann);
  await store.whenIdle();
  return store;
};
const pass = async (store: Store, ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
  await store.whenIdle();
  // Scheduling after an attempt reads the disk once more.
  for (let i = 0; i < 30; i += 1) await new Promise((resolve) => setImmediate(resolve));
};
const note = (id: string, word = '') => ({ id, word });
const tries = (): number => village.log.length;

test('X-04b while the server is unreachable pauses grow up to five minutes, and nothing is given up', async () => {
  const store = await open();
  village.networkState = () => 'lost';
  const at: number[] = [];
  const weather = village.networkState;
  village.networkState = () => {
    at.push(performance.now());
    return weather();
  };
  await store.send(createNote, note('n'));
  for (let i = 0; i < 4000; i += 10) await pass(store, 500 * 10);
  const pauses = at.slice(1).map((t, i) => t - at[i]!);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(MIN_DELAY_MS);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(300_000 + 5_000);
  expect(pauses.length).toBeLessThan(25);
  expect(store.snapshot().items[0]).toMatchObject({
    state: 'waiting',
    attempts: at.length,
    lastError: 'network.unreachable',
  });
  expect(store.snapshot().status.state).toBe('paused');
  village.networkState = () => 'fine';
  await pass(store, 300_000);
  expect(store.snapshot().items[0]!.state).toBe('applied');
}, 30_000);

test('X-04b "Send now" skips the pause but cannot flood the server', async () => {
  const store = await open();
  village.networkState = () => 'lost';
  await store.send(createNote, note('n'));
  for (let i = 0; i < 8; i += 1) await pass(store, 300_000);
  const before = tries();
  for (let i = 0; i < 20; i += 1) {
    store.sendNow();
    await pass(store, 100);
  }
  expect(tries() - before).toBeGreaterThanOrEqual(1);
  expect(tries() - before).toBeLessThanOrEqual(3);
}, 30_000);

test('the server’s Retry-After is respected', async () => {
  const store = await open();
  village.networkState = () => ({ code: 'request.too_many', retryAfterSeconds: 60 });
  await store.send(createNote, note('n'));
  await store.whenIdle();
  const before = tries();
  await pass(store, 59_000);
  expect(tries()).toBe(before);
  await pass(store, 2_000);
  expect(tries()).toBe(before + 1);
});

test('while offline no request is made', async () => {
  const store = await open({ isOnline: () => false });
  const before = tries();
  await store.send(createNote, note('n'));
  for (let i = 0; i < 5; i += 1) await pass(store, 300_000);
  expect(tries()).toBe(before);
});

test('unanswered commands or pages that do not advance cause a pause too', async () => {
  const store = await open();
  const { exchange } = village.transport;
  const deaf = {
    ...village.transport,
    exchange: async (body: Parameters<typeof exchange>[0]) => {
      const reply = await exchange({ ...body, commands: [] });
      return reply.ok
        ? { ...reply, value: { ...reply.value, changes: { ...reply.value.changes, more: true } } }
        : reply;
    },
  };
  store.close();
  const again = await open({ transport: deaf });
  const before = tries();
  await again.send(createNote, note('n'));
  await again.whenIdle();
  expect(tries() - before).toBeLessThanOrEqual(2);
  expect(again.snapshot().items[0]!.state).toBe('waiting');
});

test('a change in one tab shows in the other, and two tabs send it once', async () => {
  const [one, two] = [await open(), await open()];
  await one.send(createNote, note('n'));
  await two.send(createNote, note('m'));
  for (let i = 0; i < 5; i += 1) {
    await pass(one, 6_000);
    await pass(two, 6_000);
  }
  for (const store of [one, two])
    expect(
      store
        .snapshot()
        .view.all('note')
        .map((n) => [n.id, n.pending]),
    ).toEqual([
      ['m', false],
      ['n', false],
    ]);
  expect(village.serverFor(ann).applied).toHaveLength(2);
});

test('X-04b ten tabs run one exchange at a time, show the same and send each command once', async () => {
  let [running, most] = [0, 0];
  const { exchange } = village.transport;
  const counted = {
    ...village.transport,
    exchange: async (body: Parameters<typeof exchange>[0]) => {
      running += 1;
      most = Math.max(most, running);
      try {
        return await exchange(body);
      } finally {
        running -= 1;
      }
    },
  };
  const tabs: Store[] = [];
  for (let i = 0; i < 10; i += 1) tabs.push(await open({ transport: counted }));
  await tabs[0]!.send(createNote, note('n'));
  await Promise.all(tabs.map((tab, i) => tab.send(appendWord, note('n', `w${i}`))));
  for (let i = 0; i < 6; i += 1) for (const tab of tabs) await pass(tab, 6_000);
  expect([most, village.serverFor(ann).applied.length, new Set(village.serverFor(ann).applied).size]).toEqual(
    [1, 11, 11],
  );
  const shown = tabs.map((tab) => JSON.stringify(tab.snapshot().view.all('note')));
  expect([new Set(shown).size, noteWords(tabs[9]!, 'n')?.length]).toEqual([1, 10]);
  expect(tabs.map((tab) => tab.snapshot().status.waiting)).toEqual(tabs.map(() => 0));
}, 30_000);

test('X-04b 500 waiting commands are sent in batches of 50, in order, each once', async () => {
  let online = false;
  const store = await open({ isOnline: () => online });
  const disk = await openNamedDisk(name);
  for (let i = 0; i < 500; i += 1) {
    const item = newItem({
      id: newId(),
      userId: ann,
      name: (i === 0 ? createNote : appendWord).name,
      args: note('n', `w${i}`),
      deviceTime: '',
    });
    if (item.ok) await disk.enqueue(item.value, []);
  }
  disk.close();
  village.log.length = 0;
  online = true;
  store.sendNow();
  await store.whenIdle();
  expect(village.log.filter((l) => l.startsWith('exchange'))).toEqual(
    Array.from({ length: 10 }, () => `exchange ${BATCH_COMMANDS}`),
  );
  expect(village.serverFor(ann).notes.get('n')!.words).toEqual(
    Array.from({ length: 499 }, (_, i) => `w${i + 1}`),
  );
  expect([store.snapshot().status.waiting, store.snapshot().items.length]).toEqual([0, MAX_SENT_ITEMS]);
}, 60_000);

test('without browser locks a lease lets one tab send at a time; a dead tab’s lease expires', async () => {
  const [one, two] = [await openNamedDisk(name), await openNamedDisk(name)];
  const now = 1_000_000;
  expect(await one.lease('a', now, 60_000)).toBe(true);
  expect(await two.lease('b', now + 59_000, 60_000)).toBe(false);
  expect(await one.lease('a', now + 59_000, 60_000)).toBe(true);
  expect(await two.lease('b', now + 119_001, 60_000)).toBe(true);
  await one.dropLease('a');
  expect(await one.lease('a', now + 119_002, 60_000)).toBe(false);
  expect(await one.lease('a', now - 31_536_000_000, 60_000), 'a clock set back a year').toBe(true);
  one.close();
  two.close();
});

test('browser locks are used where available', async () => {
  let held = false;
  const request = async (
    _name: string,
    _options: object,
    work: (lock: object | null) => Promise<unknown>,
  ) => {
    if (held) return work(null);
    held = true;
    try {
      return await work({});
    } finally {
      held = false;
    }
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const disk = await openNamedDisk(name);
  const flusher = createSyncLock(disk);
  let inside: boolean | undefined;
  expect(
    await flusher.runExclusive(async (renew) => {
      inside = (await renew()) && (await flusher.runExclusive(async () => undefined));
    }),
  ).toBe(true);
  expect(inside).toBe(false);
  disk.close();
});

const weathers: fc.Arbitrary<NetworkState> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<NetworkState>('fine') },
  { weight: 3, arbitrary: fc.constant<NetworkState>('answer_lost') },
  { weight: 2, arbitrary: fc.constant<NetworkState>('lost') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<NetworkState>(
      { code: 'server.fault' },
      { code: 'server.busy', retryAfterSeconds: 5 },
    ),
  },
);
const acts = fc.array(
  fc.record({
    what: fc.constantFrom('create', 'append', 'append', 'remove', 'kill', 'wait', 'wait'),
    note: fc.nat(4),
  }),
  { minLength: 5, maxLength: 25 },
);

test('X-04 X-04b on a bad network with killed tabs nothing is lost, applied twice or reordered', async () => {
  await fc.assert(
    fc.asyncProperty(acts, fc.array(weathers, { minLength: 1, maxLength: 40 }), async (steps, sky) => {
      village = new SyncFixture();
      village.session = ann;
      name = `storm-${newId()}`;
      let n = 0;
      village.networkState = () => sky[n++ % sky.length]!;
      let store = await open();
      const made: string[] = [];
      for (const [i, { what, note: which }] of steps.entries()) {
        if (what === 'kill') {
          store.close();
          store = await open();
        } else if (what === 'wait') await pass(store, 3_000);
        else {
          const command = { create: createNote, append: appendWord, remove: removeNote }[what]!;
          const sent = await store.send(command, note(`n${which}`, `w${i}`));
          if (sent.ok) made.push(sent.value.id);
        }
      }
      village.networkState = () => 'fine';
      for (let i = 0; i < 4; i += 1) await pass(store, 300_000);
      const server = village.serverFor(ann);
      expect(store.snapshot().items.map((i) => i.id)).toEqual(made);
      for (const { id, state, refusal } of store.snapshot().items) {
        // A command on which the server failed five times is set aside, with "Try again".
        if (refusal?.code !== 'server.fault')
          expect([id, server.savedOutcomes.get(id)?.result]).toEqual([id, state]);
      }
      expect(server.applied).toEqual(made.filter((id) => server.applied.includes(id)));
      for (const id of server.notes.keys()) expect(noteWords(store, id)).toEqual(server.notes.get(id)!.words);
      expect(store.snapshot().view.all('note')).toHaveLength(server.notes.size);
      store.close();
    }),
    { numRuns: Number(process.env['STORM_RUNS'] ?? 15) },
  );
}, 120_000);

test('changes from a live notification are fetched once, and not if an exchange already brought them', async () => {
  const store = await open();
  await pass(store, 100);
  const before = tries();
  store.setNotifiedSeq(village.serverFor(ann).seq);
  await pass(store, 100);
  expect(tries()).toBe(before);
  await store.send(createNote, note('n'));
  await pass(store, 100);
  const sent = tries();
  store.setNotifiedSeq(village.serverFor(ann).seq);
  await pass(store, 100);
  expect(tries()).toBe(sent);

  village.serverFor(ann).exchange({
    cursor: 0,
    restarting: false,
    commands: [{ id: newId(), name: 'notes.append', args: note('n', 'other phone'), deviceTime: '' }],
  });
  store.setNotifiedSeq(village.serverFor(ann).seq);
  await pass(store, 100);
  expect(tries()).toBe(sent + 1);
  expect(noteWords(store, 'n')).toEqual(['other phone']);
  // A number that never arrives is requested once.
  store.setNotifiedSeq(1_000_000);
  await pass(store, 60_000);
  expect(tries()).toBe(sent + 2);
});

test('changes notified while the server is unreachable are fetched once it is back', async () => {
  const store = await open();
  village.networkState = () => 'lost';
  await store.send(createNote, note('n'));
  await pass(store, 100);
  village.networkState = () => 'fine';
  village.serverFor(ann).exchange({
    cursor: 0,
    restarting: false,
    commands: [{ id: newId(), name: 'notes.create', args: note('m'), deviceTime: '' }],
  });
  store.setNotifiedSeq(village.serverFor(ann).seq);
  await pass(store, 300_000);
  expect(noteWords(store, 'm')).toEqual([]);
});
