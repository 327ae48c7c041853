import { useEffect, useRef, useState } from 'react';

/** The request in progress. `text`: the model's output so far, all checked. */
export interface Work {
  readonly kind: 'thinking' | 'drawing' | 'looking';
  readonly replyTo: string;
  readonly text: string;
}

/**
 * CHT-09: one request at a time. `isRunning` reads a ref, so that a second tap before the next render also
 * sees it.
 */
export const useWork = () => {
  const [work, setWork] = useState<Work | null>(null);
  const running = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const show = (next: Work | null | ((now: Work | null) => Work | null)): void => {
    if (isMounted.current) setWork(next);
  };
  return {
    work,
    isRunning: (): boolean => running.current,
    reserve: (): void => {
      running.current = true;
    },
    begin: (kind: Work['kind'], replyTo: string): void => {
      running.current = true;
      show({ kind, replyTo, text: '' });
    },
    appendText: (text: string): void => show((now) => now && { ...now, text: now.text + text }),
    end: (): void => {
      running.current = false;
      show(null);
    },
  };
};
export type WorkControls = ReturnType<typeof useWork>;
