import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Database } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { tryLimits } from '../domain/tries.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';
import { createAuth } from './auth.ts';
import { grantRole } from './persons.ts';
import { sessionCookie, tokenOf } from './session.ts';
import { openPeople, testSecret, type PeopleTestServer, type Visitor } from './testing.ts';

let db: Database;
let server: PeopleTestServer;
beforeAll(async () => {
  db = (await testDatabase()).database;
  server = openPeople(db, { adminEmails: 'chief@example.com, captain@example.com' });
});
afterAll(() => server.app.close());

let n = 0;
const freshEmail = () => `farmer${(n += 1)}@example.com`;
const password = 'mahindi na maharagwe';

const joined = async (
  email = freshEmail(),
  address?: string,
): Promise<Visitor & { email: string; userId: string }> => {
  const visitor = server.visitor(address);
  const { body } = await visitor.ask('POST', '/api/auth/sign-up', {
    email,
    password,
    redirect: '/dashboard',
  });
  return { ...visitor, email, userId: body.session.userId };
};
const token = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get('access_token')!;
const pathOf = (link: string) => link.replace('http://mavuno.test', '');

describe('sign-up', () => {
  test('ACC-36 DAT-03 sign-up creates the account, signs it in and mails a link that leads to /dashboard', async () => {
    const visitor = server.visitor();
    const email = freshEmail();
    const answer = await visitor.ask('POST', '/api/auth/sign-up', {
      email: ` ${email.toUpperCase()} `,
      password,
      language: 'sw',
      redirect: '/dashboard',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      session: { email, emailVerified: false, role: 'farmer', language: 'sw' },
      mailSent: true,
    });
    expect((await visitor.ask('GET', '/api/auth/session')).body.session).toEqual(answer.body.session);
    expect(server.mails.at(-1)).toMatchObject({ kind: 'verify', to: email, language: 'sw' });
    expect(server.mails.at(-1)!.link).toContain('redirect=%2Fdashboard');
  });

  test('the session cookie is HttpOnly and SameSite=Lax', async () => {
    const answer = await server.visitor().ask('POST', '/api/auth/sign-up', { email: freshEmail(), password });
    expect(answer.setCookies).toHaveLength(1);
    expect(answer.setCookies[0]).toMatch(/^mavuno\.session_token=.*Max-Age=7776000.*HttpOnly.*SameSite=Lax/i);
    expect(answer.setCookies[0]).not.toMatch(/secure/i);
    expect(JSON.stringify(answer.body)).not.toContain('token');
    const safe = openPeople(db, { origin: 'https://mavuno.test' });
    const secure = await safe.visitor().ask('POST', '/api/auth/sign-up', { email: freshEmail(), password });
    expect(secure.setCookies[0]).toMatch(/^__Secure-mavuno\.session_token=.*Secure/);
    expect(secure.status).toBe(200);
    await safe.app.close();
  });

  test.each([
    ['12345', 'people.password_floor'],
    ['1234567', 'people.password_short'],
    ['x'.repeat(129), 'people.password_long'],
  ])('ACC-26 the password %s is refused as %s', async (short, code) => {
    const answer = await server
      .visitor()
      .ask('POST', '/api/auth/sign-up', { email: freshEmail(), password: short });
    expect([answer.status, answer.code]).toEqual([422, code]);
  });

  test('an invalid address, a redirect to another site and a missing body are refused', async () => {
    const visitor = server.visitor();
    expect((await visitor.ask('POST', '/api/auth/sign-up', { email: 'no address', password })).code).toBe(
      'people.email_invalid',
    );
    expect(
      (
        await visitor.ask('POST', '/api/auth/sign-up', {
          email: freshEmail(),
          password,
          redirect: 'https://evil.example',
        })
      ).code,
    ).toBe('request.invalid');
    expect(
      (
        await visitor.ask('POST', '/api/auth/sign-up', {
          email: freshEmail(),
          password,
          redirect: '//evil.example',
        })
      ).code,
    ).toBe('request.invalid');
    expect((await visitor.ask('POST', '/api/auth/sign-up', {})).code).toBe('request.invalid');
  });

  test('one address gets one account, even when several sign up at once', async () => {
    const email = freshEmail();
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.visitor().ask('POST', '/api/auth/sign-up', { email, password })),
    );
    expect(answers.map((a) => a.code ?? 'made').sort()).toEqual([
      'made',
      'people.email_taken',
      'people.email_taken',
    ]);
    expect(
      (await server.visitor().ask('POST', '/api/auth/sign-up', { email: email.toUpperCase(), password }))
        .code,
    ).toBe('people.email_taken');
  });

  test('ACC-37 a user cannot give himself a role', async () => {
    const visitor = server.visitor();
    const { body } = await visitor.ask('POST', '/api/auth/sign-up', {
      email: freshEmail(),
      password,
      role: 'admin',
      emailVerified: true,
    });
    expect(body.session).toMatchObject({ role: 'farmer', emailVerified: false });
    await visitor.ask('PATCH', '/api/auth/me', { onboarding_complete: true, role: 'admin' });
    expect((await visitor.ask('GET', '/api/auth/session')).body.session.role).toBe('farmer');
    expect(
      (await visitor.ask('PUT', '/api/people/role', { email: body.session.email, role: 'admin' })).code,
    ).toBe('session.forbidden');
  });
});

describe('sign-in', () => {
  test('ACC-14 DAT-03 the right password signs in; a wrong one and an unknown address get different errors', async () => {
    const { email } = await joined();
    const visitor = server.visitor('10.1.0.1');
    expect((await visitor.ask('POST', '/api/auth/sign-in', { email, password: 'not this one' })).code).toBe(
      'people.wrong_password',
    );
    expect(
      (await visitor.ask('POST', '/api/auth/sign-in', { email: 'nobody@example.com', password })).code,
    ).toBe('people.unknown_email');
    expect(await db.maybe(sql`select 1 as x from auth_users where email = 'nobody@example.com'`)).toBeNull();
    expect(visitor.cookies.size).toBe(0);
    const right = await visitor.ask('POST', '/api/auth/sign-in', { email: email.toUpperCase(), password });
    expect(right.body.session).toMatchObject({ email });
  });

  test('ACC-14 addresses cannot be listed from one IP address', async () => {
    const visitor = server.visitor('10.1.0.2');
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 21; i += 1)
      codes.push(
        (await visitor.ask('POST', '/api/auth/sign-in', { email: `nobody${i}@example.com`, password })).code,
      );
    expect(codes.slice(0, 20).every((code) => code === 'people.unknown_email')).toBe(true);
    expect(codes[20]).toBe('people.too_many_tries');
    expect(
      (
        await server
          .visitor('10.1.0.3')
          .ask('POST', '/api/auth/sign-in', { email: 'nobody@example.com', password })
      ).code,
    ).toBe('people.unknown_email');
  });

  test('password guesses are limited across servers, and the owner elsewhere can still sign in', async () => {
    const { email } = await joined();
    const guesser = server.visitor('10.1.0.4');
    const other = openPeople(db);
    for (let i = 0; i < 4; i += 1) {
      expect((await guesser.ask('POST', '/api/auth/sign-in', { email, password: `guess ${i}` })).code).toBe(
        'people.wrong_password',
      );
      expect(
        (await other.visitor('10.1.0.4').ask('POST', '/api/auth/sign-in', { email, password: `guess ${i}` }))
          .code,
      ).toBe('people.wrong_password');
    }
    const stopped = await guesser.ask('POST', '/api/auth/sign-in', { email, password });
    expect([stopped.status, stopped.code]).toEqual([429, 'people.too_many_tries']);
    expect(
      (await server.visitor('10.1.0.5').ask('POST', '/api/auth/sign-in', { email, password })).status,
    ).toBe(200);
    await other.app.close();
  });

  test('one IP address cannot try one password on many accounts', async () => {
    const { email } = await joined();
    const tries = createAttemptLimiter(db, testSecret);
    for (let i = 0; i < 199; i += 1) await tries.consume(tryLimits.wrongPerNetwork, 'wrong', '10.1.0.8');
    const sprayer = server.visitor('10.1.0.8');
    expect((await sprayer.ask('POST', '/api/auth/sign-in', { email, password: 'password1' })).code).toBe(
      'people.wrong_password',
    );
    expect((await sprayer.ask('POST', '/api/auth/sign-in', { email, password })).code).toBe(
      'people.too_many_tries',
    );
    expect(
      (await server.visitor('10.1.0.9').ask('POST', '/api/auth/sign-in', { email, password })).status,
    ).toBe(200);
  });

  test('ACC-26 an existing short password still signs in', async () => {
    const { email, userId } = await joined();
    const auth = createAuth({
      pool: db.pool,
      secret: testSecret,
      origin: 'http://mavuno.test',
      queueMail: async () => {},
      createVerifyToken: async () => '',
      onSessionStart: async () => {},
      logFault: () => {},
    });
    const hash = await (await auth.$context).password.hash('mwezi1');
    await db.run(sql`update auth_accounts set password = ${hash} where user_id = ${userId}`);
    expect(
      (await server.visitor('10.1.0.6').ask('POST', '/api/auth/sign-in', { email, password: 'mwezi1' }))
        .status,
    ).toBe(200);
  });

  test('ACC-34 the profile exists after sign-in, is recreated if lost, and holds the language', async () => {
    const { email, userId } = await joined();
    await db.asSystem((tx) => tx.run(sql`delete from profiles where id = ${userId}`));
    const visitor = server.visitor('10.1.0.7');
    await visitor.ask('POST', '/api/auth/sign-in', { email, password });
    expect((await visitor.ask('GET', '/api/auth/me')).body).toEqual({
      id: userId,
      email,
      full_name: '',
      avatar_url: null,
      phone_number: null,
      preferred_language: 'en',
      onboarding_completed: false,
      onboarding_completed_at: null,
    });
    await db.asUser(userId, (tx) =>
      tx.run(sql`update profiles set preferred_language = 'sw', full_name = 'Wanjiku' where id = ${userId}`),
    );
    expect((await visitor.ask('GET', '/api/auth/session')).body.session).toMatchObject({
      language: 'sw',
      name: 'Wanjiku',
    });
  });
});

describe('sessions', () => {
  test('ACC-38 sign-out ends the session on the server; the old cookie no longer works', async () => {
    const visitor = await joined();
    const saved = new Map(visitor.cookies);
    expect((await visitor.ask('POST', '/api/auth/sign-out')).body).toEqual({ signedOut: true });
    expect(visitor.cookies.size).toBe(0);
    const thief = server.visitor();
    for (const [name, value] of saved) thief.cookies.set(name, value);
    expect((await thief.ask('GET', '/api/auth/session')).body.session).toBeNull();
    expect((await thief.ask('GET', '/api/auth/me')).code).toBe('session.missing');
  });

  test("our reading of the cookie matches better-auth's", async () => {
    const visitor = await joined();
    const auth = createAuth({
      pool: db.pool,
      secret: testSecret,
      origin: 'http://mavuno.test',
      queueMail: async () => {},
      createVerifyToken: async () => '',
      onSessionStart: async () => {},
      logFault: () => {},
    });
    const header = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const theirs = await auth.api.getSession({ headers: new Headers({ cookie: header }) });
    const ours = await server.people.readSession(header);
    expect(ours).toMatchObject({
      userId: theirs!.user.id,
      sessionId: theirs!.session.id,
      email: theirs!.user.email,
    });
    const token = tokenOf(header, 'mavuno.session_token', testSecret)!;
    expect(token).toBe(theirs!.session.token);
    const rewritten = sessionCookie(token, 'mavuno.session_token', testSecret).split(';', 1)[0]!;
    expect((await auth.api.getSession({ headers: new Headers({ cookie: rewritten }) }))?.session.id).toBe(
      theirs!.session.id,
    );
    expect(rewritten).toBe(header);
  });

  test('a forged, truncated or foreign cookie gives no session', async () => {
    const visitor = await joined();
    const [name, value] = [...visitor.cookies][0]!;
    const [secretPart] = decodeURIComponent(value).split('.');
    for (const bad of [
      secretPart!,
      `${secretPart}.`,
      `${secretPart}.AAAA`,
      value.slice(0, -8),
      '%E0%A4%A',
      `x${value}`,
      '',
    ]) {
      expect(await server.people.readSession(`${name}=${bad}`)).toBeNull();
    }
    expect(await server.people.readSession(`other=1; ${name}=${value}`)).not.toBeNull();
    expect(
      await openPeople(db, { secret: `${testSecret}!` }).people.readSession(`${name}=${value}`),
    ).toBeNull();
  });

  test('an expired session is refused; an active one is extended, with at most one write a day', async () => {
    const visitor = await joined();
    const endOf = async () =>
      (
        await db.one<{ expires_at: Date }>(
          sql`select expires_at from auth_sessions where user_id = ${visitor.userId}`,
        )
      ).expires_at.getTime();
    const fresh = await endOf();
    await visitor.ask('GET', '/api/auth/session');
    expect(await endOf()).toBe(fresh);
    await db.run(
      sql`update auth_sessions set expires_at = now() + interval '3 days' where user_id = ${visitor.userId}`,
    );
    expect((await visitor.ask('GET', '/api/auth/session')).body.session.userId).toBe(visitor.userId);
    expect(await endOf()).toBeGreaterThanOrEqual(fresh);
    await db.run(
      sql`
        update auth_sessions
        set expires_at = now() - interval '1 second'
        where user_id = ${visitor.userId}
      `,
    );
    expect((await visitor.ask('GET', '/api/auth/session')).body.session).toBeNull();
    await server.people.sweeps.people();
    expect(
      await db.maybe(sql`select 1 as x from auth_sessions where user_id = ${visitor.userId}`),
    ).toBeNull();
  });

  test('ACC-38 refresh extends the session and sends the cookie again; without a session it is refused', async () => {
    const visitor = await joined();
    await db.run(
      sql`update auth_sessions set expires_at = now() + interval '80 days' where user_id = ${visitor.userId}`,
    );
    const answer = await visitor.ask('POST', '/api/auth/refresh');
    expect(new Date(answer.body.expiresAt).getTime()).toBeGreaterThan(Date.now() + 89 * DAY_MS);
    expect(answer.setCookies[0]).toMatch(/Max-Age=7776000/);
    expect((await server.visitor().ask('POST', '/api/auth/refresh')).code).toBe('session.missing');
  });

  test('reading the session takes one query', async () => {
    const visitor = await joined();
    const asked: string[] = [];
    const listening: Database = {
      ...db,
      maybe: (q) => {
        asked.push(q.text);
        return db.maybe(q);
      },
      one: (q) => {
        asked.push(q.text);
        return db.one(q);
      },
      run: (q) => {
        asked.push(q.text);
        return db.run(q);
      },
    };
    const header = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { readSession } = openPeople(listening).people;
    expect(await readSession(header)).toMatchObject({ email: visitor.email });
    expect(asked).toHaveLength(1);
    expect(await readSession(undefined)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  test('a page of another site cannot act with the cookie', async () => {
    const visitor = await joined();
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/password',
      headers: { origin: 'https://evil.example', cookie },
      payload: { current: password, password: 'stolen stolen' },
    });
    expect(answer.statusCode).toBe(403);
    expect(
      (await server.visitor('10.2.0.1').ask('POST', '/api/auth/sign-in', { email: visitor.email, password }))
        .status,
    ).toBe(200);
  });
});

describe('reset', () => {
  test('DAT-03 ACC-23 ACC-24 the reset mail leads to /auth/reset-password with a token and type recovery, and works once', async () => {
    const visitor = await joined();
    expect(
      (
        await server.visitor().ask('POST', '/api/auth/request-reset', {
          email: visitor.email,
          redirect: 'http://mavuno.test/auth/reset-password',
        })
      ).body,
    ).toEqual({ sent: true });
    const mail = server.mails.at(-1)!;
    expect(mail).toMatchObject({ kind: 'reset', to: visitor.email });
    const link = new URL(mail.link);
    expect(link.origin + link.pathname).toBe('http://mavuno.test/auth/reset-password');
    expect(new URLSearchParams(link.hash.slice(1)).get('type')).toBe('recovery');
    expect(
      await db.maybe(
        sql`select 1 as x from auth_verifications where identifier like ${`%${token(mail.link)}%`}`,
      ),
    ).toBeNull();

    const changed = await server
      .visitor()
      .ask('POST', '/api/auth/reset', { token: token(mail.link), password: 'kahawa na chai' });
    expect(changed.body).toEqual({ updated: true });
    expect(server.mails.at(-1)).toMatchObject({
      kind: 'new_password',
      to: visitor.email,
      link: 'http://mavuno.test/auth/reset-password',
    });
    expect((await visitor.ask('GET', '/api/auth/session')).body.session).toBeNull();
    expect(
      (
        await server
          .visitor('10.3.0.1')
          .ask('POST', '/api/auth/sign-in', { email: visitor.email, password: 'kahawa na chai' })
      ).status,
    ).toBe(200);
    expect(
      (
        await server
          .visitor()
          .ask('POST', '/api/auth/reset', { token: token(mail.link), password: 'once more 123' })
      ).code,
    ).toBe('people.token_invalid');
  });

  test('ACC-14 the answer to a reset request does not reveal whether the address is known', async () => {
    const { email } = await joined();
    const before = server.mails.length;
    const known = await server.visitor().ask('POST', '/api/auth/request-reset', { email });
    const unknown = await server
      .visitor()
      .ask('POST', '/api/auth/request-reset', { email: 'nobody@example.com' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(server.mails.slice(before).map((m) => m.to)).toEqual([email]);
  });

  test('one address gets a limited number of mails an hour, and the answer does not reveal it', async () => {
    const { email } = await joined();
    const before = server.mails.length;
    for (let i = 0; i < 7; i += 1)
      expect(
        (await server.visitor(`10.3.1.${i}`).ask('POST', '/api/auth/request-reset', { email })).body,
      ).toEqual({ sent: true });
    expect(server.mails.length - before).toBe(4);
  });

  test('ACC-26 a short new password is refused and does not use up the token', async () => {
    const { email } = await joined();
    await server.visitor().ask('POST', '/api/auth/request-reset', { email });
    const ticket = token(server.mails.at(-1)!.link);
    expect(
      (await server.visitor().ask('POST', '/api/auth/reset', { token: ticket, password: '1234567' })).code,
    ).toBe('people.password_short');
    expect(
      (await server.visitor().ask('POST', '/api/auth/reset', { token: ticket, password: 'long enough now' }))
        .status,
    ).toBe(200);
  });

  test('an expired or invented token is refused', async () => {
    const { email } = await joined();
    await server.visitor().ask('POST', '/api/auth/request-reset', { email });
    await db.run(sql`update auth_verifications set expires_at = now() - interval '1 minute'`);
    expect(
      (
        await server.visitor().ask('POST', '/api/auth/reset', {
          token: token(server.mails.at(-1)!.link),
          password: 'long enough now',
        })
      ).code,
    ).toBe('people.token_invalid');
    expect(
      (
        await server
          .visitor()
          .ask('POST', '/api/auth/reset', { token: 'invented', password: 'long enough now' })
      ).code,
    ).toBe('people.token_invalid');
  });
});

describe('verification and roles', () => {
  test('the link in the mail confirms the address and returns to the app', async () => {
    const visitor = await joined();
    const answer = await server.visitor().ask('GET', pathOf(server.mails.at(-1)!.link));
    expect([answer.status, answer.location]).toEqual([
      303,
      'http://mavuno.test/auth/callback?email=confirmed&next=%2Fdashboard',
    ]);
    expect((await visitor.ask('GET', '/api/auth/session')).body.session.emailVerified).toBe(true);
    expect((await visitor.ask('POST', '/api/auth/send-verification')).code).toBe('people.already_verified');
  });

  test('a wrong link confirms nothing', async () => {
    const visitor = await joined();
    const answer = await server.visitor().ask('GET', '/api/auth/verify-email?token=abc');
    expect(answer.location).toBe('http://mavuno.test/auth/callback?error=people.token_invalid');
    expect((await visitor.ask('GET', '/api/auth/session')).body.session.emailVerified).toBe(false);
  });

  test('the confirmation mail can be requested again a limited number of times', async () => {
    const visitor = await joined();
    const before = server.mails.length;
    const codes = [];
    for (let i = 0; i < 5; i += 1)
      codes.push((await visitor.ask('POST', '/api/auth/send-verification')).code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'people.too_many_tries']);
    expect(server.mails.slice(before).every((m) => m.kind === 'verify' && m.to === visitor.email)).toBe(true);
  });

  test('ACC-37 a confirmed address in ADMIN_EMAILS becomes administrator and can give roles; the last one stays', async () => {
    const chief = await joined('chief@example.com');
    expect((await chief.ask('GET', '/api/auth/session')).body.session.role).toBe('farmer');
    await chief.ask('GET', pathOf(server.mails.at(-1)!.link));
    expect((await chief.ask('GET', '/api/auth/session')).body.session.role).toBe('admin');
    const other = await joined();
    expect((await chief.ask('PUT', '/api/people/role', { email: other.email, role: 'expert' })).code).toBe(
      'people.email_unproven',
    );
    await server.visitor().ask('GET', pathOf(server.mails.at(-1)!.link));
    expect((await chief.ask('PUT', '/api/people/role', { email: other.email, role: 'expert' })).body).toEqual(
      { userId: other.userId, role: 'expert' },
    );
    expect((await other.ask('GET', '/api/auth/session')).body.session.role).toBe('expert');
    expect((await other.ask('PUT', '/api/people/role', { email: other.email, role: 'admin' })).code).toBe(
      'session.forbidden',
    );
    expect(
      (await chief.ask('PUT', '/api/people/role', { email: 'nobody@example.com', role: 'expert' })).code,
    ).toBe('people.unknown_email');
    expect((await chief.ask('PUT', '/api/people/role', { email: chief.email, role: 'farmer' })).code).toBe(
      'people.last_admin',
    );
  });

  test('a stranger who signed up with an administrator’s address loses access when the owner confirms it', async () => {
    const stranger = await joined('captain@example.com');
    await server.visitor().ask('GET', pathOf(server.mails.at(-1)!.link));
    expect((await stranger.ask('GET', '/api/auth/session')).body.session).toBeNull();
    expect(
      (await server.visitor().ask('POST', '/api/auth/sign-in', { email: 'captain@example.com', password }))
        .code,
    ).toBe('people.no_password');
  });

  test('when two administrators demote each other at once, one remains', async () => {
    await db.run(sql`update auth_users set role = 'farmer' where role = 'admin'`);
    const two = [await joined(), await joined()];
    await db.run(
      sql`update auth_users set email_verified = true where email = any(${two.map(({ email }) => email)})`,
    );
    for (const { email } of two) await grantRole(db, { staffId: newId() }, email, 'admin');
    const outcomes = await Promise.all(
      two.map(({ email }) => grantRole(db, { staffId: newId() }, email, 'farmer')),
    );
    expect(outcomes.filter((o) => o.ok)).toHaveLength(1);
    expect(
      (await db.one<{ n: number }>(sql`select count(*) as n from auth_users where role = 'admin'`)).n,
    ).toBe(1);
  });
});

describe('my own data', () => {
  test('ACC-38 the onboarding metadata is saved', async () => {
    const visitor = await joined();
    const at = '2026-11-21T07:30:00.000Z';
    expect(
      (await visitor.ask('PATCH', '/api/auth/me', { onboarding_complete: true, onboarding_completed_at: at }))
        .body,
    ).toMatchObject({ onboarding_completed: true, onboarding_completed_at: at });
    expect((await visitor.ask('GET', '/api/auth/me')).body).toMatchObject({
      onboarding_completed: true,
      onboarding_completed_at: at,
    });
  });

  test('ACC-38 changing the password requires the old one, ends other sessions and notifies the address', async () => {
    const phone = await joined();
    const laptop = server.visitor('10.5.0.1');
    await laptop.ask('POST', '/api/auth/sign-in', { email: phone.email, password });
    expect(
      (await phone.ask('POST', '/api/auth/password', { current: 'wrong one', password: 'new and longer' }))
        .code,
    ).toBe('people.wrong_password');
    const before = server.mails.length;
    expect(
      (await phone.ask('POST', '/api/auth/password', { current: password, password: 'new and longer' })).body,
    ).toEqual({ updated: true });
    expect(server.mails.slice(before)).toMatchObject([
      {
        kind: 'new_password',
        to: phone.email,
        language: 'en',
        link: 'http://mavuno.test/auth/reset-password',
      },
    ]);
    expect((await phone.ask('GET', '/api/auth/session')).body.session.email).toBe(phone.email);
    expect((await laptop.ask('GET', '/api/auth/session')).body.session).toBeNull();
  });

  test('ACC-35 a farmer cannot see, change or delete another farmer’s profile', async () => {
    const [one, two] = [await joined(), await joined()];
    expect((await one.ask('GET', '/api/auth/me')).body.id).toBe(one.userId);
    await one.ask('PATCH', '/api/auth/me', { onboarding_complete: true, id: two.userId });
    expect((await two.ask('GET', '/api/auth/me')).body.onboarding_completed).toBe(false);
    await db.asUser(one.userId, async (tx) => {
      expect(await tx.many(sql`select id from profiles`)).toEqual([{ id: one.userId }]);
      expect(await tx.run(sql`update profiles set full_name = 'mine' where id = ${two.userId}`)).toBe(0);
      expect(await tx.run(sql`delete from profiles where id = ${two.userId}`)).toBe(0);
    });
    expect(await db.many(sql`select id from profiles`)).toEqual([]);
    await expect(
      db.asUser(one.userId, (tx) =>
        tx.run(sql`insert into profiles (id, email) values (${two.userId}, 'x@example.com')`),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test('every account operation requires a session', async () => {
    const nobody = server.visitor();
    for (const [method, path] of [
      ['GET', '/api/auth/me'],
      ['PATCH', '/api/auth/me'],
      ['POST', '/api/auth/password'],
      ['POST', '/api/auth/send-verification'],
      ['PUT', '/api/people/role'],
    ] as const) {
      expect((await nobody.ask(method, path, method === 'GET' ? undefined : {})).code).toBe(
        'session.missing',
      );
    }
  });
});
