import { v5 } from 'uuid';
import { normalizePhone } from '#features/suppliers/domain/phone.ts';
import { cleanLine, cleanTextOrNull } from '#kit/pure/clean-text.ts';
import { type Day, dayNumber } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Repeat, RepeatUnit } from './repeat.ts';

export const priorities = ['low', 'medium', 'high'] as const;
export type Priority = (typeof priorities)[number];
export const statuses = ['pending', 'in_progress', 'completed'] as const;
export type Status = (typeof statuses)[number];
export const categories = [
  'land',
  'planting',
  'weeding',
  'feeding',
  'care',
  'scouting',
  'water',
  'spraying',
  'harvest',
  'storage',
  'market',
  'other',
] as const;
export type Category = (typeof categories)[number];

export const TITLE_MIN = 3;
export const TITLE_MAX = 200;
export const DESCRIPTION_MAX = 2_000;
export const NAME_MAX = 80;
/** Minutes: fourteen full days. */
export const DURATION_MAX = 20_160;

export interface Task {
  readonly id: string;
  readonly plan_id: string | null;
  readonly field_id: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly due_date: Day | null;
  /** "HH:MM" in the farmer's local time. */
  readonly due_time: string | null;
  readonly priority: Priority;
  readonly category: Category | null;
  readonly status: Status;
  /** Minutes. */
  readonly estimated_duration: number | null;
  readonly assigned_to: string | null;
  readonly assigned_phone: string | null;
  readonly repeat_every: number | null;
  readonly repeat_unit: RepeatUnit | null;
  /** The day from which repeats are counted. */
  readonly repeat_from: Day | null;
  /** The crop stage that the task is meant for. */
  readonly stage: string | null;
  readonly suggestion_key: string | null;
  readonly rule: string | null;
  /** The reason as shown to the farmer on acceptance. */
  readonly why: string | null;
  readonly source: string | null;
  readonly valid_until: Day | null;
  readonly completed_on: Day | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export type TaskDetails = Omit<
  Task,
  'id' | 'status' | 'completed_on' | 'repeat_from' | 'created_at' | 'updated_at'
>;
type AddTask = TaskDetails & { readonly id: string };
/** Restores a deleted task: its details and its progress. */
type BringBack = AddTask & Pick<Task, 'status' | 'completed_on' | 'repeat_from' | 'created_at'>;
/** Changed properties only: a second phone may have changed others. */
type ChangeTask = { readonly id: string } & {
  readonly [Key in keyof TaskDetails]?: TaskDetails[Key] | undefined;
};

/** Only what every task has (PLN-10). */
export const blankTask = (): TaskDetails => ({
  plan_id: null,
  field_id: null,
  title: '',
  description: null,
  due_date: null,
  due_time: null,
  priority: 'medium',
  category: null,
  estimated_duration: null,
  assigned_to: null,
  assigned_phone: null,
  repeat_every: null,
  repeat_unit: null,
  stage: null,
  suggestion_key: null,
  rule: null,
  why: null,
  source: null,
  valid_until: null,
});

const detailsRefusals = [
  'tasks.title_short',
  'tasks.day_wrong',
  'tasks.repeat_needs_day',
  'tasks.phone_wrong',
  'tasks.field_not_found',
  'tasks.plan_not_found',
] as const;
export type DetailsRefusal = (typeof detailsRefusals)[number];
export const addRefusals = ['tasks.exists', ...detailsRefusals] as const;
export const bringBackRefusals = detailsRefusals;
export const changeRefusals = ['tasks.not_found', ...detailsRefusals] as const;

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';
export const isFarmDay = (day: Day): boolean =>
  dayNumber(day) !== null && day >= FIRST_DAY && day <= LAST_DAY;

const UUID_NAMESPACE = '2f1d1b58-6a3c-5f0e-9a77-5f0a9d5b6c21';
/** Id of the next task in a series: the same whichever phone creates it, and whenever. */
export const nextIdOf = (taskId: string): string => v5(`next ${taskId}`, UUID_NAMESPACE);
/** Id of a suggestion's task: accepting it on two phones creates one task. */
export const suggestedId = (key: string): string => v5(`suggested ${key}`, UUID_NAMESPACE);

/** Whether the field and the plan that a task refers to exist. */
export interface Preconditions {
  readonly hasField: boolean;
  readonly hasPlan: boolean;
}

export const repeatOf = ({
  repeat_every: every,
  repeat_unit: unit,
  repeat_from: from,
}: Pick<Task, 'repeat_every' | 'repeat_unit' | 'repeat_from'>): Repeat | null =>
  every !== null && unit !== null && from !== null ? { every, unit, from } : null;

const validateDetails = <T extends TaskDetails>(
  details: T,
  preconditions: Preconditions,
): Result<T, DetailsRefusal> => {
  const title = cleanLine(details.title);
  if ([...title].length < TITLE_MIN) return refuse('tasks.title_short');
  if ([details.due_date, details.valid_until].some((day) => day !== null && !isFarmDay(day)))
    return refuse('tasks.day_wrong');
  const repeats = details.repeat_every !== null && details.repeat_unit !== null;
  if (repeats && details.due_date === null) return refuse('tasks.repeat_needs_day');
  const phone = details.assigned_phone?.trim() ? normalizePhone(details.assigned_phone) : null;
  if (details.assigned_phone?.trim() && phone === null) return refuse('tasks.phone_wrong');
  if (details.field_id !== null && !preconditions.hasField) return refuse('tasks.field_not_found');
  if (details.plan_id !== null && !preconditions.hasPlan) return refuse('tasks.plan_not_found');
  return ok({
    ...details,
    title,
    description: cleanTextOrNull(details.description),
    why: cleanTextOrNull(details.why),
    due_time: details.due_date === null ? null : details.due_time,
    assigned_to: cleanTextOrNull(details.assigned_to),
    assigned_phone: phone,
    repeat_every: repeats ? details.repeat_every : null,
    repeat_unit: repeats ? details.repeat_unit : null,
  });
};

/** Null when the task already exists because the same suggestion was accepted on another phone. */
export const decideAdd = (
  args: AddTask,
  existing: Task | null,
  preconditions: Preconditions,
  at: string,
): Result<Task | null, (typeof addRefusals)[number]> => {
  if (existing)
    return existing.suggestion_key !== null && existing.suggestion_key === args.suggestion_key
      ? ok(null)
      : refuse('tasks.exists');
  const decided = validateDetails(args, preconditions);
  if (!decided.ok) return decided;
  const details = decided.value;
  return ok({
    ...details,
    status: 'pending',
    completed_on: null,
    repeat_from: details.repeat_unit && details.due_date,
    created_at: at,
    updated_at: at,
  });
};

/** Null: it was not deleted, or is already restored. If its parent was deleted since, it is restored alone. */
export const decideBringBack = (
  args: BringBack,
  existing: Task | null,
  preconditions: Preconditions,
  at: string,
): Result<Task | null, DetailsRefusal> => {
  if (existing) return ok(null);
  const decided = validateDetails(
    {
      ...args,
      field_id: preconditions.hasField ? args.field_id : null,
      plan_id: preconditions.hasPlan ? args.plan_id : null,
    },
    preconditions,
  );
  if (!decided.ok) return decided;
  const { repeat_unit: unit, due_date: due } = decided.value;
  return ok({
    ...decided.value,
    repeat_from: unit && (args.repeat_from ?? due),
    completed_on: args.status === 'completed' ? args.completed_on : null,
    updated_at: at,
  });
};

const definedChanges = (change: object): Partial<TaskDetails> =>
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<TaskDetails>;

/** Changing the day or the repetition restarts the series. */
export const decideChange = (
  before: Task | null,
  { id: _id, ...change }: ChangeTask,
  preconditions: Preconditions,
  at: string,
): Result<Task, (typeof changeRefusals)[number]> => {
  if (!before) return refuse('tasks.not_found');
  const decided = validateDetails<Task>({ ...before, ...definedChanges(change) }, preconditions);
  if (!decided.ok) return decided;
  const after = decided.value;
  const restartsSeries =
    after.due_date !== before.due_date ||
    after.repeat_unit !== before.repeat_unit ||
    after.repeat_every !== before.repeat_every;
  return ok({
    ...after,
    repeat_from: after.repeat_unit && (restartsSeries ? after.due_date : before.repeat_from),
    updated_at: at,
  });
};
