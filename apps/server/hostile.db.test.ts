import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { type Browser, openHouse } from './testing.ts';

type House = Awaited<ReturnType<typeof openHouse>>;
let house: House;
beforeAll(async () => { house = await openHouse(); });
afterAll(() => house.stop());

test('being signed in is no way around the limit of an address', async () => {
  const farmer = await house.farmer();
  const ask = (who: Browser) => who.ask('POST', '/api/auth/request-reset', { body: { email: 'nobody@mavuno.test' } });
  const nobody = house.browser();
  const codes: number[] = [];
  for (let i = 0; i < 21; i += 1) codes.push((await ask(nobody)).status);
  expect(codes.slice(-1)).toEqual([429]);
  expect((await ask(farmer)).status).toBe(429);
});

test('a page of another site cannot sign a visitor in, though no cookie is there yet', async () => {
  const nobody = house.browser();
  const signIn = (origin: string) => nobody.ask('POST', '/api/auth/sign-in', { body: { email: 'farmer1@mavuno.test', password: 'nzuri-sana-9' }, headers: { origin } });
  expect((await signIn('https://evil.example')).body.refusal.code).toBe('request.foreign_origin');
  expect((await signIn('http://mavuno.test')).status).toBe(200);
});

test('a character that no database keeps is a wrong request, not a fault', async () => {
  const farmer = await house.farmer();
  const command = (more: object) => ({ id: newId(), name: 'fields.remove', args: { id: newId() }, deviceTime: '2026-11-21T09:00:00.000Z', ...more });
  const send = (more: object) => farmer.ask('POST', '/api/sync', { body: { userId: farmer.userId, cursor: 0, restarting: false, commands: [command(more)] } });
  for (const more of [{ deviceTime: 'a\0b' }, { name: 'x\0' }, { name: 'people.set_language', args: { language: 'sw', deep: [[{ '\0': 1 }]] } }]) {
    expect(await send(more)).toMatchObject({ status: 400, body: { refusal: { code: 'request.invalid' } } });
  }
  expect((await house.browser().ask('POST', '/api/auth/sign-up', { body: { email: 'nul@mavuno.test', password: 'nzuri-sana-9', name: 'A\0' } })).status).toBe(400);
  expect((await house.browser().ask('GET', '/api/auth/callback/google?state=%00')).status).toBe(400);
});

test('a place in a list that is no place starts at the top, and a date before all calendars is kept', async () => {
  const farmer = await house.farmer();
  for (const at of ['1', '%2B275760-09-13T00:00:00.000Z', 'Sat, 21 Nov 2026 09:00:00 GMT', '0000-01-01T00:00:00.000Z', 'now']) {
    for (const list of ['fields', 'scans']) expect([at, list, (await farmer.ask('GET', `/api/${list}?after=${at}_${newId()}`)).status]).toEqual([at, list, 200]);
  }
  expect((await farmer.ask('PATCH', '/api/auth/me', { body: { onboarding_complete: true, onboarding_completed_at: '0000-01-01T00:00:00Z' } })).status).toBe(200);
});

test('a small body that unpacks to a large one is too large', async () => {
  const farmer = await house.farmer();
  const bomb = gzipSync(Buffer.alloc(50_000_000, 0x20));
  const answer = await house.app.inject({
    method: 'POST', url: '/api/sync', payload: bomb,
    headers: { host: 'mavuno.test', origin: 'http://mavuno.test', cookie: (farmer as unknown as { cookie: string }).cookie, 'content-type': 'application/json', 'content-encoding': 'gzip' },
  });
  expect([answer.statusCode, answer.json().refusal.code]).toEqual([413, 'request.too_large']);
});

test('only the file of the worker may compile, not a page that is asked for in its name', async () => {
  const address = await house.app.listen({ port: 0, host: '127.0.0.1' });
  const policy = async (url: string): Promise<string> => String((await fetch(address + url)).headers.get('content-security-policy'));
  expect(await policy('/assets/leaf-worker-x.js')).toContain('unsafe-eval');
  for (const url of ['/fields?/assets/worker.js', '/fields?a=/assets/worker.js', '/x/assets/worker.js']) expect(await policy(url)).not.toContain('unsafe-eval');
});
