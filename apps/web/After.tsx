import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** On a network that never rests it comes all the same. */
const LATEST_MS = 8_000;

/** Calls once nothing was fetched for `ms`: on a slow link a clock alone would let late parts compete with the first screen. */
const whenQuiet = (ms: number, then: () => void): (() => void) => {
  const started = Date.now();
  let timer = setTimeout(then, ms);
  const rearm = (): void => {
    clearTimeout(timer);
    timer = setTimeout(then, Math.max(0, Math.min(ms, started + LATEST_MS - Date.now())));
  };
  const watch = typeof PerformanceObserver === 'undefined' ? null : new PerformanceObserver(rearm);
  try { watch?.observe({ type: 'resource', buffered: false }); } catch { /* A browser that does not tell: the clock decides. */ }
  return () => { clearTimeout(timer); watch?.disconnect(); };
};

/** What may come when the rest of the screen stands and the first tap works. */
export const After = ({ ms, children }: { readonly ms: number; readonly children: ReactNode }) => {
  const [isTime, setTime] = useState(false);
  useEffect(() => (isTime ? undefined : whenQuiet(ms, () => setTime(true))), [ms, isTime]);
  return isTime ? <>{children}</> : null;
};
