import sql, { raw } from 'sql-template-tag';
import type { Day } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { KnownPrice } from '../domain/price-list.ts';
import { priceKey } from '../domain/price-list.ts';
import type { Price, PriceSource, PriceType } from '../domain/price.ts';

export interface QuoteRow {
  readonly market_name: string;
  readonly county: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly date: Day;
  readonly price_type: PriceType;
  readonly source: PriceSource;
  readonly variety: string;
  readonly grade: string;
  readonly price: number;
  readonly unit: string;
  readonly currency: string;
  readonly price_per_kg: number;
  readonly volume: number | null;
  readonly usd_rate: number | null;
}
const quoteColumns = raw(
  "market_name, county, lat, lng, to_char(date, 'YYYY-MM-DD') as date, price_type, source, variety, grade, price, unit, currency, price_per_kg, volume, usd_rate",
);

/** MKT-03. */
export const newestQuotes = (tx: Query, crop: string, limit: number): Promise<QuoteRow[]> =>
  tx.many(
    sql`
      select ${quoteColumns}
      from market_data
      where commodity = ${crop} and not camp
      order by market_data.date desc, id desc
      limit ${limit}
    `,
  );

/** The newest quote per market and price type within two years. */
export const newestOfMarkets = (tx: Query, crop: string, today: Day): Promise<QuoteRow[]> =>
  tx.many(sql`
    select distinct on (market_name, price_type) ${quoteColumns}
    from market_data
    where commodity = ${crop} and not camp and market_data.date > ${today}::date - 730
    order by market_name, price_type, market_data.date desc, id desc
  `);

interface MonthRow {
  readonly price_type: PriceType;
  readonly month: string;
  readonly per_kg: number;
  readonly markets: number;
}
/** The median price per month and price type; each market counts once. */
export const monthlyMedians = (tx: Query, crop: string): Promise<MonthRow[]> =>
  tx.many(sql`
    select price_type, to_char(month, 'YYYY-MM') as month,
      percentile_cont(0.5) within group (order by own) as per_kg, count(*)::int as markets
    from ( select price_type, date_trunc('month', date) as month, market_name, percentile_cont(0.5) within
      group (order by price_per_kg) as own from market_data where commodity = ${crop} and not camp
      and price_type <> 'farm_gate' group by 1, 2, 3) of_markets
    group by price_type, month
    order by month
  `);

export const latestVolume = (
  tx: Query,
  crop: string,
  today: Day,
): Promise<{ day: Day; kg: number; kes: number }[]> =>
  tx.many(sql`
    select to_char(date, 'YYYY-MM-DD') as day, sum(volume) as kg, sum(volume * price_per_kg) as kes
    from market_data
    where commodity = ${crop} and not camp and volume > 0 and currency = 'KES'
      and date between ${today}::date - 6 and ${today}::date
    group by date
    order by date desc
    limit 1
  `);

export const countReporting = (tx: Query, crop: string, today: Day): Promise<{ n: number }> =>
  tx.one(sql`
    select count(distinct case when source = 'reported' then report_id::text else market_name end)::int as n
    from market_data
    where commodity = ${crop} and not camp and date between ${today}::date - 6 and ${today}::date
  `);

/** The prices for a list's outlier check: those of its crops around its dates. */
export const pricesAround = async (
  tx: Query,
  crops: readonly string[],
  from: Day,
  to: Day,
): Promise<KnownPrice[]> => {
  const rows = await tx.many<QuoteRow & { commodity: string; camp: boolean }>(sql`
    select ${quoteColumns}, commodity, camp
    from market_data
    where commodity = any(${crops}) and source <> 'reported' and market_data.date between ${from}::date - 100
      and ${to}::date + 100
  `);
  return rows.map((r) => ({
    commodity: r.commodity,
    variety: r.variety,
    type: r.price_type,
    market: r.market_name,
    camp: r.camp,
    perKg: r.price_per_kg,
    day: r.date,
    key: priceKey({
      source: r.source,
      market: r.market_name,
      variety: r.variety,
      grade: r.grade,
      unit: r.unit,
      type: r.price_type,
      day: r.date,
    }),
  }));
};

interface NewestRow {
  readonly commodity: string;
  readonly market_name: string;
  readonly day: Day;
}
export const newestDays = (tx: Query, crops: readonly string[]): Promise<NewestRow[]> =>
  tx.many(sql`
    select commodity, market_name, to_char(max(date), 'YYYY-MM-DD') as day
    from market_data
    where commodity = any(${crops}) and price_type <> 'farm_gate'
    group by 1, 2
  `);

const column = <T>(prices: readonly Price[], of: (price: Price) => T): T[] => prices.map(of);

/** Rows that are new or changed; a repeated price changes nothing. */
export const upsertPrices = (tx: Query, prices: readonly Price[], reportId?: string): Promise<number> =>
  tx.run(sql`
    insert into market_data (source, commodity, variety, grade, market_name, county, lat, lng, camp,
      price_type, price, unit, unit_kg, currency, price_per_kg, volume, usd_rate, date, report_id)
    select *, coalesce(${reportId ?? null}::uuid, '00000000-0000-0000-0000-000000000000')
    from unnest( ${column(prices, (p) => p.source)}::text[], ${column(prices, (p) => p.commodity)}::text[],
      ${column(prices, (p) => p.variety)}::text[], ${column(prices, (p) => p.grade)}::text[],
      ${column(prices, (p) => p.market)}::text[], ${column(prices, (p) => p.county)}::text[],
      ${column(prices, (p) => p.lat)}::float8[], ${column(prices, (p) => p.lng)}::float8[],
      ${column(prices, (p) => p.camp)}::boolean[], ${column(prices, (p) => p.type)}::text[],
      ${column(prices, (p) => p.price)}::float8[], ${column(prices, (p) => p.unit)}::text[],
      ${column(prices, (p) => p.unitKg)}::float8[], ${column(prices, (p) => p.currency)}::text[],
      ${column(prices, (p) => p.perKg)}::float8[], ${column(prices, (p) => p.volume)}::float8[],
      ${column(prices, (p) => p.usdRate)}::float8[], ${column(prices, (p) => p.day)}::date[])
    on conflict (source, market_name, variety, grade, unit, price_type, date,
      report_id) do update set commodity = excluded.commodity, county = excluded.county, lat = excluded.lat,
      lng = excluded.lng, camp = excluded.camp, price = excluded.price, unit_kg = excluded.unit_kg,
      currency = excluded.currency, price_per_kg = excluded.price_per_kg, volume = excluded.volume,
      usd_rate = excluded.usd_rate, came_at = now()
    where (market_data.commodity, market_data.price, market_data.unit_kg, market_data.currency,
      market_data.volume, market_data.usd_rate, market_data.lat, market_data.lng,
      market_data.county) is distinct from (excluded.commodity, excluded.price, excluded.unit_kg,
      excluded.currency, excluded.volume, excluded.usd_rate, excluded.lat, excluded.lng, excluded.county)
  `);
