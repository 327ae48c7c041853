import type { PlaceOf } from './around.ts';

/** Beyond this the place's name would mislead where only a name stands, without the distance. */
const BY_NAME_KM = 8;

/** "Bahati, Nakuru": what a field keeps as its place, the same in every language; null when nothing is known. */
export const describePlace = ({ county, nearest }: Pick<PlaceOf, 'county' | 'nearest'>): string | null => {
  if (county === null) return null;
  return nearest && nearest.km <= BY_NAME_KM && nearest.name !== county
    ? `${nearest.name}, ${county}`
    : county;
};
