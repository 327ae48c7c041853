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

const Missing = ({ again }: { readonly again: () => void }) => {
  const { broken } = useWords({ en, sw });
  const { tryAgain } = useWords({ en: kitEn, sw: kitSw });
  return (
    <Card>
      <SpaceBetween gap="small">
        <span role="status">{broken.cardMissing}</span>
        <Button tone="plain" onClick={again}>
          {tryAgain}
        </Button>
      </SpaceBetween>
    </Card>
  );
};

/** A card of home that loads after the farm. A failure shows in its own place, with a retry (DSH-19). */
export const homeCard = (part: string, load: () => Promise<ComponentType>) => {
  const fetched = () => lazy(async () => ({ default: await load() }));
  let Part = fetched();
  return function HomeCard({ meanwhile = null }: { readonly meanwhile?: ReactNode }) {
    const [turn, setTurn] = useState(0);
    const again = (): void => {
      Part = fetched();
      setTurn(turn + 1);
    };
    return (
      <Deferred part={part} meanwhile={meanwhile}>
        <LazyErrorBoundary key={turn} loading={meanwhile} otherwise={<Missing again={again} />}>
          <Part />
        </LazyErrorBoundary>
      </Deferred>
    );
  };
};
