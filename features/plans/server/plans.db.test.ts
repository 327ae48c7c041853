import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { checkAbility, limitBeyond, readEntitlements, readEntitlementsOf, usersWithAbility } from './api.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const subscribe = (userId: string, email: string, status = 'active', days = 30) =>
  server.database.asSystem((tx) =>
    tx.run(sql`
      insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
      values (${newId()}, ${userId}, ${email}, 'monthly', ${status}, now(),
        now() + make_interval(days => ${days}))
    `),
  );
const emailOf = async (userId: string) =>
  (await server.database.one<{ email: string }>(sql`select email from auth_users where id = ${userId}`))
    .email;
const verify = (userId: string) =>
  server.database.run(sql`update auth_users set email_verified = true where id = ${userId}`);
const tierOf = async (userId: string) => {
  const one = await server.database.asUser(userId, (tx) => readEntitlements(tx, userId, new Date()));
  const many = await server.database.asSystem((tx) => readEntitlementsOf(tx, [userId, newId()], new Date()));
  expect(many.get(userId)?.tier ?? 'free').toBe(one.tier);
  return one.tier;
};

test('PAY-21 a subscription is found by user, then by the confirmed address of this account', async () => {
  const farmer = await server.farmer();
  const email = await emailOf(farmer.userId);
  await subscribe(newId(), email);
  expect(await tierOf(farmer.userId)).toBe('free');
  await verify(farmer.userId);
  expect(await tierOf(farmer.userId)).toBe('pro');
});

test('PAY-21 a subscription of a living account is only theirs, and by address only active ones count', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  const email = await emailOf(farmer.userId);
  await verify(farmer.userId);
  await subscribe(other.userId, email);
  await subscribe(newId(), email, 'cancelled');
  await subscribe(newId(), email, 'active', -1);
  expect(await tierOf(farmer.userId)).toBe('free');
  expect(await tierOf(other.userId)).toBe('pro');
});

test('PAY-21 looking for a subscription by address reveals nothing else about other users', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  await subscribe(other.userId, 'x@example.com');
  const seen = await server.database.asUser(farmer.userId, async (tx) => {
    await readEntitlements(tx, other.userId, new Date());
    return tx.many(sql`select 1 from user_subscriptions where user_id = ${other.userId}`);
  });
  expect(seen).toEqual([]);
});

test('PAY-02 PAY-35 one function returns what is allowed and why not, from rows that no farmer can write', async () => {
  const [free, pro] = [await server.farmer(), await server.farmer()];
  await subscribe(pro.userId, 'x@example.com', 'cancelled');
  const may = (userId: string, ability: Parameters<typeof checkAbility>[2], used?: number) =>
    server.database.asUser(userId, (tx) => checkAbility(tx, userId, ability, new Date(), used));
  expect(await may(free.userId, 'fields', 0)).toEqual({ ok: true, limit: 1 });
  expect(await may(free.userId, 'fields', 1)).toEqual({
    ok: false,
    code: 'plans.limit_reached',
    details: { limit: 1 },
    limit: 1,
  });
  expect(await may(free.userId, 'satellite')).toMatchObject({ ok: false, code: 'plans.pro_only' });
  expect(await may(pro.userId, 'fields', 400)).toEqual({ ok: true, limit: null });
  expect(await may(pro.userId, 'document_chat')).toEqual({ ok: true, limit: null });
  expect(
    await server.database.asSystem((tx) =>
      usersWithAbility(tx, [free.userId, pro.userId], 'daily_alerts', new Date()),
    ),
  ).toEqual(new Set([pro.userId]));
  for (const write of [
    sql`
      insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
      values (${newId()}, ${free.userId}, 'x', 'annual', 'active', now(), now() + interval '1 year')
    `,
    sql`
      insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end)
      values (${newId()}, ${free.userId}, 'active', 'pro', now(), now() + interval '1 year')
    `,
    sql`
      insert into trials (user_id, started_at, ends_at)
      values (${free.userId}, now(), now() + interval '1 year')
    `,
  ])
    await expect(server.database.asUser(free.userId, (tx) => tx.run(write))).rejects.toThrow(
      'row-level security',
    );
});

test('PAY-02 use within the Free limit is allowed without reading the plan; beyond it the plan decides', async () => {
  const pro = await server.farmer();
  await subscribe(pro.userId, 'x@example.com', 'active');
  let asked = 0;
  const limit = (used: number) =>
    server.database.asUser(pro.userId, (tx) =>
      limitBeyond(
        {
          ...tx,
          many: (...args: Parameters<typeof tx.many>) => {
            asked += 1;
            return tx.many(...args);
          },
        } as typeof tx,
        pro.userId,
        'scans',
        new Date(),
        used,
      ),
    );
  expect(await limit(14)).toBe(15);
  expect(asked).toBe(0);
  expect(await limit(15)).toBeNull();
  expect(asked).toBe(1);
});

test('PAY-46 the columns of subscriptions and plans match the ledger', async () => {
  const columns = await server.database.many<{ t: string; c: string }>(
    sql`
      select table_name as t, column_name as c
      from information_schema.columns
      where table_name in ('user_subscriptions', 'user_plans')
    `,
  );
  const of = (table: string) => columns.filter(({ t }) => t === table).map(({ c }) => c);
  expect(of('user_subscriptions')).toEqual(
    expect.arrayContaining([
      'id',
      'user_id',
      'user_email',
      'plan_type',
      'status',
      'activated_at',
      'expires_at',
    ]),
  );
  expect(of('user_plans')).toEqual(
    expect.arrayContaining([
      'id',
      'user_id',
      'status',
      'plan_type',
      'current_period_start',
      'current_period_end',
    ]),
  );
});

test('PAY-27 PAY-28 starting a trial gives 14 days of Pro, once per account, even with simultaneous requests', async () => {
  const farmer = await server.farmer();
  expect((await farmer.ask('GET', '/api/plan')).body).toMatchObject({
    entitlements: { tier: 'free' },
    trial: { available: true, why: null, running: false, daysLeft: 0 },
  });
  const taps = await Promise.all(
    Array.from({ length: 10 }, () => farmer.ask('POST', '/api/plan/trial', { body: {} })),
  );
  expect(taps.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(
    taps.filter(({ status, body }) => status === 409 && body.refusal.code === 'plans.trial_used'),
  ).toHaveLength(9);
  const { body } = await farmer.ask('GET', '/api/plan');
  expect(body).toMatchObject({
    entitlements: { tier: 'pro', until: body.trial.endsAt },
    trial: { available: false, why: 'used', running: true, daysLeft: 14 },
  });
  expect(
    await server.database.asSystem((tx) =>
      tx.one(sql`select count(*) as n from trials where user_id = ${farmer.userId}`),
    ),
  ).toEqual({ n: 1 });
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        update trials
        set started_at = now() - interval '15 days', ends_at = now() - interval '1 second'
        where user_id = ${farmer.userId}
      `,
    ),
  );
  expect((await farmer.ask('GET', '/api/plan')).body).toMatchObject({
    entitlements: { tier: 'free' },
    trial: { available: false, running: false, daysLeft: 0 },
  });
});

test('PAY-27 trial days are added to the remaining Pro days', async () => {
  const farmer = await server.farmer();
  await subscribe(farmer.userId, 'x@example.com', 'cancelled', 3);
  const { body } = await farmer.ask('POST', '/api/plan/trial', { body: {} });
  expect(body.trial).toMatchObject({ running: true, daysLeft: 17 });
});

test('a new plan shows at once in the start and check routes, and only for its owner', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  const tier = async (b: typeof farmer) => [
    (await b.ask('GET', '/api/start')).body.entitlements.tier,
    (await b.ask('GET', '/api/plan/check')).body.entitlements.tier,
  ];
  expect(await tier(farmer)).toEqual(['free', 'free']);
  await subscribe(farmer.userId, 'x@example.com');
  await expect.poll(() => tier(farmer)).toEqual(['pro', 'pro']);
  expect(await tier(other)).toEqual(['free', 'free']);
});
