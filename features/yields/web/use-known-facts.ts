import { useMemo } from 'react';
import { siteOf } from '#features/agronomy/domain/field-view.ts';
import { weatherDaysOf } from '#features/agronomy/web/weather-days.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import { bandOf } from '#features/crops/domain/harvest.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { type County, counties } from '#features/places/domain/counties.ts';
import { useAtlas } from '#features/places/web/atlas.ts';
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

export interface KnownFacts extends Omit<PredictionContext, 'normals' | 'loss'> {
  readonly elevation: number | null;
  /** The chosen field, and the county of its confirmed place. */ readonly field: Field | null;
  readonly fieldCounty: County | null;
  /** The field's own place is being looked up. */ readonly isLocating: boolean;
}

/** The newest known price of this crop and county; requested when online, else cached with its date. */
const usePrice = (crop: string, field: string | null, county: County | null): Price | null => {
  const may = crop !== '' && county !== null && hasMarketPrice(crop);
  const { value } = useCachedCall(yieldPrice, may ? `${crop}:${field ?? ''}:${county}` : 'maize', {
    crop: may ? crop : 'maize',
    ...(may && field && { field }),
    ...(may && { county }),
  });
  return may && value?.crop === crop && value.county === county ? value.price : null;
};

/** What this phone knows about the form's place, weather and seasons. Works offline. */
export const useKnownFacts = (
  form: YieldForm,
  fields: readonly Field[],
  crops: readonly Crop[],
): KnownFacts => {
  const field = fields.find(({ id }) => id === form.field) ?? null;
  const isPlaced = field !== null && !field.location_unconfirmed;
  const place = usePlaceInfo(isPlaced ? field.location : null);
  // When the gazetteer is not on this phone, the farmer chooses the county.
  const isLost = useAtlas(isPlaced) === 'missing';
  const { known } = useForecast(field);
  const own = isPlaced
    ? (place?.county ?? counties.find((one) => one === field.location_description) ?? null)
    : null;
  const county = own ?? (form.county || null);
  const price = usePrice(form.crop, isPlaced ? field.id : null, county);
  return useMemo(() => {
    const real = known && !known.sample ? known : null;
    const elevation = field?.elevation ?? place?.elevation ?? real?.forecast.elevation ?? null;
    return {
      field,
      county,
      fieldCounty: own,
      elevation,
      isLocating: isPlaced && place === null && !isLost,
      band: bandOf(elevation),
      ph: field?.soil_ph ?? null,
      irrigated: isIrrigated(field?.irrigation_type ?? null),
      price,
      days: real ? weatherDaysOf(real) : [],
      weather: real ? weatherBrief(real.forecast, new Date()) : null,
      site: isPlaced ? siteOf(field, elevation, county) : null,
      seasonYields: recordedYields(crops, form.crop, field?.id ?? null),
    };
  }, [field, county, own, isPlaced, isLost, place, known, price, crops, form.crop]);
};
