import { useState } from 'react';
import { restrictToShape, useDraftForm } from '#kit/web/draft-form.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import {
  changesOf,
  type Draft,
  type DraftInput,
  draftOf,
  minutesOf,
  inputOfRefusal,
  detailsOf,
} from '../domain/form.ts';
import { decideAdd, priorities, type Task, type TaskDetails, type DetailsRefusal } from '../domain/task.ts';
import { useTaskService } from './use-task-service.ts';
import { useTaskRefusals, useTaskWords } from './words.ts';

type Faults = Partial<Record<DraftInput | 'hours', string>>;

/** A task's form: a new one with known values, or an existing one. */
export const useTaskForm = (before: Task | null, preset: Partial<TaskDetails>) => {
  const words = useTaskWords();
  const refusals = useTaskRefusals();
  const store = useStore();
  const service = useTaskService();
  const refusalText = useRefusalText(refusals);
  const start = (): Draft => draftOf(before ?? preset);
  const name = `task_${before?.id ?? `new${preset.plan_id ?? ''}${preset.due_date ?? ''}${preset.field_id ?? ''}`}`;
  const form = useDraftForm<Draft>(
    name,
    (saved) => (saved === null ? null : restrictToShape(start(), saved, { priority: priorities })),
    start,
  );
  const [begun] = useState(() => (before ? store.startForm(before) : null));
  const [faults, setFaults] = useState<Faults>({});

  const faultsOf = (draft: Draft): Faults => {
    const { view } = store.snapshot();
    const details = detailsOf(draft, before ?? preset);
    const preconditions = {
      hasField: details.field_id === null || view.get('field', details.field_id) !== undefined,
      hasPlan: details.plan_id === null || view.get('farm_plan', details.plan_id) !== undefined,
    };
    const decided = decideAdd({ ...details, id: '' }, null, preconditions, '');
    const hours = minutesOf(draft.hours) === null ? { hours: words.sheet.durationWrong } : {};
    return decided.ok
      ? hours
      : { ...hours, [inputOfRefusal[decided.code as DetailsRefusal]]: refusalText(decided) };
  };

  const save = async (): Promise<boolean> => {
    const draft = form.current();
    const found = faultsOf(draft);
    setFaults(found);
    const [first] = Object.values(found);
    // The input may be hidden by "more".
    if (first !== undefined) {
      showToast(first, { tone: 'bad' });
      return false;
    }
    const changes = begun ? changesOf(draft, begun.row) : {};
    const saved =
      begun === null
        ? (await service.createFarmPlanTask(detailsOf(draft, preset))) !== null
        : Object.keys(changes).length === 0 || (await service.updateDailyTask(begun.row.id, changes, begun));
    if (saved) form.forget();
    return saved;
  };
  return {
    draft: form.value,
    faults,
    save,
    resumed: form.resumed,
    anew: form.reset,
    forget: form.forget,
    change: (what: Partial<Draft>): void => {
      form.update((now) => ({ ...now, ...what }));
      setFaults({});
    },
  };
};

export type TaskForm = ReturnType<typeof useTaskForm>;
