import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterFailure,
  canTry,
  delayAfter,
  noBackoff,
  MIN_DELAY_MS,
  afterSuccess,
  retrySoon,
} from './backoff.ts';
import type { Projection } from './commands.ts';
import { freshness } from './freshness.ts';
import { withoutMetadata } from './jpeg.ts';
import { missingParts, PART_BYTES } from './limits.ts';
import type { OutboxItem } from './outbox.ts';
import {
  evictablePhotos,
  MAX_SENT_PHOTOS,
  nextPhoto,
  orphanedPhotos,
  type QueuedPhoto,
} from './photo-queue.ts';
import { replay } from './replay.ts';
import { emptyReplicaState, planChanges } from './replica-state.ts';

const unreachable = { code: 'network.unreachable' };

test('the retry delay grows, and stays between one second and five minutes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (failures, random) => {
        expect(delayAfter(failures, random)).toBeGreaterThanOrEqual(MIN_DELAY_MS);
        expect(delayAfter(failures, random)).toBeLessThanOrEqual(300_000);
      },
    ),
  );
  expect([1, 2, 3, 4].map((n) => delayAfter(n, 0.999) > delayAfter(n, 0))).toEqual([true, true, true, true]);
  expect(delayAfter(3, 0)).toBe(4000);
});

test('the server’s Retry-After is respected, up to five minutes', () => {
  expect(afterFailure(noBackoff, { code: 'request.too_many', retryAfterSeconds: 60 }, 0, 0).nextTryAt).toBe(
    60_000,
  );
  expect(afterFailure(noBackoff, { code: 'server.busy', retryAfterSeconds: 86_400 }, 0, 0).nextTryAt).toBe(
    300_000,
  );
});

test('X-04b "Send now" ends a long delay, but not the minimum delay', () => {
  let pace = noBackoff;
  for (let i = 0; i < 9; i += 1) pace = afterFailure(pace, unreachable, 1000, 0.5);
  expect(canTry(pace, 1000 + MIN_DELAY_MS)).toBe(false);
  expect(canTry(retrySoon(pace), 1000 + MIN_DELAY_MS - 1)).toBe(false);
  expect(canTry(retrySoon(pace), 1000 + MIN_DELAY_MS)).toBe(true);
  expect(canTry(afterSuccess(pace), 1001)).toBe(true);
});

test('an expired session or another user’s session stops sync until sign-in', () => {
  for (const code of ['session.missing', 'sync.other_user'])
    expect(canTry(retrySoon(afterFailure(noBackoff, { code }, 0, 0)), 1e9)).toBe(false);
});

const row = (id: string) => ({ kind: 'note', id, row: { id } });

test('changes requested from another cursor are ignored', () => {
  expect(
    planChanges({ ...emptyReplicaState, cursor: 7 }, 5, {
      rows: [row('a')],
      cursor: 9,
      head: 9,
      more: false,
      restart: false,
    }),
  ).toBeNull();
});

test('between two pages nothing counts as covered, and a restart sweeps only after the last page', () => {
  const first = planChanges({ cursor: 9, covered: 9, epoch: 1, restarting: false }, 9, {
    rows: [row('a')],
    cursor: 3,
    head: 6,
    more: true,
    restart: true,
  })!;
  expect(first).toMatchObject({
    sweep: false,
    replica: { cursor: 3, covered: 9, epoch: 2, restarting: true },
  });
  const last = planChanges(first.replica, 3, {
    rows: [row('b')],
    cursor: 6,
    head: 6,
    more: false,
    restart: false,
  })!;
  expect(last).toMatchObject({
    sweep: true,
    replica: { cursor: 6, covered: 6, epoch: 2, restarting: false },
  });
});

const item = (more: Partial<OutboxItem>): OutboxItem => ({
  n: 1,
  id: 'i',
  userId: 'u',
  name: 'notes.put',
  args: {},
  deviceTime: '',
  bytes: 1,
  photos: [],
  state: 'waiting',
  attempts: 0,
  faults: 0,
  ...more,
});
const photo = (hash: string, more: Partial<QueuedPhoto> = {}): QueuedPhoto => ({
  userId: 'u',
  hash,
  type: 'image/jpeg',
  size: 10,
  savedAt: 0,
  state: 'waiting',
  sentBytes: 0,
  ...more,
});

test('SCN-30 a photo is sent only after a command that names it was applied', () => {
  const photos = [photo('p')];
  expect(nextPhoto(photos, [item({ photos: ['p'] })])).toBeUndefined();
  expect(nextPhoto(photos, [item({ photos: ['p'], state: 'refused' })])).toBeUndefined();
  expect(nextPhoto(photos, [item({ photos: ['p'], state: 'applied', seq: 1 })])?.hash).toBe('p');
  expect(nextPhoto(photos, [])?.hash).toBe('p');
});

test('discarding a command deletes only photos that no other command names and the server does not have', () => {
  const gone = item({ photos: ['a', 'b', 'c'] });
  expect(
    orphanedPhotos(
      gone,
      [item({ photos: ['b'] })],
      [photo('a'), photo('b'), photo('c', { state: 'sent' })],
    ).map((p) => p.hash),
  ).toEqual(['a']);
});

test('the phone keeps the newest sent photos and all waiting ones', () => {
  const sent = Array.from({ length: MAX_SENT_PHOTOS + 2 }, (_, i) =>
    photo(`s${i}`, { state: 'sent', savedAt: i }),
  );
  expect(evictablePhotos([...sent, photo('w')]).map((p) => p.hash)).toEqual(['s1', 's0']);
});

test('an interrupted upload continues with the missing parts', () => {
  expect(missingParts(2 * PART_BYTES + 5, [0, 2 * PART_BYTES])).toEqual([PART_BYTES]);
});

test('X-16 waiting rows are marked, others are not; a failing projection does not affect the rest', () => {
  const put: Projection<{ id: string }> = (view, args) => view.put('note', args);
  const projections = {
    'notes.put': put as Projection,
    'notes.bad': () => {
      throw new Error('bad');
    },
  };
  const faults: string[] = [];
  const rows = new Map([['note', new Map([['a', { id: 'a' }]])]]);
  const seen = replay(
    rows,
    [item({ name: 'notes.bad' }), item({ args: { id: 'b' } }), item({ name: 'notes.unknown' })],
    projections,
    (i) => void faults.push(i.name),
  );
  expect(seen.all('note')).toEqual([
    { id: 'a', pending: false },
    { id: 'b', pending: true },
  ]);
  expect(seen.get('note', 'b')).toBe(seen.all('note')[1]);
  expect(faults).toEqual(['notes.bad']);
});

test('X-16 the state is live, saved with its age, or waiting', () => {
  expect(freshness({ online: true, waiting: 0, lastSyncAt: 1000 }, 2000)).toEqual({ is: 'live' });
  expect(freshness({ online: true, waiting: 2, lastSyncAt: 1000 }, 2000)).toEqual({
    is: 'waiting',
    count: 2,
  });
  expect(freshness({ online: false, waiting: 0, lastSyncAt: 1000 }, 2000)).toEqual({
    is: 'saved',
    ageMs: 1000,
  });
  expect(freshness({ online: true, waiting: 0, lastSyncAt: 9e12 }, 2000)).toEqual({
    is: 'saved',
    ageMs: null,
  });
});

test('a JPEG loses EXIF and comments and keeps all image data', () => {
  const segment = (marker: number, ...body: number[]): number[] => [
    0xff,
    marker,
    0,
    body.length + 2,
    ...body,
  ];
  const scan = [0xff, 0xda, 0, 4, 1, 2, 9, 9, 0xff, 0xd9];
  const jpeg = Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, 1),
    ...segment(0xe1, 6, 6, 6),
    ...segment(0xe2, 2),
    ...segment(0xfe, 7),
    ...segment(0xdb, 3),
    ...scan,
  ]);
  expect([...withoutMetadata(jpeg)]).toEqual([
    0xff,
    0xd8,
    ...segment(0xe0, 1),
    ...segment(0xe2, 2),
    ...segment(0xdb, 3),
    ...scan,
  ]);
  const other = Uint8Array.from([1, 2, 3]);
  expect(withoutMetadata(other)).toBe(other);
});
