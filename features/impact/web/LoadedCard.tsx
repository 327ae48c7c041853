import type { ReactNode } from 'react';
import type { CachedCall } from '#kit/web/cached-call.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import type { IconType } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useImpactWords } from './words.ts';

interface Props<T> {
  readonly id: string;
  readonly title: string;
  /** With both, the card is a row that says its answer. */
  readonly icon?: IconType;
  readonly factOf?: (value: T) => string;
  readonly load: CachedCall<T>;
  readonly children: (value: T) => ReactNode;
}

/** One dashboard card with its own loading, error and cached value with its age (DSH-19). */
export const LoadedCard = <T,>({ id, title, icon, factOf, load, children }: Props<T>) => {
  const words = useImpactWords();
  const { value, at, refusal, isLoading, isCacheRead } = load;
  if (value === null && refusal === null) return <Skeleton shapes={['card']} />;
  const age = value !== null && <Age at={at} kind={refusal === null ? 'updated' : 'saved'} />;
  const content = (
    <>
      {value !== null && children(value)}
      {refusal !== null && isCacheRead && (
        <SpaceBetween gap="small">
          <span role="status">{words.cardFailed}</span>
          <Button tone="plain" busy={isLoading} onClick={load.reload}>
            {words.retry}
          </Button>
        </SpaceBetween>
      )}
    </>
  );
  if (factOf && icon && value !== null && refusal === null)
    return (
      <Fold id={id} icon={icon} title={title} fact={factOf(value)}>
        <Stack gap="small">
          {age}
          {content}
        </Stack>
      </Fold>
    );
  return (
    <Card labelledBy={id}>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h3 id={id}>{title}</h3>
          {age}
        </SpaceBetween>
        {content}
      </Stack>
    </Card>
  );
};
