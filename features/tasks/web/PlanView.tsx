import { useState } from 'react';
import type { WithPending } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { CheckIcon, PlusIcon } from '#kit/web/ui/icons.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { BinIcon, EditIcon } from '#kit/web/ui/more-icons.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { activeTasks, completedTasks, planProgress } from '../domain/daily.ts';
import type { FarmPlan } from '../domain/plan.ts';
import type { Task } from '../domain/task.ts';
import { usePlanDays } from './Plans.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { ActiveList, CompletedList, useFieldNames } from './TaskList.tsx';
import { useTaskActions } from './use-task-actions.tsx';
import { useTaskService } from './use-task-service.ts';
import { useTaskWords } from './words.ts';
import styles from './tasks.module.css';

interface Props {
  readonly plan: WithPending<FarmPlan>;
  readonly tasks: readonly WithPending<Task>[];
  readonly onDeleted: () => void;
}

/** One plan: its goal, its progress and its tasks (PLN-01). */
export const PlanView = ({ plan, tasks, onDeleted }: Props) => {
  const words = useTaskWords();
  const service = useTaskService();
  const { actions, create, sheets } = useTaskActions();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const planTasks = tasks.filter((task) => task.plan_id === plan.id);
  const [active, done] = [activeTasks(planTasks), completedTasks(planTasks)];
  const progress = planProgress(planTasks);
  const isActive = plan.status === 'active';
  const about = [useFieldNames()(plan.field_id), usePlanDays()(plan), !isActive && words.plans.finished]
    .filter(Boolean)
    .join(' · ');
  const preset = { plan_id: plan.id, field_id: plan.field_id };
  const remove = async () => {
    if (await service.deleteFarmPlan(plan.id)) onDeleted();
  };
  return (
    <Screen
      title={plan.title}
      back="/farm-planning"
      action={
        <Button wide icon={PlusIcon} onClick={() => create(preset)}>
          {words.plans.addTask}
        </Button>
      }
    >
      <Stack>
        {about && <MutedText>{about}</MutedText>}
        {plan.goal && <p>{plan.goal}</p>}
        {plan.description && <p className={styles.lines}>{plan.description}</p>}
        {progress.of > 0 && (
          <Progress
            label={words.plans.done(progress.done, progress.of)}
            done={progress.done}
            total={progress.of}
          />
        )}
        <QuickAdd preset={preset} />
        <section aria-labelledby="plan-tasks">
          <Stack gap="small">
            <h2 id="plan-tasks">{words.plans.tasks}</h2>
            <ActiveList tasks={active} label={words.plans.tasks} {...actions} />
          </Stack>
        </section>
        {done.length > 0 && (
          <section aria-labelledby="plan-done">
            <Stack gap="small">
              <h2 id="plan-done">{words.completedTasks}</h2>
              <CompletedList tasks={done} label={words.completedTasks} {...actions} />
            </Stack>
          </section>
        )}
        <Row gap="small">
          <Button tone="quiet" icon={EditIcon} onClick={() => setOpen('edit')}>
            {words.plans.edit}
          </Button>
          <Button
            tone="quiet"
            icon={CheckIcon}
            onClick={() => {
              void service.updateFarmPlan(plan.id, { status: isActive ? 'completed' : 'active' });
            }}
          >
            {isActive ? words.plans.finish : words.plans.reopen}
          </Button>
          <Button tone="quiet" icon={BinIcon} onClick={() => setOpen('remove')}>
            {words.plans.remove}
          </Button>
        </Row>
      </Stack>
      {sheets}
      {open === 'edit' && <PlanSheet plan={plan} onClose={() => setOpen(null)} />}
      {open === 'remove' && (
        <Confirm
          title={plan.title}
          confirmLabel={words.confirm.act}
          onConfirm={remove}
          onClose={() => setOpen(null)}
        >
          <p>{words.confirm.plan}</p>
          {planTasks.length > 0 && <p>{words.plans.goesWith(planTasks.length)}</p>}
        </Confirm>
      )}
    </Screen>
  );
};
