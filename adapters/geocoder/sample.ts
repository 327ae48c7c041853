import type { Geocoder } from '#features/places/server/ports.ts';

/** For offline development: returns two invented places, each labelled SAMPLE. */
export const sampleGeocoder = (): Geocoder => ({
  sample: true,
  search: async (query) => [
    { name: `SAMPLE ${query.slice(0, 40)}`, detail: 'SAMPLE county', lat: -0.1541, lng: 36.1463 },
    { name: `SAMPLE ${query.slice(0, 40)} market`, detail: 'SAMPLE county', lat: -0.3031, lng: 36.08 },
  ],
  reverseGeocode: async () => 'SAMPLE village',
});
