/**
 * Why a shape is no plot. Apart from the check itself, so that the contract does not bring it into the first
 * screen.
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
 * A plot: from a kitchen bed of 10 m² to the largest farm one person would draw. Typed sizes and drawn shapes
 * share it.
 */
export const MIN_HECTARES = 0.001;
export const MAX_HECTARES = 10_000;
/** Maximum corners: more add nothing for a plot. */
export const POINTS_MAX = 500;
