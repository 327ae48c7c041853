import { call } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { type QueueView, retryJobs, system } from '../contract.ts';
import {
  ResponseTimesCard,
  HealthCard,
  Measurement,
  StaffScreen,
  useAdminWords,
  useFigures,
} from './staff-ui.tsx';

const MINUTE = 60;

const Queue = ({ queue: q, onDone }: { readonly queue: QueueView; readonly onDone: () => void }) => {
  const { system: words, failed } = useAdminWords();
  const again = useExclusiveAction(async () => {
    const answer = await call(retryJobs, { body: { name: q.name } });
    showToast(answer.ok ? words.retried(answer.value.retried) : failed, { tone: answer.ok ? 'good' : 'bad' });
    onDone();
  });
  const late =
    q.late === null
      ? null
      : q.late < MINUTE
        ? words.seconds(q.late)
        : words.minutes(Math.floor(q.late / MINUTE));
  const lines = [
    q.waiting && words.waiting(q.waiting),
    q.running && words.running(q.running),
    q.later && words.later(q.later),
    late && words.late(late),
  ].filter(Boolean);
  return (
    <Card>
      <Stack gap="small">
        <SpaceBetween>
          <h3>{q.name}</h3>
          {q.failed > 0 && <Badge tone="clay">{words.failed(q.failed)}</Badge>}
        </SpaceBetween>
        {lines.length > 0 && <p>{lines.join(' · ')}</p>}
        {q.fault && <MutedText>{q.fault}</MutedText>}
        {q.failed > 0 && (
          <Button tone="quiet" busy={again.busy} onClick={() => again.run()}>
            {words.again}
          </Button>
        )}
      </Stack>
    </Card>
  );
};

const isBusy = ({ waiting, running, later, failed }: QueueView): boolean =>
  waiting + running + later + failed > 0;

/** MSC-03: requests, their outcomes, and the job queues. */
export const SystemScreen = () => {
  const words = useAdminWords();
  const figures = useFigures('admin.system', () => call(system, {}));
  return (
    <StaffScreen title={words.parts.system}>
      <Measurement of={figures}>
        {(s) => (
          <>
            <HealthCard judged={s.judged} />
            <ResponseTimesCard title={words.answers.quarter} of={s.quarter} />
            <ResponseTimesCard title={words.answers.day} of={s.day} />
            <h2>{words.system.queues}</h2>
            {s.queues.some(isBusy) ? (
              s.queues
                .filter(isBusy)
                .map((queue) => <Queue key={queue.name} queue={queue} onDone={figures.reload} />)
            ) : (
              <MutedText>{words.system.calm}</MutedText>
            )}
            <MutedText>
              {words.system.version} {s.version}
            </MutedText>
          </>
        )}
      </Measurement>
    </StaffScreen>
  );
};
