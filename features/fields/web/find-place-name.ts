import type { PointName } from '#features/places/web/name-place.ts';
import type { Point } from '#kit/pure/geometry.ts';
import type { Language } from '#kit/pure/words.ts';

const unnamedPlace: PointName = { name: null, elevation: null };

/** The name of a place. Names are fetched on demand; without them a field has coordinates only. */
export const findPlaceName = async (
  point: Point | null,
  language: Language,
  timeoutMs?: number,
): Promise<PointName> => {
  if (!point) return unnamedPlace;
  try {
    return await (await import('#features/places/web/name-place.ts')).namePlace(point, language, timeoutMs);
  } catch {
    return unnamedPlace;
  }
};
