import type { Point } from '#kit/pure/geometry.ts';

/**
 * Where the sample people farm: towns of GeoNames (CC BY 4.0). `tools/seed/sample-people.ts` has their
 * fields.
 */
export const villagePlaces: readonly Point[] = [
  { lat: -0.4912, lng: 37.2871 },
  { lat: 0.0981, lng: 34.5402 },
  { lat: 0.0655, lng: 34.2934 },
  { lat: 0.8132, lng: 35.3901 },
  { lat: 0.6391, lng: 35.0522 },
  { lat: -1.3102, lng: 37.3543 },
  { lat: 0.7581, lng: 34.5522 },
  { lat: -1.1067, lng: 36.6431 },
];
