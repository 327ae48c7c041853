import type { Field } from '#features/fields/domain/field.ts';
import { type crops, findCropByName } from '#knowledge/index.ts';
import { findOnlyCrop } from '../domain/scan-field.ts';

export type Crop = (typeof crops)[number];

/** Whether a photo of the crop can be checked, with one name or several candidates. */
export const isPhotoCheckable = (crop: Crop): boolean => crop.check !== 'guided_key';

/**
 * The field's crop as a knowledge-base key. Farmers type it in either language, one or many. For a mixed
 * field, the only crop that grows there.
 */
export const cropOfField = (
  field: Pick<Field, 'id' | 'crop_type'> | undefined,
  crops: Parameters<typeof findOnlyCrop>[1] = [],
): string | null =>
  findCropByName(field?.crop_type ?? '')?.key ?? (field ? findOnlyCrop(field, crops) : null);
