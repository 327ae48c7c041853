/** The one price table (PAY-06, SETTLED "Plans"). KES, whole shillings. Periods in days. */
export const prices = {
  monthly: { kes: 999, days: 30, guaranteeDays: 7 },
  annual: { kes: 5999, days: 365, guaranteeDays: 14 },
} as const;

export type Plan = keyof typeof prices;

/** What a year costs a month, rounded down to the shilling: never more than is paid. */
export const annualPerMonth = (): number => Math.floor(prices.annual.kes / 12);

export const annualSavingPercent = (): number => {
  const twelve = prices.monthly.kes * 12;
  return Math.round(((twelve - prices.annual.kes) / twelve) * 100);
};
