import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { fieldOf } from '#features/farm-data/server/testing.ts';
import { verifyEmail } from '#features/payments/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  claim,
  codeOf,
  connectFrom,
  credit,
  type Farmer,
  creditsGiven,
  type TestServer,
  referralsOf,
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

let last = 0;
const newNumber = (): string => `+2547110000${String((last += 1)).padStart(2, '0')}`;

const inviterAt = async (address?: string): Promise<{ inviter: Farmer; code: string }> => {
  const inviter = await createUser(server);
  if (address) connectFrom(inviter, address);
  return { inviter, code: await codeOf(inviter) };
};
/** A friend with a confirmed e-mail and a field; only a number is missing. */
const friendOf = async (code: string, address?: string): Promise<Farmer> => {
  const friend = await createUser(server);
  if (address) connectFrom(friend, address);
  await server.database.run(
    sql`update auth_users set created_at = created_at - interval '10 minutes' where id = ${friend.userId}`,
  );
  await claim(friend, code);
  await verifyEmail(server, friend);
  await friend.sync([fieldOf()]);
  return friend;
};

const codeSentTo = (number: string): string => {
  const folder = join(server.dataDir, 'outbox-sms');
  const sent = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const newest = sent.filter((text) => text.includes(number)).slice(-1)[0]!;
  return /\b(\d{6})\b/.exec(newest.split('\n\n')[1]!)![1]!;
};
/** Follows the settings screen: enter the number, receive the code by SMS, enter the code. */
const confirmBySms = async (farmer: Farmer, number: string): Promise<void> => {
  await farmer.sync([{ name: 'notify.set_sms', args: { enabled: true, number, agreed: 'I agree' } }]);
  await farmer.ask('POST', '/api/notify/code', { body: { channel: 'sms' } });
  const body = { channel: 'sms', code: codeSentTo(number) };
  expect((await farmer.ask('POST', '/api/notify/confirm', { body })).body).toEqual({ confirmed: true });
};
const came = async (farmer: Farmer) => (await referralsOf(farmer)).came;
const rewarded = (farmer: Farmer): Promise<void> =>
  waitUntil(async () => (await came(farmer)).state === 'rewarded');
const isRewardedOnAsking = async (friend: Farmer, inviter: Farmer): Promise<boolean> =>
  (await credit(friend, inviter.userId)).body.reward_issued;

test('REF-14: one SIM confirmed on several accounts in turn counts for one friend only', async () => {
  const { inviter, code } = await inviterAt();
  const sim = newNumber();
  const [first, second, third] = [await friendOf(code), await friendOf(code), await friendOf(code)];
  await confirmBySms(first, sim);
  await rewarded(first);
  for (const friend of [second, third]) {
    await confirmBySms(friend, sim);
    expect(await isRewardedOnAsking(friend, inviter)).toBe(false);
    expect((await came(friend)).proven).toBe(false);
    expect(await creditsGiven(server, friend)).toBe(0);
  }
  await confirmBySms(second, newNumber());
  await rewarded(second);
  expect(await creditsGiven(server, inviter)).toBe(20);
});

test('REF-14: a number that the inviter confirmed does not count for a friend, even after the inviter gave it up', async () => {
  const { inviter, code } = await inviterAt();
  const [moved, changed] = [newNumber(), newNumber()];
  await confirmBySms(inviter, changed);
  await confirmBySms(inviter, moved);
  for (const number of [moved, changed]) {
    const friend = await friendOf(code);
    await confirmBySms(friend, number);
    expect(await isRewardedOnAsking(friend, inviter)).toBe(false);
  }
  expect(await creditsGiven(server, inviter)).toBe(0);
});

test('REF-14: a number stays used after the account that it confirmed is deleted', async () => {
  const { inviter, code } = await inviterAt();
  const sim = newNumber();
  const first = await friendOf(code);
  await confirmBySms(first, sim);
  await rewarded(first);
  await server.database.asSystem((tx) =>
    tx.run(sql`delete from contact_identities where user_id = ${first.userId}`),
  );
  await server.database.asSystem((tx) => tx.run(sql`delete from auth_users where id = ${first.userId}`));
  const second = await friendOf(code);
  await confirmBySms(second, sim);
  expect(await isRewardedOnAsking(second, inviter)).toBe(false);
});

test('REF-14: a friend held only for the network is rewarded as soon as the number is confirmed', async () => {
  const address = '198.51.100.77';
  const { inviter, code } = await inviterAt(address);
  const friend = await friendOf(code, address);
  await credit(friend, inviter.userId);
  expect(await came(friend)).toMatchObject({ state: 'held', reasons: ['same_network'] });
  await confirmBySms(friend, newNumber());
  await rewarded(friend);
  expect([await creditsGiven(server, inviter), await creditsGiven(server, friend)]).toEqual([10, 10]);
});

test('REF-14: numbers are stored only as keyed hashes, unreadable by users, and deleted after two years', async () => {
  const { code } = await inviterAt();
  const friend = await friendOf(code);
  const sim = newNumber();
  await confirmBySms(friend, sim);
  // The reward stores the number again.
  await rewarded(friend);
  const stored = () => server.database.asSystem((tx) => tx.many<object>(sql`select * from referral_numbers`));
  expect((await stored()).length).toBeGreaterThan(0);
  for (const plain of [sim.slice(-9), friend.userId])
    expect(JSON.stringify(await stored())).not.toContain(plain);
  for (const { userId } of [friend, await createUser(server)])
    expect(
      await server.database.asUser(userId, (tx) => tx.many(sql`select 1 from referral_numbers`)),
    ).toEqual([]);
  await server.database.asSystem((tx) =>
    tx.run(sql`update referral_numbers set at = at - interval '25 months'`),
  );
  await server.upkeep();
  expect(await stored()).toEqual([]);
});
