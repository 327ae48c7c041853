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
  readonly storedScan?: WithPending<Scan> | undefined;
}

/** The knowledge base's advice on a condition, loaded as a separate chunk. */
export const Advice = ({ condition, storedScan }: Props) => {
  const words = useScannerWords();
  const book = useCondition(condition);
  if (book.state === 'loading') return <Skeleton shapes={['card', 'card']} />;
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
  const products = storedScan && (
    <SuppliersSlot
      scan={storedScan}
      products={material.recommended_products}
      otherwise={<ShopList material={material} />}
    />
  );
  return <ConditionAdvice material={material} products={products} />;
};
