import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { Connection } from './embedded.ts';
import { startEmbedded } from './embedded.ts';
import { silentLog } from './log.ts';
import { migrate } from './migrate.ts';

/** `admin` may create databases; `owner` is the ordinary role that owns them; `template` has all migrations. */
interface TestCluster {
  readonly admin: Connection;
  readonly owner: Connection;
  readonly template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    readonly testCluster: TestCluster;
  }
}

const migrations = resolve(import.meta.dirname, '../../../db/migrations');

export const runStatements = async (
  connection: Connection,
  ...statements: string[]
): Promise<pg.QueryResult[]> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const results = [];
    for (const statement of statements) results.push(await client.query(statement));
    return results;
  } finally {
    await client.end();
  }
};

interface Server {
  readonly admin: Connection;
  readonly owner: Connection;
  stop(): Promise<void>;
}

/** No data here must survive a power failure, so nothing waits for the disk. */
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  autovacuum: 'off',
};

const startOwnServer = async (): Promise<Server> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mavuno-test-'));
  chmodSync(dataDir, 0o755);
  const superuserPassword = randomBytes(12).toString('hex');
  const embedded = await startEmbedded({
    dataDir,
    log: silentLog,
    settings: FAST_SETTINGS,
    superuserPassword,
  });
  const stop = async (): Promise<void> => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const owner = embedded.connection;
  return { admin: { ...owner, user: 'postgres', password: superuserPassword }, owner, stop };
};

const connectionOf = (url: string): Connection => {
  const { host, port, user = '', password, database = '' } = new pg.Client(url);
  return { host, port, user, password: typeof password === 'string' ? password : '', database };
};

/** Row-level security does not apply to a superuser, so the tests get an ordinary role for this run. */
const useGivenServer = async (url: string): Promise<Server> => {
  const admin = connectionOf(url);
  const [role] = await runStatements(
    admin,
    'select rolsuper or rolbypassrls as mighty from pg_roles where rolname = current_user',
  );
  if (!role?.rows[0].mighty) return { admin, owner: admin, stop: async () => undefined };
  const owner = {
    ...admin,
    user: `mavuno_test_${randomBytes(4).toString('hex')}`,
    password: randomBytes(12).toString('hex'),
  };
  await runStatements(admin, `create role ${owner.user} login password '${owner.password}'`);
  return { admin, owner, stop: async () => void (await runStatements(admin, `drop role ${owner.user}`)) };
};

const makeTemplate = async (server: Server, template: string): Promise<void> => {
  await runStatements(server.admin, `create database ${template} owner ${server.owner.user}`);
  const pool = new pg.Pool({ ...server.owner, database: template, max: 1 });
  try {
    await migrate(pool, migrations, silentLog);
  } finally {
    await pool.end();
  }
  // A template database must have no connections, and a pooler in between holds its own.
  await runStatements(
    server.admin,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${template}'`,
  );
};

/** One server and one migrated template per test run. */
const startTestCluster = async (): Promise<{ cluster: TestCluster; stop(): Promise<void> }> => {
  const url = process.env['TEST_DATABASE_URL'];
  const server = await (url ? useGivenServer(url) : startOwnServer());
  const template = `mavuno_test_${randomBytes(4).toString('hex')}`;
  const stop = async (): Promise<void> => {
    const [createdDatabases] = await runStatements(
      server.admin,
      `select datname as name from pg_database where starts_with(datname, '${template}')`,
    );
    for (const { name } of createdDatabases!.rows)
      await runStatements(server.admin, `drop database if exists ${name} with (force)`);
    await server.stop();
  };
  try {
    await makeTemplate(server, template);
  } catch (error) {
    await stop();
    throw error;
  }
  return { cluster: { admin: server.admin, owner: server.owner, template }, stop };
};

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { cluster, stop } = await startTestCluster();
  project.provide('testCluster', cluster);
  return stop;
};
