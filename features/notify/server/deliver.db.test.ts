import { beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import type { Toggle } from '../domain/channels.ts';
import { withdrawMessages } from './create-message.ts';
import { deliver } from './deliver.ts';
import { weeklyReports } from './report.ts';
import { syncedNotifications } from './rows.ts';
import { writeToggle } from './settings.ts';
import { message, NIGHT, NOON, openNotify } from './testing.ts';
import { sweep } from './upkeep.ts';

type TestServer = Awaited<ReturnType<typeof openNotify>>;
let server: TestServer;
beforeAll(async () => {
  server = await openNotify();
});
beforeEach(() => {
  server.setTime(NOON);
  server.sent.length = 0;
  server.queue.length = 0;
  for (const channel of ['push', 'email', 'whatsapp', 'sms'] as const) delete server.answers[channel];
});
const flip = (userId: string, toggle: Toggle, on: boolean) =>
  server.db.asUser(userId, (tx) => writeToggle(tx, userId, toggle, on));
let last = 0;
const everyWay = async (): Promise<string> => {
  const userId = await server.farmer();
  await server.browser(userId);
  await server.phone(userId, 'whatsapp', `+2547${String(10_000_000 + (last += 1))}`);
  await server.phone(userId, 'sms', `+2547${String(20_000_000 + last)}`);
  return userId;
};
const ways = (): string[] => server.sent.map((s) => s.channel).sort();
const minutes = (n: number, from = NOON): Date => new Date(from.getTime() + n * 60_000);

test('SET-03 ALR-06 one cause is sent once per enabled channel, also when reported again', async () => {
  const userId = await everyWay();
  const rain = message({ urgency: 4 });
  await server.sendMessage(userId, rain);
  await server.sendMessage(userId, rain);
  await server.run();
  await server.sendMessage(userId, rain);
  await server.run();
  expect(ways()).toEqual(['email', 'push', 'sms', 'whatsapp']);
  expect((await server.states(userId)).map((d) => d.state)).toEqual(['handed', 'handed', 'handed', 'handed']);
  const [row] = await server.db.asUser(userId, async (tx) =>
    syncedNotifications(
      tx,
      userId,
      (await tx.many<{ id: string }>(sql`select id from notifications where user_id = ${userId}`)).map(
        (r) => r.id,
      ),
    ),
  );
  expect(row).toMatchObject({
    category: 'weather',
    urgency: 4,
    read: false,
    said: { sw: { title: 'Mvua kubwa kesho' } },
  });
  expect(row!.deliveries.map((d) => `${d.channel} ${d.state}`)).toEqual([
    'email handed',
    'push handed',
    'sms handed',
    'whatsapp handed',
  ]);
});

test.each([
  ['email_notifications', 'email'],
  ['push_notifications', 'push'],
  ['whatsapp_notifications', 'whatsapp'],
] as const)(
  'SET-02 SET-03 %s off: nothing is sent by %s, the other channels stay',
  async (toggle, channel) => {
    const userId = await everyWay();
    await flip(userId, toggle, false);
    await server.sendMessage(userId, message({ urgency: 4 }));
    await server.run();
    expect(ways()).toEqual(['email', 'push', 'sms', 'whatsapp'].filter((one) => one !== channel));
  },
);

test('SET-02 SET-03 weather alerts off: none is sent but the centre shows them; expert answers are still sent', async () => {
  const userId = await everyWay();
  await flip(userId, 'weather_alerts', false);
  await server.sendMessage(userId, message({ urgency: 5 }));
  await server.run();
  expect(ways()).toEqual([]);
  expect(
    await server.db.asUser(userId, (tx) =>
      tx.many(sql`select 1 from notifications where user_id = ${userId}`),
    ),
  ).toHaveLength(1);
  await server.sendMessage(userId, message({ category: 'expert', cause: 'review:1:1' }));
  await server.run();
  expect(ways()).toEqual(['email', 'push', 'whatsapp']);
});

test('SET-03 a switch turned off before sending stops waiting messages', async () => {
  const userId = await everyWay();
  server.setTime(NIGHT);
  await server.sendMessage(userId, message());
  await flip(userId, 'weather_alerts', false);
  server.setTime(minutes(8 * 60, NIGHT));
  await server.run();
  expect(ways()).toEqual([]);
  expect(new Set((await server.states(userId)).map((d) => d.state))).toEqual(new Set(['dropped']));
});

test('ALR-06 at night only emergencies are sent; the rest waits until six, also when it becomes night while waiting', async () => {
  const userId = await server.farmer();
  server.setTime(NIGHT);
  await server.sendMessage(userId, message({ urgency: 4 }));
  await server.sendMessage(userId, message({ urgency: 5 }));
  await server.run();
  expect(server.sent).toHaveLength(1);
  expect(server.queue.map((q) => q.at.toISOString())).toEqual(['2026-11-22T03:00:00.000Z']);
  server.setTime(new Date('2026-11-22T03:00:00.000Z'));
  await server.run();
  expect(server.sent).toHaveLength(2);
  // Created at 20:59, but its worker runs at 22:00.
  server.setTime(new Date('2026-11-22T17:59:00.000Z'));
  await server.sendMessage(userId, message());
  server.setTime(new Date('2026-11-22T19:00:00.000Z'));
  await server.run();
  expect(server.sent).toHaveLength(2);
  server.setTime(new Date('2026-11-23T03:00:00.000Z'));
  await server.run();
  expect(server.sent).toHaveLength(3);
});

test('ALR-06 night depends on the farmer’s time zone: where it is day, the message is sent', async () => {
  const userId = await server.farmer();
  await server.db.asUser(userId, (tx) =>
    tx.run(sql`insert into notification_preferences (user_id, time_zone) values (${userId}, 'Africa/Accra')`),
  );
  server.setTime(new Date('2026-11-21T20:30:00.000Z'));
  await server.sendMessage(userId, message());
  await server.run();
  expect(server.sent).toHaveLength(1);
});

test('SET-03 low-urgency messages are sent in one daily digest, without those already read', async () => {
  const userId = await server.farmer({ language: 'sw' });
  const said = (title: string) => ({
    en: { title, text: 'x' },
    sw: { title: `${title} sw`, text: 'maelezo' },
  });
  for (const title of ['Spray today', 'Weed now', 'Read already'])
    await server.sendMessage(userId, message({ urgency: 2, said: said(title) }));
  await server.sendMessage(userId, message({ urgency: 3, canWait: true, said: said('Can wait') }));
  await server.run();
  expect(server.sent).toEqual([]);
  await server.db.asUser(userId, (tx) =>
    tx.run(
      sql`
        update notifications
        set read_at = now()
        where user_id = ${userId} and said::text like '%Read already%'
      `,
    ),
  );
  server.setTime(new Date('2026-11-22T04:00:00.000Z'));
  await server.run();
  expect(server.sent).toHaveLength(1);
  expect(server.sent[0]!.message.subject).toBe('Mambo 3 ya shamba lako leo');
  for (const title of ['Spray today sw', 'Weed now sw', 'Can wait sw'])
    expect(server.sent[0]!.message.text).toContain(title);
  expect(server.sent[0]!.message.text).not.toContain('Read already');
  // What it did not contain is not recorded as delivered.
  expect((await server.states(userId)).map((d) => [d.state, d.why]).sort()).toEqual([
    ['dropped', 'seen'],
    ...Array.from({ length: 4 }, () => ['handed', null]),
  ]);
  await server.sendMessage(userId, message({ urgency: 1, said: said('Alone') }));
  server.setTime(new Date('2026-11-23T04:00:00.000Z'));
  await server.run();
  expect(server.sent[1]!.message.subject).toBe('Alone sw');
});

test('SET-03 a server crash between sending and recording sends nothing twice, except a push, which replaces itself', async () => {
  const userId = await server.farmer();
  await server.browser(userId);
  await server.sendMessage(userId, message());
  const jobs = server.queue.map((q) => q.job);
  const dying = {
    afterSend: async () => {
      throw new Error('power cut');
    },
  };
  for (const job of jobs)
    await expect(deliver(server.deps(dying) as never)(job)).rejects.toThrow('power cut');
  expect(ways()).toEqual(['email', 'push']);
  // Too soon: the provider may still be processing it.
  for (const job of jobs)
    await expect(deliver(server.deps() as never)(job)).rejects.toThrow('still with the provider');
  server.setTime(minutes(30));
  server.queue.length = 0;
  await sweep(server.db, server.jobs)(minutes(30));
  await server.run();
  expect(ways()).toEqual(['email', 'push', 'push']);
  const pushes = server.sent
    .filter((s) => s.channel === 'push')
    .map((s) => [s.message.topic, JSON.parse(s.message.payload).tag]);
  expect(pushes[0]).toEqual(pushes[1]);
  expect((await server.states(userId)).map((d) => `${d.channel} ${d.state}`)).toEqual([
    'email unknown',
    'push handed',
  ]);
});

test('after a server crash before the claim, the message is sent once', async () => {
  const userId = await server.farmer();
  await server.sendMessage(userId, message());
  server.queue.length = 0;
  server.setTime(minutes(40));
  await sweep(server.db, server.jobs)(minutes(40));
  await server.run();
  await server.run();
  expect(server.sent).toHaveLength(1);
});

test('SET-03 a temporary failure is retried with growing pauses, then given up; a provider’s retry time is respected', async () => {
  const userId = await server.farmer();
  server.answers.email = () => ({ ok: false, reason: 'busy', code: 'http 503' });
  await server.sendMessage(userId, message());
  await server.run();
  expect(server.queue.map((q) => q.at.getTime() - NOON.getTime())).toEqual([60_000]);
  server.answers.email = () => ({ ok: false, reason: 'busy', code: 'http 429', retryAfterS: 1_800 });
  server.setTime(minutes(1));
  await server.run();
  expect(server.queue.map((q) => q.at.getTime() - minutes(1).getTime())).toEqual([1_800_000]);
  for (let i = 0; i < 20 && server.queue.length > 0; i += 1) {
    server.setTime(server.queue[0]!.at);
    await server.run();
  }
  expect((await server.states(userId))[0]).toMatchObject({ state: 'failed' });
  expect((await server.states(userId))[0]!.tries).toBeLessThanOrEqual(7);
});

test.each([
  ['maybe', 'unknown'],
  ['number', 'failed'],
  ['blocked', 'failed'],
  ['account', 'failed'],
  ['template', 'failed'],
  ['too_large', 'failed'],
] as const)('a "%s" response gives the state %s and is not retried', async (reason, state) => {
  const userId = await server.farmer();
  server.answers.email = () => ({ ok: false, reason, code: 'x' });
  await server.sendMessage(userId, message());
  await server.run();
  expect(await server.states(userId)).toMatchObject([{ state, why: reason, tries: 1 }]);
  expect(server.queue).toEqual([]);
});

test('an expired push subscription is removed and others still get the message; without any the delivery fails', async () => {
  const userId = await server.farmer({ verified: false });
  await server.browser(userId);
  await server.browser(userId);
  const [first] = await server.db.asUser(userId, (tx) =>
    tx.many<{ endpoint: string }>(
      sql`select endpoint from push_subscriptions where user_id = ${userId} order by id`,
    ),
  );
  server.answers.push = ({ endpoint }) =>
    endpoint === first!.endpoint
      ? { ok: false, reason: 'gone', code: 'http 410' }
      : { ok: true, providerId: null };
  await server.sendMessage(userId, message());
  await server.run();
  expect(await server.states(userId)).toMatchObject([{ channel: 'push', state: 'handed' }]);
  expect(
    await server.db.asUser(userId, (tx) =>
      tx.many(sql`select 1 from push_subscriptions where user_id = ${userId}`),
    ),
  ).toHaveLength(1);
  server.answers.push = () => ({ ok: false, reason: 'gone', code: 'http 404' });
  await server.sendMessage(userId, message());
  await server.run();
  expect((await server.states(userId)).map((d) => d.state).sort()).toEqual(['failed', 'handed']);
  expect(
    await server.db.asUser(userId, (tx) =>
      tx.many(sql`select 1 from push_subscriptions where user_id = ${userId}`),
    ),
  ).toEqual([]);
});

test('a push that the service refuses because of our own keys keeps the subscription', async () => {
  const userId = await server.farmer({ verified: false });
  await server.browser(userId);
  server.answers.push = () => ({ ok: false, reason: 'account', code: 'http 403' });
  await server.sendMessage(userId, message());
  await server.run();
  expect(await server.states(userId)).toMatchObject([{ state: 'failed', why: 'account' }]);
  expect(
    await server.db.asUser(userId, (tx) =>
      tx.many(sql`select 1 from push_subscriptions where user_id = ${userId}`),
    ),
  ).toHaveLength(1);
});

test('a signed-out user gets no push messages on that phone', async () => {
  const userId = await server.farmer({ verified: false });
  const session = await server.browser(userId);
  await server.db.asSystem((tx) => tx.run(sql`delete from auth_sessions where id = ${session}`));
  await server.sendMessage(userId, message({ urgency: 5 }));
  await server.run();
  expect(server.sent).toEqual([]);
});

test('an unverified email address or phone number gets no messages', async () => {
  const userId = await server.farmer({ verified: false });
  await server.phone(userId, 'whatsapp', '+254733000001');
  await server.phone(userId, 'sms', '+254733000001');
  await server.db.asSystem((tx) =>
    tx.run(sql`update contact_identities set verified_at = null where user_id = ${userId}`),
  );
  await server.sendMessage(userId, message({ urgency: 5 }));
  await server.run();
  expect(server.sent).toEqual([]);
});

test('SMS is only for urgent messages; WhatsApp sends text soon after a message from the farmer, else a template', async () => {
  const userId = await everyWay();
  await server.sendMessage(userId, message({ urgency: 3 }));
  await server.run();
  expect(ways()).not.toContain('sms');
  const whatsapp = () => server.sent.filter((s) => s.channel === 'whatsapp').map((s) => s.message.isOpen);
  expect(whatsapp()).toEqual([false]);
  await server.db.asSystem((tx) =>
    tx.run(sql`update contact_identities set last_inbound_at = ${minutes(-60)} where user_id = ${userId}`),
  );
  await server.sendMessage(userId, message({ urgency: 3 }));
  await server.run();
  expect(whatsapp()).toEqual([false, true]);
  expect(server.sent.find((s) => s.message.isOpen)!.message.text).toBe(
    '*Heavy rain tomorrow*\nSome 45 mm are expected. Open the drains today.\nhttps://mavuno.test/alerts',
  );
});

test('a withdrawn message is removed from the centre and not sent', async () => {
  const userId = await server.farmer();
  server.setTime(NIGHT);
  const rain = message();
  await server.sendMessage(userId, rain);
  await server.db.asUser(userId, (tx) => withdrawMessages(tx, userId, { causes: [rain.cause] }));
  server.setTime(minutes(10 * 60, NIGHT));
  await server.run();
  expect(server.sent).toEqual([]);
  expect(
    await server.db.asUser(userId, (tx) =>
      tx.many(sql`select deleted from sync_log where user_id = ${userId} and kind = 'notification'`),
    ),
  ).toEqual([{ deleted: true }]);
});

test('an email contains an unsubscribe link that belongs to one farmer', async () => {
  const userId = await server.farmer();
  await server.sendMessage(userId, message());
  await server.run();
  const { unsubscribe, text, subject } = server.sent[0]!.message;
  expect(subject).toBe('Heavy rain tomorrow');
  expect(unsubscribe).toMatch(
    new RegExp(`^https://mavuno\\.test/api/notify/unsubscribe\\?t=${userId}\\.[\\w-]{43}$`),
  );
  expect(text).toContain(unsubscribe.replace('/api/notify/unsubscribe', '/unsubscribe'));
  expect(text).toContain('https://mavuno.test/alerts');
});

test('a farmer cannot read another farmer’s messages', async () => {
  const [mine, other] = [await server.farmer(), await server.farmer()];
  await server.sendMessage(mine, message());
  for (const table of [
    'notifications',
    'deliveries',
    'push_subscriptions',
    'contact_identities',
    'contact_consents',
    'contact_codes',
    'user_memory',
    'notification_preferences',
  ]) {
    expect([
      table,
      await server.db.asUser(other, (tx) =>
        tx.many({ text: `select 1 from ${table} where user_id = $1`, values: [mine] }),
      ),
    ]).toEqual([table, []]);
  }
});

const pro = (userId: string) =>
  server.db.asSystem((tx) =>
    tx.run(sql`
      insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
      values (gen_random_uuid(), ${userId}, 'x@example.com', 'monthly', 'active', ${NOON}, '2027-01-01')
    `),
  );

test('SET-02 SET-03 the weekly report is sent once, on Monday morning, to Pro farmers who switched it on', async () => {
  const [on, off, free] = [
    await server.farmer({ language: 'sw' }),
    await server.farmer(),
    await server.farmer(),
  ];
  for (const userId of [on, off]) await pro(userId);
  for (const userId of [on, free]) await flip(userId, 'weekly_reports', true);
  await server.sendMessage(on, message());
  await server.run();
  server.sent.length = 0;
  const report = weeklyReports({ db: server.db, jobs: server.jobs, offered: server.offered });
  const [sunday, monday] = [new Date('2026-11-22T06:00:00Z'), new Date('2026-11-23T06:00:00Z')];
  for (const moment of [sunday, new Date('2026-11-23T03:00:00Z'), new Date('2026-11-23T10:00:00Z')])
    await report(moment);
  expect(server.queue).toEqual([]);
  server.setTime(monday);
  await report(monday);
  await report(new Date(monday.getTime() + HOUR_MS));
  await server.run();
  expect(
    server.sent.map((s) => [
      s.message.subject,
      s.message.text.includes('Wiki iliyopita: ujumbe 1. Muhimu zaidi: Mvua kubwa kesho.'),
    ]),
  ).toEqual([['Wiki yako kwenye Mavuno', true]]);
});

test('the weekly report calls a week quiet only if the fields were checked', async () => {
  const [unseen, seen] = [await server.farmer(), await server.farmer()];
  for (const userId of [unseen, seen]) {
    await pro(userId);
    await flip(userId, 'weekly_reports', true);
  }
  const field = newId();
  await server.db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into fields (id, user_id, size, size_unit, size_hectares, boundary, boundary_source,
        location_lat, location_lng, location_unconfirmed, crop_type, season)
      values (${field}, ${seen}, 1, 'acres', 0.4, '{}', 'estimated', -0.3, 36.1, false, 'maize', '2026')
    `);
    await tx.run(
      sql`
        insert into alert_looks (user_id, field_id, looked_at, forecast_source, forecast_at)
        values (${seen}, ${field}, '2026-11-22T05:00:00Z', 'met-norway', '2026-11-22T05:00:00Z')
      `,
    );
  });
  const monday = new Date('2026-11-23T06:00:00Z');
  server.setTime(monday);
  await weeklyReports({ db: server.db, jobs: server.jobs, offered: server.offered })(monday);
  await server.run();
  expect(
    server.sent
      .map((s) => [
        /check any of your fields last week/.test(s.message.text),
        /Last week was quiet/.test(s.message.text),
      ])
      .sort(),
  ).toEqual([
    [false, true],
    [true, false],
  ]);
});

test('a deleted account gets no more messages, not even waiting ones', async () => {
  const userId = await server.farmer();
  server.setTime(NIGHT);
  await server.sendMessage(userId, message());
  await server.db.asSystem((tx) =>
    tx.run(
      sql`
        insert into account_deletions (user_id, asked_at, purge_at)
        values (${userId}, now(), now() + interval '7 days')
      `,
    ),
  );
  await server.sendMessage(userId, message({ urgency: 5 }));
  server.setTime(minutes(10 * 60, NIGHT));
  await server.run();
  expect(server.sent).toEqual([]);
});
