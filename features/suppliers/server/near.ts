import sql from 'sql-template-tag';
import type { BodyOf, ReplyOf } from '#kit/pure/contract.ts';
import type { Database, Query } from '#kit/server/database/database.ts';
import type { nearSuppliers } from '../contract.ts';
import { boxAround, cellOf, type NearbySeller, isServed, nearest, type Seller } from '../domain/near.ts';
import { isMobile } from '../domain/phone.ts';
import { productOf } from '../domain/products.ts';
import { type Cell, placesIn, type PlaceCache, readCell } from './places.ts';
import type { OsmPlace } from './ports.ts';
import { type ListingRow, listingsIn } from './sql.ts';

type Reply = ReplyOf<typeof nearSuppliers>;
type Supplier = Reply['results'][number];

type OwnSeller = Seller & { readonly source: 'own'; readonly row: ListingRow };
type OsmSeller = Seller & { readonly source: 'osm'; readonly row: OsmPlace };

const toOwnSeller = (row: ListingRow): OwnSeller => ({
  source: 'own',
  kind: row.kind,
  products: row.products,
  lat: row.lat,
  lng: row.lng,
  row,
});
const toOsmSeller = (row: OsmPlace): OsmSeller => ({
  source: 'osm',
  kind: row.kind,
  products: [],
  lat: row.lat,
  lng: row.lng,
  row,
});

const toSupplier = (
  { seller, distance_km, sells }: NearbySeller<OwnSeller | OsmSeller>,
  osmAt: Date,
  smsOn: boolean,
): Supplier => {
  const common = {
    distance_km,
    sells,
    kind: seller.kind,
    price_range: null,
    name: seller.row.name,
    phone: seller.row.phone,
    opening_hours: seller.row.opening_hours,
  };
  if (seller.source === 'osm') {
    const { osm_id, vicinity } = seller.row;
    return {
      ...common,
      id: `osm:${osm_id}`,
      source: 'osm',
      vicinity,
      whatsapp: null,
      licence_no: null,
      as_of: osmAt.toISOString(),
      sms: false,
    };
  }
  const { id, place, county, phone, whatsapp, licence_no, checked_at } = seller.row;
  const sms = smsOn && phone !== null && isMobile(phone);
  return {
    ...common,
    id,
    source: 'own',
    vicinity: [place, county].filter(Boolean).join(', '),
    whatsapp,
    licence_no,
    as_of: checked_at.toISOString(),
    sms,
  };
};

const placesState = (cell: Cell | null, placeCache: PlaceCache | null): Reply['places'] => {
  if (!placeCache) return { state: 'off', as_of: null, sample: false };
  return {
    state: cell?.fetched_at ? 'kept' : 'waiting',
    as_of: cell?.osm_at?.toISOString() ?? null,
    sample: cell?.sample ?? false,
  };
};

interface Deps {
  readonly db: Database;
  readonly placeCache: PlaceCache | null;
  readonly isSmsEnabled: boolean;
}

/** Answers from stored cells; missing cells are requested and appear in a later search. */
export const findNear = async (
  { db, placeCache: saved, isSmsEnabled }: Deps,
  { lat, lng, product, radius }: BodyOf<typeof nearSuppliers>,
  now: Date,
): Promise<Reply> => {
  const placeCache = isServed({ lat, lng }) ? saved : null;
  const key = cellOf({ lat, lng });
  const [listings, cell, places] = await Promise.all([
    listingsIn(db, boxAround({ lat, lng }, radius)),
    placeCache && readCell(db, key),
    placeCache ? placesIn(db, key) : [],
  ]);
  await placeCache?.requestIfDue(cell, key, now);
  const found = nearest<OwnSeller | OsmSeller>(
    [...listings.map(toOwnSeller), ...places.map(toOsmSeller)],
    { lat, lng },
    productOf(product),
    radius,
  );
  return {
    results: found.map((f) => toSupplier(f, cell?.osm_at ?? now, isSmsEnabled)),
    radius,
    places: placesState(cell, placeCache),
    at: now.toISOString(),
  };
};

/**
 * The last real answer to each kind of search, stored with its time for a diagnosis record. Sample data does
 * not count.
 */
export const saveSearch = (
  tx: Query,
  userId: string,
  product: string,
  { results, places, at }: Reply,
): Promise<number> =>
  tx.run(sql`
    insert into supplier_searches (user_id, product, found, at)
    values (${userId}, ${productOf(product)},
      ${JSON.stringify(places.sample ? results.filter((r) => r.source === 'own') : results)}, ${at})
    on conflict (user_id, product) do update set found = excluded.found, at = excluded.at
  `);
