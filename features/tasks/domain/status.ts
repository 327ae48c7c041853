import type { Day } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { nextAfter } from './repeat.ts';
import { isFarmDay, nextIdOf, repeatOf, type Status, type Task } from './task.ts';

export const statusRefusals = ['tasks.not_found', 'tasks.day_wrong'] as const;

/** PLN-13. */
export const toggled = (status: Status): Status => (status === 'completed' ? 'pending' : 'completed');

/** A task still as created has not been edited. */
const isUntouched = (task: Task): boolean => task.status === 'pending' && task.created_at === task.updated_at;

const laterOf = (a: Day, b: Day): Day => (a > b ? a : b);

/**
 * The next task of a series: the first day after both the due date and the completion date. Missed days do
 * not accumulate.
 */
export const nextOccurrence = (task: Task, done: Day, at: string): Task | null => {
  const repeat = repeatOf(task);
  if (!repeat || task.due_date === null) return null;
  const due = nextAfter(repeat, laterOf(task.due_date, done));
  if (!isFarmDay(due)) return null;
  return {
    ...task,
    id: nextIdOf(task.id),
    due_date: due,
    status: 'pending',
    completed_on: null,
    suggestion_key: null,
    rule: null,
    why: null,
    source: null,
    valid_until: null,
    created_at: at,
    updated_at: at,
  };
};

interface StatusChange {
  readonly task: Task;
  /** False when the status and the completion date are already the same. */
  readonly changed: boolean;
  readonly createdTask: Task | null;
  /** The next occurrence, deleted because its cause was undone. */
  readonly removedId: string | null;
}

interface Change {
  readonly status: Status;
  /** The completion date. */ readonly on: Day;
}

/**
 * A status is set, not toggled: two phones that both set "done" agree. `next` is the existing next
 * occurrence.
 */
export const decideStatus = (
  before: Task | null,
  next: Task | null,
  { status, on }: Change,
  at: string,
): Result<StatusChange, (typeof statusRefusals)[number]> => {
  if (!before) return refuse('tasks.not_found');
  if (!isFarmDay(on)) return refuse('tasks.day_wrong');
  const isDone = status === 'completed';
  if (before.status === status) {
    const isSame = !isDone || before.completed_on === on;
    // The next occurrence stays. Only the completion date changes.
    const task = isSame ? before : { ...before, completed_on: on, updated_at: at };
    return ok({ task, changed: !isSame, createdTask: null, removedId: null });
  }
  const task: Task = { ...before, status, completed_on: isDone ? on : null, updated_at: at };
  const createdTask = isDone && !next ? nextOccurrence(before, on, at) : null;
  const removedId = before.status === 'completed' && next && isUntouched(next) ? next.id : null;
  return ok({ task, changed: true, createdTask: createdTask, removedId: removedId });
};
