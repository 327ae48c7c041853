import { lazy, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useOutbox, useStore } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { SayingScene } from '#kit/web/ui/ColourScene.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { ErrorCard, Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { SyncAge } from '#kit/web/ui/SyncAge.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { activeTasks, isLate } from '../domain/daily.ts';
import { Plans } from './Plans.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import { PlanView } from './PlanView.tsx';
import { TaskBoard } from './TaskBoard.tsx';
import { useTaskActions } from './use-task-actions.tsx';
import { type TasksState, useTaskRefresh, useTasks } from './use-tasks.ts';
import { useTaskWords } from './words.ts';

// Loads on demand, because it brings the rules.
const SuggestSheet = lazy(async () => ({
  default: (await import('./suggest/SuggestSheet.tsx')).SuggestSheet,
}));
const SuggestedCards = lazy(async () => ({
  default: (await import('./suggest/SuggestedCards.tsx')).SuggestedCards,
}));

const HOME = '/farm-planning';
const planPath = (id: string): string => `${HOME}?plan=${id}`;

/** Shown instead of the tasks until this phone has synced (PLN-08). */
const LoadState = ({ state }: { readonly state: 'loading' | 'failed' }) => {
  const words = useTaskWords();
  const store = useStore();
  if (state === 'loading')
    return (
      <Stack>
        <p role="status">{words.loading}</p>
        <Skeleton shapes={['card', 'card']} />
      </Stack>
    );
  const again = (): void => {
    if (store.snapshot().status.state === 'unavailable') location.reload();
    else store.sendNow();
  };
  return (
    <ErrorCard
      what={words.trouble}
      whatToDo={words.troubleDo}
      action={
        <Button tone="quiet" onClick={again}>
          {words.retry}
        </Button>
      }
    />
  );
};

/** A refused task is not in the list: a message says where it is (PLN-14). */
const RefusedNotice = () => {
  const words = useTaskWords();
  const refused = useOutbox().filter(
    ({ name, state }) => name.startsWith('tasks.') && state === 'refused',
  ).length;
  if (refused === 0) return null;
  return (
    <Notice
      tone="warn"
      title={words.refused(refused)}
      action={
        <LinkButton to="/outbox" tone="quiet">
          {words.openOutbox}
        </LinkButton>
      }
    >
      {words.refusedText}
    </Notice>
  );
};

const TaskCounts = ({ head, tasks, state }: { readonly head: ReactNode } & Omit<TasksState, 'plans'>) => {
  const words = useTaskWords();
  const today = dayInNairobi(new Date());
  const late = tasks.filter((task) => isLate(task, today)).length;
  if (state !== 'ready') return <SayingScene head={head} text="" />;
  return (
    <SayingScene
      head={head}
      text={words.active(activeTasks(tasks).length)}
      detail={
        <>
          {late > 0 && `${words.late(late)} · `}
          <SyncAge />
        </>
      }
    />
  );
};

const Dashboard = ({ tasks, plans, state }: TasksState) => {
  const words = useTaskWords();
  const [, go] = useLocation();
  const { actions, create, sheets } = useTaskActions();
  const [open, setOpen] = useState<'plan' | 'suggest' | null>(null);
  const close = (): void => setOpen(null);
  const generate = (
    <Button tone="quiet" wide onClick={() => setOpen('suggest')}>
      {tasks.length === 0 ? words.generate : words.generateMore}
    </Button>
  );
  return (
    <Screen
      title={words.title}
      renderScene={(head) => <TaskCounts head={head} tasks={tasks} state={state} />}
    >
      <TaskBoard
        tasks={state === 'ready' ? tasks : []}
        actions={actions}
        onCreate={create}
        renderRest={() => (
          <>
            {state === 'ready' && (
              <>
                <LazyErrorBoundary>
                  <SuggestedCards />
                </LazyErrorBoundary>
                {tasks.length > 0 && generate}
                <Plans
                  plans={plans}
                  tasks={tasks}
                  onOpen={(id) => go(planPath(id))}
                  onCreate={() => setOpen('plan')}
                />
              </>
            )}
            <Button wide icon={PlusIcon} onClick={() => create()}>
              {words.detailed}
            </Button>
          </>
        )}
      >
        <RefusedNotice />
        {state !== 'ready' && <LoadState state={state} />}
        {state === 'ready' && tasks.length === 0 && (
          <EmptyState
            drawing="tasks"
            sentence={words.empty}
            action={
              <Stack gap="small">
                <MutedText>{words.emptyText}</MutedText>
                {generate}
              </Stack>
            }
          />
        )}
      </TaskBoard>
      {sheets}
      {open === 'plan' && <PlanSheet plan={null} onClose={close} onCreated={(id) => go(planPath(id))} />}
      {open === 'suggest' && (
        <LazyErrorBoundary
          loading={null}
          errorFallback={
            <Notice tone="warn" title={words.failed.generate}>
              {words.suggestMissing}
            </Notice>
          }
        >
          <SuggestSheet onClose={close} />
        </LazyErrorBoundary>
      )}
    </Screen>
  );
};

/** Plans and tasks: the full list or one plan, depending on the URL (PLN-01). */
export const PlanningScreen = () => {
  const words = useTaskWords();
  const list = useTasks();
  useTaskRefresh();
  const [, go] = useLocation();
  const planId = new URLSearchParams(useSearch()).get('plan');
  const plan = list.plans.find(({ id }) => id === planId);
  const [seen, setSeen] = useState<string | null>(null);
  const isMissing = planId !== null && !plan && list.state === 'ready';
  useEffect(() => {
    if (plan) setSeen(plan.id);
  }, [plan]);
  useEffect(() => {
    if (!isMissing) return;
    // A deletion on this screen has already shown a message.
    if (seen !== planId) showToast(words.plans.gone, { tone: 'bad' });
    go(HOME, { replace: true });
  }, [isMissing, seen, planId, words, go]);
  if (planId !== null && plan)
    return (
      <PlanView key={plan.id} plan={plan} tasks={list.tasks} onDeleted={() => go(HOME, { replace: true })} />
    );
  return <Dashboard {...list} />;
};
