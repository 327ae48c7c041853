import type { WithPending } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import type { Material } from '#knowledge/material.ts';
import { ConditionAdvice, ShopList } from '../guide/ConditionAdvice.tsx';
import { useCondition } from '../guide/use-condition.ts';
import type { Scan } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { SuppliersSlot } from './result-slots.tsx';

export const AdviceError = () => {
  const words = useScannerWords();
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
};

interface ProductsProps {
  readonly material: Material;
  readonly storedScan: WithPending<Scan> | undefined;
}

/** The products to ask for, each with a search near the field of a stored check. */
export const Products = ({ material, storedScan }: ProductsProps) =>
  storedScan ? (
    <SuppliersSlot
      scan={storedScan}
      products={material.recommended_products}
      otherwise={<ShopList material={material} />}
    />
  ) : (
    <ShopList material={material} />
  );

interface Props {
  readonly condition: string;
  readonly storedScan?: WithPending<Scan> | undefined;
}

/** The knowledge base's advice on a condition, loaded as a separate chunk. */
export const Advice = ({ condition, storedScan }: Props) => {
  const book = useCondition(condition);
  if (book.state === 'loading') return <Skeleton shapes={['card', 'card']} />;
  if (book.state === 'failed') return <AdviceError />;
  return (
    <ConditionAdvice
      material={book.material}
      products={<Products material={book.material} storedScan={storedScan} />}
    />
  );
};
