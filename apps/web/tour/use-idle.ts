import { useEffect, useEffectEvent } from 'react';

const LOOK_MS = 5_000;
const signs = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Runs once the phone was not touched for this long. A throttled tab's timers are late, so times are
 * compared.
 */
export const useIdle = (ms: number, act: () => void): void => {
  const onIdle = useEffectEvent(act);
  useEffect(() => {
    let last = Date.now();
    const touched = (): void => {
      last = Date.now();
    };
    for (const sign of signs) document.addEventListener(sign, touched, { passive: true, capture: true });
    const timer = setInterval(() => {
      if (Date.now() - last >= ms) {
        clearInterval(timer);
        onIdle();
      }
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      for (const sign of signs) document.removeEventListener(sign, touched, { capture: true });
    };
  }, [ms]);
};
