import { type crops, cropByTyped } from '#knowledge/index.ts';
import type { Field } from '#features/fields/domain/field.ts';

export type Crop = (typeof crops)[number];

/** A crop of which a photo can be checked, by one name or by a few. */
export const isSeen = (crop: Crop): boolean => crop.check !== 'guided_key';

/** The crop of a field as the books know it; farmers type it, in either language, one or many. */
export const cropOfField = (field: Pick<Field, 'crop_type'> | undefined): string | null => cropByTyped(field?.crop_type ?? '')?.key ?? null;
