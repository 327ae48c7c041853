import type { Point } from '#kit/pure/geometry.ts';
import type { MapSearchPlace } from '../contract.ts';

export type GeocoderLanguage = 'en' | 'sw';

/** A map search. Throws when the answer is incomplete. Does not limit its own rate (see `wider.ts`). */
export interface Geocoder {
  /** A fake: its results are invented, and every screen that shows them says so. */
  readonly sample: boolean;
  search(query: string, language: GeocoderLanguage): Promise<readonly MapSearchPlace[]>;
  /** The nearest name at a point; null when the map has none. */
  reverseGeocode(point: Point, language: GeocoderLanguage): Promise<string | null>;
}
