import type { CallResult } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { type OnlineCall, useOnlineCall } from '#kit/web/online-call.ts';
import { useSession } from '#kit/web/session.tsx';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { SpaceBetween } from '#kit/web/ui/layout.tsx';
import { ListItem } from '#kit/web/ui/List.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { useWords } from '#kit/web/words.tsx';
import type { Mission, RequestStats } from '../contract.ts';
import { adminEn } from '../words.en.ts';
import { adminSw } from '../words.sw.ts';

export const useAdminWords = () => useWords({ en: adminEn, sw: adminSw });

/** What needs attention: the ground of a scene and the shape of a state. */
export const grounds = { good: 'leaf', strained: 'maize', bad: 'clay' } as const;
export const tones = { good: 'good', strained: 'watch', bad: 'bad' } as const;

/** Errors, response times and refused requests, as rows of a list. `limited` is for staff only. */
export const RequestRows = ({
  of: m,
  judged,
}: {
  readonly of: RequestStats & { readonly limited?: number };
  readonly judged?: Mission['judged'];
}) => {
  const { answers, health } = useAdminWords();
  const format = useFormat();
  const ms = (value: number): string => answers.ms(format.number(value, value < 10 ? 1 : 0));
  const share = (count: number): string => answers.of(format.number(count), format.number(m.requests));
  const isUnknown = judged?.reasons.includes('few_requests');
  const level = judged?.reasons.includes('faults') ? judged.health : 'good';
  return (
    <>
      <ListItem
        title={answers.faults}
        subtitle={share(m.faults)}
        trailing={judged && !isUnknown && <State tone={tones[level]}>{health[level]}</State>}
      />
      <ListItem
        title={answers.title}
        subtitle={
          m.median_ms === null || m.p95_ms === null
            ? answers.none
            : answers.within(ms(m.median_ms), ms(m.p95_ms))
        }
      />
      {m.limited !== undefined && <ListItem title={answers.limited} subtitle={share(m.limited)} />}
    </>
  );
};

/** The age of server figures, and a button to measure again. */
export const MeasuredAt = <T extends { readonly at: string }>({ of }: { readonly of: OnlineCall<T> }) => {
  const words = useAdminWords();
  return (
    <SpaceBetween gap="small">
      <Age at={of.value?.at ?? null} />
      <Button tone="quiet" busy={of.isLoading} onClick={of.reload}>
        {words.refresh}
      </Button>
    </SpaceBetween>
  );
};

/** Shown until server figures are there. */
export const Pending = <T,>({ of }: { readonly of: OnlineCall<T> }) => {
  const words = useAdminWords();
  return of.refusal ? (
    <ErrorCard
      what={words.failed}
      requestId={of.refusal.requestId}
      action={
        <Button tone="quiet" busy={of.isLoading} onClick={of.reload}>
          {words.retry}
        </Button>
      }
    />
  ) : (
    <Skeleton shapes={['card', 'card']} />
  );
};

/** Null requests nothing. */
export const useFigures = <T,>(name: string | null, ask: () => Promise<CallResult<T>>): OnlineCall<T> => {
  const { session } = useSession();
  return useOnlineCall<T>(name && `${name} ${session?.userId ?? ''}`, ask);
};
