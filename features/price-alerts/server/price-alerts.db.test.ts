import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { say, setRole, createTrader } from '#features/offers/server/testing.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

let server: TestServer;
let admin: ApiClient;
beforeAll(async () => {
  server = await openTestServer();
  admin = await createTrader(server, 'Admin');
  await setRole(server, admin, 'admin');
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const hour = new Date().getUTCHours();
/** A time zone in which it is currently noon. */
const off = 12 - hour;
const daylight = off === 0 ? 'UTC' : `Etc/GMT${off > 0 ? '-' : '+'}${Math.min(Math.abs(off), 12)}`;
let nth = 0;
/** A farmer reached by mail and by SMS. */
const farmer = async (name: string): Promise<ApiClient> => {
  const b = await createTrader(server, name);
  const number = `+2547${String((nth += 1)).padStart(8, '0')}`;
  await server.database.asSystem(async (tx) => {
    await tx.run(
      sql`
        insert into notification_preferences (user_id, time_zone, sms_enabled, sms_number)
        values (${b.userId}, ${daylight}, true, ${number})
      `,
    );
    await tx.run(
      sql`
        insert into contact_identities (user_id, id, channel, address, phone, verified_at)
        values (${b.userId}, ${newId()}, 'sms', ${number}, ${number}, now())
      `,
    );
  });
  return b;
};

const today = dayInNairobi(new Date());
const args = (over: Record<string, unknown> = {}) => ({
  id: newId(),
  crop: 'maize',
  market: null,
  county: null,
  direction: 'above',
  price: 4_000,
  unit: 'bag_90kg',
  kg_each: null,
  ...over,
});
const HEAD =
  'date,admin1,admin2,market,latitude,longitude,category,commodity,unit,priceflag,pricetype,currency,price,usdprice';
/** Imports a price list as the staff do: maize by the 90-kg bag at the given markets. */
const come = async (
  daysAgo: number,
  ...prices: readonly (readonly [market: string, price: number])[]
): Promise<void> => {
  const lines = prices.map(
    ([market, price]) =>
      `${addDays(today, -daysAgo)},Rift Valley,Nakuru,${market},-0.3,36.07,cereals and tubers,Maize (white),90 KG,actual,Wholesale,KES,${price},${price / 129}`,
  );
  const { status, body } = await admin.ask('POST', '/api/admin/market/lists?name=prices.csv&keep=1', {
    bytes: Buffer.from([HEAD, ...lines].join('\n')),
  });
  if (status !== 200 || body.changed === 0) throw new Error(JSON.stringify(body));
};
const messages = async (b: ApiClient) =>
  (await b.rows('notification')).filter((m) => m.url === '/price-alerts');
const alertOf = async (b: ApiClient) => (await b.rows('price_alert'))[0];
const mailsWith = (text: string): string[] => {
  try {
    return readdirSync(server.outbox!)
      .filter((f) => f.endsWith('.txt'))
      .map((f) => readFileSync(join(server.outbox!, f), 'utf8'))
      .filter((m) => m.includes(text));
  } catch {
    return [];
  }
};

test(
  'MKT-07, SET-03: new prices notify once per crossing in the app, by mail and SMS; with market alerts off only in the app',
  { timeout: 90_000 },
  async () => {
    const [loud, quiet] = [await farmer('Wanjiku'), await farmer('Otieno')];
    expect(await say(quiet, 'notify.set', { toggle: 'market_alerts', on: false })).toMatchObject({
      result: 'applied',
    });
    for (const b of [loud, quiet])
      expect(await say(b, 'price_alerts.set', args())).toMatchObject({ result: 'applied' });
    await come(20, ['Nakuru', 3_600], ['Molo', 3_500], ['Naivasha', 3_700]);
    await come(18, ['Nakuru', 4_050], ['Molo', 3_550]);
    await expect.poll(() => messages(loud), { timeout: 30_000 }).toHaveLength(1);
    expect(await messages(loud)).toMatchObject([
      {
        category: 'market',
        said: {
          en: {
            title: expect.stringContaining('Maize has reached KES 4,000'),
            text: expect.stringContaining('KES 4,050 per 90 kg bag at Nakuru'),
          },
          sw: { title: expect.stringContaining('Mahindi') },
        },
      },
    ]);
    await expect.poll(() => mailsWith('KES 4,050 per 90 kg bag').length, { timeout: 30_000 }).toBe(1);
    expect((await messages(loud))[0].deliveries.map((d: { channel: string }) => d.channel).sort()).toEqual([
      'email',
      'sms',
    ]);
    await expect
      .poll(async () => (await messages(quiet)).map((m) => m.deliveries), { timeout: 30_000 })
      .toEqual([[]]);
    expect(await alertOf(loud)).toMatchObject({
      is_told: true,
      told: { market: 'Nakuru', day: addDays(today, -18) },
    });

    const markets = (await loud.ask('GET', '/api/price-alerts/markets?crop=maize')).body.markets;
    expect(markets.map((one: { market: string }) => one.market)).toEqual(['Molo', 'Naivasha', 'Nakuru']);
    expect((await loud.ask('GET', '/api/price-alerts/markets?crop=rice')).body).toEqual({ markets: [] });

    await come(16, ['Nakuru', 4_200], ['Molo', 3_600]);
    await come(14, ['Nakuru', 3_800], ['Molo', 3_600]);
    await expect.poll(async () => (await alertOf(loud)).is_told, { timeout: 30_000 }).toBe(false);
    expect(await messages(loud)).toHaveLength(1);
    await come(12, ['Molo', 4_100]);
    await expect.poll(() => messages(loud), { timeout: 30_000 }).toHaveLength(2);
    // The last crossing is not sent once the alert was deleted.
    expect(await say(loud, 'price_alerts.remove', { id: (await alertOf(loud)).id })).toMatchObject({
      result: 'applied',
    });
    expect(await messages(loud)).toHaveLength(1);
  },
);

test(
  'MKT-07 an alert is private, at most 20 are allowed, and a deleted one sends nothing',
  { timeout: 60_000 },
  async () => {
    const [one, two] = [await farmer('Achieng'), await farmer('Kamau')];
    const first = args({ county: 'Kitui', price: 4_600 });
    await say(one, 'price_alerts.set', first);
    expect(await say(two, 'price_alerts.remove', { id: first.id })).toMatchObject({
      code: 'price_alerts.not_found',
    });
    expect(await two.rows('price_alert')).toEqual([]);
    expect(
      await server.database.asUser(two.userId, (tx) =>
        tx.many(sql`select id from price_alerts where user_id = ${one.userId}`),
      ),
    ).toEqual([]);
    expect(await say(one, 'price_alerts.set', args({ price: 1e12 }))).toMatchObject({
      code: 'offers.price_high',
    });
    expect(await say(one, 'price_alerts.set', args({ price: 0 }))).toMatchObject({
      code: 'offers.price_missing',
    });
    for (let i = 1; i < 20; i += 1)
      await say(one, 'price_alerts.set', args({ county: 'Kitui', price: 4_600 + i }));
    expect(await say(one, 'price_alerts.set', args())).toMatchObject({ code: 'price_alerts.too_many' });
    expect(await say(one, 'price_alerts.remove', { id: first.id })).toMatchObject({ result: 'applied' });
    expect((await one.rows('price_alert')).map((a) => a.id)).not.toContain(first.id);
  },
);
