import type { Field } from '#features/fields/domain/field.ts';
import { useFieldName } from '#features/fields/web/field-name.ts';
import { FieldChoice } from '#features/fields/web/FieldChoice.tsx';
import { useRows } from '#kit/web/store/hooks.ts';
import { Select } from '#kit/web/ui/Field.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { FieldIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { NO_FIELD, NONE } from '../domain/form.ts';
import type { Task } from '../domain/task.ts';
import { stageText } from './stage-text.ts';
import { useTaskWords } from './words.ts';

export interface Filter {
  readonly field: string;
  readonly stage: string;
}
export const NO_FILTER: Filter = { field: NONE, stage: NONE };

export const matchesFilter =
  ({ field, stage }: Filter) =>
  (task: Task): boolean =>
    (field === NONE || (field === NO_FIELD ? task.field_id === null : task.field_id === field)) &&
    (stage === NONE || task.stage === stage);

/** Resets a filter whose last task is gone: it would show nothing and offer no way back. */
export const withoutEmptyFilters = (filter: Filter, tasks: readonly Task[]): Filter => ({
  field: tasks.some(matchesFilter({ ...NO_FILTER, field: filter.field })) ? filter.field : NONE,
  stage: tasks.some(matchesFilter({ ...NO_FILTER, stage: filter.stage })) ? filter.stage : NONE,
});

interface Props {
  readonly tasks: readonly Task[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Shows only filters that offer a choice. */
export const Filters = ({ tasks, filter, onChange }: Props) => {
  const words = useTaskWords();
  const nameOf = useFieldName();
  const fields = useRows<Field>('field').filter(({ id }) => tasks.some((task) => task.field_id === id));
  const stages = [...new Set(tasks.flatMap(({ stage }) => stage ?? []))];
  const hasTaskWithoutField = tasks.some((task) => task.field_id === null);
  if (fields.length + (hasTaskWithoutField ? 1 : 0) < 2 && stages.length === 0) return null;
  const field = fields.find(({ id }) => id === filter.field);
  const stage = stages.find((value) => value === filter.stage);
  const chosenText = [
    field ? nameOf(field) : filter.field === NO_FIELD ? words.filters.noField : words.filters.anyField,
    stage && stageText(stage, words),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Fold id="task-filters" icon={FieldIcon} title={words.filters.field} fact={chosenText}>
      <Stack gap="small">
        {fields.length > 0 && (
          <FieldChoice
            label={words.filters.field}
            fields={fields}
            value={filter.field}
            onChange={(field) => onChange({ ...filter, field })}
            before={[{ value: NONE, label: words.filters.anyField }]}
            after={hasTaskWithoutField ? [{ value: NO_FIELD, label: words.filters.noField }] : []}
          />
        )}
        {stages.length > 0 && (
          <Select
            label={words.filters.stage}
            value={filter.stage}
            onChange={(stage) => onChange({ ...filter, stage })}
            options={[
              { value: NONE, label: words.filters.anyStage },
              ...stages.map((value) => ({ value, label: stageText(value, words) })),
            ]}
          />
        )}
      </Stack>
    </Fold>
  );
};
