import type { WithPending } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { ConditionAdvice, ShopList } from '../guide/ConditionAdvice.tsx';
import { useCondition } from '../guide/use-condition.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { SuppliersSlot } from './result-slots.tsx';

interface Props {
  readonly condition: string;
  readonly kept?: WithPending<Scan> | undefined;
}

/** The book's advice on a condition; a separate chunk. */
export const Advice = ({ condition, kept }: Props) => {
  const words = useScannerWords();
  const book = useCondition(condition);
  if (book.state === 'loading') return <Skeleton of={['card', 'card']} />;
  if (book.state === 'failed')
    return (
      <ErrorCard
        what={words.adviceFailed}
        action={
          <Button tone="quiet" onClick={() => location.reload()}>
            {words.retry}
          </Button>
        }
      />
    );
  const { material } = book;
  const products = kept && (
    <SuppliersSlot
      scan={kept}
      products={material.recommended_products}
      otherwise={<ShopList material={material} />}
    />
  );
  return <ConditionAdvice material={material} products={products} />;
};
