import { fromPolygonText, type Point } from '#kit/pure/geometry.ts';

export type Projection = (point: Point) => readonly [x: number, y: number];

/**
 * Converts degrees to pixels of an image with known corners (north-west, north-east, south-east, south-west).
 * At the size of a farm the image is a parallelogram.
 */
export const createProjection = (
  [nw, ne, , sw]: readonly Point[],
  width: number,
  height: number,
): Projection => {
  const [a, b, c, d] = [ne!.lng - nw!.lng, sw!.lng - nw!.lng, ne!.lat - nw!.lat, sw!.lat - nw!.lat];
  const whole = a * d - b * c;
  return ({ lat, lng }) => {
    const [x, y] = [lng - nw!.lng, lat - nw!.lat];
    return [(width * (x * d - y * b)) / whole, (height * (y * a - x * c)) / whole];
  };
};

const METRES_PER_DEGREE = 111_195;
/** Height of an image divided by its width. */
export const heightToWidth = ([nw, ne, , sw]: readonly Point[]): number => {
  const shrink = Math.cos((nw!.lat * Math.PI) / 180);
  const distance = (p: Point, q: Point): number =>
    Math.hypot((p.lng - q.lng) * shrink, p.lat - q.lat) * METRES_PER_DEGREE;
  return distance(nw!, sw!) / distance(nw!, ne!);
};

/** A field's boundary in pixels of the image. */
export const projectOutline = (boundary: string, place: Projection): readonly (readonly [number, number])[] =>
  (fromPolygonText(boundary) ?? []).map(place);
