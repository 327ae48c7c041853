import { dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import type { Tier } from './abilities.ts';

/**
 * The cost in credits of a call to the external language model (SETTLED "Credits"). Mavuno's own engine is
 * free.
 */
export const creditCosts = { answer: 1, document_answer: 2, picture: 5 } as const;
export type CreditAct = keyof typeof creditCosts;
export const creditActs = Object.keys(creditCosts) as [CreditAct, ...CreditAct[]];

/** What credits buy, which is their only value: they are not sold and not paid out (JOI-06). */
export const answersFor = (credits: number): number => Math.floor(credits / creditCosts.answer);
/** For the inviter and the new user, once each. */
export const inviteCredits = 10;

/** Credits per month in Nairobi time; unused ones expire with it. */
export const monthlyCredits: Readonly<Record<Tier, number>> = { free: 20, pro: 300 };

/** 'YYYY-MM' */
export const monthInNairobi = (now: Date): string => dayInNairobi(now).slice(0, 7);

/** The start of the next month in Nairobi, which is UTC+3 all year. */
export const nextMonth = (now: Date): Date => {
  const [year, month] = monthInNairobi(now).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 1) - 3 * HOUR_MS);
};

export interface Purse {
  readonly month: string;
  readonly monthLeft: number;
  readonly keptLeft: number;
}

type Source = 'house' | 'month' | 'kept' | 'used';
type Target = 'month' | 'kept' | 'used' | 'lapsed';
/** Double-entry bookkeeping. */
export interface Move {
  readonly outOf: Source;
  readonly into: Target;
  readonly amount: number;
}

export const leftIn = ({ monthLeft, keptLeft }: Purse): number => monthLeft + keptLeft;

const booked = (moves: readonly Move[]): readonly Move[] => moves.filter((m) => m.amount > 0);

export const after = (purse: Purse, moves: readonly Move[]): Purse => {
  const change = (account: 'month' | 'kept'): number =>
    moves.reduce(
      (sum, m) => sum + (m.into === account ? m.amount : 0) - (m.outOf === account ? m.amount : 0),
      0,
    );
  return {
    ...purse,
    monthLeft: purse.monthLeft + change('month'),
    keptLeft: purse.keptLeft + change('kept'),
  };
};

/** Expires what is left of an earlier month. */
export const lapse = (purse: Purse, now: Date): readonly Move[] =>
  purse.month < monthInNairobi(now)
    ? booked([{ outOf: 'month', into: 'lapsed', amount: purse.monthLeft }])
    : [];

/**
 * Tops up to the tier's monthly amount: a user who becomes Pro within a month gets the difference, and nobody
 * gets it twice.
 */
export const monthsGrant = (given: number, tier: Tier): readonly Move[] =>
  booked([{ outOf: 'house', into: 'month', amount: monthlyCredits[tier] - given }]);

/** Removes the month's credits that a refunded payment had brought, as far as they are unused. */
export const grantTaken = ({ monthLeft }: Purse, given: number, tier: Tier): readonly Move[] =>
  booked([{ outOf: 'month', into: 'lapsed', amount: Math.min(monthLeft, given - monthlyCredits[tier]) }]);

/** Credits granted for a month, less what was taken back. */
export const givenBy = (moves: readonly Move[]): number =>
  moves.reduce((sum, { into, amount }) => sum + (into === 'month' ? amount : -amount), 0);

/** Spends the month's credits first, because they expire; null when there are too few. */
export const spending = (purse: Purse, cost: number): readonly Move[] | null => {
  if (leftIn(purse) < cost) return null;
  const ofMonth = Math.min(purse.monthLeft, cost);
  return booked([
    { outOf: 'month', into: 'used', amount: ofMonth },
    { outOf: 'kept', into: 'used', amount: cost - ofMonth },
  ]);
};

/** Used and not refunded credits of a cause, by account. */
export const unreturned = (moves: readonly Move[]): readonly Move[] =>
  booked(
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
