import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { StaffOnly } from '#kit/web/staff/staff-parts.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Below, SayingScene } from '#kit/web/ui/ColourScene.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { type QueueView, retryJobs, system } from '../contract.ts';
import { grounds, MeasuredAt, Pending, RequestRows, useAdminWords, useFigures } from './staff-ui.tsx';

const MINUTE = 60;

const QueueRow = ({ queue: q, onDone }: { readonly queue: QueueView; readonly onDone: () => void }) => {
  const { system: words, failed, health } = useAdminWords();
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
    <ListItem
      title={q.name}
      subtitle={
        <>
          {lines.join(' · ')}
          {q.fault && (
            <>
              <br />
              {q.fault}
            </>
          )}
        </>
      }
      trailing={
        q.failed > 0 ? (
          <>
            <State tone="bad">{words.failed(q.failed)}</State>
            <Button tone="quiet" busy={again.busy} onClick={() => again.run()}>
              {words.again}
            </Button>
          </>
        ) : (
          <State tone="good">{health.good}</State>
        )
      }
    />
  );
};

const isBusy = ({ waiting, running, later, failed }: QueueView): boolean =>
  waiting + running + later + failed > 0;

const System = () => {
  const words = useAdminWords();
  const format = useFormat();
  const figures = useFigures('admin.system', () => call(system, {}));
  const s = figures.value;
  const { health = 'good', reasons = [] } = s?.judged ?? {};
  const busy = s?.queues.filter(isBusy) ?? [];
  return (
    <Screen
      title={words.parts.system}
      back="/more"
      ground={grounds[health]}
      renderScene={(head) => (
        <SayingScene
          head={head}
          text={s ? words.health[health] : figures.refusal ? '' : '…'}
          detail={
            s ? reasons.map((reason) => words.reasons[reason]).join(' ') || words.health.calm : undefined
          }
        />
      )}
    >
      {s ? (
        <>
          <Below>
            <List label={words.answers.quarter}>
              <RequestRows of={s.quarter} judged={s.judged} />
            </List>
            <Fold
              id="day"
              title={words.answers.day}
              fact={`${words.answers.faults}: ${words.answers.of(format.number(s.day.faults), format.number(s.day.requests))}`}
            >
              <List>
                <RequestRows of={s.day} />
              </List>
            </Fold>
            <MeasuredAt of={figures} />
          </Below>
          <Below isAside>
            <h2>{words.system.queues}</h2>
            {busy.length > 0 ? (
              <List label={words.system.queues}>
                {busy.map((queue) => (
                  <QueueRow key={queue.name} queue={queue} onDone={figures.reload} />
                ))}
              </List>
            ) : (
              <MutedText>{words.system.calm}</MutedText>
            )}
            <MutedText>
              {words.system.version} {s.version}
            </MutedText>
          </Below>
        </>
      ) : (
        <Below>
          <Pending of={figures} />
        </Below>
      )}
    </Screen>
  );
};

/** MSC-03: requests, their outcomes, and the job queues. */
export const SystemScreen = () => (
  <StaffOnly title={useAdminWords().parts.system}>
    <System />
  </StaffOnly>
);
