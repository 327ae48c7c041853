import type { RefusalDetails } from '#kit/pure/result.ts';

/**
 * Why a shape is not a valid plot. Separate from the other field texts, because only drawing and importing
 * shapes needs it.
 */
export const shapesEn = {
  refusals: {
    'fields.boundary_wrong': 'We couldn’t read this boundary. Mark its corners again.',
    'fields.boundary_few': 'A field needs at least 3 corners in different places.',
    'fields.boundary_points': ({ points, max }: RefusalDetails) =>
      `This boundary has ${points} corners. A field can have up to ${max}.`,
    'fields.boundary_antimeridian':
      'This boundary goes round half the world. Check the longitude of its corners: in Kenya it is between 34 and 42.',
    'fields.boundary_outside':
      'A corner is in the sea, in Lake Victoria or outside East Africa. Check whether latitude and longitude are swapped.',
    'fields.boundary_crosses': ({ side, other }: RefusalDetails) =>
      `Sides ${side} and ${other} cross. Move a corner so that they don’t.`,
    'fields.boundary_small': ({ m2 }: RefusalDetails) =>
      `This boundary holds only ${m2} m², or is too thin. A field has at least 10 m².`,
    'fields.boundary_large': ({ hectares }: RefusalDetails) =>
      `This boundary holds ${hectares} hectares, or is more than 30 km across. That is too large for one field. Check for a corner in the wrong place.`,
    'fields.boundary_duplicate': ({ percent }: RefusalDetails) =>
      `You already have a field with this boundary: ${percent}% of it is the same. Open that field instead.`,
  },
};
