import { sql, type Database } from '../database/database.ts';

const RETENTION_DAYS = 180;

/** Deletes old tombstones. Raising the user's floor makes a device that missed them restart its sync. */
export const purgeTombstones = (db: Database, retentionDays = RETENTION_DAYS): Promise<number> =>
  db.asSystem((tx) =>
    tx.run(sql`
      with gone as ( delete from sync_log where deleted
        and at < now() - make_interval(days => ${retentionDays}) returning user_id, seq ),
        highest as ( select user_id, max(seq) as seq from gone group by user_id )
      update sync_users u
      set floor = greatest(u.floor, highest.seq)
      from highest
      where u.user_id = highest.user_id
    `),
  );
