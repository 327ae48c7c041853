import { kenyaNames } from './kenya/names.ts';
import { type Named, unpackNames } from './named.ts';

let opened: readonly Named[] | null = null;

/** All named places of Kenya; unpacked once. */
export const listPlaces = (): readonly Named[] => (opened ??= unpackNames(kenyaNames));
