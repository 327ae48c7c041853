import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { fieldOf, makePro } from '#features/farm-data/server/testing.ts';
import { submitSandboxPage, placeOrder, verifyEmail } from '#features/payments/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  meetRewardConditions,
  claim,
  codeOf,
  confirmPhone,
  credit,
  type Farmer,
  creditsGiven,
  type TestServer,
  referralsOf,
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

const friends = async (): Promise<[Farmer, Farmer, string]> => {
  const [inviter, comer] = [await createUser(server), await createUser(server)];
  return [inviter, comer, await share(inviter)];
};

test('REF-03, REF-13, JOI-10: both get ten credits once the friend confirmed e-mail and number and added a field', async () => {
  const [inviter, comer, code] = await friends();
  expect((await claim(comer, ` ${code.toLowerCase()} `)).body).toEqual({
    referrerId: inviter.userId,
    state: 'waiting',
  });
  expect((await comer.ask('GET', '/api/memory')).body.referrerId).toBe(inviter.userId);
  expect((await credit(comer, inviter.userId)).body).toEqual({
    state: 'waiting',
    reward_issued: false,
    reasons: [],
    credits: 0,
  });
  await meetRewardConditions(server, comer);
  await waitUntil(async () => (await referralsOf(inviter)).stats.count === 1);
  expect((await credit(comer, inviter.userId)).body).toMatchObject({
    state: 'rewarded',
    reward_issued: true,
    credits: 10,
  });
  expect([await creditsGiven(server, inviter), await creditsGiven(server, comer)]).toEqual([10, 10]);
  expect((await comer.ask('GET', '/api/plan')).body.credits.kept).toBe(10);
  expect(await referralsOf(inviter)).toMatchObject({
    stats: { count: 1, credits: 10, bonus: 0, usable: 10, answers: 10, waiting: 0, held: 0 },
    came: null,
    referrals: [{ referred_id: comer.userId, reward_issued: true, state: 'rewarded' }],
  });
});

test('REF-14: without a confirmed address or any activity there is no reward; it comes after confirming', async () => {
  const [inviter, comer, code] = await friends();
  await claim(comer, code);
  await verifyEmail(server, comer);
  expect((await credit(comer, inviter.userId)).body.reward_issued).toBe(false);
  expect((await referralsOf(comer)).came).toMatchObject({
    state: 'waiting',
    reasons: [],
    verified: true,
    active: false,
    proven: false,
    use: { days: 0, needed: 3 },
  });
  const [later, email] = [await createUser(server), `baadaye${newId()}@mavuno.test`];
  await server.database.run(sql`update auth_users set email = ${email} where id = ${later.userId}`);
  await claim(later, code);
  await later.sync([fieldOf()]);
  expect((await credit(later, inviter.userId)).body.reward_issued).toBe(false);
  expect([
    await creditsGiven(server, inviter),
    await creditsGiven(server, comer),
    await creditsGiven(server, later),
  ]).toEqual([0, 0, 0]);
  await confirmPhone(server, later);
  await verifyEmail(server, later);
  await server.browser().ask('POST', '/api/auth/sign-in', { body: { email, password: 'nzuri-sana-9' } });
  await waitUntil(async () => (await creditsGiven(server, later)) === 10);
});

test('REF-13, REF-03: twenty simultaneous calls, replays and the listener give one reward to each side', async () => {
  const [inviter, comer, code] = await friends();
  await claim(comer, code);
  await meetRewardConditions(server, comer);
  const answers = await Promise.all(Array.from({ length: 20 }, () => credit(comer, inviter.userId)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  await server.upkeep();
  await claim(comer, code);
  await credit(comer, inviter.userId);
  expect([await creditsGiven(server, inviter), await creditsGiven(server, comer)]).toEqual([10, 10]);
  const moves = await server.database.asSystem((tx) =>
    tx.many<{ n: number }>(
      sql`
        select count(*)::int as n
        from credit_moves
        where why = 'referral' and user_id in (${inviter.userId}, ${comer.userId})
        group by user_id
      `,
    ),
  );
  expect(moves).toEqual([{ n: 1 }, { n: 1 }]);
});

test('REF-03: both get five more credits when the friend pays for Pro, once; a trial does not count', async () => {
  const [inviter, comer, code] = await friends();
  await claim(comer, code);
  await meetRewardConditions(server, comer);
  await credit(comer, inviter.userId);
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        insert into trials (user_id, started_at, ends_at)
        values (${comer.userId}, now(), now() + interval '14 days')
      `,
    ),
  );
  await credit(comer, inviter.userId);
  expect(await creditsGiven(server, inviter)).toBe(10);
  const { tracking } = await placeOrder(server, comer, 'monthly');
  await submitSandboxPage(comer, tracking, 'pay');
  await waitUntil(async () => (await creditsGiven(server, inviter)) === 15);
  await Promise.all([credit(comer, inviter.userId), credit(comer, inviter.userId)]);
  expect([await creditsGiven(server, inviter), await creditsGiven(server, comer)]).toEqual([15, 15]);
  expect((await referralsOf(inviter)).stats).toMatchObject({ credits: 10, bonus: 5, answers: 15 });
  // The friend has ten for joining and five for paying, and no bonus from friends.
  expect((await referralsOf(comer)).stats).toMatchObject({ credits: 0, bonus: 0, usable: 15 });
});

test('REF-14: own codes, mailbox aliases, unknown codes, a second inviter and old accounts are refused', async () => {
  const inviter = await createUser(server, undefined, 'njeri.k@gmail.com');
  const code = await share(inviter);
  expect((await claim(inviter, code)).body.refusal.code).toBe('referrals.own_code');
  expect(
    (await claim(await createUser(server, undefined, 'njerik+mbili@gmail.com'), code)).body.refusal.code,
  ).toBe('referrals.own_code');
  const [other, comer, second] = await friends();
  expect((await claim(comer, 'FFFFFFFF')).body.refusal.code).toBe('referrals.unknown_code');
  await claim(comer, second);
  expect((await claim(comer, code)).body.refusal.code).toBe('referrals.other_referrer');
  const old = await createUser(server);
  await server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set created_at = now() - interval '31 days' where id = ${old.userId}`),
  );
  expect((await claim(old, code)).body.refusal.code).toBe('referrals.too_late');
  expect((await old.ask('GET', '/api/memory')).body.referrerId).toBeNull();
  expect(other.userId).not.toBe(inviter.userId);
});

test('REF-13, REF-14: a user cannot collect for others, or read or write another user’s invitations', async () => {
  const [inviter, comer, code] = await friends();
  const stranger = await createUser(server);
  await claim(comer, code);
  await meetRewardConditions(server, comer);
  for (const [referrerId, referredId] of [
    [inviter.userId, comer.userId],
    [stranger.userId, comer.userId],
    [inviter.userId, stranger.userId],
    [newId(), newId()],
  ]) {
    expect((await credit(stranger, referrerId!, referredId)).status).toBe(404);
  }
  expect((await stranger.ask('GET', '/api/admin/referrals')).status).toBe(403);
  const rows = await server.database.asUser(stranger.userId, async (tx) => {
    const all: unknown[] = [];
    for (const table of [
      'referrals',
      'referral_clicks',
      'viral_shares',
      'referral_achievements',
      'premium_referral_bonuses',
      'referral_devices',
      'referral_networks',
      'referral_thanked',
      'referral_leaderboard',
    ])
      all.push(...(await tx.many({ text: `select 1 from ${table}`, values: [] })));
    return all;
  });
  expect(rows).toEqual([]);
  expect(
    await server.database.asUser(inviter.userId, (tx) =>
      tx.run(
        sql`
          update referrals
          set state = 'rewarded', reward_issued = true, rewarded_at = now()
          where referrer_id = ${inviter.userId}
        `,
      ),
    ),
  ).toBe(0);
  await expect(
    server.database.asUser(stranger.userId, (tx) =>
      tx.run(
        sql`
          insert into referrals (id, referrer_id, referred_id, via, message_variant, created_at)
          values (${newId()}, ${stranger.userId}, null, 'qr', 'en', now())
        `,
      ),
    ),
  ).rejects.toThrow(/row-level security/);
});

test('REF-07, REF-15, DAT-14: achievements come at 1, 5, 10 and 25, once, with the time they were earned', async () => {
  const inviter = await createUser(server);
  await server.database.asSystem(async (tx) => {
    for (let i = 0; i < 9; i += 1)
      await tx.run(
        sql`
          insert into referrals (id, referrer_id, via, message_variant, state, reward_issued, created_at,
            rewarded_at)
          values (${newId()}, ${inviter.userId}, 'sms', 'sw', 'rewarded', true, now() - interval '40 days',
            now() - interval '39 days')
        `,
      );
  });
  await makePro(server, inviter);
  const comer = await createUser(server);
  await claim(comer, await codeOf(inviter));
  await meetRewardConditions(server, comer);
  await credit(comer, inviter.userId);
  const { body } = await inviter.ask('GET', '/api/referrals/insights?period=all');
  expect(body.count).toBe(10);
  expect(
    body.achievements.map((one: { achievement_id: string; needed: number; earned_at: string | null }) => [
      one.achievement_id,
      one.needed,
      one.earned_at !== null,
    ]),
  ).toEqual([
    ['first_friend', 1, true],
    ['connector', 5, true],
    ['influencer', 10, true],
    ['viral_master', 25, false],
  ]);
  expect(body.achievements[0]).toEqual({
    achievement_id: 'first_friend',
    user_id: inviter.userId,
    achievement_name: 'First Friend',
    achievement_description: '1 friend joined',
    achievement_icon: 'trophy',
    needed: 1,
    earned_at: expect.any(String),
    reward_credits: 0,
  });
});

test('REF-13, REF-18: deleting an account leaves others’ data intact; rejoining with the same mailbox is held', async () => {
  const [inviter, comer, code] = await friends();
  const { email } = await server.database.one<{ email: string }>(
    sql`select email from auth_users where id = ${comer.userId}`,
  );
  await claim(comer, code);
  await meetRewardConditions(server, comer);
  await credit(comer, inviter.userId);
  await comer.ask('POST', '/api/data/delete-account', { body: { when: 'now' } });
  expect(await referralsOf(inviter)).toMatchObject({
    stats: { count: 1, credits: 10 },
    referrals: [{ referred_id: null, reward_issued: true }],
  });
  const again = await createUser(server, undefined, email);
  await claim(again, code);
  await meetRewardConditions(server, again);
  expect((await credit(again, inviter.userId)).body).toMatchObject({
    state: 'held',
    reasons: ['joined_before'],
  });
  const copy = JSON.stringify((await inviter.ask('GET', '/api/data/export.json')).body);
  expect(copy).toContain('"referrals":[{');
  for (const id of [comer.userId, again.userId]) expect(copy).not.toContain(id);
  await inviter.ask('POST', '/api/data/delete-account', { body: { when: 'now' } });
  for (const table of [
    'referrals',
    'referral_clicks',
    'viral_shares',
    'referral_achievements',
    'referral_leaderboard',
    'premium_referral_bonuses',
    'referral_devices',
    'referral_networks',
    'referral_codes',
  ]) {
    expect([
      table,
      await server.database.asSystem((tx) =>
        tx.many({ text: `select 1 from ${table} where user_id = $1`, values: [inviter.userId] }),
      ),
    ]).toEqual([table, []]);
  }
  expect((await again.ask('GET', '/api/memory')).body.referrerId).toBeNull();
  expect((await referralsOf(again)).came).toMatchObject({ state: 'held' });
  expect((await credit(again, inviter.userId)).status).toBe(404);
});

test('REF-03, REF-13: both are notified once of the credits, in both languages, and of the bonus when it comes', async () => {
  const [inviter, comer, code] = await friends();
  const told = async (farmer: { userId: string }) =>
    (
      await server.database.asSystem((tx) =>
        tx.many<{
          cause: string;
          category: string;
          url: string;
          said: Record<'en' | 'sw', { title: string; text: string }>;
        }>(sql`
          select cause, category, url, said
          from notifications
          where user_id = ${farmer.userId}
          order by created_at, id
        `),
      )
    ).filter(({ cause }) => cause.startsWith('referral'));
  await claim(comer, code);
  expect([await told(inviter), await told(comer)]).toEqual([[], []]);
  await meetRewardConditions(server, comer);
  await Promise.all([credit(comer, inviter.userId), credit(comer, inviter.userId)]);
  await server.upkeep();
  for (const farmer of [inviter, comer]) {
    const all = await told(farmer);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ category: 'account', url: '/referrals' });
    for (const language of ['en', 'sw'] as const) expect(all[0]!.said[language].title).toContain('10');
    expect(JSON.stringify(all)).not.toContain(farmer === inviter ? comer.userId : inviter.userId);
  }
  expect((await told(inviter))[0]!.said.en.title).not.toBe((await told(comer))[0]!.said.en.title);
  const { tracking } = await placeOrder(server, comer, 'monthly');
  await submitSandboxPage(comer, tracking, 'pay');
  await waitUntil(async () => (await told(inviter)).length === 2 && (await told(comer)).length === 2);
  expect((await told(inviter))[1]!.said.sw.title).toContain('5');
});
