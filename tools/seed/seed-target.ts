import path from 'node:path';
import pg from 'pg';
import { signOut } from '#features/people/contract.ts';
import type { Connection } from '#kit/server/database/embedded.ts';
import { databaseConfigOf } from '../../e2e/harness/database.ts';
import { startServer } from '../../e2e/harness/server.ts';
import { ensureBuilt } from '../commands/build-state.mjs';
import { root } from '../commands/ready.mjs';

export interface SeedTarget {
  readonly origin: string;
  /**
   * Runs a statement with the system role, for facts that no operation can set (a plan, the first
   * administrator).
   */
  asSystem(text: string, values: readonly unknown[]): Promise<number>;
  /** The database, for what only the server's own code can do. */
  readonly database: string | Connection;
  release(): Promise<void>;
}

type Env = Readonly<Record<string, string | undefined>>;

/** The reason why this server must not get sample data; null if it may. */
export const refusalReason = (env: Env): string | null => {
  if (env.NODE_ENV === 'production') return 'NODE_ENV is production: sample people do not belong there.';
  if (env.PUBLIC_ORIGIN && !/^https?:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(env.PUBLIC_ORIGIN))
    return `PUBLIC_ORIGIN is ${env.PUBLIC_ORIGIN}: sample people do not belong on a public address.`;
  return null;
};

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(3_000) }).then(
    (r) => r.ok,
    () => false,
  );

/** A server with a public address refuses other origins with 403. Tested with an invalid cookie. */
const isPublic = async (origin: string): Promise<boolean> =>
  (
    await fetch(`${origin}${signOut.path}`, {
      method: signOut.method,
      headers: { origin, cookie: 'nobody=1' },
    })
  ).status === 403;

const SERVER_VARIABLES = [
  'DATABASE_URL',
  'AUTH_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'ADMIN_EMAILS',
  'WEATHER_URL',
];

/** The running server on this machine, else a temporary one. */
export const openSeedTarget = async (env: Env): Promise<SeedTarget> => {
  const dataDir = path.resolve(root, env.DATA_DIR || 'data');
  const running = `http://localhost:${env.PORT || 3000}`;
  const found = await isReady(running);
  if (!found) await ensureBuilt();
  else if (await isPublic(running))
    throw new Error(`The server at ${running} has a public address: sample people do not belong there.`);
  const server = found
    ? null
    : await startServer({
        NODE_ENV: 'development',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        ...Object.fromEntries(SERVER_VARIABLES.flatMap((k) => (env[k] ? [[k, env[k]]] : []))),
      });
  const database = env.DATABASE_URL || (databaseConfigOf({ dataDir }) as Connection);
  const asSystem: SeedTarget['asSystem'] = async (text, values) => {
    const client = new pg.Client(typeof database === 'string' ? { connectionString: database } : database);
    await client.connect();
    try {
      await client.query("begin; select set_config('app.actor', 'system', true)");
      const { rowCount } = await client.query(text, [...values]);
      await client.query('commit');
      return rowCount ?? 0;
    } finally {
      await client.end();
    }
  };
  return {
    origin: server?.origin ?? running,
    asSystem,
    database,
    release: async () => {
      await server?.stop();
    },
  };
};
