import { empty, sql, type Query } from '#kit/server/database/database.ts';
import { offerColumns, type OfferRow } from './rows.ts';
import type { Spot } from './sql.ts';

export const PAGE_SIZE = 20;
/** Kilometres are rounded to five, like the places; offers without a place come last. */
const NO_PLACE_KM = 100_000;
const EARTH_KM = 6371.0088;

interface ListQuery {
  readonly crop?: string | undefined;
  readonly county?: string | undefined;
  readonly near: Spot | null;
  readonly after: OffersCursor | null;
  readonly blocked: readonly string[];
  readonly now: Date;
}
interface FoundOffer extends OfferRow {
  readonly km: number;
}
/**
 * The cursor of the next page: the last row's time in milliseconds (newest first), or its kilometres (nearest
 * first).
 */
interface OffersCursor {
  readonly by: 'time' | 'distance';
  readonly value: number;
  readonly id: string;
}

const cursorPattern = /^([td])_(\d{1,15})_([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
const formatOffersCursor = ({ by, value, id }: OffersCursor): string =>
  `${by === 'time' ? 't' : 'd'}_${value}_${id}`;
/** Null for an invalid cursor: the list then starts at the top. */
export const parseOffersCursor = (text: string | undefined): OffersCursor | null => {
  const found = cursorPattern.exec(text ?? '');
  return found && Number(found[2]) <= 8.64e15
    ? { by: found[1] === 't' ? 'time' : 'distance', value: Number(found[2]), id: found[3]! }
    : null;
};

/** Great-circle km to an offer's rounded location, in steps of 5. */
const kmTo = ({ lat, lng }: Spot) => sql`
  case when o.near_lat is null then ${NO_PLACE_KM}::integer else (round(2 * ${EARTH_KM}::float8 *
    asin(least(1, sqrt( power(sin(radians(o.near_lat - ${lat}::float8) / 2), 2) + cos(radians(${lat}::float8))
    * cos(radians(o.near_lat)) * power(sin(radians(o.near_lng - ${lng}::float8) / 2),
    2)))) / 5) * 5)::integer end
`;

const matchesQuery = ({ crop, county, blocked, now }: ListQuery) => sql`
  o.state = 'open' and o.standing = 'visible' and o.ends_at > ${now}
    ${crop ? sql`and o.crop = ${crop}` : empty} ${county ? sql`and o.county = ${county}` : empty}
    ${blocked.length > 0 ? sql`and o.user_id <> all(${blocked}::uuid[])` : empty}
`;

const newest = (tx: Query, query: ListQuery): Promise<FoundOffer[]> =>
  tx.many(sql`
    select ${offerColumns}, ${NO_PLACE_KM}::integer as km
    from sell_offers o
    where ${matchesQuery(query)}
      ${query.after?.by === 'time' ? sql`and (o.created_at, o.id) < (${new Date(query.after.value)}::timestamptz, ${query.after.id}::uuid)` : empty}
      order by o.created_at desc, o.id desc limit ${PAGE_SIZE}
  `);

const nearest = (tx: Query, query: ListQuery, spot: Spot): Promise<FoundOffer[]> =>
  tx.many(sql`
    select *
    from (select ${offerColumns}, ${kmTo(spot)} as km from sell_offers o where ${matchesQuery(query)}) f
    where true
      ${query.after?.by === 'distance' ? sql`and (f.km > ${query.after.value}::integer or (f.km = ${query.after.value}::integer and f.id < ${query.after.id}::uuid))` : empty}
      order by f.km, f.id desc limit ${PAGE_SIZE}
  `);

export const offersPage = (tx: Query, query: ListQuery): Promise<FoundOffer[]> =>
  query.near ? nearest(tx, query, query.near) : newest(tx, query);

export const nextCursor = (rows: readonly FoundOffer[], isNear: boolean): string | null => {
  const last = rows.length === PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return last
    ? formatOffersCursor(
        isNear
          ? { by: 'distance', value: last.km, id: last.id }
          : { by: 'time', value: last.created_at.getTime(), id: last.id },
      )
    : null;
};

export const shownKm = (km: number): number | null => (km >= NO_PLACE_KM ? null : km);
