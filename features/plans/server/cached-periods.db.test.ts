import { expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { openDatabase, sql } from '#kit/server/database/database.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { createNotificationListener } from '#kit/server/live/listen.ts';
import { entitlementsOf } from '../domain/entitlements.ts';
import { cachedPeriods } from './cached-periods.ts';

const { database: db, connection } = await testDatabase();

/** One server's cache of plans; `reads` counts its database queries. */
const server = async () => {
  const own = await openDatabase({ write: connection, log: silentLog, writers: 2, readers: 1 });
  const listening = createNotificationListener({ database: own, to: connection, log: silentLog });
  let reads = 0;
  const counted = {
    ...own,
    asUser: ((userId, work) => {
      reads += 1;
      return own.asUser(userId, work);
    }) as typeof own.asUser,
  };
  const periods = cachedPeriods(counted, listening);
  listening.start();
  await expect.poll(() => listening.isReliable()).toBe(true);
  return {
    tier: async (userId: string) => entitlementsOf(await periods(userId), new Date()).tier,
    reads: () => reads,
    deafen: () => listening.stop(),
    stop: async () => {
      await listening.stop();
      await own.close();
    },
  };
};
const pay = (userId: string) =>
  db.asSystem((tx) =>
    tx.run(
      sql`
        insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end)
        values (${newId()}, ${userId}, 'active', 'week', now(), now() + interval '7 days')
      `,
    ),
  );
const end = (userId: string) =>
  db.asSystem((tx) => tx.run(sql`update user_plans set status = 'refunded' where user_id = ${userId}`));

test('PAY-02 entitlements are cached in each server and dropped from every cache when they change', async () => {
  const [one, two] = [await server(), await server()];
  const [farmer, other] = [newId(), newId()];
  for (const each of [one, two]) {
    for (let i = 0; i < 50; i += 1) expect(await each.tier(farmer)).toBe('free');
    await each.tier(other);
    expect(each.reads()).toBe(2);
  }
  await pay(farmer);
  for (const each of [one, two]) {
    await expect.poll(() => each.tier(farmer), { timeout: 2_000, interval: 5 }).toBe('pro');
    await each.tier(other);
    expect(each.reads()).toBe(3);
  }
  await end(farmer);
  for (const each of [one, two])
    await expect.poll(() => each.tier(farmer), { timeout: 2_000, interval: 5 }).toBe('free');
  await Promise.all([one.stop(), two.stop()]);
});

test('PAY-02 a server that receives no change notices caches nothing', async () => {
  const deaf = await server();
  const farmer = newId();
  expect(await deaf.tier(farmer)).toBe('free');
  await deaf.deafen();
  await pay(farmer);
  expect(await deaf.tier(farmer)).toBe('pro');
  await end(farmer);
  expect(await deaf.tier(farmer)).toBe('free');
  await deaf.stop();
});

test('PAY-02 rows that were being read during a change are not cached', async () => {
  const farmer = newId();
  let hear: (userId: string) => void = () => undefined;
  let late: (rows: unknown) => void = () => undefined;
  const answers = [
    new Promise((done) => {
      late = done;
    }),
    Promise.resolve({ plans: [], subscriptions: [], trials: [new Date('2099-01-01')] }),
  ];
  const periods = cachedPeriods({ asUser: () => answers.shift() } as never, {
    isReliable: () => true,
    listenTo: (_, onPayload) => {
      hear = onPayload;
      return () => undefined;
    },
  });
  const first = periods(farmer);
  hear(farmer);
  late({ plans: [], subscriptions: [], trials: [] });
  expect((await first).trials).toEqual([]);
  expect((await periods(farmer)).trials).toHaveLength(1);
});
