import { CHART_MONTHS, type Month, monthNumber, type Share } from './season.ts';

export interface Point {
  readonly month: string;
  /** For one own unit; null if no market reported one. */ readonly price: number | null;
  readonly markets: number;
  readonly low: number | null;
  readonly high: number | null;
}

const monthText = (n: number): string => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`;
const YEAR = 12;

/**
 * The last twenty-four months, each with its price and usual range, in shillings for `kg`. The range is
 * around the mean of the last twelve months with prices.
 */
export const chartPoints = (
  months: readonly Month[],
  shares: readonly (Share | null)[] | null,
  now: string,
  kg: number,
): readonly Point[] => {
  const byMonth = new Map(months.map((one) => [one.month, one]));
  const last = months.slice(-YEAR);
  const mean = last.length > 0 ? last.reduce((sum, { per_kg }) => sum + per_kg, 0) / last.length : null;
  return Array.from({ length: CHART_MONTHS }, (_, i): Point => {
    const at = monthNumber(now) - CHART_MONTHS + 1 + i;
    const one = byMonth.get(monthText(at));
    const share = shares?.[at % YEAR] ?? null;
    const usual = (of: number | undefined): number | null =>
      of === undefined || mean === null ? null : of * mean * kg;
    return {
      month: monthText(at),
      price: one ? one.per_kg * kg : null,
      markets: one?.markets ?? 0,
      low: usual(share?.low),
      high: usual(share?.high),
    };
  });
};
