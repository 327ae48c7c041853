import { DAY_MS, HOUR_MS } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { type Product, type SellsBasis, sellsProduct, type SupplierKind } from './products.ts';

/** Search radius and number of results (SCN-18). */
export const RADIUS_M = 50_000;
export const MAX_RESULTS = 3;
/** An unverified place must be this much nearer to precede a verified one. */
const UNCHECKED_PENALTY_KM = 10;

const EARTH_KM = 6371.0088;
const RAD = Math.PI / 180;

/** Great-circle distance on a mean sphere. Half a percent error is fine for the trip to a shop. */
export const distanceKm = (a: Point, b: Point): number => {
  const [dLat, dLng] = [(b.lat - a.lat) * RAD, (b.lng - a.lng) * RAD];
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RAD) * Math.cos(b.lat * RAD) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
};

/** A bounding box of the circle for an index query. `distanceKm` decides the exact circle. */
export const boxAround = ({ lat, lng }: Point, radiusM: number) => {
  const north = radiusM / 1000 / 110.5;
  const east = north / Math.max(0.1, Math.cos((Math.abs(lat) + north) * RAD));
  return { south: lat - north, north: lat + north, west: lng - east, east: lng + east };
};

export interface Seller extends Point {
  readonly source: 'own' | 'osm';
  readonly kind: SupplierKind;
  readonly products: readonly Product[];
}
export interface NearbySeller<S> {
  readonly seller: S;
  readonly distance_km: number;
  readonly sells: SellsBasis;
}

/**
 * Sellers of the product within the radius, nearest first. An unchecked place ranks behind a checked one near
 * it.
 */
export const nearest = <S extends Seller>(
  sellers: readonly S[],
  from: Point,
  product: Product,
  radiusM = RADIUS_M,
  limit = MAX_RESULTS,
): NearbySeller<S>[] =>
  sellers
    .flatMap((seller): NearbySeller<S>[] => {
      const sells = sellsProduct(seller, product);
      const km = distanceKm(from, seller);
      return sells && km * 1000 <= radiusM ? [{ seller, distance_km: Math.round(km * 10) / 10, sells }] : [];
    })
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, limit);

const rank = ({ seller, distance_km }: NearbySeller<Seller>): number =>
  distance_km + (seller.source === 'osm' ? UNCHECKED_PENALTY_KM : 0);

const CELL_DEGREES = 0.25;
/**
 * Measured from the centre of a cell: reaches 50 km beyond each corner (half a diagonal is 19.7 km at the
 * equator).
 */
export const CELL_RADIUS_M = 70_000;

/** The 0.25° cell (about 28 km) covered by one OpenStreetMap query. */
export const cellOf = ({ lat, lng }: Point): string =>
  `${Math.floor(lat / CELL_DEGREES)}:${Math.floor(lng / CELL_DEGREES)}`;
export const centreOf = (cell: string): Point => {
  const [row = 0, column = 0] = cell.split(':').map(Number);
  return { lat: (row + 0.5) * CELL_DEGREES, lng: (column + 0.5) * CELL_DEGREES };
};

/** Kenya with a margin, so that users cannot make us query a free service for the whole world, cell by cell. */
const SERVED_AREA = { south: -5.5, north: 6, west: 33, east: 43 };
export const isServed = ({ lat, lng }: Point): boolean =>
  lat >= SERVED_AREA.south && lat <= SERVED_AREA.north && lng >= SERVED_AREA.west && lng <= SERVED_AREA.east;

export const MAX_AGE_DAYS = 14;
/** After a failure the job retries on its own; a search does not trigger it. */
const RETRY_MS = HOUR_MS;

/** Whether a search should trigger a fetch of the cell. */
export const isDue = (
  cell: { readonly fetched_at: Date | null; readonly tried_at: Date } | null,
  now: Date,
): boolean => {
  if (!cell) return true;
  const isStale = !cell.fetched_at || now.getTime() - cell.fetched_at.getTime() > MAX_AGE_DAYS * DAY_MS;
  return isStale && now.getTime() - cell.tried_at.getTime() > RETRY_MS;
};
