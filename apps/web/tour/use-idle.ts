import { useEffect, useEffectEvent } from 'react';

const CHECK_INTERVAL_MS = 5_000;
const activityEvents = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Runs the action once after `ms` milliseconds without input. Compares times, because a throttled tab's
 * timers run late.
 */
export const useIdle = (ms: number, action: () => void): void => {
  const onIdle = useEffectEvent(action);
  useEffect(() => {
    let lastActivity = Date.now();
    const markActive = (): void => {
      lastActivity = Date.now();
    };
    for (const sign of activityEvents)
      document.addEventListener(sign, markActive, { passive: true, capture: true });
    const timer = setInterval(() => {
      if (Date.now() - lastActivity >= ms) {
        clearInterval(timer);
        onIdle();
      }
    }, CHECK_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      for (const sign of activityEvents) document.removeEventListener(sign, markActive, { capture: true });
    };
  }, [ms]);
};
