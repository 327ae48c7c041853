import type { RefusalDetails } from '#kit/pure/result.ts';

/**
 * Why a shape is not a valid plot. Separate from the other field texts, because only drawing and importing
 * shapes needs it.
 */
export const shapesEn = {
  refusals: {
    'fields.boundary_wrong': 'This shape cannot be read. Mark its corners again.',
    'fields.boundary_few': 'A field needs at least 3 corners in different places.',
    'fields.boundary_points': ({ points, max }: RefusalDetails) =>
      `This shape has ${points} corners; ${max} are the most a field can have.`,
    'fields.boundary_antimeridian':
      'This shape runs round half the world. Look at the longitude of its corners: in Kenya it is between 34 and 42.',
    'fields.boundary_outside':
      'A corner of this shape lies in the sea, in Lake Victoria or outside East Africa. Look where latitude and longitude stand: one may be in the place of the other.',
    'fields.boundary_crosses': ({ side, other }: RefusalDetails) =>
      `Side ${side} and side ${other} cross each other. Move a corner so that the line does not cross itself.`,
    'fields.boundary_small': ({ m2 }: RefusalDetails) =>
      `This shape has only ${m2} m², or is too thin. A field has at least 10 m².`,
    'fields.boundary_large': ({ hectares }: RefusalDetails) =>
      `This shape has ${hectares} hectares, or is more than 30 km across. That is no single field: look for a corner in the wrong place.`,
    'fields.boundary_duplicate': ({ percent }: RefusalDetails) =>
      `You already have a field with this shape: ${percent} % of the land is the same. Open that field instead.`,
  },
};
