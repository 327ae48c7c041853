import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { isBusy, openDatabase, sql } from './database.ts';
import type { Embedded } from './embedded.ts';
import { startEmbedded } from './embedded.ts';
import { silentLog } from './log.ts';

let home: string;
let dataDir: string;
const running: Embedded[] = [];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'mavuno-emb-'));
  chmodSync(home, 0o755);
  dataDir = join(home, 'data');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(home, { recursive: true, force: true });
});

const start = async (options: Partial<Parameters<typeof startEmbedded>[0]> = {}): Promise<Embedded> => {
  const server = await startEmbedded({ dataDir, log: silentLog, ...options });
  running.push(server);
  return server;
};

const stop = async (server: Embedded): Promise<void> => {
  running.splice(running.indexOf(server), 1);
  await server.stop();
};

const using = async <T>(server: Embedded, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ write: server.connection, log: silentLog });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

test('a lost idle connection is logged, but not while the server itself stops', async () => {
  const server = await start();
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (_: object, sentence: string) => void warnings.push(sentence) };
  const database = await openDatabase({ write: server.connection, log });
  const useConnections = () =>
    Promise.all(
      Array.from({ length: 8 }, () =>
        database.one<{ pid: number }>(sql`select pg_backend_pid() as pid from pg_sleep(0.1)`),
      ),
    );
  await useConnections();
  await database.many(
    sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and application_name = 'mavuno'
    `,
  );
  await expect.poll(() => warnings.length).toBe(7);
  const backends = await useConnections();
  warnings.length = 0;
  // Each backend is ended before it reads that the pool closes its connection, as in a fast stop.
  const signalAll = (signal: NodeJS.Signals) => backends.forEach(({ pid }) => process.kill(pid, signal));
  signalAll('SIGSTOP');
  await database.close();
  signalAll('SIGTERM');
  signalAll('SIGCONT');
  await sleep(300);
  expect(warnings).toEqual([]);
});

test('the app connects as an ordinary role over a private socket, and data survives a restart', async () => {
  const first = await start();
  expect(first.connection.host).toBe(join(dataDir, 'socket'));
  expect(statSync(first.connection.host).mode & 0o777).toBe(0o700);
  await using(first, async (database) => {
    expect(
      await database.one(
        sql`
          select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb
          from pg_roles
          where rolname = current_user
        `,
      ),
    ).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false });
    expect(
      await database.one(sql`select current_setting('fsync') as fsync, current_setting('TimeZone') as zone`),
    ).toEqual({ fsync: 'on', zone: 'UTC' });
    await database.run(sql`create table kept (n int)`);
    await database.run(sql`insert into kept values (7)`);
  });
  await stop(first);
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
  expect(await using(await start(), (database) => database.many(sql`select n from kept`))).toEqual([
    { n: 7 },
  ]);
});

test('signing in as the superuser or with a wrong password fails', async () => {
  const { connection } = await start();
  await expect(openDatabase({ write: { ...connection, user: 'postgres' }, log: silentLog })).rejects.toThrow(
    /password authentication failed/,
  );
  await expect(openDatabase({ write: { ...connection, password: 'guess' }, log: silentLog })).rejects.toThrow(
    /password authentication failed/,
  );
});

test('a second start on the same folder is refused, and the first keeps running', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(`The data folder ${dataDir} is in use by process ${process.pid}.`);
  expect(await using(first, (database) => database.one(sql`select 1 as n`))).toEqual({ n: 1 });
});

test('a second process is refused while the first runs; after kill -9 the next start takes over', async () => {
  const acks = join(home, 'acks');
  const writer = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'kill-writer.ts'), dataDir, acks],
    { stdio: 'ignore' },
  );
  const died = new Promise((done) => writer.once('exit', done));
  for (const end = Date.now() + 25_000; !existsSync(acks) && Date.now() < end;) await sleep(50);
  await expect(start()).rejects.toThrow(`is in use by process ${writer.pid}.`);
  const orphan = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  writer.kill('SIGKILL');
  await died;
  const server = await start();
  expect(server.pid()).not.toBe(orphan);
  expect(
    await using(server, (database) => database.one(sql`select count(*) > 0 as kept from kept`)),
  ).toMatchObject({ kept: expect.any(Boolean) });
});

test('a killed postmaster is restarted, and retried requests succeed', async () => {
  const server = await start();
  await using(server, async (database) => {
    await database.run(sql`create table kept (n int primary key)`);
    // Requests in progress at that moment are answered "busy", and phones retry.
    const again = <T>(work: () => Promise<T>): Promise<T> =>
      work().catch((error: unknown) => (isBusy(error) ? again(work) : Promise.reject(error)));
    const write = (n: number): Promise<number> =>
      again(() =>
        database.asSystem((tx) => tx.run(sql`insert into kept values (${n}) on conflict do nothing`)),
      );
    const count = () => again(() => database.one(sql`select count(*) as n from kept`));
    const before = server.pid();
    process.kill(before, 'SIGKILL');
    for (let n = 0; n < 5; n += 1) await write(n);
    expect(await count()).toEqual({ n: 5 });
    // Connections of the killed process may serve a few more writes before its end is noticed.
    await expect.poll(() => server.pid()).not.toBe(before);
    await write(5);
    expect(await count()).toEqual({ n: 6 });
  });
});

test('if the path is too long for a socket, a private temporary folder is used and removed at stop', async () => {
  dataDir = join(
    home,
    'a-folder-with-a-name-that-goes-on-and-on',
    'and-another-one-inside-it-that-does-so-too',
    'data',
  );
  const server = await start();
  const { host } = server.connection;
  expect(host.startsWith(join(tmpdir(), 'mavuno-'))).toBe(true);
  expect(statSync(host).mode & 0o777).toBe(0o700);
  await stop(server);
  expect(existsSync(host)).toBe(false);
});

test('without sockets it listens on 127.0.0.1 only and skips a port in use', async () => {
  const first = await start({ loopback: [4620] });
  const other = join(home, 'other');
  const second = await start({ dataDir: other, loopback: [4620, 4621] });
  expect(first.connection).toMatchObject({ host: '127.0.0.1', port: 4620 });
  expect(second.connection).toMatchObject({ host: '127.0.0.1', port: 4621 });
  expect(
    await using(second, (database) =>
      database.one(sql`select current_setting('listen_addresses') as listens`),
    ),
  ).toEqual({ listens: '127.0.0.1' });
});

test('it starts despite a stale pid file and a lost password file', async () => {
  await stop(await start());
  writeFileSync(
    join(dataDir, 'postgres', 'postmaster.pid'),
    `${process.pid}\n${join(dataDir, 'postgres')}\n`,
  );
  rmSync(join(dataDir, 'postgres.password'));
  expect(await using(await start(), (database) => database.one(sql`select 1 as n`))).toEqual({ n: 1 });
});

test('an interrupted first start is done again from the beginning', async () => {
  mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
  await start();
  expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
});

test('data files of another major version are reported and not changed', async () => {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
  await expect(start()).rejects.toThrow('was written by PostgreSQL 15, and this program brings 18');
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
});

test('an unusable data folder is reported with its path', async () => {
  writeFileSync(dataDir, 'a file where the folder should be');
  await expect(start()).rejects.toThrow(`The data folder ${dataDir} cannot be used`);
});

test('user data does not appear in the database log', async () => {
  const server = await start();
  await using(server, async (database) => {
    await database.run(sql`create table people (email text primary key)`);
    await database.run(sql`insert into people values ('wanjiku@example.com')`);
    await database.run(sql`insert into people values ('wanjiku@example.com')`).catch(() => undefined);
    await database.pool.query("insert into people values ('wanjiku@example.com')").catch(() => undefined);
  });
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('duplicate key');
  expect(log).not.toContain('wanjiku');
});

test.runIf(process.getuid?.() === 0)(
  'as root, data in a private home folder stays there and survives a kill and a restart',
  async () => {
    chmodSync(home, 0o700);
    const first = await start();
    expect(lstatSync(join(dataDir, 'postgres')).uid).toBe(65534);
    await using(first, (database) => database.run(sql`create table kept (n int)`));
    process.kill(first.pid(), 'SIGKILL');
    await using(first, (database) => database.run(sql`insert into kept values (1)`));
    await stop(first);
    expect(await using(await start(), (database) => database.many(sql`select n from kept`))).toEqual([
      { n: 1 },
    ]);
  },
);
