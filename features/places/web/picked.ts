import type { MapSearchPlace } from '../contract.ts';
import type { PlaceInfo } from '../domain/place-info.ts';
import { placeRadiusM } from '../domain/place-radius.ts';
import type { FoundPlace } from '../domain/search.ts';

/** A place chosen by name. It is near the farm, not the farm: `accuracy_m` says how near. */
export interface PickedPlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly elevation: number | null;
  readonly accuracy_m: number | null;
}

/** For a recent place: its kind is not stored (FLD-34), so the largest of these. */
export const UNKNOWN_KIND_ACCURACY_M = Math.max(...Object.values(placeRadiusM));

const MAP_SEARCH_ACCURACY_M = 2_000;

const nameWithCounty = (name: string, county: string | null): string =>
  county === null || county === name ? name : `${name}, ${county}`;

export const pickedFrom = ({ name, county, lat, lng, elevation, kind }: FoundPlace): PickedPlace => ({
  name: nameWithCounty(name, county),
  lat,
  lng,
  elevation,
  accuracy_m: placeRadiusM[kind],
});

/** `at` is our gazetteer's description of the place. */
export const pickedFromMapSearch = (
  { name, lat, lng }: MapSearchPlace,
  at: PlaceInfo | null,
): PickedPlace => ({
  name: nameWithCounty(name, at?.county ?? null),
  lat,
  lng,
  elevation: at?.elevation ?? null,
  accuracy_m: MAP_SEARCH_ACCURACY_M,
});
