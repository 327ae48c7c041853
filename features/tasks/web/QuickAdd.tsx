import { useState } from 'react';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { blankTask, decideAdd, TITLE_MAX, type TaskDetails } from '../domain/task.ts';
import { useTaskService } from './use-task-service.ts';
import { useTaskRefusals, useTaskWords } from './words.ts';
import styles from './tasks.module.css';

/** One line and Enter (PLN-03); the task is for today. */
export const QuickAdd = ({ preset = {} }: { readonly preset?: Partial<TaskDetails> }) => {
  const words = useTaskWords();
  const refusals = useTaskRefusals();
  const { quickAddTask } = useTaskService();
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string | null>(null);
  const adding = useExclusiveAction(async () => {
    const task = { ...blankTask(), due_date: dayInNairobi(new Date()), ...preset, title };
    const decided = decideAdd({ ...task, id: '' }, null, { hasField: true, hasPlan: true }, '');
    if (!decided.ok) {
      setError(refusals[decided.code]);
      return;
    }
    if (await quickAddTask(title, task)) setTitle('');
  });
  const submit = (): void => {
    if (title.trim() !== '') adding.run();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.quick}>
        <Field
          label={words.quick.label}
          placeholder={words.quick.hint}
          value={title}
          onChange={(text) => {
            setTitle(text);
            setError(null);
          }}
          error={error}
          maxLength={TITLE_MAX}
          mic
          autoComplete="off"
          enterKeyHint="done"
        />
        <Button type="submit" tone="quiet" busy={adding.busy}>
          {words.quick.add}
        </Button>
      </div>
    </form>
  );
};
