import { addDays, type Day, dayInNairobi, hourInNairobi } from '#kit/pure/days.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { recordEvents } from '#kit/server/sync/bulk-writes.ts';
import { type Listeners } from '#kit/server/sync/events.ts';
import { startDayBatch, farmersDue, deleteReminderDays } from './sql.ts';

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

const FARMERS_PER_JOB = 500;
/** Before farmers leave for the field; `notify` decides the channel, and the hour in the farmer's time zone. */
const REMINDER_HOUR = 5;

/**
 * One page of farmers; the rest in another job. A second run sends nothing twice, because the day identifies
 * the message.
 */
export const createReminderJob =
  ({ db, jobs, listeners }: RemindDeps) =>
  ({ day, after }: RemindJob): Promise<void> =>
    db.asSystem(async (tx) => {
      const farmers = await farmersDue(tx, day, after, FARMERS_PER_JOB);
      await recordEvents(
        tx,
        farmers.map((userId) => ({ userId, name: 'task.due', payload: { day } })),
        listeners(),
      );
      const last = farmers[FARMERS_PER_JOB - 1];
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

/**
 * Called hourly by every server; one of them starts the day's reminders. `tasksJustStarted`: the batch that
 * generates the day's tasks started in the same run.
 */
export const startReminders = async (
  { db, jobs }: RemindDeps,
  now: Date,
  tasksJustStarted = false,
): Promise<void> => {
  const day = dayInNairobi(now);
  if (hourInNairobi(now) < REMINDER_HOUR) return;
  await db.asSystem(async (tx) => {
    if (await startDayBatch(tx, day, 'reminders'))
      await jobs.enqueue<RemindJob>(
        tx,
        REMIND_JOB,
        { day, after: null },
        { singletonKey: day, ...(tasksJustStarted && { runAt: new Date(now.getTime() + AFTER_TASKS_MS) }) },
      );
    await deleteReminderDays(tx, addDays(day, -30));
  });
};
