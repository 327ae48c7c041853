import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './embedded/binaries.ts';
import { findBinaries } from './embedded/binaries.ts';
import { prepareCluster, ROLE } from './embedded/cluster.ts';
import { DatabaseStartError } from './embedded/failure.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import type { Identity } from './embedded/identity.ts';
import { identityForPostgres } from './embedded/identity.ts';
import { chooseListenAddress, dropSocketFolder } from './embedded/listening.ts';
import type { ListenAddress, Postmaster } from './embedded/postmaster.ts';
import { clearOrphan, startPostmaster, stopPostmaster } from './embedded/postmaster.ts';
import type { Log } from './log.ts';

export { DatabaseStartError };

/** Connection settings for `pg`; `host` is a socket folder or 127.0.0.1. */
export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  /** Ports to try on 127.0.0.1 instead of a socket. */
  readonly loopback?: readonly number[];
  /** Extra server settings, for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /**
   * For tests: lets the superuser `postgres` sign in, which is otherwise impossible. Takes effect when the
   * data folder is created.
   */
  readonly superuserPassword?: string;
}

export interface Embedded {
  readonly connection: Connection;
  /** Process id of the running postmaster. */
  pid(): number;
  stop(): Promise<void>;
}

interface ClusterSetup {
  readonly binaries: Binaries;
  readonly identity: Identity | null;
  readonly folder: string;
  readonly listening: ListenAddress;
  readonly logFile: string;
}

const RETRY_DELAYS_MS = [50, 100, 250, 500, 1_000, 2_000, 5_000] as const;

/** Keeps one postmaster running until stopped. Backends of a killed one may hold the folder a moment longer. */
const supervise = async (
  place: ClusterSetup,
  options: EmbeddedOptions,
): Promise<{ pid(): number; stop(): Promise<void> }> => {
  const start = (): Promise<Postmaster> =>
    startPostmaster(
      place.binaries,
      place.folder,
      place.identity,
      place.listening,
      place.logFile,
      options.settings,
    );
  let failures = 0;
  let stopping = false;
  const startWithRetries = async (limit: number): Promise<Postmaster | null> => {
    for (;;) {
      if (stopping) return null;
      try {
        await clearOrphan(place.folder, place.binaries);
        const started = await start();
        failures = 0;
        return started;
      } catch (error) {
        failures += 1;
        if (failures >= limit) throw error;
        options.log.warn({ failures }, `The database did not start yet: ${(error as Error).message}`);
        await pause(RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1]);
      }
    }
  };
  let current = await startWithRetries(6);
  const watch = (async () => {
    while (current) {
      await current.exited;
      if (stopping) return;
      options.log.error({ pid: current.pid }, 'The database process exited unexpectedly; restarting it.');
      await pause(RETRY_DELAYS_MS[0]);
      current = await startWithRetries(Number.POSITIVE_INFINITY);
    }
  })();
  const stop = async (): Promise<void> => {
    stopping = true;
    if (current) await stopPostmaster(current.pid, place.folder, place.binaries);
    await watch;
    if (current) await stopPostmaster(current.pid, place.folder, place.binaries);
  };
  return { pid: () => current?.pid ?? 0, stop };
};

const prepare = async (
  dataDir: string,
  options: EmbeddedOptions,
): Promise<{ place: ClusterSetup; password: string }> => {
  const identity = identityForPostgres(join(dataDir, 'postgres'));
  const binaries = await findBinaries(identity);
  const { folder, password } = await prepareCluster(dataDir, binaries, identity, {
    superuserPassword: options.superuserPassword,
    disposable: options.settings?.['fsync'] === 'off',
    beforeSingleUser: (found) => clearOrphan(found, binaries),
  });
  if (await clearOrphan(folder, binaries))
    options.log.warn({}, 'Stopped a database that an earlier server had left running.');
  const listening = await chooseListenAddress(dataDir, identity, options.loopback ?? null);
  return {
    place: { binaries, identity, folder, listening, logFile: join(dataDir, 'postgres.log') },
    password,
  };
};

const toStartError = (dataDir: string, error: unknown): unknown =>
  error instanceof Error && 'syscall' in error && !(error instanceof DatabaseStartError)
    ? new DatabaseStartError(
        `The data folder ${dataDir} cannot be used (${error.message}). Give it to the user that runs this program, or set DATA_DIR to another folder.`,
        { cause: error },
      )
    : error;

const lockDataFolder = async (dataDir: string): Promise<{ release(): void }> => {
  try {
    mkdirSync(dataDir, { recursive: true });
    return await lockFolder(dataDir);
  } catch (error) {
    throw toStartError(dataDir, error);
  }
};

/** PostgreSQL from the npm package, on `dataDir/postgres`, for this process only. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const dataDir = resolve(options.dataDir);
  const lock = await lockDataFolder(dataDir);
  try {
    const { place, password } = await prepare(dataDir, options);
    const supervisor = await supervise(place, options);
    const stop = async (): Promise<void> => {
      await supervisor.stop();
      dropSocketFolder(place.listening);
      lock.release();
    };
    const { socketDir, port } = place.listening;
    return {
      connection: { host: socketDir ?? '127.0.0.1', port, user: ROLE, password, database: ROLE },
      pid: supervisor.pid,
      stop,
    };
  } catch (error) {
    lock.release();
    throw toStartError(dataDir, error);
  }
};
