import { RestoredDraftNotice } from '#features/fields/web/home/Resumed.tsx';
import { useFieldWords } from '#features/fields/web/words.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field, Select, TextArea } from '#kit/web/ui/Field.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { NO_FIELD } from '../domain/form.ts';
import type { FarmPlan } from '../domain/plan.ts';
import { DESCRIPTION_MAX, TITLE_MAX } from '../domain/task.ts';
import { type PlanForm, usePlanForm } from './use-plan-form.ts';
import { useTaskWords } from './words.ts';

const GOAL_MAX = 500;

const PlanInputs = ({ form }: { readonly form: PlanForm }) => {
  const words = useTaskWords();
  const { unnamed } = useFieldWords();
  const { draft, change, errorOf } = form;
  return (
    <>
      <Field
        label={words.plans.name}
        hint={words.plans.nameHint}
        value={draft.title}
        onChange={(title) => change({ title })}
        error={errorOf('title')}
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
          ...form.fields.map(({ id, name }) => ({ value: id, label: name ?? unnamed })),
        ]}
        error={errorOf('field')}
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
          error={errorOf('end')}
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
    </>
  );
};

interface Props {
  readonly plan: FarmPlan | null;
  readonly onClose: () => void;
  readonly onCreated?: (id: string) => void;
}

/** A new plan, or an edit of an existing one (PLN-02). */
export const PlanSheet = ({ plan, onClose, onCreated }: Props) => {
  const { plans: words } = useTaskWords();
  const form = usePlanForm(plan, (id) => {
    onClose();
    onCreated?.(id);
  });
  return (
    <Sheet title={plan ? words.editTitle : words.createTitle} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.saving.run();
        }}
      >
        <Stack>
          {form.resumed && <RestoredDraftNotice onStartOver={form.anew} />}
          <PlanInputs form={form} />
          <Button type="submit" wide icon={CheckIcon} busy={form.saving.busy}>
            {plan ? words.saveChanges : words.save}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
};
