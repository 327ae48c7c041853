import { useEffect, useState } from 'react';
import type { Point } from '#kit/pure/geometry.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { nameSpot } from './name-spot.ts';

/** The screen has what it needs first: names are 100 KB the first time. */
const LATER_MS = 3_000;

/** The name of a place that was kept without one; null until it is known. */
export const useLateName = (point: Point | null): string | null => {
  const { language } = useLanguage();
  const [name, setName] = useState<string | null>(null);
  const [lat, lng] = [point?.lat, point?.lng];
  useEffect(() => {
    setName(null);
    if (lat === undefined || lng === undefined) return undefined;
    let gone = false;
    const timer = setTimeout(() => { void nameSpot({ lat, lng }, language).then((named) => { if (!gone) setName(named.name); }); }, LATER_MS);
    return () => { gone = true; clearTimeout(timer); };
  }, [lat, lng, language]);
  return name;
};
