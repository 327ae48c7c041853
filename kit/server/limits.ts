import sql from 'sql-template-tag';
import type { Query } from './database/database.ts';

/**
 * Fixed one-minute windows in the database, so that several server processes share one count. The table is
 * unlogged: after a crash everybody starts a fresh minute.
 */
export const takeFrom =
  (db: Query) =>
  async (key: string, perMinute: number): Promise<boolean> => {
    const { count } = await db.one<{ count: number }>(sql`
    insert into rate_limits as r (key, minute, count) values (${key}, date_trunc('minute', now()), 1)
    on conflict (key) do update
      set count = case when r.minute = excluded.minute then r.count + 1 else 1 end, minute = excluded.minute
    returning count`);
    return count <= perMinute;
  };

/** Minutes that are over decide nothing any more; without this every address that ever called would stay. */
export const purgeLimits = (db: Query): Promise<number> =>
  db.run(sql`delete from rate_limits where minute < now() - interval '5 minutes'`);
