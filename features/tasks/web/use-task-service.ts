import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Refused, Result } from '#kit/pure/result.ts';
import { useFormat, type Format } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Begun, SendRefusal, Store } from '#kit/web/store/store.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import {
  addPlan,
  addTask,
  bringBackTask,
  changePlan,
  changeTask,
  removePlan,
  removeTask,
  setTaskStatus,
} from '../contract.ts';
import { dailyTasks } from '../domain/daily.ts';
import type { AddPlan, ChangePlan, FarmPlan } from '../domain/plan.ts';
import { nextOccurrence } from '../domain/status.ts';
import { type TaskDetails, blankTask, type Status, type Task } from '../domain/task.ts';
import { useTaskRefusals, useTaskWords, type TaskWords } from './words.ts';

type SendResult = Result<{ readonly id: string }, SendRefusal>;
const today = () => dayInNairobi(new Date());

/** Messages about the result of a change. */
const useResultMessages = () => {
  const words = useTaskWords();
  const refusalText = useRefusalText(useTaskRefusals());
  const failed = (
    text: string,
    refused: Refused,
    withReason = (why: string): string => `${text}. ${why}`,
  ): void =>
    void showToast(
      refused.code === 'session.missing' ? words.failed.signedOut : withReason(refusalText(refused)),
      { tone: 'bad' },
    );
  const notify = (result: SendResult, good: string, bad: string): boolean => {
    if (result.ok) showToast(good, { tone: 'good' });
    else failed(bad, result);
    return result.ok;
  };
  return { failed, notify };
};

interface ServiceParts extends ReturnType<typeof useResultMessages> {
  readonly store: Store;
  readonly words: TaskWords;
  readonly format: Format;
}

const planService = ({ store, words, notify }: ServiceParts) => ({
  createFarmPlan: async (plan: Omit<AddPlan, 'id'>): Promise<string | null> => {
    const id = newId();
    return notify(await store.send(addPlan, { id, ...plan }), words.done.planCreated, words.failed.createPlan)
      ? id
      : null;
  },
  updateFarmPlan: async (
    id: string,
    updates: Omit<ChangePlan, 'id'>,
    formStart?: Begun<FarmPlan>,
  ): Promise<boolean> =>
    notify(
      await store.send(changePlan, { id, ...updates }, { formStart }),
      words.done.planUpdated,
      words.failed.updatePlan,
    ),
  deleteFarmPlan: async (id: string): Promise<boolean> =>
    notify(await store.send(removePlan, { id }), words.done.planDeleted, words.failed.deletePlan),
});

const taskService = ({ store, words, format, failed, notify }: ServiceParts) => {
  const bringBack = async (task: Task): Promise<void> => {
    notify(await store.send(bringBackTask, task), words.confirm.back, words.failed.createTask);
  };

  return {
    createFarmPlanTask: async (task: TaskDetails): Promise<string | null> => {
      const id = newId();
      const result = await store.send(addTask, { id, ...task });
      if (result.ok) showToast(words.done.taskCreated, { tone: 'good' });
      else failed(words.failed.createTask, result, words.failed.createTaskWhy);
      return result.ok ? id : null;
    },
    quickAddTask: async (title: string, options: Partial<TaskDetails> = {}): Promise<string | null> => {
      const id = newId();
      return notify(
        await store.send(addTask, { id, ...blankTask(), ...options, title }),
        words.done.taskAdded,
        words.failed.addTask,
      )
        ? id
        : null;
    },
    updateDailyTask: async (
      id: string,
      updates: Partial<TaskDetails>,
      formStart?: Begun<Task>,
    ): Promise<boolean> =>
      notify(
        await store.send(changeTask, { id, ...updates }, { formStart }),
        words.done.taskUpdated,
        words.failed.updateTask,
      ),
    /** Shows a message only when a completed task has a next occurrence. */
    setStatus: async (task: Task, status: Status): Promise<void> => {
      const on = today();
      const result = await store.send(setTaskStatus, { id: task.id, status, on });
      if (!result.ok) {
        failed(words.failed.updateTask, result);
        return;
      }
      const next = status === 'completed' ? nextOccurrence(task, on, '') : null;
      if (next?.due_date) showToast(words.sheet.next(format.shortDay(next.due_date)), { tone: 'good' });
    },
    deleteDailyTask: async (task: Task): Promise<boolean> => {
      const result = await store.send(removeTask, { id: task.id });
      if (result.ok)
        showToast(words.done.taskDeleted, {
          action: {
            label: words.confirm.undo,
            run: () => {
              void bringBack(task);
            },
          },
        });
      else failed(words.failed.deleteTask, result);
      return result.ok;
    },
  };
};

/**
 * The plan and task service of PLN-21, over the phone's store: changes apply at once and are sent when
 * possible.
 */
export const useTaskService = () => {
  const words = useTaskWords();
  const store = useStore();
  const format = useFormat();
  const parts = { store, words, format, ...useResultMessages() };

  return {
    getDailyTasks: (): readonly Task[] =>
      // The store's rows of this kind have the contract's shape.
      dailyTasks(store.snapshot().view.all('farm_plan_task') as unknown as readonly Task[], today()),
    ...planService(parts),
    ...taskService(parts),
  };
};
