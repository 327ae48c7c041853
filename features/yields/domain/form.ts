import { type Amount, amountFaults, parseAmount } from '#features/crops/domain/form.ts';
import { unitWeight } from '#features/crops/domain/yield.ts';
import { type SoilType, soilTypes } from '#features/fields/domain/field.ts';
import { parseSize } from '#features/fields/domain/form.ts';
import { type County, counties } from '#features/places/domain/counties.ts';
import { dayNumber } from '#kit/pure/days.ts';
import { type AreaUnit, areaUnits, toHectares } from '#kit/pure/units.ts';
import {
  amounts,
  type Fertilizer,
  type FertilizerAmount,
  fertilizers,
  type PlaceSource,
  placeSources,
  type Rainfall,
  rainfalls,
  type Seed,
  seeds,
  yieldCrops,
} from './choices.ts';
import { seedMatters } from './factors.ts';
import { type Share, shares } from './health.ts';
import type { PredictionRequest } from './prediction-request.ts';

/** The farmer's inputs; text until validated (YLD-02). */
export interface YieldForm {
  /** A field's id; empty for land that is not one of the farmer's fields. */
  readonly field: string;
  readonly crop: string;
  readonly area: string;
  readonly area_unit: AreaUnit;
  readonly soil: SoilType | '';
  readonly planted: string;
  readonly rainfall: Rainfall | '';
  readonly fertilizer: Fertilizer;
  readonly amount: FertilizerAmount;
  readonly seed: Seed | '';
  /** A key of the books; empty when the farmer sees none. */
  readonly trouble: string;
  readonly share: Share;
  readonly treated: 'yes' | 'no';
  readonly previous: Amount;
  readonly county: County | '';
  readonly place: PlaceSource;
  /** Shillings per 90 kg bag where the crop is sold by it, else per kilogram. */
  readonly price: string;
}

export const blankYieldForm = (overrides: Partial<YieldForm> = {}): YieldForm => ({
  field: '',
  crop: '',
  area: '',
  area_unit: 'acres',
  soil: '',
  planted: '',
  rainfall: 'moderate',
  fertilizer: 'organic',
  amount: 'half',
  seed: '',
  trouble: '',
  share: 'quarter',
  treated: 'no',
  previous: { size: '', unit: 'kg', weight: '' },
  county: '',
  place: 'county',
  price: '',
  ...overrides,
});

/** Allowed choices, for a stored draft of an older version. */
export const formLists = {
  crop: ['', ...yieldCrops],
  area_unit: areaUnits,
  soil: ['', ...soilTypes],
  rainfall: ['', ...rainfalls],
  fertilizer: fertilizers,
  amount: amounts,
  seed: ['', ...seeds],
  share: shares,
  treated: ['yes', 'no'] as const,
  county: ['', ...counties],
  place: placeSources,
};

/** Kilograms in the unit of the price: a 90 kg bag, or 1 kg for crops not sold by the bag. */
export const kgPerPriceUnit = (crop: string): number => unitWeight('bag_90kg', crop)?.kg ?? 1;
export const isBought = (use: Fertilizer): boolean => use === 'synthetic' || use === 'hybrid';

/** Shillings: a comma before three digits separates thousands, which would be ambiguous for a size. */
const readMoney = (text: string): number =>
  /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text.trim()) ? Number(text.trim().replace(/,/g, '')) : parseSize(text);

export type FormFault =
  | 'crop'
  | 'area'
  | 'areaWrong'
  | 'soil'
  | 'planted'
  | 'rain'
  | 'county'
  | 'price'
  | 'previous'
  | 'weight';
export type FormFaults = Partial<
  Record<
    'crop' | 'area' | 'soil' | 'planted' | 'rainfall' | 'county' | 'price' | 'amount' | 'weight',
    FormFault
  >
>;

/**
 * Faults by input; each value is a words key (YLD-03, FLD-24). `fieldCounty`: the county of the chosen field.
 * When it is known, the form needs no other place.
 */
export const checkYieldForm = (form: YieldForm, fieldCounty: County | null): FormFaults => {
  const { amount, weight } = amountFaults(form.previous, form.crop);
  const faults: FormFaults = { ...(amount && { amount: 'previous' }), ...(weight && { weight: 'weight' }) };
  if (form.crop === '') faults.crop = 'crop';
  if (form.area.trim() === '') faults.area = 'area';
  else if (!(parseSize(form.area, form.area_unit) > 0)) faults.area = 'areaWrong';
  if (form.soil === '') faults.soil = 'soil';
  if (dayNumber(form.planted) === null) faults.planted = 'planted';
  if (form.rainfall === '') faults.rainfall = 'rain';
  if (fieldCounty === null && form.county === '') faults.county = 'county';
  if (form.price.trim() !== '' && !(readMoney(form.price) > 0)) faults.price = 'price';
  return faults;
};

/** The prediction request of a validated form. */
export const toPredictionRequest = (
  form: YieldForm,
  id: string,
  fieldCounty: County | null,
): PredictionRequest => {
  const size = parseSize(form.area, form.area_unit);
  const harvested = parseAmount(form.previous, form.crop).kg;
  return {
    id,
    field_id: form.field || null,
    crop_type: form.crop,
    area_size: size,
    area_unit: form.area_unit,
    soil_type: form.soil || 'unknown',
    planting_date: form.planted,
    expected_rainfall: form.rainfall || 'moderate',
    fertilizer_use: form.fertilizer,
    fertilizer_amount: isBought(form.fertilizer) ? form.amount : null,
    seed: seedMatters(form.crop) ? form.seed || null : null,
    trouble:
      form.trouble === ''
        ? null
        : { condition: form.trouble, share: form.share, treated: form.treated === 'yes' },
    previous_yield: harvested === null ? null : Math.round(harvested / toHectares(size, form.area_unit)),
    county: fieldCounty ?? (form.county || null),
    place_from: fieldCounty ? 'field' : form.place,
    own_price: form.price.trim() === '' ? null : readMoney(form.price) / kgPerPriceUnit(form.crop),
  };
};
