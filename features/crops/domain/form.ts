import { parseSize } from '#features/fields/domain/form.ts';
import { type Day, dayNumber } from '#kit/pure/days.ts';
import { type Measure, measures, toKilograms } from '#kit/pure/measures.ts';
import { type AreaUnit, toHectares } from '#kit/pure/units.ts';
import { rowsOfCrop } from '#knowledge/calendar/index.ts';
import { findCropByName } from '#knowledge/crops.ts';
import {
  type AddCrop,
  type AltitudeBand,
  type ChangeCrop,
  type Crop,
  type CropStatus,
  cropStatuses,
  MAX_HECTARES,
} from './crop.ts';
import { withHarvestDates } from './harvest-dates.ts';
import { unitWeight, usualUnit } from './yield.ts';

/** An amount in the farmer's own unit. `weight`: kilograms per unit, if only the farmer knows it. */
export interface Amount {
  readonly size: string;
  readonly unit: Measure;
  readonly weight: string;
}

/** A crop as entered by the farmer, as text until it is validated. */
export interface CropForm {
  readonly crop_type: string;
  readonly variety: string;
  readonly variety_class: string;
  readonly planted: string;
  /** The farmer's own date; empty to have it calculated. */
  readonly harvest: string;
  readonly status: CropStatus;
  readonly area: string;
  readonly area_unit: AreaUnit;
  readonly band: AltitudeBand | '';
  readonly expected: Amount;
  readonly notes: string;
}

export type FormFault = 'type' | 'planted' | 'date' | 'harvest' | 'area' | 'status' | 'yield' | 'weight';
export type FormFaults = Partial<
  Record<'crop_type' | 'planted' | 'harvest' | 'status' | 'area' | 'amount' | 'weight', FormFault>
>;

const isNumber = (text: string): boolean => Number.isFinite(parseSize(text));

export const amountFaults = (
  { size, unit, weight }: Amount,
  crop: string,
): Pick<FormFaults, 'amount' | 'weight'> => {
  if (!size.trim()) return {};
  if (!isNumber(size) || parseSize(size) < 0) return { amount: 'yield' };
  return unitWeight(unit, crop) === null && !(parseSize(weight) > 0) ? { weight: 'weight' } : {};
};

/** Each fault is a text key (FDC-13). `isAreaOptional`: the size of the field is not known either. */
export const checkForm = (form: CropForm, isAreaOptional = false): FormFaults => {
  const faults: FormFaults = amountFaults(form.expected, form.crop_type);
  if (!form.crop_type.trim()) faults.crop_type = 'type';
  if (!form.planted) faults.planted = 'planted';
  else if (dayNumber(form.planted) === null) faults.planted = 'date';
  if (form.harvest && dayNumber(form.harvest) === null) faults.harvest = 'date';
  else if (form.harvest && form.planted && form.harvest <= form.planted) faults.harvest = 'harvest';
  if (!cropStatuses.includes(form.status)) faults.status = 'status';
  const isBlank = form.area.trim() === '';
  const hectares = isBlank ? 0 : toHectares(parseSize(form.area, form.area_unit), form.area_unit);
  if (!(hectares > 0 && hectares <= MAX_HECTARES) && !(isBlank && isAreaOptional)) faults.area = 'area';
  return faults;
};

/** The amount in the farmer's unit and in kilograms. All `null` if nothing was entered. */
export const parseAmount = (
  { size, unit, weight }: Amount,
  crop: string,
): { readonly kg: number | null; readonly size: number | null; readonly unit: Measure | null } => {
  if (!size.trim()) return { kg: null, size: null, unit: null };
  const kgPerUnit = unitWeight(unit, crop) ? null : parseSize(weight);
  return {
    kg: toKilograms(parseSize(size), unit, findCropByName(crop)?.key ?? crop, kgPerUnit),
    size: parseSize(size),
    unit,
  };
};

export interface SiteConditions {
  readonly fieldId: string;
  readonly band: AltitudeBand | null;
  readonly county: string | null;
}

/** The crop of a valid form, with its harvest computed. */
export const toCrop = (form: CropForm, id: string, site: SiteConditions, before?: Crop | null): AddCrop => {
  const expected = parseAmount(form.expected, form.crop_type);
  const crop_type = findCropByName(form.crop_type)?.key ?? form.crop_type.trim();
  return withHarvestDates<AddCrop>(
    {
      id,
      field_id: site.fieldId,
      crop_type,
      variety: form.variety.trim() || null,
      // Clears a seed chosen for another crop.
      variety_class: rowsOfCrop(crop_type).some((row) => row.key === form.variety_class)
        ? form.variety_class
        : null,
      status: form.status,
      ...(form.area.trim()
        ? { area_size: parseSize(form.area, form.area_unit), area_unit: form.area_unit }
        : { area_size: null, area_unit: null }),
      planting_date: form.planted,
      expected_harvest_date: form.harvest || null,
      harvest_source: form.harvest ? 'own' : null,
      harvest_from: null,
      harvest_to: null,
      altitude_band: form.band || site.band,
      county: site.county,
      expected_yield: expected.kg,
      expected_yield_size: expected.size,
      expected_yield_unit: expected.unit,
      notes: form.notes.trim() || null,
    },
    before,
  );
};

/** Only the changed columns, so that changes from another phone are not overwritten. */
export const differences = (crop: Crop, next: AddCrop): ChangeCrop => {
  const keys = (Object.keys(next) as (keyof AddCrop)[]).filter(
    (key) => key !== 'id' && key !== 'field_id' && next[key] !== crop[key],
  );
  return { id: crop.id, ...Object.fromEntries(keys.map((key) => [key, next[key]])) };
};

export const blankForm = (overrides: Partial<CropForm> = {}): CropForm => ({
  crop_type: '',
  variety: '',
  variety_class: '',
  planted: '',
  harvest: '',
  status: 'planning',
  area: '',
  area_unit: 'acres',
  band: '',
  notes: '',
  expected: { size: '', unit: 'kg', weight: '' },
  ...overrides,
});

const numberText = (n: number | null): string => (n === null ? '' : String(Math.round(n * 1000) / 1000));

/** Kilograms per unit as recorded, if only the farmer knows it. Otherwise ''. */
const weightOf = (kg: number | null, size: number | null, unit: Measure, crop: string): string =>
  kg === null || !size || unitWeight(unit, crop) !== null ? '' : numberText(kg / size);

export const amountOf = (
  crop: string,
  kg: number | null,
  size: number | null,
  unit: string | null,
): Amount => {
  const known = measures.find((one) => one === unit) ?? usualUnit(crop);
  return { size: numberText(size), unit: known, weight: weightOf(kg, size, known, crop) };
};

/** `name`: the crop in the reader's language, as the form shows it. */
export const formOf = (crop: Crop, name: string): CropForm => ({
  crop_type: name,
  variety: crop.variety ?? '',
  variety_class: crop.variety_class ?? '',
  planted: crop.planting_date ?? '',
  harvest: crop.harvest_source === 'own' ? (crop.expected_harvest_date ?? '') : '',
  status: crop.status,
  // Not rounded: a plot of 50 m² is 0.01236 acres, and saving the form stores what it shows.
  area: crop.area_size === null ? '' : String(crop.area_size),
  area_unit: crop.area_unit ?? 'acres',
  band: crop.altitude_band ?? '',
  notes: crop.notes ?? '',
  expected: amountOf(crop.crop_type, crop.expected_yield, crop.expected_yield_size, crop.expected_yield_unit),
});

/** The default status for a planting date: growing if it is today or earlier, otherwise planning. */
export const statusOn = (planted: Day, today: Day): CropStatus => (planted <= today ? 'growing' : 'planning');
