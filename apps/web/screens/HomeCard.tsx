import { lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween } from '#kit/web/ui/layout.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en as kitEn } from '#kit/web/words.ui.en.ts';
import { sw as kitSw } from '#kit/web/words.ui.sw.ts';
import { Deferred } from '../Deferred.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';

const LoadFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { broken } = useWords({ en, sw });
  const { tryAgain } = useWords({ en: kitEn, sw: kitSw });
  return (
    <Card>
      <SpaceBetween gap="small">
        <span role="status">{broken.cardMissing}</span>
        <Button tone="plain" onClick={onRetry}>
          {tryAgain}
        </Button>
      </SpaceBetween>
    </Card>
  );
};

/** A card of home that loads after the farm. A failure shows in its own place, with a retry (DSH-19). */
export const createHomeCard = (part: string, load: () => Promise<ComponentType>) => {
  const createLazy = () => lazy(async () => ({ default: await load() }));
  let Part = createLazy();
  return function HomeCard({ placeholder = null }: { readonly placeholder?: ReactNode }) {
    const [attempt, setAttempt] = useState(0);
    const retry = (): void => {
      Part = createLazy();
      setAttempt(attempt + 1);
    };
    return (
      <Deferred part={part} placeholder={placeholder}>
        <LazyErrorBoundary key={attempt} loading={placeholder} errorFallback={<LoadFailed onRetry={retry} />}>
          <Part />
        </LazyErrorBoundary>
      </Deferred>
    );
  };
};
