import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#kit/server/database/database.ts';
import { openTestServer, type TestServer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

test('the health and readiness endpoints answer', async () => {
  const nobody = server.browser();
  expect((await nobody.ask('GET', '/api/health')).body).toMatchObject({ status: 'alive' });
  expect((await nobody.ask('GET', '/api/ready')).body.migrations).toBeGreaterThan(6);
});

test('X-13 every operation is in OpenAPI 3.1, and the document is self-contained', async () => {
  const { body: document } = await server.browser().ask('GET', '/api/openapi.json');
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/sync',
      '/api/start',
      '/api/fields',
      '/api/scans',
      '/api/auth/sign-in',
      '/api/photos/{hash}',
    ]),
  );
  const refs = JSON.stringify(document).match(/"\$ref":"([^"]+)"/g) ?? [];
  expect(new Set(refs)).toEqual(new Set(['"$ref":"#/components/schemas/Refusal"']));
  const ids = Object.values<any>(document.paths).flatMap((item) =>
    Object.values<any>(item).map((o) => o.operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('another site’s page cannot act with our cookie', async () => {
  const farmer = await server.farmer();
  const post = (headers: Record<string, string>) =>
    farmer.ask('POST', '/api/sync', {
      body: { userId: farmer.userId, cursor: 0, restarting: false, commands: [] },
      headers,
    });
  expect((await post({})).status).toBe(200);
  expect((await post({ origin: 'https://evil.example' })).body.refusal.code).toBe('request.foreign_origin');
  expect((await post({ origin: '' })).body.refusal.code).toBe('request.foreign_origin');
  expect(
    (
      await farmer.ask('POST', '/api/sync', {
        bytes: Buffer.from('{}'),
        headers: { 'content-type': 'text/plain' },
      })
    ).status,
  ).toBeGreaterThanOrEqual(400);
});

test('invalid and oversized bodies are refused with a code, and the refusal has a request id', async () => {
  const farmer = await server.farmer();
  const wrong = await farmer.ask('POST', '/api/sync', { body: { userId: 'x', commands: 1 } });
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      refusal: { code: 'request.invalid', at: expect.arrayContaining(['body.userId']) },
      requestId: expect.any(String),
    },
  });
  const large = await farmer.ask('POST', '/api/auth/password', {
    body: { current: 'x'.repeat(400_000), password: 'y' },
  });
  expect(large).toMatchObject({ status: 413, body: { refusal: { code: 'request.too_large' } } });
  expect((await farmer.ask('GET', '/api/nothing')).body.refusal.code).toBe('request.unknown_path');
});

test('answers have strict headers', async () => {
  const { headers } = await server.browser().ask('GET', '/api/health');
  expect(headers['content-security-policy']).toMatch(
    /default-src 'self'.*script-src 'self';.*object-src 'none'.*frame-ancestors 'none'/,
  );
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
});

test('PAY-21 Pro comes from the database only, and a user cannot grant it to themselves', async () => {
  const [a, b] = [await server.farmer(), await server.farmer()];
  const start = async (who: typeof a) => (await who.ask('GET', `/api/start?user=${who.userId}`)).body;
  expect(await start(a)).toMatchObject({
    session: { userId: a.userId, role: 'farmer' },
    entitlements: { tier: 'free', fieldLimit: 1, scanLimit: 15 },
  });
  await server.database.asSystem((tx) =>
    tx.run(sql`
    insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end)
    values (gen_random_uuid(), ${a.userId}, 'active', 'pro', now(), now() + interval '30 days')`),
  );
  // The process drops its cached plan when the database notifies it.
  await expect
    .poll(async () => (await start(a)).entitlements)
    .toMatchObject({ tier: 'pro', fieldLimit: null, scanLimit: null });
  expect((await start(b)).entitlements.tier).toBe('free');
  // A farmer's own transaction cannot write a plan, whatever the input.
  await expect(
    server.database.asUser(b.userId, (tx) =>
      tx.run(sql`
    insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end)
    values (gen_random_uuid(), ${b.userId}, 'active', 'pro', now(), now() + interval '30 days')`),
    ),
  ).rejects.toThrow(/row-level security/);
  expect((await a.ask('GET', '/api/start?user=not-me&cursor=5')).body.changes.cursor).toBeGreaterThanOrEqual(
    0,
  );
});

test('reads of one account over its limit get 429; another account is not affected', async () => {
  const [greedy, other] = [await server.farmer(), await server.farmer()];
  const codes = new Set<number>();
  // Reads are counted per minute, so all of them must fall into the same minute.
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 20_000) await new Promise((wait) => setTimeout(wait, left + 50));
  for (let i = 0; i < 310; i++) codes.add((await greedy.ask('GET', '/api/fields')).status);
  expect(codes).toEqual(new Set([200, 429]));
  expect((await other.ask('GET', '/api/fields')).status).toBe(200);
});

test('an operation over its limit per minute answers 429 with Retry-After', async () => {
  const farmer = await server.farmer();
  const codes: number[] = [];
  let last: any;
  for (let i = 0; i < 8; i++) {
    last = await farmer.ask('POST', '/api/auth/send-verification', { body: {} });
    codes.push(last.status);
  }
  expect(codes).toContain(429);
  expect(last.headers['retry-after']).toBe('60');
});
