import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { creditCosts, creditActions, remainingCredits } from '../domain/credits.ts';
import { grantCredits, openMonthlyBalance, refund, spend } from './credits.ts';

const { database: db } = await testDatabase();
const now = new Date('2026-11-21T09:00:00Z');
const leftOf = (userId: string, at = now): Promise<number> =>
  db.asUser(userId, async (tx) => remainingCredits(await openMonthlyBalance(tx, userId, at)));
const ask = (
  userId: string,
  key: string,
  what: 'answer' | 'document_answer' | 'picture' = 'answer',
  at = now,
) => db.asUser(userId, (tx) => spend(tx, { userId, what, key, now: at }));
const giveBack = (userId: string, key: string, at = now) =>
  db.asUser(userId, (tx) => refund(tx, { userId, key, now: at }));
const makePro = (userId: string) =>
  db.asSystem((tx) =>
    tx.run(
      sql`
        insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end)
        values (${newId()}, ${userId}, 'active', 'season', now(), '2027-03-01')
      `,
    ),
  );

/** The balance according to the moves, by account. */
const booked = async (userId: string) =>
  db.asUser(userId, (tx) =>
    tx.one<{ m: number; k: number }>(sql`
      select coalesce(sum(case when into_ = 'month' then amount when out_of = 'month' then -amount else 0
        end), 0)::int as m,
        coalesce(sum(case when into_ = 'kept' then amount when out_of = 'kept' then -amount else 0 end),
        0)::int as k
      from credit_moves
      where user_id = ${userId}
    `),
  );

test('PAY-03 Free has 20 credits a month in Nairobi time, added on first use; unused ones expire with the month', async () => {
  const farmer = newId();
  expect(await leftOf(farmer)).toBe(20);
  expect(await ask(farmer, 'a')).toEqual({ ok: true, value: { left: 19 } });
  expect(await leftOf(farmer, new Date('2026-11-30T20:59:59Z'))).toBe(19);
  expect(await leftOf(farmer, new Date('2026-11-30T21:00:00Z'))).toBe(20);
  expect(await booked(farmer)).toEqual({ m: 20, k: 0 });
  // A server whose clock is behind does not grant twice.
  expect(await leftOf(farmer, now)).toBe(20);
});

test('PAY-03 each action costs its listed price once per key, and is refused when too few credits are left', async () => {
  const farmer = newId();
  for (let i = 0; i < 3; i += 1) expect((await ask(farmer, 'picture one', 'picture')).ok).toBe(true);
  expect(await leftOf(farmer)).toBe(15);
  await ask(farmer, 'document', 'document_answer');
  for (const key of ['b', 'c']) await ask(farmer, key, 'picture');
  expect(await leftOf(farmer)).toBe(3);
  expect(await ask(farmer, 'd', 'picture')).toEqual({
    ok: false,
    code: 'plans.no_credits',
    details: { cost: 5, left: 3 },
  });
  expect(await leftOf(farmer)).toBe(3);
});

test('PAY-03 credits of a failed action are refunded once, and it can be retried and charged again', async () => {
  const farmer = newId();
  await ask(farmer, 'a', 'picture');
  expect([
    await giveBack(farmer, 'a'),
    await giveBack(farmer, 'a'),
    await giveBack(farmer, 'never asked'),
  ]).toEqual([true, false, false]);
  expect(await leftOf(farmer)).toBe(20);
  await ask(farmer, 'a', 'picture');
  expect(await leftOf(farmer)).toBe(15);
  expect(await giveBack(farmer, 'a')).toBe(true);
  expect(await leftOf(farmer)).toBe(20);
});

test('PAY-03 granted credits outlast the month, are spent after the monthly ones, and come once per reason', async () => {
  const farmer = newId();
  const give = () =>
    db.asSystem((tx) =>
      grantCredits(tx, { userId: farmer, amount: 7, reason: 'referral', key: 'referral:1', now }),
    );
  expect([await give(), await give()]).toEqual([true, false]);
  for (const key of ['a', 'b', 'c', 'd', 'e']) await ask(farmer, key, 'picture');
  expect(await leftOf(farmer)).toBe(2);
  expect(await leftOf(farmer, new Date('2026-12-05T09:00:00Z'))).toBe(22);
});

test("PAY-03 a user who becomes Pro during the month gets the rest of Pro's 300 credits, once", async () => {
  const farmer = newId();
  await ask(farmer, 'a');
  await makePro(farmer);
  expect([await leftOf(farmer), await leftOf(farmer)]).toEqual([299, 299]);
});

test('PAY-03 ten simultaneous requests never overspend, and the ledger matches the balance', async () => {
  const farmer = newId();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(farmer, `k${i}`, 'picture')));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  expect(await leftOf(farmer)).toBe(0);
  expect(await booked(farmer)).toEqual({ m: 0, k: 0 });
  const same = newId();
  await Promise.all(Array.from({ length: 10 }, () => ask(same, 'one cause', 'picture')));
  expect(await leftOf(same)).toBe(15);
  await Promise.all(Array.from({ length: 10 }, () => giveBack(same, 'one cause')));
  expect(await leftOf(same)).toBe(20);
});

test('PAY-03 after any sequence of actions the balance equals the sum of the moves and is never negative', async () => {
  const act = fc.record({
    what: fc.constantFrom('spend', 'refund', 'grant'),
    of: fc.constantFrom(...creditActions),
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    days: fc.integer({ min: 0, max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 14 }), async (acts) => {
      const farmer = newId();
      let at = now.getTime();
      for (const { what, of, key, days } of acts) {
        at += days * DAY_MS;
        const moment = new Date(at);
        const before = await leftOf(farmer, moment);
        if (what === 'spend') {
          const answer = await ask(farmer, key, of, moment);
          if (!answer.ok) expect(before).toBeLessThan(creditCosts[of]);
        } else if (what === 'refund') await giveBack(farmer, key, moment);
        else
          await db.asUser(farmer, (tx) =>
            grantCredits(tx, { userId: farmer, amount: 3, reason: 'gift', key: `gift ${key}`, now: moment }),
          );
        const balance = await db.asUser(farmer, (tx) => openMonthlyBalance(tx, farmer, moment));
        expect(await booked(farmer)).toEqual({ m: balance.monthLeft, k: balance.nonExpiringLeft });
        expect(Math.min(balance.monthLeft, balance.nonExpiringLeft)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 25 },
  );
});

test('a farmer cannot see another farmer’s credits', async () => {
  const [mine, other] = [newId(), newId()];
  await ask(mine, 'a');
  expect(
    await db.asUser(other, (tx) =>
      tx.many(
        sql`
          select *
          from credit_moves
          where user_id = ${mine}
          union all
          select user_id::uuid, month, 0, '', '', 0, '', now()
          from credit_purses
          where user_id = ${mine}
        `,
      ),
    ),
  ).toEqual([]);
});

test('a deleted account gets no new credit balance', async () => {
  const removed = newId();
  await db.asSystem((tx) => tx.run(sql`insert into purged_users (id) values (${removed})`));
  await expect(leftOf(removed)).rejects.toThrow('this account was deleted');
  expect(
    await db.asSystem((tx) => tx.many(sql`select 1 from credit_purses where user_id = ${removed}`)),
  ).toEqual([]);
});
