import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import type { Database } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { openPeople, type PeopleTestServer, type Visitor } from '../testing.ts';

let db: Database;
let server: PeopleTestServer;
beforeAll(async () => {
  db = (await testDatabase()).database;
  server = openPeople(db);
});
afterAll(() => server.app.close());

let n = 0;
const joined = async (): Promise<Visitor & { userId: string }> => {
  const visitor = server.visitor();
  const { body } = await visitor.ask('POST', '/api/auth/sign-up', {
    email: `jirani${(n += 1)}@example.com`,
    password: 'mahindi na maharagwe',
  });
  return { ...visitor, userId: body.session.userId };
};
const mine = async (visitor: Visitor): Promise<{ code: string; link: string }> =>
  (await visitor.ask('POST', '/api/join/mine')).body;
const invitation = async (ref: string) =>
  (await server.visitor().ask('GET', `/api/join?ref=${encodeURIComponent(ref)}`)).body;

test('JOI-01 JOI-09 a farmer has one link, created once; its code is valid while signed out, any other is not', async () => {
  const farmer = await joined();
  const made = await Promise.all([mine(farmer), mine(farmer), mine(farmer)]);
  expect(new Set(made.map(({ code }) => code)).size).toBe(1);
  expect(made[0]!.link).toBe(`http://mavuno.test/join?ref=${made[0]!.code}`);
  expect(await invitation(made[0]!.code)).toMatchObject({ known: true });
  expect(await invitation(` ${made[0]!.code.toLowerCase()} `)).toMatchObject({ known: true });
  for (const wrong of ['', 'ABCDEF01', 'no code', "'; drop table farms", 'A'.repeat(60)])
    expect(await invitation(wrong)).toMatchObject({ known: false });
});

test('REF-02b two farmers whose ids start alike get different codes', async () => {
  const [one, two] = [await joined(), await joined()];
  const [a, b] = [await mine(one), await mine(two)];
  expect(a.code).not.toBe(b.code);
  expect(two.userId.replace(/-/g, '').toUpperCase().startsWith(b.code)).toBe(true);
  expect([await invitation(a.code), await invitation(b.code)].every(({ known }) => known)).toBe(true);
});

test('a farmer cannot see another farmer’s code or write any', async () => {
  const [one, two] = [await joined(), await joined()];
  await mine(one);
  await mine(two);
  await db.asUser(one.userId, async (tx) => {
    expect(await tx.many(sql`select user_id from referral_codes`)).toEqual([{ user_id: one.userId }]);
    expect(await tx.run(sql`delete from referral_codes where user_id = ${two.userId}`)).toBe(0);
  });
  await expect(
    db.asUser(one.userId, (tx) =>
      tx.run(sql`update referral_codes set code = 'AAAAAAAA' where user_id = ${one.userId}`),
    ),
  ).rejects.toThrow(/row-level security/);
});

test('JOI-07 the number of farmers is real, rounded down, and hidden below 100', async () => {
  const count = async () => (await openPeople(db).visitor().ask('GET', '/api/join?ref=x')).body.farmers;
  expect(await count()).toBeNull();
  for (let i = 0; i < 137; i += 1)
    await db.run(
      sql`
        insert into auth_users (id, name, email, role)
        values (${newId()}, '', ${`n${i}@example.com`}, ${i < 5 ? 'expert' : 'farmer'})
      `,
    );
  const { n: farmers } = await db.one<{ n: number }>(
    sql`select count(*) as n from auth_users where role = 'farmer'`,
  );
  expect(await count()).toBe(Math.floor(farmers / 10) * 10);
});
