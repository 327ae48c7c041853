import { countyShapes } from './county-shapes.ts';

interface Point { readonly lat: number; readonly lng: number }
type Ring = readonly (readonly [x: number, y: number])[];

const read = (text: string): Ring => text.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);
const rings: readonly { readonly county: string; readonly ring: Ring }[] =
  Object.entries(countyShapes).flatMap(([county, texts]) => texts.map((text) => ({ county, ring: read(text) })));

/** How often a line from the point to the east crosses the ring: odd inside. */
const isInside = (x: number, y: number, ring: Ring): boolean => {
  let inside = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    if ((ay > y) !== (by > y) && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
};

const toEdge = (x: number, y: number, ring: Ring): number => {
  let least = Infinity;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - along * dx, y - ay - along * dy));
  });
  return least;
};

/** Thinned borders leave slits between neighbours, and the coast lost its bays: about 4 km. */
const NEAR = 4;

/** The county of a place in Kenya; null for a place that is in none. */
export const countyOf = ({ lat, lng }: Point): string | null => {
  const [x, y] = [lng * 100, lat * 100];
  const within = rings.find(({ ring }) => isInside(x, y, ring));
  if (within) return within.county;
  const nearest = rings.map(({ county, ring }) => ({ county, far: toEdge(x, y, ring) })).sort((a, b) => a.far - b.far)[0];
  return nearest && nearest.far <= NEAR ? nearest.county : null;
};
