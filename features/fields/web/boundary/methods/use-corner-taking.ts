import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Fix } from '../../../domain/boundary/walk.ts';
import { averageFixes, type Corner } from './average-fixes.ts';
import { usePlaceWatch, type PlaceWatch } from './use-place-watch.ts';

export const READINGS = 5;
/** A still phone may give no new fix for a while; the newest one is then used. */
const PATIENCE_MS = 8_000;

interface Taking {
  readonly watch: PlaceWatch;
  /** Fixes so far; null when not recording. */ readonly count: number | null;
  readonly take: () => void;
}

/** Collects readings at one corner and returns their average. */
export const useCornerTaking = (onCorner: (corner: Corner) => void): Taking => {
  const [count, setCount] = useState<number | null>(null);
  const fixes = useRef<Fix[]>([]);
  const isTaking = useRef(false);
  const finish = (): void => {
    if (!isTaking.current) return;
    isTaking.current = false;
    setCount(null);
    const corner = averageFixes(fixes.current);
    if (corner) onCorner(corner);
  };
  const watch = usePlaceWatch(true, (fix) => {
    if (!isTaking.current) {
      fixes.current = [fix];
      return;
    }
    fixes.current.push(fix);
    setCount(fixes.current.length);
    if (fixes.current.length >= READINGS) finish();
  });
  const newest = watch.fix;
  const take = (): void => {
    fixes.current = newest ? [newest] : [];
    isTaking.current = true;
    setCount(fixes.current.length);
  };
  const onPatienceOver = useEffectEvent(finish);
  const isOn = count !== null;
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => onPatienceOver(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return { watch, count, take };
};
