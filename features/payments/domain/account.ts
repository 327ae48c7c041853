import { isPass, type SubscriptionId } from '#features/plans/domain/prices.ts';
import {
  type Paid,
  type Period,
  periodsOf,
  type CurrentPeriod,
  currentPeriodOf,
  trialIn,
} from '#features/plans/domain/subscription.ts';
import {
  accept,
  giveUp,
  resolveNotice,
  noteStated,
  type Order,
  type Stated,
  type Step,
  type Word,
} from './order.ts';

/** The whole state of a farmer's payments. The server stores exactly this and changes it only through `step`. */
export interface Account {
  readonly orders: readonly Order[];
  /** The subscription is not to be renewed. */
  readonly cancelled: boolean;
  /** The plan after this period, when it is another one. */
  readonly nextPlan: SubscriptionId | null;
  /** When the trial started. */
  readonly trialBegan: number | null;
}

export type Happening =
  | { readonly is: 'ordered'; readonly order: Order }
  | {
      readonly is: 'told';
      readonly id: string;
      readonly word: Word;
      readonly at: number;
      readonly isCodeTaken: boolean;
    }
  | { readonly is: 'stated'; readonly id: string; readonly stated: Stated; readonly at: number }
  | { readonly is: 'accepted'; readonly id: string; readonly at: number }
  | { readonly is: 'given_up'; readonly id: string }
  | { readonly is: 'paid_back'; readonly id: string; readonly at: number }
  | { readonly is: 'cancelled' }
  | { readonly is: 'chose'; readonly plan: SubscriptionId | null };

export interface Stepped {
  readonly account: Account;
  readonly step: Step | 'ordered' | 'cancelled' | 'chose';
  readonly order: Order | null;
}

export const emptyAccount: Account = { orders: [], cancelled: false, nextPlan: null, trialBegan: null };

const take = (
  account: Account,
  id: string,
  verdictOf: (order: Order) => { order: Order; step: Step },
): Stepped => {
  const known = account.orders.find((one) => one.id === id);
  if (!known) return { account, step: 'contradiction', order: null };
  const { order, step } = verdictOf(known);
  const orders =
    order === known ? account.orders : account.orders.map((one) => (one === known ? order : one));
  // Paying for another period undoes a cancellation.
  const renewed = step === 'paid' && !isPass(order.plan);
  return {
    account: {
      ...account,
      orders,
      cancelled: renewed ? false : account.cancelled,
      nextPlan: renewed ? null : account.nextPlan,
    },
    step,
    order,
  };
};

export const step = (account: Account, happening: Happening): Stepped => {
  switch (happening.is) {
    case 'ordered': {
      const known = account.orders.find(({ id }) => id === happening.order.id);
      return known
        ? { account, step: 'repeated', order: known }
        : {
            account: { ...account, orders: [...account.orders, happening.order] },
            step: 'ordered',
            order: happening.order,
          };
    }
    case 'told':
      return take(account, happening.id, (order) =>
        resolveNotice(order, happening.word, happening.at, happening.isCodeTaken),
      );
    case 'stated':
      return take(account, happening.id, (order) => noteStated(order, happening.stated, happening.at));
    case 'accepted':
      return take(account, happening.id, (order) => accept(order, happening.at));
    case 'given_up':
      return take(account, happening.id, giveUp);
    case 'paid_back':
      return take(account, happening.id, (order) =>
        resolveNotice(order, { is: 'reversed', reference: order.id }, happening.at, false),
      );
    case 'cancelled':
      return { account: { ...account, cancelled: true, nextPlan: null }, step: 'cancelled', order: null };
    case 'chose':
      return { account: { ...account, nextPlan: happening.plan }, step: 'chose', order: null };
  }
};

export const paidOf = (account: Account): readonly Paid[] =>
  account.orders.flatMap(({ id, plan, amount, days, paidAt, state }) =>
    state === 'paid' && paidAt !== null ? [{ id, plan, amount, days, paidAt }] : [],
  );

/** Paid orders and the trial, as input for `periodsOf`. */
export const lineOf = (account: Account): readonly Paid[] => [
  ...paidOf(account),
  ...(account.trialBegan === null ? [] : [trialIn(account.trialBegan)]),
];

export interface Opened {
  readonly periods: readonly Period[];
  readonly subscription: CurrentPeriod | null;
  readonly until: number | null;
}

/** What payments and trial together open. */
export const openedBy = (account: Account, now: number): Opened => {
  const periods = periodsOf(lineOf(account));
  const last = periods.reduce((most, { until }) => Math.max(most, until), 0);
  return {
    periods: periods.filter(({ plan }) => plan !== 'trial'),
    subscription: currentPeriodOf(periods, now),
    until: last > now ? last : null,
  };
};
