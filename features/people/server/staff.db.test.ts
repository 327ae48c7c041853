import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ApiClient, openTestServer, type TestServer } from '#apps/server/testing.ts';

let server: TestServer;
let admin: ApiClient;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.farmer('msimamizi@mavuno.test');
  await server.database.run(
    sql`update auth_users set role = 'admin', email_verified = true where id = ${admin.userId}`,
  );
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const why = { why: 'Aliuza mbegu bandia' };
const acts = async () =>
  (await admin.ask('GET', '/api/admin/acts')).body.acts as {
    act: string;
    about: string;
    about_email: string;
    by: string;
    why: string;
    what: string;
  }[];
const find = async (q: string) =>
  (await admin.ask('GET', `/api/admin/people?q=${encodeURIComponent(q)}`)).body.people;

test('MSC-03 staff find a person by e-mail, name or number; wildcard characters match literally', async () => {
  const farmer = await server.farmer('nafula.wekesa@mavuno.test');
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        update profiles
        set phone_number = '+254 712 345 678', full_name = 'Nafula W.'
        where id = ${farmer.userId}
      `,
    ),
  );
  for (const q of ['nafula.wekesa', 'NAFULA W', '0712345678', '345678'])
    expect(await find(q)).toMatchObject([
      { id: farmer.userId, phone: '+254 712 345 678', role: 'farmer', suspended_at: null },
    ]);
  expect([await find('%%'), await find('na_ula.w')]).toEqual([[], []]);
  expect((await find('')).length).toBeGreaterThanOrEqual(2);
});

test('MSC-03 a suspended user is signed out, cannot sign in and sees the reason; a restored user can sign in again', async () => {
  const farmer = await server.farmer('mkulima.moja@mavuno.test');
  const path = `/api/admin/people/${farmer.userId}`;
  expect((await admin.ask('POST', `${path}/suspend`, { body: why })).body).toEqual({ suspended: true });
  expect((await farmer.ask('GET', '/api/auth/session')).body.session).toBeNull();
  const signIn = () =>
    server.browser().ask('POST', '/api/auth/sign-in', {
      body: { email: 'mkulima.moja@mavuno.test', password: 'nzuri-sana-9' },
    });
  expect((await signIn()).body.refusal).toMatchObject({
    code: 'people.suspended',
    details: { why: why.why },
  });
  expect(
    (
      await server.browser().ask('POST', '/api/auth/sign-in', {
        body: { email: 'mkulima.moja@mavuno.test', password: 'wrong-one-9' },
      })
    ).body.refusal.code,
  ).toBe('people.wrong_password');
  expect((await admin.ask('POST', `${path}/suspend`, { body: why })).body).toEqual({ suspended: true });
  expect((await admin.ask('POST', `${path}/restore`, { body: { why: 'Ilikuwa makosa' } })).body).toEqual({
    suspended: false,
  });
  expect((await signIn()).status).toBe(200);
  expect(
    (await acts())
      .filter(({ about }) => about === farmer.userId)
      .map(({ act, why: said, by, about_email: email }) => [act, said, by, email]),
  ).toEqual([
    ['people.restore', 'Ilikuwa makosa', 'msimamizi@mavuno.test', 'mkulima.moja@mavuno.test'],
    ['people.suspend', why.why, 'msimamizi@mavuno.test', 'mkulima.moja@mavuno.test'],
  ]);
});

test('MSC-03 suspending a user revokes the links that were mailed to them', async () => {
  const farmer = await server.farmer('kiungo@mavuno.test');
  const links = () =>
    server.database.many(sql`select identifier from auth_verifications where value = ${farmer.userId}`);
  await admin.ask('POST', `/api/admin/people/${farmer.userId}/reset`, { body: { why: 'Alipiga simu' } });
  expect((await links()).length).toBeGreaterThan(0);
  await admin.ask('POST', `/api/admin/people/${farmer.userId}/suspend`, { body: why });
  expect(await links()).toEqual([]);
});

test('MSC-03 staff can mail a reset link only to the user, and an administrator cannot be suspended', async () => {
  const farmer = await server.farmer('amesahau@mavuno.test');
  const answer = await admin.ask('POST', `/api/admin/people/${farmer.userId}/reset`, {
    body: { why: 'Alipiga simu' },
  });
  expect(answer.body).toEqual({ sent: true });
  expect(JSON.stringify(answer.body)).not.toContain('token');
  expect(
    (await admin.ask('POST', `/api/admin/people/${admin.userId}/suspend`, { body: why })).body.refusal.code,
  ).toBe('people.no_staff');
  expect((await acts())[0]).toMatchObject({
    act: 'people.send_reset',
    about: farmer.userId,
    why: 'Alipiga simu',
  });
});

test('MSC-03, MSC-04 a farmer cannot use the staff routes, a reason is required, and making an expert is logged', async () => {
  const farmer = await server.farmer();
  const asks = [
    ['GET', '/api/admin/people'],
    ['POST', `/api/admin/people/${admin.userId}/suspend`],
    ['POST', `/api/admin/people/${admin.userId}/reset`],
    ['GET', '/api/admin/system'],
    ['GET', '/api/admin/database'],
    ['GET', '/api/admin/acts'],
    ['POST', '/api/admin/jobs/retry'],
  ] as const;
  for (const [method, url] of asks)
    expect(
      (await farmer.ask(method, url, method === 'POST' ? { body: { ...why, name: 'x' } } : {})).body.refusal
        .code,
      url,
    ).toBe('session.forbidden');
  expect(
    (await admin.ask('POST', `/api/admin/people/${farmer.userId}/suspend`, { body: { why: ' ' } })).status,
  ).toBe(400);
  const email = 'mtaalamu@mavuno.test';
  const expert = await server.farmer(email);
  await server.database.run(sql`update auth_users set email_verified = true where id = ${expert.userId}`);
  expect((await admin.ask('PUT', '/api/people/role', { body: { email, role: 'expert' } })).body.role).toBe(
    'expert',
  );
  expect((await acts())[0]).toMatchObject({ act: 'people.grant_role', what: 'expert', about: expert.userId });
});

test('MSC-03 the staff log cannot be changed or deleted', async () => {
  await expect(
    server.database.asSystem((tx) => tx.run(sql`update staff_acts set why = 'kitu kingine'`)),
  ).rejects.toThrow('never changed');
  await expect(server.database.asSystem((tx) => tx.run(sql`delete from staff_acts`))).rejects.toThrow(
    'never changed',
  );
});
