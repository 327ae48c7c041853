import type { PlaceSource } from '#features/suppliers/server/ports.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { type OverpassElement, toPlace } from './overpass-elements.ts';

const KM = 1 / 111;

/** For offline development: the same invented places around every point, each labelled SAMPLE. */
const elements = ({ lat, lng }: Point): readonly OverpassElement[] => [
  {
    type: 'node',
    id: 1,
    lat: lat + 2 * KM,
    lon: lng,
    tags: { shop: 'agrarian', name: 'SAMPLE agrovet', 'addr:city': 'SAMPLE town' },
  },
  {
    type: 'way',
    id: 2,
    center: { lat, lon: lng + 5 * KM },
    tags: { amenity: 'marketplace', name: 'SAMPLE market' },
  },
  {
    type: 'node',
    id: 3,
    lat: lat - 9 * KM,
    lon: lng,
    tags: { shop: 'garden_centre', name: 'SAMPLE nursery' },
  },
];

export const samplePlaces = (now: () => Date = () => new Date()): PlaceSource => ({
  sample: true,
  around: async (point) => ({ places: elements(point).map((e) => toPlace(e)!), asOf: now() }),
});
