import type { Day } from '#kit/pure/days.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { type Listeners, recordEvent } from '#kit/server/sync/events.ts';
import { lockUserSequence } from '#kit/server/sync/sequence.ts';
import { reminderTimeOf } from '../domain/enrolment.ts';
import { markReminded } from './sql.ts';

export const REMIND_JOB = 'training.remind';
export interface RemindJob {
  readonly userId: string;
  readonly id: string;
  readonly day: Day;
}

export const scheduleReminder = (
  jobs: Jobs,
  tx: Transaction,
  userId: string,
  id: string,
  day: Day | null,
): Promise<void> =>
  day === null
    ? Promise.resolve()
    : jobs.enqueue<RemindJob>(
        tx,
        REMIND_JOB,
        { userId, id, day },
        { runAt: reminderTimeOf(day), singletonKey: `${userId}:${id}:${day}` },
      );

/**
 * Sends nothing if the lesson is finished or left, or if another day is set. A repeated run sends nothing,
 * because the day is already marked as sent.
 */
export const createReminderHandler =
  (db: Database, listeners: () => Listeners) =>
  ({ userId, id, day }: RemindJob): Promise<void> =>
    db.asUser(userId, async (tx) => {
      await lockUserSequence(tx, userId);
      if ((await markReminded(tx, userId, id, day)) > 0)
        await recordEvent(tx, { userId, name: 'training.due', payload: { id, day } }, listeners());
    });
