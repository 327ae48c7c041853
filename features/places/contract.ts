import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';

const lat = z.number().check(z.minimum(-90), z.maximum(90));
const lng = z.number().check(z.minimum(-180), z.maximum(180));
const language = z.enum(['en', 'sw']);

/** `places.off`: no map search is configured. `places.busy`: more requests than it allows. */
export const mapSearchRefusals = {
  'places.off': 503,
  'places.busy': 503,
  'places.unreachable': 502,
} as const;

const answer = {
  /** A fake answered; nothing in it is real. */
  sample: z.boolean(),
  /** When the map service was queried; may be an older cached answer while the service is down. */
  as_of: z.string(),
};

const mapSearchPlace = z.object({ name: z.string(), detail: z.nullable(z.string()), lat, lng });
export type MapSearchPlace = z.output<typeof mapSearchPlace>;

export const mapSearchStatus = operation({
  id: 'places.wider',
  method: 'GET',
  path: '/api/places/wider',
  access: 'user',
  summary: 'Whether a map search beyond our own list of places is configured',
  perMinute: 60,
  reply: z.object({ available: z.boolean(), sample: z.boolean() }),
});

export const searchMap = operation({
  id: 'places.search',
  method: 'POST',
  path: '/api/places/search',
  access: 'user',
  summary: 'Places by name from the map search, only on the user’s request',
  perMinute: 10,
  refusals: mapSearchRefusals,
  body: z.object({ query: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)), language }),
  reply: z.object({ places: z.array(mapSearchPlace), ...answer }),
});

export const namePoint = operation({
  id: 'places.reverse',
  method: 'POST',
  path: '/api/places/reverse',
  access: 'user',
  summary: 'The first place name at a longitude and latitude, rounded to about 100 m',
  perMinute: 10,
  refusals: mapSearchRefusals,
  body: z.object({ lng, lat, language }),
  reply: z.object({ name: z.nullable(z.string()), ...answer }),
});
