import { cropViews, type AgronomyField, type FieldViewInput } from '#features/agronomy/domain/field-view.ts';
import { plantingAdvice } from '#features/agronomy/domain/planting-advice.ts';
import {
  inPlantingSeason,
  isPlanted,
  isNorth,
  isPlanned,
  seasonOfCrop,
} from '#features/agronomy/domain/season.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import { harvestWindow } from '#features/crops/domain/harvest-window.ts';
import { perennialFor } from '#features/crops/domain/harvest.ts';
import { isDefaultSize, type Size } from '#features/fields/domain/default-size.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { type FieldEvent, noHarvestBefore } from '#features/history/domain/event.ts';
import { addDays, type Day, HOUR_MS } from '#kit/pure/days.ts';
import { findCropByName } from '#knowledge/crops.ts';
import { workOf } from '#knowledge/tasks/index.ts';
import { AHEAD_DAYS } from './days.ts';
import type { CropFacts, FieldFacts, OpenAlert, SickLeaf } from './facts.ts';
import { spansOf } from './season-steps.ts';

export interface FieldRows {
  readonly field: AgronomyField & Size & Pick<Field, 'id'>;
  readonly crops: readonly Crop[];
  readonly events: readonly Pick<
    FieldEvent,
    'date' | 'event_type' | 'quantity' | 'quantity_unit' | 'wait_days'
  >[];
  readonly county: string | null;
  /** Metres; best estimate. */
  readonly elevation: number | null;
  /** Known past days, and the forecast; may be empty. */
  readonly days: readonly WeatherDay[];
  /** When that forecast was fetched, and whether it is too old to decide anything (`isTooOld`). */
  readonly forecast?: { readonly at: string; readonly isOld: boolean } | null;
  readonly sickLeaves: readonly SickLeaf[];
  readonly alerts: readonly OpenAlert[];
}

/** Maximum age of a forecast in hours, as for alerts: an older one says little about tomorrow. */
export const FORECAST_HOURS = 36;
export const isTooOld = (fetchedAt: string, now: number): boolean =>
  !(now - Date.parse(fetchedAt) < FORECAST_HOURS * HOUR_MS);

const IRRIGATION_TYPES: readonly string[] = ['drip', 'sprinkler', 'flood', 'manual'];

const stateOf = (crop: Crop, today: Day): CropFacts['state'] =>
  isPlanted(crop, today) ? 'ground' : isPlanned(crop, today) ? 'planned' : 'over';

/**
 * The water balance is the most expensive fact, so it is computed only for irrigated fields or when
 * top-dressing is due in the coming week.
 */
const needsWaterBalance = (crop: Crop, field: AgronomyField, today: Day): boolean => {
  if (IRRIGATION_TYPES.includes(field.irrigation_type ?? '')) return true;
  const { crop: key, plantedOn, totalDays } = seasonOfCrop(crop);
  if (key === null || plantedOn === null) return false;
  return (workOf(key)?.steps ?? []).some(
    (step) =>
      step.act === 'top_dressing' &&
      spansOf(step, { crop: key, plantedOn, totalDays }, today, addDays(today, AHEAD_DAYS)).length > 0,
  );
};

/** The facts of a field that rules need, from rows that phone and server share. */
export const fieldFactsOf = (
  {
    field,
    crops,
    events,
    county,
    elevation,
    days: recordedDays,
    forecast = null,
    sickLeaves,
    alerts,
  }: FieldRows,
  today: Day,
): FieldFacts => {
  const days = forecast?.isOld ? [] : recordedDays;
  const cropsNeedingWater =
    days.length === 0
      ? []
      : crops.filter((crop) => isPlanted(crop, today) && needsWaterBalance(crop, field, today));
  const viewInput: Omit<FieldViewInput, 'hours' | 'utcOffset'> = {
    field,
    crops: cropsNeedingWater,
    events,
    county,
    elevation,
    days,
    now: new Date(`${today}T09:00:00Z`),
  };
  const water = new Map(
    cropViews(viewInput, today).flatMap(({ crop, answer }) =>
      answer.known ? [[crop.id, answer] as const] : [],
    ),
  );
  const cropFactsOf = (crop: Crop): CropFacts => {
    const state = stateOf(crop, today);
    return {
      id: crop.id,
      crop: findCropByName(crop.crop_type)?.key ?? crop.crop_type,
      state,
      plantedOn: state === 'planned' ? null : crop.planting_date,
      totalDays: seasonOfCrop(crop).totalDays,
      plannedOn: state === 'planned' ? crop.planting_date : null,
      harvest: harvestWindow(crop),
      harvestedOn: crop.harvested_on,
      water: water.get(crop.id) ?? null,
      isAreaKnown: crop.area_planted !== null || !isDefaultSize(field),
    };
  };
  const isWaiting =
    crops.length > 0 && !crops.some((crop) => isPlanted(crop, today) && !perennialFor(crop.crop_type));
  const forecastDays = days.filter(({ date }) => date >= today && date < addDays(today, AHEAD_DAYS));
  return {
    id: field.id,
    county,
    isIrrigated: IRRIGATION_TYPES.includes(field.irrigation_type ?? ''),
    crops: crops.map(cropFactsOf),
    forecastDays,
    // Needed only for a field that waits for a crop.
    gate:
      forecastDays.length === 0 || !(isWaiting || crops.some((crop) => isPlanned(crop, today)))
        ? null
        : plantingAdvice(days, { today, north: isNorth(county), inSeason: inPlantingSeason(county, today) }),
    forecastAt: forecastDays.length > 0 ? (forecast?.at ?? null) : null,
    noHarvestBefore: noHarvestBefore(events, today),
    sickLeaves,
    alerts,
    events,
  };
};
