import type { Point } from '#kit/pure/geometry.ts';
import type { WiderPlace } from '../contract.ts';

export type GeocoderLanguage = 'en' | 'sw';

/**
 * A map search. Throws when it did not give a whole answer. How often it may be asked is not its own matter
 * (`wider.ts`).
 */
export interface Geocoder {
  /** A stand-in: nothing it gives is real, and every screen that shows it says so. */
  readonly sample: boolean;
  search(query: string, language: GeocoderLanguage): Promise<readonly WiderPlace[]>;
  /** The first name at a point; null where the map knows none. */
  nameOf(point: Point, language: GeocoderLanguage): Promise<string | null>;
}
