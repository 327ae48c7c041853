import { findFieldPosition } from '#features/fields/server/api.ts';
import { latestPriceFor } from '#features/market/server/api.ts';
import { countyOf } from '#features/places/domain/county-of.ts';
import { baseOf } from '#features/yields/domain/county-base.ts';
import { hasMarketPrice } from '#features/yields/domain/price.ts';
import type { Point } from '#kit/pure/geometry.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { LocalFigures, CountyYield, MarketPrice } from '../domain/loss.ts';

interface LocalFiguresQuery {
  readonly crop: string | null;
  readonly fieldId: string | null;
  /** Where the photo was taken, if known. */ readonly photoLocation: Point | null;
  readonly now: Date;
}

/** The field's location, else where the photo was taken. */
const pointOf = async (
  tx: Query,
  userId: string,
  { fieldId, photoLocation }: LocalFiguresQuery,
): Promise<Point | null> => {
  const spot = fieldId === null ? null : await findFieldPosition(tx, userId, fieldId);
  return spot && !spot.location_unconfirmed
    ? { lat: spot.location_lat, lng: spot.location_lng }
    : photoLocation;
};

const countyYield = (crop: string, county: string | null): CountyYield | null => {
  const base = baseOf(crop, county);
  return county !== null && base?.from === 'county' && base.mean !== null
    ? { county, kg: Math.round(base.mean * 1000) }
    : null;
};

/**
 * A price in shillings for the crop as harvested, current if there is one: a price of milled rice does not
 * apply to paddy (SCN-17).
 */
const findPrice = async (
  tx: Query,
  crop: string,
  point: Point | null,
  county: string | null,
  now: Date,
): Promise<MarketPrice | null> => {
  const latest = hasMarketPrice(crop)
    ? await latestPriceFor(tx, { crop, county, lat: point?.lat, lng: point?.lng, now })
    : null;
  return latest && latest.currency === 'KES'
    ? {
        kes_per_kg: Math.round(latest.perKg * 100) / 100,
        market: latest.market,
        date: latest.date,
        type: latest.type,
        ...(latest.isOld && { is_old: true as const }),
      }
    : null;
};

/** The county's usual yield, and the newest price near there; null when unknown. */
export const localFiguresOf = async (
  tx: Query,
  userId: string,
  asked: LocalFiguresQuery,
): Promise<LocalFigures> => {
  const { crop, now } = asked;
  if (crop === null) return { county: null, price: null };
  const point = await pointOf(tx, userId, asked);
  const county = point && countyOf(point);
  return { county: countyYield(crop, county), price: await findPrice(tx, crop, point, county, now) };
};
