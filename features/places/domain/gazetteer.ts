import { kenyaNames } from './kenya/names.ts';
import { type Named, unpackNames } from './named.ts';

let opened: readonly Named[] | null = null;

/** All named places of Kenya; unpacked once. */
export const kenya = (): readonly Named[] => (opened ??= unpackNames(kenyaNames));
