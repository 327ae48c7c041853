import { useMemo } from 'react';
import type { Point } from '#kit/pure/geometry.ts';
import type { PlaceInfo } from '../domain/place-info.ts';
import { useGazetteer } from './gazetteer.ts';

/**
 * County, nearest named place and altitude of a point, offline. Null while the table loads, or when it is not
 * on this phone.
 */
export const usePlaceInfo = (point: Point | null): PlaceInfo | null => {
  const gazetteer = useGazetteer(point !== null);
  const [lat, lng] = [point?.lat, point?.lng];
  return useMemo(
    () =>
      typeof gazetteer === 'object' && lat !== undefined && lng !== undefined
        ? gazetteer.placeOf({ lat, lng })
        : null,
    [gazetteer, lat, lng],
  );
};
