import type { Logger } from 'pino';
import { ok } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import { mapSearchStatus, namePoint, searchMap } from '../contract.ts';
import { placesAccess } from './access.ts';
import { mapSearch } from './map-search.ts';
import type { Geocoder } from './ports.ts';

interface PlacesDeps {
  readonly db: Database;
  /** Null: no map search is configured; names come from our own list only. */
  readonly geocoder: Geocoder | null;
  readonly log: Pick<Logger, 'warn'>;
}

export const placesServer = ({ db, geocoder, log }: PlacesDeps) => {
  const map = mapSearch({
    db,
    geocoder,
    onFault: (err) => log.warn({ part: 'map search', err }, 'the map search did not answer'),
  });
  return defineServerFeature()({
    access: placesAccess,
    operations: [
      serve(mapSearchStatus, async () =>
        ok({ available: geocoder !== null, sample: geocoder?.sample ?? false }),
      ),
      serve(searchMap, async (_, { body: { query, language } }) => {
        const found = await map.search(query, language);
        if (!found.ok) return found;
        const { value, ...rest } = found.value;
        return ok({ places: [...value], ...rest });
      }),
      serve(namePoint, async (_, { body: { lat, lng, language } }) => {
        const found = await map.reverseGeocode({ lat, lng }, language);
        if (!found.ok) return found;
        const { value, ...rest } = found.value;
        return ok({ name: value, ...rest });
      }),
    ],
    sweeps: { places: map.sweep },
  });
};
