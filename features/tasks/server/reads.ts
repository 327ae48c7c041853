import { dayInNairobi } from '#kit/pure/days.ts';
import { ok } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { formatCursor, parseCursor } from '#kit/server/page-cursor.ts';
import { listDailyTasks, listPlans, listTasks } from '../contract.ts';
import { dailyTasks } from '../domain/daily.ts';
import { openTasksDueBy, plansPage, tasksOfPlans, tasksPage } from './sql.ts';

const MAX_DAILY = 200;

const nextCursorOf = (
  rows: readonly { readonly id: string; readonly created_at: string }[],
  limit: number,
): string | null => {
  const last = rows.length === limit ? rows[rows.length - 1] : undefined;
  return last ? formatCursor({ at: new Date(last.created_at), id: last.id }) : null;
};

export const taskReads = (db: Database) => [
  serve(listPlans, async ({ session: { userId } }, { query: { limit, after } }) =>
    db.readAsUser(userId, async (tx) => {
      const plans = await plansPage(tx, userId, limit, parseCursor(after));
      const tasks =
        plans.length === 0
          ? []
          : await tasksOfPlans(
              tx,
              userId,
              plans.map((plan) => plan.id),
            );
      return ok({
        plans: plans.map((plan) => ({
          ...plan,
          farm_plan_tasks: tasks.filter((task) => task.plan_id === plan.id),
        })),
        next: nextCursorOf(plans, limit),
      });
    }),
  ),
  serve(listTasks, async ({ session: { userId } }, { query: { limit, after, ...wanted } }) => {
    const tasks = await db.readAsUser(userId, (tx) =>
      tasksPage(tx, userId, wanted, limit, parseCursor(after)),
    );
    return ok({ tasks, next: nextCursorOf(tasks, limit) });
  }),
  serve(listDailyTasks, async ({ session: { userId } }) => {
    const today = dayInNairobi(new Date());
    const tasks = await db.readAsUser(userId, (tx) => openTasksDueBy(tx, userId, today, MAX_DAILY));
    return ok({ today, tasks: [...dailyTasks(tasks, today)] });
  }),
];
