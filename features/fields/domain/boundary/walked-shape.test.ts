import { expect, test } from 'vitest';
import { areaOf, perimeterOf } from '#kit/pure/geodesy.ts';
import { metresPerDegree, type Point, type Ring, squareAround } from '#kit/pure/geometry.ts';
import { areaErrorM2 } from './area-error.ts';
import { checkBoundary } from './boundary.ts';
import type { WalkPoint } from './walk.ts';
import { simplifyRing, walkedShape } from './walked-shape.ts';

const nakuru: Point = { lat: -0.3031, lng: 36.08 };
const { north, east } = metresPerDegree(nakuru.lat);
const ACRE = 4_046.86;
/** The 68 % radius of a circular normal error is 1.51 σ. */
const SIGMA = 1.51;

/** Seeded (mulberry32), so that a failure is reproducible on every machine. */
const seeded = (seed: number) => {
  let a = seed;
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
};
const shifted = (p: Point, x: number, y: number): Point => ({
  lat: p.lat + y / north,
  lng: p.lng + x / east,
});

/** A point every `step` metres along the sides. */
const along = (ring: Ring, step: number): Point[] =>
  ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    const n = Math.round(Math.hypot((q.lat - p.lat) * north, (q.lng - p.lng) * east) / step);
    return Array.from({ length: n }, (_, k) => ({
      lat: p.lat + ((q.lat - p.lat) * k) / n,
      lng: p.lng + ((q.lng - p.lng) * k) / n,
    }));
  });
const asWalk = (points: readonly Point[], accuracy_m = 4): WalkPoint[] =>
  points.map((p, i) => ({ ...p, accuracy_m, at: i * 3_000, straight: false }));
/** A receiver with drifting error: correlated for neighbouring steps, independent after about fifteen metres. */
const noisy = (points: readonly Point[], accuracy: number, normal: () => number, memory = 0.7): Point[] => {
  const sigma = accuracy / SIGMA;
  let [x, y] = [normal() * sigma, normal() * sigma];
  return points.map((p) => {
    const fresh = Math.sqrt(1 - memory * memory) * sigma;
    [x, y] = [memory * x + fresh * normal(), memory * y + fresh * normal()];
    return shifted(p, x, y);
  });
};

test('the estimated corner error matches simulated measurements with that accuracy', () => {
  const normal = seeded(7);
  const shapes: Ring[] = [
    squareAround(nakuru, ACRE),
    [
      nakuru,
      shifted(nakuru, 90, 10),
      shifted(nakuru, 70, 80),
      shifted(nakuru, 30, 40),
      shifted(nakuru, -10, 60),
    ],
  ];
  for (const ring of shapes) {
    const accuracies = ring.map((_, i) => 3 + i);
    const truth = areaOf(ring);
    const off = Array.from(
      { length: 4_000 },
      () =>
        areaOf(
          ring.map((p, i) =>
            shifted(p, (normal() * accuracies[i]!) / SIGMA, (normal() * accuracies[i]!) / SIGMA),
          ),
        ) - truth,
    );
    const spread = 1.96 * Math.sqrt(off.reduce((sum, x) => sum + x * x, 0) / off.length);
    expect(areaErrorM2(ring, accuracies) / spread).toBeCloseTo(1, 1);
    const within = off.filter((x) => Math.abs(x) <= areaErrorM2(ring, accuracies)).length / off.length;
    expect(within).toBeGreaterThan(0.93);
    expect(within).toBeLessThan(0.97);
  }
  expect(areaErrorM2([nakuru], 5)).toBe(0);
});

test('the area of a walk round an acre is within its stated error in over 90 % of runs', () => {
  const normal = seeded(11);
  const ring = squareAround(nakuru, ACRE);
  const way = along(ring, 3);
  const walks = Array.from({ length: 300 }, () => walkedShape(asWalk(noisy(way, 4, normal))));
  const held = walks.filter((w) => Math.abs(w.areaM2 - ACRE) <= w.errorM2).length / walks.length;
  expect(held).toBeGreaterThan(0.9);
  // The margin of error must stay useful: a tenth of the acre, not half of it.
  const errors = walks.map((w) => w.errorM2).sort((a, b) => a - b);
  expect(errors[150]!).toBeGreaterThan(0.02 * ACRE);
  expect(errors[150]!).toBeLessThan(0.12 * ACRE);
  for (const w of walks) expect(checkBoundary(w.ring, []).ok).toBe(true);
});

test('a walk without error keeps its area within 0.5 % with far fewer corners', () => {
  const ring: Ring = [
    nakuru,
    shifted(nakuru, 200, 20),
    shifted(nakuru, 180, 160),
    shifted(nakuru, 90, 90),
    shifted(nakuru, 0, 150),
  ];
  const shape = walkedShape(asWalk(along(ring, 2)));
  expect(Math.abs(shape.areaM2 / areaOf(ring) - 1)).toBeLessThan(0.005);
  expect(shape.perimeterM).toBeCloseTo(perimeterOf(ring), -1);
  expect(shape.ring.length).toBeLessThan(30);
});

test('a long walk is simplified to at most 200 corners and keeps its area', () => {
  const circle = Array.from({ length: 3_000 }, (_, i) =>
    shifted(nakuru, 600 * Math.cos((i / 1_500) * Math.PI), 400 * Math.sin((i / 1_500) * Math.PI)),
  );
  const shape = walkedShape(asWalk(circle));
  expect(shape.ring.length).toBeLessThanOrEqual(200);
  expect(Math.abs(shape.areaM2 / areaOf(circle) - 1)).toBeLessThan(0.005);
  expect(simplifyRing(squareAround(nakuru, 100), Infinity, 3)).toHaveLength(4);
});

test('walking past the start or a GPS stumble causes no crossing; a figure of eight does', () => {
  const ring = squareAround(nakuru, ACRE);
  const way = along(ring, 3);
  const past = [...way, ...way.slice(1, 5).map((p) => shifted(p, 0.8, 1.1)), shifted(way[5]!, -0.5, -1)];
  const stumble = [
    ...way.slice(0, 30),
    shifted(way[30]!, 4, 4),
    shifted(way[30]!, 4, -3),
    shifted(way[29]!, -4, 3),
    ...way.slice(31),
  ];
  for (const points of [past, stumble]) {
    const shape = walkedShape(asWalk(points));
    expect(checkBoundary(shape.ring, [])).toMatchObject({ ok: true });
    expect(Math.abs(shape.areaM2 / ACRE - 1)).toBeLessThan(0.04);
  }
  const eight = along([nakuru, shifted(nakuru, 80, 80), shifted(nakuru, 80, 0), shifted(nakuru, 0, 80)], 3);
  expect(checkBoundary(walkedShape(asWalk(eight)).ring, [])).toMatchObject({
    ok: false,
    code: 'fields.boundary_crosses',
  });
});

test('a walk with fewer than three points has a shape with zero area', () => {
  expect(walkedShape([])).toEqual({ ring: [], areaM2: 0, errorM2: 0, perimeterM: 0 });
  expect(walkedShape(asWalk([nakuru, shifted(nakuru, 5, 0)]))).toMatchObject({ areaM2: 0, errorM2: 0 });
});
