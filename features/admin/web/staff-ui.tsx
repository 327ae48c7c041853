import type { ReactNode } from 'react';
import { type CallResult } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { type OnlineCall, useOnlineCall } from '#kit/web/online-call.ts';
import { useSession } from '#kit/web/session.tsx';
import { Age } from '#kit/web/ui/Age.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Facts } from '#kit/web/ui/Facts.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useWords } from '#kit/web/words.tsx';
import type { RequestStats, Mission } from '../contract.ts';
import { adminEn } from '../words.en.ts';
import { adminSw } from '../words.sw.ts';

export const useAdminWords = () => useWords({ en: adminEn, sw: adminSw });

const tones = { good: 'leaf', strained: 'maize', bad: 'clay' } as const;

export const HealthCard = ({ judged }: { readonly judged: Mission['judged'] }) => {
  const words = useAdminWords();
  return (
    <Card>
      <Stack gap="small">
        <SpaceBetween>
          <h2>{words.health.title}</h2>
          <Badge tone={tones[judged.health]}>{words.health[judged.health]}</Badge>
        </SpaceBetween>
        {judged.reasons.length === 0 ? (
          <MutedText>{words.health.calm}</MutedText>
        ) : (
          judged.reasons.map((reason) => <p key={reason}>{words.reasons[reason]}</p>)
        )}
      </Stack>
    </Card>
  );
};

/** `limited` is for staff only: the number of requests answered 429. */
export const ResponseTimesCard = ({
  title,
  of: m,
}: {
  readonly title: string;
  readonly of: RequestStats & { readonly limited?: number };
}) => {
  const { answers } = useAdminWords();
  const format = useFormat();
  const ms = (value: number | null): string =>
    value === null ? answers.none : answers.ms(format.number(value, value < 10 ? 1 : 0));
  const share = (count: number): string => answers.of(format.number(count), format.number(m.requests));
  const limited = m.limited === undefined ? [] : [[answers.limited, share(m.limited)] as const];
  return (
    <Facts
      title={title}
      facts={[
        [answers.median, ms(m.median_ms)],
        [answers.p95, ms(m.p95_ms)],
        [answers.faults, share(m.faults)],
        ...limited,
      ]}
    />
  );
};

/** Server figures with their time, and a button to measure again. */
export const Measurement = <T extends { readonly at: string }>({
  of,
  children,
}: {
  readonly of: OnlineCall<T>;
  readonly children: (value: T) => ReactNode;
}) => {
  const words = useAdminWords();
  const { value, refusal, isLoading, reload } = of;
  if (!value)
    return refusal ? (
      <ErrorCard
        what={words.failed}
        requestId={refusal.requestId}
        action={
          <Button tone="quiet" busy={isLoading} onClick={reload}>
            {words.retry}
          </Button>
        }
      />
    ) : (
      <Skeleton shapes={['card', 'card']} />
    );
  return (
    <Stack>
      <SpaceBetween>
        <Age at={value.at} />
        <Button tone="quiet" busy={isLoading} onClick={reload}>
          {words.refresh}
        </Button>
      </SpaceBetween>
      {children(value)}
    </Stack>
  );
};

/** A staff page; the server checks the role again. */
export const StaffScreen = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => {
  const words = useAdminWords();
  const { session } = useSession();
  return (
    <Screen title={title} back="/more">
      {session?.role === 'admin' ? children : <MutedText>{words.adminOnly}</MutedText>}
    </Screen>
  );
};

export const useFigures = <T,>(name: string, ask: () => Promise<CallResult<T>>): OnlineCall<T> => {
  const { session } = useSession();
  return useOnlineCall<T>(`${name} ${session?.userId ?? ''}`, ask);
};
