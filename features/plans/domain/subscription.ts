import { DAY_MS } from '#kit/pure/days.ts';
import { isPass, type PassId, type PlanId, type SubscriptionId } from './prices.ts';
import { TRIAL_DAYS } from './trial.ts';

/** A valid paid order, or the free trial; times in milliseconds. */
export interface PaidOrder {
  readonly id: string;
  readonly plan: PlanId | 'trial';
  readonly amount: number;
  readonly days: number;
  readonly paidAt: number;
}
export interface Period {
  readonly id: string;
  readonly plan: PaidOrder['plan'];
  readonly from: number;
  readonly until: number;
}

/** The trial is part of the sequence, so that paid periods do not run beside it. */
export const trialAsOrder = (began: number): PaidOrder => ({
  id: 'trial',
  plan: 'trial',
  amount: 0,
  days: TRIAL_DAYS,
  paidAt: began,
});

const pricePerMs = ({ amount, days }: Pick<PaidOrder, 'amount' | 'days'>): number => amount / (days * DAY_MS);

/** The remaining time of a period, converted to days of the year plan; never less than the remaining time. */
const creditOf = (left: number, of: PaidOrder, annual: PaidOrder): number =>
  Math.max(left, Math.ceil((left * pricePerMs(of)) / pricePerMs(annual)));

/**
 * Chains all paid orders into periods without gaps: each starts when the previous one ends. A year starts at
 * once, and what is left of months, passes and the trial is converted by price to days of it, never to fewer
 * days (PAY-33). Depends only on the valid orders, so verifying one twice changes nothing, and a reversed
 * order leaves no trace.
 */
export const periodsOf = (paid: readonly PaidOrder[]): readonly Period[] => {
  const byId = new Map(paid.map((order) => [order.id, order]));
  const inOrder = [...byId.values()].sort((a, b) => a.paidAt - b.paidAt || (a.id < b.id ? -1 : 1));
  let periods: Period[] = [];
  for (const order of inOrder) {
    let credit = 0;
    if (order.plan === 'annual') {
      const isUnaffected = ({ plan, until }: Period): boolean => plan === 'annual' || until <= order.paidAt;
      for (const period of periods.filter((one) => !isUnaffected(one)))
        credit += creditOf(period.until - Math.max(period.from, order.paidAt), byId.get(period.id)!, order);
      periods = periods
        .map((one) => (isUnaffected(one) ? one : { ...one, until: order.paidAt }))
        .filter(({ from, until }) => until > from);
    }
    const from = Math.max(order.paidAt, ...periods.map(({ until }) => until));
    periods.push({ id: order.id, plan: order.plan, from, until: from + order.days * DAY_MS + credit });
  }
  return periods;
};

/** Days that changing to the annual plan adds to it, if it is paid now. */
export const creditDays = (
  paid: readonly PaidOrder[],
  annual: Omit<PaidOrder, 'id' | 'paidAt'>,
  now: number,
): number => {
  const annualPeriod = periodsOf([
    ...paid.filter(({ paidAt }) => paidAt <= now),
    { ...annual, id: '~', paidAt: now },
  ]).find(({ id }) => id === '~')!;
  return Math.round((annualPeriod.until - annualPeriod.from) / DAY_MS) - annual.days;
};

export interface CurrentPeriod {
  readonly orderId: string;
  readonly plan: SubscriptionId;
  readonly activatedAt: number;
  readonly expiresAt: number;
}

/**
 * The subscription as one row: the plan of the current period (else the next, else the last), and the end of
 * the last one.
 */
export const currentPeriodOf = (periods: readonly Period[], now: number): CurrentPeriod | null => {
  const subscriptionPeriods = periods.filter(
    (one): one is Period & { plan: SubscriptionId } => one.plan !== 'trial' && !isPass(one.plan),
  );
  const last = subscriptionPeriods[subscriptionPeriods.length - 1];
  if (!last) return null;
  const shown = subscriptionPeriods.find(({ until }) => until > now) ?? last;
  return { orderId: last.id, plan: shown.plan, activatedAt: shown.from, expiresAt: last.until };
};

export const passesOf = (periods: readonly Period[]): readonly (Period & { plan: PassId })[] =>
  periods.filter((one): one is Period & { plan: PassId } => one.plan !== 'trial' && isPass(one.plan));
