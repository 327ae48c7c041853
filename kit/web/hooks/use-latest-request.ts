import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that creates an abort signal for a new request. A newer request, or leaving the screen,
 * aborts the previous one.
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
