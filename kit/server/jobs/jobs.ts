import PgBoss from 'pg-boss';
import { v7 } from 'uuid';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { sql } from '#kit/server/database/database.ts';
import type { Log } from '#kit/server/database/log.ts';
import type { WakeSignal } from './wake-signal.ts';
import { createWakeSignal } from './wake-signal.ts';

interface EnqueueOptions {
  readonly runAt?: Date;
  /** While a job with this key is waiting, no other is added. The waiting one runs after this commit. */
  readonly singletonKey?: string;
}

/**
 * May run more than once (a server can die between the work and its completion mark), so it must be
 * idempotent.
 */
type Handler<T extends object> = (data: T, job: { readonly id: string }) => Promise<void>;

export interface Jobs {
  /** The job exists if and only if the transaction commits. Its name must have a handler. */
  enqueue<T extends object>(tx: Transaction, name: string, data: T, options?: EnqueueOptions): Promise<void>;
  /** Registers the handler of a job. Call it before `start`. */
  handleJobs<T extends object>(name: string, handler: Handler<T>): void;
  start(): Promise<void>;
  /** Jobs by name and state, for an operator: `failed` ones have used all attempts and are stored for a week. */
  counts(): Promise<readonly JobCount[]>;
  /** Takes no new jobs, and waits for running ones. */
  stop(): Promise<void>;
}

/** What staff see of the queues and can do with them. */
export interface JobMonitor {
  queues(): Promise<readonly QueueState[]>;
  /** Retries jobs that had failed for good. Returns how many. */
  retry(tx: Transaction, name: string): Promise<number>;
}

/** `late`: seconds that the oldest due job has waited. `fault`: the message of the last failed one. */
export interface QueueState {
  readonly name: string;
  readonly waiting: number;
  readonly later: number;
  readonly running: number;
  readonly failed: number;
  readonly late: number | null;
  readonly fault: string | null;
}

export interface JobCount {
  readonly name: string;
  readonly state: string;
  readonly n: number;
}

interface JobsOptions {
  readonly database: Database;
  readonly log: Log;
  readonly pollMs?: number;
}

interface Queue {
  readonly name: string;
  readonly handler: Handler<object>;
  readonly wake: WakeSignal;
}

const MAX_CONCURRENT_JOBS = 4;
const SCHEMA = 'pgboss';

/** Ten retries over about three hours. A job whose server died is handed out again after five minutes. */
const policy = {
  policy: 'short',
  retryLimit: 10,
  retryBackoff: true,
  retryDelay: 5,
  expireInSeconds: 300,
} as const;

/**
 * pg-boss's statements contain their own BEGIN: after an error the connection could still be in a
 * transaction, so it is dropped.
 */
const poolExecutor = ({ pool }: Database): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const client = await pool.connect();
    let broken = true;
    try {
      const result = await client.query(text, values);
      broken = false;
      return result;
    } finally {
      client.release(broken);
    }
  },
});

const transactionExecutor = (tx: Transaction): PgBoss.Db => ({
  executeSql: async (text, values) => ({ rows: await tx.many({ text, values }) }),
});

/**
 * Locks the waiting job until this transaction ends: a worker skips locked rows, so the job cannot run on the
 * state from before this commit. False when it is no longer waiting.
 */
const lockWaitingJob = async (tx: Transaction, name: string, key: string): Promise<boolean> =>
  (
    await tx.many(
      sql`
        select id
        from pgboss.job
        where name = ${name} and singleton_key = ${key} and state = 'created'
        for update
      `,
    )
  ).length > 0;

const add = async (
  boss: PgBoss,
  tx: Transaction,
  name: string,
  data: object,
  { runAt, singletonKey }: EnqueueOptions,
): Promise<void> => {
  const options = {
    db: transactionExecutor(tx),
    singletonKey: singletonKey ?? v7(),
    ...(runAt ? { startAfter: runAt } : {}),
  };
  while ((await boss.send(name, data, options)) === null) {
    if (singletonKey && (await lockWaitingJob(tx, name, singletonKey))) return;
  }
};

/** Any number that no other program uses. */
const QUEUE_LOCK_KEY = 1_297_044_815;

/**
 * Creating a queue is DDL, in which two servers that start together would deadlock. A conflict with other
 * work is retried.
 */
const prepare = (database: Database, boss: PgBoss, names: readonly string[]): Promise<void> =>
  database.asSystem(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${QUEUE_LOCK_KEY})`);
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of names) if (!known.has(name)) await boss.createQueue(name, { name, ...policy });
  });

const perform = async (
  boss: PgBoss,
  log: Log,
  { name, handler }: Queue,
  job: PgBoss.JobWithMetadata,
): Promise<void> => {
  try {
    await handler(job.data, { id: job.id });
  } catch (error) {
    const last = job.retryCount >= job.retryLimit;
    log[last ? 'error' : 'warn'](
      { job: name, id: job.id, tries: job.retryCount + 1, fault: (error as Error).message },
      last ? 'A job failed for the last time.' : 'A job failed and will be tried again.',
    );
    await boss.fail(name, job.id, { message: (error as Error).message });
    return;
  }
  await boss.complete(name, job.id);
};

export const createJobs = ({ database, log, pollMs = 5_000 }: JobsOptions): Jobs & JobMonitor => {
  const boss = new PgBoss({
    db: poolExecutor(database),
    schema: SCHEMA,
    schedule: false,
    maintenanceIntervalSeconds: 60,
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterDays: 7,
  });
  boss.on('error', (error) =>
    log.warn({ fault: error.message }, 'Job queue maintenance failed and will be retried.'),
  );
  const queues = new Map<string, Queue>();
  let stopping = false;
  let loops: Promise<void>[] = [];

  // Our own loop around pg-boss's fetch: its workers do not await complete() and fail(), so a lost connection
  // there would end the process.
  const drain = async (queue: Queue): Promise<void> => {
    while (!stopping) {
      const found = await boss.fetch<object>(queue.name, {
        batchSize: MAX_CONCURRENT_JOBS,
        includeMetadata: true,
      });
      if (found.length === 0) return;
      await Promise.all(found.map((job) => perform(boss, log, queue, job)));
    }
  };

  const loop = async (queue: Queue): Promise<void> => {
    while (!stopping) {
      await drain(queue).catch((error: Error) =>
        log.warn({ job: queue.name, fault: error.message }, 'Jobs could not be fetched; trying again.'),
      );
      if (!stopping) await queue.wake.wait(pollMs);
    }
  };

  return {
    enqueue: async (tx, name, data, options = {}) => {
      const queue = queues.get(name);
      if (!queue) throw new Error(`no handler is known for the job ${name}`);
      await add(boss, tx, name, data, options);
      tx.afterCommit(queue.wake.notify);
    },
    handleJobs: (name, handler) => {
      queues.set(name, { name, handler: handler as Handler<object>, wake: createWakeSignal() });
    },
    start: async () => {
      await prepare(database, boss, [...queues.keys()]);
      loops = [...queues.values()].map(loop);
    },
    counts: () =>
      database.many<JobCount>(sql`
        select name, state::text as state, count(*) as n
        from pgboss.job
        where state <> 'completed' and name = any(${[...queues.keys()]})
        group by 1, 2
        order by 1, 2
      `),
    queues: () =>
      database.many<QueueState>(sql`
        select q.name, count(*) filter (where j.state in ('created', 'retry')
          and j.start_after <= now()) as waiting, count(*) filter (where j.state in ('created', 'retry')
          and j.start_after > now()) as later, count(*) filter (where j.state = 'active') as running,
          count(*) filter (where j.state = 'failed') as failed,
          extract(epoch from now() - min(j.start_after) filter (where j.state in ('created', 'retry')
          and j.start_after <= now()))::int as late, (array_agg(left(j.output->>'message',
          200) order by j.completed_on desc) filter (where j.state = 'failed'))[1] as fault
        from unnest(${[...queues.keys()]}::text[]) as q (name)
        left join pgboss.job j on j.name = q.name and j.state <> 'completed'
        group by q.name
        order by q.name
      `),
    retry: async (tx, name) => {
      const queue = queues.get(name);
      const failed = queue
        ? await tx.many<{ id: string }>(
            sql`select id from pgboss.job where name = ${name} and state = 'failed' for update`,
          )
        : [];
      if (failed.length === 0) return 0;
      await boss.retry(
        name,
        failed.map(({ id }) => id),
        { db: transactionExecutor(tx) },
      );
      tx.afterCommit(queue!.wake.notify);
      return failed.length;
    },
    stop: async () => {
      stopping = true;
      for (const { wake } of queues.values()) wake.notify();
      await Promise.all(loops);
      await boss.stop({ graceful: false, close: false });
    },
  };
};
