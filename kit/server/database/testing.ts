import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from './database.ts';
import type { Connection } from './embedded.ts';
import { silentLog } from './log.ts';
import { ask } from './test-cluster.ts';

export interface TestDatabase {
  readonly database: Database;
  /** For a second program on the same database. */
  readonly connection: Connection;
}

/** A freshly migrated database of its own, dropped after the test file. Call it in `beforeAll` or at the top. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const { admin, owner, template } = inject('testCluster');
  const name = `mavuno_test_${randomBytes(6).toString('hex')}`;
  await ask(admin, `create database ${name} owner ${owner.user} template ${template}`);
  const connection = { ...owner, database: name };
  const database = await openDatabase({ write: connection, log: silentLog, writers: 8, readers: 4 });
  afterAll(async () => {
    await database.close();
    await ask(admin, `drop database if exists ${name} with (force)`);
  });
  return { database, connection };
};
