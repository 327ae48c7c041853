import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs a function once after a delay. A new request replaces the pending one, and leaving the screen cancels
 * it.
 */
export const useDelayedRun = (): ((ms: number, run: () => void) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((ms, run) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  }, []);
};
