import { useState } from 'react';
import type { Field as Plot } from '#features/fields/domain/field.ts';
import { RestoredDraftNotice } from '#features/fields/web/home/Resumed.tsx';
import { useFieldWords } from '#features/fields/web/words.ts';
import { restrictToShape, useDraftForm } from '#kit/web/draft-form.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field, Select, TextArea } from '#kit/web/ui/Field.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { NO_FIELD } from '../domain/form.ts';
import { decideAddPlan, type FarmPlan } from '../domain/plan.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from '../domain/task.ts';
import { useTaskService } from './use-task-service.ts';
import { useTaskRefusals, useTaskWords } from './words.ts';

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
const changed = (now: ReturnType<typeof detailsOf>, was: ReturnType<typeof detailsOf>) =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => value !== was[key as keyof typeof was]),
  ) as Partial<typeof now>;

const GOAL_MAX = 500;

interface Props {
  readonly plan: FarmPlan | null;
  readonly onClose: () => void;
  readonly onCreated?: (id: string) => void;
}

/** A new plan, or an edit of an existing one (PLN-02). */
export const PlanSheet = ({ plan, onClose, onCreated }: Props) => {
  const words = useTaskWords();
  const refusals = useTaskRefusals();
  const { unnamed } = useFieldWords();
  const store = useStore();
  const service = useTaskService();
  const fields = useRows<Plot>('field');
  const {
    value: draft,
    keep,
    forget,
    current,
    resumed,
    anew,
  } = useDraftForm<Draft>(
    `plan_${plan?.id ?? 'new'}`,
    (saved) => (saved === null ? null : restrictToShape(draftOf(plan), saved)),
    () => draftOf(plan),
  );
  const [begun] = useState(() => (plan ? store.startForm(plan) : null));
  const [error, setError] = useState<{
    readonly in: 'title' | 'end' | 'field';
    readonly text: string;
  } | null>(null);
  const change = (what: Partial<Draft>): void => {
    setError(null);
    keep((now) => ({ ...now, ...what }));
  };
  const saving = useExclusiveAction(async () => {
    const details = detailsOf(current(), plan);
    const decided = decideAddPlan(
      { id: '', ...details },
      null,
      details.field_id === null || fields.some(({ id }) => id === details.field_id),
      '',
    );
    if (!decided.ok) {
      setError({
        in:
          decided.code === 'tasks.title_short'
            ? 'title'
            : decided.code === 'tasks.field_not_found'
              ? 'field'
              : 'end',
        text: refusals[decided.code],
      });
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
    forget();
    onClose();
    onCreated?.(id);
  });
  return (
    <Sheet title={plan ? words.plans.editTitle : words.plans.createTitle} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saving.run();
        }}
      >
        <Stack>
          {resumed && <RestoredDraftNotice onStartOver={anew} />}
          <Field
            label={words.plans.name}
            hint={words.plans.nameHint}
            value={draft.title}
            onChange={(title) => change({ title })}
            error={error?.in === 'title' ? error.text : null}
            maxLength={TITLE_MAX}
            mic
            autoComplete="off"
          />
          <Field
            label={words.plans.goal}
            value={draft.goal}
            onChange={(goal) => change({ goal })}
            maxLength={GOAL_MAX}
            mic
            autoComplete="off"
          />
          <Select
            label={words.plans.field}
            value={draft.field}
            onChange={(field) => change({ field })}
            options={[
              { value: NO_FIELD, label: words.sheet.noField },
              ...fields.map(({ id, name }) => ({ value: id, label: name ?? unnamed })),
            ]}
            error={error?.in === 'field' ? error.text : null}
          />
          <Row gap="small">
            <Field
              label={words.plans.start}
              type="date"
              value={draft.start}
              onChange={(start) => change({ start })}
            />
            <Field
              label={words.plans.end}
              type="date"
              value={draft.end}
              onChange={(end) => change({ end })}
              error={error?.in === 'end' ? error.text : null}
            />
          </Row>
          <TextArea
            label={words.plans.description}
            value={draft.description}
            onChange={(description) => change({ description })}
            maxLength={DESCRIPTION_MAX}
            rows={2}
            mic
          />
          <Button type="submit" wide icon={CheckIcon} busy={saving.busy}>
            {plan ? words.plans.saveChanges : words.plans.save}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
};
