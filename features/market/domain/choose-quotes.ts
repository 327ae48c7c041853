import { type Day, daysBetween } from '#kit/pure/days.ts';
import { wholesaleNear } from './fair-offer.ts';
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

export const ageOf = (day: Day, today: Day): number => daysBetween(day, today);
export const isOld = (day: Day, today: Day): boolean => ageOf(day, today) > MAX_PRICE_AGE_DAYS;

const atMarkets = <Q extends ComparableQuote>(quotes: readonly Q[]): Q[] =>
  quotes.filter(({ type }) => type !== 'farm_gate');
const newestFirst = <Q extends ComparableQuote>(quotes: readonly Q[]): Q[] =>
  [...quotes].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));

/**
 * The top price: current wholesale within reach, else the nearest current one, else the newest, which is old.
 * `quotes` are sorted by distance.
 */
export const firstQuote = <Q extends ComparableQuote>(
  quotes: readonly Q[],
  today: Day,
  home: string | null = null,
): Q | null => {
  const current = atMarkets(quotes).filter(({ day }) => !isOld(day, today));
  return wholesaleNear(current, today, home)[0] ?? current[0] ?? newestFirst(atMarkets(quotes))[0] ?? null;
};

/**
 * One line per market, preferring current over old and then wholesale over retail. Current prices first, by
 * distance.
 */
export const marketLines = <Q extends ComparableQuote>(quotes: readonly Q[], today: Day): readonly Q[] => {
  const lines = new Map<string, Q>();
  for (const quote of atMarkets(quotes)) {
    const existing = lines.get(quote.market);
    const isBetter =
      !existing ||
      (isOld(existing.day, today) && !isOld(quote.day, today)) ||
      (isOld(existing.day, today) === isOld(quote.day, today) && quote.type === 'wholesale');
    if (isBetter) lines.set(quote.market, quote);
  }
  const all = [...lines.values()];
  return [...all.filter(({ day }) => !isOld(day, today)), ...all.filter(({ day }) => isOld(day, today))];
};

/** The highest current price of a market; wholesale if there is one. */
export const bestQuote = <Q extends ComparableQuote>(quotes: readonly Q[], today: Day): Q | null => {
  const current = atMarkets(quotes).filter(({ day }) => !isOld(day, today));
  const wholesale = current.filter(({ type }) => type === 'wholesale');
  return [...(wholesale.length > 0 ? wholesale : current)].sort((a, b) => b.per_kg - a.per_kg)[0] ?? null;
};
