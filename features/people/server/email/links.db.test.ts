import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import type { PeopleMail } from '../ports.ts';
import { openPeople, type PeopleTestServer, type Visitor } from '../testing.ts';

let db: Database;
let server: PeopleTestServer;
beforeAll(async () => {
  db = (await testDatabase()).database;
  server = openPeople(db, { adminEmails: 'chief@example.com' });
});
afterAll(() => server.app.close());

const password = 'mahindi na maharagwe';
const other = 'kahawa na chai jioni';
type Farmer = Visitor & { email: string; userId: string };

let n = 0;
const freshEmail = (): string => `link${(n += 1)}@example.com`;
const joined = async (email = freshEmail()): Promise<Farmer> => {
  const visitor = server.visitor();
  const { body } = await visitor.ask('POST', '/api/auth/sign-up', { email, password });
  return { ...visitor, email, userId: body.session.userId };
};
const who = async (visitor: Visitor): Promise<any> =>
  (await visitor.ask('GET', '/api/auth/session')).body.session;
const signIn = (email: string, secret = password, visitor = server.visitor(`10.8.0.${(n += 1)}`)) =>
  visitor
    .ask('POST', '/api/auth/sign-in', { email, password: secret })
    .then((answer) => ({ ...answer, visitor }));

const lastLink = (kind: PeopleMail['kind'], to: string): string =>
  [...server.mails].reverse().find((mail) => mail.kind === kind && mail.to === to)!.link;
const hashValue = (link: string, name: string): string =>
  new URLSearchParams(new URL(link).hash.slice(1)).get(name)!;
const resetToken = async (email: string): Promise<string> => {
  await server.visitor().ask('POST', '/api/auth/request-reset', { email });
  return hashValue(lastLink('reset', email), 'access_token');
};
const reset = (token: string, secret = other) =>
  server.visitor().ask('POST', '/api/auth/reset', { token, password: secret });
const open = (link: string, visitor = server.visitor()) =>
  visitor.ask('GET', link.replace('http://mavuno.test', '')).then(({ location }) => location);
const CONFIRMED = 'http://mavuno.test/auth/callback?email=confirmed&next=%2Fdashboard';
const DEAD = 'http://mavuno.test/auth/callback?error=people.token_invalid';

/** Actions that revoke every link of an account. */
const endings = {
  'another link': async (farmer: Farmer) =>
    void expect((await reset(await resetToken(farmer.email))).status).toBe(200),
  'a changed password': async (farmer: Farmer) =>
    void expect(
      (await farmer.ask('POST', '/api/auth/password', { current: password, password: other })).status,
    ).toBe(200),
  'signing out other devices': async (farmer: Farmer) =>
    void expect((await farmer.ask('POST', '/api/auth/sign-out-others')).status).toBe(200),
} as const;

describe.each(Object.entries(endings))('after %s', (_name, end) => {
  test('every password reset link is invalid', async () => {
    const farmer = await joined();
    const tokens = [await resetToken(farmer.email), await resetToken(farmer.email)];
    await end(farmer);
    for (const token of tokens)
      expect((await reset(token, 'mwizi wa shamba usiku')).code).toBe('people.token_invalid');
  });

  test('the link that confirms the address is invalid', async () => {
    const farmer = await joined();
    const link = lastLink('verify', farmer.email);
    await end(farmer);
    expect(await open(link)).toBe(DEAD);
    expect(
      (
        await db.one<{ email_verified: boolean }>(
          sql`select email_verified from auth_users where id = ${farmer.userId}`,
        )
      ).email_verified,
    ).toBe(false);
  });

  test('a pending e-mail change is invalid, and the old address can still say "this was not me"', async () => {
    const farmer = await joined();
    await db.run(sql`update auth_users set email_verified = true where id = ${farmer.userId}`);
    const next = freshEmail();
    await farmer.ask('POST', '/api/auth/email', { email: next, password });
    await end(farmer);
    const confirm = hashValue(lastLink('new_email', next), 'confirm');
    expect((await server.visitor().ask('POST', '/api/auth/email/confirm', { token: confirm })).code).toBe(
      'people.link_unknown',
    );
    const undo = hashValue(lastLink('old_email', farmer.email), 'undo');
    expect((await server.visitor().ask('POST', '/api/auth/email/undo', { token: undo })).body).toEqual({
      email: farmer.email,
    });
  });
});

describe('a password reset link', () => {
  test('ends all sessions of this account only', async () => {
    const [farmer, neighbour] = [await joined(), await joined()];
    const laptop = (await signIn(farmer.email)).visitor;
    const neighbours = await resetToken(neighbour.email);
    await reset(await resetToken(farmer.email));
    expect([await who(farmer), await who(laptop)]).toEqual([null, null]);
    expect(await who(neighbour)).not.toBeNull();
    expect((await reset(neighbours)).status).toBe(200);
  });

  test('still works when a newer one exists, until one is used, because mails may arrive late', async () => {
    const { email } = await joined();
    const [older] = [await resetToken(email), await resetToken(email)];
    expect((await reset(older)).status).toBe(200);
  });

  test('works for only one of several simultaneous uses', async () => {
    const { email } = await joined();
    const tokens = [await resetToken(email), await resetToken(email), await resetToken(email)];
    const answers = await Promise.all(
      [...tokens, ...tokens].map((token, i) => reset(token, `kahawa na chai namba ${i}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    const right = answers.findIndex(({ status }) => status === 200);
    expect((await signIn(email, `kahawa na chai namba ${right}`)).status).toBe(200);
  });

  test('a sign-in in progress with the old password is refused', async () => {
    const farmer = await joined();
    const hash = (
      await db.one<{ password: string }>(
        sql`select password from auth_accounts where user_id = ${(await joined()).userId}`,
      )
    ).password;
    let late: ReturnType<typeof signIn> | undefined;
    await db.asSystem(async (tx) => {
      await tx.run(sql`select 1 from auth_users where id = ${farmer.userId} for update`);
      late ??= signIn(farmer.email);
      // The password stays correct until this commits; the new session waits for the row lock.
      await new Promise((next) => {
        setTimeout(next, 1_500);
      });
      await tx.run(sql`update auth_accounts set password = ${`${hash}0`} where user_id = ${farmer.userId}`);
      await tx.run(sql`delete from auth_sessions where user_id = ${farmer.userId}`);
    });
    const { code, visitor } = await late!;
    expect(code).toBe('people.wrong_password');
    expect(await who(visitor)).toBeNull();
    expect(await db.many(sql`select 1 from auth_sessions where user_id = ${farmer.userId}`)).toEqual([]);
  });

  test('a password change from a session that a reset ended changes nothing', async () => {
    const farmer = await joined();
    const token = await resetToken(farmer.email);
    const change = { current: password, password: 'mwizi wa shamba usiku' };
    const [changed, done] = await Promise.all([
      farmer.ask('POST', '/api/auth/password', change),
      reset(token),
    ]);
    // Whichever commits first invalidates what the other needs.
    expect([changed.status, done.status].filter((status) => status === 200)).toHaveLength(1);
    if (done.status === 200)
      expect(await db.many(sql`select 1 from auth_sessions where user_id = ${farmer.userId}`)).toEqual([]);
  });
});

describe('an address confirmation link', () => {
  test('works once; opened again it changes nothing and says that the address is confirmed', async () => {
    const farmer = await joined();
    const first = lastLink('verify', farmer.email);
    await farmer.ask('POST', '/api/auth/send-verification');
    const second = lastLink('verify', farmer.email);
    expect(await open(first)).toBe(CONFIRMED);
    expect([await open(first), await open(second)]).toEqual([CONFIRMED, CONFIRMED]);
    await farmer.ask('POST', '/api/auth/password', { current: password, password: other });
    expect([await open(first), await open(second)]).toEqual([DEAD, DEAD]);
  });

  test('does not sign an administrator out when a stranger opens it again', async () => {
    const chief = await joined('chief@example.com');
    const link = lastLink('verify', 'chief@example.com');
    expect(await open(link, chief)).toBe(CONFIRMED);
    await open(link);
    expect(await who(chief)).toMatchObject({ role: 'admin' });
    expect((await signIn('chief@example.com')).status).toBe(200);
  });

  test('stops working once the e-mail changes, and is stored only as a hash', async () => {
    const farmer = await joined();
    const link = lastLink('verify', farmer.email);
    const token = new URL(link).searchParams.get('token')!;
    expect(JSON.stringify(await db.many(sql`select * from auth_verifications`))).not.toContain(token);
    const next = freshEmail();
    await farmer.ask('POST', '/api/auth/email', { email: next, password });
    await server
      .visitor()
      .ask('POST', '/api/auth/email/confirm', { token: hashValue(lastLink('new_email', next), 'confirm') });
    expect(await open(link)).toBe(DEAD);
  });
});
