import { addDays, type Day } from '#kit/pure/days.ts';
import type { Priority, Task } from './task.ts';

const rank: Readonly<Record<Priority, number>> = { high: 0, medium: 1, low: 2 };
const NO_DAY = '9999-12-31';
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sort order: by day, undated last; then by hour, by priority, and as created. */
export const compareTasks = (a: Task, b: Task): number =>
  compareText(a.due_date ?? NO_DAY, b.due_date ?? NO_DAY) ||
  compareText(a.due_time ?? '99', b.due_time ?? '99') ||
  rank[a.priority] - rank[b.priority] ||
  compareText(a.id, b.id);

export const isOpen = ({ status }: Pick<Task, 'status'>): boolean => status !== 'completed';
export const isLate = (task: Pick<Task, 'status' | 'due_date'>, today: Day): boolean =>
  isOpen(task) && task.due_date !== null && task.due_date < today;

export const activeTasks = <T extends Task>(tasks: readonly T[]): readonly T[] =>
  tasks.filter(isOpen).sort(compareTasks);
/** Latest first. */
export const completedTasks = <T extends Task>(tasks: readonly T[]): readonly T[] =>
  tasks
    .filter((task) => !isOpen(task))
    .sort(
      (a, b) =>
        compareText(b.completed_on ?? '', a.completed_on ?? '') ||
        compareText(b.updated_at, a.updated_at) ||
        compareText(a.id, b.id),
    );

/** The day's list (PLN-19): tasks due by today, started ones, and undated ones. */
export const dailyTasks = <T extends Task>(tasks: readonly T[], today: Day): readonly T[] =>
  activeTasks(tasks).filter(
    (task) => task.due_date === null || task.due_date <= today || task.status === 'in_progress',
  );

const WEEK = 7;
/** DSH-13. */
export const thisWeek = <T extends Task>(tasks: readonly T[], today: Day): readonly T[] =>
  activeTasks(tasks).filter(
    ({ due_date: due }) => due !== null && due >= today && due <= addDays(today, WEEK),
  );

/** The next task: the first due today or later, else the oldest overdue one, else one without a date. */
export const nextTask = <T extends Task>(tasks: readonly T[], today: Day): T | null => {
  const active = activeTasks(tasks);
  return active.find(({ due_date: due }) => due !== null && due >= today) ?? active[0] ?? null;
};

const clamp = (percent: number): number => Math.max(0, Math.min(100, percent));
/** DSH-04, in percent. */
export const planBarPercent = (plans: number): number => clamp(plans * 25);
export const taskBarPercent = (tasks: number): number => clamp(tasks * 5);

/** A plan's progress. */
export const planProgress = (tasks: readonly Task[]): { readonly done: number; readonly of: number } => ({
  done: tasks.filter((task) => !isOpen(task)).length,
  of: tasks.length,
});
