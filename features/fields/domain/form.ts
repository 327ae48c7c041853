import { parseSizeIn } from '#kit/pure/read-amount.ts';
import { type AreaUnit, areaUnits } from '#kit/pure/units.ts';
import { type ChangeField, type Field, type IrrigationType, refuseSize, type SoilType } from './field.ts';
import { SIZE_MIN } from './sizes.ts';

/** A field as shown on its edit page, as text until validated. */
export interface FieldForm {
  readonly name: string;
  readonly crop_type: string;
  readonly size: string;
  readonly size_unit: AreaUnit;
  /** Empty until chosen. "Not sure" is a valid choice. */
  readonly soil_type: SoilType | '';
  readonly irrigation_type: IrrigationType | '';
  readonly season: string;
  readonly soil_ph: string;
  readonly elevation: string;
  readonly location_description: string;
}

/** Missing, not a number, ambiguous, or out of range for a field. */
type SizeFault = 'sizeRequired' | 'sizeWrong' | 'sizeUnclear' | 'sizeOutside';
/** Each is a key in the form's texts (FLD-24). */
export type FormFault = 'nameRequired' | SizeFault | 'cropRequired' | 'soilRequired' | 'locationRequired';

/** A typed number; with a unit also "robo ekari" or "2 ha", converted to that unit. NaN when invalid. */
export const parseSize = (text: string, unit: AreaUnit | null = null): number => parseSizeIn(text, unit);

/** "1,500" can mean fifteen hundred or one and a half. */
export const isUnclear = (text: string): boolean =>
  /(^|\s)[1-9]\d{0,2},\d{3}(?![\d.,])/.test(text) && Number.isNaN(parseSize(text));

/** The error of an entered size; a size is a number of at least a hundredth of its unit (WIZ-09). */
export const sizeFault = (text: string, unit: AreaUnit): SizeFault | null => {
  if (!text.trim()) return 'sizeRequired';
  const size = parseSize(text, unit);
  if (Number.isNaN(size)) return isUnclear(text) ? 'sizeUnclear' : 'sizeWrong';
  if (!(size > 0)) return 'sizeWrong';
  return size >= SIZE_MIN && areaUnits.includes(unit) && !refuseSize(size, unit) ? null : 'sizeOutside';
};

/** `located`: the phone has a position, so no place name is needed. */
export const checkForm = (form: FieldForm, located: boolean): Partial<Record<keyof FieldForm, FormFault>> => {
  const faults: Partial<Record<keyof FieldForm, FormFault>> = {};
  if (!form.name.trim()) faults.name = 'nameRequired';
  if (!form.crop_type.trim()) faults.crop_type = 'cropRequired';
  const size = sizeFault(form.size, form.size_unit);
  if (size) faults.size = size;
  if (!form.soil_type) faults.soil_type = 'soilRequired';
  if (!located && !form.location_description.trim()) faults.location_description = 'locationRequired';
  return faults;
};

const textOf = (value: number | null): string => (value === null ? '' : String(value));

export const formOf = (field: Field): FieldForm => ({
  name: field.name ?? '',
  crop_type: field.crop_type,
  size: textOf(field.size),
  size_unit: field.size_unit,
  soil_type: field.soil_type ?? '',
  irrigation_type: field.irrigation_type ?? '',
  season: field.season,
  soil_ph: textOf(field.soil_ph),
  elevation: textOf(field.elevation),
  location_description: field.location_description ?? '',
});

const numberOrNull = (text: string): number | null => (text.trim() ? parseSize(text) : null);

const details = (form: FieldForm) => ({
  name: form.name,
  crop_type: form.crop_type,
  size: parseSize(form.size, form.size_unit),
  size_unit: form.size_unit,
  soil_type: form.soil_type || null,
  irrigation_type: form.irrigation_type || null,
  season: form.season,
  soil_ph: numberOrNull(form.soil_ph),
  elevation: numberOrNull(form.elevation),
  location_description: form.location_description || null,
});

/** Only what changed since the page was opened, so that edits of different columns on two phones both survive. */
export const changesOf = (before: FieldForm, after: FieldForm): Omit<ChangeField, 'id'> => {
  const now = details(after);
  const changed = (Object.keys(now) as (keyof FieldForm)[]).filter((key) => before[key] !== after[key]);
  return Object.fromEntries(changed.map((key) => [key, now[key]]));
};
