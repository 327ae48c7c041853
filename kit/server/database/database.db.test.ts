import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, inject, test } from 'vitest';
import type { Database } from './database.ts';
import { duplicateOf, isBusy, openDatabase, sql } from './database.ts';
import type { Connection } from './embedded.ts';
import { silentLog } from './log.ts';
import { runStatements } from './test-cluster.ts';
import { testDatabase } from './testing.ts';

const ann = '0191d000-0000-7000-8000-00000000000a';
const ben = '0191d000-0000-7000-8000-00000000000b';
let database: Database;
let connection: Connection;

beforeAll(async () => {
  ({ database, connection } = await testDatabase());
  await database.run(
    sql`
      create table notes (user_id uuid not null, id int not null, n int not null default 0,
        primary key (user_id, id))
    `,
  );
  await database.pool
    .query(`alter table notes enable row level security; alter table notes force row level security;
    create policy own_rows on notes using (user_id = app_user_id() or app_is_system())`);
  await database.run(sql`create table pairs (id int primary key, n int not null)`);
  await database.run(sql`insert into pairs values (1, 0), (2, 0)`);
  await database.asUser(ann, (tx) => tx.run(sql`insert into notes (user_id, id) values (${ann}, 1)`));
});

test('a user reads and writes only own rows; the system reads all; without an identity there are none', async () => {
  const count = sql`select count(*) as n from notes`;
  await database.asUser(ben, (tx) => tx.run(sql`insert into notes (user_id, id) values (${ben}, 1)`));
  expect(await database.readAsUser(ann, (tx) => tx.one(count))).toEqual({ n: 1 });
  expect(await database.asSystem((tx) => tx.one(count))).toEqual({ n: 2 });
  expect(await database.one(count)).toEqual({ n: 0 });
  await expect(
    database.asUser(ann, (tx) => tx.run(sql`insert into notes (user_id, id) values (${ben}, 2)`)),
  ).rejects.toThrow(/row-level security/);
  expect(await database.asUser(ann, (tx) => tx.run(sql`update notes set n = 1 where user_id = ${ben}`))).toBe(
    0,
  );
});

test('an identity ends with its transaction, even on a reused connection', async () => {
  const one = await openDatabase({ write: connection, log: silentLog, writers: 1 });
  await one.asUser(ann, (tx) => tx.many(sql`select 1`));
  await one.asSystem((tx) => tx.many(sql`select 1`));
  expect(await one.many(sql`select * from notes`)).toEqual([]);
  expect(await one.asUser(ben, (tx) => tx.many(sql`select * from notes where user_id = ${ann}`))).toEqual([]);
  await one.close();
});

test('a user id that is not a UUID is rejected before it reaches the database', async () => {
  await expect(database.asUser("x', true); drop table notes; --", async () => 1)).rejects.toThrow(
    'a user id is a UUID',
  );
});

test('the read pool refuses to write', async () => {
  await expect(database.readAsUser(ann, (tx) => tx.run(sql`update notes set n = 2`))).rejects.toThrow(
    /read-only/,
  );
});

test('an error rolls back the transaction, and the connection stays usable', async () => {
  await expect(
    database.asUser(ann, async (tx) => {
      await tx.run(sql`insert into notes (user_id, id) values (${ann}, 7)`);
      throw new Error('stop');
    }),
  ).rejects.toThrow('stop');
  expect(await database.asUser(ann, (tx) => tx.maybe(sql`select 1 from notes where id = 7`))).toBeNull();
});

test('a swallowed query error still fails the transaction, and afterCommit does not run', async () => {
  let after = 0;
  await expect(
    database.asSystem(async (tx) => {
      tx.afterCommit(() => {
        after += 1;
      });
      await tx.run(sql`select 1 / 0`).catch(() => undefined);
    }),
  ).rejects.toThrow('an error in it was swallowed');
  expect(after).toBe(0);
  await database.asSystem(async (tx) =>
    tx.afterCommit(() => {
      after += 1;
    }),
  );
  expect(after).toBe(1);
});

test('two deadlocked transactions both succeed after a retry', async () => {
  let tries = 0;
  const both = (first: number, second: number) =>
    database.asSystem(async (tx) => {
      tries += 1;
      await tx.run(sql`update pairs set n = n + 1 where id = ${first}`);
      await sleep(100);
      await tx.run(sql`update pairs set n = n + 1 where id = ${second}`);
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  expect(await database.many(sql`select n from pairs order by id`)).toEqual([{ n: 2 }, { n: 2 }]);
  expect(tries).toBeGreaterThan(2);
});

test('a connection lost before the commit is retried, and the work is done once', async () => {
  let tries = 0;
  await database.asSystem(async (tx) => {
    tries += 1;
    await tx.run(sql`update pairs set n = n + 10 where id = 1`);
    if (tries === 1) {
      const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.run(sql`select pg_terminate_backend(${pid})`);
      await tx.run(sql`select 1`);
    }
  });
  expect(tries).toBe(2);
  expect(await database.one(sql`select n from pairs where id = 1`)).toEqual({ n: 12 });
});

test('dates and decimals are text, timestamps Date, counts number, larger integers bigint', async () => {
  const row = await database.one(
    sql`
      select '2026-03-01'::date as day, '2026-03-01T00:00:00Z'::timestamptz as at, count(*) as n,
        9007199254740993 as big, 1.50::numeric as exact
    `,
  );
  expect(row).toEqual({
    day: '2026-03-01',
    at: new Date('2026-03-01T00:00:00Z'),
    n: 1,
    big: 9007199254740993n,
    exact: '1.50',
  });
});

test('a duplicate error names its constraint, and a statement timeout counts as busy', async () => {
  const twice = database.run(sql`insert into pairs values (1, 0)`);
  expect(await twice.catch(duplicateOf)).toBe('pairs_pkey');
  const slow = database.asSystem(async (tx) => {
    await tx.run(sql`set local statement_timeout = 50`);
    await tx.run(sql`select pg_sleep(5)`);
  });
  expect(await slow.catch(isBusy)).toBe(true);
});

test('a role that bypasses row-level security is refused at start, by name', async () => {
  const { admin } = inject('testCluster');
  const [role] = await runStatements(
    admin,
    'select rolsuper or rolbypassrls as mighty from pg_roles where rolname = current_user',
  );
  if (!role!.rows[0].mighty) return console.warn('skipped: TEST_DATABASE_URL has no superuser');
  await expect(
    openDatabase({ write: { ...admin, database: connection.database }, log: silentLog }),
  ).rejects.toThrow(`signs in as "${admin.user}"`);
});

test('a missing database gives a clear error at start, without the password', async () => {
  const missing = openDatabase({ write: { ...connection, database: 'no_such_database' }, log: silentLog });
  const error: unknown = await missing.catch((caught: unknown) => caught);
  expect(String(error)).toContain(
    'The database cannot be reached: database "no_such_database" does not exist. Check DATABASE_URL.',
  );
  expect(String(error)).not.toContain(connection.password);
});

test('every statement has a timeout, inside and outside transactions and in libraries', async () => {
  expect(
    await database.asSystem((tx) => tx.one(sql`select current_setting('statement_timeout') as t`)),
  ).toEqual({ t: '15s' });
  const fresh = await openDatabase({ write: connection, log: silentLog });
  const folder = join(import.meta.dirname, '../../../db/migrations');
  await fresh.pool.query(readFileSync(join(folder, '0008-time-limits.sql'), 'utf8'));
  await fresh.close();
  const next = await openDatabase({ write: connection, log: silentLog });
  expect((await next.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }]);
  await next.close();
});

test('a connection lost during a statement fails that statement, not the process', async () => {
  const one = await openDatabase({ write: connection, log: silentLog, writers: 1 });
  const crashes: unknown[] = [];
  const crashed = (error: unknown): void => void crashes.push(error);
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', crashed);
  try {
    one.pool.once('acquire', (client) =>
      setTimeout(
        () =>
          (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy(),
        100,
      ),
    );
    await expect(one.one(sql`select pg_sleep(3)`)).rejects.toThrow(/Connection terminated/);
    const [library] = [await one.pool.connect()];
    (library as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    await expect(library.query('select 1')).rejects.toThrow();
    await sleep(100);
    library.release();
    expect(await one.one(sql`select 1 as n`)).toEqual({ n: 1 });
    expect(crashes).toEqual([]);
  } finally {
    process.off('uncaughtException', crashed);
    for (const other of others) process.on('uncaughtException', other);
    await one.close();
  }
});
