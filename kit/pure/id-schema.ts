import * as z from 'zod/mini';

/** Ids of the wire. Apart from `ids.ts`, so that the first screen loads no schemas. */
export const idSchema = z.uuid().check(z.toLowerCase());
