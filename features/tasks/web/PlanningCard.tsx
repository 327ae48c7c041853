import { addDays, dayInNairobi, type Day } from '#kit/pure/days.ts';
import { type Format, useFormat } from '#kit/web/format.ts';
import { useRows, useStoreState } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { TaskIcon } from '#kit/web/ui/more-icons.tsx';
import { SyncAge } from '#kit/web/ui/SyncAge.tsx';
import { useWords } from '#kit/web/words.tsx';
import { isLate, nextTask, planBarPercent, taskBarPercent, thisWeek } from '../domain/daily.ts';
import type { FarmPlan } from '../domain/plan.ts';
import type { Task } from '../domain/task.ts';
import { taskCardEn } from '../words.card.en.ts';
import { taskCardSw } from '../words.card.sw.ts';
import styles from './tasks.module.css';

type CardWords = typeof taskCardEn;

const ProgressBar = ({ text, percent }: { readonly text: string; readonly percent: number }) => (
  <div>
    <p>{text}</p>
    <div className={styles.meter} role="img" aria-label={text}>
      <div className={styles.fill} style={{ width: `${percent}%` }} />
    </div>
  </div>
);

/** When the task is due; since when it is overdue. Null without a date. */
const dueText = (task: Task, today: Day, words: CardWords, { weekday, shortDay }: Format): string | null => {
  const { due_date: day, due_time: time } = task;
  if (day === null) return null;
  if (isLate(task, today)) return words.overdueSince(shortDay(day));
  const text =
    day === today
      ? words.today
      : day === addDays(today, 1)
        ? words.tomorrow
        : `${weekday(day)} ${shortDay(day)}`;
  return time === null ? text : `${text} ${words.at(time)}`;
};

/**
 * Farm planning card on the home page (DSH-04): active plans, this week's tasks, overdue tasks and the next
 * task. Reads the phone's rows only.
 */
export const PlanningCard = () => {
  const words = useWords({ en: taskCardEn, sw: taskCardSw });
  const format = useFormat();
  const today = dayInNairobi(new Date());
  const tasks = useRows<Task>('farm_plan_task');
  const plans = useRows<FarmPlan>('farm_plan').filter(({ status }) => status === 'active');
  // This phone has synced at least once.
  const hasSynced = useStoreState() === 'open';
  const next = nextTask(tasks, today);
  if (!hasSynced && tasks.length === 0 && plans.length === 0) return null;
  if (plans.length === 0 && next === null) {
    return (
      <Fold id="planning" icon={TaskIcon} tone="maize" title={words.title} fact={words.empty}>
        <Stack gap="small">
          <MutedText>{words.emptyHint}</MutedText>
          <LinkButton to="/farm-planning" tone="quiet">
            {words.startPlanning}
          </LinkButton>
        </Stack>
      </Fold>
    );
  }
  const week = thisWeek(tasks, today).length;
  const late = tasks.filter((task) => isLate(task, today)).length;
  const nextDue = next && dueText(next, today, words, format);
  return (
    <Fold
      id="planning"
      icon={TaskIcon}
      tone="maize"
      title={words.title}
      fact={late > 0 ? words.late(late) : words.tasks(week)}
    >
      <Stack gap="small">
        <SyncAge />
        <ProgressBar text={words.plans(plans.length)} percent={planBarPercent(plans.length)} />
        <ProgressBar text={words.tasks(week)} percent={taskBarPercent(week)} />
        {late > 0 && <p className={styles.late}>{words.late(late)}</p>}
        {next && (
          <div>
            <MutedText>{words.next}</MutedText>
            <p>
              <strong>{next.title}</strong>
            </p>
            {nextDue && <MutedText>{nextDue}</MutedText>}
          </div>
        )}
        <LinkButton to="/farm-planning" tone="quiet">
          {words.allTasks}
        </LinkButton>
      </Stack>
    </Fold>
  );
};
