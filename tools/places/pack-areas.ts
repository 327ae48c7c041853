/**
 * Splits rings that share borders into arcs at the points where three areas meet, and simplifies each arc
 * once for both sides.
 */
import { type Arc, GRID, type Outlines, packArc, type Vertex } from '#features/places/domain/outlines.ts';

type Position = readonly [lng: number, lat: number];
export interface Area {
  readonly name: string;
  readonly rings: readonly (readonly Position[])[];
}

/** With the 110 m grid, an outline is off by less than 500 m. */
export const TOLERANCE_M = 300;
export const ISLAND_KM2 = 0.5;

const keyOf = ([lng, lat]: Position): string => `${lng},${lat}`;
const KM_PER_DEGREE = 111.2;

const areaKm2 = (ring: readonly Position[]): number =>
  (Math.abs(
    ring.reduce((twice, [ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      return twice + (ax - ring[0]![0]) * (by - ring[0]![1]) - (bx - ring[0]![0]) * (ay - ring[0]![1]);
    }, 0),
  ) /
    2) *
  KM_PER_DEGREE ** 2;

const distanceM = (p: Position, a: Position, b: Position): number => {
  const mx = Math.cos((a[1] * Math.PI) / 180) * KM_PER_DEGREE * 1000;
  const my = KM_PER_DEGREE * 1000;
  const [dx, dy, px, py] = [(b[0] - a[0]) * mx, (b[1] - a[1]) * my, (p[0] - a[0]) * mx, (p[1] - a[1]) * my];
  const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - along * dx, py - along * dy);
};

/** Douglas–Peucker simplification. */
const simplify = (arc: readonly Position[], toleranceM: number): Position[] => {
  const [first, last] = [arc[0]!, arc[arc.length - 1]!];
  let [at, maxDistance] = [0, -1];
  for (let i = 1; i < arc.length - 1; i++) {
    const far = distanceM(arc[i]!, first, last);
    if (far > maxDistance) [at, maxDistance] = [i, far];
  }
  if (at === 0) return [first, last];
  // A closed arc has no two ends: split it at its farthest point first.
  if (maxDistance <= toleranceM && keyOf(first) !== keyOf(last)) return [first, last];
  return [...simplify(arc.slice(0, at + 1), toleranceM).slice(0, -1), ...simplify(arc.slice(at), toleranceM)];
};

const toGrid = (arc: readonly Position[]): Arc =>
  arc
    .map(([lng, lat]): Vertex => [Math.round(lng * GRID), Math.round(lat * GRID)])
    .filter(
      ([x, y], i, all) => i === 0 || i === all.length - 1 || x !== all[i - 1]![0] || y !== all[i - 1]![1],
    );

const junctionsOf = (areas: readonly Area[]): ReadonlySet<string> => {
  const neighbours = new Map<string, Set<string>>();
  for (const ring of areas.flatMap((area) => area.rings)) {
    ring.forEach((p, i) => {
      const set = neighbours.get(keyOf(p)) ?? new Set();
      neighbours.set(
        keyOf(p),
        set.add(keyOf(ring[(i + 1) % ring.length]!)).add(keyOf(ring[(i + ring.length - 1) % ring.length]!)),
      );
    });
  }
  return new Set([...neighbours].filter(([, set]) => set.size > 2).map(([key]) => key));
};

const splitAtJunctions = (ring: readonly Position[], junctions: ReadonlySet<string>): Position[][] => {
  const start = Math.max(
    0,
    ring.findIndex((p) => junctions.has(keyOf(p))),
  );
  const rotated = [...ring.slice(start), ...ring.slice(0, start), ring[start]!];
  const arcs: Position[][] = [[]];
  rotated.forEach((p, i) => {
    arcs[arcs.length - 1]!.push(p);
    if (i > 0 && i < rotated.length - 1 && junctions.has(keyOf(p))) arcs.push([p]);
  });
  return arcs;
};

/** `minKm2`: islands smaller than this are left out. */
export const packAreas = (areas: readonly Area[], toleranceM: number, minKm2: number): Outlines => {
  const junctions = junctionsOf(areas);
  const arcIndexes = new Map<string, number>();
  const arcs: string[] = [];
  const indexOf = (arc: readonly Position[]): number => {
    const [there, back] = [arc.map(keyOf).join(' '), [...arc].reverse().map(keyOf).join(' ')];
    if (arcIndexes.has(there)) return arcIndexes.get(there)!;
    if (arcIndexes.has(back)) return ~arcIndexes.get(back)!;
    arcIndexes.set(there, arcs.length);
    return arcs.push(packArc(toGrid(simplify(arc, toleranceM)))) - 1;
  };
  const rings = areas.map(
    ({ name, rings }) =>
      [
        name,
        rings
          .filter((ring) => areaKm2(ring) >= minKm2)
          .map((ring) => splitAtJunctions(ring, junctions).map(indexOf)),
      ] as const,
  );
  return { arcs, rings: Object.fromEntries(rings) };
};
