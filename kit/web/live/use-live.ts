import { useEffect, useEffectEvent } from 'react';
import type { LiveMessage } from './live.ts';

/** The screen stands and has looked for itself. */
const AFTER_MS = 2_000;

/**
 * Calls `heard` when a topic moved, or may have moved unheard, while this screen is open and seen. Not a
 * promise: on a saving phone, or where the line breaks, nothing is heard, so a screen also looks when it
 * opens and when it is seen again.
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
