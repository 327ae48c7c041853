import { CHART_MONTHS, type MonthPrice, monthNumber, type ShareRange } from './seasonal-prices.ts';

export interface Point {
  readonly month: string;
  /** For one own unit; null if no market reported one. */ readonly price: number | null;
  readonly markets: number;
  readonly low: number | null;
  readonly high: number | null;
}
type PricedPoint = Point & { readonly price: number };

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

export const pricedPoints = (points: readonly Point[]): readonly PricedPoint[] =>
  points.filter((point): point is PricedPoint => point.price !== null);

/** What the chart shows: the last twelve months, or both years when these have fewer than three prices. */
export const shownPoints = (points: readonly Point[]): readonly Point[] => {
  const year = points.slice(-MONTHS_PER_YEAR);
  return pricedPoints(year).length < 3 ? points : year;
};

/** `since`: the month of the price before the last one; for `stopped`, the last month with a price. */
export type PriceMove =
  | { readonly kind: 'up' | 'down' | 'same'; readonly amount: number; readonly since: string }
  | { readonly kind: 'stopped'; readonly since: string }
  | { readonly kind: 'only' };

/** A smaller change is called none. */
const SMALLEST_CHANGE = 0.01;
/** Prices come monthly at best, so last month's price still counts as current. */
const CURRENT_MONTHS = 2;

/** How the price moved since the month before it; null without a price. */
export const priceMove = (points: readonly Point[]): PriceMove | null => {
  const priced = pricedPoints(points);
  const [before, last] = [priced[priced.length - 2], priced[priced.length - 1]];
  if (!last) return null;
  if (!points.slice(-CURRENT_MONTHS).includes(last)) return { kind: 'stopped', since: last.month };
  if (!before) return { kind: 'only' };
  const change = last.price - before.price;
  const amount = Math.abs(change);
  const kind = amount < before.price * SMALLEST_CHANGE ? 'same' : change > 0 ? 'up' : 'down';
  return { kind, amount, since: before.month };
};
