import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that gives the signal for a new request. A newer request, or leaving the screen, aborts
 * the one before.
 */
export const useLatestRequest = (): (() => AbortSignal) => {
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return useCallback(() => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  }, []);
};
