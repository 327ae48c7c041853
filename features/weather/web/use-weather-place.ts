import { useCallback, useEffect, useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { locate } from '#kit/web/place/locate.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import { lastLocation } from './last-location.ts';

const KEY = 'weather_field';
export const HERE = 'here';

export interface WeatherPlace {
  /** A field's id, or `here`. */
  readonly picked: string;
  pick(id: string): void;
  readonly field: Field | null;
  readonly point: Point | null;
  readonly locating: 'no' | 'yes' | 'failed';
  locate(): void;
  /** When the phone was at `here`, in milliseconds. */
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
    chosen === HERE || fields.some((f) => f.id === chosen) ? chosen! : (first?.id ?? fields[0]?.id ?? HERE);
  const field = fields.find((f) => f.id === picked) ?? null;

  const find = useCallback(() => {
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
  const isHere = picked === HERE;
  useEffect(() => (isHere ? find() : undefined), [isHere, find]);

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
    locate: find,
    since: isHere ? (here?.timestamp ?? null) : null,
  };
};
