import type { Field } from '#features/fields/domain/field.ts';

/** An approximate place for a message: never coordinates. */
export const placeText = (field: Field | undefined): string => field?.location_description?.trim() ?? '';
