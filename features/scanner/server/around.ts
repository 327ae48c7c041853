import { readSpot } from '#features/fields/server/api.ts';
import { latestPriceFor } from '#features/market/server/api.ts';
import { countyOf } from '#features/places/domain/county-of.ts';
import { baseOf } from '#features/yields/domain/county-base.ts';
import { hasMarketPrice } from '#features/yields/domain/price.ts';
import type { Point } from '#kit/pure/geometry.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { LocalFigures, CountyYield, MarketPrice } from '../domain/loss.ts';

interface Asked {
  readonly crop: string | null;
  readonly fieldId: string | null;
  /** Where the photo was taken, if known. */ readonly seen: Point | null;
  readonly now: Date;
}

/** The field's location, else where the photo was taken. */
const pointOf = async (tx: Query, userId: string, { fieldId, seen }: Asked): Promise<Point | null> => {
  const spot = fieldId === null ? null : await readSpot(tx, userId, fieldId);
  return spot && !spot.location_unconfirmed ? { lat: spot.location_lat, lng: spot.location_lng } : seen;
};

const countyYield = (crop: string, county: string | null): CountyYield | null => {
  const base = baseOf(crop, county);
  return county !== null && base?.from === 'county' && base.mean !== null
    ? { county, kg: Math.round(base.mean * 1000) }
    : null;
};

/**
 * Only a current price in shillings for the crop as harvested: a price of milled rice does not apply to paddy
 * (SCN-17).
 */
const priceNear = async (
  tx: Query,
  crop: string,
  point: Point | null,
  county: string | null,
  now: Date,
): Promise<MarketPrice | null> => {
  const told = hasMarketPrice(crop)
    ? await latestPriceFor(tx, { crop, county, lat: point?.lat, lng: point?.lng, now })
    : null;
  return told && !told.isOld && told.currency === 'KES'
    ? {
        kes_per_kg: Math.round(told.perKg * 100) / 100,
        market: told.market,
        date: told.date,
        type: told.type,
      }
    : null;
};

/** The county's usual yield, and the current price near there; null when unknown. */
export const localFiguresOf = async (tx: Query, userId: string, asked: Asked): Promise<LocalFigures> => {
  const { crop, now } = asked;
  if (crop === null) return { county: null, price: null };
  const point = await pointOf(tx, userId, asked);
  const county = point && countyOf(point);
  return { county: countyYield(crop, county), price: await priceNear(tx, crop, point, county, now) };
};
