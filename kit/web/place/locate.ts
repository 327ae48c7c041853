import { type Result, ok, refuse } from '#kit/pure/result.ts';

export interface Place {
  readonly lat: number;
  readonly lng: number;
  readonly accuracy_m: number | null;
}
export type LocateRefusal = 'place.denied' | 'place.unavailable' | 'place.slow';

const TIMEOUT_MS = 10_000;
/** A network-based position less accurate than this identifies a town, not a farm. */
const MAX_ERROR_M = 5_000;
const LAST_LOCATION_KEY = 'last_location';

const saveLastLocation = (place: Place): void => {
  try {
    localStorage.setItem(
      LAST_LOCATION_KEY,
      JSON.stringify({ lat: place.lat, lng: place.lng, timestamp: Date.now() }),
    );
  } catch {
    /* If local storage is full or blocked, only the last place is not remembered. */
  }
};

/** The phone's position: high accuracy, never cached, within ten seconds, or less where a user waits. */
export const locate = (timeoutMs = TIMEOUT_MS): Promise<Result<Place, LocateRefusal>> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(refuse('place.unavailable'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (coords.accuracy > MAX_ERROR_M) return resolve(refuse('place.unavailable'));
        const place = {
          lat: coords.latitude,
          lng: coords.longitude,
          accuracy_m: Number.isFinite(coords.accuracy) ? Math.round(coords.accuracy) : null,
        };
        saveLastLocation(place);
        resolve(ok(place));
      },
      (error) =>
        resolve(
          refuse(error.code === 1 ? 'place.denied' : error.code === 3 ? 'place.slow' : 'place.unavailable'),
        ),
      { enableHighAccuracy: true, maximumAge: 0, timeout: timeoutMs },
    );
  });
