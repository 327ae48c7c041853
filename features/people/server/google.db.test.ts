import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { fakeGoogle, googleClient, type GooglePerson } from './google-fake.ts';
import { openPeople, type PeopleTestServer, type Visitor } from './testing.ts';

let db: Database;
let server: PeopleTestServer;
let google: ReturnType<typeof fakeGoogle>;
beforeAll(async () => {
  db = (await testDatabase()).database;
  google = fakeGoogle();
  server = openPeople(db, { google: googleClient });
});
afterAll(async () => {
  google.close();
  await server.app.close();
});

const wanjiku: GooglePerson = {
  sub: '1001',
  email: 'wanjiku@gmail.com',
  email_verified: true,
  name: 'Wanjiku Kamau',
  picture: 'https://lh3.example/p.jpg',
};
const start = async (visitor: Visitor): Promise<string> =>
  (await visitor.ask('POST', '/api/auth/google')).body.url;
const come = (visitor: Visitor, url: string) => visitor.ask('GET', url.replace('http://mavuno.test', ''));
const signInAs = async (person: GooglePerson, visitor = server.visitor()) => {
  const answer = await come(visitor, google.choose(await start(visitor), person));
  return { visitor, answer, session: (await visitor.ask('GET', '/api/auth/session')).body.session };
};

describe('Google', () => {
  test('ACC-19 redirects to Google for openid, email and profile, offline, with consent, bound to this browser', async () => {
    const visitor = server.visitor();
    const url = new URL(await start(visitor));
    expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(url.searchParams.get('scope')!.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
    expect(
      Object.fromEntries(
        ['access_type', 'prompt', 'redirect_uri', 'response_type', 'code_challenge_method'].map((key) => [
          key,
          url.searchParams.get(key),
        ]),
      ),
    ).toEqual({
      access_type: 'offline',
      prompt: 'consent',
      redirect_uri: 'http://mavuno.test/api/auth/callback/google',
      response_type: 'code',
      code_challenge_method: 'S256',
    });
    expect(visitor.cookies.size).toBe(1);
  });

  test('ACC-19 ACC-34 returns to /auth/callback with a session and a profile', async () => {
    const { visitor, answer, session } = await signInAs(wanjiku);
    expect([answer.status, answer.location]).toEqual([303, 'http://mavuno.test/auth/callback']);
    expect(session).toMatchObject({
      email: 'wanjiku@gmail.com',
      emailVerified: true,
      name: 'Wanjiku Kamau',
      role: 'farmer',
    });
    expect((await visitor.ask('GET', '/api/auth/me')).body).toMatchObject({
      full_name: 'Wanjiku Kamau',
      avatar_url: 'https://lh3.example/p.jpg',
    });
    expect(server.mails).toEqual([]);
    expect((await signInAs(wanjiku)).session.userId).toBe(session.userId);
    const { access_token, refresh_token } = await db.one<{ access_token: string; refresh_token: string }>(
      sql`select access_token, refresh_token from auth_accounts where provider_id = 'google'`,
    );
    expect([access_token, refresh_token].some((saved) => ['at', 'rt'].includes(saved))).toBe(false);
  });

  test('ACC-21 a refusal at Google, a reused code, another browser or a bare callback creates no session', async () => {
    const visitor = server.visitor();
    expect((await come(visitor, google.refuse(await start(visitor)))).location).toBe(
      'http://mavuno.test/auth/callback?error=access_denied',
    );
    const once = google.choose(await start(visitor), { ...wanjiku, sub: '1002', email: 'otieno@gmail.com' });
    await come(visitor, once);
    const failed = [
      await come(server.visitor(), once),
      await come(visitor, once),
      await come(server.visitor(), google.choose(await start(server.visitor()), wanjiku)),
      await come(server.visitor(), '/api/auth/callback/google'),
    ];
    for (const { status, location } of failed) {
      expect(status).toBe(303);
      expect(location).toMatch(/^http:\/\/mavuno\.test\/auth\/callback\?error=/);
    }
    expect((await db.one<{ n: number }>(sql`select count(*) as n from auth_users`)).n).toBe(2);
  });

  test('a password account is linked only when both sides have confirmed the address', async () => {
    const email = 'njeri@example.com';
    const owner = server.visitor();
    const { body } = await owner.ask('POST', '/api/auth/sign-up', {
      email,
      password: 'mahindi na maharagwe',
    });
    const person = { sub: '1003', email, email_verified: true, name: 'Njeri' };
    const early = await signInAs(person);
    expect([early.answer.location, early.session]).toEqual([
      'http://mavuno.test/auth/callback?error=account_not_linked',
      null,
    ]);
    await server.visitor().ask('GET', server.mails.at(-1)!.link.replace('http://mavuno.test', ''));
    expect((await signInAs({ ...person, sub: '1004', email_verified: false })).session).toBeNull();
    expect((await signInAs(person)).session.userId).toBe(body.session.userId);
  });

  test('a Google account has no password to guess, and can set one by mail', async () => {
    await signInAs(wanjiku);
    const visitor = server.visitor();
    expect(
      (
        await visitor.ask('POST', '/api/auth/sign-in', {
          email: wanjiku.email,
          password: 'mahindi na maharagwe',
        })
      ).code,
    ).toBe('people.no_password');
    await visitor.ask('POST', '/api/auth/request-reset', { email: wanjiku.email });
    const ticket = new URLSearchParams(new URL(server.mails.at(-1)!.link).hash.slice(1)).get('access_token');
    expect(
      (await visitor.ask('POST', '/api/auth/reset', { token: ticket, password: 'mahindi na maharagwe' }))
        .status,
    ).toBe(200);
    expect(
      (
        await visitor.ask('POST', '/api/auth/sign-in', {
          email: wanjiku.email,
          password: 'mahindi na maharagwe',
        })
      ).status,
    ).toBe(200);
  });

  test('without keys Google sign-in is off and reports so', async () => {
    const without = openPeople(db);
    expect(without.people.google).toEqual({ available: false, reason: 'people.google_off' });
    expect((await without.visitor().ask('POST', '/api/auth/google')).code).toBe('people.google_off');
    expect((await without.visitor().ask('GET', '/api/auth/callback/google?code=a&state=b')).code).toBe(
      'people.google_off',
    );
    expect(server.people.google).toEqual({ available: true });
    await without.app.close();
  });
});
