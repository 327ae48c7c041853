import type { Point, Ring } from '#kit/pure/geometry.ts';

/**
 * Orientation of c relative to the line from a to b: left, on or right. Exact, because coordinates on the
 * boundary grid are integers.
 */
const orientation = (a: Point, b: Point, c: Point): number => {
  const whole = (degrees: number) => Math.round(degrees * 1e7);
  return Math.sign(whole(b.lng - a.lng) * whole(c.lat - a.lat) - whole(b.lat - a.lat) * whole(c.lng - a.lng));
};

const isBetween = (p: Point, a: Point, b: Point): boolean =>
  Math.min(a.lng, b.lng) <= p.lng &&
  p.lng <= Math.max(a.lng, b.lng) &&
  Math.min(a.lat, b.lat) <= p.lat &&
  p.lat <= Math.max(a.lat, b.lat);

const liesApart = (a: number, b: number, c: number, d: number): boolean =>
  Math.max(a, b) < Math.min(c, d) || Math.max(c, d) < Math.min(a, b);

/** Whether two sides cross or touch. */
const sidesMeet = (a: Point, b: Point, c: Point, d: Point): boolean => {
  if (liesApart(a.lat, b.lat, c.lat, d.lat) || liesApart(a.lng, b.lng, c.lng, d.lng)) return false;
  const [c1, d1, a1, b1] = [
    orientation(a, b, c),
    orientation(a, b, d),
    orientation(c, d, a),
    orientation(c, d, b),
  ];
  if (c1 !== d1 && a1 !== b1 && c1 * d1 <= 0 && a1 * b1 <= 0) return true;
  return (
    (c1 === 0 && isBetween(c, a, b)) ||
    (d1 === 0 && isBetween(d, a, b)) ||
    (a1 === 0 && isBetween(a, c, d)) ||
    (b1 === 0 && isBetween(b, c, d))
  );
};

/** The first two non-adjacent sides of a ring that meet, as 0-based indices. Null for a simple ring. */
export const crossingOf = (ring: Ring): readonly [number, number] | null => {
  const n = ring.length;
  for (let i = 0; i < n; i++) {
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (sidesMeet(ring[i]!, ring[i + 1]!, ring[j]!, ring[(j + 1) % n]!)) return [i, j];
    }
  }
  return null;
};
