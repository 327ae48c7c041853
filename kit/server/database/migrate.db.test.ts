import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase, sql } from './database.ts';
import { silentLog } from './log.ts';
import { migrate } from './migrate.ts';
import { testDatabase } from './testing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mavuno-mig-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (files: Record<string, string>): void => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
};

const { database, connection } = await testDatabase();
const run = (on: Database = database): Promise<string[]> => migrate(on.pool, folder, silentLog);

test('servers that start together apply each migration once, in order', async () => {
  write({
    '9001-a.sql': 'create table log (n serial, word text); select pg_sleep(0.2)',
    '9002-b.sql': "insert into log (word) values ('b')",
    '9003-c.sql': "insert into log (word) values ('c')",
  });
  const others = await Promise.all([1, 2, 3].map(() => openDatabase({ write: connection, log: silentLog })));
  const done = (await Promise.all(others.map(run))).flat();
  await Promise.all(others.map((other) => other.close()));
  expect(done.sort()).toEqual(['9001-a.sql', '9002-b.sql', '9003-c.sql']);
  expect(await database.many(sql`select word from log order by n`)).toEqual([{ word: 'b' }, { word: 'c' }]);
});

test('a changed migration that was already applied stops the start by name; other line endings do not', async () => {
  write({ '9011-d.sql': 'select 1;\nselect 2;\n' });
  await run();
  write({ '9011-d.sql': 'select 1;\r\nselect 2;\r\n' });
  expect(await run()).toEqual([]);
  write({ '9011-d.sql': 'select 3;\n' });
  await expect(run()).rejects.toThrow(
    'The migration 9011-d.sql was applied to this database and has been changed since',
  );
});

test('a failed migration is rolled back and named, and earlier ones stay applied', async () => {
  write({ '9021-good.sql': 'create table good ()', '9022-bad.sql': 'create table half (); select wrong' });
  await expect(run()).rejects.toThrow('The migration 9022-bad.sql failed: column "wrong" does not exist');
  expect(
    await database.one(
      sql`select to_regclass('good') is not null as good, to_regclass('half') is not null as half`,
    ),
  ).toEqual({ good: true, half: false });
});

test('an invalid migration name or a duplicate number stops the start', async () => {
  write({ '9031-x.sql': '', '9031-y.sql': '' });
  await expect(run()).rejects.toThrow('Two migrations carry one number: 9031-x.sql and 9031-y.sql.');
  rmSync(join(folder, '9031-y.sql'));
  write({ 'later.sql': '' });
  await expect(run()).rejects.toThrow('The migration later.sql is not named');
});
