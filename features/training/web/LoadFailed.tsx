import type { ReactNode } from 'react';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { useTrainingWords } from './words.ts';

/** A notice if a cached list is still shown, else an error card. */
export const LoadFailed = ({
  what,
  hasCached,
  retryButton,
}: {
  readonly what: string;
  readonly hasCached: boolean;
  readonly retryButton: ReactNode;
}) => {
  const words = useTrainingWords();
  return hasCached ? (
    <Notice title={what} action={retryButton}>
      {words.failedKept}
    </Notice>
  ) : (
    <ErrorCard what={what} whatToDo={words.failedNow} action={retryButton} />
  );
};
