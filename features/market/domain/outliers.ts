import type { Day } from '#kit/pure/days.ts';
import type { PriceType } from './price.ts';

export interface ComparablePrice {
  readonly commodity: string;
  readonly variety: string;
  readonly type: PriceType;
  readonly market: string;
  readonly camp: boolean;
  readonly perKg: number;
  readonly day: Day;
}

/** A price below half or above twice the national median counts as a data entry error. */
export const MIN_SHARE = 0.5;
const MAX_SHARE = 2;
/** Minimum markets for a median. */
const MIN_MARKETS = 3;
/** Months to each side from which the median is taken, until enough markets reported one. */
const REACH_MONTHS = [0, 1, 3] as const;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

type Months = Map<number, Map<string, number[]>>;

/**
 * The national median of a period: for the same variety and price type in the month, then within one and
 * three months; then for the whole crop. Each market counts once, camps do not count. Null with too few
 * markets.
 */
export const nationalMedians = (prices: Iterable<ComparablePrice>) => {
  const groups = new Map<string, Months>();
  const add = (key: string, { day, market, perKg }: ComparablePrice): void => {
    const months = groups.get(key) ?? new Map<number, Map<string, number[]>>();
    groups.set(key, months);
    const markets = months.get(monthOf(day)) ?? new Map<string, number[]>();
    months.set(monthOf(day), markets);
    const values = markets.get(market);
    if (values) values.push(perKg);
    else markets.set(market, [perKg]);
  };
  for (const price of prices) {
    if (price.camp) continue;
    add(`${price.commodity}|${price.type}|${price.variety.toLowerCase()}`, price);
    add(`${price.commodity}|${price.type}`, price);
  }
  const medianWithin = (key: string, month: number, reach: number): number | null => {
    const byMarket = new Map<string, number[]>();
    for (let at = month - reach; at <= month + reach; at++) {
      for (const [market, values] of groups.get(key)?.get(at) ?? [])
        byMarket.set(market, [...(byMarket.get(market) ?? []), ...values]);
    }
    return byMarket.size < MIN_MARKETS ? null : median([...byMarket.values()].map(median));
  };
  const cache = new Map<string, number | null>();
  const find = (crop: string, key: string, month: number): number | null => {
    for (const group of [key, crop]) {
      for (const reach of REACH_MONTHS) {
        const found = medianWithin(group, month, reach);
        if (found !== null) return found;
      }
    }
    return null;
  };
  return ({
    commodity,
    variety,
    type,
    day,
  }: Omit<ComparablePrice, 'market' | 'camp' | 'perKg'>): number | null => {
    const crop = `${commodity}|${type}`;
    const key = `${crop}|${variety.toLowerCase()}`;
    const name = `${key}|${monthOf(day)}`;
    const cached = cache.get(name);
    if (cached !== undefined) return cached;
    const found = find(crop, key, monthOf(day));
    cache.set(name, found);
    return found;
  };
};

/** Without a comparison price, nothing is an outlier. */
export const isOutlier = (perKg: number, reference: number | null): boolean =>
  reference !== null && (perKg < reference * MIN_SHARE || perKg > reference * MAX_SHARE);
