import { areaOf, distanceM, perimeterOf } from '#kit/pure/geodesy.ts';
import { fromPolygonText, type Point, type Ring, toPolygonText } from '#kit/pure/geometry.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { isOnLand } from '../region.ts';
import { type BoundaryRefusal, MAX_HECTARES, MIN_HECTARES, POINTS_MAX } from './boundary-codes.ts';
import { removeSpikes, roundToGrid } from './clean-ring.ts';
import { crossingOf } from './crossing.ts';
import { intersectionOverUnion } from './overlap.ts';

/** At or above this intersection over union, two shapes are the same plot measured twice. */
const MIN_DUPLICATE_IOU = 0.8;
/** Maximum extent of a plot in metres. The small-distance formulas are also valid only up to here. */
const ACROSS_MAX_M = 30_000;
/** Minimum mean width in metres. A narrower shape is a path walked there and back. */
const WIDTH_MIN_M = 0.5;

/**
 * Validates a ring as the boundary of a plot and returns it cleaned, as it is stored. Used on the phone and
 * on the server. Sides are counted from 1: side 1 leads from the ring's first point to its second.
 */
export const checkBoundary = (ring: Ring, others: readonly Ring[]): Result<Ring, BoundaryRefusal> => {
  if (!ring.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180))
    return refuse('fields.boundary_wrong');
  if (ring.length > POINTS_MAX)
    return refuse('fields.boundary_points', { points: ring.length, max: POINTS_MAX });
  if (isRoundTheWorld(ring)) return refuse('fields.boundary_antimeridian');
  const withoutSpikes = removeSpikes(ring);
  const clean = withoutSpikes.map(roundToGrid);
  if (clean.length < 3) return refuse('fields.boundary_few');
  if (!clean.every(isOnLand)) return refuse('fields.boundary_outside');
  const crossing = crossingOf(clean);
  if (crossing)
    return refuse('fields.boundary_crosses', {
      side: ring.indexOf(withoutSpikes[crossing[0]]!) + 1,
      other: ring.indexOf(withoutSpikes[crossing[1]]!) + 1,
    });
  return refuseSize(clean) ?? refuseDuplicate(clean, others) ?? ok(clean);
};

const isRoundTheWorld = (ring: Ring): boolean => {
  const lngs = ring.map((p) => p.lng);
  return ring.some((p) => Math.abs(p.lat) > 85) || Math.max(...lngs) - Math.min(...lngs) > 180;
};

const refuseSize = (ring: Ring) => {
  const area = areaOf(ring);
  if (area < MIN_HECTARES * 10_000 || (2 * area) / perimeterOf(ring) < WIDTH_MIN_M)
    return refuse('fields.boundary_small', { m2: Math.round(area * 10) / 10 });
  return area > MAX_HECTARES * 10_000 || extentM(ring) > ACROSS_MAX_M
    ? refuse('fields.boundary_large', { hectares: Math.round(area / 10_000) })
    : null;
};

const extentM = (ring: Ring): number => {
  const corner = (pick: (...all: number[]) => number): Point => ({
    lat: pick(...ring.map((p) => p.lat)),
    lng: pick(...ring.map((p) => p.lng)),
  });
  return distanceM(corner(Math.min), corner(Math.max));
};

const refuseDuplicate = (ring: Ring, others: readonly Ring[]) => {
  for (const [i, other] of others.entries()) {
    const share = intersectionOverUnion(ring, other);
    if (share >= MIN_DUPLICATE_IOU)
      return refuse('fields.boundary_duplicate', { percent: Math.round(share * 100), other: i });
  }
  return null;
};

/** The same check for polygon texts, as used in commands. */
export const checkBoundaryText = (
  text: string,
  others: readonly string[],
): Result<string, BoundaryRefusal> => {
  const ring = fromPolygonText(text);
  if (!ring) return refuse('fields.boundary_wrong');
  const checked = checkBoundary(
    ring,
    others.flatMap((other) => {
      const shape = fromPolygonText(other);
      return shape ? [shape] : [];
    }),
  );
  return checked.ok ? ok(toPolygonText(checked.value)) : checked;
};
