import { kenyaNames } from './kenya/names.ts';
import { type NamedPlace, unpackNames } from './named-places.ts';

let unpacked: readonly NamedPlace[] | null = null;

/** All named places of Kenya; unpacked once. */
export const listPlaces = (): readonly NamedPlace[] => (unpacked ??= unpackNames(kenyaNames));
