import { readPreference, writePreference } from '#kit/web/preference.ts';

interface RecentLocation {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

const RECENT_LOCATIONS_KEY = 'recentLocations';
export const MAX_SAVED_LOCATIONS = 5;
export const MAX_SHOWN_LOCATIONS = 3;

const isRecentLocation = (value: unknown): value is RecentLocation => {
  const { name, lat, lng } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    name !== '' &&
    typeof lat === 'number' &&
    typeof lng === 'number' &&
    Math.abs(lat) <= 90 &&
    Math.abs(lng) <= 180
  );
};

/** All saved locations, newest first. Screens show at most `MAX_SHOWN_LOCATIONS` of them. */
export const recentLocations = (): RecentLocation[] => {
  try {
    const saved: unknown = JSON.parse(readPreference(RECENT_LOCATIONS_KEY) ?? '[]');
    return Array.isArray(saved)
      ? saved
          .filter(isRecentLocation)
          .slice(0, MAX_SAVED_LOCATIONS)
          .map(({ name, lat, lng }) => ({ name, lat, lng }))
      : [];
  } catch {
    return [];
  }
};

export const saveRecentLocation = ({ name, lat, lng }: RecentLocation): void => {
  const others = recentLocations().filter((known) => known.name !== name);
  writePreference(
    RECENT_LOCATIONS_KEY,
    JSON.stringify([{ name, lat, lng }, ...others].slice(0, MAX_SAVED_LOCATIONS)),
  );
};
