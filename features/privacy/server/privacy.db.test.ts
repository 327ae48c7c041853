import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#apps/server/testing.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { sql } from '#kit/server/database/database.ts';
import { COUNT_RETENTION_DAYS, MAX_PAGES_PER_DAY } from '../domain/pages.ts';
import { hasConsent } from './api.ts';
import { privacyServer } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.run(sql`truncate rate_limits`);
  await server.database.asSystem((tx) => tx.run(sql`delete from page_counts`));
});

const say = (given: boolean, wording = 1) => ({
  name: 'privacy.consent',
  args: { purpose: 'page_counts', given, wording, language: 'sw' },
});
const rowsOf = (userId: string) =>
  server.database.asUser(userId, (tx) =>
    tx.many<{ given: boolean; wording: number; language: string }>(
      sql`select given, wording, language from consents order by at, id`,
    ),
  );
const mayCount = (userId: string) =>
  server.database.asUser(userId, (tx) => hasConsent(tx, userId, 'page_counts'));
const today = dayInNairobi(new Date());
const counts = (days = 1) => server.browser().ask('GET', `/api/pages?days=${days}`);
const send = (pages: unknown, headers = {}) =>
  server.browser().ask('POST', '/api/pages', { body: { pages }, headers });

test('each consent change is saved with its date and wording; the newest applies on every phone', async () => {
  const farmer = await server.farmer();
  expect(await mayCount(farmer.userId)).toBe(false);
  const first = await farmer.sync([say(true)]);
  expect(first.outcomes[0].result).toBe('applied');
  expect(first.changes.rows).toContainEqual({
    kind: 'consent',
    id: 'page_counts',
    row: expect.objectContaining({ given: true, wording: 1, at: expect.stringMatching(/Z$/) }),
  });
  expect(await mayCount(farmer.userId)).toBe(true);
  await farmer.sync([say(true)]);
  await farmer.sync([say(false)]);
  expect(await mayCount(farmer.userId)).toBe(false);
  expect(await rowsOf(farmer.userId)).toEqual([
    { given: true, wording: 1, language: 'sw' },
    { given: false, wording: 1, language: 'sw' },
  ]);
});

test('a user cannot read, edit or delete another user’s consent, nor edit or delete their own', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  await farmer.sync([say(true)]);
  expect(await rowsOf(other.userId)).toEqual([]);
  await expect(
    server.database.asUser(other.userId, (tx) =>
      tx.run(
        sql`
          insert into consents (user_id, id, purpose, given, wording, language, at)
          values (${farmer.userId}, gen_random_uuid(), 'page_counts', false, 1, 'en', now())
        `,
      ),
    ),
  ).rejects.toThrow('row-level security');
  for (const change of [
    sql`update consents set given = false where user_id = ${farmer.userId}`,
    sql`delete from consents where user_id = ${farmer.userId}`,
  ]) {
    expect(await server.database.asUser(farmer.userId, (tx) => tx.run(change))).toBe(0);
  }
  expect(
    await server.database.asSystem((tx) =>
      tx.run(sql`update consents set given = false where user_id = ${farmer.userId}`),
    ),
  ).toBe(0);
  expect(await rowsOf(farmer.userId)).toHaveLength(1);
});

test('SHL-23 page views are counted by day and name only, and no farmer can read them', async () => {
  expect(
    (
      await send([
        { page: '/dashboard', n: 3 },
        { page: '/fields/:id', n: 1 },
        { page: '/dashboard', n: 1 },
      ])
    ).body,
  ).toEqual({ kept: 2 });
  await send([{ page: '/dashboard', n: 2 }]);
  expect((await counts()).body).toEqual({
    days: [
      { day: today, page: '/dashboard', n: 6 },
      { day: today, page: '/fields/:id', n: 1 },
    ],
  });
  const columns = await server.database.many<{ name: string }>(
    sql`
      select column_name as name
      from information_schema.columns
      where table_name = 'page_counts'
      order by 1
    `,
  );
  expect(columns.map(({ name }) => name)).toEqual(['day', 'n', 'page']);
  const farmer = await server.farmer();
  expect(
    await server.database.asUser(farmer.userId, (tx) => tx.many(sql`select 1 from page_counts`)),
  ).toEqual([]);
});

test('SHL-23 an invalid page name is refused, and a stranger cannot fill the table', async () => {
  for (const wrong of [
    [{ page: '/verify/7f3kq9', n: 1 }],
    [{ page: '/scan', n: 0 }],
    [{ page: '/scan', n: 101 }],
    [{ page: '/scan?x=y', n: 1 }],
    Array.from({ length: 101 }, () => ({ page: '/scan', n: 1 })),
  ]) {
    expect((await send(wrong)).status).toBe(400);
  }
  expect(
    (await send([{ page: '/scan', n: 1 }], { origin: 'https://elsewhere.example', cookie: 'x=y' })).status,
  ).toBe(403);
  const name = (i: number): string => `/${String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26))}`;
  for (let at = 0; at < 300; at += 50)
    await send(Array.from({ length: 50 }, (_, i) => ({ page: name(at + i), n: 1 })));
  expect((await counts()).body.days.length).toBeLessThan(MAX_PAGES_PER_DAY + 50);
  expect((await send([{ page: name(0), n: 5 }])).body).toEqual({ kept: 1 });
});

test('counts are deleted after their retention period', async () => {
  const row = (day: string) =>
    server.database.asSystem((tx) =>
      tx.run(sql`insert into page_counts (day, page, n) values (${day}, '/scan', 1)`),
    );
  await row(addDays(today, -COUNT_RETENTION_DAYS - 1));
  await row(addDays(today, -COUNT_RETENTION_DAYS));
  expect(await privacyServer({ db: server.database }).sweeps.pages()).toBe(1);
  expect((await counts(400)).body.days).toHaveLength(0);
});
