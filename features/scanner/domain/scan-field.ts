import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { findCropByName } from '#knowledge/crops.ts';

type ScanField = Pick<Field, 'id' | 'crop_type'>;
type ScanCrop = Pick<Crop, 'field_id' | 'crop_type' | 'status'>;
export interface ScanFarm {
  readonly fields: readonly ScanField[];
  readonly crops: readonly ScanCrop[];
}

const cropKeyOf = (name: string): string | null => findCropByName(name)?.key ?? null;
const isActive = ({ status }: ScanCrop): boolean => status === 'planted' || status === 'growing';

/** Keys of the field's current crops; its own crop counts until a record says otherwise. */
export const currentCropKeys = (field: ScanField, crops: readonly ScanCrop[]): readonly string[] => {
  const records = crops.filter((crop) => crop.field_id === field.id);
  const growing = records.filter(isActive).map((crop) => cropKeyOf(crop.crop_type));
  const fieldCropKey = cropKeyOf(field.crop_type);
  const hasRecord = records.some((crop) => cropKeyOf(crop.crop_type) === fieldCropKey);
  return [...new Set(hasRecord ? growing : [...growing, fieldCropKey])].filter(
    (key): key is string => key !== null,
  );
};

/** The crop of a field that has exactly one. */
export const findOnlyCrop = (field: ScanField, crops: readonly ScanCrop[]): string | null => {
  const growing = currentCropKeys(field, crops);
  return growing.length === 1 ? growing[0]! : null;
};

/** The farmer's only field, or the only one where the crop grows now; null when the farmer must choose. */
export const findScanField = (crop: string | null, { fields, crops }: ScanFarm): string | null => {
  if (fields.length === 1) return fields[0]!.id;
  const matchingFields =
    crop === null ? [] : fields.filter((field) => currentCropKeys(field, crops).includes(crop));
  return matchingFields.length === 1 ? matchingFields[0]!.id : null;
};

/** Whether the crop grows on the field, or may: one with mixed or unknown crops may grow any. */
export const mayGrow = (field: ScanField, crops: readonly ScanCrop[], crop: string | null): boolean => {
  const growing = currentCropKeys(field, crops);
  return crop === null || growing.length === 0 || growing.includes(crop);
};

interface ScanFieldChoice {
  readonly field_id: string | null;
  readonly field_confirmed?: boolean | undefined;
}

/** The field of a check after its crop was corrected. A field chosen by the farmer stays. */
export const fieldAfterCropCorrection = (
  scan: ScanFieldChoice,
  crop: string | null,
  farm: ScanFarm,
): string | null => {
  const field = farm.fields.find(({ id }) => id === scan.field_id);
  if (crop === null || scan.field_confirmed) return scan.field_id;
  return field && mayGrow(field, farm.crops, crop) ? field.id : findScanField(crop, farm);
};

/** Fields to choose from, those with this crop first. */
export const sortFieldsByCrop = <F extends ScanField>(
  crop: string | null,
  fields: readonly F[],
  crops: readonly ScanCrop[],
): readonly F[] => {
  const grows = (field: F): boolean => crop !== null && currentCropKeys(field, crops).includes(crop);
  return [...fields.filter(grows), ...fields.filter((field) => !grows(field))];
};

/** Asked until the farmer has chosen a field or "none of these". Not for a photo without a leaf. */
export const needsFieldChoice = (
  scan: ScanFieldChoice & { readonly outcome: string },
  fields: readonly ScanField[],
): boolean =>
  scan.field_id === null && scan.field_confirmed !== true && scan.outcome !== 'no_leaf' && fields.length > 0;
