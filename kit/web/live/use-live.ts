import { useEffect, useEffectEvent } from 'react';
import type { LiveMessage } from './live.ts';

/** The screen is mounted and has fetched on its own. */
const AFTER_MS = 2_000;

/**
 * Calls `heard` when a topic changed, or may have, while this screen is mounted and visible. Not guaranteed:
 * with data saving, or when the stream breaks, nothing arrives, so a screen also fetches when it opens and
 * when it becomes visible again.
 */
export const useLive = (topic: string | null, heard: LiveMessage): void => {
  const onMoved = useEffectEvent(heard);
  useEffect(() => {
    if (topic === null) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    const timer = setTimeout(() => {
      import('./live.ts').then(
        ({ liveOfPage }) => {
          if (!isGone) stop = liveOfPage().want(topic, (at) => onMoved(at));
        },
        () => undefined,
      );
    }, AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [topic]);
};
