import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { type ApiClient, openTestServer, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

test('signing in does not bypass the limit per IP address', async () => {
  const farmer = await server.farmer();
  const ask = (who: ApiClient) =>
    who.ask('POST', '/api/auth/request-reset', { body: { email: 'nobody@mavuno.test' } });
  const nobody = server.browser();
  const codes: number[] = [];
  // The limit counts per minute: waits when the minute is nearly over.
  const { left } = await server.database.one<{ left: number }>(
    sql`select (60 - extract(second from now()))::float8 as left`,
  );
  if (left < 10) await new Promise((turned) => setTimeout(turned, left * 1_000 + 100));
  for (let i = 0; i < 21; i += 1) codes.push((await ask(nobody)).status);
  expect(codes.slice(-1)).toEqual([429]);
  expect((await ask(farmer)).status).toBe(429);
});

test('another site’s page cannot sign a visitor in, even without a cookie', async () => {
  const nobody = server.browser();
  const signIn = (origin: string) =>
    nobody.ask('POST', '/api/auth/sign-in', {
      body: { email: 'farmer1@mavuno.test', password: 'nzuri-sana-9' },
      headers: { origin },
    });
  expect((await signIn('https://evil.example')).body.refusal.code).toBe('request.foreign_origin');
  expect((await signIn('http://mavuno.test')).status).toBe(200);
});

test('a character that cannot be stored is an invalid request, not a server error', async () => {
  const farmer = await server.farmer();
  const command = (more: object) => ({
    id: newId(),
    name: 'fields.remove',
    args: { id: newId() },
    deviceTime: '2026-11-21T09:00:00.000Z',
    ...more,
  });
  const send = (more: object) =>
    farmer.ask('POST', '/api/sync', {
      body: { userId: farmer.userId, cursor: 0, restarting: false, commands: [command(more)] },
    });
  for (const more of [
    { deviceTime: 'a\0b' },
    { name: 'x\0' },
    { name: 'people.set_language', args: { language: 'sw', deep: [[{ '\0': 1 }]] } },
  ]) {
    expect(await send(more)).toMatchObject({ status: 400, body: { refusal: { code: 'request.invalid' } } });
  }
  expect(
    (
      await server.browser().ask('POST', '/api/auth/sign-up', {
        body: { email: 'nul@mavuno.test', password: 'nzuri-sana-9', name: 'A\0' },
      })
    ).status,
  ).toBe(400);
  expect((await server.browser().ask('GET', '/api/auth/callback/google?state=%00')).status).toBe(400);
});

test('a lone surrogate in a scan result is refused, so the phone does not resend it', async () => {
  const farmer = await server.farmer();
  const finding = {
    outcome: 'answer',
    condition: 'bean___rust',
    confidence: 0.9,
    top3: [],
    model: 'ab'.repeat(32),
  };
  const scan = {
    id: newId(),
    field_id: null,
    crop_type: null,
    photo: null,
    severity: null,
    affected_area_percentage: null,
    location: null,
    taken_at: '2026-11-21T09:00:00.000Z',
    known_used: 0,
    ...finding,
  };
  for (const half of [
    { condition: '\ud83c' },
    { model: '\ud83c' },
    { top3: [{ condition: '\ud83c', probability: 1 }] },
  ]) {
    expect(
      (await farmer.sync([{ name: 'scans.save', args: { ...scan, ...half } }])).outcomes[0],
    ).toMatchObject({ result: 'refused', code: 'sync.invalid' });
  }
  expect((await farmer.sync([{ name: 'scans.save', args: scan }])).outcomes[0].result).toBe('applied');
});

test('an invalid cursor still answers 200, and a date in year 0 is stored', async () => {
  const farmer = await server.farmer();
  for (const at of [
    '1',
    '%2B275760-09-13T00:00:00.000Z',
    'Sat, 21 Nov 2026 09:00:00 GMT',
    '0000-01-01T00:00:00.000Z',
    'now',
  ]) {
    for (const list of ['fields', 'scans'])
      expect([at, list, (await farmer.ask('GET', `/api/${list}?after=${at}_${newId()}`)).status]).toEqual([
        at,
        list,
        200,
      ]);
  }
  expect(
    (
      await farmer.ask('PATCH', '/api/auth/me', {
        body: { onboarding_complete: true, onboarding_completed_at: '0000-01-01T00:00:00Z' },
      })
    ).status,
  ).toBe(200);
});

test('a small body that decompresses to a large one is refused as too large', async () => {
  const farmer = await server.farmer();
  const bomb = gzipSync(Buffer.alloc(50_000_000, 0x20));
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/sync',
    payload: bomb,
    headers: {
      host: 'mavuno.test',
      origin: 'http://mavuno.test',
      cookie: (farmer as unknown as { cookie: string }).cookie,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
  });
  expect([answer.statusCode, answer.json().refusal.code]).toEqual([413, 'request.too_large']);
});

test('the large body of a data import is read only for signed-in users, and only as an octet stream', async () => {
  const farmer = await server.farmer();
  const post = (cookie: string, payload: Buffer, headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/api/data/restore',
      payload,
      headers: { host: 'mavuno.test', origin: 'http://mavuno.test', cookie, ...headers },
    });
  const { cookie } = farmer as unknown as { cookie: string };
  const json = { 'content-type': 'application/json' };
  const bytes = { 'content-type': 'application/octet-stream' };
  // The body is neither valid JSON nor within the limit, so a 401 shows that it was not read.
  for (const headers of [json, bytes, { ...json, 'content-encoding': 'gzip' }])
    expect((await post('', Buffer.alloc(25 * 1024 * 1024, 0x5b), headers)).statusCode).toBe(401);
  expect((await post(cookie, Buffer.from('{}'), json)).statusCode).toBe(400);
  const bomb = await post(cookie, gzipSync(Buffer.alloc(50_000_000, 0x20)), {
    ...bytes,
    'content-encoding': 'gzip',
  });
  expect([bomb.statusCode, bomb.json().refusal.code]).toEqual([422, 'data.file_broken']);
});

test('only the worker file may compile code, not a page whose address contains its name', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const policy = async (url: string): Promise<string> =>
    String((await fetch(address + url)).headers.get('content-security-policy'));
  expect(await policy('/assets/leaf-worker-x.js')).toContain('unsafe-eval');
  for (const url of [
    '/fields?/assets/worker.js',
    '/fields?a=/assets/worker.js',
    '/x/assets/worker.js',
    '/assets/worker-pdf-engine-x.js',
  ])
    expect(await policy(url)).not.toContain('unsafe-eval');
});

test('an unknown path or method and an unknown content type are refused in the standard format', async () => {
  const farmer = await server.farmer();
  expect(await farmer.ask('DELETE', '/api/fields')).toMatchObject({
    status: 404,
    body: { refusal: { code: 'request.unknown_path' }, requestId: expect.any(String) },
  });
  expect(await farmer.ask('OPTIONS', '/api/fields')).toMatchObject({
    status: 404,
    body: { refusal: { code: 'request.unknown_path' } },
  });
  expect(
    await farmer.ask('POST', '/api/sync', {
      bytes: Buffer.from('{}'),
      headers: { 'content-type': 'application/xml' },
    }),
  ).toMatchObject({ status: 400, body: { refusal: { code: 'request.invalid' } } });
});

/** Values that fit some schemas and break others. */
const guesses = [
  {},
  { body: {} },
  {
    body: {
      email: 'nobody@mavuno.test',
      password: 'nzuri-sana-9',
      token: 'x',
      current: 'wrong wrong',
      role: 'expert',
      onboarding_complete: false,
    },
  },
  { body: [] },
  { bytes: Buffer.from('no photo') },
];
const queries = [
  '',
  '?size=8',
  '?size=9999999',
  '?token=x&redirect=/dashboard',
  '?limit=0',
  '?limit=abc&after=x',
  '?cursor=-1',
];
const paths = (path: string): string[] =>
  path.includes('{')
    ? ['a'.repeat(64), 'x'].map((hash) => path.replace('{hash}', hash).replace('{start}', '0'))
    : [path];

test('every operation answers any input as its OpenAPI description says', async () => {
  const farmer = await server.farmer();
  const callers = [() => server.browser(), () => farmer];
  const { body: document } = await server.browser().ask('GET', '/api/openapi.json');
  const seen = new Set<string>();
  for (const [template, item] of Object.entries<any>(document.paths))
    for (const [method, { operationId, responses }] of Object.entries<any>(item)) {
      // The farmer stays signed in, and no rate limit hides the actual answer.
      if (operationId === 'people.sign_out') continue;
      await server.database.run(sql`truncate rate_limits, auth_attempts`);
      for (const caller of callers)
        for (const path of paths(template))
          for (const query of queries)
            for (const more of method === 'get' ? [{}] : guesses) {
              const { status, body } = await caller().ask(method.toUpperCase(), path + query, more);
              const where = `${operationId} ${path}${query} ${JSON.stringify(more).slice(0, 60)} -> ${status}`;
              expect(Object.keys(responses), where).toContain(String(status));
              if (status >= 400)
                expect(responses[status].description.split(', '), where).toContain(body.refusal.code);
              expect(status, where).not.toBe(500);
              seen.add(`${operationId} ${status}`);
            }
    }
  expect(seen.size, [...seen].join('; ')).toBeGreaterThan(50);
}, 120_000);
