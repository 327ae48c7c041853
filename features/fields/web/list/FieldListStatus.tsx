import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useFieldWords } from '../words.ts';

/** Shown instead of the fields until this phone has synced. */
export const FieldListStatus = ({ state }: { readonly state: 'loading' | 'failed' }) => {
  const words = useFieldWords();
  const store = useStore();
  if (state === 'loading') return <Skeleton shapes={['card', 'card']} />;
  const handleRetry = () => {
    if (store.snapshot().status.state === 'unavailable') location.reload();
    else store.sendNow();
  };
  return (
    <ErrorCard
      what={words.loadFailed}
      whatToDo={words.loadFailedDo}
      action={
        <Button tone="quiet" onClick={handleRetry}>
          {words.retry}
        </Button>
      }
    />
  );
};
