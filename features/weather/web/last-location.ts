import type { Point } from '#kit/pure/geometry.ts';
import { readPreference } from '#kit/web/preference.ts';

const KEY = 'last_location';

/** The phone's last known position (WEA-12), stored by `locate`; null when never, or unreadable. */
export const lastLocation = (): (Point & { readonly timestamp: number }) | null => {
  try {
    const { lat, lng, timestamp } = JSON.parse(readPreference(KEY) ?? 'null') as Record<string, unknown>;
    const isPlace =
      typeof lat === 'number' &&
      typeof lng === 'number' &&
      typeof timestamp === 'number' &&
      Math.abs(lat) <= 90 &&
      Math.abs(lng) <= 180;
    return isPlace ? { lat, lng, timestamp } : null;
  } catch {
    return null;
  }
};
