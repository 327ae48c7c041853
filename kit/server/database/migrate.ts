import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { DatabaseStartError } from './embedded/failure.ts';
import type { Log } from './log.ts';

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

const pattern = /^(\d{4})-[a-z0-9-]+\.sql$/;
/** Advisory lock key that serialises starting servers. Any number that no other program uses. */
const MIGRATION_LOCK_KEY = 1_297_044_814;

const readMigration = (folder: string, name: string): Migration => {
  const number = pattern.exec(name)?.[1];
  if (!number) throw new DatabaseStartError(`The migration ${name} is not named NNNN-what-it-does.sql.`);
  // A checkout on Windows may have changed the line endings, which must not change the checksum.
  const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
  return { number: Number(number), name, text, checksum: createHash('sha256').update(text).digest('hex') };
};

const readMigrations = (folder: string): Migration[] => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readMigration(folder, name));
  found.forEach((migration, i) => {
    const before = found[i - 1];
    if (before?.number === migration.number)
      throw new DatabaseStartError(`Two migrations carry one number: ${before.name} and ${migration.name}.`);
  });
  return found;
};

const createMigrationsTable = `create table if not exists schema_migrations (
  number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`;

interface Applied {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

const nextPending = (
  migrations: readonly Migration[],
  applied: readonly Applied[],
): Migration | undefined => {
  const known = new Map(applied.map((row) => [row.number, row]));
  for (const migration of migrations) {
    const row = known.get(migration.number);
    if (!row) return migration;
    if (row.checksum !== migration.checksum) {
      throw new DatabaseStartError(
        `The migration ${row.name} was applied to this database and has been changed since (the file is ${migration.name}). Restore it, and put the change into a new migration.`,
      );
    }
  }
  return undefined;
};

const apply = async (client: PoolClient, migration: Migration): Promise<void> => {
  try {
    await client.query(migration.text);
  } catch (error) {
    throw new DatabaseStartError(`The migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
  await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
    migration.number,
    migration.name,
    migration.checksum,
  ]);
};

/** One migration per transaction. The lock ends with it, so servers that start together take turns. */
const applyNext = async (
  client: PoolClient,
  migrations: readonly Migration[],
): Promise<Migration | undefined> => {
  await client.query(
    `begin; set local statement_timeout = 0; set local lock_timeout = '30s'; select pg_advisory_xact_lock(${MIGRATION_LOCK_KEY})`,
  );
  try {
    await client.query(createMigrationsTable);
    const { rows } = await client.query<Applied>('select number, name, checksum from schema_migrations');
    const next = nextPending(migrations, rows);
    if (next) await apply(client, next);
    await client.query('commit');
    return next;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/**
 * Forward only. A database ahead of the files is left alone: during a rolling update an older program starts
 * on a newer schema, and migrations expand before they contract.
 */
export const migrate = async (pool: Pool, folder: string, log: Log): Promise<string[]> => {
  const migrations = readMigrations(folder);
  const client = await pool.connect();
  const done: string[] = [];
  try {
    for (let next = await applyNext(client, migrations); next; next = await applyNext(client, migrations)) {
      done.push(next.name);
    }
    if (done.length > 0)
      log.info(
        { migrations: done },
        `Applied ${done.length} ${done.length === 1 ? 'migration' : 'migrations'}.`,
      );
    return done;
  } finally {
    client.release();
  }
};
