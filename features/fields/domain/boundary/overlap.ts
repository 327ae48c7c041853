import type { Ring } from '#kit/pure/geometry.ts';

const SCAN_LINES = 200;

/** Intersections of a latitude line with a ring, as pairs of longitudes. */
const spans = (ring: Ring, lat: number): number[] =>
  ring
    .flatMap((a, i) => {
      const b = ring[(i + 1) % ring.length]!;
      return a.lat > lat !== b.lat > lat ? [a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)] : [];
    })
    .sort((x, y) => x - y);

const lengthOf = (crossings: readonly number[]): number =>
  crossings.reduce((sum, x, i) => sum + (i % 2 === 0 ? -x : x), 0);

const sharedLength = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i + 1 < a.length; i += 2) {
    for (let j = 0; j + 1 < b.length; j += 2)
      sum += Math.max(0, Math.min(a[i + 1]!, b[j + 1]!) - Math.max(a[i]!, b[j]!));
  }
  return sum;
};

const isDisjoint = (a: readonly number[], b: readonly number[]): boolean =>
  Math.max(...a) <= Math.min(...b) || Math.max(...b) <= Math.min(...a);

/**
 * Intersection over union of two simple rings: 0 disjoint, 1 identical. Integrated over latitude lines,
 * accurate to about one percent.
 */
export const intersectionOverUnion = (a: Ring, b: Ring): number => {
  if (
    isDisjoint(
      a.map((p) => p.lat),
      b.map((p) => p.lat),
    ) ||
    isDisjoint(
      a.map((p) => p.lng),
      b.map((p) => p.lng),
    )
  )
    return 0;
  const lats = [...a, ...b].map((p) => p.lat);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  let [intersection, union] = [0, 0];
  for (let i = 0; i < SCAN_LINES; i++) {
    const lat = south + ((i + 0.5) / SCAN_LINES) * (north - south);
    const [inA, inB] = [spans(a, lat), spans(b, lat)];
    const shared = sharedLength(inA, inB);
    intersection += shared;
    union += lengthOf(inA) + lengthOf(inB) - shared;
  }
  return union > 0 ? intersection / union : 0;
};
