import sql from 'sql-template-tag';
import type { Query } from './database/database.ts';

/**
 * Fixed one-minute windows in the database, shared by all server processes. The table is unlogged: a crash
 * resets all counts.
 */
export const databaseRateLimiter =
  (db: Query) =>
  async (key: string, perMinute: number): Promise<boolean> => {
    const { count } = await db.one<{ count: number }>(sql`
    insert into rate_limits as r (key, minute, count) values (${key}, date_trunc('minute', now()), 1)
    on conflict (key) do update
      set count = case when r.minute = excluded.minute then r.count + 1 else 1 end, minute = excluded.minute
    returning count`);
    return count <= perMinute;
  };

/** Deletes expired windows. Returns how many. */
export const purgeRateLimits = (db: Query): Promise<number> =>
  db.run(sql`delete from rate_limits where minute < now() - interval '5 minutes'`);
