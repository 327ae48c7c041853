import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { fieldOf } from '#features/farm-data/server/testing.ts';
import { submitSandboxPage, placeOrder, verifyEmail } from '#features/payments/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  claim,
  codeOf,
  confirmPhone,
  connectFrom,
  credit,
  type Farmer,
  creditsGiven,
  type TestServer,
  letDaysPass,
  referralsOf,
  createUser,
} from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.stop());
beforeEach(() =>
  server.database.run(sql`with a as (delete from rate_limits), b as (delete from auth_attempts) select 1`),
);

let last = 0;
const newAddress = (): string => `198.51.100.${(last += 1)}`;
const someoneAt = async (address: string): Promise<Farmer> => {
  const farmer = await createUser(server);
  connectFrom(farmer, address);
  return farmer;
};
/** An inviter whose network is known, because the code was requested from it. */
const inviterAt = async (address: string): Promise<{ inviter: Farmer; code: string }> => {
  const inviter = await someoneAt(address);
  return { inviter, code: await codeOf(inviter) };
};
/** A friend with a confirmed e-mail and a field, but neither a confirmed number nor a payment. */
const friendAt = async (address: string, code: string, isFast = false): Promise<Farmer> => {
  const friend = await someoneAt(address);
  if (!isFast)
    await server.database.run(
      sql`update auth_users set created_at = created_at - interval '10 minutes' where id = ${friend.userId}`,
    );
  await claim(friend, code);
  await verifyEmail(server, friend);
  await friend.sync([fieldOf()]);
  return friend;
};
const useOnDays = async (
  inviter: Farmer,
  friend: Farmer,
  gaps: readonly number[],
  address?: string,
): Promise<void> => {
  if (address) connectFrom(friend, address);
  for (const days of gaps) {
    await letDaysPass(server, [inviter, friend], days);
    const [{ id }] = (await server.database.asSystem((tx) =>
      tx.many<{ id: string }>(sql`select id from fields where user_id = ${friend.userId} limit 1`),
    )) as [{ id: string }];
    const outcomes = await friend.sync([
      { name: 'fields.change', args: { id, name: `Shamba ${(last += 1)}` } },
    ]);
    expect(outcomes.outcomes[0]).toMatchObject({ result: 'applied' });
  }
};
const stateOf = async (friend: Farmer, inviter: Farmer) => (await credit(friend, inviter.userId)).body;

test('REF-14: three accounts from one address with invented device ids are held, and nobody is rewarded', async () => {
  const address = newAddress();
  const { inviter, code } = await inviterAt(address);
  const friends: Farmer[] = [];
  for (let i = 0; i < 3; i += 1) friends.push(await friendAt(address, code));
  for (const friend of friends)
    expect(await stateOf(friend, inviter)).toMatchObject({
      state: 'held',
      reward_issued: false,
      reasons: expect.arrayContaining(['same_network']),
    });
  for (const friend of friends) await useOnDays(inviter, friend, [3, 3, 3]);
  await server.upkeep();
  for (const one of [inviter, ...friends]) expect(await creditsGiven(server, one)).toBe(0);
});

test('REF-14: three accounts from one address that is not the inviter’s are held too', async () => {
  const { inviter, code } = await inviterAt(newAddress());
  const address = newAddress();
  const friends: Farmer[] = [];
  for (let i = 0; i < 3; i += 1) friends.push(await friendAt(address, code));
  for (const friend of friends)
    expect(await stateOf(friend, inviter)).toMatchObject({
      state: 'held',
      reasons: expect.arrayContaining(['network_of_others']),
    });
  await server.upkeep();
  for (const one of [inviter, ...friends]) expect(await creditsGiven(server, one)).toBe(0);
});

test('REF-14: without a confirmed number or a payment the reward comes after seven days with three days of use elsewhere', async () => {
  const { inviter, code } = await inviterAt(newAddress());
  const friend = await friendAt(newAddress(), code);
  expect(await stateOf(friend, inviter)).toMatchObject({ state: 'waiting', reward_issued: false });
  await useOnDays(inviter, friend, [2, 2]);
  expect(await stateOf(friend, inviter)).toMatchObject({ state: 'waiting' });
  expect((await referralsOf(friend)).came).toMatchObject({ proven: false, use: { days: 3, needed: 3 } });
  await letDaysPass(server, [inviter, friend], 3);
  await server.upkeep();
  expect([await creditsGiven(server, inviter), await creditsGiven(server, friend)]).toEqual([10, 10]);
});

test('REF-14: seven days with no use, or with two days of use, give no reward yet', async () => {
  const { inviter, code } = await inviterAt(newAddress());
  const [idle, rare] = [await friendAt(newAddress(), code), await friendAt(newAddress(), code)];
  await useOnDays(inviter, rare, [8]);
  await letDaysPass(server, [idle], 8);
  await server.upkeep();
  for (const friend of [idle, rare])
    expect(await stateOf(friend, inviter)).toMatchObject({ state: 'waiting', reward_issued: false });
});

test('REF-14: a confirmed number or a payment releases at once a friend held only for the network', async () => {
  const address = newAddress();
  const { inviter, code } = await inviterAt(address);
  const [byPhone, byPayment] = [await friendAt(address, code), await friendAt(address, code)];
  for (const friend of [byPhone, byPayment])
    expect(await stateOf(friend, inviter)).toMatchObject({ state: 'held' });
  await confirmPhone(server, byPhone);
  expect(await stateOf(byPhone, inviter)).toMatchObject({ state: 'rewarded', reward_issued: true });
  await submitSandboxPage(byPayment, (await placeOrder(server, byPayment, 'day')).tracking, 'pay');
  expect(await stateOf(byPayment, inviter)).toMatchObject({ state: 'rewarded', reward_issued: true });
});

test('REF-14: a number on two accounts, or a reversed payment, does not count as proof', async () => {
  const { inviter, code } = await inviterAt(newAddress());
  const [one, two] = [await friendAt(newAddress(), code), await friendAt(newAddress(), code)];
  const number = '+254799000111';
  await confirmPhone(server, one, number);
  await server.database.asSystem((tx) =>
    tx.run(sql`
      insert into contact_identities (user_id, id, channel, address, phone, verified_at)
      values (${inviter.userId}, gen_random_uuid(), 'whatsapp', ${number}, ${number}, now())
    `),
  );
  expect((await stateOf(one, inviter)).reward_issued).toBe(false);
  const { tracking } = await placeOrder(server, two, 'day');
  await submitSandboxPage(two, tracking, 'wrong_amount');
  expect((await stateOf(two, inviter)).reward_issued).toBe(false);
});

test('REF-14: use on the inviter’s network does not count, and a week of only that is held for review', async () => {
  const home = newAddress();
  const { inviter, code } = await inviterAt(home);
  const friend = await friendAt(newAddress(), code);
  await useOnDays(inviter, friend, [3, 3, 3], home);
  expect(await stateOf(friend, inviter)).toMatchObject({ state: 'held', reasons: ['same_network'] });
});

test('REF-14: the second friend who repeats the same actions at machine speed is held', async () => {
  const { inviter, code } = await inviterAt(newAddress());
  const [first, second] = [
    await friendAt(newAddress(), code, true),
    await friendAt(newAddress(), code, true),
  ];
  expect(await stateOf(second, inviter)).toMatchObject({ state: 'held', reasons: ['same_pace'] });
  expect((await stateOf(first, inviter)).reward_issued).toBe(false);
});

test('REF-14: a network is stored only as a keyed hash, unreadable by users, and deleted after 30 days', async () => {
  const address = newAddress();
  const { inviter, code } = await inviterAt(newAddress());
  const friend = await friendAt(address, code);
  const read = () =>
    server.database.asSystem((tx) =>
      tx.many<object>(
        sql`select * from referral_networks where user_id in (${friend.userId}, ${inviter.userId})`,
      ),
    );
  const claims = () =>
    server.database.asSystem((tx) =>
      tx.many<{ hash: string | null }>(
        sql`select claim_network as hash from referrals where referred_id = ${friend.userId}`,
      ),
    );
  expect((await read()).length).toBe(2);
  expect(JSON.stringify([await read(), await claims()])).not.toContain(address);
  const stranger = await createUser(server);
  expect(
    await server.database.asUser(stranger.userId, (tx) => tx.many(sql`select 1 from referral_networks`)),
  ).toEqual([]);
  expect(JSON.stringify((await inviter.ask('GET', '/api/data/export.json')).body)).not.toContain(
    (await claims())[0]!.hash!,
  );
  await letDaysPass(server, [inviter, friend], 31);
  await server.upkeep();
  expect([await read(), await claims()]).toEqual([[], [{ hash: null }]]);
});

test('REF-14: the network of a user without an open invitation is not recorded', async () => {
  const alone = await someoneAt(newAddress());
  await alone.sync([fieldOf()]);
  expect(
    await server.database.asSystem((tx) =>
      tx.many(sql`select 1 from referral_networks where user_id = ${alone.userId}`),
    ),
  ).toEqual([]);
});
