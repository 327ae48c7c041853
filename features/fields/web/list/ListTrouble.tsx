import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useFieldWords } from '../words.ts';

/** Shown instead of the fields until this phone has synced. */
export const ListTrouble = ({ state }: { readonly state: 'loading' | 'failed' }) => {
  const words = useFieldWords();
  const store = useStore();
  if (state === 'loading') return <Skeleton of={['card', 'card']} />;
  const again = () => {
    if (store.snapshot().status.state === 'unavailable') location.reload();
    else store.sendNow();
  };
  return (
    <ErrorCard
      what={words.loadFailed}
      now={words.loadFailedDo}
      action={
        <Button tone="quiet" onClick={again}>
          {words.retry}
        </Button>
      }
    />
  );
};
