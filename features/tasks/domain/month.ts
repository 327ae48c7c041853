import { addDays, type Day, dayNumber } from '#kit/pure/days.ts';
import { compareTasks, isOpen } from './daily.ts';
import { addMonths, daysWithin } from './repeat.ts';
import { repeatOf, type Task } from './task.ts';

export interface MonthDay<T extends Task = Task> {
  readonly day: Day;
  readonly inMonth: boolean;
  readonly tasks: readonly T[];
  /** Repeating tasks with a later occurrence on this day. */
  readonly upcomingRepeats: readonly T[];
}

const firstDayOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;
export const shiftMonth = (month: Day, n: number): Day => addMonths(firstDayOfMonth(month), n);

/** 0 is Monday, because 1 January 1970 was a Thursday. */
const weekday = (day: Day): number => ((dayNumber(day) ?? 0) + 3) % 7;

const repeatsByDay = <T extends Task>(tasks: readonly T[], from: Day, to: Day): ReadonlyMap<Day, T[]> => {
  const days = new Map<Day, T[]>();
  for (const task of tasks) {
    const repeat = isOpen(task) ? repeatOf(task) : null;
    if (!repeat || task.due_date === null) continue;
    for (const day of daysWithin(repeat, from, to))
      if (day > task.due_date) days.set(day, [...(days.get(day) ?? []), task]);
  }
  return days;
};

/** The complete weeks of a month, Monday to Sunday. */
export const weeksOfMonth = <T extends Task>(
  tasks: readonly T[],
  month: Day,
): readonly (readonly MonthDay<T>[])[] => {
  const first = firstDayOfMonth(month);
  const start = addDays(first, -weekday(first));
  const last = addDays(addMonths(first, 1), -1);
  const end = addDays(last, 6 - weekday(last));
  const coming = repeatsByDay(tasks, start, end);
  const weeks: MonthDay<T>[][] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    if (weekday(day) === 0) weeks.push([]);
    weeks[weeks.length - 1]!.push({
      day,
      inMonth: day.slice(0, 7) === first.slice(0, 7),
      tasks: tasks.filter((task) => task.due_date === day).sort(compareTasks),
      upcomingRepeats: coming.get(day) ?? [],
    });
  }
  return weeks;
};
