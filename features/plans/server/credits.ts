import sql from 'sql-template-tag';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Query, Transaction } from '#kit/server/database/database.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import {
  balanceAfter,
  creditCosts,
  type CreditAction,
  grantedTotal,
  grantReversal,
  expireMonth,
  remainingCredits,
  type CreditMove,
  monthInNairobi,
  monthlyGrant,
  type CreditBalance,
  spendingMoves,
  unrefundedMoves,
} from '../domain/credits.ts';
import { entitlementsOf } from '../domain/entitlements.ts';
import { periodsOf } from './read-plan-rows.ts';

interface BalanceRow {
  readonly month: string;
  readonly month_left: number;
  readonly kept_left: number;
}
const toBalance = (row: BalanceRow): CreditBalance => ({
  month: row.month,
  monthLeft: row.month_left,
  nonExpiringLeft: row.kept_left,
});

/**
 * Locks the row until the transaction ends, so that concurrent actions on one farmer's credits run one after
 * the other.
 */
const lockBalance = async (tx: Transaction, userId: string, now: Date): Promise<CreditBalance> => {
  const lock = sql`
    select month, month_left, kept_left
    from credit_purses
    where user_id = ${userId}
    for update
  `;
  const existing = await tx.maybe<BalanceRow>(lock);
  if (existing) return toBalance(existing);
  // After the sequence lock, which a deleted account no longer has.
  await nextSequence(tx, userId);
  await tx.run(
    sql`
      insert into credit_purses (user_id, month, month_left, kept_left)
      values (${userId}, ${monthInNairobi(now)}, 0, 0)
      on conflict do nothing
    `,
  );
  return toBalance(await tx.one<BalanceRow>(lock));
};

const movesOf = (tx: Query, userId: string, key: string): Promise<(CreditMove & { n: number })[]> =>
  tx.many(
    sql`
      select out_of as "outOf", into_ as "into", amount, n
      from credit_moves
      where user_id = ${userId} and key = ${key}
    `,
  );

interface Cause {
  readonly key: string;
  readonly why: string;
  readonly now: Date;
  readonly n?: number;
}

/** Writes the moves and the new balance together. The database rejects a negative balance. */
const recordMoves = async (
  tx: Query,
  userId: string,
  balance: CreditBalance,
  moves: readonly CreditMove[],
  { key, why, now, n = 1 }: Cause,
): Promise<CreditBalance> => {
  const left = balanceAfter(balance, moves);
  await tx.run(sql`
    insert into credit_moves (user_id, key, n, out_of, into_, amount, why, at)
    select ${userId}, ${key}, ${n}, out_of, into_, amount, ${why}, ${now}
    from unnest(${moves.map((m) => m.outOf)}::text[], ${moves.map((m) => m.into)}::text[],
      ${moves.map((m) => m.amount)}::int[]) as m (out_of, into_, amount)
  `);
  await tx.run(
    sql`
      update credit_purses
      set month = ${left.month}, month_left = ${left.monthLeft}, kept_left = ${left.nonExpiringLeft}
      where user_id = ${userId}
    `,
  );
  return left;
};

const monthKey = (month: string): string => `month:${month}`;

/**
 * The balance of this month, locked. Writes: expires what is left of an earlier month, and grants the tier's
 * credits once. Done on access, not by a job.
 */
export const openMonthlyBalance = async (
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<CreditBalance> => {
  const { tier } = entitlementsOf(await periodsOf(tx, userId), now);
  let balance = await lockBalance(tx, userId, now);
  // A server whose clock is behind stays in the month that another server has started.
  const month = balance.month > monthInNairobi(now) ? balance.month : monthInNairobi(now);
  const ended = expireMonth(balance, now);
  if (ended.length > 0)
    balance = await recordMoves(tx, userId, balance, ended, {
      key: `end:${balance.month}`,
      why: 'month_ended',
      now,
    });
  balance = { ...balance, month };
  const before = await movesOf(tx, userId, monthKey(month));
  const grant = monthlyGrant(grantedTotal(before), tier);
  return grant.length > 0
    ? recordMoves(tx, userId, balance, grant, {
        key: monthKey(month),
        why: 'month',
        now,
        n: before.length + 1,
      })
    : balance;
};

export interface Spend {
  readonly userId: string;
  readonly what: CreditAction;
  readonly key: string;
  readonly now: Date;
}

/**
 * Call it before the action, in the same or a separate transaction. A key is charged once; after a refund it
 * is charged again.
 */
export const spend = async (
  tx: Transaction,
  { userId, what, key, now }: Spend,
): Promise<Result<{ readonly left: number }, 'plans.no_credits'>> => {
  const balance = await openMonthlyBalance(tx, userId, now);
  const before = await movesOf(tx, userId, key);
  if (unrefundedMoves(before).length > 0) return ok({ left: remainingCredits(balance) });
  const moves = spendingMoves(balance, creditCosts[what]);
  if (!moves) return refuse('plans.no_credits', { cost: creditCosts[what], left: remainingCredits(balance) });
  return ok({
    left: remainingCredits(
      await recordMoves(tx, userId, balance, moves, { key, why: what, now, n: nextMoveNumber(before) }),
    ),
  });
};

const nextMoveNumber = (moves: readonly { readonly n: number }[]): number =>
  Math.max(0, ...moves.map((m) => m.n)) + 1;

/** Refunds a failed action's credits, once. Returns true when there was something to refund. */
export const refund = async (
  tx: Transaction,
  { userId, key, now }: { readonly userId: string; readonly key: string; readonly now: Date },
): Promise<boolean> => {
  const balance = await openMonthlyBalance(tx, userId, now);
  const before = await movesOf(tx, userId, key);
  const back = unrefundedMoves(before);
  if (back.length > 0)
    await recordMoves(tx, userId, balance, back, { key, why: 'refund', now, n: nextMoveNumber(before) });
  return back.length > 0;
};

/**
 * After a payment is refunded, removes the unused credits that its Pro granted for this month. Buying the
 * same month again does not grant them twice.
 */
export const reverseGrant = async (
  tx: Transaction,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> => {
  const balance = await openMonthlyBalance(tx, userId, now);
  const { tier } = entitlementsOf(await periodsOf(tx, userId), now);
  const key = monthKey(balance.month);
  const before = await movesOf(tx, userId, key);
  const taken = grantReversal(balance, grantedTotal(before), tier);
  if (taken.length > 0)
    await recordMoves(tx, userId, balance, taken, { key, why: 'taken_back', now, n: nextMoveNumber(before) });
};

interface Grant {
  readonly userId: string;
  readonly amount: number;
  readonly reason: string;
  readonly key: string;
  readonly now: Date;
}

/** Extra credits beyond the month's, which do not expire. Granted once per key; false when already granted. */
export const grantCredits = async (
  tx: Transaction,
  { userId, amount, reason, key, now }: Grant,
): Promise<boolean> => {
  const balance = await openMonthlyBalance(tx, userId, now);
  if ((await movesOf(tx, userId, key)).length > 0) return false;
  await recordMoves(tx, userId, balance, [{ outOf: 'house', into: 'kept', amount }], {
    key,
    why: reason,
    now,
  });
  return true;
};

/** The remaining extra credits besides the month's; a read grants nothing. */
export const unusedCredits = async (tx: Query, userId: string): Promise<number> =>
  (await tx.maybe<{ kept_left: number }>(sql`select kept_left from credit_purses where user_id = ${userId}`))
    ?.kept_left ?? 0;

/** The last ledger entries of the farmer's credits, newest first. */
export const recentCreditEntries = (
  tx: Query,
  userId: string,
  limit: number,
): Promise<{ why: string; amount: number; at: Date }[]> =>
  tx.many(sql`
    select why, sum(case when into_ in ('month', 'kept') then amount else -amount end)::int as amount, at
    from credit_moves
    where user_id = ${userId}
    group by key, n, why, at
    order by at desc, n desc
    limit ${limit}
  `);
