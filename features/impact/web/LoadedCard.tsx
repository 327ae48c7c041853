import type { ReactNode } from 'react';
import type { CachedCall } from '#kit/web/cached-call.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useImpactWords } from './words.ts';

interface Props<T> {
  readonly id: string;
  readonly title: string;
  readonly load: CachedCall<T>;
  readonly children: (value: T) => ReactNode;
}

/** One dashboard card with its own loading, error and cached value with its age (DSH-19). */
export const LoadedCard = <T,>({ id, title, load, children }: Props<T>) => {
  const words = useImpactWords();
  const { value, at, refusal, isLoading, isCacheRead } = load;
  if (value === null && refusal === null) return <Skeleton shapes={['card']} />;
  return (
    <Card labelledBy={id}>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h3 id={id}>{title}</h3>
          {value !== null && <Age at={at} kind={refusal === null ? 'updated' : 'saved'} />}
        </SpaceBetween>
        {value !== null && children(value)}
        {refusal !== null && isCacheRead && (
          <SpaceBetween gap="small">
            <span role="status">{words.cardFailed}</span>
            <Button tone="plain" busy={isLoading} onClick={load.reload}>
              {words.retry}
            </Button>
          </SpaceBetween>
        )}
      </Stack>
    </Card>
  );
};
