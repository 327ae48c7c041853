import { useCallback, useEffect, useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useLatestRequest } from '#kit/web/hooks/use-latest-request.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { acts, type ActView } from '../contract.ts';
import { StaffScreen, useAdminWords } from './parts.tsx';

interface Log {
  readonly acts: readonly ActView[];
  readonly next: string | null;
}

const Act = ({ act: a }: { readonly act: ActView }) => {
  const { acts: words } = useAdminWords();
  const format = useFormat();
  const at = new Date(a.at);
  return (
    <Card>
      <Stack gap="small">
        <h3>
          {words.names[a.act] ?? a.act}
          {a.what && `: ${words.whats[a.what] ?? a.what}`}
        </h3>
        <MutedText>
          {format.shortDay(at)} {format.time(at)} · {a.by}
          {a.about_email && ` · ${words.about(a.about_email)}`}
        </MutedText>
        {a.why && <blockquote>{a.why}</blockquote>}
      </Stack>
    </Card>
  );
};

const Acts = () => {
  const words = useAdminWords();
  const [log, setLog] = useState<Log>({ acts: [], next: null });
  const [is, setIs] = useState<'asking' | 'there' | 'failed'>('asking');
  const newSignal = useLatestRequest();
  const load = useCallback(
    async (after?: string) => {
      setIs('asking');
      const signal = newSignal();
      const answer = await call(acts, { query: after ? { after } : {} }, { signal });
      if (signal.aborted) return;
      if (answer.ok)
        setLog((before) => ({
          acts: after ? [...before.acts, ...answer.value.acts] : answer.value.acts,
          next: answer.value.next,
        }));
      setIs(answer.ok ? 'there' : 'failed');
    },
    [newSignal],
  );
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <Stack>
      {log.acts.map((act) => (
        <Act key={act.id} act={act} />
      ))}
      {is === 'asking' && <Skeleton of={['card', 'card']} />}
      {is === 'failed' && (
        <ErrorCard
          what={words.failed}
          action={
            <Button
              tone="quiet"
              onClick={() => {
                void load(log.next ?? undefined);
              }}
            >
              {words.retry}
            </Button>
          }
        />
      )}
      {is === 'there' && log.acts.length === 0 && <MutedText>{words.acts.none}</MutedText>}
      {is === 'there' && log.next && (
        <Button
          tone="quiet"
          onClick={() => {
            void load(log.next!);
          }}
        >
          {words.acts.more}
        </Button>
      )}
    </Stack>
  );
};

/** The staff's actions: who, for which user, when and why. */
export const ActsScreen = () => (
  <StaffScreen title={useAdminWords().parts.acts}>
    <Acts />
  </StaffScreen>
);
