import { useEffect, useEffectEvent } from 'react';
import type { LiveListener } from './live.ts';

/** Delay before subscribing in milliseconds, so that the screen has mounted and fetched first. */
const SUBSCRIBE_DELAY_MS = 2_000;

/**
 * Calls `onChange` when a topic changed, or may have, while this screen is mounted and visible. Not
 * guaranteed: with data saving, or when the stream breaks, nothing arrives, so a screen also fetches when it
 * opens and when it becomes visible again.
 */
export const useLive = (topic: string | null, onChange: LiveListener): void => {
  const onMessage = useEffectEvent(onChange);
  useEffect(() => {
    if (topic === null) return undefined;
    let stop: (() => void) | null = null;
    let isUnmounted = false;
    const timer = setTimeout(() => {
      import('./live.ts').then(
        ({ sharedLive }) => {
          if (!isUnmounted) stop = sharedLive().subscribe(topic, (at) => onMessage(at));
        },
        () => undefined,
      );
    }, SUBSCRIBE_DELAY_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [topic]);
};
