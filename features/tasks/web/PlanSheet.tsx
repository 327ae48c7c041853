import { FieldChoice } from '#features/fields/web/FieldChoice.tsx';
import { RestoredDraftNotice } from '#features/fields/web/home/Resumed.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field, TextArea } from '#kit/web/ui/Field.tsx';
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
      {form.fields.length > 0 && (
        <FieldChoice
          label={words.plans.field}
          fields={form.fields}
          value={draft.field}
          onChange={(field) => change({ field })}
          error={errorOf('field')}
          before={[{ value: NO_FIELD, label: words.sheet.noField }]}
        />
      )}
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
