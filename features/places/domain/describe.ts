import type { PlaceInfo } from './place-info.ts';

/** Maximum distance for a place name shown without the distance. */
const BY_NAME_KM = 8;

/** "Bahati, Nakuru": a field's place name, the same in every language; null when unknown. */
export const describePlace = ({ county, nearest }: Pick<PlaceInfo, 'county' | 'nearest'>): string | null => {
  if (county === null) return null;
  return nearest && nearest.km <= BY_NAME_KM && nearest.name !== county
    ? `${nearest.name}, ${county}`
    : county;
};
