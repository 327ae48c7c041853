import { DAY_MS } from '#kit/pure/days.ts';

/** The phone's last known location, if less than a day old. A scan never waits for a new one. */
export const readLastLocation = (): { lat: number; lng: number } | null => {
  try {
    const saved = JSON.parse(localStorage.getItem('last_location') ?? 'null') as {
      lat: number;
      lng: number;
      timestamp: number;
    } | null;
    if (!saved || Date.now() - saved.timestamp > DAY_MS) return null;
    return Number.isFinite(saved.lat) && Number.isFinite(saved.lng)
      ? { lat: saved.lat, lng: saved.lng }
      : null;
  } catch {
    return null;
  }
};
