import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { cellOf } from '#features/sightings/domain/cell.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

let server: TestServer;
/** The same server with WhatsApp enabled, for incoming messages. */
let hooked: TestServer;
const APP_SECRET = 'an app secret of the tests';
const HOOK_SECRET = 'a_secret_path_of_the_tests_1';

const pushes: string[] = [];
let answer = 201;
const service = createServer((request, response) => {
  pushes.push(request.url ?? '');
  request.resume().on('end', () => response.writeHead(answer).end());
});
const endpoint = (): string => `http://127.0.0.1:${(service.address() as AddressInfo).port}/${newId()}`;

beforeAll(async () => {
  await new Promise<void>((ready) => void service.listen(0, '127.0.0.1', ready));
  server = await openTestServer();
  hooked = await openTestServer({
    WHATSAPP_TOKEN: 't',
    WHATSAPP_PHONE_ID: '111',
    WHATSAPP_APP_SECRET: APP_SECRET,
    WHATSAPP_VERIFY_TOKEN: 'a verify token of the tests',
    AT_HOOK_SECRET: HOOK_SECRET,
  });
});
afterAll(async () => {
  await server.stop();
  await hooked.stop();
  service.closeAllConnections();
  service.close();
});
beforeEach(async () => {
  answer = 201;
  for (const one of [server, hooked]) await one.database.run(sql`truncate rate_limits`);
});

const setting = async (b: ApiClient) =>
  (await b.sync([])).changes.rows.find(
    (r: { kind: string; row: unknown }) => r.kind === 'notify_setting' && r.row,
  )?.row;
const messages = async (b: ApiClient) =>
  (await b.sync([])).changes.rows
    .filter((r: { kind: string; row: unknown }) => r.kind === 'notification' && r.row)
    .map((r: { row: unknown }) => r.row);
const outcome = async (b: ApiClient, name: string, args: unknown) =>
  (await b.sync([{ name, args }])).outcomes[0];
const whatsapp = (over: Record<string, unknown> = {}) => ({
  enabled: true,
  number: '+254712345678',
  agreed: 'I agree',
  ...over,
});
const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(join(server.dataDir, folder))
      .sort()
      .map((f) => readFileSync(join(server.dataDir, folder, f), 'utf8'));
  } catch {
    return [];
  }
};
const codeFor = (number: string, folder = 'outbox-whatsapp'): string =>
  /\b(\d{6})\b/.exec(
    filesIn(folder)
      .filter((f) => f.includes(number))
      .at(-1)!
      .split('\n\n')[1]!,
  )![1]!;
let last = 10_000_000;
const freshNumber = (): string => `+2547${(last += 1)}`;
const prove = (b: ApiClient, one = server) =>
  one.database.asSystem((tx) =>
    tx.run(sql`update auth_users set email_verified = true where id = ${b.userId}`),
  );
/** A zone where it is day whenever this test runs. */
const daylight = `Etc/GMT${new Date().getUTCHours() >= 12 ? '+' : '-'}${Math.abs(new Date().getUTCHours() - 12)}`;

test('SET-02 SET-09 switches and WhatsApp settings are stored in one row per farmer and synced to every phone', async () => {
  const farmer = await server.farmer();
  expect(await outcome(farmer, 'notify.set', { toggle: 'market_alerts', on: false })).toMatchObject({
    result: 'applied',
  });
  expect(
    await outcome(farmer, 'notify.set', { toggle: 'weekly_reports', on: true, zone: 'Africa/Lagos' }),
  ).toMatchObject({ result: 'applied' });
  expect(await outcome(farmer, 'notify.set_whatsapp', whatsapp())).toMatchObject({ result: 'applied' });
  await outcome(farmer, 'notify.set_whatsapp', whatsapp());
  expect(
    await server.database.asUser(farmer.userId, (tx) =>
      tx.many(
        sql`
          select whatsapp_enabled, whatsapp_number, time_zone, updated_at is not null as dated
          from notification_preferences
          where user_id = ${farmer.userId}
        `,
      ),
    ),
  ).toEqual([
    { whatsapp_enabled: true, whatsapp_number: '+254712345678', time_zone: 'Africa/Lagos', dated: true },
  ]);
  expect(
    await server.database.asUser(farmer.userId, (tx) =>
      tx.many(
        sql`
          select email_notifications, market_alerts, weekly_reports, whatsapp_notifications
          from user_memory
          where user_id = ${farmer.userId}
        `,
      ),
    ),
  ).toEqual([
    { email_notifications: true, market_alerts: false, weekly_reports: true, whatsapp_notifications: true },
  ]);
  expect(await setting(farmer)).toMatchObject({
    id: 'mine',
    market_alerts: false,
    push_notifications: true,
    whatsapp_enabled: true,
    whatsapp_number: '+254712345678',
    whatsapp_confirmed: false,
    digest_hour: 7,
  });
  expect(
    await outcome(farmer, 'notify.set', { toggle: 'market_alerts', on: true, zone: 'Mars/Olympus' }),
  ).not.toMatchObject({ result: 'applied' });
});

test('SET-06 SET-07 switching on without a valid number is refused; switching off stores an empty number', async () => {
  const farmer = await server.farmer();
  expect(await outcome(farmer, 'notify.set_whatsapp', whatsapp({ number: '' }))).toMatchObject({
    result: 'refused',
    code: 'notify.number_blank',
  });
  expect(await outcome(farmer, 'notify.set_whatsapp', whatsapp({ number: '+25471' }))).toMatchObject({
    result: 'refused',
    code: 'notify.number_wrong',
  });
  expect(await outcome(farmer, 'notify.set_sms', whatsapp({ number: '' }))).toMatchObject({
    code: 'notify.sms_blank',
  });
  await outcome(farmer, 'notify.set_whatsapp', whatsapp());
  await outcome(farmer, 'notify.set_whatsapp', whatsapp({ enabled: false }));
  expect(await setting(farmer)).toMatchObject({
    whatsapp_enabled: false,
    whatsapp_number: '',
    whatsapp_notifications: false,
  });
});

test('consent is recorded with date, text, number and source, and so is its withdrawal', async () => {
  const farmer = await server.farmer();
  await outcome(farmer, 'notify.set_whatsapp', whatsapp({ agreed: 'I agree that Mavuno sends me alerts' }));
  await outcome(farmer, 'notify.set_whatsapp', whatsapp({ enabled: false, agreed: 'off' }));
  const consents = await server.database.asUser(farmer.userId, (tx) =>
    tx.many(
      sql`
        select channel, address, given, text, source
        from contact_consents
        where user_id = ${farmer.userId}
        order by at, given desc
      `,
    ),
  );
  expect(consents).toEqual([
    {
      channel: 'whatsapp',
      address: '+254712345678',
      given: true,
      text: 'I agree that Mavuno sends me alerts',
      source: 'settings',
    },
    { channel: 'whatsapp', address: '+254712345678', given: false, text: 'off', source: 'settings' },
  ]);
});

const connected = async (number: string, channel: 'whatsapp' | 'sms' = 'whatsapp'): Promise<ApiClient> => {
  const farmer = await server.farmer();
  await outcome(
    farmer,
    channel === 'whatsapp' ? 'notify.set_whatsapp' : 'notify.set_sms',
    whatsapp({ number }),
  );
  expect((await farmer.ask('POST', '/api/notify/code', { body: { channel } })).body).toEqual({
    stand_in: true,
    minutes: 10,
  });
  const code = codeFor(number, channel === 'whatsapp' ? 'outbox-whatsapp' : 'outbox-sms');
  expect((await farmer.ask('POST', '/api/notify/confirm', { body: { channel, code } })).body).toEqual({
    confirmed: true,
  });
  return farmer;
};

test('a number is verified by its code; a farmer who confirms it later takes it over', async () => {
  const number = freshNumber();
  const first = await connected(number);
  expect(await setting(first)).toMatchObject({ whatsapp_confirmed: true });
  const second = await connected(number);
  expect(await setting(second)).toMatchObject({ whatsapp_confirmed: true });
  expect(await setting(first)).toMatchObject({ whatsapp_confirmed: false });
  // A changed number needs its own confirmation.
  await outcome(second, 'notify.set_whatsapp', whatsapp({ number: freshNumber() }));
  expect(await setting(second)).toMatchObject({ whatsapp_confirmed: false });
  expect(await setting(await connected(freshNumber(), 'sms'))).toMatchObject({ sms_confirmed: true });
});

test('a code expires, allows five attempts, works once, and is limited per farmer and number', async () => {
  const farmer = await server.farmer();
  const number = freshNumber();
  const send = async (b: ApiClient) =>
    (await b.ask('POST', '/api/notify/code', { body: { channel: 'whatsapp' } })).body;
  const confirm = async (b: ApiClient, code: string) =>
    (await b.ask('POST', '/api/notify/confirm', { body: { channel: 'whatsapp', code } })).body.refusal
      ?.code ?? 'confirmed';
  expect((await send(farmer)).refusal.code).toBe('notify.no_number');
  await outcome(farmer, 'notify.set_whatsapp', whatsapp({ number }));
  expect(await confirm(farmer, '123456')).toBe('notify.code_late');
  await send(farmer);
  const right = codeFor(number);
  const wrong = right === '000000' ? '000001' : '000000';
  for (const said of [
    'notify.code_wrong',
    'notify.code_wrong',
    'notify.code_wrong',
    'notify.code_wrong',
    'notify.code_late',
  ])
    expect(await confirm(farmer, wrong)).toBe(said);
  expect(await confirm(farmer, right)).toBe('notify.code_late');
  await send(farmer);
  await server.database.asSystem((tx) =>
    tx.run(
      sql`update contact_codes set expires_at = now() - interval '1 s' where user_id = ${farmer.userId}`,
    ),
  );
  expect(await confirm(farmer, codeFor(number))).toBe('notify.code_late');
  await server.database.run(sql`truncate rate_limits`);
  await send(farmer);
  expect((await send(farmer)).refusal.code).toBe('notify.too_many_codes');
  expect(await confirm(farmer, codeFor(number))).toBe('confirmed');
  expect(await confirm(farmer, codeFor(number))).toBe('notify.code_late');
  for (let i = 0; i < 3; i += 1) {
    const other = await server.farmer();
    await outcome(other, 'notify.set_whatsapp', whatsapp({ number }));
    await send(other);
  }
  const another = await server.farmer();
  await outcome(another, 'notify.set_whatsapp', whatsapp({ number }));
  expect((await send(another)).refusal.code).toBe('notify.too_many_codes');
  expect(
    await server.database.asSystem((tx) =>
      tx.many(sql`select 1 from contact_codes where code_hash ~ '^[0-9]{6}$'`),
    ),
  ).toEqual([]);
});

const keys = () => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
};
const agree = (b: ApiClient, at: string) =>
  b.ask('POST', '/api/notify/push', { body: { endpoint: at, keys: keys(), zone: daylight } });

test('SET-03 a test message is sent at once on the chosen channel and returns its state', async () => {
  const farmer = await server.farmer();
  const ask = async (channel: string) => {
    const { body } = await farmer.ask('POST', '/api/notify/test', { body: { channel } });
    await server.database.run(sql`truncate rate_limits`);
    return body.refusal?.code ?? body;
  };
  expect(await ask('push')).toBe('notify.no_browser');
  expect(await ask('email')).toBe('notify.email_unproven');
  expect(await ask('whatsapp')).toBe('notify.not_confirmed');
  await prove(farmer);
  expect(await ask('email')).toMatchObject({ state: 'handed', why: null, stand_in: true });
  await agree(farmer, endpoint());
  expect(await ask('push')).toMatchObject({ state: 'handed', stand_in: false });
  expect(pushes).toHaveLength(1);
  answer = 410;
  expect(await ask('push')).toMatchObject({ state: 'failed', why: 'gone' });
  expect(await ask('push')).toBe('notify.no_browser');
  const all = await messages(farmer);
  expect(all.every((m: { category: string }) => m.category === 'test')).toBe(true);
  expect(
    all
      .flatMap((m: { deliveries: { channel: string; state: string }[] }) =>
        m.deliveries.map((d) => `${d.channel} ${d.state}`),
      )
      .sort(),
  ).toEqual(['email handed', 'push failed', 'push handed']);
  for (let i = 0; i < 12; i += 1) await ask('email');
  expect(await ask('email')).toBe('notify.too_many_tests');
});

test('a push subscription belongs to the last user who agreed, and an address of no push service is refused', async () => {
  const [amina, brian] = [await server.farmer(), await server.farmer()];
  const shared = endpoint();
  await agree(amina, shared);
  await agree(brian, shared);
  const owners = await server.database.asSystem((tx) =>
    tx.many(sql`select user_id from push_subscriptions where endpoint = ${shared}`),
  );
  expect(owners).toEqual([{ user_id: brian.userId }]);
  for (const bad of [
    'https://169.254.169.254/latest',
    'http://10.0.0.1/x',
    'https://fcm.googleapis.com.evil.example/x',
    'ftp://x',
  ]) {
    expect((await agree(amina, bad)).body.refusal.code).toBe('notify.push_host');
  }
  expect((await brian.ask('POST', '/api/notify/push/off', { body: { endpoint: shared } })).body).toEqual({
    gone: true,
  });
});

/** A farmer who subscribed to warnings, and a neighbour whose leaf check the server confirms. */
const warned = async () => {
  const at = { lat: -1.3, lng: 36.08 };
  const [farmer, reporter] = [await server.farmer(), await server.farmer()];
  await prove(farmer);
  await agree(farmer, endpoint());
  await farmer.sync([{ name: 'sightings.follow', args: { cell: cellOf(at), active: true } }]);
  const id = newId();
  await reporter.sync([
    {
      name: 'scans.save',
      args: {
        id,
        field_id: null,
        crop_type: 'bean',
        photo: null,
        severity: 'low',
        affected_area_percentage: 4,
        location: { ...at, country: 'KE' },
        taken_at: new Date().toISOString(),
        known_used: 0,
        outcome: 'answer',
        condition: 'bean___rust',
        confidence: 0.9,
        top3: [],
        model: 'a'.repeat(64),
      },
    },
  ]);
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        update crop_scans
        set checked =
          ${JSON.stringify({ outcome: 'answer', condition: 'bean___rust', confidence: 0.95, top3: [], model: 'a'.repeat(64), at: new Date().toISOString() })}
          where id = ${id}
      `,
    ),
  );
  const report = newId();
  await reporter.sync([{ name: 'sightings.report', args: { id: report, scan_id: id, cell: cellOf(at) } }]);
  return { farmer, reporter, report };
};

test('SET-03 SCN-24 a neighbour’s warning is sent once by push and email, and removed when it is withdrawn', async () => {
  const before = pushes.length;
  const { farmer, reporter, report } = await warned();
  await expect
    .poll(
      async () =>
        (await messages(farmer)).flatMap((m: { deliveries: { channel: string; state: string }[] }) =>
          m.deliveries.map((d) => `${d.channel} ${d.state}`),
        ),
      { timeout: 20_000 },
    )
    .toEqual(['email handed', 'push handed']);
  expect(pushes.length).toBe(before + 1);
  const [one] = await messages(farmer);
  expect(one).toMatchObject({
    category: 'neighbour',
    url: '/sightings',
    said: {
      en: { title: 'Bean rust found near you' },
      sw: { title: expect.stringContaining('imepatikana karibu nawe') },
    },
  });
  expect(JSON.stringify(one)).not.toContain(reporter.userId);
  await reporter.sync([{ name: 'sightings.withdraw', args: { id: report } }]);
  await expect.poll(async () => messages(farmer), { timeout: 20_000 }).toEqual([]);
});

test('an email link unsubscribes without signing in; opening it changes nothing, and a forged link is refused', async () => {
  const farmer = await server.farmer();
  await prove(farmer);
  await farmer.ask('POST', '/api/notify/test', { body: { channel: 'email' } });
  const mail = readdirSync(server.outbox!)
    .filter((f) => f.endsWith('.eml'))
    .map((f) => readFileSync(join(server.outbox!, f), 'utf8').replace(/\r?\n[ \t]+/g, ' '))
    .find((m) => m.includes(farmer.userId))!;
  const link = /List-Unsubscribe: <http:\/\/localhost:3000([^>]+)>/.exec(mail)![1]!;
  const stranger = server.browser();
  const seen = await stranger.ask('GET', link);
  expect([seen.status, seen.headers.location]).toEqual([
    303,
    expect.stringMatching(/^http:\/\/localhost:3000\/unsubscribe\?t=/),
  ]);
  expect((await setting(farmer))?.email_notifications ?? true).toBe(true);
  // Posts as a mail client does: a form, no cookie, no origin.
  const post = (url: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await post(link.replace(/.{6}$/, 'AAAAAA'))).json().refusal.code).toBe('notify.link_wrong');
  expect((await post(link)).json()).toEqual({ off: true });
  expect(await setting(farmer)).toMatchObject({ email_notifications: false });
});

const signed = (body: unknown, secret = APP_SECRET, raw = JSON.stringify(body)) =>
  hooked.app.inject({
    method: 'POST',
    url: '/api/hooks/whatsapp',
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`,
    },
    payload: raw,
  });
const hook = (value: Record<string, unknown>) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: 'W', changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', ...value } }] }],
});

/** A farmer with a delivery that the provider accepted under this id. */
const handed = async (channel: 'whatsapp' | 'sms', providerId: string): Promise<string> => {
  const { userId } = await hooked.farmer();
  const id = newId();
  await hooked.database.asSystem(async (tx) => {
    await tx.run(
      sql`
        insert into notifications (user_id, id, cause, category, urgency, said, url)
        values (${userId}, ${id}, ${id}, 'weather', 4,
          '{"en":{"title":"a","text":"b"},"sw":{"title":"c","text":"d"}}', '/alerts')
      `,
    );
    await tx.run(
      sql`
        insert into deliveries (user_id, id, notification_id, cause, channel, state, due_at, until,
          provider_id)
        values (${userId}, ${id}, ${id}, ${id}, ${channel}, 'handed', now(), now(), ${providerId})
      `,
    );
  });
  return userId;
};
const stateOf = async (userId: string) =>
  await hooked.database.asUser(userId, (tx) =>
    tx.one<{ state: string; why: string | null }>(
      sql`select state, why from deliveries where user_id = ${userId}`,
    ),
  );
const becomes = (userId: string, state: string) =>
  expect.poll(async () => (await stateOf(userId)).state, { timeout: 15_000 }).toBe(state);
const settled = () => sleep(1_200);

test('a WhatsApp webhook that is forged, altered or unsigned is refused and changes nothing', async () => {
  const userId = await handed('whatsapp', 'wamid.F');
  const report = hook({ statuses: [{ id: 'wamid.F', status: 'read', timestamp: '1' }] });
  expect((await signed(report, 'another secret')).statusCode).toBe(401);
  expect(
    (await hooked.app.inject({ method: 'POST', url: '/api/hooks/whatsapp', payload: report })).statusCode,
  ).toBe(401);
  const raw = JSON.stringify(report);
  const changed = await hooked.app.inject({
    method: 'POST',
    url: '/api/hooks/whatsapp',
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', APP_SECRET).update(raw).digest('hex')}`,
    },
    payload: `${raw} `,
  });
  expect(changed.statusCode).toBe(401);
  expect(
    (await server.app.inject({ method: 'POST', url: '/api/hooks/whatsapp', payload: report })).statusCode,
  ).toBe(401);
  await settled();
  expect((await stateOf(userId)).state).toBe('handed');
});

test('repeated and unordered reports only move a delivery forwards; the signature covers the raw bytes', async () => {
  const userId = await handed('whatsapp', 'wamid.R');
  const report = (status: string) => hook({ statuses: [{ id: 'wamid.R', status, timestamp: '1' }] });
  // Whitespace and an escape that parsing and re-serialising would lose.
  expect(
    (
      await signed(
        null,
        APP_SECRET,
        JSON.stringify(report('read'), null, 2).replace('whatsapp"', 'whats\\u0061pp"'),
      )
    ).json(),
  ).toEqual({ ok: true });
  await becomes(userId, 'read');
  for (const status of ['sent', 'delivered', 'failed', 'read']) await signed(report(status));
  await settled();
  expect((await stateOf(userId)).state).toBe('read');
  expect((await signed(hook({ statuses: [{ id: 'wamid.nobody', status: 'read' }] }))).statusCode).toBe(200);
  expect((await signed(null, APP_SECRET, 'no json')).statusCode).toBe(200);
});

test('a webhook body that is too large is refused; any content type is read', async () => {
  const large = await signed(null, APP_SECRET, JSON.stringify({ entry: [], filler: 'x'.repeat(600 * 1024) }));
  expect([large.statusCode, large.json().refusal.code]).toEqual([413, 'request.too_large']);
  const raw = '{"entry":[]}';
  const sign = `sha256=${createHmac('sha256', APP_SECRET).update(raw).digest('hex')}`;
  for (const type of ['text/plain', 'application/octet-stream', 'application/x-www-form-urlencoded']) {
    expect(
      (
        await hooked.app.inject({
          method: 'POST',
          url: '/api/hooks/whatsapp',
          headers: { 'content-type': type, 'x-hub-signature-256': sign },
          payload: raw,
        })
      ).statusCode,
    ).toBe(200);
  }
});

test('a failure report stores the reason', async () => {
  const userId = await handed('whatsapp', 'wamid.X');
  await signed(hook({ statuses: [{ id: 'wamid.X', status: 'failed', errors: [{ code: 131047 }] }] }));
  await becomes(userId, 'failed');
  expect((await stateOf(userId)).why).toBe('template');
});

test('only the right verify token gets the challenge back', async () => {
  const verify = (token: string) =>
    hooked
      .browser()
      .ask(
        'GET',
        `/api/hooks/whatsapp?hub.mode=subscribe&hub.verify_token=${encodeURIComponent(token)}&hub.challenge=1158201444`,
      );
  expect(await verify('a verify token of the tests')).toMatchObject({
    status: 200,
    body: '1158201444',
    headers: { 'content-type': expect.stringContaining('text/plain') },
  });
  expect((await verify('another')).status).toBe(404);
});

test('STOP by WhatsApp opts out and is recorded, ANZA opts in again; a repeated message counts once', async () => {
  const farmer = await hooked.farmer();
  const number = freshNumber();
  await farmer.sync([{ name: 'notify.set_whatsapp', args: whatsapp({ number }) }]);
  await hooked.database.asSystem((tx) =>
    tx.run(
      sql`
        insert into contact_identities (user_id, id, channel, address, phone, verified_at)
        values (${farmer.userId}, ${newId()}, 'whatsapp', ${number}, ${number}, now())
      `,
    ),
  );
  const says = (id: string, text: string, from: Record<string, unknown>) =>
    signed(
      hook({
        contacts: [
          { profile: { name: 'Asha' }, ...('from' in from ? { wa_id: from.from } : {}), user_id: 'KE.77' },
        ],
        messages: [
          {
            id,
            timestamp: String(Math.floor(Date.now() / 1_000)),
            type: 'text',
            text: { body: text },
            ...from,
          },
        ],
      }),
    );
  await says('wamid.1', 'Acha!', { from: number.slice(1) });
  await expect.poll(async () => (await setting(farmer)).whatsapp_enabled, { timeout: 15_000 }).toBe(false);
  expect(await setting(farmer)).toMatchObject({ whatsapp_notifications: false, whatsapp_confirmed: false });
  await says('wamid.2', 'anza', { from_user_id: 'KE.77' });
  await expect.poll(async () => (await setting(farmer)).whatsapp_enabled, { timeout: 15_000 }).toBe(true);
  await says('wamid.1', 'Acha!', { from: number.slice(1) });
  await settled();
  expect(await setting(farmer)).toMatchObject({ whatsapp_enabled: true, whatsapp_confirmed: true });
  const rows = await hooked.database.asUser(farmer.userId, (tx) =>
    tx.many<{ given: boolean; text: string }>(
      sql`
        select given, text
        from contact_consents
        where user_id = ${farmer.userId} and source = 'message by whatsapp'
        order by at
      `,
    ),
  );
  expect(rows).toEqual([
    { given: false, text: 'Acha!' },
    { given: true, text: 'anza' },
  ]);
});

test('an SMS delivery report needs the secret in its path', async () => {
  const userId = await handed('sms', 'ATXid_9');
  const report = (secret: string) =>
    hooked.app.inject({
      method: 'POST',
      url: `/api/hooks/sms/${secret}/delivery`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'id=ATXid_9&status=Success&phoneNumber=%2B254712345678&networkCode=63902',
    });
  expect((await report('another_secret_of_the_tests')).statusCode).toBe(404);
  expect((await stateOf(userId)).state).toBe('handed');
  expect((await report(HOOK_SECRET)).statusCode).toBe(200);
  expect((await stateOf(userId)).state).toBe('delivered');
  expect(
    (await server.app.inject({ method: 'POST', url: `/api/hooks/sms/${HOOK_SECRET}/delivery`, payload: '' }))
      .statusCode,
  ).toBe(404);
});

test('opening messages marks them as read for that farmer only', async () => {
  const [mine, other] = [await server.farmer(), await server.farmer()];
  await prove(mine);
  await mine.ask('POST', '/api/notify/test', { body: { channel: 'email' } });
  const [one] = await messages(mine);
  expect(one.read).toBe(false);
  await other.sync([{ name: 'notify.read', args: { ids: [one.id] } }]);
  expect((await messages(mine))[0].read).toBe(false);
  await mine.sync([{ name: 'notify.read', args: { ids: [one.id] } }]);
  expect((await messages(mine))[0].read).toBe(true);
});
