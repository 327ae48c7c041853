import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { openTestServer, type TestServer } from './testing.ts';
import { startUpkeep } from './upkeep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

test('old counters, unfinished uploads, tombstones and sessions are deleted, recent ones stay', async () => {
  const { database: db } = server;
  const farmer = await server.farmer();
  const { userId } = farmer;
  const hash = (n: number): string => `${n}`.repeat(64);
  await db.asSystem(async (tx) => {
    for (const [n, age] of [
      [1, '1 year'],
      [2, '0 s'],
    ] as const) {
      await tx.run(
        sql`
          insert into rate_limits (key, minute, count)
          values (${`test:${n}`}, now() - ${age}::interval, 1)
        `,
      );
      await tx.run(
        sql`
          insert into photo_uploads (user_id, hash, size, started_at)
          values (${userId}, ${hash(n)}, 9, now() - ${age}::interval)
        `,
      );
      await tx.run(
        sql`
          insert into sync_log (user_id, kind, row_id, seq, deleted, at)
          values (${userId}, 'field', ${newId()}, ${n}, true, now() - ${age}::interval)
        `,
      );
      await tx.run(
        sql`
          insert into auth_sessions (id, user_id, token, expires_at)
          values (${newId()}, ${userId}, ${`t${n}`}, now() + interval '1 day' - ${age}::interval)
        `,
      );
    }
  });
  await server.upkeep();
  const counts = await db.asSystem((tx) =>
    tx.one(sql`
      select (select count(*) from rate_limits where key like 'test:%') as limits,
        (select count(*) from photo_uploads where user_id = ${userId}) as uploads,
        (select count(*) from sync_log where user_id = ${userId} and deleted) as tombstones,
        (select count(*) from auth_sessions where token in ('t1', 't2')) as sessions
    `),
  );
  expect(counts).toEqual({ limits: 1, uploads: 1, tombstones: 1, sessions: 1 });
  expect((await farmer.ask('GET', '/api/start')).body.session).toMatchObject({ userId });
});

test('the cleanup runs automatically, and one failing job does not stop the others', async () => {
  const done: string[] = [];
  const warned: unknown[] = [];
  const log = {
    info: () => undefined,
    warn: (about: object) => void warned.push(about),
    error: () => undefined,
  };
  const upkeep = startUpkeep(
    {
      broken: async () => {
        throw new Error('no');
      },
      next: async () => void done.push('next'),
    },
    log,
    5,
    60_000,
  );
  await expect.poll(() => done).toEqual(['next']);
  expect(warned).toEqual([{ chore: 'broken', fault: 'no' }]);
  await upkeep.stop();
});
