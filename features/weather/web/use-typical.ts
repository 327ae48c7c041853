import { useEffect, useState } from 'react';
import { usePlaceInfo } from '#features/places/web/use-place-info.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { logError } from '#kit/web/log.ts';
import type { Normal } from '#knowledge/climate/normals.ts';

/**
 * The usual weather there in this month (from 1); null while the tables load, when they are not on this
 * phone, and outside Kenya.
 */
export const useTypical = (point: Point | null, elevation: number | null, month: number): Normal | null => {
  const place = usePlaceInfo(point);
  const [normal, setNormal] = useState<Normal | null>(null);
  const [lat, lng] = [point?.lat, point?.lng];
  useEffect(() => {
    setNormal(null);
    if (!place || lat === undefined || lng === undefined) return undefined;
    let cancelled = false;
    import('#knowledge/climate/normals.ts').then(({ normalOf }) => {
      if (!cancelled)
        setNormal(
          normalOf({ county: place.county, lat, lng, elevation: elevation ?? place.elevation }, month),
        );
    }, logError('weather.use_typical'));
    return () => {
      cancelled = true;
    };
  }, [place, lat, lng, elevation, month]);
  return normal;
};
