import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import pg from 'pg';
import sql from 'sql-template-tag';
import { LIVE_CHANNEL, createAnnouncer, type Announce } from './announce.ts';
import type { Connection } from './embedded.ts';
import { DatabaseStartError } from './embedded/failure.ts';
import { isConnectionLost, isConflict, isUnreachable, wasNeverSent } from './faults.ts';
import type { Log } from './log.ts';
import type { Query } from './query.ts';
import { columnTypes, createQuery } from './query.ts';

export { default as sql, empty, join, raw } from 'sql-template-tag';
export { duplicateOf, isBusy, isDiskFull as isFull } from './faults.ts';
export type { Query, Statement } from './query.ts';

export interface Transaction extends Query {
  /** Runs once the commit is acknowledged. For wake-ups only: a crash in between loses it. */
  afterCommit(then: () => void): void;
  /** Announced to all processes soon after the commit (`kit/server/live`); a crash in between loses it. */
  announce: Announce;
}

/** May run again from the start after a conflict or a lost connection, so it must use nothing but `tx`. */
export type Work<T> = (tx: Transaction) => Promise<T>;

/** Outside a transaction, only tables without row-level security return rows. */
export interface Database extends Query {
  asUser<T>(userId: string, work: Work<T>): Promise<T>;
  asSystem<T>(work: Work<T>): Promise<T>;
  /** Read-only, from the read pool; a replica may lag behind. */
  readAsUser<T>(userId: string, work: Work<T>): Promise<T>;
  /** The same, outside a transaction. */
  announce: Announce;
  close(): Promise<void>;
  /** For libraries that run their own SQL. No row-level security identity is set on it. */
  readonly pool: Pool;
}

interface DatabaseOptions {
  /** A postgres:// URL, or the embedded server's connection. */
  readonly write: string | Connection;
  readonly read?: string | Connection;
  readonly log: Log;
  readonly writers?: number;
  readonly readers?: number;
}

const MAX_ATTEMPTS = 6;
const RECONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECTION_TIMEOUT_MS = 10_000;

const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const poolFor = (to: string | Connection, max: number, log: Log): Pool => {
  const pool = new pg.Pool({
    ...(typeof to === 'string' ? { connectionString: to } : to),
    max,
    types: columnTypes,
    application_name: 'mavuno',
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    idleTimeoutMillis: 20_000,
    keepAlive: true,
  });
  // The pool handles errors only of idle connections, and an error without a listener ends the process. A
  // query on a broken connection fails by itself.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  // `end` does not wait until its connections are closed: the database may end some of them first.
  pool.on('error', (error) => {
    if (pool.ending) return;
    log.warn({ code: (error as { code?: string }).code }, 'An idle database connection was lost.');
  });
  return pool;
};

/** Before a connection is open nothing has been sent, so waiting for a restarting server is always safe. */
const connect = async (pool: Pool): Promise<PoolClient> => {
  for (const end = Date.now() + RECONNECT_TIMEOUT_MS; ; await pause(50 + Math.random() * 100)) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isConnectionLost(error) || Date.now() > end) throw error;
    }
  }
};

/**
 * One statement text, one round trip, all local to the transaction: works behind a pooler in transaction
 * mode.
 */
const beginSql = (mode: string, setting: string): string =>
  `begin ${mode}; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}; ${setting}`;
const userSetting = (userId: string): string => {
  if (!UUID_PATTERN.test(userId)) throw new TypeError('a user id is a UUID');
  return `select set_config('app.user_id', '${userId}', true)`;
};
const systemSetting = "select set_config('app.actor', 'system', true)";

interface Attempt<T> {
  readonly value: T;
  readonly commitCallbacks: readonly (() => void)[];
}

/** Marks a lost connection after which it is unknown whether the commit went through. */
const unknownOutcome = new WeakSet<object>();

const commit = async (client: PoolClient): Promise<void> => {
  try {
    // After a swallowed error, PostgreSQL answers COMMIT with ROLLBACK.
    if ((await client.query('commit')).command !== 'COMMIT')
      throw new Error('the transaction was rolled back: an error in it was swallowed');
  } catch (error) {
    if (isConnectionLost(error) && !wasNeverSent(error)) unknownOutcome.add(error as object);
    throw error;
  }
};

const attempt = async <T>(
  pool: Pool,
  beginStatement: string,
  announce: Announce,
  work: Work<T>,
): Promise<Attempt<T>> => {
  const client = await connect(pool);
  const commitCallbacks: (() => void)[] = [];
  const tx: Transaction = {
    ...createQuery((statement) => client.query(statement.text, statement.values as unknown[])),
    afterCommit: (then) => commitCallbacks.push(then),
    announce: (topic, at) => commitCallbacks.push(() => announce(topic, at)),
  };
  let broken: Error | undefined;
  const onError = (error: Error): void => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query(beginStatement);
    const value = await work(tx);
    await commit(client);
    return { value, commitCallbacks };
  } catch (error) {
    if (isConnectionLost(error)) broken = error as Error;
    else
      await client.query('rollback').catch((lost: Error) => {
        broken = lost;
      });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
};

const isRetryable = (error: unknown): boolean =>
  isConflict(error) || (isConnectionLost(error) && !unknownOutcome.has(error as object));

const transaction = async <T>(
  pool: Pool,
  beginStatement: string,
  announce: Announce,
  work: Work<T>,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      const { value, commitCallbacks } = await attempt(pool, beginStatement, announce, work);
      for (const then of commitCallbacks) then();
      return value;
    } catch (error) {
      if (tries >= MAX_ATTEMPTS || !isRetryable(error)) throw error;
      await pause(10 * 2 ** tries * (0.5 + Math.random()));
    }
  }
};

/** Row-level security does not apply to superusers or roles that bypass it: private rows would be readable. */
const rejectPrivilegedRole = async (pool: Pool): Promise<void> => {
  const client = await connect(pool);
  try {
    const { rows } = await client.query<{ name: string; mighty: boolean }>(
      'select rolname as name, rolsuper or rolbypassrls as mighty from pg_roles where rolname = current_user',
    );
    if (rows[0]?.mighty) {
      throw new DatabaseStartError(
        `DATABASE_URL signs in as "${rows[0].name}", a superuser or a role with BYPASSRLS, for which PostgreSQL does not keep farmers' rows apart. Use an ordinary role that owns the database.`,
      );
    }
  } finally {
    client.release();
  }
};

export const openDatabase = async ({
  write,
  read,
  log,
  writers = 10,
  readers = 6,
}: DatabaseOptions): Promise<Database> => {
  const pool = poolFor(write, writers, log);
  const readPool = poolFor(read ?? write, readers, log);
  let closed: Promise<unknown> | null = null;
  const announcer = createAnnouncer(
    (messages) =>
      poolQuery.run(
        sql`select pg_notify(${LIVE_CHANNEL}, message) from unnest(${messages}::text[]) as message`,
      ),
    log,
  );
  const close = async (): Promise<void> => {
    announcer.stop();
    await (closed ??= Promise.all([pool.end(), readPool.end()]));
  };
  try {
    await rejectPrivilegedRole(pool);
    if (read) await rejectPrivilegedRole(readPool);
  } catch (error) {
    await close();
    throw isUnreachable(error)
      ? new DatabaseStartError(
          `The database cannot be reached: ${(error as Error).message}. Check DATABASE_URL.`,
          { cause: error },
        )
      : error;
  }
  const { announce } = announcer;
  const poolQuery = createQuery(async (statement) => {
    const client = await connect(pool);
    let broken: Error | undefined;
    try {
      return await client.query(statement.text, statement.values as unknown[]);
    } catch (error) {
      if (isConnectionLost(error)) broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  });
  return {
    ...poolQuery,
    asUser: async (userId, work) => transaction(pool, beginSql('', userSetting(userId)), announce, work),
    asSystem: (work) => transaction(pool, beginSql('', systemSetting), announce, work),
    readAsUser: async (userId, work) =>
      transaction(
        readPool,
        beginSql('isolation level repeatable read read only', userSetting(userId)),
        announce,
        work,
      ),
    announce,
    close,
    pool,
  };
};
