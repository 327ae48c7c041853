import { areaOf, perimeterOf } from '#kit/pure/geodesy.ts';
import type { Ring } from '#kit/pure/geometry.ts';
import { areaErrorM2 } from './area-error.ts';
import { POINTS_MAX } from './boundary-codes.ts';
import { removeSpikes, projectToMetres, roundToGrid } from './clean-ring.ts';
import { crossingOf } from './crossing.ts';
import type { WalkPoint } from './walk.ts';

/** Maximum corners of a walked boundary. More corners add no useful detail. */
const MAX_WALKED_CORNERS = 200;
/**
 * Receiver errors are correlated over several steps. Points this far apart (metres) are treated as
 * independent (an assumption, tested with such errors).
 */
const INDEPENDENT_M = 15;
/**
 * A loop of at most this share of the perimeter is receiver noise or an overshot start. It covers a few
 * hundredths of the area.
 */
const MAX_LOOP_SHARE = 0.2;

interface WalkedShape {
  readonly ring: Ring;
  readonly areaM2: number;
  readonly errorM2: number;
  readonly perimeterM: number;
}

/** The shape of a walk, closed by a straight line, with the error of its area. Not yet validated. */
export const walkedShape = (points: readonly WalkPoint[]): WalkedShape => {
  const accuracy = medianOf(points.map((p) => p.accuracy_m));
  const looplessRing = withoutLoops(removeSpikes(points.map(roundToGrid)));
  const simplified = simplifyRing(looplessRing, accuracy ** 2 / 10, MAX_WALKED_CORNERS);
  // Removing corners may create new crossings.
  const ring = crossingOf(simplified) && looplessRing.length <= POINTS_MAX ? looplessRing : simplified;
  return {
    ring,
    areaM2: areaOf(ring),
    errorM2: areaErrorM2(independentPoints(looplessRing), accuracy),
    perimeterM: perimeterOf(ring),
  };
};

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const withoutLoops = (ring: Ring): Ring => {
  const limit = MAX_LOOP_SHARE * perimeterOf(ring);
  let rest = ring;
  for (let crossing = crossingOf(rest); crossing; crossing = crossingOf(rest)) {
    const [i, j] = crossing;
    const [inner, outer] = [rest.slice(i + 1, j + 1), [...rest.slice(j + 1), ...rest.slice(0, i + 1)]];
    const [loop, kept] = perimeterOf(inner) < perimeterOf(outer) ? [inner, outer] : [outer, inner];
    if (perimeterOf(loop) > limit) return rest;
    rest = kept;
  }
  return rest;
};

/**
 * Repeatedly removes the corner with the least effect on the area (Visvalingam 1993), while that is below
 * `minEffectM2` or there are too many corners.
 */
export const simplifyRing = (ring: Ring, minEffectM2: number, maxCorners: number): Ring => {
  const flat = projectToMetres(ring);
  const kept = flat.map((_, i) => i);
  const triangle = (k: number): number => {
    const n = kept.length;
    const [a, b, c] = [flat[kept[(k + n - 1) % n]!]!, flat[kept[k]!]!, flat[kept[(k + 1) % n]!]!];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  const weights = kept.map((_, k) => triangle(k));
  while (kept.length > 4) {
    const least = weights.reduce((best, weight, k) => (weight < weights[best]! ? k : best), 0);
    if (weights[least]! >= minEffectM2 && kept.length <= maxCorners) break;
    kept.splice(least, 1);
    weights.splice(least, 1);
    for (const k of [least - 1, least]) {
      const at = (k + kept.length) % kept.length;
      weights[at] = triangle(at);
    }
  }
  return kept.map((i) => ring[i]!);
};

/** Points of the ring far enough apart for independent errors. */
const independentPoints = (ring: Ring): Ring => {
  const flat = projectToMetres(ring);
  const kept: number[] = [];
  flat.forEach((p, i) => {
    const last = kept.length > 0 ? flat[kept[kept.length - 1]!]! : null;
    if (!last || Math.hypot(p[0] - last[0], p[1] - last[1]) >= INDEPENDENT_M) kept.push(i);
  });
  return kept.length < 4 ? ring : kept.map((i) => ring[i]!);
};
