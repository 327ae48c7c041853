import path from 'node:path';
import type { Logger } from 'pino';
import { type PasswordHasher, readSecret } from '#features/people/server/index.ts';
import { readSigningKey } from '#features/plans/server/index.ts';
import type { FeatureAccess } from '#kit/server/access.ts';
import type { DataTable } from '#kit/server/data-tables.ts';
import { startDatabase, type RunningDatabase } from '#kit/server/database/start.ts';
import { createJobs } from '#kit/server/jobs/jobs.ts';
import { createNotificationListener } from '#kit/server/live/listen.ts';
import { requestTimes } from '#kit/server/request-times.ts';
import { diskStorage } from '#kit/server/storage/disk.ts';
import { buildAdapters } from './adapters/build-adapters.ts';
import { composeFeatures } from './compose.ts';
import { type Env } from './env.ts';
import { serveApp, type RunningApp } from './serve-app.ts';

export interface Running extends RunningApp {
  /** Folder for mails when there is no mail server. */
  readonly outbox: string | null;
  readonly access: Required<FeatureAccess>;
  readonly tables: readonly DataTable[];
}

interface StartOptions {
  readonly root: string;
  readonly version: string;
  /** Given by tests. */
  readonly passwordHasher?: PasswordHasher;
}

/** Starts the whole server. If the start fails, no database keeps running. */
export const startServer = async (env: Env, log: Logger, from: StartOptions): Promise<Running> => {
  const database = await startDatabase({
    dataDir: path.join(path.resolve(env.DATA_DIR), 'database'),
    url: env.DATABASE_URL,
    readUrl: env.DATABASE_READ_URL,
    migrations: path.join(from.root, 'db/migrations'),
    log,
  });
  return startWithDatabase(database, env, log, from).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
};

const startWithDatabase = async (
  { database: db, address, stop: stopDatabase }: RunningDatabase,
  env: Env,
  log: Logger,
  { root, version, passwordHasher }: StartOptions,
): Promise<Running> => {
  const dataDir = path.resolve(env.DATA_DIR);
  const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  const secret = await readSecret(dataDir, env.AUTH_SECRET);
  const adapters = await buildAdapters(env, { dataDir, root, version, origin, secret }, log);
  const parts = {
    env,
    root,
    version,
    origin,
    secret,
    log,
    db,
    adapters,
    signingKey: await readSigningKey(dataDir, new Date()),
    jobs: createJobs({ database: db, log }),
    storage: await diskStorage(path.join(dataDir, 'files')),
    listening: createNotificationListener({ database: db, to: env.DATABASE_LISTEN_URL ?? address, log }),
    times: requestTimes(db),
    passwordHasher,
  };
  const composed = composeFeatures(parts);
  const { access, tables } = composed.features;
  const serving = await serveApp({ ...parts, ...composed, stopDatabase });
  return { ...serving, outbox: adapters.outbox, access, tables };
};
