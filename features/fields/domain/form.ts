import { type AreaUnit, areaUnits } from '#kit/pure/units.ts';
import { refuseSize } from './field.ts';

/** What a farmer types on the manual form; text until it is checked. */
export interface FieldForm {
  readonly name: string;
  readonly size: string;
  readonly size_unit: AreaUnit;
  readonly crop_type: string;
}

/** Each is a words key of the form (FLD-24). */
export type FormFault = 'nameRequired' | 'sizeRequired' | 'sizeWrong' | 'cropRequired';

/** '0,5' is how half an acre is written on many phones. */
export const parseSize = (text: string): number => Number(text.trim().replace(',', '.'));

export const checkForm = (form: FieldForm): Partial<Record<keyof FieldForm, FormFault>> => {
  const faults: Partial<Record<keyof FieldForm, FormFault>> = {};
  if (!form.name.trim()) faults.name = 'nameRequired';
  if (!form.crop_type.trim()) faults.crop_type = 'cropRequired';
  if (!form.size.trim()) faults.size = 'sizeRequired';
  else if (!Number.isFinite(parseSize(form.size)) || !areaUnits.includes(form.size_unit) || refuseSize(parseSize(form.size), form.size_unit)) faults.size = 'sizeWrong';
  return faults;
};
