import { CHART_MONTHS, type MonthPrice, monthNumber, type ShareRange } from './seasonal-prices.ts';

export interface Point {
  readonly month: string;
  /** For one own unit; null if no market reported one. */ readonly price: number | null;
  readonly markets: number;
  readonly low: number | null;
  readonly high: number | null;
}

const monthText = (n: number): string => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`;
const MONTHS_PER_YEAR = 12;

/**
 * The last twenty-four months, each with its price and usual range, in shillings for `kg`. The range is
 * around the mean of the last twelve months with prices.
 */
export const chartPoints = (
  months: readonly MonthPrice[],
  shares: readonly (ShareRange | null)[] | null,
  now: string,
  kg: number,
): readonly Point[] => {
  const byMonth = new Map(months.map((one) => [one.month, one]));
  const last = months.slice(-MONTHS_PER_YEAR);
  const mean = last.length > 0 ? last.reduce((sum, { per_kg }) => sum + per_kg, 0) / last.length : null;
  return Array.from({ length: CHART_MONTHS }, (_, i): Point => {
    const at = monthNumber(now) - CHART_MONTHS + 1 + i;
    const one = byMonth.get(monthText(at));
    const share = shares?.[at % MONTHS_PER_YEAR] ?? null;
    const usualPrice = (of: number | undefined): number | null =>
      of === undefined || mean === null ? null : of * mean * kg;
    return {
      month: monthText(at),
      price: one ? one.per_kg * kg : null,
      markets: one?.markets ?? 0,
      low: usualPrice(share?.low),
      high: usualPrice(share?.high),
    };
  });
};
