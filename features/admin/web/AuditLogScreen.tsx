import { useCallback, useEffect, useState } from 'react';
import { dayInNairobi } from '#kit/pure/days.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useLatestRequest } from '#kit/web/hooks/use-latest-request.ts';
import { PersonName, StaffOnly } from '#kit/web/staff/staff-parts.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { auditLog, type AuditEntryView } from '../contract.ts';
import { useAdminWords } from './staff-ui.tsx';

interface Log {
  readonly acts: readonly AuditEntryView[];
  readonly next: string | null;
}

const AuditEntryRow = ({ act: a }: { readonly act: AuditEntryView }) => {
  const { acts: words } = useAdminWords();
  const format = useFormat();
  return (
    <ListItem
      title={
        <>
          {words.names[a.act] ?? a.act}
          {a.what && `: ${words.whats[a.what] ?? a.what}`}
        </>
      }
      subtitle={
        <>
          {a.about_email && (
            <>
              <PersonName>{a.about_email}</PersonName>
              <br />
            </>
          )}
          {a.why && (
            <>
              “<PersonName>{a.why}</PersonName>”
              <br />
            </>
          )}
          {format.time(new Date(a.at))} · <PersonName>{a.by}</PersonName>
        </>
      }
    />
  );
};

/** The entries by day, the newest first, as they come. */
const byDay = (acts: readonly AuditEntryView[]): [string, AuditEntryView[]][] => {
  const days = new Map<string, AuditEntryView[]>();
  for (const act of acts) {
    const day = dayInNairobi(new Date(act.at));
    days.set(day, [...(days.get(day) ?? []), act]);
  }
  return [...days];
};

const AuditEntries = () => {
  const words = useAdminWords();
  const format = useFormat();
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
  const loadNext = (): void => {
    void load(log.next ?? undefined);
  };
  const today = dayInNairobi(new Date());
  return (
    <Stack>
      {byDay(log.acts).map(([day, acts]) => (
        <Stack key={day} gap="small">
          <h2>{day === today ? words.acts.today : format.shortDay(day)}</h2>
          <List>
            {acts.map((act) => (
              <AuditEntryRow key={act.id} act={act} />
            ))}
          </List>
        </Stack>
      ))}
      {status === 'loading' && <Skeleton shapes={['card', 'card']} />}
      {status === 'failed' && (
        <ErrorCard
          what={words.failed}
          action={
            <Button tone="quiet" onClick={loadNext}>
              {words.retry}
            </Button>
          }
        />
      )}
      {status === 'there' && log.acts.length === 0 && <MutedText>{words.acts.none}</MutedText>}
      {status === 'there' && log.next && (
        <Button tone="quiet" onClick={loadNext}>
          {words.acts.more}
        </Button>
      )}
    </Stack>
  );
};

/** The staff's actions: who, for which user, when and why. */
export const ActsScreen = () => {
  const title = useAdminWords().parts.acts;
  return (
    <StaffOnly title={title}>
      <Screen title={title} back="/more">
        <AuditEntries />
      </Screen>
    </StaffOnly>
  );
};
