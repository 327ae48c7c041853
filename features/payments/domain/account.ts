import { isPass, type SubscriptionId } from '#features/plans/domain/prices.ts';
import {
  type PaidOrder,
  type Period,
  periodsOf,
  type CurrentPeriod,
  currentPeriodOf,
  trialAsOrder,
} from '#features/plans/domain/subscription.ts';
import {
  acceptOrder,
  expireOrder,
  applyAnswer,
  applyStatedAmount,
  type Order,
  type StatedAmount,
  type Step,
  type ProviderAnswer,
} from './order.ts';

/** The whole state of a farmer's payments. The server stores exactly this and changes it only through `step`. */
export interface Account {
  readonly orders: readonly Order[];
  /** The subscription is not to be renewed. */
  readonly cancelled: boolean;
  /** The plan that follows this period, if it differs from the current one. */
  readonly nextPlan: SubscriptionId | null;
  /** When the trial started. */
  readonly trialStartedAt: number | null;
}

export type AccountEvent =
  | { readonly is: 'ordered'; readonly order: Order }
  | {
      readonly is: 'told';
      readonly id: string;
      readonly providerAnswer: ProviderAnswer;
      readonly at: number;
      readonly isCodeTaken: boolean;
    }
  | { readonly is: 'stated'; readonly id: string; readonly stated: StatedAmount; readonly at: number }
  | { readonly is: 'accepted'; readonly id: string; readonly at: number }
  | { readonly is: 'given_up'; readonly id: string }
  | { readonly is: 'paid_back'; readonly id: string; readonly at: number }
  | { readonly is: 'cancelled' }
  | { readonly is: 'chose'; readonly plan: SubscriptionId | null };

export interface StepResult {
  readonly account: Account;
  readonly step: Step | 'ordered' | 'cancelled' | 'chose';
  readonly order: Order | null;
}

export const emptyAccount: Account = { orders: [], cancelled: false, nextPlan: null, trialStartedAt: null };

const applyToOrder = (
  account: Account,
  id: string,
  changeOf: (order: Order) => { order: Order; step: Step },
): StepResult => {
  const known = account.orders.find((one) => one.id === id);
  if (!known) return { account, step: 'contradiction', order: null };
  const { order, step } = changeOf(known);
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

export const applyEvent = (account: Account, happening: AccountEvent): StepResult => {
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
      return applyToOrder(account, happening.id, (order) =>
        applyAnswer(order, happening.providerAnswer, happening.at, happening.isCodeTaken),
      );
    case 'stated':
      return applyToOrder(account, happening.id, (order) =>
        applyStatedAmount(order, happening.stated, happening.at),
      );
    case 'accepted':
      return applyToOrder(account, happening.id, (order) => acceptOrder(order, happening.at));
    case 'given_up':
      return applyToOrder(account, happening.id, expireOrder);
    case 'paid_back':
      return applyToOrder(account, happening.id, (order) =>
        applyAnswer(order, { is: 'reversed', reference: order.id }, happening.at, false),
      );
    case 'cancelled':
      return { account: { ...account, cancelled: true, nextPlan: null }, step: 'cancelled', order: null };
    case 'chose':
      return { account: { ...account, nextPlan: happening.plan }, step: 'chose', order: null };
  }
};

export const paidOf = (account: Account): readonly PaidOrder[] =>
  account.orders.flatMap(({ id, plan, amount, days, paidAt, state }) =>
    state === 'paid' && paidAt !== null ? [{ id, plan, amount, days, paidAt }] : [],
  );

/** Paid orders and the trial, as input for `periodsOf`. */
export const purchasesOf = (account: Account): readonly PaidOrder[] => [
  ...paidOf(account),
  ...(account.trialStartedAt === null ? [] : [trialAsOrder(account.trialStartedAt)]),
];

interface AccountAccess {
  readonly periods: readonly Period[];
  readonly subscription: CurrentPeriod | null;
  readonly until: number | null;
}

/** The Pro access that the payments and the trial give. */
export const accessOf = (account: Account, now: number): AccountAccess => {
  const periods = periodsOf(purchasesOf(account));
  const last = periods.reduce((most, { until }) => Math.max(most, until), 0);
  return {
    periods: periods.filter(({ plan }) => plan !== 'trial'),
    subscription: currentPeriodOf(periods, now),
    until: last > now ? last : null,
  };
};
