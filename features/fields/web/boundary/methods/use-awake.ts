import { useEffect } from 'react';
import { logError } from '#kit/web/log.ts';

interface Lock {
  release(): Promise<void>;
}
type Locking = Navigator & { readonly wakeLock?: { request(type: 'screen'): Promise<Lock> } };

/** Keeps the screen on while `on`, where supported; a dark phone stops reporting its position. */
export const useAwake = (on: boolean): void => {
  useEffect(() => {
    const { wakeLock } = navigator as Locking;
    if (!on || !wakeLock) return undefined;
    let lock: Lock | null = null;
    let over = false;
    const release = (): void => {
      lock?.release().catch(logError('fields.use_awake'));
      lock = null;
    };
    const hold = (): void => {
      if (document.hidden) return;
      wakeLock.request('screen').then((got) => {
        lock = got;
        if (over) release();
      }, logError('fields.use_awake'));
    };
    // The browser releases the wake lock whenever the page is hidden.
    document.addEventListener('visibilitychange', hold);
    hold();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      release();
    };
  }, [on]);
};
