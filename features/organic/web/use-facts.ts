import { useEffect, useMemo, useState } from 'react';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { useAlerts } from '#features/alerts/web/use-alerts.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { Field } from '#features/fields/domain/field.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import { daysOf } from '#features/weather/domain/days.ts';
import { cachedForecast } from '#features/weather/web/forecasts.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import type { FarmFacts } from '../domain/field-crops.ts';

type Weather = FarmFacts['weather'];

/** Maximum fields with a forecast: each has its own weather cell. */
const MAX_FORECAST_FIELDS = 12;

/** Stored data, without a request. Null while reading. */
const useCachedWeather = (fields: readonly Field[]): Weather | null => {
  const store = useStore();
  const [weather, setWeather] = useState<Weather | null>(null);
  const placed = useMemo(
    () => fields.filter((f) => !f.location_unconfirmed).slice(0, MAX_FORECAST_FIELDS),
    [fields],
  );
  useEffect(() => {
    let cancelled = false;
    const read = async (field: Field): Promise<readonly [string, readonly WeatherDay[]]> => {
      const known = await cachedForecast((key) => store.readMeta(key), cellOf(field.location));
      return [field.id, known ? daysOf(known.forecast) : []];
    };
    Promise.all(placed.map(read))
      .then(
        (all) => new Map(all),
        () => new Map(),
      )
      .then((all) => {
        if (!cancelled) setWeather(all);
      });
    return () => {
      cancelled = true;
    };
  }, [store, placed]);
  return weather;
};

/** The farm as stored on this phone. */
export const useFarmFacts = (): FarmFacts | null => {
  const fields = useRows<Field>('field');
  const crops = useRows<Crop>('crop');
  const scans = useRows<Scan>('scan');
  const outcomes = useRows<{ readonly id: string; readonly scan_id: string; readonly answer: string }>(
    'outcome',
  );
  const { openAlerts } = useAlerts();
  const weather = useCachedWeather(fields);
  return useMemo(() => {
    if (!weather) return null;
    const healed = new Set(outcomes.filter((o) => o.answer === 'better').map((o) => o.scan_id));
    return {
      fields,
      crops,
      weather,
      checks: scans.map((s) => ({
        ...s,
        pick: s.pick ?? null,
        checked: s.checked?.condition ?? null,
        healed: healed.has(s.id),
      })),
      alerts: openAlerts.map(({ field_id, raised: { theme, condition, crop, urgency, until } }) => ({
        field_id,
        theme,
        condition,
        crop,
        urgency,
        until,
      })),
    };
  }, [fields, crops, scans, outcomes, openAlerts, weather]);
};
