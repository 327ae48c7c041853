import { metresPerDegree, type Point, type Ring } from '#kit/pure/geometry.ts';

/** Points closer than this are the same: neither walking nor tapping tells them apart. */
const SAME_POINT_M = 0.1;
/** Boundaries are stored with seven decimals, about a centimetre. */
const GRID = 1e7;

export const roundToGrid = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * GRID) / GRID,
  lng: Math.round(lng * GRID) / GRID,
});

type FlatPoint = readonly [x: number, y: number];

/** Converts to metres east and north of the first point. */
export const projectToMetres = (ring: Ring): FlatPoint[] => {
  const [origin] = ring;
  if (!origin) return [];
  const { north, east } = metresPerDegree(origin.lat);
  return ring.map((p) => [(p.lng - origin.lng) * east, (p.lat - origin.lat) * north] as const);
};

const distanceToSegment = ([px, py]: FlatPoint, [ax, ay]: FlatPoint, [bx, by]: FlatPoint): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
};

/** Out and back along the same line: the tip of a spike or a duplicate point. */
const isSpike = (before: FlatPoint, tip: FlatPoint, after: FlatPoint): boolean =>
  distanceToSegment(after, before, tip) < SAME_POINT_M ||
  distanceToSegment(before, tip, after) < SAME_POINT_M;

/** Removes duplicate points and spikes; the rest are points of the given ring. */
export const removeSpikes = (ring: Ring): Ring => {
  const flat = projectToMetres(ring);
  const kept: number[] = [];
  const isTip = (a: number, b: number, c: number): boolean => isSpike(flat[a]!, flat[b]!, flat[c]!);
  for (let i = 0; i < ring.length; i++) {
    while (kept.length > 1 && isTip(kept[kept.length - 2]!, kept[kept.length - 1]!, i)) kept.pop();
    if (
      kept.length > 0 &&
      distanceToSegment(flat[i]!, flat[kept[kept.length - 1]!]!, flat[kept[kept.length - 1]!]!) < SAME_POINT_M
    )
      continue;
    kept.push(i);
  }
  // Repeats the check across the closing side.
  for (let again = true; again && kept.length > 2;) {
    const last = kept.length - 1;
    if (isTip(kept[last - 1]!, kept[last]!, kept[0]!)) kept.pop();
    else if (isTip(kept[last]!, kept[0]!, kept[1]!)) kept.shift();
    else again = false;
  }
  return kept.map((i) => ring[i]!);
};
