import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { cropByTyped } from '#knowledge/crops.ts';

type FieldNow = Pick<Field, 'id' | 'crop_type'>;
type CropNow = Pick<Crop, 'field_id' | 'crop_type' | 'status'>;
export interface FarmNow {
  readonly fields: readonly FieldNow[];
  readonly crops: readonly CropNow[];
}

const keyOf = (typed: string): string | null => cropByTyped(typed)?.key ?? null;
const isInGround = ({ status }: CropNow): boolean => status === 'planted' || status === 'growing';

/** Keys of the field's current crops; its own crop counts until a record says otherwise. */
export const cropsGrowing = (field: FieldNow, crops: readonly CropNow[]): readonly string[] => {
  const records = crops.filter((crop) => crop.field_id === field.id);
  const growing = records.filter(isInGround).map((crop) => keyOf(crop.crop_type));
  const own = keyOf(field.crop_type);
  const isOver = records.some((crop) => keyOf(crop.crop_type) === own);
  return [...new Set(isOver ? growing : [...growing, own])].filter((key): key is string => key !== null);
};

/** The crop of a field that has exactly one. */
export const soleCropOf = (field: FieldNow, crops: readonly CropNow[]): string | null => {
  const growing = cropsGrowing(field, crops);
  return growing.length === 1 ? growing[0]! : null;
};

/** The farmer's only field, or the only one where the crop grows now; null when the farmer must choose. */
export const fieldOfCheck = (crop: string | null, { fields, crops }: FarmNow): string | null => {
  if (fields.length === 1) return fields[0]!.id;
  const growers = crop === null ? [] : fields.filter((field) => cropsGrowing(field, crops).includes(crop));
  return growers.length === 1 ? growers[0]!.id : null;
};

export interface Filed {
  readonly field_id: string | null;
  readonly field_confirmed?: boolean | undefined;
}

/** The field of a check after its crop was corrected. A field chosen by the farmer stays. */
export const fieldAfterCrop = (scan: Filed, crop: string | null, farm: FarmNow): string | null => {
  const field = farm.fields.find(({ id }) => id === scan.field_id);
  if (crop === null || scan.field_confirmed) return scan.field_id;
  // The crop may grow on a field with mixed or unknown crops.
  const growing = field && cropsGrowing(field, farm.crops);
  return field && growing && (growing.includes(crop) || growing.length === 0)
    ? field.id
    : fieldOfCheck(crop, farm);
};

/** Fields to choose from, those with this crop first. */
export const byCrop = <F extends FieldNow>(
  crop: string | null,
  fields: readonly F[],
  crops: readonly CropNow[],
): readonly F[] => {
  const grows = (field: F): boolean => crop !== null && cropsGrowing(field, crops).includes(crop);
  return [...fields.filter(grows), ...fields.filter((field) => !grows(field))];
};

/** Asked until the farmer has chosen a field or "none of these". Not for a photo without a leaf. */
export const asksForField = (
  scan: Filed & { readonly outcome: string },
  fields: readonly FieldNow[],
): boolean =>
  scan.field_id === null && scan.field_confirmed !== true && scan.outcome !== 'no_leaf' && fields.length > 0;
