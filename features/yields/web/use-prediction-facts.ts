import { useMemo } from 'react';
import { siteOf } from '#features/agronomy/domain/field-view.ts';
import { weatherDaysOf } from '#features/agronomy/web/weather-days.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import { bandOf } from '#features/crops/domain/harvest.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { type County, counties } from '#features/places/domain/counties.ts';
import { useGazetteer } from '#features/places/web/gazetteer.ts';
import { usePlaceInfo } from '#features/places/web/use-place-info.ts';
import { useForecast } from '#features/weather/web/use-forecast.ts';
import { useCachedCall } from '#kit/web/cached-call.ts';
import { yieldPrice } from '../contract.ts';
import type { YieldForm } from '../domain/form.ts';
import { isIrrigated } from '../domain/irrigated.ts';
import type { PredictionContext } from '../domain/prediction-request.ts';
import { hasMarketPrice, type Price } from '../domain/price.ts';
import { recordedYields } from '../domain/recorded-yields.ts';
import { weatherBrief } from '../domain/weather-brief.ts';

export interface PredictionFacts extends Omit<PredictionContext, 'normals' | 'loss'> {
  readonly elevation: number | null;
  /** The selected field, if any. */ readonly field: Field | null;
  /** County of the field's confirmed location; null if unknown. */
  readonly fieldCounty: County | null;
  /** The gazetteer is still loading, so the field's county is not known yet. */
  readonly isFindingCounty: boolean;
}

/**
 * The newest known price of this crop in this county; requested when online, else the last answer if it is
 * for this crop and county.
 */
const usePrice = (crop: string, field: string | null, county: County | null): Price | null => {
  const canRequestPrice = crop !== '' && county !== null && hasMarketPrice(crop);
  const version = canRequestPrice ? `${crop}:${field ?? ''}:${county}` : null;
  const { value } = useCachedCall(yieldPrice, version, { crop, county, ...(field && { field }) });
  return canRequestPrice && value?.crop === crop && value.county === county ? value.price : null;
};

/**
 * Facts for the prediction form: place, weather, past harvests and market price. All but the price work
 * offline; the price is then the cached one.
 */
export const usePredictionFacts = (
  form: YieldForm,
  fields: readonly Field[],
  crops: readonly Crop[],
): PredictionFacts => {
  const field = fields.find(({ id }) => id === form.field) ?? null;
  const hasConfirmedLocation = field !== null && !field.location_unconfirmed;
  const place = usePlaceInfo(hasConfirmedLocation ? field.location : null);
  // True when the gazetteer could not be loaded; then the farmer chooses the county.
  const isGazetteerMissing = useGazetteer(hasConfirmedLocation) === 'missing';
  const { known } = useForecast(field);
  const fieldCounty = hasConfirmedLocation
    ? (place?.county ?? counties.find((one) => one === field.location_description) ?? null)
    : null;
  const county = fieldCounty ?? (form.county || null);
  const price = usePrice(form.crop, hasConfirmedLocation ? field.id : null, county);
  return useMemo(() => {
    const realForecast = known && !known.sample ? known : null;
    const elevation = field?.elevation ?? place?.elevation ?? realForecast?.forecast.elevation ?? null;
    return {
      field,
      county,
      fieldCounty,
      elevation,
      isFindingCounty: hasConfirmedLocation && place === null && !isGazetteerMissing,
      band: bandOf(elevation),
      ph: field?.soil_ph ?? null,
      irrigated: isIrrigated(field?.irrigation_type ?? null),
      price,
      days: realForecast ? weatherDaysOf(realForecast) : [],
      weather: realForecast ? weatherBrief(realForecast.forecast, new Date()) : null,
      site: hasConfirmedLocation ? siteOf(field, elevation, county) : null,
      seasonYields: recordedYields(crops, form.crop, field?.id ?? null),
    };
  }, [
    field,
    county,
    fieldCounty,
    hasConfirmedLocation,
    isGazetteerMissing,
    place,
    known,
    price,
    crops,
    form.crop,
  ]);
};
