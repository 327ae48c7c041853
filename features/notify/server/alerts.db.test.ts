import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { addField, FLOOD_DAYS, makePro, storeForecast } from '#features/alerts/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const hour = new Date().getUTCHours();
const zone = (to: number): string => {
  const off = to - hour;
  return off === 0 ? 'UTC' : `Etc/GMT${off > 0 ? '-' : '+'}${Math.min(Math.abs(off), 12)}`;
};
const daylight = zone(12);

const withRain = async (email: string, over: Record<string, unknown> = {}): Promise<ApiClient> => {
  const farmer = await server.farmer(email);
  await makePro(server, farmer);
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`update auth_users set email_verified = true where id = ${farmer.userId}`);
    await tx.run(sql`update profiles set preferred_language = 'sw' where id = ${farmer.userId}`);
    await tx.run(
      sql`insert into notification_preferences (user_id, time_zone) values (${farmer.userId}, ${daylight})`,
    );
    if (over.off)
      await tx.run(sql`insert into user_memory (user_id, weather_alerts) values (${farmer.userId}, false)`);
  });
  const at = { lat: -0.31 - Number(over.n ?? 0) * 0.3, lng: 36.08 };
  await addField(farmer, at);
  await storeForecast(server.database, at, FLOOD_DAYS);
  await farmer.ask('POST', '/api/alerts/look', { body: {} });
  return farmer;
};
const messages = async (b: ApiClient) =>
  (await b.sync([])).changes.rows
    .filter((r: { kind: string; row: unknown }) => r.kind === 'notification' && r.row)
    .map((r: { row: unknown }) => r.row);
const mails = (to: string): string[] => {
  try {
    return readdirSync(server.outbox!)
      .filter((f) => f.endsWith('.txt'))
      .map((f) => readFileSync(join(server.outbox!, f), 'utf8'))
      .filter((m) => m.startsWith(`To: ${to}\n`));
  } catch {
    return [];
  }
};

test(
  'ALR-06 SET-03 heavy rain in the forecast is notified once: in the app, and by email in the farmer’s language',
  { timeout: 60_000 },
  async () => {
    const farmer = await withRain('mvua@mavuno.test');
    await expect.poll(() => messages(farmer), { timeout: 20_000 }).toHaveLength(1);
    const [one] = await messages(farmer);
    const [alert] = (await farmer.sync([])).changes.rows.filter((r: { kind: string }) => r.kind === 'alert');
    expect(one).toMatchObject({
      category: 'weather',
      url: `/alerts/${alert.id}`,
      read: false,
      said: { en: { title: expect.stringMatching(/rain/i) }, sw: { title: expect.stringMatching(/mvua/i) } },
    });
    const late = one.urgency < 3 || alert.row.raised.tell === 'digest';
    if (!late)
      await expect
        .poll(() => mails('mvua@mavuno.test').filter((m) => m.includes(one.said.sw.title)), {
          timeout: 20_000,
        })
        .toHaveLength(1);
    await farmer.ask('POST', '/api/alerts/look', { body: {} });
    await sleep(1_500);
    expect(await messages(farmer)).toHaveLength(1);
  },
);

test(
  'SET-02 SET-03 with weather alerts off, the alert is shown in the app and not sent',
  { timeout: 60_000 },
  async () => {
    const farmer = await withRain('kimya@mavuno.test', { off: true, n: 2 });
    await expect.poll(() => messages(farmer), { timeout: 20_000 }).toHaveLength(1);
    expect((await messages(farmer))[0].deliveries).toEqual([]);
  },
);

test('an alert whose kind was muted before its message left is not sent', { timeout: 60_000 }, async () => {
  const farmer = await withRain('imepita@mavuno.test', { n: 4 });
  await expect.poll(() => messages(farmer), { timeout: 20_000 }).toHaveLength(1);
  const [one] = await messages(farmer);
  const [{ row }] = (await farmer.sync([])).changes.rows.filter((r: { kind: string }) => r.kind === 'alert');
  await farmer.sync([{ name: 'alerts.mute', args: { theme: row.raised.theme } }]);
  const id = newId();
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`delete from deliveries where user_id = ${farmer.userId}`);
    await tx.run(
      sql`
        insert into deliveries (user_id, id, notification_id, cause, channel, state, due_at, until)
        select user_id, ${id}, id, cause, 'email', 'waiting', now() - interval '1 hour',
          now() + interval '1 hour'
        from notifications
        where user_id = ${farmer.userId}
      `,
    );
  });
  await server.upkeep();
  await expect
    .poll(
      async () =>
        await server.database.asSystem((tx) =>
          tx.one<{ state: string; why: string }>(sql`select state, why from deliveries where id = ${id}`),
        ),
      { timeout: 20_000 },
    )
    .toEqual({ state: 'dropped', why: 'over' });
  expect(
    mails('imepita@mavuno.test').filter((m) => m.includes(one.said.sw.text.slice(0, 30))).length,
  ).toBeLessThanOrEqual(1);
});

test('deleting a field deletes the messages of its alerts', { timeout: 60_000 }, async () => {
  const farmer = await withRain('limefutwa@mavuno.test', { n: 6 });
  await expect.poll(() => messages(farmer), { timeout: 20_000 }).toHaveLength(1);
  const [{ id }] = (await farmer.sync([])).changes.rows.filter(
    (r: { kind: string; row: unknown }) => r.kind === 'field' && r.row,
  );
  await farmer.sync([{ name: 'fields.remove', args: { id } }]);
  expect(await messages(farmer)).toEqual([]);
});

test(
  'an alert withdrawn before sending is sent if it becomes true again; a sent one is not repeated',
  { timeout: 60_000 },
  async () => {
    const farmer = await withRain('imerudi@mavuno.test', { n: 8 });
    const at = { lat: -0.31 - 8 * 0.3, lng: 36.08 };
    await expect.poll(() => messages(farmer), { timeout: 20_000 }).toHaveLength(1);
    const look = () => farmer.ask('POST', '/api/alerts/look', { body: {} });
    const goesAndComes = async (state: string, why: string | null) => {
      const [before] = await messages(farmer);
      await storeForecast(server.database, at);
      await look();
      await server.database.asSystem((tx) =>
        tx.run(sql`update deliveries set state = ${state}, why = ${why} where user_id = ${farmer.userId}`),
      );
      await storeForecast(server.database, at, FLOOD_DAYS);
      await look();
      return before.id as string;
    };
    const said = await goesAndComes('handed', null);
    await sleep(1_000);
    expect((await messages(farmer)).map((m: any) => m.id)).toEqual([said]);
    const unsaid = await goesAndComes('dropped', 'over');
    await expect
      .poll(async () => (await messages(farmer)).map((m: any) => m.id !== unsaid), { timeout: 20_000 })
      .toEqual([true]);
  },
);
