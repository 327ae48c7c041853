import { useEffect } from 'react';
import { logError } from '#kit/web/log.ts';

interface Lock {
  release(): Promise<void>;
}
type NavigatorWithWakeLock = Navigator & { readonly wakeLock?: { request(type: 'screen'): Promise<Lock> } };

/** Keeps the screen on while `on`, where supported; a dark phone stops reporting its position. */
export const useWakeLock = (on: boolean): void => {
  useEffect(() => {
    const { wakeLock } = navigator as NavigatorWithWakeLock;
    if (!on || !wakeLock) return undefined;
    let lock: Lock | null = null;
    let isReleased = false;
    const release = (): void => {
      lock?.release().catch(logError('fields.use_awake'));
      lock = null;
    };
    const requestLock = (): void => {
      if (document.hidden) return;
      wakeLock.request('screen').then((got) => {
        lock = got;
        if (isReleased) release();
      }, logError('fields.use_awake'));
    };
    // The browser releases the wake lock whenever the page is hidden.
    document.addEventListener('visibilitychange', requestLock);
    requestLock();
    return () => {
      isReleased = true;
      document.removeEventListener('visibilitychange', requestLock);
      release();
    };
  }, [on]);
};
