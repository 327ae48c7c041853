import pino from 'pino';
import { expect, test } from 'vitest';
import { createHttp } from './http.ts';

const open = (trustProxy: boolean) => createHttp({ log: pino({ level: 'silent' }), trustProxy });

test('behind a proxy the address is the one the proxy saw, whatever the caller wrote before it', async () => {
  const [trusting, plain] = [await open(true), await open(false)];
  for (const app of [trusting, plain]) app.get('/who', (request) => ({ ip: request.ip }));
  const ask = async (app: typeof plain) => (await app.inject({ url: '/who', remoteAddress: '10.0.0.2', headers: { 'x-forwarded-for': '127.0.0.1, 198.51.100.7' } })).json().ip;
  expect(await ask(trusting)).toBe('198.51.100.7');
  expect(await ask(plain)).toBe('10.0.0.2');
});

test('while the database is away the answer is "busy", which a phone tries again, and not a fault', async () => {
  const app = await open(false);
  app.get('/away', () => { throw Object.assign(new Error('terminating connection'), { code: '57P01' }); });
  app.get('/broken', () => { throw new Error('broken'); });
  expect(await app.inject({ url: '/away' })).toMatchObject({ statusCode: 503 });
  expect((await app.inject({ url: '/away' })).json().refusal.code).toBe('server.busy');
  expect((await app.inject({ url: '/broken' })).json().refusal.code).toBe('server.fault');
});
