import { fromPolygonText, type Point, type Ring } from '#kit/pure/geometry.ts';

/** A field as in the database or on the phone. */
export interface ShapedField {
  readonly id: string;
  readonly boundary: string;
  readonly [column: string]: unknown;
}

/** Twice the signed area in square degrees: positive for a counter-clockwise ring. */
const doubleSignedArea = (ring: Ring): number =>
  ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    return sum + (p.lng * q.lat - q.lng * p.lat);
  }, 0);

const position = (p: Point): [number, number] => [p.lng, p.lat];

/** RFC 7946: longitude first, outer ring counter-clockwise and closed, no coordinate reference system. */
export const polygonOf = (ring: Ring): { type: 'Polygon'; coordinates: [number, number][][] } => {
  const counterClockwise = doubleSignedArea(ring) < 0 ? [...ring].reverse() : ring;
  return { type: 'Polygon', coordinates: [[...counterClockwise, counterClockwise[0]!].map(position)] };
};

/** Columns left out of the properties: the geometry and the feature id hold them, or they are local. */
const OMITTED_COLUMNS: ReadonlySet<string> = new Set([
  'id',
  'boundary',
  'location',
  'location_lat',
  'location_lng',
  'pending',
]);

const featureOf = (field: ShapedField): object => {
  const ring = fromPolygonText(field.boundary);
  const properties = Object.fromEntries(
    Object.entries(field).filter(([column]) => !OMITTED_COLUMNS.has(column)),
  );
  return { type: 'Feature', id: field.id, geometry: ring && polygonOf(ring), properties };
};

export const toGeoJson = (fields: readonly ShapedField[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features: fields.map(featureOf) }, null, 1);
