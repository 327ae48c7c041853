import { addDays, type Day, dayInNairobi, hourInNairobi } from '#kit/pure/days.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { type Listeners } from '#kit/server/sync/events.ts';
import { recordEvents } from '#kit/server/sync/many.ts';
import { startDayBatch, farmersDue, forgetDays } from './sql.ts';

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
/** Before farmers leave for the field; `notify` decides the channel, and the hour in the farmer's time zone. */
const MORNING = 5;

/**
 * One page of farmers; the rest in another job. A second run sends nothing twice: the day is the cause of the
 * message.
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

/** Time for generating the day's tasks, when both batches start together because no server ran before. */
const AFTER_TASKS_MS = 10 * 60_000;

/** Called hourly by every server; one of them starts the day. `made`: the day's tasks were started only now. */
export const startReminders = async ({ db, jobs }: RemindDeps, now: Date, made = false): Promise<void> => {
  const day = dayInNairobi(now);
  if (hourInNairobi(now) < MORNING) return;
  await db.asSystem(async (tx) => {
    if (await startDayBatch(tx, day, 'reminders'))
      await jobs.enqueue<RemindJob>(
        tx,
        REMIND_JOB,
        { day, after: null },
        { singletonKey: day, ...(made && { runAt: new Date(now.getTime() + AFTER_TASKS_MS) }) },
      );
    await forgetDays(tx, addDays(day, -30));
  });
};
