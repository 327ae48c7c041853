import { ConditionAdvice } from '#features/scanner/web/guide/ConditionAdvice.tsx';
import { useCondition } from '#features/scanner/web/guide/use-condition.ts';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';

/** Advice for the condition that the expert named. */
export const AnswerAdvice = ({ condition }: { readonly condition: string }) => {
  const book = useCondition(condition);
  if (book.state === 'loading') return <Skeleton shapes={['card']} />;
  return book.state === 'ready' ? <ConditionAdvice material={book.material} /> : null;
};
