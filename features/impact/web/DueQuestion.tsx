import { lazy, Suspense } from 'react';
import { useDue } from './use-outcomes.ts';

/** The names of diseases come with it, so it is fetched only when there is something to ask. */
const Question = lazy(async () => ({ default: (await import('./Question.tsx')).Question }));

export const DueQuestion = () => {
  const due = useDue();
  return (
    due && (
      <Suspense fallback={null}>
        <Question key={`${due.scan.id}:${due.step}`} {...due} />
      </Suspense>
    )
  );
};
