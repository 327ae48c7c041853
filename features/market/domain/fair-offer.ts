import { type Day, daysBetween } from '#kit/pure/days.ts';
import { median } from './outliers.ts';
import { MAX_PRICE_AGE_DAYS, type PriceType } from './price.ts';

interface ComparableQuote {
  readonly market: string;
  readonly day: Day;
  readonly type: PriceType;
  readonly per_kg: number;
  readonly km: number | null;
  readonly county?: string | null;
  readonly currency: string;
}

/** `basis`: the market price minus the farmer's own costs, or the usual farm share of the wholesale price. */
interface FairRange {
  readonly low: number;
  readonly high: number;
  readonly basis: 'costs' | 'share';
  readonly markets: number;
}

/** The distance that a trader still travels. */
export const REACH_KM = 150;
/**
 * Typical farm share of the wholesale price in Kenya. An estimate by design, as no series of farm prices is
 * published.
 */
const FARM_SHARE = { low: 0.6, high: 0.8 } as const;
const MAX_MARKETS = 4;

/**
 * `home`: the field's county; null without a chosen field, when every place counts. A market with an unknown
 * place is within reach in the same county only.
 */
export const isWithinReach = (
  { km, county }: Pick<ComparableQuote, 'km' | 'county'>,
  home: string | null,
): boolean => (km === null ? home === null || county === home : km <= REACH_KM);

const isCurrent = ({ day, currency }: ComparableQuote, today: Day): boolean =>
  currency === 'KES' && daysBetween(day, today) <= MAX_PRICE_AGE_DAYS;

/** Current wholesale prices at markets within reach. */
export const wholesaleNear = <Q extends ComparableQuote>(
  quotes: readonly Q[],
  today: Day,
  home: string | null = null,
): readonly Q[] =>
  quotes
    .filter((quote) => quote.type === 'wholesale' && isCurrent(quote, today) && isWithinReach(quote, home))
    .slice(0, MAX_MARKETS);

/** Recent broker offers at farms within reach. */
export const offersNear = <Q extends ComparableQuote>(
  quotes: readonly Q[],
  today: Day,
  home: string | null,
): readonly Q[] =>
  quotes.filter(
    (quote) => quote.type === 'farm_gate' && isCurrent(quote, today) && isWithinReach(quote, home),
  );

/**
 * The range of a fair farm-gate offer, in shillings per kilogram. `costOf`: the farmer's own costs per
 * kilogram at a market. Null: no current wholesale price within reach.
 */
export const fairOffer = (
  quotes: readonly ComparableQuote[],
  today: Day,
  costOf: (market: string) => number | null,
  home: string | null = null,
): FairRange | null => {
  const near = wholesaleNear(quotes, today, home);
  if (near.length === 0) return null;
  const netPrices = near
    .flatMap(({ market, per_kg }) => {
      const cost = costOf(market);
      return cost === null ? [] : [per_kg - cost];
    })
    .filter((net) => net > 0);
  if (netPrices.length > 0)
    return {
      low: Math.min(...netPrices),
      high: Math.max(...netPrices),
      basis: 'costs',
      markets: netPrices.length,
    };
  const middle = median(near.map(({ per_kg }) => per_kg));
  return {
    low: middle * FARM_SHARE.low,
    high: middle * FARM_SHARE.high,
    basis: 'share',
    markets: near.length,
  };
};

export type Verdict = 'low' | 'fair' | 'good';
export const verdictOf = (perKg: number, { low, high }: FairRange): Verdict =>
  perKg < low ? 'low' : perKg > high ? 'good' : 'fair';
