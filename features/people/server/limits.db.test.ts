import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import { tryLimits } from '../domain/tries.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';
import { openPeople, testSecret } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const post = (path: string, body: object, address: string) =>
  server.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    remoteAddress: address,
    headers: { host: 'mavuno.test', origin: 'http://mavuno.test' },
  });

test.each([
  ['/api/auth/request-reset', { email: 'somebody@example.com' }, 20],
  ['/api/auth/reset', { token: 'guess', password: 'long enough now' }, 20],
  ['/api/auth/email/confirm', { token: 'guess' }, 20],
  ['/api/auth/email/undo', { token: 'guess' }, 20],
  ['/api/auth/sign-up', { email: 'no address', password: 'long enough now' }, 30],
  ['/api/auth/sign-in', { email: 'no address', password: 'x' }, 60],
] as const)('%s: each IP address has its own limit per minute', async (path, body, share) => {
  const codes: number[] = [];
  // The limits count per clock minute: do not begin at the end of one.
  if (Date.now() % 60_000 > 55_000) await sleep(60_000 - (Date.now() % 60_000));
  for (let i = 0; i < share + 2; i += 1) codes.push((await post(path, body, '10.9.0.1')).statusCode);
  expect(codes.slice(0, share)).not.toContain(429);
  expect(codes.slice(share)).toEqual([429, 429]);
  expect((await post(path, body, '10.9.0.1')).headers['retry-after']).toBe('60');
  expect((await post(path, body, '10.9.0.2')).statusCode).not.toBe(429);
});

test('password guesses from many addresses are limited per account, for sign-in, password and e-mail changes', async () => {
  const people = openPeople(server.database);
  const [email, password] = ['many@example.com', 'mahindi na maharagwe'];
  const phone = people.visitor('10.9.1.0');
  await phone.ask('POST', '/api/auth/sign-up', { email, password });
  const tries = createAttemptLimiter(server.database, testSecret);
  for (let i = 0; i < tryLimits.passwordPerAccount.times - 1; i += 1)
    await tries.consume(tryLimits.passwordPerAccount, 'password-anywhere', email);
  const stolen = (address: string) => {
    const visitor = people.visitor(address);
    for (const [name, value] of phone.cookies) visitor.cookies.set(name, value);
    return visitor;
  };
  expect(
    (
      await stolen('10.9.1.1').ask('POST', '/api/auth/password', {
        current: 'guess',
        password: 'long enough now',
      })
    ).code,
  ).toBe('people.wrong_password');
  expect(
    (
      await stolen('10.9.1.2').ask('POST', '/api/auth/password', {
        current: password,
        password: 'long enough now',
      })
    ).code,
  ).toBe('people.too_many_tries');
  expect(
    (await stolen('10.9.1.3').ask('POST', '/api/auth/email', { email: 'x@example.com', password })).code,
  ).toBe('people.too_many_tries');
  expect((await people.visitor('10.9.1.4').ask('POST', '/api/auth/sign-in', { email, password })).code).toBe(
    'people.too_many_tries',
  );
  await people.app.close();
});
