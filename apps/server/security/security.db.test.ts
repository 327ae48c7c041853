import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSocket, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { unzipSync } from 'fflate';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cropOf, drawnPhoto, fieldOf, scanOf, sendPhoto } from '#features/farm-data/server/testing.ts';
import { verifyEmail } from '#features/payments/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { readEnv } from '../env.ts';
import { openTestServer, type TestServer } from '../testing.ts';

/** Every secret contains this mark, so that it is found in any form. */
const MARK = 'hushhush';
const secret = (name: string): string =>
  `${MARK}-${name.toLowerCase().replaceAll('_', '-')}-0123456789-0123456789`;
const PASSWORD = `${MARK} mahindi matamu`;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const opened = async (server: Server): Promise<Server> => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return server;
};

/** The worst service possible: it refuses, and echoes everything it was sent. */
const parrot = () =>
  opened(
    createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const heard = [
          decodeURIComponent(request.url!),
          JSON.stringify(request.headers),
          Buffer.concat(parts).toString('latin1'),
        ].join(' ');
        // The secrets first, so that truncation at the end does not hide them.
        const said = [...(heard.match(new RegExp(`${MARK}[\\w-]*`, 'g')) ?? []), heard].join(' ');
        response.writeHead(400, { 'content-type': 'application/json' }).end(
          JSON.stringify({
            reason: said,
            error: { code: said, message: said },
            errorCode: said,
            errorMessage: said,
            message: said,
          }),
        );
      });
    }),
  );
/** A mail server that echoes the password that it rejects. */
const parrotMail = () =>
  opened(
    createSocket((socket) => {
      socket.on('error', () => undefined).write('220 parrot\r\n');
      socket.on('data', (data) => {
        const said = data.toString();
        socket.write(
          /^EHLO/i.test(said)
            ? '250-parrot\r\n250 AUTH PLAIN LOGIN\r\n'
            : `535 no: ${Buffer.from(said.split(' ').at(-1)!.trim(), 'base64').toString().replaceAll('\0', ' ')}\r\n`,
        );
      });
    }),
  );

const lines: string[] = [];
const replies: string[] = [];
const drawn: { private: string; public: string } = (() => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const [own, open] = [privateKey.export({ format: 'jwk' }), publicKey.export({ format: 'jwk' })];
  return {
    private: own.d!,
    public: Buffer.concat([
      Buffer.from([4]),
      Buffer.from(open.x!, 'base64url'),
      Buffer.from(open.y!, 'base64url'),
    ]).toString('base64url'),
  };
})();

/** Secrets as they are sent: joined and encoded. */
const packed = [
  drawn.private,
  `${secret('MPESA_CONSUMER_KEY')}:${secret('MPESA_CONSUMER_SECRET')}`,
  `\0mavuno\0${secret('SMTP')}`,
].flatMap((one) => [one, Buffer.from(one).toString('base64')]);
const told = (text: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(`.{0,60}${MARK}[\\w -]{0,40}`, 'g'))].map(([found]) => found)),
  ...packed.filter((one) => text.includes(one)),
];

let server: TestServer;
let services: Server[];
let env: Record<string, string>;
beforeAll(async () => {
  services = [await parrot(), await parrotMail()];
  const url = `http://127.0.0.1:${portOf(services[0]!)}`;
  const named = [
    'AUTH_SECRET',
    'GOOGLE_CLIENT_SECRET',
    'WEATHER_KEY',
    'AT_API_KEY',
    'AT_HOOK_SECRET',
    'WHATSAPP_TOKEN',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
    'PESAPAL_CONSUMER_KEY',
    'PESAPAL_CONSUMER_SECRET',
    'MPESA_CONSUMER_KEY',
    'MPESA_CONSUMER_SECRET',
    'MPESA_PASSKEY',
    'LLM_KEY',
    'ANTHROPIC_KEY',
    'IMAGES_KEY',
    'METRICS_TOKEN',
  ];
  env = {
    ...Object.fromEntries(named.map((name) => [name, secret(name)])),
    VAPID_PRIVATE_KEY: drawn.private,
    VAPID_PUBLIC_KEY: drawn.public,
    SMTP_URL: `smtp://mavuno:${secret('SMTP')}@127.0.0.1:${portOf(services[1]!)}`,
    GOOGLE_CLIENT_ID: 'mavuno',
    AT_USERNAME: 'mavuno',
    WHATSAPP_PHONE_ID: '1',
    MPESA_SHORTCODE: '174379',
    PESAPAL_URL: url,
    MPESA_URL: url,
    LLM_URL: url,
    LLM_MODEL: 'any',
    ANTHROPIC_URL: url,
    ANTHROPIC_MODEL: 'any',
    IMAGES_URL: url,
    IMAGES_MODEL: 'any',
    WEATHER_URL: `${url}/v1/forecast`,
    WEATHER_MET_URL: 'off',
    GEOCODER_URL: `${url}/?key=${secret('GEOCODER')}`,
    TILE_URL: `${url}/{z}/{x}/{y}.png?key=${secret('TILE')}`,
    TILE_CREDIT: 'us',
    OVERPASS_URLS: `${url}/?key=${secret('OVERPASS')}`,
  };
  server = await openTestServer(
    env,
    pino({ level: 'trace', base: null }, { write: (line: string) => void lines.push(line) }),
  );
});
afterAll(async () => {
  await server.stop();
  for (const service of services) service.close();
});

const listening =
  (b: ReturnType<typeof server.browser>) =>
  async (method: string, url: string, more: Parameters<typeof b.ask>[2] = {}) => {
    const answer = await b.ask(method, url, more);
    replies.push(
      `${JSON.stringify({ ...answer.headers, 'set-cookie': undefined })} ${answer.raw.toString('latin1')}`,
    );
    return answer;
  };

test('every setting that holds a secret is covered here', () => {
  const isSecret = /SECRET|TOKEN(?!S_A_DAY)|PASSKEY|_KEY$/;
  const known = Object.keys(env).filter((name) => isSecret.test(name));
  const all = readFileSync('.env.example', 'utf8')
    .match(/^[A-Z_]+(?==)/gm)!
    .filter((name) => isSecret.test(name));
  expect(known.sort()).toEqual(all.sort());
  expect(() => readEnv(env)).not.toThrow();
});

test('X-10 no secret of server or farmer appears in a log, an answer or an export, even when services fail', async () => {
  const b = server.browser();
  const ask = listening(b);
  const { body } = await ask('POST', '/api/auth/sign-up', {
    body: { email: 'siri@mavuno.test', password: PASSWORD, name: 'Amina' },
  });
  b.userId = body.session.userId;
  await verifyEmail(server, b);
  const field = fieldOf();
  const [leaf, crop] = [await drawnPhoto(), cropOf(field.args.id)];
  await b.sync([
    field,
    {
      ...crop,
      args: { ...crop.args, crop_type: 'vanilla', harvest_source: null, expected_harvest_date: null },
    },
    scanOf(field.args.id, leaf.hash),
  ]);
  await sendPhoto(b, leaf.hash, leaf.bytes);
  await ask('POST', '/api/auth/sign-in', { body: { email: 'siri@mavuno.test', password: `${MARK} wrong` } });
  await ask('POST', '/api/auth/sign-in', { body: { email: 'siri@mavuno.test', password: PASSWORD } });
  await ask('POST', '/api/auth/password', { body: { current: `${MARK} wrong`, password: PASSWORD } });
  await ask('POST', '/api/auth/request-reset', { body: { email: 'siri@mavuno.test' } });
  await ask('POST', '/api/auth/reset', { body: { token: `${MARK}-reset-token`, password: PASSWORD } });
  await ask('GET', `/api/auth/verify-email?token=${MARK}-verify-token`);
  const other = listening(server.browser());
  await other('POST', '/api/auth/google');
  await other('GET', `/api/auth/callback/google?state=x&code=${MARK}-google-code`);
  const orders = [newId(), newId()];
  for (const [i, provider] of ['pesapal', 'mpesa'].entries())
    await ask('POST', '/api/payments', {
      body: { id: orders[i], plan: 'monthly', provider, phone: '0712345678', beside: orders },
    });
  await ask('GET', '/api/payments/mine');
  await ask('POST', '/api/payments/verify');
  for (const route of ['sms/%/in', 'sms/%/delivery', 'ussd/%'])
    for (const key of [env['AT_HOOK_SECRET']!, `${MARK}-a-guess`])
      await ask('POST', `/api/hooks/${route.replace('%', key)}`, {
        bytes: Buffer.from('text='),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
  await ask('POST', '/api/hooks/whatsapp', {
    bytes: Buffer.from('{}'),
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${MARK}` },
  });
  await ask('GET', `/api/hooks/whatsapp?hub.mode=subscribe&hub.verify_token=${MARK}-a-guess&hub.challenge=1`);
  await ask('POST', `/api/pay/mpesa/${MARK}-a-guess/${newId()}`, { bytes: Buffer.from('{}') });
  await ask('GET', `/api/weather?field=${field.args.id}&fresh=1`);
  await ask('POST', '/api/places/search', { body: { query: 'Njoro', language: 'sw' } });
  const said = () => ({ id: newId(), question_id: newId(), conversation_id: newId(), language: 'sw' });
  await ask('GET', '/api/chat/ways');
  await ask('POST', '/api/chat/ask', {
    body: { ...said(), question: 'Viwavi kwenye mahindi', photo: null, mimeType: null, documents: [] },
  });
  await ask('POST', '/api/chat/pictures', { body: { ...said(), prompt: 'Chora shamba la ngazi' } });
  await ask('GET', '/api/map');
  await ask('GET', '/api/map/3/4/4');
  await ask('POST', '/api/suppliers/near', { body: { lat: -0.3, lng: 36.1, product: 'seed' } });
  await ask('GET', '/api/notify/channels');
  await ask('GET', '/api/metrics', { headers: { authorization: `Bearer ${env['METRICS_TOKEN']}` } });
  await ask('GET', '/api/metrics', { headers: { authorization: `Bearer ${MARK}-a-guess` } });
  await ask('POST', '/api/auth/sign-in', {
    bytes: Buffer.from(`{"password": "${MARK}`),
    headers: { 'content-type': 'application/json' },
  });
  await server.database.asSystem((tx) => tx.run(sql`alter table profiles rename to profiles_away`));
  const broken = await ask('GET', '/api/auth/me', { headers: { 'x-password': `${MARK}-header` } });
  await server.database.asSystem((tx) => tx.run(sql`alter table profiles_away rename to profiles`));
  for (const url of [
    '/api/start',
    '/api/openapi.json',
    '/api/health',
    '/api/ready',
    '/api/auth/me',
    '/api/auth/account',
    '/api/plan',
    '/api/memory',
    '/api/data/export.json',
  ])
    await ask('GET', url);
  const zip = await ask('GET', '/api/data/export.zip?photos=1');
  const spoke = (what: string) =>
    expect.poll(() => lines.some((line) => line.includes(what)), { timeout: 30_000 }).toBe(true);
  for (const job of ['people.mail', 'crops.ask_model']) await spoke(`"job":"${job}"`);
  await spoke('the map search did not answer');
  await spoke('the tile service did not answer');
  await spoke('a source of weather did not answer');
  await spoke('a payment could not be begun');
  expect([broken.status, zip.status]).toEqual([500, 200]);

  const { password, token } = await server.database.one<{ password: string; token: string }>(
    sql`
      select a.password, s.token
      from auth_accounts a
      join auth_sessions s
      using (user_id)
      where a.user_id = ${b.userId}
      limit 1
    `,
  );
  const copy = Object.values(unzipSync(new Uint8Array(zip.raw)))
    .map((file) => Buffer.from(file).toString('latin1'))
    .join('\n');
  expect({ logs: told(lines.join('')), replies: told(replies.join('\n')), copy: told(copy) }).toEqual({
    logs: [],
    replies: [],
    copy: [],
  });
  for (const [where, text] of Object.entries({ logs: lines.join(''), replies: replies.join('\n'), copy })) {
    expect([
      where,
      text.includes(password),
      text.includes(token),
      text.includes(encodeURIComponent(token)),
    ]).toEqual([where, false, false, false]);
  }
  // Nor the user: a log line says what happened, not to whom.
  expect(lines.filter((line) => /siri@mavuno|712345678|Amina/.test(line))).toEqual([]);
}, 120_000);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|html|json|css|txt|map)$/.test(name))
    .map((name) => path.join(folder, name));
const isBuilt = existsSync('dist/web/index.html');

test('X-10 the built web files name no secret setting and read no environment', { skip: !isBuilt }, () => {
  const names = readFileSync('.env.example', 'utf8').match(/^[A-Z]+_[A-Z_]+(?==)/gm)!;
  const found = filesIn('dist/web').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...names, 'process.env', 'BEGIN PRIVATE KEY', 'BEGIN EC PRIVATE']
      .filter((name) => text.includes(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
  expect(filesIn('dist/web').filter((file) => file.endsWith('.map'))).toEqual([]);
});
