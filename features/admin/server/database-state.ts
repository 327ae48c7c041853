import { type Database, type Query, sql } from '#kit/server/database/database.ts';
import type { DatabaseState } from '../contract.ts';

const MAX_TABLES = 15;
const MAX_STATEMENTS = 10;

/** Only the start of a statement; it never contains values. */
const text = sql`left(regexp_replace(query, '\\s+', ' ', 'g'), 160)`;

/**
 * Tables that were never analysed have no estimate (-1). Then uses the live-tuple statistics, 0 for a table
 * without pages, else null. Never shows 0 for "not counted".
 */
const rowEstimate = sql`
  case when c.reltuples >= 0 then greatest(c.reltuples, pg_stat_get_live_tuples(c.oid))::float8 when
    pg_stat_get_live_tuples(c.oid) > 0 then pg_stat_get_live_tuples(c.oid)::float8 when
    pg_relation_size(c.oid) = 0 then 0 end
`;

const slowStatements = async (tx: Query): Promise<DatabaseState['slow']> => {
  const { there } = await tx.one<{ there: boolean }>(
    sql`
      select to_regclass('pg_stat_statements') is not null
        and exists (select from pg_extension where extname = 'pg_stat_statements') as there
    `,
  );
  return there
    ? tx.many(sql`
      select round(mean_exec_time::numeric, 1)::float8 as mean_ms, calls::float8 as calls, ${text} as text
      from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
      order by mean_exec_time desc
      limit ${MAX_STATEMENTS}
    `)
    : null;
};

/** Size, load and replication from PostgreSQL's own statistics. */
export const databaseState = (db: Database, now: Date): Promise<DatabaseState> =>
  db.asSystem(async (tx) => {
    const all = await tx.one<
      Pick<DatabaseState, 'version' | 'bytes' | 'connections' | 'most_connections' | 'from_memory'>
    >(sql`
      select current_setting('server_version') as version,
        pg_database_size(current_database())::float8 as bytes, numbackends as connections,
        current_setting('max_connections')::int as most_connections,
        (blks_hit::float8 / nullif(blks_hit + blks_read, 0)) as from_memory
      from pg_stat_database
      where datname = current_database()
    `);
    return {
      ...all,
      at: now.toISOString(),
      tables: await tx.many(sql`
        select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes, ${rowEstimate} as rows
        from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        order by 2 desc
        limit ${MAX_TABLES}
      `),
      running: await tx.many(sql`
        select round(extract(epoch from now() - query_start)::numeric, 1)::float8 as seconds, ${text} as text
        from pg_stat_activity
        where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
          and query_start < now() - interval '1 second'
        order by query_start
        limit ${MAX_STATEMENTS}
      `),
      slow: await slowStatements(tx),
      replicas: await tx.many(sql`
        select coalesce(nullif(application_name, ''), 'replica') as name, coalesce(state, 'unknown') as state,
          pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 as behind_bytes
        from pg_stat_replication
        where not pg_is_in_recovery()
      `),
    };
  });
