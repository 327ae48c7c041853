import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from './database.ts';
import type { Connection } from './embedded.ts';
import { silentLog } from './log.ts';
import { runStatements } from './test-cluster.ts';

interface TestDatabase {
  readonly database: Database;
  /** For a second process on the same database. */
  readonly connection: Connection;
  /** Runs automatically after the test file, if the file calls `testDatabase` at its top level. */
  close(): Promise<void>;
}

/** A new copy of the migrated template, dropped at the end of the run. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const { admin, owner, template } = inject('testCluster');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  // Copying files takes a fifth of the time of writing every page to the log (PostgreSQL's default), because
  // no checkpoint waits for a disk.
  await runStatements(
    admin,
    `create database ${name} owner ${owner.user} template ${template} strategy file_copy`,
  );
  const connection = { ...owner, database: name };
  const database = await openDatabase({ write: connection, log: silentLog, writers: 8, readers: 4 });
  afterAll(database.close);
  return { database, connection, close: database.close };
};
