import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { makePro } from '#features/farm-data/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  meetRewardConditions,
  claim,
  codeOf,
  credit,
  type Farmer,
  type TestServer,
  share,
  createUser,
  waitUntil,
} from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.stop());
beforeEach(() =>
  server.database.run(sql`with a as (delete from rate_limits), b as (delete from auth_attempts) select 1`),
);

const click = (ref: string, device: string, via = 'whatsapp') =>
  server.browser().ask('POST', '/api/join/click', { body: { ref, via, variant: 'sw', device } });
const deviceNo = (n: number): string => (0xabc000 + n).toString(16).padStart(32, '0');
const numbers = async (farmer: Farmer, period: string) =>
  (await farmer.ask('GET', `/api/referrals/analytics?period=${period}`)).body;
const insights = (farmer: Farmer, period = '30d') =>
  farmer.ask('GET', `/api/referrals/insights?period=${period}`);
const moved = (farmer: Farmer, days: number) =>
  server.database.asSystem(async (tx) => {
    await tx.run(
      sql`
        update referral_clicks
        set day = day - ${days}::int, at = at - make_interval(days => ${days})
        where user_id = ${farmer.userId}
      `,
    );
    await tx.run(
      sql`
        update referrals
        set created_at = created_at - make_interval(days => ${days})
        where referrer_id = ${farmer.userId}
      `,
    );
  });

test('REF-05, REF-08: clicks count once per phone and day, with joins, by period; without clicks there is no rate', async () => {
  const inviter = await createUser(server);
  const code = await share(inviter);
  expect(await numbers(inviter, 'all')).toEqual({
    totalClicks: 0,
    joined: 0,
    rewarded: 0,
    conversionRate: null,
  });
  for (const n of [1, 1, 1, 2, 3, 4]) expect((await click(code.toLowerCase(), deviceNo(n))).status).toBe(200);
  await click('FFFFFFFF', deviceNo(9));
  await claim(await createUser(server), code);
  expect(await numbers(inviter, '7d')).toEqual({
    totalClicks: 4,
    joined: 1,
    rewarded: 0,
    conversionRate: 25,
  });
  await moved(inviter, 8);
  expect(await numbers(inviter, '7d')).toMatchObject({ totalClicks: 0, joined: 0, conversionRate: null });
  expect(await numbers(inviter, '30d')).toMatchObject({ totalClicks: 4, joined: 1 });
  await moved(inviter, 30);
  expect((await numbers(inviter, '30d')).totalClicks).toBe(0);
  await moved(inviter, 60);
  expect([(await numbers(inviter, '90d')).totalClicks, (await numbers(inviter, 'all')).totalClicks]).toEqual([
    0, 4,
  ]);
});

test('REF-05: only daily hashes of phone and network are stored, and briefly; one network cannot inflate the clicks', async () => {
  const inviter = await createUser(server);
  const code = await share(inviter);
  await click(code, deviceNo(1));
  const read = () =>
    server.database.asSystem((tx) =>
      tx.many<Record<string, unknown>>(sql`select * from referral_clicks where user_id = ${inviter.userId}`),
    );
  const [row] = await read();
  expect(JSON.stringify(row)).not.toMatch(/127\.0\.0\.1|abc001|192\.|::1/);
  await server.database.asSystem((tx) =>
    tx.run(sql`update referral_clicks set at = at - interval '3 days' where user_id = ${inviter.userId}`),
  );
  await server.upkeep();
  const [after] = await read();
  expect([after!['network_hash'], after!['device_hash'] === row!['device_hash']]).toEqual([null, false]);
  for (let n = 0; n < 75; n += 1) {
    if (n % 25 === 0) await server.database.run(sql`delete from rate_limits`);
    await click(code, deviceNo(100 + n));
  }
  expect((await numbers(inviter, 'all')).totalClicks).toBe(61);
});

test('REF-09, REF-15: each channel has its own shares, clicks and joins', async () => {
  const inviter = await createUser(server);
  await makePro(server, inviter);
  const code = await share(inviter, 'whatsapp');
  await share(inviter, 'whatsapp');
  await share(inviter, 'qr');
  await click(code, deviceNo(1), 'whatsapp');
  await click(code, deviceNo(2), 'facebook');
  await claim(await createUser(server), code, 'facebook');
  expect((await inviter.ask('GET', '/api/memory')).body.invitesSent).toBe(3);
  const { body } = await insights(inviter);
  expect(body.channels).toEqual([
    { platform: 'whatsapp', shares: 2, clicks: 1, joins: 0 },
    { platform: 'facebook', shares: 0, clicks: 1, joins: 1 },
    { platform: 'qr', shares: 1, clicks: 0, joins: 0 },
  ]);
  const saved = await server.database.asUser(inviter.userId, (tx) =>
    tx.many(
      sql`
        select platform, message_variant, share_count, click_count, conversion_count
        from viral_shares
        where user_id = ${inviter.userId}
        order by platform
      `,
    ),
  );
  expect(saved).toEqual([
    { platform: 'facebook', message_variant: 'sw', share_count: 0, click_count: 1, conversion_count: 1 },
    { platform: 'qr', message_variant: 'sw', share_count: 1, click_count: 0, conversion_count: 0 },
    { platform: 'whatsapp', message_variant: 'sw', share_count: 2, click_count: 1, conversion_count: 0 },
  ]);
  expect(body.steps).toHaveLength(30);
  expect(body.steps[0]).toMatchObject({ clicks: 2, joins: 1 });
  expect([
    (await insights(inviter, '90d')).body.steps.length,
    (await insights(inviter, 'all')).body.steps.length,
    (await insights(inviter, '7d')).body.steps.length,
  ]).toEqual([13, 1, 7]);
});

test('REF-10: the four advanced parts require Pro', async () => {
  const farmer = await createUser(server);
  expect((await insights(farmer)).body.refusal.code).toBe('plans.pro_only');
  expect(
    (
      await farmer.ask('POST', '/api/referrals/leaderboard', {
        body: { shown: { name: 'Amina', county: 'Nakuru' } },
      })
    ).status,
  ).toBe(403);
  expect((await farmer.ask('POST', '/api/referrals/leaderboard', { body: { shown: null } })).status).toBe(
    200,
  );
  await makePro(server, farmer);
  expect((await insights(farmer)).status).toBe(200);
});

test('REF-17, REF-15: the leaderboard shows only users who opted in, with a chosen name and county', async () => {
  const [inviter, hidden] = [await createUser(server), await createUser(server)];
  for (const one of [inviter, hidden]) {
    await makePro(server, one);
    const comer = await createUser(server);
    await claim(comer, await codeOf(one));
    await meetRewardConditions(server, comer);
    await credit(comer, one.userId);
  }
  const stand = (shown: object | null) =>
    inviter.ask('POST', '/api/referrals/leaderboard', { body: { shown } });
  expect((await stand({ name: 'Piga 0712345678', county: 'Nakuru' })).body.refusal.code).toBe(
    'referrals.name_wrong',
  );
  expect((await stand({ name: 'mavuno.co.ke', county: 'Nakuru' })).body.refusal.code).toBe(
    'referrals.name_wrong',
  );
  expect((await stand({ name: 'Wanjiku', county: 'Odisha' })).body.refusal.code).toBe(
    'referrals.county_unknown',
  );
  expect((await stand({ name: ' Mama  Wanjiku ', county: 'Nakuru' })).body).toEqual({ shown: true });
  await waitUntil(async () => (await insights(hidden)).body.leaderboard.length === 1);
  expect((await insights(hidden)).body).toMatchObject({
    leaderboard: [{ rank_position: 1, name: 'Mama Wanjiku', county: 'Nakuru', invited: 1, mine: false }],
    me: null,
  });
  expect((await insights(inviter)).body.me).toEqual({
    name: 'Mama Wanjiku',
    county: 'Nakuru',
    rank_position: 1,
  });
  await stand(null);
  expect((await insights(hidden)).body.leaderboard).toEqual([]);
});
