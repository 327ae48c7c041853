import type { Point } from '#kit/pure/geometry.ts';
import type { Language } from '#kit/pure/words.ts';
import { call } from '#kit/web/call.ts';
import { namePoint } from '../contract.ts';
import { describePlace } from '../domain/describe.ts';
import type { PlaceInfo } from '../domain/place-info.ts';
import { openGazetteer } from './gazetteer.ts';

/** Timeout, because a farmer waits; a later answer is shown afterwards. */
const TIMEOUT_MS = 800;
/** The altitude of a place further away is not stored as the field's. */
const MAX_ELEVATION_KM = 5;

export interface PointName {
  readonly name: string | null;
  readonly elevation: number | null;
}

const withTimeout = async <T>(work: Promise<T>, ms: number): Promise<T | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), ms);
  });
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
};

const nearbyElevation = (at: PlaceInfo | null): number | null =>
  at?.elevationKm != null && at.elevationKm <= MAX_ELEVATION_KM ? at.elevation : null;

/**
 * The name of a point: from our gazetteer; outside Kenya from the server's map search, if configured. Null
 * when neither knows. `timeoutMs`: limit for loading the gazetteer and for the map search.
 */
export const namePlace = async (
  point: Point,
  language: Language,
  timeoutMs = TIMEOUT_MS,
): Promise<PointName> => {
  const at = await withTimeout(
    openGazetteer().then((gazetteer) => gazetteer.placeOf(point)),
    timeoutMs,
  );
  const localName = at && describePlace(at);
  if (localName || at === null || !navigator.onLine)
    return { name: localName, elevation: nearbyElevation(at) };
  const found = await withTimeout(
    call(namePoint, { body: { lng: point.lng, lat: point.lat, language } }),
    timeoutMs,
  );
  return { name: found?.ok ? found.value.name : null, elevation: null };
};
