import { addDays, type Day, dayInNairobi, dayNumber } from '#kit/pure/days.ts';
import { ok, refuse, type Refused, type Result } from '#kit/pure/result.ts';
import { type AreaUnit, toHectares } from '#kit/pure/units.ts';

export const cropStatuses = ['planning', 'planted', 'growing', 'harvested', 'failed'] as const;
export type CropStatus = (typeof cropStatuses)[number];
/** Sources of the expected date, best first (FDC-15). */
export const harvestSources = ['own', 'calendar', 'model', 'estimate'] as const;
export type HarvestSource = (typeof harvestSources)[number];
export const altitudeBands = ['low', 'middle', 'high'] as const;
export type AltitudeBand = (typeof altitudeBands)[number];

/**
 * A crop on a field. Column names are those of exports (FDC-17); kilograms and hectares besides the entered
 * units.
 */
export interface Crop {
  readonly id: string;
  readonly field_id: string;
  /** A key of the crop list, or the name as typed. */
  readonly crop_type: string;
  readonly variety: string | null;
  /** Key of a calendar row. */
  readonly variety_class: string | null;
  readonly status: CropStatus;
  readonly area_planted: number | null;
  readonly area_size: number | null;
  readonly area_unit: AreaUnit | null;
  readonly planting_date: Day | null;
  readonly expected_harvest_date: Day | null;
  readonly harvest_source: HarvestSource | null;
  readonly harvest_from: Day | null;
  readonly harvest_to: Day | null;
  readonly altitude_band: AltitudeBand | null;
  readonly county: string | null;
  readonly harvested_on: Day | null;
  readonly actual_yield: number | null;
  readonly actual_yield_size: number | null;
  readonly actual_yield_unit: string | null;
  readonly expected_yield: number | null;
  readonly expected_yield_size: number | null;
  readonly expected_yield_unit: string | null;
  readonly notes: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** Columns that are not part of `crops.add`: set by the server or when the harvest is recorded. */
type KeysSetLater =
  | 'created_at'
  | 'updated_at'
  | 'area_planted'
  | 'harvested_on'
  | 'actual_yield'
  | 'actual_yield_size'
  | 'actual_yield_unit';
export type AddCrop = Omit<Crop, KeysSetLater>;
export type ChangeCrop = { readonly id: string } & {
  readonly [Key in keyof Omit<AddCrop, 'id' | 'field_id'>]?: AddCrop[Key] | undefined;
};
interface HarvestCrop {
  readonly id: string;
  readonly harvested_on: Day;
  readonly actual_yield: number | null;
  readonly actual_yield_size: number | null;
  readonly actual_yield_unit: string | null;
}

const cropRefusals = [
  'crops.type_missing',
  'crops.planting_missing',
  'crops.harvest_before_planting',
  'crops.harvest_ahead',
  'crops.area_wrong',
  'crops.yield_wrong',
  'crops.date_wrong',
] as const;
type CropRefusal = (typeof cropRefusals)[number];
export const addRefusals = [...cropRefusals, 'crops.exists', 'crops.field_not_found'] as const;
export const changeRefusals = [...cropRefusals, 'crops.not_found'] as const;

export const MAX_HECTARES = 10_000;
const MAX_KILOGRAMS = 100_000_000;
/** Valid range of dates. Coffee and tea live long, but no current crop was planted before 1900. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2200-01-01'];

const isWrongDay = (day: Day | null): boolean =>
  day !== null && (dayNumber(day) === null || day < FIRST_DAY || day > LAST_DAY);
const isWrongYield = (kg: number | null): boolean => kg !== null && !(kg >= 0 && kg <= MAX_KILOGRAMS);
const isBefore = (day: Day | null, planted: Day | null, orSame: boolean): boolean =>
  day !== null && planted !== null && (day < planted || (orSame && day === planted));

/** The first rule that a crop violates, or `null`. The same on phone and server. */
export const faultOf = (crop: Omit<Crop, 'created_at' | 'updated_at'>): Refused<CropRefusal> | null => {
  if (!crop.crop_type.trim()) return refuse('crops.type_missing');
  if ([crop.planting_date, crop.expected_harvest_date, crop.harvested_on].some(isWrongDay))
    return refuse('crops.date_wrong');
  if (crop.planting_date === null && crop.status !== 'planning') return refuse('crops.planting_missing');
  if (
    isBefore(crop.expected_harvest_date, crop.planting_date, true) ||
    isBefore(crop.harvested_on, crop.planting_date, false)
  )
    return refuse('crops.harvest_before_planting');
  if (crop.area_planted !== null && !(crop.area_planted > 0 && crop.area_planted <= MAX_HECTARES))
    return refuse('crops.area_wrong');
  if (isWrongYield(crop.expected_yield) || isWrongYield(crop.actual_yield))
    return refuse('crops.yield_wrong');
  return null;
};

const hectaresOf = (size: number | null, unit: AreaUnit | null): number | null =>
  size === null || unit === null ? null : toHectares(size, unit);
const validate = (crop: Crop): Result<Crop, CropRefusal> => faultOf(crop) ?? ok(crop);
const trimToNull = (text: string | null): string | null => text?.trim() || null;

interface AddCropContext {
  readonly exists: boolean;
  readonly field: object | null | undefined;
}

export const decideAdd = (
  args: AddCrop,
  now: AddCropContext,
  at: string,
): Result<Crop, (typeof addRefusals)[number]> => {
  if (now.exists) return refuse('crops.exists');
  if (!now.field) return refuse('crops.field_not_found');
  return validate({
    ...args,
    crop_type: args.crop_type.trim(),
    variety: trimToNull(args.variety),
    notes: trimToNull(args.notes),
    area_planted: hectaresOf(args.area_size, args.area_unit),
    harvested_on: null,
    actual_yield: null,
    actual_yield_size: null,
    actual_yield_unit: null,
    created_at: at,
    updated_at: at,
  });
};

const unharvested = {
  harvested_on: null,
  actual_yield: null,
  actual_yield_size: null,
  actual_yield_unit: null,
} as const;

/**
 * Changes only the given columns, so that two phones that change different columns both succeed.
 * `recomputeDates` recomputes the harvest date before validation, as the phone did before sending.
 */
export const decideChange = (
  crop: Crop | null | undefined,
  change: ChangeCrop,
  at: string,
  recomputeDates = (next: Crop) => next,
): Result<Crop, (typeof changeRefusals)[number]> => {
  if (!crop) return refuse('crops.not_found');
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<Crop>;
  const next: Crop = { ...crop, ...given, updated_at: at };
  const area =
    given.area_size !== undefined || given.area_unit !== undefined
      ? { area_planted: hectaresOf(next.area_size, next.area_unit) }
      : {};
  return validate(
    recomputeDates({
      ...next,
      ...area,
      ...(next.status !== 'harvested' && crop.status === 'harvested' && unharvested),
      variety: trimToNull(next.variety),
      notes: trimToNull(next.notes),
    }),
  );
};

export const decideHarvest = (
  crop: Crop | null | undefined,
  { id: _id, ...harvest }: HarvestCrop,
  at: string,
): Result<Crop, (typeof changeRefusals)[number]> => {
  if (!crop) return refuse('crops.not_found');
  // A phone in another time zone may be a day ahead of Nairobi.
  if (harvest.harvested_on > addDays(dayInNairobi(new Date(at)), 1)) return refuse('crops.harvest_ahead');
  return validate({ ...crop, ...harvest, status: 'harvested', updated_at: at });
};

/** Planned, planted or growing. */
export const isGrowing = ({ status }: Pick<Crop, 'status'>): boolean =>
  status === 'planning' || status === 'planted' || status === 'growing';

/** Tolerance for rounding of units. */
const TOLERANCE = 1.01;

/**
 * Total hectares of the current crops if they exceed the field, else `null` (FDC-18). Intercrops may share
 * land. `fieldHectares`: null while the field's size is a default, which nothing exceeds.
 */
export const overplantedTotalHa = (
  crops: readonly Pick<Crop, 'status' | 'area_planted'>[],
  fieldHectares: number | null,
): number | null => {
  const sum = crops.filter(isGrowing).reduce((all, crop) => all + (crop.area_planted ?? 0), 0);
  return fieldHectares !== null && sum > fieldHectares * TOLERANCE ? sum : null;
};
