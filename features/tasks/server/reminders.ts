import { addDays, type Day, dayInNairobi, hourInNairobi } from '#kit/pure/days.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { type Listeners } from '#kit/server/sync/events.ts';
import { recordEvents } from '#kit/server/sync/many.ts';
import { beginDay, farmersDue, forgetDays } from './sql.ts';

export const REMIND_JOB = 'tasks.remind';
export interface RemindJob {
  readonly day: Day;
  readonly after: string | null;
}
interface RemindDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly listeners: () => Listeners;
}

const AT_ONCE = 500;
/**
 * Before anybody leaves for the field; which way it goes out, and at which hour of the farmer's own clock,
 * `notify` decides.
 */
const MORNING = 5;

/**
 * One page of farmers; the rest in a job of its own. A second run says nothing twice: the day is the cause of
 * the message.
 */
export const remindWith =
  ({ db, jobs, listeners }: RemindDeps) =>
  ({ day, after }: RemindJob): Promise<void> =>
    db.asSystem(async (tx) => {
      const farmers = await farmersDue(tx, day, after, AT_ONCE);
      await recordEvents(
        tx,
        farmers.map((userId) => ({ userId, name: 'task.due', payload: { day } })),
        listeners(),
      );
      const last = farmers[AT_ONCE - 1];
      if (last !== undefined)
        await jobs.enqueue<RemindJob>(
          tx,
          REMIND_JOB,
          { day, after: last },
          { singletonKey: `${day} ${last}` },
        );
    });

/** Time for the day's tasks to be made, where both rounds begin at once because no server was up before. */
const AFTER_TASKS_MS = 10 * 60_000;

/** Called every hour by every server; one of them begins the day. `made`: the day's tasks were begun only now. */
export const beginReminders = async ({ db, jobs }: RemindDeps, now: Date, made = false): Promise<void> => {
  const day = dayInNairobi(now);
  if (hourInNairobi(now) < MORNING) return;
  await db.asSystem(async (tx) => {
    if (await beginDay(tx, day, 'reminders'))
      await jobs.enqueue<RemindJob>(
        tx,
        REMIND_JOB,
        { day, after: null },
        { singletonKey: day, ...(made && { runAt: new Date(now.getTime() + AFTER_TASKS_MS) }) },
      );
    await forgetDays(tx, addDays(day, -30));
  });
};
