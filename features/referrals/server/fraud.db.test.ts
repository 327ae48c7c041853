import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  meetRewardConditions,
  claim,
  codeOf,
  credit,
  type Farmer,
  creditsGiven,
  type TestServer,
  referralsOf,
  share,
  createUser,
} from './testing.ts';

let server: TestServer;
let admin: Farmer;
beforeAll(async () => {
  server = await openTestServer({ TRUST_PROXY: '1' });
  admin = await createUser(server);
  await server.database.run(sql`update auth_users set role = 'admin' where id = ${admin.userId}`);
});
afterAll(() => server.stop());
beforeEach(() =>
  server.database.run(sql`with a as (delete from rate_limits), b as (delete from auth_attempts) select 1`),
);

const held = async (): Promise<{ id: string; reasons: string[]; referred: { email: string } | null }[]> =>
  (await admin.ask('GET', '/api/admin/referrals')).body.held;
const decide = (id: string, approve: boolean, note = '') =>
  admin.ask('POST', `/api/admin/referrals/${id}`, { body: { approve, note } });
const comesBy = async (inviter: Farmer, comer: Farmer) => {
  const { body } = await claim(comer, await codeOf(inviter));
  await meetRewardConditions(server, comer);
  return { ...body, ...(await credit(comer, inviter.userId)).body };
};

test('REF-14: a ring of ten accounts that invite each other gets nothing once it closes, and sees why', async () => {
  const ring: Farmer[] = [];
  for (let i = 0; i < 10; i += 1) ring.push(await createUser(server));
  for (let i = 1; i < 10; i += 1) await claim(ring[i]!, await codeOf(ring[i - 1]!));
  const closing = await claim(ring[0]!, await codeOf(ring[9]!));
  expect(closing.body.state).toBe('held');
  for (const one of ring) await meetRewardConditions(server, one);
  for (let i = 0; i < 10; i += 1)
    expect((await credit(ring[i]!, ring[(i + 9) % 10]!.userId)).body).toMatchObject({
      state: 'held',
      reward_issued: false,
      reasons: ['ring'],
    });
  await server.upkeep();
  expect(await Promise.all(ring.map((one) => creditsGiven(server, one)))).toEqual(
    Array.from({ length: 10 }, () => 0),
  );
  expect((await referralsOf(ring[0]!)).stats).toMatchObject({ count: 0, credits: 0, held: 1 });
}, 40_000);

test('REF-14: two accounts that invite each other form a ring; earlier rewards stay and are marked', async () => {
  const [a, b] = [await createUser(server), await createUser(server)];
  expect((await comesBy(a, b)).state).toBe('rewarded');
  expect(await comesBy(b, a)).toMatchObject({ state: 'held', reasons: ['ring'] });
  expect([await creditsGiven(server, a), await creditsGiven(server, b)]).toEqual([10, 10]);
  const marked = await server.database.asSystem((tx) =>
    tx.one<{ n: number }>(
      sql`
        select count(*)::int as n
        from referrals
        where suspicious_activity and fraud_score = 100 and referrer_id in (${a.userId}, ${b.userId})
      `,
    ),
  );
  expect(marked.n).toBe(2);
});

test('REF-14: the inviter’s own phone, a phone with other new accounts, and a shared number are held for review', async () => {
  const inviter = await createUser(server);
  await share(inviter);
  const own = await createUser(server, inviter.device);
  expect(await comesBy(inviter, own)).toMatchObject({ state: 'held', reasons: ['same_device'] });
  const first = await createUser(server);
  expect((await comesBy(inviter, first)).state).toBe('rewarded');
  expect(await comesBy(inviter, await createUser(server, first.device))).toMatchObject({
    state: 'held',
    reasons: ['device_of_others'],
  });
  const [one, two] = [await createUser(server), await createUser(server)];
  for (const [farmer, number] of [
    [one, '0712 000 111'],
    [two, '+254 712 000111'],
  ] as const)
    await server.database.asSystem((tx) =>
      tx.run(sql`update profiles set phone_number = ${number} where id = ${farmer.userId}`),
    );
  expect(await comesBy(one, two)).toMatchObject({ state: 'held', reasons: ['same_phone'] });
});

test('REF-14: a second account on a phone that only displayed the code is detected', async () => {
  const inviter = await createUser(server);
  const { code } = (await inviter.ask('POST', `/api/referrals?device=${inviter.device}`)).body;
  const own = await createUser(server, inviter.device);
  await claim(own, code);
  await meetRewardConditions(server, own);
  expect((await credit(own, inviter.userId)).body).toMatchObject({
    state: 'held',
    reward_issued: false,
    reasons: ['same_device'],
  });
  expect([await creditsGiven(server, inviter), await creditsGiven(server, own)]).toEqual([0, 0]);
  expect((await inviter.ask('POST', '/api/referrals?device=none')).status).toBe(400);
});

test('REF-14: above ten invitations within an hour a friend is held; the one before is not', async () => {
  const inviter = await createUser(server);
  await server.database.asSystem(async (tx) => {
    for (let i = 0; i < 9; i += 1)
      await tx.run(
        sql`
          insert into referrals (id, referrer_id, via, message_variant, created_at)
          values (${newId()}, ${inviter.userId}, 'sms', 'sw', now() - interval '20 minutes')
        `,
      );
  });
  expect((await comesBy(inviter, await createUser(server))).state).toBe('rewarded');
  expect(await comesBy(inviter, await createUser(server))).toMatchObject({
    state: 'held',
    reasons: ['burst'],
  });
});

test('REF-14: staff decide once: an accepted invitation is rewarded, a refused one shows both users why', async () => {
  const inviter = await createUser(server);
  await share(inviter);
  const [good, bad] = [await createUser(server, inviter.device), await createUser(server, inviter.device)];
  await comesBy(inviter, good);
  await comesBy(inviter, bad);
  const queue = await held();
  const rowOf = async (farmer: Farmer): Promise<string> => {
    const { email } = await server.database.one<{ email: string }>(
      sql`select email from auth_users where id = ${farmer.userId}`,
    );
    return queue.find(({ referred }) => referred?.email === email)!.id;
  };
  const [passes, not] = [await rowOf(good), await rowOf(bad)];
  expect((await decide(passes, true)).body).toEqual({ state: 'rewarded' });
  expect((await decide(not, false)).body.refusal.code).toBe('referrals.note_missing');
  expect((await decide(not, false, 'Ni simu moja')).body).toEqual({ state: 'refused' });
  expect((await decide(not, true)).body.refusal.code).toBe('referrals.decided');
  expect((await decide(newId(), true)).status).toBe(404);
  expect([
    await creditsGiven(server, inviter),
    await creditsGiven(server, good),
    await creditsGiven(server, bad),
  ]).toEqual([10, 10, 0]);
  expect((await credit(bad, inviter.userId)).body).toMatchObject({ state: 'refused' });
  expect(
    (await referralsOf(inviter)).referrals.find((row: { state: string }) => row.state === 'refused').note,
  ).toBe('Ni simu moja');
});
