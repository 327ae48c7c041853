import { useCallback, useEffect, useRef } from 'react';

/** Runs something a moment later, once: a new wish replaces the one before, and leaving the screen drops it. */
export const useAfter = (): ((ms: number, run: () => void) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((ms, run) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, ms);
  }, []);
};
