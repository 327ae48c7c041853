import { isCalling } from '#kit/web/call.ts';

/** No network activity for this long. */
const IDLE_MS = 1_500;
/** Maximum wait, for a page that never becomes quiet, such as many images on a slow network. */
const MAX_WAIT_MS = 12_000;

/** A loading indicator stands in for the whole screen. */
const isScreenLoading = (): boolean => document.querySelector('.loading-all, main > [aria-busy]') !== null;

const whenProcessorIdle = (work: () => void): (() => void) => {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    work();
    return () => undefined;
  }
  const id = window.requestIdleCallback(work, { timeout: 2_000 });
  return () => window.cancelIdleCallback(id);
};

/**
 * Runs once the screen is shown, its requests are answered and the processor is idle, so that it delays
 * neither the first paint nor the first tap.
 */
export const whenIdle = (work: () => void): (() => void) => {
  const startedAt = performance.now();
  let lastActivity = startedAt;
  let cancel: () => void = () => undefined;
  const observer =
    typeof PerformanceObserver === 'undefined'
      ? null
      : new PerformanceObserver(() => {
          lastActivity = performance.now();
        });
  observer?.observe({ type: 'resource' });
  const check = (): void => {
    const now = performance.now();
    if (isCalling() || isScreenLoading()) lastActivity = now;
    const waitMs = Math.min(lastActivity + IDLE_MS, startedAt + MAX_WAIT_MS) - now;
    if (waitMs > 0 || document.readyState !== 'complete') {
      const timer = setTimeout(check, Math.max(waitMs / 2, 50));
      cancel = () => clearTimeout(timer);
      return;
    }
    observer?.disconnect();
    cancel = whenProcessorIdle(work);
  };
  check();
  return () => {
    observer?.disconnect();
    cancel();
  };
};
