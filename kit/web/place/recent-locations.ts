import { readPreference, writePreference } from '#kit/web/preference.ts';

interface RecentLocation {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

const RECENT_LOCATIONS_KEY = 'recentLocations';
export const MAX_RECENT = 5;
export const MAX_SHOWN = 3;

const isLocation = (value: unknown): value is RecentLocation => {
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

/** All stored places, newest first; show at most `MAX_SHOWN` of them. */
export const recentLocations = (): RecentLocation[] => {
  try {
    const saved: unknown = JSON.parse(readPreference(RECENT_LOCATIONS_KEY) ?? '[]');
    return Array.isArray(saved)
      ? saved
          .filter(isLocation)
          .slice(0, MAX_RECENT)
          .map(({ name, lat, lng }) => ({ name, lat, lng }))
      : [];
  } catch {
    return [];
  }
};

export const saveRecentLocation = ({ name, lat, lng }: RecentLocation): void => {
  const others = recentLocations().filter((known) => known.name !== name);
  writePreference(RECENT_LOCATIONS_KEY, JSON.stringify([{ name, lat, lng }, ...others].slice(0, MAX_RECENT)));
};
