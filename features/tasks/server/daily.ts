import { usersWithAbility } from '#features/plans/server/api.ts';
import { type Day, dayInNairobi, hourInNairobi } from '#kit/pure/days.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { nextSequences, type RowChange, writeLogs } from '#kit/server/sync/bulk-writes.ts';
import { taskSources } from '#knowledge/tasks/index.ts';
import type { Facts } from '../domain/suggest/facts.ts';
import { suggestTasks } from '../domain/suggest/suggest-tasks.ts';
import { savedReason, suggestionText } from '../domain/suggest/suggestion-text.ts';
import type { Suggestion } from '../domain/suggest/suggestion.ts';
import { blankTask, decideAdd, suggestedId, type Task } from '../domain/task.ts';
import { factsOfFarmers, farmersPage, existingFieldIds, languagesOf } from './daily-reads.ts';
import { moveEarlierHarvestDays } from './earlier-harvest-days.ts';
import { startDayBatch, insertTasks, upsertVerdicts } from './sql.ts';

export const DAILY_JOB = 'tasks.daily';
export interface DailyJob {
  readonly day: Day;
  readonly after: string | null;
}
interface DailyDeps {
  readonly db: Database;
  readonly jobs: Jobs;
}

/**
 * Farmers per job, and Pro farmers per transaction. A transaction blocks the sync of its farmers' phones, so
 * it stays short.
 */
const FARMERS_PER_JOB = 500;
const FARMERS_PER_TRANSACTION = 50;
/** Maximum generated tasks per day; others are offered on the phone, or generated on another morning. */
const MAX_TASKS_PER_DAY = 3;

/**
 * Work due by this day, except low priority; the farmer can add the rest. Suggested tasks already due on this
 * day count towards `MAX_TASKS_PER_DAY`.
 */
export const forToday = (facts: Facts, day: Day): readonly Suggestion[] => {
  const there = facts.tasks.filter((task) => task.suggestion_key !== null && task.due_date === day).length;
  return suggestTasks(facts, day)
    .filter(({ due, priority }) => due <= day && priority !== 'low')
    .slice(0, Math.max(0, MAX_TASKS_PER_DAY - there));
};

const taskOf = (one: Suggestion, language: 'en' | 'sw', at: string): Task | null => {
  const text = suggestionText(one, language);
  const { publisher, title: source } = taskSources[one.source];
  const details = {
    ...blankTask(),
    title: text.title,
    why: savedReason(text),
    description: text.how,
    due_date: one.due,
    valid_until: one.until,
    priority: one.priority,
    category: one.category,
    stage: one.stage,
    field_id: one.field_id,
    suggestion_key: one.key,
    rule: one.rule,
    source: `${publisher}: ${source}`,
  };
  const decided = decideAdd(
    { id: suggestedId(one.key), ...details },
    null,
    { hasField: true, hasPlan: false },
    at,
  );
  return decided.ok ? decided.value : null;
};

interface GeneratedTask {
  readonly userId: string;
  readonly key: string;
  readonly task: Task;
}

/** Counts as accepted: a deleted task is not generated again the next morning. */
const saveGeneratedTasks = async (
  tx: Transaction,
  newTasks: readonly GeneratedTask[],
  at: string,
): Promise<void> => {
  const seqs = await nextSequences(
    tx,
    newTasks.map(({ userId }) => userId),
  );
  // The field may have been deleted since it was read. The sequence lock blocks the owners' other writes.
  const existingFields = await existingFieldIds(
    tx,
    newTasks.map(({ userId, task }) => ({ userId, fieldId: task.field_id! })),
  );
  const lasting = newTasks.filter(
    ({ userId, task }) => seqs.has(userId) && existingFields.has(task.field_id!),
  );
  if (lasting.length === 0) return;
  const put = await insertTasks(tx, lasting);
  const inserted = lasting.filter(({ task }) => put.has(task.id));
  await upsertVerdicts(
    tx,
    inserted.map(({ userId, key }) => ({ userId, id: key, verdict: 'accepted', judged_at: at })),
  );
  await writeLogs(
    tx,
    seqs,
    inserted.flatMap(({ userId, key, task }): RowChange[] => [
      { userId, kind: 'farm_plan_task', id: task.id },
      { userId, kind: 'task_verdict', id: key },
    ]),
  );
};

/** Generates the morning's tasks of these Pro farmers. A second run creates nothing twice. */
const generate = async (tx: Transaction, userIds: readonly string[], now: Date): Promise<void> => {
  const day = dayInNairobi(now);
  const found = [...(await factsOfFarmers(tx, userIds, now))]
    .map(([userId, facts]) => ({ userId, today: forToday(facts, day) }))
    .filter(({ today }) => today.length > 0);
  const languages = await languagesOf(
    tx,
    found.map(({ userId }) => userId),
  );
  const newTasks = found.flatMap(({ userId, today }) =>
    today.flatMap((one): GeneratedTask[] => {
      const task = taskOf(one, languages.get(userId) ?? 'en', now.toISOString());
      return task ? [{ userId, key: one.key, task }] : [];
    }),
  );
  if (newTasks.length > 0) await saveGeneratedTasks(tx, newTasks, now.toISOString());
};

/**
 * One page of farmers, Pro farmers in groups; the rest in another job. A page that runs late, on another day,
 * is dropped.
 */
export const createDailyJob =
  ({ db, jobs }: DailyDeps, clock = (): Date => new Date()) =>
  async ({ day, after }: DailyJob): Promise<void> => {
    const now = clock();
    if (dayInNairobi(now) !== day) return;
    const { farmers, pro } = await db.asSystem(async (tx) => {
      const page = await farmersPage(tx, after, FARMERS_PER_JOB);
      const may = await usersWithAbility(tx, page, 'daily_tasks', now);
      return { farmers: page, pro: page.filter((id) => may.has(id)) };
    });
    // For all farmers, before the day's tasks: tasks already on a list are kept up to date without Pro too.
    await db.asSystem((tx) => moveEarlierHarvestDays(tx, farmers, now));
    for (let i = 0; i < pro.length; i += FARMERS_PER_TRANSACTION)
      await db.asSystem((tx) => generate(tx, pro.slice(i, i + FARMERS_PER_TRANSACTION), now));
    const last = farmers[FARMERS_PER_JOB - 1];
    if (last !== undefined)
      await db.asSystem((tx) =>
        jobs.enqueue<DailyJob>(tx, DAILY_JOB, { day, after: last }, { singletonKey: `${day} ${last}` }),
      );
  };

/**
 * Hours in East Africa Time. Starts in the hour before reminders are sent (`reminders.ts`), so that they
 * include these tasks. A server that was down catches up until `LAST_HOUR`.
 */
const FIRST_HOUR = 4;
const LAST_HOUR = 18;

/** Called hourly by every server; one of them starts the day's tasks and gets true. */
export const startDailyTasks = async ({ db, jobs }: DailyDeps, now: Date): Promise<boolean> => {
  const hour = hourInNairobi(now);
  if (hour < FIRST_HOUR || hour > LAST_HOUR) return false;
  const day = dayInNairobi(now);
  return db.asSystem(async (tx) => {
    const isFirst = await startDayBatch(tx, day, 'tasks');
    if (isFirst) await jobs.enqueue<DailyJob>(tx, DAILY_JOB, { day, after: null }, { singletonKey: day });
    return isFirst;
  });
};
