import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Day } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { PageCursor } from '#kit/server/page-cursor.ts';
import type { FarmPlan } from '../domain/plan.ts';
import type { Status, Task } from '../domain/task.ts';
import type { Verdict } from '../domain/verdict.ts';

type Stored<T> = Omit<T, 'created_at' | 'updated_at'> & {
  readonly created_at: Date;
  readonly updated_at: Date;
};
const withIsoTimes = <T extends object>({
  created_at,
  updated_at,
  ...row
}: T & { created_at: Date; updated_at: Date }) => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

const taskColumnNames = [
  'id',
  'plan_id',
  'field_id',
  'title',
  'description',
  'due_date',
  'due_time',
  'priority',
  'category',
  'status',
  'estimated_duration',
  'assigned_to',
  'assigned_phone',
  'repeat_every',
  'repeat_unit',
  'repeat_from',
  'stage',
  'suggestion_key',
  'rule',
  'why',
  'source',
  'valid_until',
  'completed_on',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Task)[];
const planColumnNames = [
  'id',
  'title',
  'description',
  'goal',
  'field_id',
  'crop_type',
  'start_date',
  'end_date',
  'status',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof FarmPlan)[];
const taskColumns = raw(taskColumnNames.join(', '));
const planColumns = raw(planColumnNames.join(', '));
const valuesOf = <T extends object>(row: T, names: readonly (keyof T)[]): Sql =>
  join(names.map((name) => sql`${row[name]}`));
const assignmentsOf = <T extends object>(row: T, names: readonly (keyof T & string)[]): Sql =>
  join(
    names
      .filter((name) => name !== 'id' && name !== 'created_at')
      .map((name) => sql`${raw(name)} = ${row[name]}`),
  );

const toTask = (row: Stored<Task>): Task => withIsoTimes(row) as Task;
const toPlan = (row: Stored<FarmPlan>): FarmPlan => withIsoTimes(row) as FarmPlan;

export const tasksByIds = async (tx: Query, userId: string, ids: readonly string[]): Promise<Task[]> =>
  (
    await tx.many<Stored<Task>>(
      sql`select ${taskColumns} from farm_plan_tasks where user_id = ${userId} and id = any(${ids}::uuid[])`,
    )
  ).map(toTask);
export const taskById = async (tx: Query, userId: string, id: string): Promise<Task | null> =>
  (await tasksByIds(tx, userId, [id]))[0] ?? null;

export const insertTask = (tx: Query, userId: string, task: Task): Promise<number> =>
  tx.run(
    sql`
      insert into farm_plan_tasks (user_id, ${taskColumns})
      values (${userId}, ${valuesOf(task, taskColumnNames)})
    `,
  );
/** Of several farmers at once; existing rows stay, and only new ones are returned. */
export const insertTasks = async (
  tx: Query,
  all: readonly { readonly userId: string; readonly task: Task }[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await tx.many<{ id: string }>(sql`
        insert into farm_plan_tasks (user_id, ${taskColumns})
        values ${join(all.map(({ userId, task }) => sql`(${userId}, ${valuesOf(task, taskColumnNames)})`))} on
          conflict (user_id, id) do nothing returning id
      `)
    ).map(({ id }) => id),
  );
export const updateTask = (tx: Query, userId: string, task: Task): Promise<number> =>
  tx.run(
    sql`update farm_plan_tasks set ${assignmentsOf(task, taskColumnNames)} where user_id = ${userId} and id = ${task.id}`,
  );
export const deleteTask = (tx: Query, userId: string, id: string): Promise<number> =>
  tx.run(sql`delete from farm_plan_tasks where user_id = ${userId} and id = ${id}`);
export const deleteTasksOfPlan = async (tx: Query, userId: string, planId: string): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(
      sql`delete from farm_plan_tasks where user_id = ${userId} and plan_id = ${planId} returning id`,
    )
  ).map(({ id }) => id);

export const plansByIds = async (tx: Query, userId: string, ids: readonly string[]): Promise<FarmPlan[]> =>
  (
    await tx.many<Stored<FarmPlan>>(
      sql`select ${planColumns} from farm_plans where user_id = ${userId} and id = any(${ids}::uuid[])`,
    )
  ).map(toPlan);
export const planById = async (tx: Query, userId: string, id: string): Promise<FarmPlan | null> =>
  (await plansByIds(tx, userId, [id]))[0] ?? null;
export const insertPlan = (tx: Query, userId: string, plan: FarmPlan): Promise<number> =>
  tx.run(
    sql`insert into farm_plans (user_id, ${planColumns}) values (${userId}, ${valuesOf(plan, planColumnNames)})`,
  );
export const updatePlan = (tx: Query, userId: string, plan: FarmPlan): Promise<number> =>
  tx.run(
    sql`update farm_plans set ${assignmentsOf(plan, planColumnNames)} where user_id = ${userId} and id = ${plan.id}`,
  );
export const deletePlan = (tx: Query, userId: string, id: string): Promise<number> =>
  tx.run(sql`delete from farm_plans where user_id = ${userId} and id = ${id}`);

/** Deleting a field deletes its tasks and plans; deleting a plan deletes all of its tasks, on any field. */
export const deleteTasksAndPlansOfField = async (
  tx: Query,
  userId: string,
  fieldId: string,
): Promise<{ readonly plans: readonly string[]; readonly tasks: readonly string[] }> => {
  const tasks = await tx.many<{ id: string }>(sql`
    delete
    from farm_plan_tasks
    where user_id = ${userId} and (field_id = ${fieldId}
      or plan_id in (select id from farm_plans where user_id = ${userId} and field_id = ${fieldId}))
    returning id
  `);
  const plans = await tx.many<{ id: string }>(
    sql`delete from farm_plans where user_id = ${userId} and field_id = ${fieldId} returning id`,
  );
  return { plans: plans.map(({ id }) => id), tasks: tasks.map(({ id }) => id) };
};

const olderThan = (after: PageCursor | null): Sql =>
  after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : sql``;

interface TaskFilter {
  readonly field?: string | undefined;
  readonly plan?: string | undefined;
  readonly status?: Status | undefined;
}
export const tasksPage = async (
  tx: Query,
  userId: string,
  { field, plan, status }: TaskFilter,
  limit: number,
  after: PageCursor | null,
): Promise<Task[]> =>
  (
    await tx.many<Stored<Task>>(sql`
      select ${taskColumns}
      from farm_plan_tasks
      where user_id = ${userId} ${olderThan(after)} ${field ? sql`and field_id = ${field}` : sql``}
        ${plan ? sql`and plan_id = ${plan}` : sql``} ${status ? sql`and status = ${status}` : sql``}
      order by created_at desc, id desc
      limit ${limit}
    `)
  ).map(toTask);

export const plansPage = async (
  tx: Query,
  userId: string,
  limit: number,
  after: PageCursor | null,
): Promise<FarmPlan[]> =>
  (
    await tx.many<Stored<FarmPlan>>(
      sql`
        select ${planColumns}
        from farm_plans
        where user_id = ${userId} and status = 'active' ${olderThan(after)}
        order by created_at desc, id desc
        limit ${limit}
      `,
    )
  ).map(toPlan);

export const tasksOfPlans = async (tx: Query, userId: string, planIds: readonly string[]): Promise<Task[]> =>
  (
    await tx.many<Stored<Task>>(
      sql`
        select ${taskColumns}
        from farm_plan_tasks
        where user_id = ${userId} and plan_id = any(${planIds}::uuid[])
        order by due_date nulls last, id
      `,
    )
  ).map(toTask);

export const openTasksDueBy = async (tx: Query, userId: string, today: Day, limit: number): Promise<Task[]> =>
  (
    await tx.many<Stored<Task>>(sql`
      select ${taskColumns}
      from farm_plan_tasks
      where user_id = ${userId} and status <> 'completed' and (due_date is null or due_date <= ${today}
        or status = 'in_progress')
      order by due_date nulls last, id
      limit ${limit}
    `)
  ).map(toTask);

/** Open tasks of a field that this rule suggested. */
export const openTasksOfRule = async (
  tx: Query,
  userId: string,
  fieldId: string,
  rule: string,
): Promise<Task[]> =>
  (
    await tx.many<Stored<Task>>(sql`
    select ${taskColumns} from farm_plan_tasks
    where user_id = ${userId} and field_id = ${fieldId} and status <> 'completed' and rule = ${rule}`)
  ).map(toTask);

/**
 * Open tasks of a rule, for several farmers, that were never edited since they were added. Excludes
 * suggestions that the farmer changed before adding.
 */
export const uneditedTasksOfRule = async (
  tx: Query,
  userIds: readonly string[],
  rule: string,
): Promise<{ readonly userId: string; readonly task: Task }[]> =>
  (
    await tx.many<Stored<Task> & { readonly user_id: string }>(sql`
    select x.* from unnest(${userIds}::uuid[]) as u (owner) cross join lateral (
      select t.user_id, ${taskColumns} from farm_plan_tasks t
      where t.user_id = u.owner and status <> 'completed' and rule = ${rule} and t.updated_at = t.created_at
        and not exists (
          select 1 from task_verdicts v
          where v.user_id = t.user_id and v.key = t.suggestion_key and v.verdict = 'changed')
      offset 0) x`)
  ).map(({ user_id: userId, ...row }) => ({ userId, task: toTask(row) }));

/** Open tasks of one day, in no fixed order. */
export const openTasksDueOn = async (tx: Query, userId: string, day: Day): Promise<Task[]> =>
  (
    await tx.many<Stored<Task>>(
      sql`
        select ${taskColumns}
        from farm_plan_tasks
        where user_id = ${userId} and due_date = ${day} and status <> 'completed'
      `,
    )
  ).map(toTask);

export const verdictsByKeys = async (
  tx: Query,
  userId: string,
  keys: readonly string[],
): Promise<Verdict[]> =>
  (
    await tx.many<Omit<Verdict, 'judged_at'> & { judged_at: Date }>(
      sql`
        select key as id, verdict, judged_at
        from task_verdicts
        where user_id = ${userId} and key = any(${keys}::text[])
      `,
    )
  ).map((row) => ({ ...row, judged_at: row.judged_at.toISOString() }));
export const upsertVerdict = (tx: Query, userId: string, verdict: Verdict): Promise<number> =>
  upsertVerdicts(tx, [{ userId, ...verdict }]);
export const upsertVerdicts = (
  tx: Query,
  all: readonly (Verdict & { readonly userId: string })[],
): Promise<number> =>
  tx.run(sql`
    insert into task_verdicts (user_id, key, verdict, judged_at)
    select *
    from unnest(${all.map((v) => v.userId)}::uuid[], ${all.map((v) => v.id)}::text[],
      ${all.map((v) => v.verdict)}::text[], ${all.map((v) => v.judged_at)}::timestamptz[])
    on conflict (user_id, key) do update set verdict = excluded.verdict, judged_at = excluded.judged_at
  `);

/** True for the one server that starts this day's batch. */
export const startDayBatch = async (tx: Query, day: Day, round: 'tasks' | 'reminders'): Promise<boolean> =>
  (await tx.run(
    sql`insert into reminder_days (day, round) values (${day}, ${round}) on conflict do nothing`,
  )) > 0;
export const deleteReminderDays = (tx: Query, before: Day): Promise<number> =>
  tx.run(sql`delete from reminder_days where day < ${before}`);
/** Farmers with open tasks due on this day, in id order. Requires the system role. */
export const farmersDue = async (
  tx: Query,
  day: Day,
  after: string | null,
  limit: number,
): Promise<string[]> =>
  (
    await tx.many<{ user_id: string }>(sql`
      select distinct user_id
      from farm_plan_tasks
      where due_date = ${day} and status <> 'completed' ${after ? sql`and user_id > ${after}` : sql``}
      order by user_id
      limit ${limit}
    `)
  ).map((row) => row.user_id);
