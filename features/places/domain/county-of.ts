import { isInside, metresPerDegree, type Point, type Ring } from '#kit/pure/geometry.ts';
import { counties, type County } from './counties.ts';
import { kenyaOutlines } from './kenya/outlines.ts';
import { type Box, type Outline, unpackOutlines } from './outlines.ts';

/** Metres to the nearest edge of a ring. */
const metresToEdge = (point: Point, ring: Ring): number => {
  const { north, east } = metresPerDegree(point.lat);
  let least = Infinity;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const dx = (b.lng - a.lng) * east;
    const dy = (b.lat - a.lat) * north;
    const px = (point.lng - a.lng) * east;
    const py = (point.lat - a.lat) * north;
    const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(px - along * dx, py - along * dy));
  });
  return least;
};

/**
 * Thinned outlines cut off points of land up to 500 m wide, and a phone's position has an error. Beyond this
 * distance it is sea, or another country.
 */
export const BORDER_M = 800;
const BORDER_DEGREES = 0.01;

const isIn = ({ lat, lng }: Point, { west, south, east, north }: Box, margin: number): boolean =>
  lng >= west - margin && lng <= east + margin && lat >= south - margin && lat <= north + margin;

let unpacked: readonly Outline[] | null = null;

/** The county of a place in Kenya; null for the sea and for other countries. */
export const countyOf = (point: Point): County | null => {
  unpacked ??= unpackOutlines(kenyaOutlines);
  const within = unpacked.find(({ box, ring }) => isIn(point, box, 0) && isInside(point, ring));
  if (within) return within.name as County;
  const [nearest] = unpacked
    .filter(({ box }) => isIn(point, box, BORDER_DEGREES))
    .map(({ name, ring }) => ({ name, far: metresToEdge(point, ring) }))
    .sort((a, b) => a.far - b.far);
  return nearest && nearest.far <= BORDER_M ? (nearest.name as County) : null;
};

interface FieldPlace extends Point {
  readonly unconfirmed: boolean;
  readonly description: string | null;
}

/** The county of a confirmed place, else the one that was chosen for a field without a place. */
export const countyOfField = ({ lat, lng, unconfirmed, description }: FieldPlace): County | null =>
  unconfirmed ? (counties.find((county) => county === description) ?? null) : countyOf({ lat, lng });
