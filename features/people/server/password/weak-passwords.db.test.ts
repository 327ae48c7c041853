import { hashPassword } from 'better-auth/crypto';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const strong = 'mahindi na maharagwe';
let n = 0;
const freshEmail = (): string => `nafula.wekesa${(n += 1)}@example.com`;
const joined = async (name = ''): Promise<Visitor & { email: string; userId: string }> => {
  const [visitor, email] = [server.visitor(), freshEmail()];
  const { body } = await visitor.ask('POST', '/api/auth/sign-up', { email, password: strong, name });
  return { ...visitor, email, userId: body.session.userId };
};
const resetToken = async (email: string): Promise<string> => {
  await server.visitor().ask('POST', '/api/auth/request-reset', { email });
  return new URLSearchParams(new URL(server.mails.at(-1)!.link).hash.slice(1)).get('access_token')!;
};

/** Each with the reason that the screen shows. */
const weak = [
  ['password12345', 'people.password_common'],
  ['12345678', 'people.password_common'],
  ['maharagwe', 'people.password_common'],
  ['        ', 'people.password_simple'],
  ['0712345678', 'people.password_simple'],
] as const;

describe('a password that is easy to guess is refused', () => {
  test.each(weak)('%j at sign-up: %s, and no account is made', async (password, code) => {
    const email = freshEmail();
    const answer = await server.visitor().ask('POST', '/api/auth/sign-up', { email, password });
    expect([answer.status, answer.code]).toEqual([422, code]);
    expect(await db.maybe(sql`select 1 from auth_users where email = ${email}`)).toBeNull();
  });

  test.each(weak)('%j at a reset: %s, and the link still works', async (password, code) => {
    const { email } = await joined();
    const token = await resetToken(email);
    expect((await server.visitor().ask('POST', '/api/auth/reset', { token, password })).code).toBe(code);
    expect(
      (await server.visitor().ask('POST', '/api/auth/reset', { token, password: 'kahawa na chai' })).status,
    ).toBe(200);
  });

  test.each(weak)('%j at a change: %s', async (password, code) => {
    const farmer = await joined();
    expect((await farmer.ask('POST', '/api/auth/password', { current: strong, password })).code).toBe(code);
  });

  test('the own name and address, wherever a password is chosen', async () => {
    const farmer = await joined('Naliaka Barasa');
    const email = freshEmail();
    for (const password of [email, 'nafulawekesa', 'Chebetich2000']) {
      const answer = await server
        .visitor()
        .ask('POST', '/api/auth/sign-up', { email, password, name: 'Chebetich Too' });
      expect([password, answer.code]).toEqual([password, 'people.password_personal']);
    }
    for (const password of [farmer.email, 'naliakabarasa', 'Barasa1987!']) {
      expect((await farmer.ask('POST', '/api/auth/password', { current: strong, password })).code).toBe(
        'people.password_personal',
      );
    }
    const token = await resetToken(farmer.email);
    expect(
      (await server.visitor().ask('POST', '/api/auth/reset', { token, password: 'barasa naliaka' })).code,
    ).toBe('people.password_personal');
  });
});

test('an account whose password is weak still signs in, on any keyboard', async () => {
  const { email, userId } = await joined();
  await db.run(
    sql`update auth_accounts set password = ${await hashPassword('maharagwe')} where user_id = ${userId}`,
  );
  expect(
    (await server.visitor('10.4.0.1').ask('POST', '/api/auth/sign-in', { email, password: 'maharagwe' }))
      .status,
  ).toBe(200);
  expect(
    (await server.visitor('10.4.0.2').ask('POST', '/api/auth/sign-in', { email, password: '\uff4daharagwe' }))
      .status,
  ).toBe(200);
});

test('a dead link says so before anything is said about the password', async () => {
  expect(
    (await server.visitor().ask('POST', '/api/auth/reset', { token: 'invented', password: 'password12345' }))
      .code,
  ).toBe('people.token_invalid');
});
