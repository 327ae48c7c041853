import { metresPerDegree, type Point } from '#kit/pure/geometry.ts';
import type { County } from './counties.ts';
import { countyOf } from './county-of.ts';
import { type Direction, directionFrom } from './direction.ts';
import { listPlaces } from './gazetteer.ts';
import type { NamedPlace, PlaceKind } from './named-places.ts';

interface NearestPlace {
  readonly name: string;
  readonly km: number;
  readonly direction: Direction;
}

/** A place's description offline. Outside Kenya nothing is known: all null. */
export interface PlaceInfo {
  readonly county: County | null;
  readonly nearest: NearestPlace | null;
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
const kindWeights: Readonly<Record<PlaceKind, number>> = {
  city: 2,
  town: 1.5,
  village: 1,
  market: 1,
  estate: 0,
  area: 0,
};
const MAX_NEAREST_KM = 50;
/** Maximum distance at which an altitude applies to the field. */
const MAX_ELEVATION_KM = 15;

export const kmBetween = (a: Point, b: Point): number => {
  const { north, east } = metresPerDegree((a.lat + b.lat) / 2);
  return Math.hypot((a.lat - b.lat) * north, (a.lng - b.lng) * east) / 1000;
};

interface PlaceDistance {
  readonly place: NamedPlace;
  readonly km: number;
}

/**
 * The place with the smallest distance divided by its weight. One degree scale serves all, because the search
 * range is short.
 */
const nearestByWeight = (
  point: Point,
  places: readonly NamedPlace[],
  weightOf: (place: NamedPlace) => number,
): PlaceDistance | null => {
  const { north, east } = metresPerDegree(point.lat);
  let found: NamedPlace | null = null;
  let least = Infinity;
  for (const place of places) {
    const y = (place.lat - point.lat) * north;
    const x = (place.lng - point.lng) * east;
    const w = weightOf(place);
    const weightedSquare = (x * x + y * y) / (w * w);
    if (weightedSquare < least) {
      found = place;
      least = weightedSquare;
    }
  }
  return found && { place: found, km: kmBetween(found, point) };
};

const unknownPlace: PlaceInfo = { county: null, nearest: null, elevation: null, elevationKm: null };

export const placeInfoOf = (point: Point, places: readonly NamedPlace[] = listPlaces()): PlaceInfo => {
  const county = countyOf(point);
  if (county === null) return unknownPlace;
  const named = nearestByWeight(point, places, (p) => kindWeights[p.kind]);
  const withElevation = nearestByWeight(point, places, (p) => (p.elevation === null ? 0 : 1));
  const isNear = named !== null && named.km <= MAX_NEAREST_KM;
  const hasElevation = withElevation !== null && withElevation.km <= MAX_ELEVATION_KM;
  return {
    county,
    nearest: isNear
      ? { name: named.place.name, km: named.km, direction: directionFrom(named.place, point) }
      : null,
    elevation: hasElevation ? withElevation.place.elevation : null,
    elevationKm: hasElevation ? withElevation.km : null,
  };
};
