import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFile, syncFolder } from '#kit/server/storage/fsync.ts';
import type { Binaries } from './binaries.ts';
import { DatabaseStartError } from './failure.ts';
import type { Identity } from './identity.ts';
import { changeOwner } from './identity.ts';

export const ROLE = 'mavuno';
const POSTGRES_MAJOR = '18';

interface Cluster {
  readonly folder: string;
  readonly password: string;
}

/**
 * Working directory of the cluster's programs, by the kernel's path for it. Root changes into the cluster's
 * folder before it switches to `nobody`, so that `nobody` can work there even if it may not enter the folders
 * above.
 */
const WORKING_FOLDER = '/proc/self/cwd';
export const clusterPath = (folder: string, identity: Identity | null): string =>
  identity && process.platform === 'linux' ? WORKING_FOLDER : folder;
export const processOptions = (
  folder: string,
  identity: Identity | null,
): { env: NodeJS.ProcessEnv; cwd: string; uid?: number; gid?: number } => ({
  ...identity,
  env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  cwd: folder,
});

const runProgram = (
  program: string,
  args: string[],
  folder: string,
  identity: Identity | null,
  input?: string,
): void => {
  const done = spawnSync(program, [...args, '-D', clusterPath(folder, identity)], {
    ...processOptions(folder, identity),
    encoding: 'utf8',
    ...(input === undefined ? {} : { input }),
  });
  if (done.error) {
    throw new DatabaseStartError(
      `The built-in database cannot run on this machine (${done.error.message}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  // Single-user mode exits with 0 even after a failed statement.
  if (done.status !== 0 || /\b(ERROR|FATAL|PANIC):/.test(done.stderr)) {
    throw new DatabaseStartError(
      `The built-in database could not be prepared: ${done.stderr.trim().slice(-600)}`,
    );
  }
};

interface ClusterOptions {
  readonly superuserPassword: string | undefined;
  /** Need not survive a power failure. */
  readonly disposable: boolean;
  readonly beforeSingleUser: (folder: string) => Promise<unknown>;
}

/**
 * Sets roles and passwords in single-user mode, before anything listens. The superuser gets no password, so
 * it can never sign in; the application's role is an ordinary one.
 */
const prepareRole = (
  binaries: Binaries,
  folder: string,
  identity: Identity | null,
  statements: readonly string[],
  skipsSync = false,
): void =>
  runProgram(
    binaries.postgres,
    ['--single', ...(skipsSync ? ['-F'] : []), '-c', 'log_min_error_statement=panic', 'template1'],
    folder,
    identity,
    `${statements.join('\n')}\n`,
  );

const newRole = [
  `create role ${ROLE} login nosuperuser nobypassrls nocreaterole nocreatedb`,
  // Cheaper than a second database, and the one that initdb creates is unused.
  `alter database postgres rename to ${ROLE}`,
  `alter database ${ROLE} owner to ${ROLE}`,
];
const setPassword = (role: string, password: string): string => `alter role ${role} password '${password}'`;

const signInRules =
  'local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\nhost all all ::1/128 scram-sha-256\n';

const initialise = (
  binaries: Binaries,
  folder: string,
  identity: Identity | null,
  password: string,
  options: ClusterOptions,
): void => {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  changeOwner(identity, unfinished);
  // The built-in locale sorts the same on every system and after every upgrade.
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  runProgram(binaries.initdb, ['-N', '-U', 'postgres', '-A', 'trust', ...locale], unfinished, identity);
  writeFileSync(join(unfinished, 'pg_hba.conf'), signInRules);
  const statements = [
    ...newRole,
    setPassword(ROLE, password),
    ...(options.superuserPassword ? [setPassword('postgres', options.superuserPassword)] : []),
  ];
  prepareRole(binaries, unfinished, identity, statements, true);
  // One sync for everything, before the rename that makes it valid: for the whole file system it takes 0.04
  // s, file by file over 1 s.
  const method = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];
  if (!options.disposable) runProgram(binaries.initdb, ['-S', ...method], unfinished, identity);
  renameSync(unfinished, folder);
  syncFolder(dirname(folder));
};

const createPassword = (path: string): string => {
  const password = randomBytes(24).toString('hex');
  writeFileSync(path, password, { mode: 0o600 });
  syncFile(path);
  syncFolder(dirname(path));
  return password;
};

const readPassword = (path: string): string | null => {
  const found = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  return /^[0-9a-f]{48}$/.test(found) ? found : null;
};

const checkVersion = (folder: string): void => {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (found !== POSTGRES_MAJOR) {
    throw new DatabaseStartError(
      `The database in ${folder} was written by PostgreSQL ${found}, and this program brings ${POSTGRES_MAJOR}. Run that version as a server and set DATABASE_URL, or dump it and load it into an empty DATA_DIR.`,
    );
  }
};

export const prepareCluster = async (
  dataDir: string,
  binaries: Binaries,
  identity: Identity | null,
  options: ClusterOptions,
): Promise<Cluster> => {
  const folder = join(dataDir, 'postgres');
  const secret = join(dataDir, 'postgres.password');
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const password = createPassword(secret);
    initialise(binaries, folder, identity, password, options);
    return { folder, password };
  }
  checkVersion(folder);
  const known = readPassword(secret);
  if (known) return { folder, password: known };
  await options.beforeSingleUser(folder);
  const password = createPassword(secret);
  prepareRole(binaries, folder, identity, [setPassword(ROLE, password)]);
  return { folder, password };
};
