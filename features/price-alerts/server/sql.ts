import type { Measure } from '#kit/pure/measures.ts';
import { raw, sql, type Query } from '#kit/server/database/database.ts';
import { type AlertDetails, type Direction, perKgOf } from '../domain/alert.ts';
import type { MarketPrice } from '../domain/crossing.ts';

export interface AlertRow {
  readonly user_id: string;
  readonly id: string;
  readonly crop: string;
  readonly market: string | null;
  readonly county: string | null;
  readonly direction: Direction;
  readonly price: number;
  readonly unit: Measure;
  readonly kg_each: number | null;
  readonly currency: string;
  readonly per_kg: number;
  readonly is_told: boolean;
  readonly told_at: Date | null;
  readonly told_per_kg: number | null;
  readonly told_market: string | null;
  readonly told_day: string | null;
  readonly crossings: number;
  readonly created_at: Date;
}
const columns = raw(
  `user_id, id, crop, market, county, direction, price, unit, kg_each, currency, per_kg, is_told, told_at, told_per_kg, told_market, to_char(told_day, 'YYYY-MM-DD') as told_day, crossings, created_at`,
);

export const alertsByIds = (tx: Query, userId: string, ids: readonly string[]): Promise<AlertRow[]> =>
  tx.many(sql`select ${columns} from price_alerts where user_id = ${userId} and id = any(${ids}::uuid[])`);
export const countAlerts = async (tx: Query, userId: string): Promise<number> =>
  (await tx.one<{ n: number }>(sql`select count(*) as n from price_alerts where user_id = ${userId}`)).n;

export const insertAlert = (
  tx: Query,
  userId: string,
  id: string,
  details: AlertDetails,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    insert into price_alerts (user_id, id, crop, market, county, direction, price, unit, kg_each, per_kg,
      created_at)
    values (${userId}, ${id}, ${details.crop}, ${details.market}, ${details.county}, ${details.direction},
      ${details.price}, ${details.unit}, ${details.kg_each}, ${perKgOf(details)}, ${now})
    on conflict do nothing
  `);

/** One page of a crop's alerts, ordered by owner. Requires the system role. */
export const alertsAfter = (
  tx: Query,
  crop: string,
  after: Pick<AlertRow, 'user_id' | 'id'>,
  most: number,
): Promise<AlertRow[]> =>
  tx.many(sql`
    select ${columns}
    from price_alerts
    where crop = ${crop} and (user_id, id) > (${after.user_id}::uuid, ${after.id}::uuid)
    order by user_id, id
    limit ${most}
  `);
export const lockAlerts = (tx: Query, ids: readonly string[]): Promise<AlertRow[]> =>
  tx.many(
    sql`select ${columns} from price_alerts where id = any(${ids}::uuid[]) order by user_id, id for update`,
  );

export const markNotified = (
  tx: Query,
  { user_id, id }: AlertRow,
  price: MarketPrice,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    update price_alerts
    set is_told = true, told_at = ${now}, told_per_kg = ${price.perKg}, told_market = ${price.market},
      told_day = ${price.day}, crossings = crossings + 1
    where user_id = ${user_id} and id = ${id}
  `);
export const rearmAlert = (tx: Query, { user_id, id }: AlertRow): Promise<number> =>
  tx.run(sql`update price_alerts set is_told = false where user_id = ${user_id} and id = ${id}`);

export interface PriceUpdate {
  readonly crop: string;
  readonly market: string;
  readonly county: string | null;
  readonly type: MarketPrice['type'];
  readonly day: string;
  readonly perKg: number;
  readonly currency: string;
}

/** A late older price changes nothing. */
export const saveLatest = (
  tx: Query,
  { crop, market, county, type, day, perKg, currency }: PriceUpdate,
): Promise<number> =>
  tx.run(sql`
    insert into price_alert_latest (crop, market, type, county, day, per_kg, currency)
    values (${crop}, ${market}, ${type}, ${county}, ${day}, ${perKg}, ${currency})
    on conflict (crop, market, type) do update set county = excluded.county, day = excluded.day,
      per_kg = excluded.per_kg, currency = excluded.currency
    where price_alert_latest.day <= excluded.day
  `);

/** KES prices only, because alerts are in shillings. */
export const latestOf = (tx: Query, crop: string): Promise<MarketPrice[]> =>
  tx.many(
    sql`
      select market, county, type, to_char(day, 'YYYY-MM-DD') as day, per_kg as "perKg"
      from price_alert_latest
      where crop = ${crop} and currency = 'KES'
    `,
  );

/** Public data, not tied to a user: markets that reported a price within this many days. */
export const marketsOf = (
  tx: Query,
  crop: string,
  today: string,
  days: number,
): Promise<{ market: string; county: string | null }[]> =>
  tx.many(sql`
    select distinct on (market) market, county
    from price_alert_latest
    where crop = ${crop} and currency = 'KES' and day >= ${today}::date - ${days}::int
    order by market, day desc
    limit 300
  `);
