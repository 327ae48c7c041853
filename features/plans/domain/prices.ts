/**
 * The only price table (PAY-06, SETTLED "Plans"). KES, whole shillings. Periods in days. A pass ends
 * automatically and has no money-back days.
 */
export const prices = {
  monthly: { kind: 'subscription', kes: 999, days: 30, guaranteeDays: 7 },
  annual: { kind: 'subscription', kes: 5999, days: 365, guaranteeDays: 14 },
  day: { kind: 'pass', kes: 49, days: 1, guaranteeDays: 0 },
  week: { kind: 'pass', kes: 149, days: 7, guaranteeDays: 0 },
  season: { kind: 'pass', kes: 2499, days: 120, guaranteeDays: 0 },
} as const;

export const CURRENCY = 'KES';

export const subscriptionIds = ['monthly', 'annual'] as const;
export const passIds = ['day', 'week', 'season'] as const;
export const planIds = [...subscriptionIds, ...passIds] as const;

export type SubscriptionId = (typeof subscriptionIds)[number];
export type PassId = (typeof passIds)[number];
export type PlanId = (typeof planIds)[number];

export const isPass = (plan: PlanId): plan is PassId => prices[plan].kind === 'pass';

/** The annual price per month, rounded down to the shilling, so never more than is paid. */
export const annualPerMonth = (): number => Math.floor(prices.annual.kes / 12);

export const annualSavingPercent = (): number => {
  const twelve = prices.monthly.kes * 12;
  return Math.round(((twelve - prices.annual.kes) / twelve) * 100);
};
