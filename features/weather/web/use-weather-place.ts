import { useCallback, useEffect, useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { locate } from '#kit/web/place/locate.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { lastLocation } from './last-location.ts';

const KEY = 'weather_field';

/** Opens the weather screen at this field the next time. */
export const pickWeatherField = (id: string): void => writePreference(KEY, id);

export const CURRENT_LOCATION = 'here';

export interface WeatherPlace {
  /** A field's id, or `here`. */
  readonly picked: string;
  pick(id: string): void;
  readonly field: Field | null;
  readonly point: Point | null;
  readonly locating: 'no' | 'yes' | 'failed';
  locate(): void;
  /** Time of the phone's position, in epoch milliseconds; null for a field. */
  readonly since: number | null;
}

/**
 * The place: the field that the farmer picked, else the newest with a confirmed place; without any, the
 * phone's position (WEA-10).
 */
export const useWeatherPlace = (fields: readonly Field[]): WeatherPlace => {
  const [chosen, setChosen] = useState(() => readPreference(KEY));
  const [here, setHere] = useState(lastLocation);
  const [locating, setLocating] = useState<WeatherPlace['locating']>('no');
  const first = fields.find((f) => !f.location_unconfirmed);
  const picked =
    chosen === CURRENT_LOCATION || fields.some((f) => f.id === chosen)
      ? chosen!
      : (first?.id ?? fields[0]?.id ?? CURRENT_LOCATION);
  const field = fields.find((f) => f.id === picked) ?? null;

  const startLocating = useCallback(() => {
    let isCurrent = true;
    setLocating('yes');
    void locate().then((found) => {
      if (!isCurrent) return;
      setLocating(found.ok ? 'no' : 'failed');
      if (found.ok)
        setHere(lastLocation() ?? { lat: found.value.lat, lng: found.value.lng, timestamp: Date.now() });
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  const isHere = picked === CURRENT_LOCATION;
  useEffect(() => (isHere ? startLocating() : undefined), [isHere, startLocating]);

  const pick = useCallback((id: string) => {
    writePreference(KEY, id);
    setChosen(id);
  }, []);
  const point = isHere
    ? here && { lat: here.lat, lng: here.lng }
    : field && !field.location_unconfirmed
      ? field.location
      : null;
  return {
    picked,
    pick,
    field,
    point,
    locating,
    locate: startLocating,
    since: isHere ? (here?.timestamp ?? null) : null,
  };
};
