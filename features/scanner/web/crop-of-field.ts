import { crops } from '#knowledge/index.ts';
import type { Field } from '#features/fields/domain/field.ts';

export const photoCrops = crops.filter((c) => c.check === 'photo');

/** The crop of a field, when the photo check knows it; farmers type it, in either language, one or many. */
export const cropOfField = (field: Pick<Field, 'crop_type'> | undefined): string | null => {
  const typed = field?.crop_type.trim().toLowerCase() ?? '';
  const names = (c: (typeof crops)[number]) => [c.key, `${c.key}s`, c.name.en.toLowerCase(), c.name.sw.toLowerCase()];
  return photoCrops.find((c) => names(c).includes(typed))?.key ?? null;
};
