import { lazy, Suspense } from 'react';
import { useDue } from './use-outcomes.ts';

/** It brings the names of diseases, so it loads only when there is a question. */
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
