import sql from 'sql-template-tag';
import { DAY_MS } from '#kit/pure/days.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { DELIVER_JOB, type DeliverJob } from './create-message.ts';
import { deleteOld, lostDeliveries, oldNotifications } from './sql.ts';

const MINUTE = 60_000;
/** A delivery this far overdue has lost its job. */
const LOST_MS = 20 * MINUTE;
export const RETENTION_DAYS = 180;
/** Meta retries a webhook for seven days. */
const HOOK_RETENTION_DAYS = 9;
const BATCH_SIZE = 500;

const requeueLost = (db: Database, jobs: Jobs, now: Date): Promise<void> =>
  db.asSystem(async (tx) => {
    for (const { user_id: userId, id } of await lostDeliveries(tx, new Date(now.getTime() - LOST_MS)))
      await jobs.enqueue<DeliverJob>(tx, DELIVER_JOB, { userId, id }, { singletonKey: id });
  });

const deleteExpired = async (db: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  const old = await db.asSystem((tx) => oldNotifications(tx, before, BATCH_SIZE));
  for (const userId of [...new Set(old.map((o) => o.user_id))].sort()) {
    await db.asSystem(async (tx) => {
      await touchRows(
        tx,
        old
          .filter((o) => o.user_id === userId)
          .map(({ id }) => ({ userId, kind: 'notification', id, deleted: true })),
      );
      await deleteOld(tx, userId, before);
    });
  }
  await db.asSystem(async (tx) => {
    await tx.run(
      sql`delete from seen_hooks where at < ${new Date(now.getTime() - HOOK_RETENTION_DAYS * DAY_MS)}`,
    );
    await tx.run(sql`delete from contact_codes where sent_at < ${new Date(now.getTime() - 2 * DAY_MS)}`);
    await tx.run(
      sql`
        delete
        from push_subscriptions p
        where not exists (select 1 from auth_sessions s where s.id = p.session_id)
      `,
    );
  });
};

export const sweep =
  (db: Database, jobs: Jobs) =>
  async (now = new Date()): Promise<void> => {
    await requeueLost(db, jobs, now);
    await deleteExpired(db, now);
  };
