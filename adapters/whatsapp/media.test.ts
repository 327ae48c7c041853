import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whatsAppMedia } from './media.ts';

const bytes = Buffer.from('a photo of a leaf');
const hex = createHash('sha256').update(bytes).digest('hex');
const base64 = createHash('sha256').update(bytes).digest('base64');
let origin = '';
let found: Record<string, unknown> = {};
let status = 200;
let file: (response: ServerResponse) => void;
const tokens: (string | undefined)[] = [];
/** A fake of Meta's media API that behaves as documented. */
const meta = createServer((request, response) => {
  tokens.push(request.headers.authorization);
  if (request.url?.startsWith('/file')) return file(response);
  return void response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify(status === 200 ? found : { error: { code: 100 } }));
});
beforeAll(async () => {
  await new Promise<void>((ready) => void meta.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(meta.address() as AddressInfo).port}`;
});
afterAll(() => {
  meta.closeAllConnections();
  meta.close();
});

const lookup = (over: Record<string, unknown> = {}) => ({
  messaging_product: 'whatsapp',
  url: `${origin}/file?mid=M`,
  mime_type: 'image/jpeg',
  sha256: hex,
  file_size: bytes.length,
  id: 'M',
  ...over,
});
const fetched = (
  over: Record<string, unknown> = {},
  sha256: string | null = base64,
  hosts = ['127.0.0.1'],
) => {
  found = lookup(over);
  return whatsAppMedia({ version: 'v23.0', token: 'secret', url: origin, hosts, timeoutMs: 500 }).fetch(
    'M',
    sha256,
  );
};

test('a photo is fetched with the token and checked against the hash from its message', async () => {
  status = 200;
  file = (response) => void response.end(bytes);
  expect(await fetched()).toEqual({ ok: true, bytes });
  expect(tokens.slice(-2)).toEqual(['Bearer secret', 'Bearer secret']);
  expect(await fetched({}, hex)).toMatchObject({ ok: true });
  expect(await fetched({}, 'another sum')).toEqual({ ok: false, reason: 'invalid' });
  expect(await fetched({ sha256: 'f'.repeat(64) })).toEqual({ ok: false, reason: 'invalid' });
});

test('the token goes to no unlisted host, and only images of plausible size are accepted', async () => {
  status = 200;
  file = (response) => void response.end(bytes);
  const before = tokens.length;
  expect(await fetched({}, base64, ['lookaside.fbsbx.com'])).toEqual({ ok: false, reason: 'invalid' });
  expect(tokens.length - before).toBe(1);
  expect(await fetched({ mime_type: 'application/pdf' })).toEqual({ ok: false, reason: 'invalid' });
  expect(await fetched({ file_size: 50_000_000 })).toEqual({ ok: false, reason: 'invalid' });
  file = (response) => void response.end(Buffer.alloc(6_000_000));
  expect(await fetched({ sha256: null }, null)).toEqual({ ok: false, reason: 'invalid' });
});

test.each([
  [404, 'expired'],
  [400, 'expired'],
  [429, 'busy'],
  [500, 'busy'],
] as const)('status %i means %s', async (code, reason) => {
  status = code;
  expect(await fetched()).toEqual({ ok: false, reason });
});

test('a download that never ends is reported as busy', async () => {
  status = 200;
  file = (response) => void response.write('half');
  expect(await fetched()).toEqual({ ok: false, reason: 'busy' });
});
