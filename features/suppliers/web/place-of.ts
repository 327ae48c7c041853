import type { Field } from '#features/fields/domain/field.ts';

/** A place as a neighbour would say it, for a message: never a point. */
export const placeWords = (field: Field | undefined): string => field?.location_description?.trim() ?? '';
