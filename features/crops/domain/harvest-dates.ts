import type { Crop } from './crop.ts';
import { expectedHarvest } from './harvest.ts';

type HarvestDateInput = Pick<
  Crop,
  | 'crop_type'
  | 'variety_class'
  | 'altitude_band'
  | 'county'
  | 'planting_date'
  | 'expected_harvest_date'
  | 'harvest_source'
  | 'harvest_from'
  | 'harvest_to'
>;

const noHarvestDates = {
  expected_harvest_date: null,
  harvest_source: null,
  harvest_from: null,
  harvest_to: null,
} as const;

/**
 * Sets the harvest dates (FDC-15). A date entered by the farmer is not changed; any other is computed from
 * the crop. `before`: the stored crop, whose model date is kept while crop and planting date are unchanged.
 */
export const withHarvestDates = <C extends HarvestDateInput>(crop: C, before?: Crop | null): C => {
  const { planting_date: plantedOn } = crop;
  if (crop.harvest_source === 'own' && crop.expected_harvest_date !== null)
    return { ...crop, harvest_from: null, harvest_to: null };
  if (plantedOn === null) return { ...crop, ...noHarvestDates };
  if (
    before?.harvest_source === 'model' &&
    before.crop_type === crop.crop_type &&
    before.planting_date === plantedOn
  ) {
    return {
      ...crop,
      expected_harvest_date: before.expected_harvest_date,
      harvest_source: 'model',
      harvest_from: null,
      harvest_to: null,
    };
  }
  const expected = expectedHarvest({
    crop: crop.crop_type,
    varietyClass: crop.variety_class,
    band: crop.altitude_band,
    county: crop.county,
    plantedOn,
  });
  if (!expected) return { ...crop, ...noHarvestDates };
  return {
    ...crop,
    expected_harvest_date: expected.date,
    harvest_source: expected.source,
    harvest_from: expected.from,
    harvest_to: expected.to,
  };
};
