import { metresPerDegree, type Point } from '#kit/pure/geometry.ts';
import type { County } from './counties.ts';
import { countyOf } from './county-of.ts';
import { type Direction, directionFrom } from './direction.ts';
import { listPlaces } from './gazetteer.ts';
import type { Named, PlaceKind } from './named.ts';

export interface Nearest {
  readonly name: string;
  readonly km: number;
  readonly direction: Direction;
}

/** A place's description offline. Outside Kenya nothing is known: all null. */
export interface PlaceOf {
  readonly county: County | null;
  readonly nearest: Nearest | null;
  /**
   * Metres above sea level of a named place `elevationKm` away. Within 100 m of the true height at nine of
   * ten places; less accurate in hills.
   */
  readonly elevation: number | null;
  readonly elevationKm: number | null;
}

/**
 * Weights: a town counts from further away, because more people know it. Estates and old administrative areas
 * are placed too roughly to measure from.
 */
const worth: Readonly<Record<PlaceKind, number>> = {
  city: 2,
  town: 1.5,
  village: 1,
  market: 1,
  estate: 0,
  area: 0,
};
const NEAR_KM = 50;
/** Maximum distance at which an altitude applies to the field. */
const HEIGHT_KM = 15;

export const kmBetween = (a: Point, b: Point): number => {
  const { north, east } = metresPerDegree((a.lat + b.lat) / 2);
  return Math.hypot((a.lat - b.lat) * north, (a.lng - b.lng) * east) / 1000;
};

interface Reached {
  readonly place: Named;
  readonly km: number;
}

/**
 * The place with the smallest distance divided by its weight. One degree scale serves all, because the search
 * range is short.
 */
const best = (point: Point, places: readonly Named[], worthOf: (place: Named) => number): Reached | null => {
  const { north, east } = metresPerDegree(point.lat);
  let found: Named | null = null;
  let least = Infinity;
  for (const place of places) {
    const y = (place.lat - point.lat) * north;
    const x = (place.lng - point.lng) * east;
    const w = worthOf(place);
    const is = (x * x + y * y) / (w * w);
    if (is < least) {
      found = place;
      least = is;
    }
  }
  return found && { place: found, km: kmBetween(found, point) };
};

const nowhere: PlaceOf = { county: null, nearest: null, elevation: null, elevationKm: null };

export const placeOf = (point: Point, places: readonly Named[] = listPlaces()): PlaceOf => {
  const county = countyOf(point);
  if (county === null) return nowhere;
  const named = best(point, places, (p) => worth[p.kind]);
  const high = best(point, places, (p) => (p.elevation === null ? 0 : 1));
  const isNear = named !== null && named.km <= NEAR_KM;
  const isHigh = high !== null && high.km <= HEIGHT_KM;
  return {
    county,
    nearest: isNear
      ? { name: named.place.name, km: named.km, direction: directionFrom(named.place, point) }
      : null,
    elevation: isHigh ? high.place.elevation : null,
    elevationKm: isHigh ? high.km : null,
  };
};
