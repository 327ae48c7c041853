import type { Point } from '#kit/pure/geometry.ts';
import type { Normal, normalOf } from '#knowledge/climate/normals.ts';

/**
 * Climate normals, January to December; null outside Kenya. Rain and ET0 are the county's, so the point
 * affects only temperature. `normalAt`: reads the climate table, which phones download when needed.
 */
export const normalsOf = (
  normalAt: typeof normalOf,
  county: string | null,
  point: Point | null,
  elevation: number | null,
): readonly Normal[] | null => {
  const all = Array.from({ length: 12 }, (_, i) =>
    normalAt({ county, lat: point?.lat ?? 0, lng: point?.lng ?? 37, elevation: point && elevation }, i + 1),
  );
  return all.every((one): one is Normal => one !== null) ? all : null;
};
