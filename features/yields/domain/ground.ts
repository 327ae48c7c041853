import type { Point } from '#kit/pure/geometry.ts';
import type { Normal, normalOf } from '#knowledge/climate/normals.ts';

/**
 * January to December as usual there; null beyond Kenya. Rain and ET0 are the county's, so the point matters
 * for warmth alone. `of`: the table of the climate, which phones fetch when they need it.
 */
export const normalsOf = (
  of: typeof normalOf,
  county: string | null,
  point: Point | null,
  elevation: number | null,
): readonly Normal[] | null => {
  const all = Array.from({ length: 12 }, (_, i) =>
    of({ county, lat: point?.lat ?? 0, lng: point?.lng ?? 37, elevation: point && elevation }, i + 1),
  );
  return all.every((one): one is Normal => one !== null) ? all : null;
};
