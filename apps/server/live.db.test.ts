import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { subscribeLive, type LiveMessage } from './live.testing.ts';
import { openTestServer, type ApiClient, type TestServer } from './testing.ts';

type Farmer = ApiClient & { cookie: string };
const secret = 'a secret that both servers know, long enough';
let one: TestServer;
let two: TestServer;
const open: { disconnect(): void }[] = [];

beforeAll(async () => {
  one = await openTestServer({ AUTH_SECRET: secret });
  two = await openTestServer({ AUTH_SECRET: secret, DATABASE_URL: one.address });
  for (const { app } of [one, two]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const { disconnect } of open) disconnect();
  await two.stop();
  await one.stop();
});

const until = async (holds: () => boolean, ms = 8_000): Promise<void> => {
  for (const end = Date.now() + ms; !holds(); await sleep(10))
    if (Date.now() > end) throw new Error('waited too long');
};
const farmer = async (): Promise<Farmer> => (await one.farmer(`live-${newId()}@mavuno.test`)) as Farmer;
const hear = async (server: TestServer, who: Farmer, path?: string) => {
  const phone = await subscribeLive(server.app, who.cookie, path);
  open.push(phone);
  if (phone.answer.statusCode === 200) await until(() => phone.messages.length > 0);
  return phone;
};
const addField = (who: Farmer, id = newId()) =>
  who.sync([
    {
      name: 'fields.add',
      args: {
        id,
        farm_id: newId(),
        name: 'Shamba',
        size: 1,
        size_unit: 'acres',
        crop_type: 'maize',
        season: '2026-short',
        soil_type: null,
        irrigation_type: null,
        place: { lat: -0.3, lng: 36, accuracy_m: 8 },
        location_description: 'Nakuru',
      },
    },
  ]);
const moved = (phone: { messages: readonly LiveMessage[] }) =>
  phone.messages.filter(({ event }) => event === 'message');

test('a change through one server reaches the user’s phone at another server within a second, and no one else', async () => {
  const [mine, other] = [await farmer(), await farmer()];
  const [here, there, stranger] = [await hear(one, mine), await hear(two, mine), await hear(two, other)];
  expect(there.messages[0]).toMatchObject({ event: 'hello', data: { rows: expect.any(Number) } });
  const before = performance.now();
  const { outcomes } = await addField(mine);
  expect(outcomes[0]).toMatchObject({ result: 'applied' });
  await until(() => moved(here).length > 0 && moved(there).length > 0);
  expect(Math.max(...[here, there].map((phone) => phone.messages[1]!.at)) - before).toBeLessThan(1_000);
  // Only the sequence number.
  expect(moved(there)[0]).toMatchObject({ data: { rows: outcomes[0].seq } });
  expect(JSON.stringify(there.messages)).not.toContain('Shamba');
  await sleep(300);
  expect(moved(stranger)).toEqual([]);
});

test('PAY-23 a plan changed in the database is announced to its owner’s phones at every server', async () => {
  const [mine, other] = [await farmer(), await farmer()];
  const phones = [await hear(one, mine), await hear(two, mine)];
  const stranger = await hear(two, other);
  await one.database.asSystem((tx) =>
    tx.run(sql`
    insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end)
    values (gen_random_uuid(), ${mine.userId}, 'active', 'pro', now(), now() + interval '30 days')`),
  );
  await until(() => phones.every((phone) => moved(phone).some(({ data }) => 'plans' in data)));
  expect(moved(stranger)).toEqual([]);
});

test('a stream needs a session and an event-stream request, and is released when its phone disconnects', async () => {
  const mine = await farmer();
  expect((await subscribeLive(one.app, '')).answer.statusCode).toBe(401);
  expect((await mine.ask('GET', '/api/live')).body.refusal.code).toBe('request.invalid');
  expect(
    (
      await one.app.inject({
        method: 'HEAD',
        url: '/api/live',
        headers: { cookie: mine.cookie, accept: 'text/event-stream' },
      })
    ).statusCode,
  ).toBe(404);
  const phone = await hear(one, mine);
  expect(phone.answer.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(phone.answer.headers['content-encoding']).toBeUndefined();
  const streams = async (): Promise<string> =>
    String((await one.browser().ask('GET', '/api/metrics')).body).match(/mavuno_live_streams (\d+)/)![1]!;
  const before = Number(await streams());
  phone.disconnect();
  await expect.poll(streams).toBe(String(before - 1));
});

test('signing out ends the streams of that session at every server, and of no other session', async () => {
  const mine = await farmer();
  const second = one.browser() as Farmer;
  const email = (
    await one.database.one<{ email: string }>(sql`select email from auth_users where id = ${mine.userId}`)
  ).email;
  await second.ask('POST', '/api/auth/sign-in', { body: { email, password: 'nzuri-sana-9' } });
  const [stays, goes, goesToo] = [await hear(two, second), await hear(two, mine), await hear(one, mine)];
  await mine.ask('POST', '/api/auth/sign-out', { body: {} });
  await until(() => goes.isClosed() && goesToo.isClosed(), 2_000);
  expect(goes.messages.at(-1)).toMatchObject({ event: 'bye', data: { why: 'signed_out' } });
  expect(stays.isClosed()).toBe(false);
});

test('the seventh stream of one account closes the oldest', async () => {
  const mine = await farmer();
  const phones: Awaited<ReturnType<typeof hear>>[] = [];
  for (let i = 0; i < 7; i += 1) phones.push(await hear(one, mine));
  await until(() => phones[0]!.isClosed());
  expect(phones[0]!.messages.at(-1)).toMatchObject({ event: 'bye', data: { why: 'crowded' } });
  expect(phones.slice(1).some((phone) => phone.isClosed())).toBe(false);
});

test('after a killed database connection phones get the current numbers and further events', async () => {
  const mine = await farmer();
  const phone = await hear(two, mine);
  await one.database.run(
    sql`
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where application_name = 'mavuno live' and datname = current_database()
    `,
  );
  const id = newId();
  const { outcomes } = await addField(mine, id);
  // In the message after the reconnect, or later if the stream was back before the field was written.
  await until(() => phone.messages.some(({ event }) => event === 'again'));
  await until(() => phone.messages.some(({ data }) => data?.['rows'] === outcomes[0].seq));
  const next = await mine.sync([{ name: 'fields.change', args: { id, name: 'Mto' } }]);
  await until(() => moved(phone).some(({ data }) => data['rows'] === next.outcomes[0].seq));
  expect(phone.isClosed()).toBe(false);
});

test('a stopping server closes its streams and asks phones to reconnect', async () => {
  const third = await openTestServer({ AUTH_SECRET: secret, DATABASE_URL: one.address });
  await third.app.listen({ port: 0, host: '127.0.0.1' });
  const mine = await farmer();
  await expect.poll(async () => (await subscribeLive(third.app, mine.cookie)).answer.statusCode).toBe(200);
  const phone = await hear(third, mine);
  const before = performance.now();
  await third.stop();
  expect(performance.now() - before).toBeLessThan(5_000);
  expect(phone.messages.at(-1)).toMatchObject({ event: 'bye', data: { why: 'restart' } });
});
