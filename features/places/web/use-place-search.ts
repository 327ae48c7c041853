import { useEffect, useState } from 'react';
import type { Point } from '#kit/pure/geometry.ts';
import type { FoundPlace } from '../domain/search.ts';
import type { AtlasState } from './atlas.ts';

/** Typing has priority: a search takes a cheap phone a tenth of a second. */
const DEBOUNCE_MS = 180;

/** Search results for the typed name; null before a search. */
export const usePlaceSearch = (
  atlas: AtlasState,
  typed: string,
  near: Point | null,
): readonly FoundPlace[] | null => {
  const [found, setFound] = useState<readonly FoundPlace[] | null>(null);
  const [lat, lng] = [near?.lat, near?.lng];
  useEffect(() => {
    if (typeof atlas !== 'object' || typed.trim().length < 2) {
      setFound(null);
      return undefined;
    }
    const timer = setTimeout(
      () => setFound(atlas.searchPlaces(typed, lat === undefined || lng === undefined ? null : { lat, lng })),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [atlas, typed, lat, lng]);
  return found;
};
