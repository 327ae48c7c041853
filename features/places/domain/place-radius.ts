import type { PlaceKind } from './named-places.ts';

/** How far (m) from its point people still use a place's name; our estimate. */
export const placeRadiusM: Readonly<Record<PlaceKind, number>> = {
  city: 5_000,
  town: 3_000,
  village: 2_000,
  market: 2_000,
  estate: 2_000,
  area: 5_000,
};
