import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { SmsSender } from '#features/suppliers/server/ports.ts';
import { africasTalking } from './africastalking.ts';
import { fileSmsSender } from './file-transport.ts';
import { noticeSms } from './notice-sms.ts';

const closers: (() => unknown)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

const sms = {
  id: '019a0000-0000-7000-8000-000000000001',
  to: '+254712345678',
  text: 'Mkulima wa karibu na Bahati anauliza: mna mbegu?',
};
const answered = (statusCode: number, status = 'Success') => ({
  SMSMessageData: {
    Message: 'Sent to 1/1 Total Cost: KES 0.8000',
    Recipients: [{ statusCode, number: sms.to, status, cost: 'KES 0.8000', messageId: 'ATXid_1' }],
  },
});

interface Asked {
  readonly form: URLSearchParams;
  readonly headers: Record<string, unknown>;
}
/** A fake of Africa's Talking that behaves as documented. */
const server = async (status: number, body: unknown) => {
  const asked: Asked[] = [];
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        asked.push({ form: new URLSearchParams(Buffer.concat(parts).toString()), headers: request.headers });
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(typeof body === 'string' ? body : JSON.stringify(body));
      });
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/version1/messaging`, asked };
};
const talking = (url: string, timeoutMs = 10_000): SmsSender =>
  africasTalking({ username: 'mavuno', apiKey: 'a key', from: 'MAVUNO', url, timeoutMs });

const folder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'sms-'));
  closers.push(() => rm(path, { recursive: true, force: true }));
  return join(path, 'sms');
};

const ways: Record<string, () => Promise<{ sender: SmsSender; arrived: () => Promise<string[]> }>> = {
  'Africa’s Talking': async () => {
    const { url, asked } = await server(201, answered(101));
    return {
      sender: talking(url),
      arrived: async () => asked.map(({ form }) => `${form.get('to')} ${form.get('message')}`),
    };
  },
  outbox: async () => {
    const path = await folder();
    return {
      sender: fileSmsSender(path),
      arrived: async () => Promise.all((await readdir(path)).map((f) => readFile(join(path, f), 'utf8'))),
    };
  },
};

describe.each(Object.entries(ways))('SMS by %s', (_name, open) => {
  test('a message arrives complete, with its number', async () => {
    const { sender, arrived } = await open();
    expect(await sender.send(sms)).toMatchObject({ ok: true });
    const [one, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(one).toContain(sms.to);
    expect(one).toContain(sms.text);
  });
});

test('the folder declares itself a fake; the real service does not', async () => {
  expect(fileSmsSender(await folder()).isFake).toBe(true);
  expect(talking('http://127.0.0.1:1/').isFake).toBe(false);
});

test('a request carries the key in its header and the account, sender and mode in its form', async () => {
  const { url, asked } = await server(201, answered(101));
  expect(await talking(url).send(sms)).toEqual({ ok: true, providerId: 'ATXid_1', cost: 'KES 0.8000' });
  expect(asked[0]!.headers).toMatchObject({
    apikey: 'a key',
    accept: 'application/json',
    'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
  });
  expect(Object.fromEntries(asked[0]!.form)).toEqual({
    username: 'mavuno',
    to: '+254712345678',
    message: sms.text,
    bulkSMSMode: '1',
    from: 'MAVUNO',
  });
});

test.each([
  [100, true],
  [102, true],
  [401, 'account'],
  [402, 'account'],
  [403, 'number'],
  [404, 'number'],
  [405, 'account'],
  [406, 'blocked'],
  [407, 'number'],
  [409, 'blocked'],
  [500, 'busy'],
  [501, 'busy'],
  [502, 'busy'],
  [999, 'busy'],
] as const)('status %i means %s', async (code, means) => {
  const { url } = await server(201, answered(code, 'x'));
  const outcome = await talking(url).send(sms);
  expect(outcome.ok ? true : outcome.reason).toBe(means);
});

test.each([
  ['a wrong key', 401, 'The supplied authentication is invalid', 'account'],
  ['no recipient', 201, { SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] } }, 'account'],
  ['a broken server', 500, 'oops', 'busy'],
  ['an HTML page', 201, '<html>', 'busy'],
] as const)('%s returns an outcome and does not throw', async (_, status, body, reason) => {
  const { url } = await server(status, body);
  expect(await talking(url).send(sms)).toMatchObject({ ok: false, reason });
});

test('no server or no answer is a temporary failure', async () => {
  expect(await talking('http://127.0.0.1:9/').send(sms)).toMatchObject({ ok: false, reason: 'busy' });
  const http = createServer(() => undefined);
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  expect(
    await talking(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`, 100).send(sms),
  ).toMatchObject({ ok: false, reason: 'busy' });
});

test('a notice: no server is a temporary failure, no answer may mean that it was sent', async () => {
  const gone = createServer();
  await new Promise<void>((ready) => void gone.listen(0, '127.0.0.1', ready));
  const { port } = gone.address() as AddressInfo;
  await new Promise((closed) => gone.close(closed));
  expect(await noticeSms(talking(`http://127.0.0.1:${port}/`)).send(sms)).toMatchObject({
    ok: false,
    reason: 'busy',
  });
  const http = createServer(() => undefined);
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  expect(
    await noticeSms(talking(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`, 100)).send(sms),
  ).toMatchObject({ ok: false, reason: 'maybe' });
  const { url } = await server(201, answered(101));
  expect(await noticeSms(talking(url)).send(sms)).toEqual({ ok: true, providerId: 'ATXid_1' });
});
