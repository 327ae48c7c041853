import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { takeSeqs, type TouchOf, writeLogs } from '#kit/server/sync/many.ts';
import { languageOf } from '#features/people/server/api.ts';
import { whoCan } from '#features/plans/server/api.ts';
import { taskSources } from '#knowledge/tasks/index.ts';
import type { Facts } from '../domain/suggest/facts.ts';
import { saySuggestion } from '../domain/suggest/say.ts';
import { suggestTasks } from '../domain/suggest/suggest-tasks.ts';
import type { Suggestion } from '../domain/suggest/suggestion.ts';
import { blankTask, decideAdd, suggestedId, type Task } from '../domain/task.ts';
import { factsOfFarmer, farmersPage } from './daily-reads.ts';
import { insertTask, putVerdict, taskById } from './sql.ts';

export const DAILY_JOB = 'tasks.daily';
export interface DailyJob { readonly day: Day; readonly after: string | null }
export interface DailyDeps { readonly db: Database; readonly jobs: Jobs }

const AT_ONCE = 50;
/** As much of its making as is done in a day; the rest is offered on the phone, and comes on another morning. */
const MOST = 3;

/** What presses on this very day; what may wait is the farmer's own to take. What rules put on this day already counts. */
const forToday = (facts: Facts, day: Day): readonly Suggestion[] => {
  const there = facts.tasks.filter((task) => task.suggestion_key !== null && task.due_date === day).length;
  return suggestTasks(facts, day).filter(({ due, priority }) => due <= day && priority !== 'low').slice(0, Math.max(0, MOST - there));
};

const taskOf = (one: Suggestion, language: 'en' | 'sw', at: string): Task | null => {
  const { title, why, how } = saySuggestion(one, language);
  const { publisher, title: source } = taskSources[one.source];
  const told = { ...blankTask(), title, why, description: how, due_date: one.due, valid_until: one.until, priority: one.priority, category: one.category, field_id: one.field_id, suggestion_key: one.key, rule: one.rule, source: `${publisher}: ${source}` };
  const decided = decideAdd({ id: suggestedId(one.key), ...told }, null, { hasField: true, hasPlan: false }, at);
  return decided.ok ? decided.value : null;
};

/** Counts as taken: a task that the farmer deletes does not come back the next morning. */
const write = async (tx: Transaction, userId: string, one: Suggestion, at: string, language: 'en' | 'sw'): Promise<readonly TouchOf[]> => {
  const task = taskOf(one, language, at);
  if (!task || (await taskById(tx, userId, task.id))) return [];
  await insertTask(tx, userId, task);
  await putVerdict(tx, userId, { id: one.key, verdict: 'accepted', judged_at: at });
  return [{ userId, kind: 'farm_plan_task', id: task.id }, { userId, kind: 'task_verdict', id: one.key }];
};

/** The morning's tasks of these farmers, for whom Pro has the server think of them by itself. A second run makes nothing twice. */
const generate = async (tx: Transaction, userIds: readonly string[], day: Day, now: Date): Promise<void> => {
  const may = await whoCan(tx, userIds, 'daily_tasks', now);
  const seqs = await takeSeqs(tx, userIds.filter((id) => may.has(id)));
  const touches: TouchOf[] = [];
  for (const userId of seqs.keys()) {
    const today = forToday(await factsOfFarmer(tx, userId, day), day);
    const language = today.length > 0 ? await languageOf(tx, userId) : 'en';
    for (const one of today) touches.push(...await write(tx, userId, one, now.toISOString(), language));
  }
  await writeLogs(tx, seqs, touches);
};

/** One page of farmers; the rest in a job of its own. */
export const dailyWith = ({ db, jobs }: DailyDeps, clock = (): Date => new Date()) => ({ day, after }: DailyJob): Promise<void> => db.asSystem(async (tx) => {
  const farmers = await farmersPage(tx, after, AT_ONCE);
  if (farmers.length > 0) await generate(tx, farmers, day, clock());
  const last = farmers[AT_ONCE - 1];
  if (last !== undefined) await jobs.enqueue<DailyJob>(tx, DAILY_JOB, { day, after: last }, { singletonKey: `${day} ${last}` });
});

/** The hour before tasks are spoken of (`reminders.ts`), so that these are among them. */
const EARLY = 4;
const hourInNairobi = (now: Date): number => new Date(now.getTime() + 3 * 3_600_000).getUTCHours();

/** Called every hour by every server; in that hour one of them begins. */
export const beginDaily = async ({ db, jobs }: DailyDeps, now: Date): Promise<void> => {
  if (hourInNairobi(now) !== EARLY) return;
  const day = dayInNairobi(now);
  await db.asSystem((tx) => jobs.enqueue<DailyJob>(tx, DAILY_JOB, { day, after: null }, { singletonKey: day }));
};
