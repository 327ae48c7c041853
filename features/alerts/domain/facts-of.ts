import { seasonOfCrop } from '#features/agronomy/domain/season.ts';
import { stageOn } from '#features/agronomy/domain/stages.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import { type HarvestDates, harvestWindow, isHarvestOpen } from '#features/crops/domain/harvest-window.ts';
import type { Field } from '#features/fields/domain/field.ts';
import type { Day } from '#kit/pure/days.ts';
import { findCropByName } from '#knowledge/crops.ts';
import type { FieldFacts, FieldDetection, NearbyCase, RecentAlert } from './facts.ts';

export type AlertFieldFacts = Pick<
  Field,
  'location' | 'crop_type' | 'soil_type' | 'irrigation_type' | 'elevation'
>;
export type CropFacts = Pick<Crop, 'crop_type' | 'status' | 'planting_date' | 'altitude_band' | 'county'> &
  HarvestDates;

export interface FactsInput {
  readonly field: AlertFieldFacts;
  /** All crops ever grown here. */
  readonly crops: readonly CropFacts[];
  readonly county: string | null;
  /** Elevation used by the forecast, in metres. */
  readonly forecastElevation: number | null;
  readonly sprayedOn: Day | null;
  readonly floweredOn: Day | null;
  /** End of the wait after a spray (`history/domain/event.ts`). */
  readonly noHarvestBefore: Day | null;
  readonly nearby: readonly NearbyCase[];
  readonly found: readonly FieldDetection[];
  readonly recent: readonly RecentAlert[];
}

type CropStage = Pick<FieldFacts, 'stage' | 'daysAfterEmergence'>;

const bandMetres = { low: 1000, middle: 1500, high: 2000 } as const;
const unknownStage: CropStage = { stage: null, daysAfterEmergence: null };
const prePlanting: CropStage = { stage: 'pre-planting', daysAfterEmergence: null };
/** In several phases at once, all are named: "heading flowering". */
const cropStageOn = (crop: string, sown: CropFacts, today: Day): CropStage => {
  if (sown.planting_date === null) return unknownStage;
  // Includes the picking period: a tomato that is picked for weeks does not end at its first harvest.
  const { plantedOn, totalDays } = seasonOfCrop({ ...sown, variety_class: null });
  const { phases, daysAfterEmergence } = stageOn(crop, plantedOn, today, totalDays);
  return { stage: phases.join(' '), daysAfterEmergence };
};
const keyOf = (typed: string): string => findCropByName(typed)?.key ?? typed;

/**
 * The facts of a field for the rules: one set per growing or planned crop. After a harvest the field waits
 * for the next crop; when no crop was ever recorded, its stage is unknown and rules that need it stay
 * silent.
 */
export const factsOf = (
  {
    field,
    crops,
    county,
    forecastElevation,
    sprayedOn,
    floweredOn,
    noHarvestBefore,
    nearby,
    found,
    recent,
  }: FactsInput,
  today: Day,
): readonly FieldFacts[] => {
  const base = {
    floweredOn,
    sprayedOn,
    place: field.location,
    soil: field.soil_type,
    irrigation: field.irrigation_type,
    nearby,
    found,
    recent,
  };
  const at = (crop: CropFacts | null): Pick<FieldFacts, 'altitude' | 'county'> => ({
    altitude:
      field.elevation ?? forecastElevation ?? (crop?.altitude_band ? bandMetres[crop.altitude_band] : null),
    county: county ?? crop?.county ?? null,
  });
  const growing = crops.filter(
    (c) => c.status === 'planted' || c.status === 'growing' || c.status === 'planning',
  );
  if (growing.length === 0)
    return [
      {
        ...base,
        ...at(null),
        crop: keyOf(field.crop_type),
        plantedOn: null,
        harvestOpen: false,
        ...(crops.length > 0 ? prePlanting : unknownStage),
      },
    ];
  return growing.map((crop) => {
    const key = keyOf(crop.crop_type);
    const planned = crop.status === 'planning' || (crop.planting_date !== null && crop.planting_date > today);
    const harvestOpen =
      !planned &&
      isHarvestOpen(harvestWindow(crop), today) &&
      (noHarvestBefore === null || noHarvestBefore <= today);
    return {
      ...base,
      ...at(crop),
      crop: key,
      harvestOpen,
      plantedOn: planned ? null : crop.planting_date,
      ...(planned ? prePlanting : cropStageOn(key, crop, today)),
    };
  });
};
