import { lazy, useState } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useAlertWords } from './words.ts';

const HitRateList = lazy(async () => ({ default: (await import('./HitRateList.tsx')).HitRateList }));

/** Collapsed at first; then requested from the server and cached. */
export const HitRates = () => {
  const words = useAlertWords();
  const [open, setOpen] = useState(false);
  return (
    <Stack gap="small">
      <h2>{words.hitTitle}</h2>
      {open ? (
        <LazyErrorBoundary errorFallback={<p>{words.hitFailed}</p>} loading={<Skeleton shapes={['card']} />}>
          <HitRateList />
        </LazyErrorBoundary>
      ) : (
        <div>
          <Button tone="quiet" onClick={() => setOpen(true)}>
            {words.hitShow}
          </Button>
        </div>
      )}
    </Stack>
  );
};
