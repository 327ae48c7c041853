import type { ReactNode } from 'react';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { useTrainingWords } from './words.ts';

/** With a kept list nothing is lost, so it is said calmly. */
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
