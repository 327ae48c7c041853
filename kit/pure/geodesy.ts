import { A, F, RAD } from './ellipsoid.ts';
import type { Point, Ring } from './geometry.ts';

// Area is in its own module: the first screen needs only that part, for a boundary that is not synced yet.
export { areaOf } from './ellipsoid.ts';

/** Metres between two points on the ellipsoid: Lambert's formula, accurate to metres at a thousand kilometres. */
export const distanceM = (from: Point, to: Point): number => {
  const [b1, b2] = [from, to].map((p) => Math.atan((1 - F) * Math.tan(p.lat * RAD))) as [number, number];
  const h =
    Math.sin((b2 - b1) / 2) ** 2 +
    Math.cos(b1) * Math.cos(b2) * Math.sin(((to.lng - from.lng) * RAD) / 2) ** 2;
  if (h === 0) return 0;
  const arc = 2 * Math.asin(Math.min(1, Math.sqrt(h)));
  const [p, d] = [(b1 + b2) / 2, (b2 - b1) / 2];
  const x = ((arc - Math.sin(arc)) * (Math.sin(p) * Math.cos(d)) ** 2) / Math.max(1 - h, Number.EPSILON);
  const y = ((arc + Math.sin(arc)) * (Math.cos(p) * Math.sin(d)) ** 2) / h;
  return A * (arc - (F / 2) * (x + y));
};

/** Perimeter in metres. */
export const perimeterOf = (ring: Ring): number =>
  ring.length < 2 ? 0 : ring.reduce((sum, p, i) => sum + distanceM(p, ring[(i + 1) % ring.length]!), 0);
