import type { PlanId } from '#features/plans/domain/prices.ts';

/** An order's state. `held`: money arrived that does not match the order; a person has to decide. */
export const orderStates = ['created', 'pending', 'paid', 'failed', 'expired', 'held', 'reversed'] as const;
export type OrderState = (typeof orderStates)[number];

/** Payment methods. `sandbox` moves no money. */
export const providers = ['mpesa', 'pesapal', 'sandbox'] as const;
export type Provider = (typeof providers)[number];

/** Why nothing was paid, if the provider says so. */
export const failures = ['cancelled', 'funds', 'pin', 'unreachable', 'limit', 'busy', 'refused'] as const;
export type Failure = (typeof failures)[number];

/** Why received money opens nothing. */
export const mismatches = ['amount', 'currency', 'reference', 'code'] as const;
export type Mismatch = (typeof mismatches)[number];

/** Times are in milliseconds, by our own clock. */
export interface Order {
  readonly id: string;
  readonly plan: PlanId;
  readonly amount: number;
  readonly currency: string;
  readonly days: number;
  readonly state: OrderState;
  readonly why: Failure | Mismatch | null;
  /**
   * The amount stated by the provider when it was not the price. While it differs from the price, only a
   * person may open the order. In a paid order: the difference that a person accepted.
   */
  readonly received: StatedAmount | null;
  readonly paidAt: number | null;
  readonly revokedAt: number | null;
}

/** An amount of 0 means an unreadable figure, or no money. It never equals a price, and is not shown. */
export interface StatedAmount {
  readonly amount: number;
  readonly currency: string;
}
export const displayableAmount = (stated: StatedAmount | null): StatedAmount | null =>
  stated?.amount ? stated : null;

export interface ReceivedPayment {
  readonly amount: number;
  readonly currency: string;
  /** The reference of the payment at the provider; ours is the order's id. */
  readonly reference: string;
  readonly code: string | null;
  readonly method: string | null;
  readonly account: string | null;
}

/** The provider's answer to our query about an order. */
export type ProviderAnswer =
  | { readonly is: 'pending' }
  | { readonly is: 'failed'; readonly why: Failure }
  | ({ readonly is: 'completed' } & ReceivedPayment)
  | { readonly is: 'reversed'; readonly reference: string };

/**
 * The effect of an event on an order. `repeated` and `contradiction` change nothing; `disputed` only records
 * another amount.
 */
export type Step =
  | 'pending'
  | 'failed'
  | 'paid'
  | 'held'
  | 'disputed'
  | 'reversed'
  | 'expired'
  | 'repeated'
  | 'contradiction';
interface OrderChange {
  readonly order: Order;
  readonly step: Step;
}

const cents = (amount: number): number => Math.round(amount * 100);
const isSame = (one: StatedAmount, other: StatedAmount): boolean =>
  one.currency === other.currency && cents(one.amount) === cents(other.amount);

/** Money columns hold ten digits before the decimal point. Larger amounts are capped. */
const MAX_AMOUNT = 9_999_999_999;
const bounded = ({ amount, currency }: StatedAmount): StatedAmount => ({
  amount: Math.max(-MAX_AMOUNT, Math.min(MAX_AMOUNT, amount)),
  currency: currency.slice(0, 12),
});

/** True when the provider once stated another amount or currency than the order's. */
const isDisputed = ({ amount, currency, received }: Order): boolean =>
  received !== null && !isSame(received, { amount, currency });

/** `isCodeTaken`: this confirmation code already paid for another order. */
const mismatchOf = (order: Order, money: ReceivedPayment, isCodeTaken: boolean): Mismatch | null => {
  if (money.reference !== order.id) return 'reference';
  if (money.currency !== order.currency) return 'currency';
  if (cents(money.amount) !== cents(order.amount)) return 'amount';
  if (isDisputed(order)) return order.received!.currency === order.currency ? 'amount' : 'currency';
  // An answer without a code does not concern the refused code.
  return isCodeTaken || (order.why === 'code' && money.code === null) ? 'code' : null;
};

/** Holds the order for a decision by a person. A paid order loses its access until then. */
const holdOrder = (order: Order, why: Mismatch, stated: StatedAmount, at: number): OrderChange => {
  const received = bounded(stated);
  if (order.state === 'held' && order.why === why && order.received && isSame(order.received, received))
    return { order, step: 'repeated' };
  const revokedAt = order.state === 'paid' ? at : order.revokedAt;
  return { order: { ...order, state: 'held', why, received, revokedAt }, step: 'held' };
};

const isAccepted = (order: Order, stated: StatedAmount): boolean =>
  order.received !== null && isSame(order.received, bounded(stated));

const completeOrder = (
  order: Order,
  money: ReceivedPayment,
  at: number,
  isCodeTaken: boolean,
): OrderChange => {
  const why = mismatchOf(order, money, isCodeTaken);
  if (order.state === 'paid') {
    const isOther =
      (why === 'amount' || why === 'currency') && !isSame(money, order) && !isAccepted(order, money);
    return isOther ? holdOrder(order, why, money, at) : { order, step: 'repeated' };
  }
  // The first disputed amount stays visible, whatever a later answer says.
  if (why)
    return holdOrder(order, why, isDisputed(order) && isSame(money, order) ? order.received! : money, at);
  return {
    order: { ...order, state: 'paid', why: null, received: null, paidAt: at, revokedAt: null },
    step: 'paid',
  };
};

/**
 * Applies the amount stated in a notice, before the provider confirms anything. A matching amount proves
 * nothing. A different one suspends a paid order and is recorded on any other, so that a confirmation without
 * an amount cannot open it.
 */
export const applyStatedAmount = (order: Order, stated: StatedAmount, at: number): OrderChange => {
  if (order.state === 'reversed') return { order, step: 'contradiction' };
  if (isSame(stated, order) || isAccepted(order, stated)) return { order, step: 'repeated' };
  const why = stated.currency === order.currency ? 'amount' : 'currency';
  if (order.state === 'paid' || order.state === 'held') return holdOrder(order, why, stated, at);
  return { order: { ...order, received: bounded(stated) }, step: 'disputed' };
};

/**
 * A person found the full price in the provider's statement. Pro starts now, so that the days of the hold are
 * not lost.
 */
export const acceptOrder = (order: Order, at: number): OrderChange => {
  if (order.state !== 'held' || (order.why !== 'amount' && order.why !== 'currency'))
    return { order, step: 'contradiction' };
  return { order: { ...order, state: 'paid', why: null, paidAt: at, revokedAt: null }, step: 'paid' };
};

/**
 * Applies the provider's answer. `failed` and `expired` are not final, because money may arrive late;
 * `reversed` is final, so that nothing is granted twice.
 */
export const applyAnswer = (
  order: Order,
  word: ProviderAnswer,
  at: number,
  isCodeTaken: boolean,
): OrderChange => {
  if (order.state === 'reversed')
    return { order, step: word.is === 'reversed' ? 'repeated' : 'contradiction' };
  switch (word.is) {
    case 'completed':
      return completeOrder(order, word, at, isCodeTaken);
    case 'reversed':
      if (word.reference !== order.id) return { order, step: 'contradiction' };
      return { order: { ...order, state: 'reversed', why: null, revokedAt: at }, step: 'reversed' };
    case 'failed':
      if (order.state === 'paid' || order.state === 'held') return { order, step: 'contradiction' };
      if (order.state === 'failed' && order.why === word.why) return { order, step: 'repeated' };
      return { order: { ...order, state: 'failed', why: word.why }, step: 'failed' };
    case 'pending':
      return order.state === 'created'
        ? { order: { ...order, state: 'pending' }, step: 'pending' }
        : { order, step: 'repeated' };
  }
};

/** Expires an open order after the last poll. */
export const expireOrder = (order: Order): OrderChange =>
  order.state === 'created' || order.state === 'pending'
    ? { order: { ...order, state: 'expired' }, step: 'expired' }
    : { order, step: 'repeated' };

/** Open: the provider's answer may still arrive. */
export const isOpen = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'created' || state === 'pending';

/** Minutes after which an order without a callback is polled; after the last poll it expires. */
export const POLL_MINUTES = [1, 5, 15, 60, 1440] as const;
