import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiClient, openTestServer, type TestServer } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { requestTimes } from '#kit/server/request-times.ts';

let server: TestServer;
let admin: ApiClient;
let pro: ApiClient;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.farmer();
  pro = await server.farmer();
  await server.database.run(sql`update auth_users set role = 'admin' where id = ${admin.userId}`);
  await pro.ask('POST', '/api/plan/trial', { body: {} });
});
afterAll(() => server.stop());

const getMission = async () => (await pro.ask('GET', '/api/mission')).body;

test('MSC-01 the totals match the table counts', async () => {
  const before = await getMission();
  expect(before).toMatchObject({ users: 2, scans: 0, week: { users: 2, scans: 0 } });
  const { n } = await server.database.asSystem((tx) =>
    tx.one<{ n: number }>(sql`select count(*) as n from farms`),
  );
  expect(before.farms).toBe(n);
});

test('MSC-02 response times of the last 15 minutes include median, request count and time', async () => {
  const { database } = await testDatabase();
  const at = Date.UTC(2026, 10, 22, 9, 0);
  const [firstServer, secondServer] = [
    requestTimes(database, () => at),
    requestTimes(database, () => at + 5 * 60_000),
  ];
  for (let i = 0; i < 30; i += 1) firstServer.record(18, i < 2 ? 429 : 200);
  for (let i = 0; i < 10; i += 1) secondServer.record(3_000, i < 4 ? 503 : 200);
  await firstServer.write();
  const read = await secondServer.read(15);
  expect([read.requests, read.faults, read.limited]).toEqual([40, 4, 2]);
  expect(read.times.counts.reduce((sum, n) => sum + n, 0)).toBe(40);
  expect((await requestTimes(database, () => at + 30 * 60_000).read(15)).requests).toBe(0);
  const { answers, judged, at: reportedAt } = await getMission();
  expect(answers.minutes).toBe(15);
  expect(answers.requests).toBeGreaterThan(2);
  expect(answers.median_ms).toBeGreaterThan(0);
  expect(judged.health).toBe('good');
  expect(Math.abs(Date.parse(reportedAt) - Date.now())).toBeLessThan(60_000);
});

test('MSC-04, MSC-05 a Free user is refused; a Pro user sees totals only and no admin data', async () => {
  const free = await server.farmer();
  expect((await free.ask('GET', '/api/mission')).body.refusal.code).toBe('plans.pro_only');
  expect(Object.keys(await getMission()).sort()).toEqual([
    'answers',
    'at',
    'farms',
    'judged',
    'scans',
    'users',
    'week',
  ]);
  expect((await pro.ask('GET', '/api/admin/system')).body.refusal.code).toBe('session.forbidden');
});

test('MSC-03 staff see every queue and its failed jobs, and can retry them', async () => {
  const { queues } = (await admin.ask('GET', '/api/admin/system')).body;
  expect(queues.map((q: { name: string }) => q.name)).toContain('people.mail');
  const countFailedJobs = async () =>
    (await admin.ask('GET', '/api/admin/system')).body.queues.find(
      (q: { name: string }) => q.name === 'people.mail',
    ).failed;
  await server.database.run(sql`
    insert into pgboss.job (name, data, state, retry_count, retry_limit, output, completed_on, start_after)
    values ('people.mail', '{"kind":"verify","to":"x@mavuno.test","language":"en","link":"http://x"}',
      'failed', 10, 10, '{"message":"the post was closed"}', now(), now() + interval '1 hour')
  `);
  expect(await countFailedJobs()).toBe(1);
  expect((await admin.ask('POST', '/api/admin/jobs/retry', { body: { name: 'people.mail' } })).body).toEqual({
    retried: 1,
  });
  expect(await countFailedJobs()).toBe(0);
  expect((await admin.ask('POST', '/api/admin/jobs/retry', { body: { name: 'no.such' } })).body).toEqual({
    retried: 0,
  });
  expect((await admin.ask('GET', '/api/admin/acts')).body.acts[0]).toMatchObject({
    act: 'admin.retry_jobs',
    what: 'people.mail: 1',
  });
});

test('MSC-03 staff see how many requests were answered with 429', async () => {
  const countLimited = async () => (await admin.ask('GET', '/api/admin/system')).body.quarter.limited;
  const before = await countLimited();
  const busyFarmer = await server.farmer();
  const statuses: number[] = [];
  for (let i = 0; i < 24; i += 1)
    statuses.push((await busyFarmer.ask('POST', '/api/plan/trial', { body: {} })).status);
  expect(statuses).toContain(429);
  await expect.poll(countLimited).toBe(before + statuses.filter((status) => status === 429).length);
});

test('MSC-03 the database report shows no table with rows as empty', async () => {
  const state = (await admin.ask('GET', '/api/admin/database')).body;
  expect(state.bytes).toBeGreaterThan(1_000_000);
  expect(state.tables.length).toBeGreaterThan(5);
  expect(state.tables[0].bytes).toBeGreaterThanOrEqual(state.tables[1].bytes);
  expect(state.connections).toBeGreaterThan(0);
  // ANALYZE has not run, so PostgreSQL has no row estimates: these must be null, not 0, for tables with rows.
  for (const { name, rows } of state.tables as { name: string; rows: number | null }[]) {
    if (rows === 0)
      expect([
        name,
        (
          await server.database.asSystem((tx) =>
            tx.many({ text: `select 1 from ${name} limit 1`, values: [] }),
          )
        ).length,
      ]).toEqual([name, 0]);
  }
  expect(state.replicas).toEqual([]);
  expect(state.slow === null || Array.isArray(state.slow)).toBe(true);
});

test('the second page of the staff audit log continues where the first ended', async () => {
  await server.database.asSystem(async (tx) => {
    for (let i = 0; i < 60; i += 1)
      await tx.run(
        sql`
          insert into staff_acts (id, at, by_id, by_email, act)
          values (gen_random_uuid(), now() - make_interval(mins => ${i}), ${admin.userId}, 'a@mavuno.test',
            'people.restore')
        `,
      );
  });
  const first = (await admin.ask('GET', '/api/admin/acts')).body;
  const second = (await admin.ask('GET', `/api/admin/acts?after=${encodeURIComponent(first.next)}`)).body;
  expect([first.acts.length, second.next]).toEqual([50, null]);
  expect(new Set([...first.acts, ...second.acts].map(({ id }: { id: string }) => id)).size).toBe(
    first.acts.length + second.acts.length,
  );
});
