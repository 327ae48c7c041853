import type { Crop } from '#features/crops/domain/crop.ts';
import { findCropByName } from '#knowledge/crops.ts';
import { reachOf } from './reach.ts';

/** Only the latest seasons count, because farms change. */
const MOST = 5;
/**
 * Plausible range: below it nothing was harvested, above it a bag was entered as a kilogram. kg per hectare,
 * and multiples of the attainable yield.
 */
const MIN_KG = 5;
const OVER_REACH = 1.5;

/** The plausible ones of these harvests (kg per hectare). */
export const believable = (crop: string, all: readonly number[]): readonly number[] => {
  const reach = reachOf(crop, null, null);
  return all.filter((kg) => kg >= MIN_KG && (reach === null || kg <= reach * 1000 * OVER_REACH));
};

export type SeasonRow = Pick<
  Crop,
  'field_id' | 'crop_type' | 'status' | 'actual_yield' | 'area_planted' | 'harvested_on'
>;

/**
 * The farmer's recorded harvests of a crop, newest first, kg per hectare: of this field, or of the whole farm
 * when it has none.
 */
export const ownSeasons = (
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
  const here = harvested.filter((row) => row.field_id === fieldId);
  const newest = [...(here.length > 0 ? here : harvested)].sort((a, b) =>
    (b.harvested_on ?? '').localeCompare(a.harvested_on ?? ''),
  );
  return believable(
    crop,
    newest.map((row) => row.actual_yield! / row.area_planted!),
  ).slice(0, MOST);
};
