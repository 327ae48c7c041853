import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#kit/server/database/database.ts';
import type { Connection } from '#kit/server/database/embedded.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { createNotificationListener } from '#kit/server/live/listen.ts';
import { tryLimits } from '../domain/tries.ts';
import { fakeGoogle, googleClient } from './google-fake.ts';
import { openPeople, type PeopleTestServer, type Visitor } from './testing.ts';

let db: Database;
let connection: Connection;
let server: PeopleTestServer;
let google: ReturnType<typeof fakeGoogle>;
beforeAll(async () => {
  ({ database: db, connection } = await testDatabase());
  google = fakeGoogle();
  server = openPeople(db, { google: googleClient, adminEmails: 'chief@example.com' });
});
afterAll(async () => {
  google.close();
  await server.app.close();
});

let n = 0;
const freshEmail = () => `mkulima${(n += 1)}@example.com`;
const password = 'mahindi na maharagwe';
type Farmer = Visitor & { email: string; userId: string };

const joined = async (proven = true): Promise<Farmer> => {
  const [visitor, email] = [server.visitor(), freshEmail()];
  const { body } = await visitor.ask('POST', '/api/auth/sign-up', { email, password });
  if (proven) await db.run(sql`update auth_users set email_verified = true where email = ${email}`);
  return { ...visitor, email, userId: body.session.userId };
};
const signedIn = async (email: string, address: string, secret = password): Promise<Visitor> => {
  const visitor = server.visitor(address);
  expect((await visitor.ask('POST', '/api/auth/sign-in', { email, password: secret })).status).toBe(200);
  return visitor;
};
const who = async (visitor: Visitor): Promise<any> =>
  (await visitor.ask('GET', '/api/auth/session')).body.session;
const account = async (visitor: Visitor): Promise<any> =>
  (await visitor.ask('GET', '/api/auth/account')).body;

describe('devices', () => {
  test('a farmer sees the devices signed in to the account, this one first, and nobody else’s', async () => {
    const phone = await joined();
    const other = await joined();
    await signedIn(phone.email, '10.6.0.1');
    await db.run(
      sql`
        update auth_sessions
        set user_agent =
          'Mozilla/5.0 (Linux; Android 10; TECNO KC8) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'
        where user_id = ${phone.userId}
      `,
    );
    const { sessions } = await account(phone);
    expect(sessions.map((one: { here: boolean }) => one.here)).toEqual([true, false]);
    expect(sessions[0]).toMatchObject({
      id: (await who(phone)).sessionId,
      device: { system: 'android', browser: 'chrome', model: 'TECNO KC8' },
    });
    expect((await account(other)).sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toMatch(/token|ip_address|user_agent/);
  });

  test('ending a session takes effect at its next request; another farmer’s session cannot be ended', async () => {
    const phone = await joined();
    const laptop = await signedIn(phone.email, '10.6.0.2');
    const stranger = await joined();
    const { id } = (await account(phone)).sessions.find((one: { here: boolean }) => !one.here);
    expect((await stranger.ask('POST', '/api/auth/sessions/end', { id })).code).toBe('people.session_gone');
    expect(await who(laptop)).not.toBeNull();
    expect((await phone.ask('POST', '/api/auth/sessions/end', { id })).body).toEqual({ ended: true });
    expect((await laptop.ask('GET', '/api/auth/me')).code).toBe('session.missing');
    expect((await phone.ask('POST', '/api/auth/sessions/end', { id })).code).toBe('people.session_gone');
    expect(
      (await phone.ask('POST', '/api/auth/sessions/end', { id: (await who(phone)).sessionId })).code,
    ).toBe('people.session_gone');
    expect(await who(phone)).not.toBeNull();
  });

  test('signing out everywhere ends all other sessions, returns their number and keeps this one', async () => {
    const phone = await joined();
    const others = [await signedIn(phone.email, '10.6.0.3'), await signedIn(phone.email, '10.6.0.4')];
    const neighbour = await joined();
    expect((await phone.ask('POST', '/api/auth/sign-out-others')).body).toEqual({ ended: 2 });
    expect(await Promise.all(others.map(who))).toEqual([null, null]);
    expect([await who(phone), await who(neighbour)].every(Boolean)).toBe(true);
  });

  test('every ended session is announced to all processes; an expired one is not', async () => {
    const listening = createNotificationListener({ database: db, to: connection, log: silentLog });
    const heard: string[] = [];
    listening.start();
    await new Promise<void>((ready) => {
      listening.listenTo('session_ended', (id) => void heard.push(id), ready);
    });
    const phone = await joined();
    const laptop = await signedIn(phone.email, '10.6.0.5');
    const [first, second] = [(await who(phone)).sessionId, (await who(laptop)).sessionId];
    await phone.ask('POST', '/api/auth/sign-out-others');
    await phone.ask('POST', '/api/auth/sign-out');
    const old = await joined();
    const third = (await who(old)).sessionId;
    await db.run(sql`update auth_sessions set expires_at = now() - interval '1 second' where id = ${third}`);
    await server.people.sweeps.people();
    const last = await joined();
    const fourth = (await who(last)).sessionId;
    await last.ask('POST', '/api/auth/sign-out');
    for (const end = Date.now() + 5_000; !heard.includes(fourth) && Date.now() < end;)
      await new Promise((next) => {
        setTimeout(next, 20);
      });
    expect(heard).toEqual([second, first, fourth]);
    await listening.stop();
  });
});

const linkOf = (kind: 'new_email' | 'old_email', to: string): string => {
  const mail = [...server.mails].reverse().find((one) => one.kind === kind && one.to === to);
  return new URLSearchParams(new URL(mail!.link).hash.slice(1)).get(
    kind === 'new_email' ? 'confirm' : 'undo',
  )!;
};
const request = (farmer: Farmer, email: string, secret = password) =>
  farmer.ask('POST', '/api/auth/email', { email, password: secret });
const confirm = (token: string, visitor = server.visitor()) =>
  visitor.ask('POST', '/api/auth/email/confirm', { token });
const undo = (token: string) => server.visitor().ask('POST', '/api/auth/email/undo', { token });

describe('changing the e-mail', () => {
  test('takes effect only once the new address confirms it; both addresses get a mail', async () => {
    const farmer = await joined();
    const next = freshEmail();
    const asked = await request(farmer, ` ${next.toUpperCase()} `);
    expect(asked.body.email).toBe(next);
    expect(server.mails.slice(-2)).toMatchObject([
      { kind: 'new_email', to: next, about: farmer.email },
      { kind: 'old_email', to: farmer.email, about: next },
    ]);
    expect(new URL(server.mails.at(-1)!.link).pathname).toBe('/auth/email');
    expect(await who(farmer)).toMatchObject({ email: farmer.email });
    expect((await account(farmer)).pending).toMatchObject({ email: next });
    const token = linkOf('new_email', next);
    expect((await confirm(token)).body).toEqual({ email: next });
    expect(await who(farmer)).toMatchObject({ email: next, emailVerified: true });
    expect((await farmer.ask('GET', '/api/auth/me')).body.email).toBe(next);
    expect((await account(farmer)).pending).toBeNull();
    expect(
      (await server.visitor('10.7.0.1').ask('POST', '/api/auth/sign-in', { email: farmer.email, password }))
        .code,
    ).toBe('people.unknown_email');
    await signedIn(next, '10.7.0.2');
    expect((await confirm(token)).code).toBe('people.link_used');
  });

  test('stores links only as hashes; wrong, older, late and cancelled links report so and change nothing', async () => {
    const farmer = await joined();
    const [one, two] = [freshEmail(), freshEmail()];
    await request(farmer, one);
    const older = linkOf('new_email', one);
    expect(JSON.stringify(await db.many(sql`select * from auth_email_changes`))).not.toContain(older);
    await request(farmer, two);
    expect((await confirm(older)).code).toBe('people.link_unknown');
    expect((await confirm('invented')).code).toBe('people.link_unknown');
    const token = linkOf('new_email', two);
    await db.run(
      sql`
        update auth_email_changes
        set expires_at = now() - interval '1 minute'
        where user_id = ${farmer.userId}
      `,
    );
    expect((await confirm(token)).code).toBe('people.link_late');
    await request(farmer, two);
    expect((await farmer.ask('POST', '/api/auth/email/cancel')).body).toEqual({ cancelled: true });
    expect((await confirm(linkOf('new_email', two))).code).toBe('people.link_unknown');
    expect(await who(farmer)).toMatchObject({ email: farmer.email });
  });

  test('refuses an address in use, even when it is taken between the request and the confirmation', async () => {
    const [farmer, neighbour] = [await joined(), await joined()];
    expect((await request(farmer, neighbour.email)).code).toBe('people.email_taken');
    expect((await request(farmer, farmer.email)).code).toBe('people.email_same');
    expect((await request(farmer, 'no address')).code).toBe('people.email_invalid');
    const next = freshEmail();
    await request(farmer, next);
    await server.visitor().ask('POST', '/api/auth/sign-up', { email: next, password });
    expect((await confirm(linkOf('new_email', next))).code).toBe('people.email_taken');
  });

  test('lets only one of two accounts have an address that both confirm at once', async () => {
    const [one, two] = [await joined(), await joined()];
    const next = freshEmail();
    const tokens: string[] = [];
    for (const farmer of [one, two]) {
      await request(farmer, next);
      tokens.push(linkOf('new_email', next));
    }
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['done', 'people.email_taken']);
  });

  test('needs the password and limits guesses; a Google user sets a password first', async () => {
    const farmer = await joined();
    for (let i = 0; i < tryLimits.passwordPerNetwork.times; i += 1)
      expect((await request(farmer, freshEmail(), `guess ${i}`)).code).toBe('people.wrong_password');
    expect((await request(farmer, freshEmail())).code).toBe('people.too_many_tries');
    const visitor = server.visitor();
    const { url } = (await visitor.ask('POST', '/api/auth/google')).body;
    const email = freshEmail();
    await visitor.ask(
      'GET',
      google
        .choose(url, { sub: email, email, email_verified: true, name: 'Achieng' })
        .replace('http://mavuno.test', ''),
    );
    expect(await account(visitor)).toMatchObject({ email, has_password: false, has_google: true });
    expect((await visitor.ask('POST', '/api/auth/email', { email: freshEmail(), password })).code).toBe(
      'people.password_first',
    );
    await server.visitor().ask('POST', '/api/auth/request-reset', { email });
    const ticket = new URLSearchParams(new URL(server.mails.at(-1)!.link).hash.slice(1)).get('access_token');
    expect((await server.visitor().ask('POST', '/api/auth/reset', { token: ticket, password })).status).toBe(
      200,
    );
    expect(await account(await signedIn(email, '10.7.0.3'))).toMatchObject({
      has_password: true,
      has_google: true,
    });
  });

  test('limits requests, so that a signed-in user cannot list addresses or flood mailboxes', async () => {
    const [farmer, neighbour] = [await joined(), await joined()];
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < tryLimits.mailPerRecipient.times + 1; i += 1)
      codes.push((await request(farmer, i % 2 ? freshEmail() : neighbour.email)).code);
    expect(codes.at(-1)).toBe('people.too_many_tries');
  });

  test('invalidates a reset link that was sent to the old address', async () => {
    const farmer = await joined();
    await server.visitor().ask('POST', '/api/auth/request-reset', { email: farmer.email });
    const ticket = new URLSearchParams(new URL(server.mails.at(-1)!.link).hash.slice(1)).get('access_token');
    const next = freshEmail();
    await request(farmer, next);
    await confirm(linkOf('new_email', next));
    expect(
      (await server.visitor().ask('POST', '/api/auth/reset', { token: ticket, password: 'stolen stolen' }))
        .code,
    ).toBe('people.token_invalid');
  });

  test('"this was not me" cancels a pending change and signs out every session', async () => {
    const farmer = await joined();
    const next = freshEmail();
    await request(farmer, next);
    const [toNew, toOld] = [linkOf('new_email', next), linkOf('old_email', farmer.email)];
    expect((await undo(toOld)).body).toEqual({ email: farmer.email });
    expect(await who(farmer)).toBeNull();
    expect((await confirm(toNew)).code).toBe('people.link_unknown');
    expect(
      (await server.visitor('10.7.0.4').ask('POST', '/api/auth/sign-in', { email: farmer.email, password }))
        .code,
    ).toBe('people.no_password');
    expect((await undo(toOld)).code).toBe('people.link_unknown');
  });

  test('"this was not me" restores the address through a chain of changes and removes accounts linked since', async () => {
    const farmer = await joined();
    const [thief, further] = [freshEmail(), freshEmail()];
    await request(farmer, thief);
    await confirm(linkOf('new_email', thief));
    const toOwner = linkOf('old_email', farmer.email);
    expect(
      (await server.visitor().ask('POST', '/api/auth/sign-up', { email: farmer.email, password })).code,
    ).toBe('people.email_taken');
    await request(farmer, further);
    await confirm(linkOf('new_email', further));
    // The thief's undo link does not disable the owner's.
    expect((await undo(linkOf('old_email', thief))).body).toEqual({ email: thief });
    const visitor = server.visitor();
    const { url } = (await visitor.ask('POST', '/api/auth/google')).body;
    await visitor.ask(
      'GET',
      google
        .choose(url, { sub: 'thief', email: thief, email_verified: true, name: 'Thief' })
        .replace('http://mavuno.test', ''),
    );
    expect(await who(visitor)).toMatchObject({ userId: farmer.userId });
    expect((await undo(toOwner)).body).toEqual({ email: farmer.email });
    expect(await who(visitor)).toBeNull();
    expect(
      await db.many(sql`select provider_id from auth_accounts where user_id = ${farmer.userId}`),
    ).toEqual([]);
    expect(
      await db.maybe(sql`select email, email_verified from auth_users where id = ${farmer.userId}`),
    ).toEqual({ email: farmer.email, email_verified: true });
  });

  test('the old address can undo the change for seven days; afterwards it is free', async () => {
    const farmer = await joined();
    const next = freshEmail();
    await request(farmer, next);
    await confirm(linkOf('new_email', next));
    await db.run(
      sql`
        update auth_email_changes
        set undo_until = now() - interval '1 second'
        where user_id = ${farmer.userId}
      `,
    );
    expect((await undo(linkOf('old_email', farmer.email))).code).toBe('people.link_late');
    await server.people.sweeps.people();
    expect(await db.many(sql`select 1 from auth_email_changes where user_id = ${farmer.userId}`)).toEqual([]);
    expect(
      (await server.visitor().ask('POST', '/api/auth/sign-up', { email: farmer.email, password })).status,
    ).toBe(200);
  });

  test('an unconfirmed old address gets no undo link, because it may belong to a stranger', async () => {
    const farmer = await joined(false);
    const [next, before] = [freshEmail(), server.mails.length];
    await request(farmer, next);
    expect(server.mails.slice(before).map(({ kind }) => kind)).toEqual(['new_email']);
  });

  test('ACC-37 a user who sets an administrator’s address gains nothing when its owner confirms', async () => {
    const stranger = await joined();
    await request(stranger, 'chief@example.com');
    await confirm(linkOf('new_email', 'chief@example.com'));
    expect(await who(stranger)).toBeNull();
    expect(
      (
        await server
          .visitor('10.7.0.5')
          .ask('POST', '/api/auth/sign-in', { email: 'chief@example.com', password })
      ).code,
    ).toBe('people.no_password');
  });
});

test('every account operation requires a session', async () => {
  const nobody = server.visitor();
  for (const [method, path] of [
    ['GET', '/api/auth/account'],
    ['POST', '/api/auth/sessions/end'],
    ['POST', '/api/auth/sign-out-others'],
    ['POST', '/api/auth/email'],
    ['POST', '/api/auth/email/cancel'],
    ['POST', '/api/join/mine'],
  ] as const) {
    expect((await nobody.ask(method, path, method === 'GET' ? undefined : {})).code).toBe('session.missing');
  }
});
