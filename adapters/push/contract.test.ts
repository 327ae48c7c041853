import { createECDH, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import webPush from 'web-push';
import type { PushMessage, PushSender } from '#features/notify/server/ports.ts';
import { filePushSender } from './file-transport.ts';
import { isPushService } from './hosts.ts';
import { readVapidKeys } from './keys.ts';
import { webPushSender } from './web-push.ts';

const closers: (() => unknown)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));
const folder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'push-'));
  closers.push(() => rm(path, { recursive: true, force: true }));
  return path;
};
const keys = webPush.generateVAPIDKeys();

interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly path: string;
}
/** A local push service. */
const service = async (status = 201, headers: Record<string, string> = {}) => {
  const got: Got[] = [];
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        got.push({ headers: request.headers, body: Buffer.concat(parts), path: request.url ?? '' });
        response.writeHead(status, headers).end();
      });
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/send/abc`, got };
};

/** A browser's private and public keys. */
const browser = () => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
};
const message = (endpoint: string, over: Partial<PushMessage> = {}): PushMessage => ({
  endpoint,
  ...browser(),
  payload: JSON.stringify({ title: 'Mvua kesho' }),
  topic: 'a'.repeat(32),
  urgent: true,
  ttlS: 3_600,
  ...over,
});
const sender = (timeoutMs = 5_000): PushSender =>
  webPushSender({ keys, subject: 'mailto:us@mavuno.example', allowLocalhost: true, timeoutMs });

const ways: Record<
  string,
  () => Promise<{ push: PushSender; endpoint: string; arrived: () => Promise<number> }>
> = {
  'a push service': async () => {
    const { url, got } = await service();
    return { push: sender(), endpoint: url, arrived: async () => got.length };
  },
  folder: async () => {
    const path = join(await folder(), 'out');
    return {
      push: filePushSender(path, keys.publicKey),
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      arrived: async () => (await readdir(path)).length,
    };
  },
};

describe.each(Object.entries(ways))('push by %s', (_name, open) => {
  test('a message is delivered to the push service', async () => {
    const { push, endpoint, arrived } = await open();
    expect(push.vapidPublicKey).toBe(keys.publicKey);
    expect(await push.send(message(endpoint))).toMatchObject({ ok: true });
    expect(await arrived()).toBe(1);
  });
});

test('the folder declares itself a fake, and a message sent twice is stored once', async () => {
  const path = join(await folder(), 'out');
  const push = filePushSender(path, 'k');
  expect([push.isFake, sender().isFake]).toEqual([true, false]);
  const one = message('https://fcm.googleapis.com/fcm/send/x');
  await push.send(one);
  await push.send(one);
  expect(await readdir(path)).toEqual([`${one.topic}.txt`]);
  expect(await readFile(join(path, `${one.topic}.txt`), 'utf8')).toContain('Mvua kesho');
});

test('a request is encrypted and signed, with lifetime, topic and urgency', async () => {
  const { url, got } = await service();
  await sender().send(message(url));
  const [{ headers, body }] = got as [Got];
  expect(headers).toMatchObject({
    ttl: '3600',
    topic: 'a'.repeat(32),
    urgency: 'high',
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=/),
  });
  expect(body.toString('latin1')).not.toContain('Mvua');
  const claims = JSON.parse(
    Buffer.from(/t=[^.]+\.([^.]+)\./.exec(headers.authorization!)![1]!, 'base64url').toString(),
  ) as { aud: string; sub: string };
  expect(claims).toMatchObject({ aud: new URL(url).origin, sub: 'mailto:us@mavuno.example' });
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [413, 'too_large'],
  [400, 'account'],
  [403, 'account'],
  [415, 'account'],
  [408, 'busy'],
  [500, 'busy'],
  [503, 'busy'],
] as const)('status %i means %s', async (status, reason) => {
  const { url } = await service(status);
  expect(await sender().send(message(url))).toMatchObject({ ok: false, reason });
});

test('a 429 returns the wait from Retry-After, given as seconds or as a date', async () => {
  expect(await sender().send(message((await service(429, { 'retry-after': '120' })).url))).toMatchObject({
    reason: 'busy',
    retryAfterS: 120,
  });
  const dated = await sender().send(
    message((await service(429, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() })).url),
  );
  expect(dated).toMatchObject({ reason: 'busy' });
  expect((dated as { retryAfterS: number }).retryAfterS).toBeGreaterThan(50);
});

test('no server, no answer and a redirect are temporary', async () => {
  expect(await sender().send(message('http://127.0.0.1:9/x'))).toMatchObject({ ok: false, reason: 'busy' });
  const silent = createServer(() => undefined);
  await new Promise<void>((ready) => void silent.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    silent.closeAllConnections();
    silent.close();
  });
  expect(
    await sender(100).send(message(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`)),
  ).toMatchObject({ ok: false, reason: 'busy' });
  const { url, got } = await service(302, { location: 'http://169.254.169.254/latest' });
  expect(await sender().send(message(url))).toMatchObject({ ok: false });
  expect(got).toHaveLength(1);
});

test('an address is gone only when the push service says so', async () => {
  const { url, got } = await service(410);
  const send = (
    over: Partial<PushMessage>,
    { privateKey = keys.privateKey, subject = 'mailto:us@x.example' } = {},
  ) =>
    webPushSender({ keys: { ...keys, privateKey }, subject, allowLocalhost: true }).send(message(url, over));
  const account = { ok: false, reason: 'account' };
  expect(await send({}, { privateKey: 'abc' })).toMatchObject(account);
  expect(await send({}, { subject: 'us' })).toMatchObject(account);
  expect(await send({ topic: 'a'.repeat(33) })).toMatchObject(account);
  expect(await send({ p256dh: 'AAAA' })).toMatchObject(account);
  expect(await send({ endpoint: 'https://push.example/x' })).toMatchObject(account);
  expect(got).toHaveLength(0);
  expect(await send({})).toMatchObject({ ok: false, reason: 'gone' });
});

test('only known push services are accepted: no other host, port, user name or scheme', () => {
  for (const good of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
  ])
    expect([good, isPushService(good)]).toEqual([good, true]);
  for (const bad of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil-fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://a:b@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/',
    'https://xnotify.windows.com/',
    'not an address',
    'file:///etc/passwd',
  ]) {
    expect([bad, isPushService(bad)]).toEqual([bad, false]);
  }
  expect([
    isPushService('http://127.0.0.1:99/x', true),
    isPushService('http://localhost:99/x', true),
    isPushService('http://10.0.0.1/x', true),
  ]).toEqual([true, false, false]);
});

test('keys are created once under concurrent calls; a damaged key file is an error and is not replaced', async () => {
  const dir = await folder();
  const made = await Promise.all([1, 2, 3].map(() => readVapidKeys(dir)));
  expect(new Set(made.map((k) => k.publicKey)).size).toBe(1);
  expect(await readVapidKeys(dir)).toEqual(made[0]);
  expect(made[0]!.publicKey).toHaveLength(87);
  await writeFile(join(dir, 'vapid.json'), '{"publicKey":"x"}');
  await expect(readVapidKeys(dir)).rejects.toThrow('holds no usable keys');
});

test('configured keys are used only if they are one key pair', async () => {
  const dir = await folder();
  expect(await readVapidKeys(dir, keys)).toBe(keys);
  for (const privateKey of ['abc', webPush.generateVAPIDKeys().privateKey, 'A'.repeat(43)])
    await expect(readVapidKeys(dir, { ...keys, privateKey })).rejects.toThrow(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not one key pair',
    );
});
