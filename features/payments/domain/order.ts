import type { PlanId } from '#features/plans/domain/prices.ts';

/** What became of an order. `held`: money came, but not what the order asks; a person has to look. */
export const orderStates = ['created', 'pending', 'paid', 'failed', 'expired', 'held', 'reversed'] as const;
export type OrderState = (typeof orderStates)[number];

/** Ways to pay; `sandbox` moves no money. */
export const providers = ['mpesa', 'pesapal', 'sandbox'] as const;
export type Provider = (typeof providers)[number];

/** Why nothing was paid, as far as the provider says. */
export const failures = ['cancelled', 'funds', 'pin', 'unreachable', 'limit', 'busy', 'refused'] as const;
export type Failure = (typeof failures)[number];

/** Why money that came opens nothing. */
export const doubts = ['amount', 'currency', 'reference', 'code'] as const;
export type Doubt = (typeof doubts)[number];

/** Moments in milliseconds of our own clock. */
export interface Order {
  readonly id: string;
  readonly plan: PlanId;
  readonly amount: number;
  readonly currency: string;
  readonly days: number;
  readonly state: OrderState;
  readonly why: Failure | Doubt | null;
  readonly received: { readonly amount: number; readonly currency: string } | null;
  readonly paidAt: number | null;
  readonly revokedAt: number | null;
}

export interface Money {
  readonly amount: number;
  readonly currency: string;
  /** What the provider says that was paid for; ours is the order's id. */
  readonly reference: string;
  readonly code: string | null;
  readonly method: string | null;
  readonly account: string | null;
}

/** The provider's own word about an order, asked for by us. */
export type Word =
  | { readonly is: 'pending' }
  | { readonly is: 'failed'; readonly why: Failure }
  | ({ readonly is: 'completed' } & Money)
  | { readonly is: 'reversed'; readonly reference: string };

/** What a word did. `repeated` and `contradiction` change nothing. */
export type Step = 'pending' | 'failed' | 'paid' | 'held' | 'reversed' | 'expired' | 'repeated' | 'contradiction';
export interface Verdict { readonly order: Order; readonly step: Step }

const cents = (amount: number): number => Math.round(amount * 100);

/** `isCodeTaken`: this confirmation code already paid for another order. */
const doubtOf = (order: Order, money: Money, isCodeTaken: boolean): Doubt | null => {
  if (money.reference !== order.id) return 'reference';
  if (money.currency !== order.currency) return 'currency';
  if (cents(money.amount) !== cents(order.amount)) return 'amount';
  return isCodeTaken ? 'code' : null;
};

const completed = (order: Order, money: Money, at: number, isCodeTaken: boolean): Verdict => {
  if (order.state === 'paid') return { order, step: 'repeated' };
  const why = doubtOf(order, money, isCodeTaken);
  if (!why) return { order: { ...order, state: 'paid', why: null, received: null, paidAt: at }, step: 'paid' };
  const received = { amount: money.amount, currency: money.currency };
  if (order.state === 'held' && order.why === why && order.received?.currency === received.currency && cents(order.received.amount) === cents(received.amount)) return { order, step: 'repeated' };
  return { order: { ...order, state: 'held', why, received }, step: 'held' };
};

/** Failed and given up are not the end, money may come late; taken back is, so that nothing is ever granted twice. */
export const judge = (order: Order, word: Word, at: number, isCodeTaken: boolean): Verdict => {
  if (order.state === 'reversed') return { order, step: word.is === 'reversed' ? 'repeated' : 'contradiction' };
  switch (word.is) {
    case 'completed': return completed(order, word, at, isCodeTaken);
    case 'reversed':
      if (word.reference !== order.id) return { order, step: 'contradiction' };
      return { order: { ...order, state: 'reversed', why: null, revokedAt: at }, step: 'reversed' };
    case 'failed':
      if (order.state === 'paid' || order.state === 'held') return { order, step: 'contradiction' };
      if (order.state === 'failed' && order.why === word.why) return { order, step: 'repeated' };
      return { order: { ...order, state: 'failed', why: word.why }, step: 'failed' };
    case 'pending': return order.state === 'created' ? { order: { ...order, state: 'pending' }, step: 'pending' } : { order, step: 'repeated' };
  }
};

/** After the last look. */
export const giveUp = (order: Order): Verdict =>
  (order.state === 'created' || order.state === 'pending' ? { order: { ...order, state: 'expired' }, step: 'expired' } : { order, step: 'repeated' });

/** Open: the answer may still come any moment. */
export const isOpen = ({ state }: Pick<Order, 'state'>): boolean => state === 'created' || state === 'pending';

/** When an order is looked at again if nobody tells us of it, in minutes; after the last it is given up. */
export const LOOKS = [1, 5, 15, 60, 1440] as const;
