import * as z from 'zod/mini';
import { stripUnstorable } from '#kit/pure/clean-text.ts';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { addPlanRefusals, changePlanRefusals, planStatuses } from './domain/plan.ts';
import { MAX_REPEAT_INTERVAL, repeatUnits } from './domain/repeat.ts';
import { statusRefusals } from './domain/status.ts';
import {
  addRefusals,
  bringBackRefusals,
  categories,
  changeRefusals,
  DESCRIPTION_MAX,
  DURATION_MAX,
  NAME_MAX,
  priorities,
  statuses,
  TITLE_MAX,
} from './domain/task.ts';
import { verdicts } from './domain/verdict.ts';

/** A truncated emoji leaves a lone surrogate, which cannot be stored. */
const text = (max: number) => z.string().check(z.overwrite(stripUnstorable), z.trim(), z.maxLength(max));
const day = z.iso.date();
const KEY_MAX = 200;

const details = {
  plan_id: z.nullable(idSchema),
  field_id: z.nullable(idSchema),
  title: text(TITLE_MAX),
  description: z.nullable(text(DESCRIPTION_MAX)),
  due_date: z.nullable(day),
  due_time: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  priority: z.enum(priorities),
  category: z.nullable(z.enum(categories)),
  estimated_duration: z.nullable(z.int().check(z.minimum(1), z.maximum(DURATION_MAX))),
  assigned_to: z.nullable(text(NAME_MAX)),
  assigned_phone: z.nullable(text(30)),
  repeat_every: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_REPEAT_INTERVAL))),
  repeat_unit: z.nullable(z.enum(repeatUnits)),
  stage: z.nullable(text(40)),
  suggestion_key: z.nullable(text(KEY_MAX)),
  rule: z.nullable(text(80)),
  why: z.nullable(text(600)),
  source: z.nullable(text(300)),
  valid_until: z.nullable(day),
};
const progressFields = {
  status: z.enum(statuses),
  completed_on: z.nullable(day),
  repeat_from: z.nullable(day),
  created_at: z.string(),
};
const taskSchema = z.object({ id: z.string(), ...details, ...progressFields, updated_at: z.string() });
export const taskRows = synced('farm_plan_task', taskSchema);

export const addTask = command('tasks.add', z.object({ id: idSchema, ...details }), addRefusals);
/** Undoes a deletion. Does nothing for an existing task. */
export const bringBackTask = command(
  'tasks.bring_back',
  z.object({ id: idSchema, ...details, ...progressFields, created_at: z.iso.datetime() }),
  bringBackRefusals,
);
export const changeTask = command(
  'tasks.change',
  z.extend(z.partial(z.object(details)), { id: idSchema }),
  changeRefusals,
  { edits: 'farm_plan_task' },
);
/** `on`: the completion date. */
export const setTaskStatus = command(
  'tasks.set_status',
  z.object({ id: idSchema, status: z.enum(statuses), on: day }),
  statusRefusals,
  { edits: 'farm_plan_task', sets: { status: ['completed_on'] } },
);
export const removeTask = command('tasks.remove', z.object({ id: idSchema }), ['tasks.not_found'], {
  removes: 'farm_plan_task',
});

const planDetails = {
  title: text(TITLE_MAX),
  description: z.nullable(text(DESCRIPTION_MAX)),
  goal: z.nullable(text(500)),
  field_id: z.nullable(idSchema),
  crop_type: z.nullable(text(60)),
  start_date: z.nullable(day),
  end_date: z.nullable(day),
};
const planSchema = z.object({
  id: z.string(),
  ...planDetails,
  status: z.enum(planStatuses),
  created_at: z.string(),
  updated_at: z.string(),
});
export const planRows = synced('farm_plan', planSchema);

export const addPlan = command('tasks.add_plan', z.object({ id: idSchema, ...planDetails }), addPlanRefusals);
export const changePlan = command(
  'tasks.change_plan',
  z.extend(z.partial(z.object(planDetails)), { id: idSchema, status: z.optional(z.enum(planStatuses)) }),
  changePlanRefusals,
  { edits: 'farm_plan' },
);
/** Also deletes its tasks, so unseen additions or changes by another phone conflict. */
export const removePlan = command('tasks.remove_plan', z.object({ id: idSchema }), ['tasks.plan_not_found'], {
  removes: 'farm_plan',
});

export const verdictRows = synced(
  'task_verdict',
  z.object({ id: z.string(), verdict: z.enum(verdicts), judged_at: z.string() }),
);
export const judgeSuggestion = command(
  'tasks.judge_suggestion',
  z.object({ key: text(KEY_MAX).check(z.minLength(1)), verdict: z.enum(verdicts) }),
);

const page = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  after: z.optional(z.string()),
};
const next = z.nullable(z.string());

export const listPlans = operation({
  id: 'tasks.plans',
  method: 'GET',
  path: '/api/farm-plans',
  access: 'user',
  summary: 'The caller’s active plans with their tasks, newest first',
  query: z.object(page),
  reply: z.object({ plans: z.array(z.extend(planSchema, { farm_plan_tasks: z.array(taskSchema) })), next }),
});
export const listTasks = operation({
  id: 'tasks.list',
  method: 'GET',
  path: '/api/tasks',
  access: 'user',
  summary: 'The caller’s tasks, newest first; optionally of one field, plan or status',
  query: z.object({
    ...page,
    field: z.optional(idSchema),
    plan: z.optional(idSchema),
    status: z.optional(z.enum(statuses)),
  }),
  reply: z.object({ tasks: z.array(taskSchema), next }),
});
export const listDailyTasks = operation({
  id: 'tasks.daily',
  method: 'GET',
  path: '/api/tasks/daily',
  access: 'user',
  summary: 'The caller’s tasks for today: due by today, started, or without a date; at most 200',
  reply: z.object({ today: z.string(), tasks: z.array(taskSchema) }),
});
