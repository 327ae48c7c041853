import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path, { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readWhatsAppHook } from '#features/notify/domain/provider-webhooks.ts';
import type { WhatsAppMessage, WhatsAppSender } from '#features/notify/server/ports.ts';
import { failureOf, whatsAppCloud } from './cloud.ts';
import { fileWhatsAppSender } from './file-transport.ts';

const closers: (() => unknown)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

const accepted = {
  messaging_product: 'whatsapp',
  contacts: [{ input: '254712345678', wa_id: '254712345678' }],
  messages: [{ id: 'wamid.OUT1', message_status: 'accepted' }],
};
const refused = (code: number) => ({
  error: {
    message: `(#${code})`,
    type: 'OAuthException',
    code,
    error_data: { messaging_product: 'whatsapp', details: 'x' },
    fbtrace_id: 'x',
  },
});

interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: any;
}
/** A fake of Meta's API that behaves as documented. */
const meta = async (status: number, body: unknown) => {
  const asked: Asked[] = [];
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        asked.push({
          path: request.url ?? '',
          authorization: request.headers.authorization,
          body: JSON.parse(Buffer.concat(parts).toString()),
        });
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
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, asked };
};
const cloud = (url: string, timeoutMs = 10_000): WhatsAppSender =>
  whatsAppCloud({
    version: 'v23.0',
    phoneNumberId: '111',
    token: 'a token',
    appSecret: 'an app secret',
    verifyToken: 'a verify token',
    template: 'mavuno_notice',
    codeTemplate: 'mavuno_code',
    url,
    timeoutMs,
  });
const message = (over: Partial<WhatsAppMessage> = {}): WhatsAppMessage => ({
  id: '019a0000-0000-7000-8000-000000000001',
  to: '+254712345678',
  language: 'sw',
  text: 'Mvua kubwa kesho',
  isOpen: true,
  kind: 'notice',
  ...over,
});

const folder = async (): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'whatsapp-'));
  closers.push(() => rm(dir, { recursive: true, force: true }));
  return join(dir, 'out');
};

const ways: Record<string, () => Promise<{ sender: WhatsAppSender; arrived: () => Promise<string[]> }>> = {
  Meta: async () => {
    const { url, asked } = await meta(200, accepted);
    return {
      sender: cloud(url),
      arrived: async () =>
        asked.map(({ body }) => `${body.to} ${JSON.stringify(body.interactive ?? body.text)}`),
    };
  },
  folder: async () => {
    const dir = await folder();
    return {
      sender: fileWhatsAppSender(dir),
      arrived: async () => Promise.all((await readdir(dir)).map((f) => readFile(join(dir, f), 'utf8'))),
    };
  },
};

describe.each(Object.entries(ways))('WhatsApp with %s', (_name, open) => {
  test('a message arrives complete, with its number, and gets an id for delivery reports', async () => {
    const { sender, arrived } = await open();
    expect(await sender.send(message())).toEqual({ ok: true, providerId: expect.any(String) });
    const [one, ...more] = await arrived();
    expect(more).toEqual([]);
    expect(one).toContain('254712345678');
    expect(one).toContain('Mvua kubwa kesho');
  });
});

const choicesOf = (...labels: string[]) => labels.map((label, i) => ({ send: String(i + 1), label }));

test('up to three short choices are buttons; more, or longer ones, are a list that a button opens', async () => {
  const { url, asked } = await meta(200, accepted);
  const sender = cloud(url);
  await sender.send(message({ choices: choicesOf('Kiswahili', 'English'), chooseLabel: 'Chagua' }));
  await sender.send(
    message({
      choices: choicesOf('Bahati, Nakuru', 'Murang’a, Murang’a Kusini kabisa'),
      chooseLabel: 'Chagua',
    }),
  );
  await sender.send(message({ choices: choicesOf('1', '2', '3', '4'), chooseLabel: 'Chagua' }));
  expect(asked[0]!.body).toMatchObject({
    to: '254712345678',
    type: 'interactive',
    interactive: {
      type: 'button',
      body: { text: 'Mvua kubwa kesho' },
      action: {
        buttons: [
          { type: 'reply', reply: { id: '1', title: 'Kiswahili' } },
          { type: 'reply', reply: { id: '2', title: 'English' } },
        ],
      },
    },
  });
  expect(asked[1]!.body.interactive).toEqual({
    type: 'list',
    body: { text: 'Mvua kubwa kesho' },
    action: {
      button: 'Chagua',
      sections: [
        {
          rows: [
            { id: '1', title: 'Bahati, Nakuru' },
            { id: '2', title: 'Murang’a, Murang’a Kusi…' },
          ],
        },
      ],
    },
  });
  expect(asked[2]!.body.interactive.action.sections[0].rows).toHaveLength(4);
});

test('choices are sent as text outside the 24-hour window and below a long text', async () => {
  const { url, asked } = await meta(200, accepted);
  await cloud(url).send(message({ choices: choicesOf('a'), isOpen: false }));
  await cloud(url).send(message({ choices: choicesOf('a'), text: 'x'.repeat(1_025) }));
  expect(asked.map(({ body }) => body.type)).toEqual(['template', 'text']);
  expect(asked[1]!.body.text.body).toMatch(/x\n1 a$/);
});

test('the folder declares itself a fake and accepts no webhook', async () => {
  const stand = fileWhatsAppSender(await folder());
  expect([stand.isFake, stand.isSigned(Buffer.from('{}'), 'sha256='), stand.isVerifyToken('')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('sends free text in the 24-hour window, a template outside it, codes by their own template, and ids', async () => {
  const { url, asked } = await meta(200, accepted);
  const sender = cloud(url);
  await sender.send(message());
  await sender.send(message({ isOpen: false }));
  await sender.send(message({ isOpen: false, kind: 'code', text: '123456' }));
  await sender.send(message({ to: 'KE.13491208655302741918' }));
  expect(asked[0]).toMatchObject({
    path: '/v23.0/111/messages',
    authorization: 'Bearer a token',
    body: {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '254712345678',
      type: 'text',
      text: { body: 'Mvua kubwa kesho', preview_url: false },
    },
  });
  expect(asked[1]!.body).toMatchObject({
    type: 'template',
    template: {
      name: 'mavuno_notice',
      language: { code: 'sw' },
      components: [{ type: 'body', parameters: [{ type: 'text', text: 'Mvua kubwa kesho' }] }],
    },
  });
  expect(asked[2]!.body.template).toMatchObject({
    name: 'mavuno_code',
    components: [
      { type: 'body' },
      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: '123456' }] },
    ],
  });
  expect(asked[3]!.body).toMatchObject({ recipient: 'KE.13491208655302741918' });
  expect(asked[3]!.body).not.toHaveProperty('to');
});

test.each([
  [131047, 'template'],
  [132000, 'template'],
  [132001, 'template'],
  [131026, 'number'],
  [131062, 'number'],
  [131049, 'blocked'],
  [131056, 'busy'],
  [130429, 'busy'],
  [131048, 'busy'],
  [190, 'account'],
  [10, 'account'],
  [131042, 'account'],
] as const)('error %i means %s', async (code, reason) => {
  const { url } = await meta(400, refused(code));
  expect(await cloud(url).send(message())).toMatchObject({ ok: false, reason, code: String(code) });
});

test('an error without a code is classified by status; a 200 without an id may have been sent', async () => {
  expect(await cloud((await meta(503, '<html>')).url).send(message())).toMatchObject({ reason: 'busy' });
  expect(await cloud((await meta(401, {})).url).send(message())).toMatchObject({ reason: 'account' });
  expect(await cloud((await meta(200, '<html>')).url).send(message())).toMatchObject({ reason: 'maybe' });
  expect(failureOf(999_999, 400)).toBe('template');
});

test('no server is a temporary failure; no answer may mean that it was sent', async () => {
  const gone = createServer();
  await new Promise<void>((ready) => void gone.listen(0, '127.0.0.1', ready));
  const { port } = gone.address() as AddressInfo;
  await new Promise((closed) => gone.close(closed));
  expect(await cloud(`http://127.0.0.1:${port}`).send(message())).toMatchObject({ reason: 'busy' });
  const silent = createServer(() => undefined);
  await new Promise<void>((ready) => void silent.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    silent.closeAllConnections();
    silent.close();
  });
  expect(
    await cloud(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`, 100).send(message()),
  ).toMatchObject({ reason: 'maybe' });
});

test('a webhook signature is valid only for the exact bytes and secret', () => {
  const sender = cloud('http://127.0.0.1:9');
  const body = Buffer.from('{"entry":[ ]}');
  const sign = (secret: string, bytes: Buffer) =>
    `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`;
  expect(sender.isSigned(body, sign('an app secret', body))).toBe(true);
  for (const wrong of [
    undefined,
    '',
    'sha256=',
    sign('another', body),
    sign('an app secret', Buffer.from('{"entry":[]}')),
    sign('an app secret', body).slice(7),
    sign('an app secret', body).toUpperCase(),
  ])
    expect([wrong, sender.isSigned(body, wrong)]).toEqual([wrong, false]);
  expect([
    sender.isVerifyToken('a verify token'),
    sender.isVerifyToken('a verify tokem'),
    sender.isVerifyToken(undefined),
  ]).toEqual([true, false, false]);
});

const samples = path.resolve(process.cwd(), '../shared/samples/whatsapp_constructed.json');
describe.skipIf(!existsSync(samples))('recorded bodies (skipped without ../shared/samples)', () => {
  test('each body is parsed, with or without a phone number', async () => {
    const all = JSON.parse(await readFile(samples, 'utf8')) as Record<string, unknown>;
    expect(readWhatsAppHook(all.inboundText).messages).toMatchObject([
      { phone: '+254712345678', text: 'mahindi yangu yana wadudu' },
    ]);
    expect(readWhatsAppHook(all.inboundImage).messages).toMatchObject([
      { media: { id: 'MEDIA_ID', type: 'image/jpeg' }, text: 'jani' },
    ]);
    expect(readWhatsAppHook(all.inboundUsernameNoPhone).messages).toMatchObject([
      { phone: null, bsuid: 'KE.13491208655302741918', text: 'habari' },
    ]);
    expect(readWhatsAppHook(all.status).reports).toEqual([
      { id: 'wamid.OUT1', state: 'failed', code: 131047 },
    ]);
    const { url } = await meta(200, all.sendReply);
    expect(await cloud(url).send(message())).toEqual({ ok: true, providerId: 'wamid.OUT1' });
    expect(await cloud((await meta(400, all.error)).url).send(message())).toMatchObject({
      reason: 'template',
      code: '131047',
    });
  });
});
