import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { useFieldName } from '#features/fields/web/field-name.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { Task } from '../domain/task.ts';
import { TaskRow, type TaskRowActions } from './TaskRow.tsx';
import { useTaskWords } from './words.ts';
import styles from './tasks.module.css';

/** A field's name in a row; null for a task without a field, or of a deleted one. */
export const useFieldNames = (): ((id: string | null) => string | null) => {
  const nameOf = useFieldName();
  const fields = useRows<Field>('field');
  return (id) => {
    const field = id === null ? undefined : fields.find((f) => f.id === id);
    return field ? nameOf(field) : null;
  };
};

interface Props extends TaskRowActions {
  readonly tasks: readonly WithPending<Task>[];
  readonly label: string;
}

export const TaskList = ({ tasks, label, ...acts }: Props) => {
  const nameOf = useFieldNames();
  return (
    <ul className={styles.list} aria-label={label}>
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} fieldName={nameOf(task.field_id)} {...acts} />
      ))}
    </ul>
  );
};

/** What is late and due comes first, so the first few are what to do now. */
const FIRST = 5;
const PAGE_SIZE = 40;

/** Open tasks: the first few, then `PAGE_SIZE` more at a time. */
export const ActiveList = ({ tasks, ...rest }: Props) => {
  const words = useTaskWords();
  const [shown, setShown] = useState(FIRST);
  if (tasks.length === 0) return <MutedText>{words.noneHere}</MutedText>;
  return (
    <Stack gap="small">
      <TaskList tasks={tasks.slice(0, shown)} {...rest} />
      {tasks.length > shown && (
        <Button tone="plain" onClick={() => setShown(shown + PAGE_SIZE)}>
          {words.more(tasks.length - shown)}
        </Button>
      )}
    </Stack>
  );
};

/** PLN-06. */
const MAX_COMPLETED_FIRST = 5;

export const CompletedList = ({ tasks, ...rest }: Props) => {
  const words = useTaskWords();
  const [shown, setShown] = useState(MAX_COMPLETED_FIRST);
  const more = tasks.length - shown;
  return (
    <Stack gap="small">
      <TaskList tasks={tasks.slice(0, shown)} {...rest} />
      {more > 0 && (
        <Button
          tone="plain"
          onClick={() => setShown(shown === MAX_COMPLETED_FIRST ? PAGE_SIZE : shown + PAGE_SIZE)}
        >
          {words.moreCompleted(more)}
        </Button>
      )}
    </Stack>
  );
};
