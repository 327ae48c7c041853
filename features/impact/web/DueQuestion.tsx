import { lazy, Suspense } from 'react';
import { useDueQuestion } from './use-outcomes.ts';

/** Loaded only when a question is due, because it imports the disease names. */
const Question = lazy(async () => ({ default: (await import('./Question.tsx')).Question }));

export const DueQuestion = () => {
  const due = useDueQuestion();
  return (
    due && (
      <Suspense fallback={null}>
        <Question key={`${due.scan.id}:${due.step}`} {...due} folded />
      </Suspense>
    )
  );
};
