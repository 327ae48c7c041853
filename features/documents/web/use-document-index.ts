import { useEffect, useState } from 'react';
import { type DocumentIndex, indexSteps } from '../domain/document-index.ts';
import { pagesIn } from '../domain/document.ts';

/** Milliseconds per step, so that taps still get a response. */
const STEP_MS = 24;
/** Minimum change of the progress bar that triggers a render. */
const MIN_SHOWN_PROGRESS = 0.02;

interface BuiltIndex {
  readonly content: string;
  readonly documentIndex: DocumentIndex | null;
}

/**
 * Indexes the document in small steps; `share`: progress from 0 to 1. Stops when the document is closed or
 * replaced.
 */
export const useDocumentIndex = (
  content: string,
): { readonly documentIndex: DocumentIndex | null; readonly broken: boolean; readonly share: number } => {
  const [built, setMade] = useState<BuiltIndex | null>(null);
  const [share, setShare] = useState(0);
  useEffect(() => {
    let steps: ReturnType<typeof indexSteps> | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const work = (): void => {
      steps ??= indexSteps(pagesIn(content));
      const until = Date.now() + STEP_MS;
      for (;;) {
        const step = steps.next();
        if (step.done) {
          setMade({ content, documentIndex: step.value });
          return;
        }
        if (Date.now() < until) continue;
        setShare((shown) => (step.value - shown >= MIN_SHOWN_PROGRESS ? step.value : shown));
        timer = setTimeout(continueIndexing, 0);
        return;
      }
    };
    const continueIndexing = (): void => {
      try {
        work();
      } catch {
        setMade({ content, documentIndex: null });
      }
    };
    setShare(0);
    timer = setTimeout(continueIndexing, 30);
    return () => clearTimeout(timer);
  }, [content]);
  const isThis = built !== null && built.content === content;
  return {
    documentIndex: isThis ? built.documentIndex : null,
    broken: isThis && built.documentIndex === null,
    share,
  };
};
