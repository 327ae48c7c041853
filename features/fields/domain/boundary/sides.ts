import { metresPerDegree, type Point, type Ring } from '#kit/pure/geometry.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';

/** Lengths in metres, in order around the plot. The diagonal runs from corner 1 to corner 3. */
export type Sides =
  | { readonly shape: 'triangle'; readonly lengths: readonly [number, number, number] }
  | { readonly shape: 'rectangle'; readonly lengths: readonly [number, number] }
  | {
      readonly shape: 'quad';
      readonly lengths: readonly [number, number, number, number];
      readonly diagonal: number | null;
    };

/**
 * Relative error of a length. Rope sags and stretches, paces vary with the farmer's step. Assumptions,
 * deliberately wide.
 */
const lengthErrors = { rope: 0.01, counted_paces: 0.05, guessed_paces: 0.1 } as const;
export type MeasuringMethod = keyof typeof lengthErrors;

/** Half a double step of an adult on a field; an estimate until the farmer measures ten steps. */
export const PACE_M = 0.75;

export const sidesRefusals = ['sides.missing', 'sides.long', 'sides.impossible'] as const;

export interface SidesShape {
  readonly ring: Ring;
  readonly areaM2: number;
  /** Equals the area when the lengths fix the shape. Four sides alone do not. */
  readonly leastM2: number;
  readonly mostM2: number;
  /** 95 % margin: of the lengths, and of the shape when it is not fixed. */
  readonly errorM2: number;
}

/** Twice the side of the largest allowed field, as a square. */
const MAX_SIDE_M = 20_000;

/** Minimum corner angle in a plausible four-sided plot. */
const MIN_CORNER_ANGLE = (45 * Math.PI) / 180;

/**
 * A plot with these sides, centred on the point. The longest side runs east to west, because the orientation
 * is unknown.
 */
export const plotOfSides = (
  sides: Sides,
  middle: Point,
  measured: MeasuringMethod,
): Result<SidesShape, (typeof sidesRefusals)[number]> => {
  const lengths = [
    ...sides.lengths,
    ...('diagonal' in sides && sides.diagonal !== null ? [sides.diagonal] : []),
  ];
  if (!lengths.every((length) => length > 0)) return refuse('sides.missing');
  if (!lengths.every((length) => length < MAX_SIDE_M)) return refuse('sides.long', { metres: MAX_SIDE_M });
  const shape = cornersOf(sides);
  if (!shape) return refuse('sides.impossible');
  const areaM2 = flatArea(shape.corners);
  const [leastM2, mostM2] = shape.range ?? [areaM2, areaM2];
  // A wrong pace length scales all sides alike, so the relative area error doubles.
  const lengthErrorM2 = 2 * lengthErrors[measured] * areaM2;
  return ok({
    ring: toRing(shape.corners, middle),
    areaM2,
    leastM2,
    mostM2,
    errorM2: lengthErrorM2 + (mostM2 - leastM2) / 2,
  });
};

type Corner = readonly [x: number, y: number];
interface FlatShape {
  readonly corners: readonly Corner[];
  readonly range?: readonly [number, number];
}

const cornersOf = (sides: Sides): FlatShape | null => {
  if (sides.shape === 'rectangle') {
    const [length, width] = sides.lengths;
    return {
      corners: [
        [0, 0],
        [length, 0],
        [length, width],
        [0, width],
      ],
    };
  }
  if (sides.shape === 'triangle') {
    const [a, b, c] = sides.lengths;
    const top = apex(a, b, c);
    return top && { corners: [[0, 0], [a, 0], top] };
  }
  return sides.diagonal === null ? openQuad(sides.lengths) : quad(sides.lengths, sides.diagonal);
};

/**
 * The third corner of a triangle on a base: `b` from its far end, `c` from its near end. Null if the sides do
 * not meet.
 */
const apex = (base: number, b: number, c: number): Corner | null => {
  const x = (base * base + c * c - b * b) / (2 * base);
  const high = c * c - x * x;
  return high > 1e-9 * base * base ? [x, Math.sqrt(high)] : null;
};

/** Two triangles on the diagonal: sides 1 and 2 on one side of it, 3 and 4 on the other. */
const quad = (
  [a, b, c, d]: readonly [number, number, number, number],
  diagonal: number,
): FlatShape | null => {
  const [right, left] = [apex(diagonal, b, a), apex(diagonal, c, d)];
  return right && left && { corners: [[0, 0], [right[0], -right[1]], [diagonal, 0], left] };
};

const DIAGONAL_STEPS = 600;

/**
 * Four sides plus a diagonal fix a quadrilateral. Varies the diagonal: shapes with plausible corners give the
 * area range, and the middle one is drawn.
 */
const openQuad = (lengths: readonly [number, number, number, number]): FlatShape | null => {
  const [a, b, c, d] = lengths;
  const [shortest, longest] = [Math.max(Math.abs(a - b), Math.abs(c - d)), Math.min(a + b, c + d)];
  const all = Array.from({ length: DIAGONAL_STEPS - 1 }, (_, i) =>
    quad(lengths, shortest + ((i + 1) / DIAGONAL_STEPS) * (longest - shortest)),
  ).flatMap((shape) =>
    shape && sharpestAngle(shape.corners) > 0
      ? [{ ...shape, area: flatArea(shape.corners), sharp: sharpestAngle(shape.corners) }]
      : [],
  );
  const plausible = all.filter(({ sharp }) => sharp >= MIN_CORNER_ANGLE);
  const shapes = plausible.length > 0 ? plausible : all;
  if (shapes.length === 0) return null;
  const [least, most] = [Math.min(...shapes.map((s) => s.area)), Math.max(...shapes.map((s) => s.area))];
  const middle = shapes.reduce((best, s) =>
    Math.abs(s.area - (least + most) / 2) < Math.abs(best.area - (least + most) / 2) ? s : best,
  );
  return { corners: middle.corners, range: [least, most] };
};

/**
 * The smallest interior angle, or the smallest gap to 180° if that is less. Negative when a corner points
 * inwards.
 */
const sharpestAngle = (corners: readonly Corner[]): number =>
  Math.min(
    ...corners.map((p, i) => {
      const [before, after] = [
        corners[(i + corners.length - 1) % corners.length]!,
        corners[(i + 1) % corners.length]!,
      ];
      const [ux, uy, vx, vy] = [after[0] - p[0], after[1] - p[1], before[0] - p[0], before[1] - p[1]];
      const angle = Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);
      return Math.min(angle, Math.PI - angle);
    }),
  );

const flatArea = (corners: readonly Corner[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [nx, ny] = corners[(i + 1) % corners.length]!;
      return sum + x * ny - nx * y;
    }, 0),
  ) / 2;

const toRing = (corners: readonly Corner[], middle: Point): Ring => {
  const [longest] = corners
    .map((p, i) => {
      const q = corners[(i + 1) % corners.length]!;
      return [q[0] - p[0], q[1] - p[1]] as const;
    })
    .sort((p, q) => Math.hypot(...q) - Math.hypot(...p)) as [Corner];
  const length = Math.hypot(...longest);
  const [cos, sin] = [longest[0] / length, longest[1] / length];
  const turned = corners.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin] as const);
  const centre = (axis: 0 | 1) => turned.reduce((sum, p) => sum + p[axis], 0) / turned.length;
  const [cx, cy] = [centre(0), centre(1)];
  const { north, east } = metresPerDegree(middle.lat);
  return turned.map(([x, y]) => ({ lat: middle.lat + (y - cy) / north, lng: middle.lng + (x - cx) / east }));
};
