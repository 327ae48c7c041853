import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribeLive } from '#apps/server/live.testing.ts';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { drawnPhoto, makePro, sendPhoto } from '#features/farm-data/server/testing.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { latestPriceFor } from './api.ts';

let server: TestServer;
let admin: ApiClient;
let farmer: ApiClient;
const today = dayInNairobi(new Date());
const ago = (days: number): string => addDays(today, -days);

const HEAD =
  'date,admin1,admin2,market,latitude,longitude,category,commodity,unit,priceflag,pricetype,currency,price,usdprice';
/** Markets near and far from the farm at Njoro. */
const markets = {
  'Wakulima (Nakuru)': '-0.28,36.07',
  Nairobi: '-1.28,36.82',
  'Kibuye (Kisumu)': '-0.09,34.77',
  'Kongowea (Mombasa)': '-4.04,39.68',
  'Kakuma 3': '3.71,34.86',
};
type Market = keyof typeof markets;
const line = (
  day: string,
  market: Market,
  price: number,
  { commodity = 'Maize (white, dry)', unit = '90 KG', type = 'Wholesale' } = {},
): string =>
  `${day},X,X,${market},${markets[market]},cereals and tubers,"${commodity}",${unit},actual,${type},KES,${price},${(price / 129).toFixed(2)}`;
const list = (...lines: string[]): Buffer => Buffer.from([HEAD, ...lines].join('\n'));
const bring = (bytes: Buffer, keep = true, who = admin) =>
  who.ask('POST', `/api/admin/market/lists?name=prices.csv${keep ? '&keep=1' : ''}`, { bytes });
const insights = async (crop: string, field?: string) =>
  (await farmer.ask('GET', `/api/market/insights?crop=${crop}${field ? `&field=${field}` : ''}`)).body;
const table = () =>
  server.database.asSystem((tx) =>
    tx.many(
      sql`select id, source, commodity, market_name, price, unit, date, came_at from market_data order by id`,
    ),
  );
const events = () =>
  server.database.asSystem((tx) =>
    tx.many<{ payload: Record<string, unknown> }>(
      sql`select payload from events where name = 'prices.came' order by at, id`,
    ),
  );

beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  [admin, farmer] = [await server.farmer(), await server.farmer()];
  await server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set role = 'admin' where id = ${admin.userId}`),
  );
  await makePro(server, farmer);
});
afterAll(() => server.stop());

test('MKT-10, MKT-01: before the first import there are no prices and no sync, and a Free account is refused', async () => {
  expect(await insights('maize')).toMatchObject({
    newest: null,
    quotes: [],
    markets: [],
    chart: null,
    later: null,
    stats: { volume: null, reporting: null, traded: null },
    rate: null,
    sync: { state: 'off', done_at: null },
  });
  const free = await server.farmer();
  expect((await free.ask('GET', '/api/market/insights?crop=maize')).body).toMatchObject({
    refusal: { code: 'plans.pro_only' },
  });
  expect((await server.browser().ask('GET', '/api/market/insights?crop=maize')).status).toBe(401);
  expect((await bring(list(), true, farmer)).status).toBe(403);
});

test('MKT-11, MKT-11b, MKT-03: an import is previewed, saved once, idempotent, and a correction changes its row only', async () => {
  const lines = [
    line(ago(20), 'Nairobi', 4200),
    line(ago(20), 'Wakulima (Nakuru)', 3900),
    line(ago(20), 'Kibuye (Kisumu)', 4100),
    line(ago(20), 'Kongowea (Mombasa)', 45),
    line(ago(20), 'Kakuma 3', 6300),
  ];
  const looked = await bring(list(...lines), false);
  expect(looked.body).toMatchObject({
    shape: 'wfp',
    read: 5,
    kept: 4,
    prices: 4,
    changed: null,
    refused: { absurd: 1 },
  });
  expect(await table()).toEqual([]);
  expect((await bring(list(...lines))).body).toMatchObject({ changed: 4 });
  const first = await table();
  expect(first).toHaveLength(4);
  expect((await bring(list(...lines))).body).toMatchObject({ changed: 0 });
  expect(await table()).toEqual(first);
  expect((await bring(list(line(ago(20), 'Nairobi', 4300)))).body).toMatchObject({ changed: 1 });
  expect((await table()).map((row: any) => row.price).sort()).toEqual([3900, 4100, 4300, 6300]);
});

test('MKT-07: one event per market is recorded with the import; none for camps or old prices', async () => {
  const told = (await events()).map(({ payload }) => payload);
  expect(told.map((p) => p['market']).sort()).toEqual(['Kibuye (Kisumu)', 'Nairobi', 'Wakulima (Nakuru)']);
  expect(told.find((p) => p['market'] === 'Wakulima (Nakuru)')).toEqual({
    crop: 'maize',
    market: 'Wakulima (Nakuru)',
    county: 'Nakuru',
    day: ago(20),
    perKg: 3900 / 90,
    currency: 'KES',
    type: 'wholesale',
    source: 'wfp',
  });
  await bring(list(line(ago(400), 'Nairobi', 5000), line(ago(10), 'Nairobi', 4400)));
  expect(
    (await events()).slice(told.length).map(({ payload }) => [payload['market'], payload['day']]),
  ).toEqual([['Nairobi', ago(10)]]);
});

test('MKT-03, MKT-12, I18-10: markets are sorted by distance, with date, unit and source; the rate has its date', async () => {
  const id = newId();
  await farmer.sync([
    {
      name: 'fields.add',
      args: {
        id,
        farm_id: newId(),
        name: 'Njoro',
        size: 1,
        size_unit: 'acres',
        crop_type: 'maize',
        season: '2026',
        soil_type: 'loam',
        irrigation_type: null,
        place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
        location_description: 'Njoro',
      },
    },
  ]);
  const body = await insights('maize', id);
  expect(body.newest).toBe(ago(10));
  expect(body.quotes.map((q: any) => q.day)).toEqual(
    body.quotes
      .map((q: any) => q.day)
      .sort()
      .reverse(),
  );
  expect(body.markets.map((q: any) => q.market)).toEqual(['Wakulima (Nakuru)', 'Nairobi', 'Kibuye (Kisumu)']);
  expect(body.markets[0]).toMatchObject({
    km: expect.any(Number),
    county: 'Nakuru',
    price: 3900,
    unit: '90 KG',
    per_kg: 43.33,
    type: 'wholesale',
    source: 'wfp',
  });
  expect(body.markets[0].km).toBeLessThan(10);
  expect(body.rate).toMatchObject({ kes_per_usd: expect.closeTo(129, 0), day: ago(10), source: 'wfp' });
  expect(body.later).toBeNull();
  expect(body.stats).toEqual({ volume: null, reporting: null, traded: null });
});

test('MKT-05: volume, reporting markets and traded value come from KAMIS only', async () => {
  const kamis = `Commodity,Classification,Grade,Sex,Market,Wholesale,Retail,Supply Volume,County,Date\nTomatoes,-,-,-,Njoro,60.00/Kg,80.00/Kg,"2,000",Nakuru,${ago(1)}\nTomatoes,-,-,-,Bahati,58.00/Kg,-,-,Nakuru,${ago(1)}\n`;
  expect((await bring(Buffer.from(kamis))).body).toMatchObject({
    shape: 'kamis',
    read: 2,
    kept: 2,
    prices: 3,
  });
  expect((await insights('tomato')).stats).toEqual({
    volume: { kg: 2000, day: ago(1) },
    reporting: 2,
    traded: { kes: 120_000, day: ago(1) },
  });
});

test('the latest price for other features: near and current first, old only if there is no other, never from camps', async () => {
  const at = (near: object) =>
    server.database.asSystem((tx) => latestPriceFor(tx, { crop: 'maize', now: new Date(), ...near }));
  expect(await at({ lat: -0.3031, lng: 36.08 })).toMatchObject({
    market: 'Wakulima (Nakuru)',
    perKg: 3900 / 90,
    isOld: false,
    date: ago(20),
    source: 'wfp',
    type: 'wholesale',
  });
  expect(await at({ lat: -1.2, lng: 36.8 })).toMatchObject({ market: 'Nairobi', isOld: false });
  expect(await at({ county: 'Kisumu' })).toMatchObject({ market: 'Kibuye (Kisumu)', km: null });
  expect(await at({ lat: 3.71, lng: 34.86 })).not.toMatchObject({ market: 'Kakuma 3' });
  expect(
    await server.database.asSystem((tx) => latestPriceFor(tx, { crop: 'cassava', now: new Date() })),
  ).toBeNull();
  await bring(list(line(ago(200), 'Nairobi', 9000, { commodity: 'Sorghum' })));
  expect(
    await server.database.asSystem((tx) => latestPriceFor(tx, { crop: 'sorghum', now: new Date() })),
  ).toMatchObject({ isOld: true, date: ago(200) });
});

const report = (over: Record<string, unknown> = {}) => ({
  name: 'market.report',
  args: {
    id: newId(),
    kind: 'board',
    crop: 'maize',
    market: 'Njoro',
    county: 'Nakuru',
    price: 4300,
    measure: 'bag_90kg',
    each_kg: 90,
    day: today,
    photo: null,
    ...over,
  },
});

test('MKT-10: a plausible farmer’s price counts, an outlier waits for review, and an impossible one is refused', async () => {
  const neighbour = await server.farmer();
  const [near, far, offer] = [report(), report({ price: 12_000 }), report({ kind: 'offer', price: 3600 })];
  const { outcomes, changes } = await neighbour.sync([
    near,
    far,
    offer,
    report({ price: 0 }),
    report({ price: 1e12 }),
    report({ price: 990_000 }),
    report({ day: addDays(today, 1) }),
    near,
  ]);
  expect(outcomes.map((o: any) => o.code ?? o.result)).toEqual([
    'applied',
    'applied',
    'applied',
    'market.price_wrong',
    'market.price_wrong',
    'market.price_absurd',
    'market.day_wrong',
    'applied',
  ]);
  const rows = changes.rows
    .filter((r: any) => r.kind === 'price_report')
    .map((r: any) => [r.row.id, r.row.status]);
  expect(Object.fromEntries(rows)).toEqual({
    [near.args.id]: 'counted',
    [far.args.id]: 'held',
    [offer.args.id]: 'counted',
  });
  const { quotes } = await insights('maize');
  expect(
    quotes
      .filter((q: any) => q.source === 'reported')
      .map((q: any) => [q.price, q.type])
      .sort(),
  ).toEqual([
    [3600, 'farm_gate'],
    [4300, 'retail'],
  ]);
  expect(JSON.stringify(quotes)).not.toContain(neighbour.userId);

  const { held } = (await admin.ask('GET', '/api/admin/market')).body;
  expect(held).toMatchObject([
    { id: far.args.id, user_id: neighbour.userId, per_kg: expect.closeTo(133.3, 0), photo: false },
  ]);
  const decide = (count: boolean) =>
    admin.ask('POST', `/api/admin/market/reports/${far.args.id}`, {
      body: { user_id: neighbour.userId, count },
    });
  expect((await decide(true)).body).toEqual({ status: 'counted' });
  expect((await decide(false)).body).toMatchObject({ refusal: { code: 'market.report_decided' } });
  expect((await insights('maize')).quotes.some((q: any) => q.price === 12_000)).toBe(true);
  // For a crop without reported prices, one report is not yet a price.
  const alone = report({ crop: 'cassava', price: 40, measure: 'kg', each_kg: 1 });
  expect(
    (await neighbour.sync([alone])).changes.rows.find((r: any) => r.row.id === alone.args.id)?.row.status,
  ).toBe('held');
});

test('MKT-11: a report’s photo is visible to staff, not to neighbours; a missing photo gives "not found"', async () => {
  await server.database.run(sql`truncate rate_limits`);
  const neighbour = await server.farmer();
  const { hash, bytes } = await drawnPhoto();
  const told = report({ price: 11_500, photo: hash });
  expect((await neighbour.sync([told])).outcomes[0].result).toBe('applied');
  const photo = (who: ApiClient) =>
    who.ask('GET', `/api/admin/market/reports/${told.args.id}/photo?user_id=${neighbour.userId}`);
  expect((await photo(admin)).body).toMatchObject({ refusal: { code: 'photo.not_found' } });
  await sendPhoto(neighbour, hash, bytes);
  expect((await admin.ask('GET', '/api/admin/market')).body.held).toContainEqual(
    expect.objectContaining({ id: told.args.id, photo: true }),
  );
  expect([
    (await photo(admin)).status,
    (await photo(farmer)).status,
    (await farmer.ask('GET', `/api/photos/${hash}`)).status,
    (await neighbour.ask('GET', `/api/photos/${hash}`)).status,
  ]).toEqual([200, 403, 404, 200]);
});

test('MKT-02, MKT-12: subscribers are notified of new prices from a list or report, without the prices themselves', async () => {
  await server.database.run(sql`truncate rate_limits`);
  const neighbour = await server.farmer();
  const { cookie } = farmer as ApiClient & { cookie: string };
  let phone = await subscribeLive(server.app, cookie, '/api/live?topics=market:prices');
  // The database connection may still be opening.
  for (let i = 0; i < 50 && phone.answer.statusCode !== 200; i += 1) {
    phone.disconnect();
    await new Promise((wait) => {
      setTimeout(wait, 100);
    });
    phone = await subscribeLive(server.app, cookie, '/api/live?topics=market:prices');
  }
  await expect.poll(() => phone.messages.length, { timeout: 15_000 }).toBeGreaterThan(0);
  const heard = (): number =>
    phone.messages.filter(({ event, data }) => event === 'message' && 'market:prices' in data).length;
  const before = heard();
  expect((await neighbour.sync([report({ market: 'Rongai', price: 4_200 })])).outcomes[0].result).toBe(
    'applied',
  );
  await expect.poll(heard, { timeout: 15_000 }).toBeGreaterThan(before);
  const once = heard();
  await bring(list(line(ago(3), 'Nairobi', 4_400)));
  await expect.poll(heard, { timeout: 15_000 }).toBeGreaterThan(once);
  // Without the time of arrival, whose digits may be anything.
  const contents = phone.messages.map(({ event, data }) => [event, data]);
  expect(JSON.stringify(contents)).not.toMatch(/Rongai|4200|4400/);
  phone.disconnect();
});

test('MKT-03, MKT-12: the newest date ignores brokers; unlocated markets in the own county come before distant ones', async () => {
  const neighbour = await server.farmer();
  await neighbour.sync([
    report({ crop: 'cowpea', market: 'Njoro', price: 50, measure: 'kg', each_kg: 1, kind: 'offer' }),
  ]);
  const [held] = (await admin.ask('GET', '/api/admin/market')).body.held.filter(
    (one: { crop: string }) => one.crop === 'cowpea',
  );
  await admin.ask('POST', `/api/admin/market/reports/${held.id}`, {
    body: { user_id: neighbour.userId, count: true },
  });
  expect(await insights('cowpea')).toMatchObject({
    newest: null,
    county: null,
    markets: [{ type: 'farm_gate' }],
  });
  const field = (await farmer.sync([])).changes.rows.find((one: { kind: string }) => one.kind === 'field').row
    .id as string;
  await server.database.asSystem((tx) =>
    tx.run(sql`
      insert into market_data (source, commodity, variety, market_name, county, lat, lng, price_type, price,
        unit, unit_kg, currency, price_per_kg, date)
      values ('kamis', 'maize', 'Dry Maize', 'Soko la Kijijini', 'Nakuru', null, null, 'wholesale', 42, 'KG',
        1, 'KES', 42, ${ago(2)}), ('kamis', 'maize', 'Dry Maize', 'Soko la Kisiwani', 'Mombasa', -4.04, 39.68,
        'wholesale', 42, 'KG', 1, 'KES', 42, ${ago(2)}), ('kamis', 'maize', 'Dry Maize', 'Soko la Pwani',
        'Kwale', null, null, 'wholesale', 42, 'KG', 1, 'KES', 42, ${ago(2)})
    `),
  );
  const body = await insights('maize', field);
  expect(body.county).toBe('Nakuru');
  const names = [...new Set(body.markets.map((q: { market: string }) => q.market))];
  expect(names.indexOf('Soko la Kijijini')).toBeLessThan(names.indexOf('Soko la Kisiwani'));
  expect(names[names.length - 1]).toBe('Soko la Pwani');
});

test('MKT-11: a list of another country, with unknown columns or not text imports nothing and gives the reason', async () => {
  const before = await table();
  const uganda = Buffer.from(
    `${HEAD}\n2023-01-15,Lira,Lira,Lira,2.235,32.909722,cereals and tubers,Maize,KG,actual,Wholesale,UGX,2000,0.54\n`,
  );
  expect((await bring(uganda)).body).toMatchObject({ kept: 0, refused: { other_country: 1 }, changed: 0 });
  expect((await bring(Buffer.from('a,b\n1,2\n'))).body).toMatchObject({
    refusal: { code: 'market.list_columns' },
  });
  expect((await bring(Buffer.from([0xff, 0xfe, 0x00, 0xd8]))).body).toMatchObject({
    refusal: { code: 'market.list_unreadable' },
  });
  expect(await table()).toEqual(before);
});

test('MKT-03: fifty newer offers from farms do not hide the date of the newest market price', async () => {
  const insert = (type: string, market: string, day: string) => sql`
    insert into market_data (source, commodity, variety, market_name, county, lat, lng, price_type, price,
      unit, unit_kg, currency, price_per_kg, date)
    values ('kamis', 'sorghum', 'Red', ${market}, 'Nakuru', null, null, ${type}, 42, 'KG', 1, 'KES', 42,
      ${day})
  `;
  await server.database.asSystem(async (tx) => {
    await tx.run(insert('wholesale', 'Nakuru', ago(20)));
    for (let i = 0; i < 50; i++) await tx.run(insert('farm_gate', `Shamba ${i}`, ago(2)));
  });
  expect((await insights('sorghum')).newest).toBe(ago(20));
});
