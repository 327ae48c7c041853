import { findFieldSummary } from '#features/fields/server/api.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { type CommandContext, serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import type * as contract from '../contract.ts';
import {
  addPlan,
  addTask,
  bringBackTask,
  changePlan,
  changeTask,
  judgeSuggestion,
  planRows,
  removePlan,
  removeTask,
  setTaskStatus,
  taskRows,
  verdictRows,
} from '../contract.ts';
import { decideAddPlan, decideChangePlan } from '../domain/plan.ts';
import { decideStatus } from '../domain/status.ts';
import { moveToHarvestWindow } from '../domain/suggest/follow-harvest.ts';
import { decideAdd, decideBringBack, decideChange, type Preconditions, nextIdOf } from '../domain/task.ts';
import { tasksAccess } from './access.ts';
import { cropsOfField, languagesOf } from './daily-reads.ts';
import { startDailyTasks, DAILY_JOB, type DailyJob, createDailyJob } from './daily.ts';
import { taskReads } from './reads.ts';
import { startReminders, REMIND_JOB, type RemindJob, createReminderJob } from './reminders.ts';
import {
  deleteTasksAndPlansOfField,
  deletePlan,
  deleteTask,
  deleteTasksOfPlan,
  insertPlan,
  insertTask,
  openTasksOfRule,
  planById,
  plansByIds,
  upsertVerdict,
  taskById,
  tasksByIds,
  updatePlan,
  updateTask,
  verdictsByKeys,
} from './sql.ts';
import { tasksTables } from './tables.ts';

interface TasksDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly listeners: () => Listeners;
}

interface ForeignKeys {
  readonly field_id?: string | null | undefined;
  readonly plan_id?: string | null | undefined;
}
const hasField = async ({ tx, userId }: CommandContext, { field_id: id }: ForeignKeys): Promise<boolean> =>
  !!id && (await findFieldSummary(tx, userId, id)) !== null;
const preconditionsOf = async (ctx: CommandContext, row: ForeignKeys): Promise<Preconditions> => ({
  hasField: await hasField(ctx, row),
  hasPlan: !!row.plan_id && (await planById(ctx.tx, ctx.userId, row.plan_id)) !== null,
});

const earlier = (a: string, b: string): string => (a < b ? a : b);

const taskCommands = [
  serveCommand(addTask, async (ctx, args) => {
    const decided = decideAdd(
      args,
      await taskById(ctx.tx, ctx.userId, args.id),
      await preconditionsOf(ctx, args),
      ctx.now.toISOString(),
    );
    if (!decided.ok || decided.value === null) return decided;
    await insertTask(ctx.tx, ctx.userId, decided.value);
    ctx.touch('farm_plan_task', args.id);
    ctx.event('task.added', { id: args.id, field_id: args.field_id, rule: args.rule });
    return ok(undefined);
  }),
  serveCommand(bringBackTask, async (ctx, args) => {
    const now = ctx.now.toISOString();
    const decided = decideBringBack(
      { ...args, created_at: earlier(args.created_at, now) },
      await taskById(ctx.tx, ctx.userId, args.id),
      await preconditionsOf(ctx, args),
      now,
    );
    if (!decided.ok || decided.value === null) return decided;
    await insertTask(ctx.tx, ctx.userId, decided.value);
    ctx.touch('farm_plan_task', args.id);
    return ok(undefined);
  }),
  serveCommand(changeTask, async (ctx, args) => {
    const before = await taskById(ctx.tx, ctx.userId, args.id);
    const decided = decideChange(
      before,
      args,
      await preconditionsOf(ctx, { ...before, ...args }),
      ctx.now.toISOString(),
    );
    if (!decided.ok) return decided;
    await updateTask(ctx.tx, ctx.userId, decided.value);
    ctx.touch('farm_plan_task', args.id);
    return ok(undefined);
  }),
  serveCommand(setTaskStatus, async (ctx, { id, status, on }) => {
    const [before, next] = [
      await taskById(ctx.tx, ctx.userId, id),
      await taskById(ctx.tx, ctx.userId, nextIdOf(id)),
    ];
    // A phone in another time zone may be one day ahead. A larger difference means a wrong clock.
    const decided = decideStatus(
      before,
      next,
      { status, on: earlier(on, addDays(dayInNairobi(ctx.now), 1)) },
      ctx.now.toISOString(),
    );
    if (!decided.ok || !decided.value.changed) return decided;
    const { task, createdTask, removedId } = decided.value;
    await updateTask(ctx.tx, ctx.userId, task);
    ctx.touch('farm_plan_task', id);
    if (createdTask) {
      await insertTask(ctx.tx, ctx.userId, createdTask);
      ctx.touch('farm_plan_task', createdTask.id);
    }
    if (removedId) {
      await deleteTask(ctx.tx, ctx.userId, removedId);
      ctx.remove('farm_plan_task', removedId);
    }
    if (status === 'completed' && before?.status !== status)
      ctx.event('task.completed', { id, field_id: task.field_id, category: task.category });
    return ok(undefined);
  }),
  serveCommand(removeTask, async (ctx, { id }) => {
    if ((await deleteTask(ctx.tx, ctx.userId, id)) === 0) return refuse('tasks.not_found');
    ctx.remove('farm_plan_task', id);
    return ok(undefined);
  }),
];

const planCommands = [
  serveCommand(addPlan, async (ctx, args) => {
    const decided = decideAddPlan(
      args,
      await planById(ctx.tx, ctx.userId, args.id),
      await hasField(ctx, args),
      ctx.now.toISOString(),
    );
    if (!decided.ok) return decided;
    await insertPlan(ctx.tx, ctx.userId, decided.value);
    ctx.touch('farm_plan', args.id);
    ctx.event('plan.added', { id: args.id });
    return ok(undefined);
  }),
  serveCommand(changePlan, async (ctx, args) => {
    const before = await planById(ctx.tx, ctx.userId, args.id);
    const decided = decideChangePlan(
      before,
      args,
      await hasField(ctx, { ...before, ...args }),
      ctx.now.toISOString(),
    );
    if (!decided.ok) return decided;
    await updatePlan(ctx.tx, ctx.userId, decided.value);
    ctx.touch('farm_plan', args.id);
    return ok(undefined);
  }),
  serveCommand(removePlan, async (ctx, { id }) => {
    const tasks = await deleteTasksOfPlan(ctx.tx, ctx.userId, id);
    if ((await deletePlan(ctx.tx, ctx.userId, id)) === 0) return refuse('tasks.plan_not_found');
    for (const task of tasks) ctx.remove('farm_plan_task', task);
    ctx.remove('farm_plan', id);
    return ok(undefined);
  }),
  serveCommand(judgeSuggestion, async (ctx, { key, verdict }) => {
    await upsertVerdict(ctx.tx, ctx.userId, { id: key, verdict, judged_at: ctx.now.toISOString() });
    ctx.touch('task_verdict', key);
    return ok(undefined);
  }),
];

const listeners: Listeners = {
  // A new planting day, seed or own date moves the harvest. A task on the old days would contradict the
  // field's page.
  'crop.changed': [
    async (tx, { userId, payload }) => {
      const fieldId = String(payload.field_id);
      const tasks = await openTasksOfRule(tx, userId, fieldId, 'harvest_window');
      if (tasks.length === 0) return;
      const [crops, languages] = [await cropsOfField(tx, userId, fieldId), await languagesOf(tx, [userId])];
      const moved = tasks.flatMap(
        (task) => moveToHarvestWindow(task, crops, languages.get(userId) ?? 'en') ?? [],
      );
      for (const task of moved)
        await updateTask(tx, userId, { ...task, updated_at: new Date().toISOString() });
      await touchRows(
        tx,
        moved.map(({ id }) => ({ userId, kind: 'farm_plan_task', id })),
      );
    },
  ],
  // Deleting a field deletes everything of it, as its dialog says (FLD-07).
  'field.removed': [
    async (tx, { userId, payload }) => {
      const { plans, tasks } = await deleteTasksAndPlansOfField(tx, userId, String(payload.id));
      const deletedRows = (kind: string, ids: readonly string[]) =>
        ids.map((id) => ({ userId, kind, id, deleted: true }));
      await touchRows(tx, [...deletedRows('farm_plan', plans), ...deletedRows('farm_plan_task', tasks)]);
    },
  ],
};

export const tasksServer = (deps: TasksDeps) => {
  deps.jobs.handleJobs<DailyJob>(DAILY_JOB, createDailyJob(deps));
  deps.jobs.handleJobs<RemindJob>(REMIND_JOB, createReminderJob(deps));
  return defineServerFeature<typeof contract>()({
    access: tasksAccess,
    tables: tasksTables,
    commands: [...taskCommands, ...planCommands],
    listeners,
    operations: taskReads(deps.db),
    synced: [
      serveSynced(taskRows, tasksByIds),
      serveSynced(planRows, plansByIds),
      serveSynced(verdictRows, verdictsByKeys),
    ],
    sweeps: {
      reminders: async (): Promise<void> => {
        const now = new Date();
        await startReminders(deps, now, await startDailyTasks(deps, now));
      },
    },
  });
};
