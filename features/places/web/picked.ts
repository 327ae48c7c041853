import type { PlaceKind } from '../domain/named.ts';
import type { FoundPlace } from '../domain/search.ts';

/** A place that was chosen by name. It is near the farm, not the farm: `accuracy_m` says how roughly. */
export interface Picked {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly elevation: number | null;
  readonly accuracy_m: number | null;
}

/** How far from its point people still call it by this name; our estimate. */
const roughly: Readonly<Record<PlaceKind, number>> = { city: 5_000, town: 3_000, village: 2_000, market: 2_000, estate: 2_000, area: 5_000 };

export const pickedFrom = ({ name, county, lat, lng, elevation, kind }: FoundPlace): Picked =>
  ({ name: county === null || county === name ? name : `${name}, ${county}`, lat, lng, elevation, accuracy_m: roughly[kind] });
