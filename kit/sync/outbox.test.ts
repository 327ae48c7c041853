import { expect, test } from 'vitest';
import { BATCH_BYTES, BATCH_COMMANDS } from './limits.ts';
import {
  markFailed,
  MAX_FAULTS,
  isAnsweredBy,
  MAX_SENT_ITEMS,
  newItem,
  pickBatch,
  applyOutcome,
  expiredItems,
  retryItem,
  itemsToReplay,
  type OutboxItem,
} from './outbox.ts';

const item = (n: number, more: Partial<OutboxItem> = {}): OutboxItem => ({
  n,
  id: `i${n}`,
  userId: 'u',
  name: 'notes.create',
  args: {},
  deviceTime: '',
  bytes: 100,
  photos: [],
  state: 'waiting',
  attempts: 0,
  faults: 0,
  ...more,
});
const many = (count: number, more: Partial<OutboxItem> = {}): OutboxItem[] =>
  Array.from({ length: count }, (_, i) => item(i + 1, more));

test('X-04b a batch holds only this user’s commands, oldest first, at most 50 and 256 KB', () => {
  expect(pickBatch([item(2), item(1), item(3, { userId: 'other' })], 'u').map((i) => i.n)).toEqual([1, 2]);
  expect(pickBatch(many(60), 'u')).toHaveLength(BATCH_COMMANDS);
  expect(pickBatch(many(5, { bytes: BATCH_BYTES / 2 }), 'u')).toHaveLength(2);
});

test('after failures batches shrink, down to a single command', () => {
  expect([0, 1, 2, 3, 4, 5, 60].map((failures) => pickBatch(many(60), 'u', failures).length)).toEqual([
    50, 25, 12, 6, 3, 1, 1,
  ]);
});

test('a command too large for any exchange is refused before it is queued', () => {
  const made = newItem({
    id: 'a',
    userId: 'u',
    name: 'n',
    args: 'ä'.repeat(BATCH_BYTES / 2),
    deviceTime: '',
  });
  expect(made).toEqual({ ok: false, code: 'store.too_large' });
});

test('X-04b FLD-28 a refused command keeps its content and reason and leaves the queue', () => {
  const refused = applyOutcome(item(1, { args: { name: 'Shamba' } }), {
    result: 'refused',
    id: 'i1',
    code: 'fields.limit_reached',
    details: { limit: 1 },
  });
  expect(refused).toMatchObject({
    state: 'refused',
    args: { name: 'Shamba' },
    refusal: { code: 'fields.limit_reached', details: { limit: 1 } },
    attempts: 1,
  });
  expect(pickBatch([refused, item(2)], 'u').map((i) => i.n)).toEqual([2]);
  expect(itemsToReplay([refused, item(2)], 0).map((i) => i.n)).toEqual([2]);
  expect(applyOutcome(refused, { result: 'retry', id: 'i1', fault: true })).toBe(refused);
});

test('X-04b a failed command records its attempts and the last error', () => {
  const [once] = markFailed([item(1)], 'network.unreachable', false);
  expect(once).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'network.unreachable' });
});

test('only the failing command is set aside; the one behind it is not penalised', () => {
  let poison = item(1);
  let behind = item(2);
  for (let i = 0; i < MAX_FAULTS; i += 1) {
    poison = applyOutcome(poison, { result: 'retry', id: 'i1', fault: true });
    behind = applyOutcome(behind, { result: 'retry', id: 'i2', fault: false });
  }
  expect(poison).toMatchObject({ state: 'refused', refusal: { code: 'server.fault' } });
  expect(behind).toMatchObject({ state: 'waiting', faults: 0 });
});

test('a failed request refuses a command only if it was sent alone, and never on a server or network error', () => {
  expect(markFailed(many(2), 'request.invalid', false).every((i) => i.state === 'waiting')).toBe(true);
  expect(markFailed([item(1)], 'request.too_large', true)[0]).toMatchObject({
    state: 'refused',
    refusal: { code: 'request.too_large' },
  });
  for (const code of ['server.fault', 'network.unreachable']) {
    expect(markFailed([item(1, { faults: 4 })], code, true)[0]).toMatchObject({
      state: 'waiting',
      faults: 4,
      lastError: code,
    });
  }
});

test('a reply must answer every command of the batch exactly', () => {
  expect(isAnsweredBy([{ result: 'applied', id: 'i1', seq: 1 }], many(2))).toBe(false);
  expect(
    isAnsweredBy(
      [
        { result: 'applied', id: 'i1', seq: 1 },
        { result: 'retry', id: 'i2', fault: true },
      ],
      many(2),
    ),
  ).toBe(false);
  expect(isAnsweredBy([], [])).toBe(true);
});

test('an applied command is replayed until its rows arrive; the newest fifty are kept as sent', () => {
  const sent = many(MAX_SENT_ITEMS + 5).map((i) => ({ ...i, state: 'applied' as const, seq: i.n }));
  expect(itemsToReplay(sent, 10).map((i) => i.n)[0]).toBe(11);
  expect(expiredItems(sent, 1000).map((i) => i.n)).toEqual([1, 2, 3, 4, 5]);
  expect(expiredItems(sent, 20)).toEqual([]);
});

test('retrying a refused command sends it as a new one; after a server error the same one is sent again', () => {
  const decided = retryItem(
    item(3, { state: 'refused', refusal: { code: 'fields.limit_reached' }, attempts: 2 }),
    'new',
  );
  expect(decided).toMatchObject({ id: 'new', state: 'waiting', attempts: 0 });
  expect('n' in decided).toBe(false);
  expect(
    retryItem(item(3, { state: 'refused', refusal: { code: 'server.fault' }, faults: 5 }), 'new'),
  ).toMatchObject({ id: 'i3', n: 3, state: 'waiting', faults: 0 });
});
