import { isCalling } from '#kit/web/call.ts';

/** No network activity for this long. */
const QUIET_MS = 1_500;
/** Maximum wait, for a page that never becomes quiet, such as many images on a slow network. */
const AT_MOST_MS = 12_000;

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
  const began = performance.now();
  let last = began;
  let forget: () => void = () => undefined;
  const watch =
    typeof PerformanceObserver === 'undefined'
      ? null
      : new PerformanceObserver(() => {
          last = performance.now();
        });
  watch?.observe({ type: 'resource' });
  const look = (): void => {
    const now = performance.now();
    if (isCalling() || isScreenLoading()) last = now;
    const left = Math.min(last + QUIET_MS, began + AT_MOST_MS) - now;
    if (left > 0 || document.readyState !== 'complete') {
      const timer = setTimeout(look, Math.max(left / 2, 50));
      forget = () => clearTimeout(timer);
      return;
    }
    watch?.disconnect();
    forget = whenProcessorIdle(work);
  };
  look();
  return () => {
    watch?.disconnect();
    forget();
  };
};
