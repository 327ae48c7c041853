/**
 * Why a shape is not a valid plot. Separate from the check, so that the contract does not pull the check into
 * the first screen's bundle.
 */
export const boundaryRefusals = [
  'fields.boundary_wrong',
  'fields.boundary_few',
  'fields.boundary_points',
  'fields.boundary_antimeridian',
  'fields.boundary_outside',
  'fields.boundary_crosses',
  'fields.boundary_small',
  'fields.boundary_large',
  'fields.boundary_duplicate',
] as const;
export type BoundaryRefusal = (typeof boundaryRefusals)[number];

/**
 * Size limits of a plot: from a kitchen bed of 10 m² to the largest farm one person would draw. Apply to
 * typed sizes and drawn shapes.
 */
export const MIN_HECTARES = 0.001;
export const MAX_HECTARES = 10_000;
/** Maximum corners: more add nothing for a plot. */
export const POINTS_MAX = 500;
