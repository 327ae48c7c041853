import { useCallback, useEffect, useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useLatestRequest } from '#kit/web/hooks/use-latest-request.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { auditLog, type AuditEntryView } from '../contract.ts';
import { StaffScreen, useAdminWords } from './staff-ui.tsx';

interface Log {
  readonly acts: readonly AuditEntryView[];
  readonly next: string | null;
}

const AuditEntryCard = ({ act: a }: { readonly act: AuditEntryView }) => {
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

const AuditEntries = () => {
  const words = useAdminWords();
  const [log, setLog] = useState<Log>({ acts: [], next: null });
  const [status, setStatus] = useState<'loading' | 'there' | 'failed'>('loading');
  const newSignal = useLatestRequest();
  const load = useCallback(
    async (after?: string) => {
      setStatus('loading');
      const signal = newSignal();
      const answer = await call(auditLog, { query: after ? { after } : {} }, { signal });
      if (signal.aborted) return;
      if (answer.ok)
        setLog((before) => ({
          acts: after ? [...before.acts, ...answer.value.acts] : answer.value.acts,
          next: answer.value.next,
        }));
      setStatus(answer.ok ? 'there' : 'failed');
    },
    [newSignal],
  );
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <Stack>
      {log.acts.map((act) => (
        <AuditEntryCard key={act.id} act={act} />
      ))}
      {status === 'loading' && <Skeleton shapes={['card', 'card']} />}
      {status === 'failed' && (
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
      {status === 'there' && log.acts.length === 0 && <MutedText>{words.acts.none}</MutedText>}
      {status === 'there' && log.next && (
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
    <AuditEntries />
  </StaffScreen>
);
