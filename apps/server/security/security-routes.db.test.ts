import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from '#kit/pure/contract.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { type Route, routesOf, urlOf } from '../access/routes.ts';
import { pagePolicy } from '../headers.ts';
import { openTestServer, type TestServer } from '../testing.ts';

let server: TestServer;
let routes: Route[];
beforeAll(async () => {
  server = await openTestServer();
  routes = routesOf((await server.browser().ask('GET', '/api/openapi.json')).body);
});
afterAll(() => server.stop());

const FROM = '10.8.0.1';
const tryRoute = (
  route: Pick<Route, 'path' | 'method'>,
  { from = FROM, cookie = '', origin = 'http://mavuno.test' } = {},
) =>
  server.app.inject({
    method: route.method as 'GET',
    url: urlOf(route as Route, {
      params: {
        hash: 'a'.repeat(64),
        id: newId(),
        start: 0,
        secret: 'x',
        order: 'x',
        code: 'x',
        z: 0,
        x: 0,
        y: 0,
        turn: 1,
      },
    }),
    remoteAddress: from,
    headers: { host: 'mavuno.test', ...(origin && { origin }), ...(cookie && { cookie }) },
    ...(route.method !== 'GET' && { payload: {} }),
  });
const cookieOf = (b: unknown): string => (b as { cookie: string }).cookie;

test('X-10 every route sends the strict headers, is not publicly cached, and allows no other origin', async () => {
  const farmer = await server.farmer();
  for (const route of routes.filter((one) => !one.isEndless))
    for (const cookie of ['', cookieOf(farmer)]) {
      const { headers } = await tryRoute(route, { cookie: route.id === 'people.sign_out' ? '' : cookie });
      expect([route.id, headers]).toEqual([
        route.id,
        expect.objectContaining({
          'content-security-policy': pagePolicy,
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'same-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'x-request-id': expect.any(String),
        }),
      ]);
      expect([route.id, Object.keys(headers).filter((name) => name.startsWith('access-control'))]).toEqual([
        route.id,
        [],
      ]);
      expect([route.id, headers['cache-control']]).toEqual([
        route.id,
        expect.stringMatching(/no-store|private/),
      ]);
    }
});

test('X-10 every non-GET route refuses a request from another site, signed in or not', async () => {
  const farmer = await server.farmer();
  // Requests from other services and mail links have another origin; they carry no cookie and authenticate
  // themselves.
  for (const route of routes.filter(({ method }) => method !== 'GET'))
    for (const cookie of ['', cookieOf(farmer)]) {
      expect([
        route.id,
        (await tryRoute(route, { cookie, origin: 'https://evil.example' })).json().refusal.code,
      ]).toEqual([route.id, 'request.foreign_origin']);
    }
});

test.each([
  ['http://localhost:4500', false],
  ['https://mavuno.example', true],
])(
  'the session cookie at %s is HttpOnly and SameSite=Lax, and Secure only on https',
  async (origin, isSecure) => {
    const other = await openTestServer({ PUBLIC_ORIGIN: origin, SMTP_URL: 'smtp://127.0.0.1:9' });
    const { headers } = await other.browser().ask('POST', '/api/auth/sign-up', {
      body: { email: 'a@mavuno.test', password: 'nzuri-sana-9', name: 'Amina' },
      headers: { origin },
    });
    const cookies = [headers['set-cookie'] ?? []].flat() as string[];
    expect(cookies).toHaveLength(1);
    for (const word of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookies[0]).toContain(word);
    expect([
      cookies[0]!.startsWith('__Secure-'),
      /; Secure/.test(cookies[0]!),
      /Domain=/i.test(cookies[0]!),
    ]).toEqual([isSecure, isSecure, false]);
    await other.stop();
  },
);

type AnyOperation = Operation<any, any, any, any>;
const contracts = async (): Promise<AnyOperation[]> => {
  const files = readdirSync('features', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[^/]+\/[a-z-]*contract[a-z-]*\.ts$/.test(name))
    .map((name) => path.resolve('features', name));
  const modules = await Promise.all(
    [
      ...files,
      path.resolve('apps/contract.ts'),
      path.resolve('kit/sync/exchange.ts'),
      path.resolve('kit/sync/photos.ts'),
      path.resolve('kit/sync/live.ts'),
    ].map((file) => import(file)),
  );
  return modules
    .flatMap((one) => Object.values<any>(one))
    .filter((one) => typeof one?.path === 'string' && one.method && one.access);
};

/** Usage of an ended minute does not count, so waits for the next one. */
const early = async (): Promise<void> => {
  const { left } = await server.database.one<{ left: number }>(
    sql`select (60 - extract(second from now()))::float8 as left`,
  );
  if (left < 3) await new Promise((turned) => setTimeout(turned, left * 1_000 + 100));
};
const usedUp = async (id: string, who: string, perMinute: number): Promise<void> => {
  await early();
  await server.database.run(
    sql`
      insert into rate_limits (key, minute, count)
      values (${`${id}:${who}`}, date_trunc('minute', now()), ${perMinute})
      on conflict (key) do update set minute = excluded.minute, count = excluded.count
    `,
  );
};

test('X-10 every limit per minute holds: per account from any address, or per address for any account', async () => {
  const [one, two] = [await server.farmer(), await server.farmer()];
  await server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set role = 'admin' where id in (${one.userId}, ${two.userId})`),
  );
  const limited = new Map((await contracts()).filter(({ perMinute }) => perMinute).map((o) => [o.id, o]));
  const wrong: string[] = [];
  for (const { id, path: pattern, method, perMinute, access } of limited.values()) {
    const route = { path: pattern.replace(/:(\w+)/g, '{$1}'), method };
    const byAddress = access === 'anyone';
    await usedUp(id, byAddress ? `a:${FROM}` : `u:${one.userId}`, perMinute!);
    const [used, elsewhere, another] = [
      await tryRoute(route, { cookie: cookieOf(one) }),
      await tryRoute(route, { cookie: cookieOf(one), from: '10.8.0.2' }),
      await tryRoute(route, { cookie: cookieOf(two) }),
    ];
    const should = byAddress ? [true, false, true] : [true, true, false];
    const is = [used, elsewhere, another].map(
      (answer) =>
        answer.statusCode === 429 &&
        answer.json().refusal.code === 'request.too_many' &&
        answer.headers['retry-after'] === '60',
    );
    if (is.join() !== should.join()) wrong.push(`${id} ${is.join()} ${should.join()}`);
  }
  expect(wrong).toEqual([]);
  // Includes what can be guessed, costs money, or sends something.
  expect([...limited.keys()]).toEqual(
    expect.arrayContaining([
      'people.sign_in',
      'people.sign_up',
      'people.request_reset',
      'people.reset',
      'people.send_verification',
      'people.verify_email',
      'people.password',
      'people.change_email',
      'people.confirm_email',
      'people.undo_email',
      'notify.code',
      'notify.confirm',
      'notify.test',
      'plans.start_trial',
      'payments.init',
      'payments.callback',
      'payments.verify',
      'places.search',
      'places.reverse',
      'suppliers.sms',
      'data.verify',
      'data.export_zip',
      'sync.exchange',
      'photos.part',
    ]),
  );
});
