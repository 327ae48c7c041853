import type { LocateRefusal } from '#kit/web/place/locate.ts';
import type { Fix } from '../../../domain/boundary/walk.ts';

const TIMEOUT_MS = 15_000;

/** Calls `onFix` for every position from now on, until the returned function is called. */
export const watchPlace = (
  onFix: (fix: Fix) => void,
  onTrouble: (why: LocateRefusal) => void,
): (() => void) => {
  if (!('geolocation' in navigator)) {
    onTrouble('place.unavailable');
    return () => undefined;
  }
  const id = navigator.geolocation.watchPosition(
    ({ coords, timestamp }) =>
      onFix({
        lat: coords.latitude,
        lng: coords.longitude,
        accuracy_m: Number.isFinite(coords.accuracy) ? coords.accuracy : Infinity,
        at: timestamp,
      }),
    (error) =>
      onTrouble(error.code === 1 ? 'place.denied' : error.code === 3 ? 'place.slow' : 'place.unavailable'),
    { enableHighAccuracy: true, maximumAge: 0, timeout: TIMEOUT_MS },
  );
  return () => navigator.geolocation.clearWatch(id);
};
