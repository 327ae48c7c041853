import { type AreaUnit, areaUnits } from '#kit/pure/units.ts';
import { refuseSize, type SoilType } from './field.ts';

/** What a farmer types on the manual form; text until it is checked. */
export interface FieldForm {
  readonly name: string;
  readonly size: string;
  readonly size_unit: AreaUnit;
  readonly crop_type: string;
  /** Empty until it is chosen; "I do not know" is a choice. */
  readonly soil_type: SoilType | '';
  readonly county: string;
}

/** Each is a words key of the form (FLD-24). */
export type FormFault = 'nameRequired' | 'sizeRequired' | 'sizeWrong' | 'cropRequired' | 'soilRequired' | 'locationRequired';

/** '0,5' is how half an acre is written on many phones. */
export const parseSize = (text: string): number => Number(text.trim().replace(',', '.'));

/** `located`: the phone has said where the field is, so the county is not needed. */
export const checkForm = (form: FieldForm, located: boolean): Partial<Record<keyof FieldForm, FormFault>> => {
  const faults: Partial<Record<keyof FieldForm, FormFault>> = {};
  if (!form.name.trim()) faults.name = 'nameRequired';
  if (!form.crop_type.trim()) faults.crop_type = 'cropRequired';
  if (!form.size.trim()) faults.size = 'sizeRequired';
  else if (!Number.isFinite(parseSize(form.size)) || !areaUnits.includes(form.size_unit) || refuseSize(parseSize(form.size), form.size_unit)) faults.size = 'sizeWrong';
  if (!form.soil_type) faults.soil_type = 'soilRequired';
  if (!located && !form.county) faults.county = 'locationRequired';
  return faults;
};
