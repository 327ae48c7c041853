import type { Crop } from '#features/crops/domain/crop.ts';
import type { FieldEvent } from '#features/history/domain/event.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import { cachedForecast } from '#features/weather/web/forecasts.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { cropViews, type AgronomyField } from '../domain/field-view.ts';
import { weatherDaysOf } from './weather-days.ts';

export interface WaterSatisfaction {
  readonly share: number;
  readonly day: string;
}

/**
 * The share of its water need that the driest crop had in the last days, from stored data, without a request.
 * Sample weather is ignored.
 */
export const getWaterSatisfaction = async (
  read: (key: string) => Promise<unknown>,
  field: AgronomyField,
  crops: readonly Crop[],
  events: readonly FieldEvent[],
  now: Date,
): Promise<WaterSatisfaction | null> => {
  const cached = await cachedForecast(read, cellOf(field.location));
  if (!cached || cached.sample) return null;
  const county = crops.find((crop) => crop.county !== null)?.county ?? null;
  const views = cropViews(
    { field, crops, events, county, elevation: cached.forecast.elevation, days: weatherDaysOf(cached), now },
    dayInNairobi(now),
  );
  const stresses = views
    .flatMap(({ answer }) => (answer.known && answer.recentStress ? [answer.recentStress] : []))
    .sort((a, b) => a.ks - b.ks);
  return stresses[0] ? { share: stresses[0].ks, day: stresses[0].day } : null;
};
