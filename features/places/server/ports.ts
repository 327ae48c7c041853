import type { Point } from '#kit/pure/geometry.ts';
import type { WiderPlace } from '../contract.ts';

export type GeocoderLanguage = 'en' | 'sw';

/**
 * A map search. Throws when it did not give a whole answer. How often it may be asked is not its own matter
 * (`wider.ts`).
 */
export interface Geocoder {
  /** A fake: its results are invented, and every screen that shows them says so. */
  readonly sample: boolean;
  search(query: string, language: GeocoderLanguage): Promise<readonly WiderPlace[]>;
  /** The nearest name at a point; null when the map has none. */
  nameOf(point: Point, language: GeocoderLanguage): Promise<string | null>;
}
