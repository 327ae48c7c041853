import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { OutboxItem } from '#kit/sync/outbox.ts';
import { cacheReply, savePendingCopy, saveQueueCopy, readCachedReply } from './local-copies.ts';
import { createNote, openNamedDisk, openStore, SyncFixture } from './sync-fixture.testing.ts';
import { openTabChannel } from './tabs.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const item = (id: string, state: OutboxItem['state']): OutboxItem => ({
  n: 1,
  id,
  userId: 'u',
  name: 'x',
  args: {},
  deviceTime: '',
  bytes: 1,
  photos: [],
  state,
  attempts: 0,
  faults: 0,
});
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

test('X-01 X-04 localStorage key offline_queue holds the number and ids of the waiting commands', () => {
  saveQueueCopy([item('a', 'waiting'), item('b', 'applied'), item('c', 'refused'), item('d', 'waiting')]);
  expect(stored('offline_queue')).toEqual({ count: 2, ids: ['a', 'd'] });
});

test('X-01 FLD-27 unsent rows are copied to localStorage with offline_id and is_synced false', () => {
  savePendingCopy('mavuno_offline_fields', [
    { id: 'f1', pending: true, name: 'Shamba' } as never,
    { id: 'f2', pending: false },
  ]);
  expect(stored('mavuno_offline_fields')).toEqual([
    { id: 'f1', name: 'Shamba', offline_id: 'f1', is_synced: false },
  ]);
});

test('X-01 X-03 X-03b farm_{name} holds data, timestamp and version; after 24 hours it is old but readable', () => {
  cacheReply('weather', { rain: 3 }, 1000);
  expect(stored('farm_weather')).toEqual({ data: { rain: 3 }, timestamp: 1000, version: '1.0.0' });
  expect(readCachedReply('weather', 1000 + 24 * HOUR_MS - 1)).toMatchObject({
    data: { rain: 3 },
    isOld: false,
  });
  expect(readCachedReply('weather', 1000 + 24 * HOUR_MS)).toMatchObject({ data: { rain: 3 }, isOld: true });
  expect(readCachedReply('weather', 1000 + 9999 * HOUR_MS)).toMatchObject({ data: { rain: 3 }, isOld: true });
});

test('X-04 a sign-out leaves no copies, and a visitor makes none', async () => {
  const [village, user] = [new SyncFixture(), newId()];
  village.session = user;
  const store = await openStore(await openNamedDisk(`copies-${newId()}`), village, {
    guestCommands: ['notes.create'],
    mirrors: [{ key: 'mavuno_offline_notes', kind: 'note' }],
    isOnline: () => false,
  });
  const copies = () => [stored('offline_queue'), stored('mavuno_offline_notes')];
  const write = () => store.send(createNote, { id: newId(), word: '' });
  await store.signIn(user);
  await write();
  await store.whenIdle();
  expect(copies()).toMatchObject([{ count: 1 }, [{ is_synced: false }]]);
  await store.signOut();
  expect(copies()).toEqual([null, null]);
  await write();
  await store.whenIdle();
  expect(copies()).toEqual([null, null]);
  store.close();
});

test('a copy of another version or a damaged copy is ignored', () => {
  localStorage.setItem('farm_weather', JSON.stringify({ data: 1, timestamp: 1, version: '0.9.0' }));
  expect(readCachedReply('weather', 2)).toBeNull();
  localStorage.setItem('farm_weather', '{');
  expect(readCachedReply('weather', 2)).toBeNull();
});

test('a copy that cannot be written does not throw', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => saveQueueCopy([])).not.toThrow();
});

test('without BroadcastChannel tabs communicate through local storage', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const received: string[] = [];
  const tabs = openTabChannel((what) => void received.push(what));
  tabs.post('rows');
  const newValue = localStorage.getItem('mavuno-tabs');
  dispatchEvent(new StorageEvent('storage', { key: 'mavuno-tabs', newValue }));
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'rows' }));
  tabs.close();
  dispatchEvent(new StorageEvent('storage', { key: 'mavuno-tabs', newValue }));
  expect(received).toEqual(['rows']);
});
