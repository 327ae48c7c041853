import sql from 'sql-template-tag';
import { kmBetween } from '#features/places/domain/around.ts';
import { daysBetween, type Day, dayInNairobi } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import { OLD_DAYS, type PriceSource, type PriceType } from '../domain/price.ts';

/**
 * The event when a market has a newer price than was known, and one not older than sixty days: recorded for
 * `NO_FARMER` in the transaction of the import.
 */
export const PRICES_IMPORTED = 'prices.came';
export const NO_FARMER = '00000000-0000-0000-0000-000000000000';
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
  /** From the place asked about; null where either place is not known. */
  readonly km: number | null;
  readonly date: Day;
  readonly source: PriceSource;
  readonly type: PriceType;
  readonly variety: string;
  /** Older than sixty days: never to be called current. */
  readonly isOld: boolean;
  /** Shillings for a dollar on that date, where the source quotes both. */
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
export interface Near {
  readonly crop: string;
  readonly county?: string | null | undefined;
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
  readonly now: Date;
}

const NEAR_KM = 150;
const NEWEST_DAYS = 730;

/**
 * The newest of each market and price type, camps left out; what a broker offered one farmer is no price of a
 * market.
 */
const newestOfEach = (tx: Query, crop: string, today: Day): Promise<Row[]> =>
  tx.many(sql`
    select distinct on (market_name, price_type) market_name, county, lat, lng, price_per_kg, currency,
      to_char(date, 'YYYY-MM-DD') as date, source, price_type, variety, usd_rate
    from market_data
    where commodity = ${crop} and not camp and price_type <> 'farm_gate'
      and date > ${today}::date - ${NEWEST_DAYS}::int
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
  isOld: daysBetween(row.date, today) > OLD_DAYS,
  usdRate: row.usd_rate,
});

/** Lower is better: current before old, wholesale before retail, then near, then new. */
const worse = (price: LatestPrice, county: string | null | undefined): readonly number[] => [
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
  { crop, county, lat, lng, now }: Near,
): Promise<LatestPrice | null> => {
  const today = dayInNairobi(now);
  const here = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null;
  const prices = (await newestOfEach(tx, crop, today)).map((row) =>
    toLatest(
      row,
      here && row.lat !== null && row.lng !== null ? kmBetween(here, { lat: row.lat, lng: row.lng }) : null,
      today,
    ),
  );
  return prices.sort((a, b) => compareRanks(worse(a, county), worse(b, county)))[0] ?? null;
};
