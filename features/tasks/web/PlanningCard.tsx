import { addDays, dayInNairobi, type Day } from '#kit/pure/days.ts';
import { type Format, useFormat } from '#kit/web/format.ts';
import { useRows, useStoreState } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SyncAge } from '#kit/web/ui/Fresh.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { useWords } from '#kit/web/words.tsx';
import { isLate, nextTask, planBarPercent, taskBarPercent, thisWeek } from '../domain/daily.ts';
import type { FarmPlan } from '../domain/plan.ts';
import type { Task } from '../domain/task.ts';
import { taskCardEn } from '../words.card.en.ts';
import { taskCardSw } from '../words.card.sw.ts';
import styles from './tasks.module.css';

type CardWords = typeof taskCardEn;

const Bar = ({ text, percent }: { readonly text: string; readonly percent: number }) => (
  <div>
    <p>{text}</p>
    <div className={styles.meter} role="img" aria-label={text}>
      <div className={styles.fill} style={{ width: `${percent}%` }} />
    </div>
  </div>
);

const whenOf = (task: Task, today: Day, words: CardWords, { weekday, shortDay }: Format): string | null => {
  const { due_date: day, due_time: time } = task;
  if (day === null) return null;
  if (isLate(task, today)) return words.wasFor(shortDay(day));
  const text =
    day === today
      ? words.today
      : day === addDays(today, 1)
        ? words.tomorrow
        : `${weekday(day)} ${shortDay(day)}`;
  return time === null ? text : `${text} ${words.at(time)}`;
};

/**
 * Home's card: plans, the week's tasks, and the next ones (DSH-04). From the phone's own rows, without a
 * request.
 */
export const PlanningCard = () => {
  const words = useWords({ en: taskCardEn, sw: taskCardSw });
  const format = useFormat();
  const today = dayInNairobi(new Date());
  const tasks = useRows<Task>('farm_plan_task');
  const plans = useRows<FarmPlan>('farm_plan').filter(({ status }) => status === 'active');
  const isKnown = useStoreState() === 'open';
  const next = nextTask(tasks, today);
  if (!isKnown && tasks.length === 0) return null;
  const head = <h2 id="planning">{words.title}</h2>;
  if (plans.length === 0 && next === null) {
    return (
      <Card labelledBy="planning">
        <Stack gap="small">
          {head}
          <MutedText>{words.invite}</MutedText>
          <LinkButton to="/farm-planning" tone="quiet">
            {words.open}
          </LinkButton>
        </Stack>
      </Card>
    );
  }
  const week = thisWeek(tasks, today).length;
  const late = tasks.filter((task) => isLate(task, today)).length;
  const when = next && whenOf(next, today, words, format);
  return (
    <Card labelledBy="planning">
      <Stack gap="small">
        <SpaceBetween gap="small">
          {head}
          <SyncAge />
        </SpaceBetween>
        <Bar text={words.plans(plans.length)} percent={planBarPercent(plans.length)} />
        <Bar text={words.tasks(week)} percent={taskBarPercent(week)} />
        {late > 0 && <p className={styles.late}>{words.late(late)}</p>}
        {next && (
          <div>
            <MutedText>{words.next}</MutedText>
            <p>
              <strong>{next.title}</strong>
            </p>
            {when && <MutedText>{when}</MutedText>}
          </div>
        )}
        <LinkButton to="/farm-planning" tone="quiet">
          {words.all}
        </LinkButton>
      </Stack>
    </Card>
  );
};
