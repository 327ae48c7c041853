import { startTransition, useOptimistic } from 'react';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { SyncAge } from '#kit/web/ui/SyncAge.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useWords } from '#kit/web/words.tsx';
import { dailyTasks, isLate } from '../domain/daily.ts';
import type { Task } from '../domain/task.ts';
import { taskCardEn } from '../words.card.en.ts';
import { taskCardSw } from '../words.card.sw.ts';
import styles from './tasks.module.css';

const MAX_SHOWN = 3;

/** Due and overdue tasks as a checklist; nothing when there are none. */
export const DueTasksCard = () => {
  const words = useWords({ en: taskCardEn, sw: taskCardSw });
  const format = useFormat();
  const store = useStore();
  const [finishing, addFinishing] = useOptimistic<readonly string[], string>([], (ids, id) => [...ids, id]);
  const today = dayInNairobi(new Date());
  const due = dailyTasks(useRows<Task>('farm_plan_task'), today).filter(
    (task) => task.due_date !== null && task.due_date <= today,
  );
  if (due.length === 0) return null;
  const finish = ({ id }: Task): void =>
    startTransition(async () => {
      addFinishing(id);
      // Loads the contract on the first tick, not with the home screen.
      const { setTaskStatus } = await import('../contract.ts');
      const result = await store.send(setTaskStatus, { id, status: 'completed', on: today });
      if (!result.ok) showToast(words.failed, { tone: 'bad' });
    });
  return (
    <Card labelledBy="due-today">
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h2 id="due-today">{words.dueTitle}</h2>
          <SyncAge />
        </SpaceBetween>
        <ul className={styles.list}>
          {due.slice(0, MAX_SHOWN).map((task) => (
            <li key={task.id} className={styles.row}>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={finishing.includes(task.id)}
                  onChange={() => finish(task)}
                  aria-label={words.done(task.title)}
                />
              </label>
              <span className={styles.open}>
                <span className={styles.title}>{task.title}</span>
                {isLate(task, today) && task.due_date ? (
                  <span className={styles.late}>{words.overdueSince(format.shortDay(task.due_date))}</span>
                ) : (
                  task.due_time && <span className={styles.soft}>{words.at(task.due_time)}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
        {due.length > MAX_SHOWN && <MutedText>{words.more(due.length - MAX_SHOWN)}</MutedText>}
        <LinkButton to="/farm-planning" tone="plain">
          {words.allTasks}
        </LinkButton>
      </Stack>
    </Card>
  );
};
