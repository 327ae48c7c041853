import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#kit/server/database/database.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import { openTestServer, type TestServer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

test('SET-13 a sync still running while the account is deleted cannot write to it again', async () => {
  const [gone, stays] = [await server.farmer(), await server.farmer()];
  expect((await gone.ask('POST', '/api/data/delete-account', { body: { when: 'now' } })).status).toBe(200);
  const late = (userId: string) => server.database.asUser(userId, (tx) => nextSequence(tx, userId));
  await expect(late(gone.userId)).rejects.toThrow('this account was deleted');
  expect(
    await server.database.asSystem((tx) =>
      tx.many(sql`select seq from sync_users where user_id = ${gone.userId}`),
    ),
  ).toEqual([]);
  expect(await late(stays.userId)).toBeGreaterThan(0);
  expect(
    await server.database.readAsUser(stays.userId, (tx) => tx.many(sql`select id from purged_users`)),
  ).toEqual([]);
});
