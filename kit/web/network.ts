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
 * What the browser says. "Online" only means that some network is there; whether the server answers, the sync
 * status tells.
 */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** What failed for want of a network is asked again once the browser says that one is there. */
export const useReturn = (again: (() => void) | null): void => {
  useEffect(() => {
    if (!again) return undefined;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);
};
