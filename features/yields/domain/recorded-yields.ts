import type { Crop } from '#features/crops/domain/crop.ts';
import { findCropByName } from '#knowledge/crops.ts';
import { attainableYieldOf } from './attainable-yield.ts';

/** Only the latest seasons count, because farms change. */
const MAX_SEASONS = 5;
/**
 * Plausible range of a harvest. Below the minimum (kg per hectare) nothing was harvested; above the maximum
 * (a multiple of the attainable yield) kilograms were entered as bags.
 */
const MIN_KG = 5;
const MAX_ATTAINABLE_RATIO = 1.5;

/** The plausible ones of these harvests (kg per hectare). */
export const plausibleYields = (crop: string, all: readonly number[]): readonly number[] => {
  const attainableTonnes = attainableYieldOf(crop, null, null);
  return all.filter(
    (kg) =>
      kg >= MIN_KG && (attainableTonnes === null || kg <= attainableTonnes * 1000 * MAX_ATTAINABLE_RATIO),
  );
};

export type SeasonRow = Pick<
  Crop,
  'field_id' | 'crop_type' | 'status' | 'actual_yield' | 'area_planted' | 'harvested_on'
>;

/**
 * The farmer's recorded harvests of a crop, newest first, kg per hectare: of this field, or of the whole farm
 * when it has none.
 */
export const recordedYields = (
  rows: readonly SeasonRow[],
  crop: string,
  fieldId: string | null,
): readonly number[] => {
  const harvested = rows.filter(
    (row) =>
      row.status === 'harvested' &&
      (findCropByName(row.crop_type)?.key ?? row.crop_type) === crop &&
      (row.actual_yield ?? 0) > 0 &&
      (row.area_planted ?? 0) > 0,
  );
  const ofThisField = harvested.filter((row) => row.field_id === fieldId);
  const newest = [...(ofThisField.length > 0 ? ofThisField : harvested)].sort((a, b) =>
    (b.harvested_on ?? '').localeCompare(a.harvested_on ?? ''),
  );
  return plausibleYields(
    crop,
    newest.map((row) => row.actual_yield! / row.area_planted!),
  ).slice(0, MAX_SEASONS);
};
