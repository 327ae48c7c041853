import { cropByTyped, crops } from '#knowledge/index.ts';
import type { Field } from '#features/fields/domain/field.ts';

export const photoCrops = crops.filter((c) => c.check === 'photo');

/** The crop of a field, when the photo check knows it; farmers type it, in either language, one or many. */
export const cropOfField = (field: Pick<Field, 'crop_type'> | undefined): string | null => {
  const crop = cropByTyped(field?.crop_type ?? '');
  return crop?.check === 'photo' ? crop.key : null;
};
