import { useState } from 'react';
import { dayInNairobi, type Day } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, IconButton } from '#kit/web/ui/Button.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { BackIcon, ForwardIcon, PlusIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { type MonthDay, weeksOfMonth, shiftMonth } from '../domain/month.ts';
import type { Task } from '../domain/task.ts';
import { TaskList } from './TaskList.tsx';
import type { TaskRowActions } from './TaskRow.tsx';
import { useTaskWords } from './words.ts';
import styles from './tasks.module.css';

const MAX_DOTS = 3;

interface CellProps {
  readonly of: MonthDay;
  readonly today: Day;
  readonly isChosen: boolean;
  readonly onChoose: (day: Day) => void;
}

const Cell = ({ of: { day, inMonth, tasks, upcomingRepeats }, today, isChosen, onChoose }: CellProps) => {
  const words = useTaskWords();
  const format = useFormat();
  const solid = Math.min(MAX_DOTS, tasks.length);
  return (
    <td>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={words.calendar.chosen(format.day(day), tasks.length + upcomingRepeats.length)}
        onClick={() => onChoose(day)}
        className={classes(
          styles.day,
          !inMonth && styles.other,
          day === today && styles.today,
          isChosen && styles.chosen,
        )}
      >
        {Number(day.slice(8))}
        <span className={styles.dots}>
          {Array.from({ length: Math.min(MAX_DOTS, tasks.length + upcomingRepeats.length) }, (_, n) => (
            <span key={n} className={n < solid ? styles.dot : styles.ring} />
          ))}
        </span>
      </button>
    </td>
  );
};

interface Props extends TaskRowActions {
  readonly tasks: readonly WithPending<Task>[];
  readonly onAdd: (day: Day) => void;
}

/** A month calendar: a filled dot is a task, a ring is a repeat. Below it: the selected day. */
export const MonthView = ({ tasks, onAdd, ...acts }: Props) => {
  const words = useTaskWords();
  const format = useFormat();
  const today = dayInNairobi(new Date());
  const [month, setMonth] = useState(today);
  const [chosen, setChosen] = useState(today);
  const weeks = weeksOfMonth(tasks, month);
  const chosenDay = weeks.flat().find(({ day }) => day === chosen);
  const changeMonth = (by: number): void => {
    const next = shiftMonth(month, by);
    setMonth(next);
    setChosen(next.slice(0, 7) === today.slice(0, 7) ? today : next);
  };
  return (
    <Stack>
      <div className={styles.months}>
        <IconButton label={words.calendar.before} icon={BackIcon} onClick={() => changeMonth(-1)} />
        <h2 aria-live="polite">{format.month(month)}</h2>
        <IconButton label={words.calendar.after} icon={ForwardIcon} onClick={() => changeMonth(1)} />
      </div>
      <table className={styles.month}>
        <thead>
          <tr>
            {words.calendar.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]!.day}>
              {week.map((of) => (
                <Cell key={of.day} of={of} today={today} isChosen={of.day === chosen} onChoose={setChosen} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{format.day(chosen)}</h2>
      {chosenDay && chosenDay.tasks.length > 0 && (
        <TaskList tasks={chosenDay.tasks} label={format.day(chosen)} {...acts} />
      )}
      {chosenDay?.upcomingRepeats.map((task) => (
        <p key={task.id}>
          {task.title} <Badge tone="plain">{words.row.coming}</Badge>
        </p>
      ))}
      {chosenDay && chosenDay.tasks.length + chosenDay.upcomingRepeats.length === 0 && (
        <MutedText>{words.calendar.none}</MutedText>
      )}
      <Button tone="plain" icon={PlusIcon} onClick={() => onAdd(chosen)}>
        {words.calendar.addHere}
      </Button>
    </Stack>
  );
};
