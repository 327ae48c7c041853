import { useState } from 'react';
import type { Field as Plot } from '#features/fields/domain/field.ts';
import { FieldChoice } from '#features/fields/web/FieldChoice.tsx';
import { RestoredDraftNotice } from '#features/fields/web/home/Resumed.tsx';
import { whatsappLink } from '#features/suppliers/domain/phone.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Button, ExternalLink } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field, Select, TextArea } from '#kit/web/ui/Field.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { BinIcon, SendIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { NO_FIELD, NONE, stages, usualRepeats } from '../domain/form.ts';
import type { FarmPlan } from '../domain/plan.ts';
import {
  categories,
  DESCRIPTION_MAX,
  NAME_MAX,
  priorities,
  type Priority,
  type Task,
  TITLE_MAX,
  type TaskDetails,
} from '../domain/task.ts';
import { shareText } from './share.ts';
import { repeatText, shareMessage } from './task-text.ts';
import { useFieldNames } from './TaskList.tsx';
import { type TaskForm, useTaskForm } from './use-task-form.ts';
import { useTaskService } from './use-task-service.ts';
import { useTaskWords } from './words.ts';

type FormProps = { readonly form: TaskForm };

const TaskField = ({ form: { draft, change, faults } }: FormProps) => {
  const words = useTaskWords();
  const fields = useRows<Plot>('field');
  if (fields.length === 0) return null;
  return (
    <FieldChoice
      label={words.sheet.field}
      fields={fields}
      value={draft.fieldId}
      onChange={(fieldId) => change({ fieldId })}
      error={faults.fieldId}
      before={[{ value: NO_FIELD, label: words.sheet.noField }]}
    />
  );
};

const RepeatSelect = ({ form: { draft, change } }: FormProps) => {
  const words = useTaskWords();
  const offered = usualRepeats.includes(draft.repeat) ? usualRepeats : [...usualRepeats, draft.repeat];
  return (
    <Select
      label={words.sheet.repeat}
      value={draft.repeat}
      options={offered.map((value) => ({ value, label: repeatText(value, words) }))}
      onChange={(repeat) => change({ repeat })}
    />
  );
};

/** Inputs that most tasks do not need. */
const OptionalInputs = ({ form: { draft, change, faults } }: FormProps) => {
  const words = useTaskWords();
  const plans = useRows<FarmPlan>('farm_plan');
  return (
    <>
      <Field
        label={words.sheet.who}
        hint={words.sheet.whoHint}
        value={draft.who}
        onChange={(who) => change({ who })}
        maxLength={NAME_MAX}
        autoComplete="off"
      />
      <Field
        label={words.sheet.phone}
        type="tel"
        inputMode="tel"
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        error={faults.phone}
        maxLength={30}
        autoComplete="off"
      />
      <Field
        label={words.sheet.duration}
        value={draft.hours}
        onChange={(hours) => change({ hours })}
        error={faults.hours}
        inputMode="decimal"
        autoComplete="off"
      />
      <Select
        label={words.sheet.category}
        value={draft.category}
        onChange={(category) => change({ category })}
        options={[
          { value: NONE, label: words.sheet.noCategory },
          ...categories.map((value) => ({ value: value as string, label: words.categories[value] })),
        ]}
      />
      <Select
        label={words.sheet.stage}
        value={draft.stage}
        onChange={(stage) => change({ stage })}
        options={[
          { value: NONE, label: words.sheet.noStage },
          ...stages.map((value) => ({ value: value as string, label: words.stages[value] })),
        ]}
      />
      {plans.length > 0 && (
        <Select
          label={words.sheet.plan}
          value={draft.planId}
          onChange={(planId) => change({ planId })}
          options={[
            { value: NONE, label: words.sheet.noPlan },
            ...plans.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          error={faults.planId}
        />
      )}
    </>
  );
};

/** Why it was suggested, as shown at that time. */
const Reason = ({ task }: { readonly task: Task }) => {
  const words = useTaskWords();
  const format = useFormat();
  if (!task.why) return null;
  return (
    <Notice title={words.sheet.why}>
      <p>{task.why}</p>
      {task.valid_until && <p>{words.sheet.until(format.shortDay(task.valid_until))}</p>}
      {task.source && (
        <p>
          {words.sheet.source}: {task.source}
        </p>
      )}
    </Notice>
  );
};

interface TaskActionsProps {
  readonly task: Task;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const TaskActions = ({ task, onRemove, onClose }: TaskActionsProps) => {
  const words = useTaskWords();
  const format = useFormat();
  const { setStatus } = useTaskService();
  const text = shareMessage(task, useFieldNames()(task.field_id), words, format);
  return (
    <Stack gap="small">
      {task.status === 'pending' && (
        <Button
          tone="quiet"
          wide
          onClick={() => {
            void setStatus(task, 'in_progress').then(onClose);
          }}
        >
          {words.sheet.begin}
        </Button>
      )}
      {task.assigned_phone && (
        <ExternalLink href={whatsappLink(task.assigned_phone, text)} tone="quiet" wide icon={SendIcon}>
          {words.sheet.sendTo(task.assigned_to ?? task.assigned_phone)}
        </ExternalLink>
      )}
      <Row gap="small">
        <Button
          tone="plain"
          icon={SendIcon}
          onClick={() => {
            void shareText(text);
          }}
        >
          {words.sheet.share}
        </Button>
        <Button tone="plain" icon={BinIcon} onClick={onRemove}>
          {words.sheet.remove}
        </Button>
      </Row>
    </Stack>
  );
};

interface Props {
  readonly task: Task | null;
  readonly preset?: Partial<TaskDetails>;
  readonly onClose: () => void;
  readonly onRemove?: (task: Task) => void;
}

/** Creates a task (PLN-04) or edits an existing one (PLN-02). */
export const TaskSheet = ({ task, preset = {}, onClose, onRemove }: Props) => {
  const words = useTaskWords();
  const form = useTaskForm(task, preset);
  const { draft, change, faults } = form;
  const [more, setMore] = useState(
    task !== null &&
      (task.assigned_to ??
        task.assigned_phone ??
        task.category ??
        task.stage ??
        task.estimated_duration ??
        task.plan_id) !== null,
  );
  const saving = useExclusiveAction(async () => {
    if (await form.save()) onClose();
  });
  const hidden = faults.phone ?? faults.hours ?? faults.planId;
  return (
    <Sheet title={task ? words.sheet.edit : words.sheet.create} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saving.run();
        }}
      >
        <Stack>
          {form.resumed && <RestoredDraftNotice onStartOver={form.anew} />}
          {task && <Reason task={task} />}
          <Field
            label={words.sheet.title}
            hint={words.sheet.titleHint}
            value={draft.title}
            onChange={(title) => change({ title })}
            error={faults.title}
            maxLength={TITLE_MAX}
            mic
            autoComplete="off"
          />
          <TextArea
            label={words.sheet.description}
            value={draft.description}
            onChange={(description) => change({ description })}
            maxLength={DESCRIPTION_MAX}
            rows={2}
            mic
          />
          <Choice<Priority>
            label={words.sheet.priority}
            options={priorities.map((value) => ({ value, label: words.priorities[value] }))}
            value={draft.priority}
            onChange={(priority) => change({ priority })}
          />
          <TaskField form={form} />
          <Row gap="small">
            <Field
              label={words.sheet.day}
              type="date"
              value={draft.dueDate}
              onChange={(dueDate) => change({ dueDate })}
              error={faults.dueDate}
            />
            <Field
              label={words.sheet.time}
              type="time"
              value={draft.dueTime}
              onChange={(dueTime) => change({ dueTime })}
            />
          </Row>
          <RepeatSelect form={form} />
          {more || hidden ? (
            <OptionalInputs form={form} />
          ) : (
            <Button tone="plain" onClick={() => setMore(true)}>
              {words.sheet.more}
            </Button>
          )}
          <Button type="submit" wide icon={CheckIcon} busy={saving.busy}>
            {task ? words.sheet.edit_act : words.sheet.create_act}
          </Button>
          {task && (
            <TaskActions
              task={task}
              onClose={onClose}
              onRemove={() => {
                form.forget();
                onRemove?.(task);
              }}
            />
          )}
        </Stack>
      </form>
    </Sheet>
  );
};
