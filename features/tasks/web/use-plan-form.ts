import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { restrictToShape, useDraftForm } from '#kit/web/draft-form.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import { NO_FIELD } from '../domain/form.ts';
import { decideAddPlan, type FarmPlan } from '../domain/plan.ts';
import { useTaskService } from './use-task-service.ts';
import { useTaskRefusals } from './words.ts';

const draftOf = (plan: FarmPlan | null) => ({
  title: plan?.title ?? '',
  goal: plan?.goal ?? '',
  description: plan?.description ?? '',
  field: plan?.field_id ?? NO_FIELD,
  start: plan?.start_date ?? '',
  end: plan?.end_date ?? '',
});
type Draft = ReturnType<typeof draftOf>;
const detailsOf = ({ title, goal, description, field, start, end }: Draft, plan: FarmPlan | null) => ({
  title,
  goal: goal.trim() || null,
  description: description.trim() || null,
  field_id: field === NO_FIELD ? null : field,
  crop_type: plan?.crop_type ?? null,
  start_date: start || null,
  end_date: end || null,
});
type Details = ReturnType<typeof detailsOf>;
const changed = (now: Details, was: Details) =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => value !== was[key as keyof Details]),
  ) as Partial<Details>;

type PlanInput = 'title' | 'end' | 'field';
interface Fault {
  readonly in: PlanInput;
  readonly text: string;
}

/** Checks the details of a plan; null if they can be saved. */
const useFindFault = (fields: readonly Field[]) => {
  const refusals = useTaskRefusals();
  return (details: Details): Fault | null => {
    const hasField = details.field_id === null || fields.some(({ id }) => id === details.field_id);
    const decided = decideAddPlan({ id: '', ...details }, null, hasField, '');
    if (decided.ok) return null;
    const text = refusals[decided.code];
    if (decided.code === 'tasks.title_short') return { in: 'title', text };
    return { in: decided.code === 'tasks.field_not_found' ? 'field' : 'end', text };
  };
};

/** The form of a new plan, or of an existing one. `onSaved` receives the plan's id. */
export const usePlanForm = (plan: FarmPlan | null, onSaved: (id: string) => void) => {
  const store = useStore();
  const service = useTaskService();
  const fields = useRows<Field>('field');
  const findFault = useFindFault(fields);
  const form = useDraftForm<Draft>(
    `plan_${plan?.id ?? 'new'}`,
    (saved) => (saved === null ? null : restrictToShape(draftOf(plan), saved)),
    () => draftOf(plan),
  );
  const [begun] = useState(() => (plan ? store.startForm(plan) : null));
  const [fault, setFault] = useState<Fault | null>(null);
  const saving = useExclusiveAction(async () => {
    const details = detailsOf(form.current(), plan);
    const found = findFault(details);
    if (found) {
      setFault(found);
      return;
    }
    const id = plan
      ? (await service.updateFarmPlan(
          plan.id,
          changed(details, detailsOf(draftOf(begun!.row), plan)),
          begun!,
        )) && plan.id
      : await service.createFarmPlan(details);
    if (!id) return;
    form.forget();
    onSaved(id);
  });
  return {
    draft: form.value,
    fields,
    saving,
    resumed: form.resumed,
    anew: form.reset,
    errorOf: (input: PlanInput): string | null => (fault?.in === input ? fault.text : null),
    change: (what: Partial<Draft>): void => {
      setFault(null);
      form.update((now) => ({ ...now, ...what }));
    },
  };
};

export type PlanForm = ReturnType<typeof usePlanForm>;
