import { useMemo, useState } from 'react';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import type { FieldEvent } from '#features/history/domain/event.ts';
import { counties } from '#features/places/domain/counties.ts';
import { usePlaceInfo } from '#features/places/web/use-place-info.ts';
import { type ForecastControl, useForecast } from '#features/weather/web/use-forecast.ts';
import { useRowsOf } from '#kit/web/store/hooks.ts';
import { type FieldView, fieldView } from '../domain/field-view.ts';
import { weatherDaysOf } from './weather-days.ts';

export interface FieldViewState {
  readonly forecast: ForecastControl;
  /** Null while rows are loading, and where no forecast is known. */
  readonly view: FieldView | null;
  readonly crops: readonly Crop[];
  readonly county: string | null;
  readonly elevation: number | null;
}

/** What the weather means for a field: soil water, planting advice, spray hours. */
export const useFieldView = (field: Field): FieldViewState => {
  const forecast = useForecast(field);
  const crops = useRowsOf<Crop>('crop', 'field_id', field.id);
  const events = useRowsOf<FieldEvent>('field_event', 'field_id', field.id);
  const place = usePlaceInfo(field.location_unconfirmed ? null : field.location);
  const [now] = useState(() => new Date());
  const county = place?.county ?? counties.find((one) => one === field.location_description) ?? null;
  const elevation = field.elevation ?? place?.elevation ?? forecast.known?.forecast.elevation ?? null;
  const { known } = forecast;
  const view = useMemo(() => {
    if (!known || !crops || !events) return null;
    const { hours, utcOffset } = known.forecast;
    return fieldView({
      field,
      crops,
      events,
      county,
      elevation,
      days: weatherDaysOf(known),
      hours,
      utcOffset,
      now,
    });
  }, [known, crops, events, field, county, elevation, now]);
  return { forecast, view, crops: crops ?? [], county, elevation };
};
