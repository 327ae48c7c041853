import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { cleanLine } from '#kit/pure/clean-text.ts';
import type { CallRefused } from '../call.ts';
import { useFormat } from '../format.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Below, SayingScene } from '../ui/ColourScene.tsx';
import { EmptyState } from '../ui/Empty.tsx';
import { Stack } from '../ui/layout.tsx';
import { List, ListItem } from '../ui/List.tsx';
import { ErrorCard } from '../ui/Notice.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useStaffScreenWords } from './staff-parts.tsx';

export interface QueueCase {
  readonly id: string;
  readonly title: string;
  /** When it came. */
  readonly at: string;
  /** What kind it is, in its row. */
  readonly kind?: string | undefined;
  readonly trailing?: ReactNode;
  readonly renderCase: () => ReactNode;
}

interface Props {
  readonly title: string;
  /** Null while the list loads. */
  readonly cases: readonly QueueCase[] | null;
  /** More than the loaded cases; their number when absent. */
  readonly count?: number | undefined;
  /** Under the sentence of the scene. */
  readonly detail?: string | undefined;
  readonly failed?: {
    readonly refusal: CallRefused;
    readonly text: string;
    readonly retry: () => void;
  } | null;
  readonly more?: { readonly text: string; readonly isBusy: boolean; readonly load: () => void } | null;
  /** What else the screen holds, beside the cases on a wide screen. */
  readonly children?: ReactNode;
}

/** One case, whose start gets the focus when another one takes its place. */
const CurrentCase = ({ current: { id, title, renderCase } }: { readonly current: QueueCase }) => {
  const box = useRef<HTMLDivElement>(null);
  const shownId = useRef(id);
  useEffect(() => {
    if (shownId.current === id) return;
    shownId.current = id;
    box.current?.focus();
  }, [id]);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={cleanLine(title)}>
      <Card>
        <Stack key={id} gap="small">
          {renderCase()}
        </Stack>
      </Card>
    </div>
  );
};

/** A queue of staff: how much waits, the oldest case with its decision, and the others as rows. */
export const CaseQueue = ({ title, cases, count, detail, failed, more, children }: Props) => {
  const words = useStaffScreenWords();
  const format = useFormat();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const age = (at: string): string => format.age(Date.parse(at), Date.now());
  const current = cases?.find(({ id }) => id === chosenId) ?? cases?.[0];
  const others = cases?.filter((one) => one !== current) ?? [];
  const waiting = count ?? cases?.length ?? 0;
  const saying = !cases
    ? { text: failed ? '' : '…' }
    : waiting === 0
      ? { text: words.calm, detail }
      : {
          figure: format.number(waiting),
          text: words.cases(waiting),
          detail: detail ?? (cases[0] && words.oldest(age(cases[0].at))),
        };
  return (
    <Screen
      title={title}
      back="/more"
      ground={saying.figure === undefined ? 'leaf' : 'maize'}
      renderScene={(head) => <SayingScene head={head} {...saying} />}
    >
      <Below>
        {failed && (
          <ErrorCard
            what={failed.text}
            requestId={failed.refusal.requestId}
            action={
              <Button tone="quiet" onClick={failed.retry}>
                {words.retry}
              </Button>
            }
          />
        )}
        {!cases && !failed && <Skeleton shapes={['card', 'card']} />}
        {current && <CurrentCase current={current} />}
        {cases?.length === 0 && !children && <EmptyState drawing="tasks" sentence={words.rest} />}
      </Below>
      {cases && (
        <Below isAside>
          {others.length > 0 && (
            <>
              <h2>{words.next}</h2>
              <List label={words.next}>
                {others.map(({ id, title: name, kind, at, trailing }) => (
                  <ListItem
                    key={id}
                    title={<bdi>{cleanLine(name)}</bdi>}
                    subtitle={[kind, age(at)].filter(Boolean).join(' · ')}
                    trailing={trailing}
                    onClick={() => setChosenId(id)}
                  />
                ))}
              </List>
            </>
          )}
          {more && (
            <Button tone="quiet" wide busy={more.isBusy} onClick={more.load}>
              {more.text}
            </Button>
          )}
          {children}
        </Below>
      )}
    </Screen>
  );
};
