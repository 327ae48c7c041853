import { type Day, dayNumber, daysBetween } from '#kit/pure/days.ts';
import type { Direction } from './alert.ts';

/** The newest price at one market, in KES per kilogram. */
export interface MarketPrice {
  readonly market: string;
  readonly county: string | null;
  readonly type: 'wholesale' | 'retail';
  readonly day: Day;
  readonly perKg: number;
}

export interface AlertRule {
  readonly market: string | null;
  readonly county: string | null;
  readonly direction: Direction;
  readonly perKg: number;
  /** It was sent, and no price has been on the other side since. */
  readonly isNotified: boolean;
}

/** Maximum age of a current price (MKT-12): older ones send no alert. */
export const CURRENT_DAYS = 60;
/** Phones and markets differ by at most a day. */
const AHEAD_DAYS = 1;

const isCurrent = (day: Day, today: Day): boolean =>
  dayNumber(day) !== null &&
  daysBetween(day, today) <= CURRENT_DAYS &&
  daysBetween(day, today) >= -AHEAD_DAYS;

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'market' && word !== 'soko');
/** Market names vary: "wakulima" matches "Wakulima (Nakuru)", and every typed word must occur in the name. */
const matchesMarketName = (written: string, market: string): boolean => {
  const [wanted, there] = [wordsOf(written), wordsOf(market)];
  return wanted.length > 0 && wanted.every((word) => there.includes(word));
};

const matchesPlace = ({ market, county }: AlertRule, price: MarketPrice): boolean =>
  market === null ? county === null || county === price.county : matchesMarketName(market, price.market);

/** A farmer sells in bulk, so retail prices count only where no wholesale price is known. */
const preferWholesale = (prices: readonly MarketPrice[]): readonly MarketPrice[] => {
  const wholesale = prices.filter(({ type }) => type === 'wholesale');
  return wholesale.length > 0 ? wholesale : prices;
};

/** Of the matching current prices, the highest for "above" and the lowest for "below"; null without any. */
const bestPrice = (line: AlertRule, prices: readonly MarketPrice[], today: Day): MarketPrice | null => {
  const sign = line.direction === 'above' ? 1 : -1;
  return preferWholesale(
    prices.filter((price) => matchesPlace(line, price) && isCurrent(price.day, today)),
  ).reduce<MarketPrice | null>(
    (best, price) => (best === null || sign * price.perKg > sign * best.perKg ? price : best),
    null,
  );
};

export type Evaluation =
  | { readonly decision: 'tell'; readonly price: MarketPrice }
  | { readonly decision: 'again' }
  | { readonly decision: 'nothing' };

/**
 * Sent once per crossing: `again` re-arms it when the best price is back on the other side. Without current
 * prices nothing changes, so that an alert is not repeated because prices grew old in between.
 */
export const evaluateAlert = (line: AlertRule, prices: readonly MarketPrice[], today: Day): Evaluation => {
  const best = bestPrice(line, prices, today);
  if (!best) return { decision: 'nothing' };
  const isBeyond = line.direction === 'above' ? best.perKg >= line.perKg : best.perKg <= line.perKg;
  if (isBeyond === line.isNotified) return { decision: 'nothing' };
  return isBeyond ? { decision: 'tell', price: best } : { decision: 'again' };
};
