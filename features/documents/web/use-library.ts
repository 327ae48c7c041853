import { useEffect, useState } from 'react';
import { pagesIn } from '../domain/document.ts';
import { type Library, librarySteps } from '../domain/library.ts';

/** Milliseconds per step, so that taps still get a response. */
const CACHE_MS = 24;
/** Minimum change of the progress bar that triggers a render. */
const SEEN = 0.02;

interface Made {
  readonly content: string;
  readonly library: Library | null;
}

/**
 * Indexes the document in small steps; `share`: progress from 0 to 1. Stops when the document is closed or
 * replaced.
 */
export const useLibrary = (
  content: string,
): { readonly library: Library | null; readonly broken: boolean; readonly share: number } => {
  const [made, setMade] = useState<Made | null>(null);
  const [share, setShare] = useState(0);
  useEffect(() => {
    let steps: ReturnType<typeof librarySteps> | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const work = (): void => {
      steps ??= librarySteps(pagesIn(content));
      const until = Date.now() + CACHE_MS;
      for (;;) {
        const step = steps.next();
        if (step.done) {
          setMade({ content, library: step.value });
          return;
        }
        if (Date.now() < until) continue;
        setShare((shown) => (step.value - shown >= SEEN ? step.value : shown));
        timer = setTimeout(goOn, 0);
        return;
      }
    };
    const goOn = (): void => {
      try {
        work();
      } catch {
        setMade({ content, library: null });
      }
    };
    setShare(0);
    timer = setTimeout(goOn, 30);
    return () => clearTimeout(timer);
  }, [content]);
  const isThis = made !== null && made.content === content;
  return { library: isThis ? made.library : null, broken: isThis && made.library === null, share };
};
