import { dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import type { Tier } from './abilities.ts';

/**
 * The cost in credits of a call to the external language model (SETTLED "Credits"). Mavuno's own engine is
 * free.
 */
export const creditCosts = { answer: 1, document_answer: 2, picture: 5 } as const;
export type CreditAction = keyof typeof creditCosts;
export const creditActions = Object.keys(creditCosts) as [CreditAction, ...CreditAction[]];

/** What credits buy, which is their only value: they are not sold and not paid out (JOI-06). */
export const answersFor = (credits: number): number => Math.floor(credits / creditCosts.answer);
/** For the inviter and the new user, once each. */
export const inviteCredits = 10;

/** Credits per month in Nairobi time; unused ones expire with it. */
export const monthlyCredits: Readonly<Record<Tier, number>> = { free: 20, pro: 300 };

/** 'YYYY-MM' */
export const monthInNairobi = (now: Date): string => dayInNairobi(now).slice(0, 7);

/** The start of the next month in Nairobi, which is UTC+3 all year. */
export const startOfNextMonth = (now: Date): Date => {
  const [year, month] = monthInNairobi(now).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 1) - 3 * HOUR_MS);
};

export interface CreditBalance {
  readonly month: string;
  readonly monthLeft: number;
  readonly nonExpiringLeft: number;
}

type Source = 'house' | 'month' | 'kept' | 'used';
type Target = 'month' | 'kept' | 'used' | 'lapsed';
/** Double-entry bookkeeping. */
export interface CreditMove {
  readonly outOf: Source;
  readonly into: Target;
  readonly amount: number;
}

export const remainingCredits = ({ monthLeft, nonExpiringLeft }: CreditBalance): number =>
  monthLeft + nonExpiringLeft;

const nonZeroMoves = (moves: readonly CreditMove[]): readonly CreditMove[] =>
  moves.filter((m) => m.amount > 0);

export const balanceAfter = (balance: CreditBalance, moves: readonly CreditMove[]): CreditBalance => {
  const change = (account: 'month' | 'kept'): number =>
    moves.reduce(
      (sum, m) => sum + (m.into === account ? m.amount : 0) - (m.outOf === account ? m.amount : 0),
      0,
    );
  return {
    ...balance,
    monthLeft: balance.monthLeft + change('month'),
    nonExpiringLeft: balance.nonExpiringLeft + change('kept'),
  };
};

/** Expires what is left of an earlier month. */
export const expireMonth = (balance: CreditBalance, now: Date): readonly CreditMove[] =>
  balance.month < monthInNairobi(now)
    ? nonZeroMoves([{ outOf: 'month', into: 'lapsed', amount: balance.monthLeft }])
    : [];

/**
 * Tops up to the tier's monthly amount: a user who becomes Pro within a month gets the difference, and nobody
 * gets it twice.
 */
export const monthlyGrant = (given: number, tier: Tier): readonly CreditMove[] =>
  nonZeroMoves([{ outOf: 'house', into: 'month', amount: monthlyCredits[tier] - given }]);

/** Removes the month's credits that a refunded payment had brought, as far as they are unused. */
export const grantReversal = (
  { monthLeft }: CreditBalance,
  given: number,
  tier: Tier,
): readonly CreditMove[] =>
  nonZeroMoves([
    { outOf: 'month', into: 'lapsed', amount: Math.min(monthLeft, given - monthlyCredits[tier]) },
  ]);

/** Credits granted for a month, less what was taken back. */
export const grantedTotal = (moves: readonly CreditMove[]): number =>
  moves.reduce((sum, { into, amount }) => sum + (into === 'month' ? amount : -amount), 0);

/** Spends the month's credits first, because they expire; null when there are too few. */
export const spendingMoves = (balance: CreditBalance, cost: number): readonly CreditMove[] | null => {
  if (remainingCredits(balance) < cost) return null;
  const ofMonth = Math.min(balance.monthLeft, cost);
  return nonZeroMoves([
    { outOf: 'month', into: 'used', amount: ofMonth },
    { outOf: 'kept', into: 'used', amount: cost - ofMonth },
  ]);
};

/** Used and not refunded credits of a cause, by account. */
export const unrefundedMoves = (moves: readonly CreditMove[]): readonly CreditMove[] =>
  nonZeroMoves(
    (['month', 'kept'] as const).map((account) => ({
      outOf: 'used',
      into: account,
      amount: moves.reduce(
        (sum, m) =>
          sum +
          (m.outOf === account && m.into === 'used' ? m.amount : 0) -
          (m.outOf === 'used' && m.into === account ? m.amount : 0),
        0,
      ),
    })),
  );
