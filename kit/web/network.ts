import { useEffect, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/**
 * The browser's network status. "Online" only means that there is some network; the sync status tells whether
 * the server answers.
 */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Retries after a network failure once the browser reports a network. */
export const useRetryOnline = (retry: (() => void) | null): void => {
  useEffect(() => {
    if (!retry) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
};
