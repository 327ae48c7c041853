import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Fix } from '../../../domain/boundary/walk.ts';
import { averageFixes, type Corner } from './average-fixes.ts';
import { usePlaceWatch, type PlaceWatch } from './use-place-watch.ts';

export const READINGS_PER_CORNER = 5;
/** A still phone may give no new fix for a while; the newest one is then used. */
const MAX_WAIT_MS = 8_000;

export interface CornerRecording {
  readonly watch: PlaceWatch;
  /** Fixes so far; null when not recording. */ readonly count: number | null;
  readonly startRecording: () => void;
}

/** Collects readings at one corner and returns their average. */
export const useCornerRecording = (onCorner: (corner: Corner) => void): CornerRecording => {
  const [count, setCount] = useState<number | null>(null);
  const fixes = useRef<Fix[]>([]);
  const isRecording = useRef(false);
  const finish = (): void => {
    if (!isRecording.current) return;
    isRecording.current = false;
    setCount(null);
    const corner = averageFixes(fixes.current);
    if (corner) onCorner(corner);
  };
  const watch = usePlaceWatch(true, (fix) => {
    if (!isRecording.current) {
      fixes.current = [fix];
      return;
    }
    fixes.current.push(fix);
    setCount(fixes.current.length);
    if (fixes.current.length >= READINGS_PER_CORNER) finish();
  });
  const newest = watch.fix;
  const startRecording = (): void => {
    fixes.current = newest ? [newest] : [];
    isRecording.current = true;
    setCount(fixes.current.length);
  };
  const onTimeout = useEffectEvent(finish);
  const isOn = count !== null;
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => onTimeout(), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return { watch, count, startRecording };
};
