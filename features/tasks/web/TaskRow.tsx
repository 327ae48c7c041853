import { startTransition, useOptimistic } from 'react';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { IconButton } from '#kit/web/ui/Button.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { BinIcon } from '#kit/web/ui/more-icons.tsx';
import { isLate } from '../domain/daily.ts';
import { toggled } from '../domain/status.ts';
import type { Status, Task } from '../domain/task.ts';
import { dueText, repeatsText } from './task-text.ts';
import { useTaskWords } from './words.ts';
import styles from './tasks.module.css';

export interface TaskRowActions {
  readonly onToggle: (task: Task, status: Status) => Promise<void>;
  readonly onOpen: (task: Task) => void;
  readonly onRemove: (task: Task) => void;
}
interface Props extends TaskRowActions {
  readonly task: WithPending<Task>;
  readonly fieldName: string | null;
}

const TaskBadges = ({ task }: { readonly task: Task }) => {
  const words = useTaskWords();
  const repeats = repeatsText(task, words);
  const marks = [
    task.priority === 'high' && (
      <Badge key="high" tone="maize">
        {words.highPriority}
      </Badge>
    ),
    task.status === 'in_progress' && (
      <Badge key="begun" tone="sky">
        {words.row.begun}
      </Badge>
    ),
    repeats && (
      <Badge key="repeats" tone="plain">
        {repeats}
      </Badge>
    ),
    task.assigned_to && (
      <Badge key="who" tone="plain">
        {words.row.for(task.assigned_to)}
      </Badge>
    ),
  ].filter(Boolean);
  return marks.length > 0 && task.status !== 'completed' ? (
    <span className={styles.marks}>{marks}</span>
  ) : null;
};

/** One task: checkbox, text and delete button. */
export const TaskRow = ({ task, fieldName, onToggle, onOpen, onRemove }: Props) => {
  const words = useTaskWords();
  const format = useFormat();
  const today = dayInNairobi(new Date());
  const [done, setDone] = useOptimistic(task.status === 'completed');
  const toggle = (): void =>
    startTransition(async () => {
      setDone(!done);
      // By what the box shows: an earlier tap may still be being saved.
      await onToggle(task, toggled(done ? 'completed' : 'pending'));
    });
  return (
    <li className={styles.row}>
      <label className={styles.tick}>
        <input
          // The focus follows it from one list to the other (keep-focus.ts).
          id={`done-${task.id}`}
          type="checkbox"
          className={styles.box}
          checked={done}
          onChange={toggle}
          aria-label={done ? words.row.done(task.title) : words.row.notDone(task.title)}
        />
      </label>
      <button type="button" className={styles.open} onClick={() => onOpen(task)}>
        <span className={classes(styles.title, done && styles.done)}>{task.title}</span>
        {task.description && <span className={styles.soft}>{task.description}</span>}
        <span className={isLate(task, today) ? styles.late : styles.soft}>
          {[dueText(task, today, words, format), fieldName, task.pending && words.row.waiting]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <TaskBadges task={task} />
      </button>
      <IconButton label={words.row.remove(task.title)} icon={BinIcon} onClick={() => onRemove(task)} />
    </li>
  );
};
