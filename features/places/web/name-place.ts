import type { Point } from '#kit/pure/geometry.ts';
import type { Language } from '#kit/pure/words.ts';
import { call } from '#kit/web/call.ts';
import { nameOfPoint } from '../contract.ts';
import type { PlaceOf } from '../domain/around.ts';
import { describePlace } from '../domain/describe.ts';
import { openAtlas } from './atlas.ts';

/** Timeout, because a farmer waits; a later answer is shown afterwards. */
const PATIENCE_MS = 800;
/** The altitude of a place further away is not stored as the field's. */
const HEIGHT_KM = 5;

export interface PointName {
  readonly name: string | null;
  readonly elevation: number | null;
}

const inTime = async <T>(work: Promise<T>, ms: number): Promise<T | null> => {
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

const heightOf = (at: PlaceOf | null): number | null =>
  at?.elevationKm != null && at.elevationKm <= HEIGHT_KM ? at.elevation : null;

/**
 * The name of a point: from our gazetteer; outside Kenya from the server's map search, if configured. Null
 * when neither knows. `patience`: how long the gazetteer may take to load, in milliseconds.
 */
export const namePlace = async (
  point: Point,
  language: Language,
  patience = PATIENCE_MS,
): Promise<PointName> => {
  const at = await inTime(
    openAtlas().then((atlas) => atlas.placeOf(point)),
    patience,
  );
  const own = at && describePlace(at);
  if (own || at === null || !navigator.onLine) return { name: own, elevation: heightOf(at) };
  const found = await inTime(
    call(nameOfPoint, { body: { lng: point.lng, lat: point.lat, language } }),
    patience,
  );
  return { name: found?.ok ? found.value.name : null, elevation: null };
};
