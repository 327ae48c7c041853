import { type Crop, isGrowing } from '#features/crops/domain/crop.ts';
import { likelyRows, nearestRow, perennialFor } from '#features/crops/domain/harvest.ts';
import { addDays, type Day, daysBetween } from '#kit/pure/days.ts';
import { windowsOf } from '#knowledge/calendar/index.ts';
import { findCropByName } from '#knowledge/crops.ts';

export interface Season {
  /** Key of the crop list; null for an unknown crop. */
  readonly crop: string | null;
  readonly plantedOn: Day | null;
  /** Days from planting to the last harvest or picking; null for perennials, or without a date. */
  readonly totalDays: number | null;
}

type SeasonInput = Pick<
  Crop,
  'crop_type' | 'variety_class' | 'altitude_band' | 'county' | 'planting_date' | 'expected_harvest_date'
>;

/**
 * The season of a crop. FAO-56's stages end at the last picking, but a harvest date is the first, so the
 * picking period is added.
 */
export const seasonOfCrop = (crop: SeasonInput): Season => {
  const key = findCropByName(crop.crop_type)?.key ?? null;
  const { planting_date: plantedOn, expected_harvest_date: harvest } = crop;
  if (plantedOn === null || harvest === null || perennialFor(crop.crop_type))
    return { crop: key, plantedOn, totalDays: null };
  const days = daysBetween(plantedOn, harvest);
  const row = nearestRow(
    likelyRows({
      crop: crop.crop_type,
      varietyClass: crop.variety_class,
      band: crop.altitude_band,
      county: crop.county,
      plantedOn,
    }),
    days,
  );
  const picking = row?.picking ? Math.round((row.picking.low + row.picking.high) / 2) : 0;
  return { crop: key, plantedOn, totalDays: days > 0 ? days + picking : null };
};

/** A planned crop uses no water, even after its planned day. */
export const isPlanted = (
  { status, planting_date: planted }: Pick<Crop, 'status' | 'planting_date'>,
  today: Day,
): boolean => (status === 'planted' || status === 'growing') && planted !== null && planted <= today;
/** Still to be planted. */
export const isPlanned = (crop: Pick<Crop, 'status' | 'planting_date'>, today: Day): boolean =>
  isGrowing(crop) && !isPlanted(crop, today);

/** Planting extends a little before and after the usual weeks. */
const PLANTING_MARGIN_DAYS = 14;

/** Whether a day is within a fortnight of a county's planting weeks; null when unknown. */
export const inPlantingSeason = (county: string | null, today: Day): boolean | null => {
  const windows = county === null ? [] : windowsOf(county);
  if (windows.length === 0) return null;
  const year = today.slice(0, 4);
  return windows.some(
    ({ from, to }) =>
      today >= addDays(`${year}-${from}`, -PLANTING_MARGIN_DAYS) &&
      today <= addDays(`${year}-${to}`, PLANTING_MARGIN_DAYS),
  );
};

/** Counties where the Kenya Meteorological Department counts 10 mm in three days as onset. */
const NORTH: readonly string[] = ['Turkana', 'Marsabit', 'Mandera', 'Wajir', 'Garissa', 'Isiolo', 'Samburu'];
export const isNorth = (county: string | null): boolean => county !== null && NORTH.includes(county);

/**
 * The coast, where the sea keeps nights warm: radiation is estimated from the temperature range with another
 * factor.
 */
const COAST: readonly string[] = ['Mombasa', 'Kwale', 'Kilifi', 'Lamu'];
export const isCoast = (county: string | null): boolean => county !== null && COAST.includes(county);
