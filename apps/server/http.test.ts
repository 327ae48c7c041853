import pino from 'pino';
import { expect, test } from 'vitest';
import { createHttp } from './http.ts';

const open = (trustProxy: boolean) => createHttp({ log: pino({ level: 'silent' }), trustProxy });

test('behind a proxy the address is the one the proxy saw, whatever X-Forwarded-For said before it', async () => {
  const [trusting, plain] = [await open(true), await open(false)];
  for (const app of [trusting, plain]) app.get('/who', (request) => ({ ip: request.ip }));
  const ask = async (app: typeof plain) =>
    (
      await app.inject({
        url: '/who',
        remoteAddress: '10.0.0.2',
        headers: { 'x-forwarded-for': '127.0.0.1, 198.51.100.7' },
      })
    ).json().ip;
  expect(await ask(trusting)).toBe('198.51.100.7');
  expect(await ask(plain)).toBe('10.0.0.2');
});

test('a lost database connection answers 503 "busy", a full disk 507, and any other error "fault"', async () => {
  const app = await open(false);
  app.get('/away', () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  });
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.get('/full', () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  expect(await app.inject({ url: '/full' }).then((a) => [a.statusCode, a.json().refusal.code])).toEqual([
    507,
    'server.full',
  ]);
  expect(await app.inject({ url: '/away' })).toMatchObject({ statusCode: 503 });
  expect((await app.inject({ url: '/away' })).json().refusal.code).toBe('server.busy');
  expect((await app.inject({ url: '/broken' })).json().refusal.code).toBe('server.fault');
});

test('the log identifies a request by id and route, and contains nothing about the user', async () => {
  const lines: string[] = [];
  const log = pino(
    { base: null },
    {
      write: (line: string) => {
        lines.push(line);
      },
    },
  );
  const app = await createHttp({ log, trustProxy: true });
  app.post('/auth/:token', () => ({ ok: true }));
  app.get('/broken/:token', () => {
    throw new Error('broken');
  });
  const person = {
    remoteAddress: '198.51.100.7',
    headers: {
      'x-forwarded-for': '203.0.113.9',
      cookie: 'session=biscuit',
      authorization: 'Bearer biscuit',
      'user-agent': 'Tecno',
    },
  };
  const { headers } = await app.inject({
    ...person,
    method: 'POST',
    url: '/auth/ticket-7?email=wanjiku@example.com',
    payload: { password: 'mahindi matamu' },
  });
  await app.inject({ ...person, url: '/broken/ticket-7?email=wanjiku@example.com' });
  expect(JSON.parse(lines[0]!)).toMatchObject({
    reqId: headers['x-request-id'],
    method: 'POST',
    route: '/auth/:token',
    status: 200,
  });
  expect(lines.join('')).toContain('/broken/:token');
  expect(lines.join('')).not.toMatch(/wanjiku|ticket-7|mahindi|biscuit|203\.0|198\.51|Tecno/);
});
