import { expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '../database/database.ts';
import { testDatabase } from '../database/testing.ts';
import { recordEvents, nextSequences, writeLogs } from './bulk-writes.ts';
import type { DomainEvent } from './events.ts';
import { nextSequence } from './sequence.ts';

const { database } = await testDatabase();

test('sequence numbers for many users match those for one; a purged user gets no number and no rows', async () => {
  const [old, fresh, purged] = [newId(), newId(), newId()];
  await database.asSystem(async (tx) => {
    await nextSequence(tx, old);
    await tx.run(sql`insert into purged_users (id) values (${purged})`);
  });
  const seqs = await database.asSystem(async (tx) => {
    const taken = await nextSequences(tx, [fresh, old, purged, old]);
    await writeLogs(tx, taken, [
      { userId: old, kind: 'alert', id: 'a' },
      { userId: old, kind: 'alert', id: 'a', deleted: true },
      { userId: fresh, kind: 'alert', id: 'b' },
      { userId: purged, kind: 'alert', id: 'c' },
    ]);
    return taken;
  });
  expect([seqs.get(old), seqs.get(fresh), seqs.has(purged)]).toEqual([2, 1, false]);
  const logged = await database.asSystem((tx) =>
    tx.many(sql`select user_id, row_id, seq, deleted from sync_log order by row_id`),
  );
  expect(logged).toEqual([
    { user_id: old, row_id: 'a', seq: 2, deleted: true },
    { user_id: fresh, row_id: 'b', seq: 1, deleted: false },
  ]);
  expect(
    await database.asSystem((tx) =>
      tx.one(sql`select count(*) as n from sync_users where user_id = ${purged}`),
    ),
  ).toEqual({ n: 0 });
});

test('two jobs that lock the same users in different orders do not deadlock', async () => {
  const users = Array.from({ length: 40 }, () => newId());
  const lockTwice = (ids: readonly string[]) =>
    database.asSystem(async (tx) => {
      await nextSequences(tx, ids);
      await nextSequences(tx, [...ids].reverse());
    });
  await Promise.all([
    lockTwice(users),
    lockTwice([...users].reverse()),
    lockTwice(users.slice(10)),
    lockTwice(users),
  ]);
  expect(
    await database.asSystem((tx) =>
      tx.one(
        sql`select min(seq) as least, max(seq) as most from sync_users where user_id = any(${users}::uuid[])`,
      ),
    ),
  ).toEqual({ least: 6, most: 8 });
});

test('records the events of many users and runs their listeners in the same transaction', async () => {
  const user = newId();
  const received: DomainEvent[] = [];
  await database.asSystem((tx) =>
    recordEvents(
      tx,
      [1, 2].map((n) => ({ userId: user, name: 'alert.raised', payload: { n } })),
      { 'alert.raised': [async (_tx, event) => void received.push(event)] },
    ),
  );
  expect(received.map((h) => h.payload)).toEqual([{ n: 1 }, { n: 2 }]);
  expect(
    await database.asSystem((tx) =>
      tx.many(sql`select payload from events where user_id = ${user} order by payload->>'n'`),
    ),
  ).toEqual([{ payload: { n: 1 } }, { payload: { n: 2 } }]);
});
