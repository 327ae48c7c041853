import { placeOf, searchPlaces } from '#features/places/domain/place-lookup.ts';

const NAMES = ['nakuru', 'bahati nakuru', 'kakamga', 'subukya', 'majengo', 'zzqqxx'];
const ROUNDS = 20;

/** One lookup of a point's name and one search by name, with the table loaded. */
export const measurePlaces = async () => {
  const lookUp = (i: number): void => {
    placeOf({ lat: -1.2 + (i % 40) * 0.05, lng: 34.8 + (i % 17) * 0.15 });
    searchPlaces(NAMES[i % NAMES.length]!);
  };
  NAMES.forEach((_, i) => lookUp(i));
  const start = performance.now();
  for (let i = 0; i < ROUNDS * NAMES.length; i++) lookUp(i);
  return { 'places.lookup_ms': (performance.now() - start) / (ROUNDS * NAMES.length) };
};
