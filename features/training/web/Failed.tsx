import type { ReactNode } from 'react';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { useTrainingWords } from './words.ts';

/** A calm message, because the cached list is still there. */
export const Failed = ({
  what,
  hasKept,
  again,
}: {
  readonly what: string;
  readonly hasKept: boolean;
  readonly again: ReactNode;
}) => {
  const words = useTrainingWords();
  return hasKept ? (
    <Notice title={what} action={again}>
      {words.failedKept}
    </Notice>
  ) : (
    <ErrorCard what={what} now={words.failedNow} action={again} />
  );
};
