import { isLate } from '#features/tasks/domain/daily.ts';
import type { Priority, Task } from '#features/tasks/domain/task.ts';
import type { Day } from '#kit/pure/days.ts';

/** One thing to do today, with the words that the farmer reads. */
export interface TodayItem {
  /** Identifies what was done: an alert, an action on a field, a task. */
  readonly key: string;
  /** Order, high before low; on the scale of `TodaysAction`. */
  readonly rank: number;
  readonly todo: string;
  readonly why: string;
  readonly fieldId: string | null;
}

/** Items with the same words are shown once, for all their fields. */
export interface TodayGroup<Item extends TodayItem = TodayItem> {
  readonly first: Item;
  readonly keys: readonly string[];
  readonly fieldIds: readonly string[];
}

/**
 * A task due today ranks below an alert that leaves little time and below water or a ripe harvest before
 * rain, but above a routine check; a late one or an important one a little higher.
 */
const TASK_RANK = 40;
const LATE_RANK = 8;
const PRIORITY_RANK: Readonly<Record<Priority, number>> = { low: -5, medium: 0, high: 10 };

export const taskRank = (task: Pick<Task, 'status' | 'due_date' | 'priority'>, today: Day): number =>
  TASK_RANK + PRIORITY_RANK[task.priority] + (isLate(task, today) ? LATE_RANK : 0);

/** The items that are left to do, most urgent first. Items of equal rank keep their order. */
export const todayList = <Item extends TodayItem>(
  items: readonly Item[],
  done: readonly string[],
): readonly TodayGroup<Item>[] => {
  const left = items.filter(({ key }) => !done.includes(key)).sort((a, b) => b.rank - a.rank);
  const groups = new Map<string, Item[]>();
  for (const item of left) {
    const words = `${item.todo}\n${item.why}`;
    groups.set(words, [...(groups.get(words) ?? []), item]);
  }
  return [...groups.values()].map((same) => ({
    first: same[0]!,
    keys: same.map(({ key }) => key),
    fieldIds: same.flatMap(({ fieldId }) => fieldId ?? []),
  }));
};
