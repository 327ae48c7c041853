import type { Phase } from '#features/agronomy/domain/stages.ts';
import { repeatUnits, type RepeatUnit } from './repeat.ts';
import {
  blankTask,
  categories,
  type Category,
  DURATION_MAX,
  type Priority,
  type Task,
  type TaskDetails,
  type DetailsRefusal,
} from './task.ts';

/** The form value for "no field" (PLN-04). */
export const NO_FIELD = 'no-field';
export const NONE = 'none';

/** A task in the form: texts as typed. */
export interface Draft {
  readonly title: string;
  readonly description: string;
  readonly priority: Priority;
  readonly fieldId: string;
  readonly dueDate: string;
  readonly dueTime: string;
  /** "2 week", or `NONE`. */
  readonly repeat: string;
  readonly category: string;
  readonly stage: string;
  readonly hours: string;
  readonly planId: string;
  readonly who: string;
  readonly phone: string;
}

export const repeatKey = ({
  repeat_every: every,
  repeat_unit: unit,
}: Pick<TaskDetails, 'repeat_every' | 'repeat_unit'>): string => (every && unit ? `${every} ${unit}` : NONE);
export const repeatFrom = (key: string): Pick<TaskDetails, 'repeat_every' | 'repeat_unit'> => {
  const [every = '', unit = ''] = key.split(' ');
  const known =
    (repeatUnits as readonly string[]).includes(unit) && Number.isInteger(Number(every)) && Number(every) > 0;
  return known
    ? { repeat_every: Number(every), repeat_unit: unit as RepeatUnit }
    : { repeat_every: null, repeat_unit: null };
};
/** Crop stages, named as in `agronomy`. */
export const stages = [
  'pre-planting',
  'emergence',
  'seedling',
  'vegetative',
  'tillering',
  'heading',
  'flowering',
  'grain-fill',
  'pod-fill',
  'fruiting',
  'tuber-bulking',
  'bulbing',
  'ripening',
  'harvested',
  'evergreen',
] as const satisfies readonly Phase[];
/** The offered values; another existing value of a task is kept. */
export const usualRepeats: readonly string[] = [NONE, '1 day', '1 week', '2 week', '1 month', '1 year'];

export const draftOf = (details: Partial<TaskDetails> = {}): Draft => {
  const task = { ...blankTask(), ...details };
  return {
    title: task.title,
    description: task.description ?? '',
    priority: task.priority,
    fieldId: task.field_id ?? NO_FIELD,
    dueDate: task.due_date ?? '',
    dueTime: task.due_time ?? '',
    repeat: repeatKey(task),
    category: task.category ?? NONE,
    stage: task.stage ?? NONE,
    hours: task.estimated_duration === null ? '' : String(Math.round(task.estimated_duration / 6) / 10),
    planId: task.plan_id ?? NONE,
    who: task.assigned_to ?? '',
    phone: task.assigned_phone ?? '',
  };
};

const isCategory = (text: string): text is Category => (categories as readonly string[]).includes(text);
const orNull = (text: string, none = ''): string | null =>
  text.trim() === '' || text === none ? null : text.trim();

/** Null when the hours are not a valid duration. */
export const minutesOf = (hours: string): number | 'none' | null => {
  if (hours.trim() === '') return 'none';
  const minutes = /^\d+([.,]\d+)?$/.test(hours.trim())
    ? Math.round(Number(hours.trim().replace(',', '.')) * 60)
    : NaN;
  return minutes >= 1 && minutes <= DURATION_MAX ? minutes : null;
};

/** `before`: details that the form does not show are kept. */
export const detailsOf = (draft: Draft, before: Partial<TaskDetails> = {}): TaskDetails => {
  const minutes = minutesOf(draft.hours);
  return {
    ...blankTask(),
    ...before,
    title: draft.title,
    description: orNull(draft.description),
    priority: draft.priority,
    field_id: orNull(draft.fieldId, NO_FIELD),
    due_date: orNull(draft.dueDate),
    due_time: draft.dueDate === '' ? null : orNull(draft.dueTime),
    ...repeatFrom(draft.repeat),
    category: isCategory(draft.category) ? draft.category : null,
    stage: orNull(draft.stage, NONE),
    estimated_duration: typeof minutes === 'number' ? minutes : null,
    plan_id: orNull(draft.planId, NONE),
    assigned_to: orNull(draft.who),
    assigned_phone: orNull(draft.phone),
  };
};

/** Only the fields the farmer changed, so that changes from another phone are kept. */
export const changesOf = (draft: Draft, original: Task): Partial<TaskDetails> => {
  const [now, was] = [
    detailsOf(draft, detailsOf(draftOf(original), original)),
    detailsOf(draftOf(original), original),
  ];
  const keys = (Object.keys(blankTask()) as (keyof TaskDetails)[]).filter((key) => now[key] !== was[key]);
  // A repeat interval and its unit are always sent together.
  const whole =
    keys.includes('repeat_every') || keys.includes('repeat_unit')
      ? [...new Set([...keys, 'repeat_every', 'repeat_unit'] as const)]
      : keys;
  return Object.fromEntries(whole.map((key) => [key, now[key]])) as Partial<TaskDetails>;
};

export type DraftInput = 'title' | 'dueDate' | 'phone' | 'fieldId' | 'planId';
/** The form field of a refusal. */
export const inputOfRefusal: Readonly<Record<DetailsRefusal, DraftInput>> = {
  'tasks.title_short': 'title',
  'tasks.day_wrong': 'dueDate',
  'tasks.repeat_needs_day': 'dueDate',
  'tasks.phone_wrong': 'phone',
  'tasks.field_not_found': 'fieldId',
  'tasks.plan_not_found': 'planId',
};
