import { useEffect, useState } from 'react';
import type { Point } from '#kit/pure/geometry.ts';
import type { FoundPlace } from '../domain/search.ts';
import type { GazetteerState } from './gazetteer.ts';

/** Typing has priority: a search takes a cheap phone a tenth of a second. */
const DEBOUNCE_MS = 180;

/** Search results for the typed name; null before a search. */
export const usePlaceSearch = (
  gazetteer: GazetteerState,
  typed: string,
  near: Point | null,
): readonly FoundPlace[] | null => {
  const [found, setFound] = useState<readonly FoundPlace[] | null>(null);
  const [lat, lng] = [near?.lat, near?.lng];
  useEffect(() => {
    if (typeof gazetteer !== 'object' || typed.trim().length < 2) {
      setFound(null);
      return undefined;
    }
    const timer = setTimeout(
      () =>
        setFound(gazetteer.searchPlaces(typed, lat === undefined || lng === undefined ? null : { lat, lng })),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [gazetteer, typed, lat, lng]);
  return found;
};
