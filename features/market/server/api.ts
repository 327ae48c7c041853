import sql from 'sql-template-tag';
import { kmBetween } from '#features/places/domain/place-info.ts';
import { daysBetween, type Day, dayInNairobi } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import { MAX_PRICE_AGE_DAYS, type PriceSource, type PriceType } from '../domain/price.ts';

/**
 * Event when a market has a newer price than known, at most sixty days old. Recorded for `NIL_USER_ID` in the
 * import transaction.
 */
export const PRICES_IMPORTED = 'prices.came';
export const NIL_USER_ID = '00000000-0000-0000-0000-000000000000';
export interface PricesImported {
  readonly crop: string;
  readonly market: string;
  readonly county: string | null;
  readonly day: Day;
  /** Per kilogram, in `currency`. */
  readonly perKg: number;
  readonly currency: string;
  readonly type: PriceType;
  readonly source: PriceSource;
}

export interface LatestPrice {
  readonly perKg: number;
  readonly currency: string;
  readonly market: string;
  readonly county: string | null;
  /** Distance from the requested location. Null when either location is unknown. */
  readonly km: number | null;
  readonly date: Day;
  readonly source: PriceSource;
  readonly type: PriceType;
  readonly variety: string;
  /** Older than sixty days: must not be shown as current. */
  readonly isOld: boolean;
  /** Shillings per US dollar on that date, where the source quotes both. */
  readonly usdRate: number | null;
}

interface Row {
  readonly market_name: string;
  readonly county: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly price_per_kg: number;
  readonly currency: string;
  readonly date: Day;
  readonly source: PriceSource;
  readonly price_type: PriceType;
  readonly variety: string;
  readonly usd_rate: number | null;
}
export interface PriceQuery {
  readonly crop: string;
  readonly county?: string | null | undefined;
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
  readonly now: Date;
}

const NEAR_KM = 150;
const MAX_AGE_DAYS = 730;

/** The newest price per market and price type, without refugee camps and farm-gate offers. */
const newestPrices = (tx: Query, crop: string, today: Day): Promise<Row[]> =>
  tx.many(sql`
    select distinct on (market_name, price_type) market_name, county, lat, lng, price_per_kg, currency,
      to_char(date, 'YYYY-MM-DD') as date, source, price_type, variety, usd_rate
    from market_data
    where commodity = ${crop} and not camp and price_type <> 'farm_gate'
      and date > ${today}::date - ${MAX_AGE_DAYS}::int
    order by market_name, price_type, date desc, id desc
  `);

const toLatest = (row: Row, km: number | null, today: Day): LatestPrice => ({
  perKg: row.price_per_kg,
  currency: row.currency,
  market: row.market_name,
  county: row.county,
  km: km === null ? null : Math.round(km),
  date: row.date,
  source: row.source,
  type: row.price_type,
  variety: row.variety,
  isOld: daysBetween(row.date, today) > MAX_PRICE_AGE_DAYS,
  usdRate: row.usd_rate,
});

/** Lower is better: current, within 150 km or in the county, wholesale, nearest if current, newest. */
const rankOf = (price: LatestPrice, county: string | null | undefined): readonly number[] => [
  price.isOld ? 1 : 0,
  price.km === null
    ? price.county !== null && price.county === county
      ? 0
      : 1
    : price.km <= NEAR_KM
      ? 0
      : 1,
  price.type === 'wholesale' ? 0 : 1,
  price.isOld ? 0 : (price.km ?? 0),
  -Number(price.date.replaceAll('-', '')),
];

const compareRanks = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

/**
 * The latest price of a crop (its key) near a place: a current one at a market within 150 km or in the
 * county; else the newest of the country, marked as old if it is. Null: no price in two years.
 */
export const latestPriceFor = async (
  tx: Query,
  { crop, county, lat, lng, now }: PriceQuery,
): Promise<LatestPrice | null> => {
  const today = dayInNairobi(now);
  const position = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
  const prices = (await newestPrices(tx, crop, today)).map((row) =>
    toLatest(
      row,
      position && row.lat !== null && row.lng !== null
        ? kmBetween(position, { lat: row.lat, lng: row.lng })
        : null,
      today,
    ),
  );
  return prices.sort((a, b) => compareRanks(rankOf(a, county), rankOf(b, county)))[0] ?? null;
};
