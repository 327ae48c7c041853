import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { lastSuppliers } from './api.ts';
import type { SmsSender } from './ports.ts';
import { sendSms } from './sms.ts';

let server: TestServer;
let admin: ApiClient;
/** An Overpass server; the test sets its next answer. */
let overpass: { status: number; body: unknown } = {
  status: 200,
  body: { osm3s: { timestamp_osm_base: '2026-11-20T00:00:00Z' }, elements: [] },
};
let asked = 0;
const http = createServer((request, response) => {
  request.resume().on('end', () => {
    asked += 1;
    response
      .writeHead(overpass.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(overpass.body));
  });
});

const grant = (b: ApiClient) =>
  server.database.asSystem((tx) => tx.run(sql`update auth_users set role = 'admin' where id = ${b.userId}`));

beforeAll(async () => {
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  server = await openTestServer({
    OVERPASS_URLS: `http://127.0.0.1:${(http.address() as AddressInfo).port}/api/interpreter`,
  });
  admin = await server.farmer();
  await grant(admin);
});
// All these farmers sign up from one IP address.
beforeEach(() => server.database.run(sql`truncate rate_limits`));
afterAll(async () => {
  await server.stop();
  http.closeAllConnections();
  http.close();
});

const shop = (over: Record<string, unknown> = {}) => ({
  id: newId(),
  own: false,
  name: 'Mkulima Agrovet',
  kind: 'agrovet',
  products: ['seed', 'crop_protection'],
  phone: '0712 345 678',
  whatsapp: null,
  place: 'Bahati',
  county: 'Nakuru',
  lat: -0.16,
  lng: 36.15,
  opening_hours: 'Mo-Sa 08:00-18:00',
  languages: ['sw'],
  licence_no: null,
  ...over,
});
const suggest = (b: ApiClient, args: unknown, id?: string) =>
  b.sync([{ name: 'suppliers.suggest', args, ...(id && { id }) }]);
const decide = (id: string, userId: string, more: Record<string, unknown>) =>
  admin.ask('POST', `/api/admin/suppliers/${id}`, {
    body: { user_id: userId, accept: true, reason: null, corrected: null, ...more },
  });
const near = (b: ApiClient, lat: number, lng: number, product = 'seed') =>
  b.ask('POST', '/api/suppliers/near', { body: { lat, lng, product } });
/** A shop in the directory; each test has its own corner of Kenya. */
const listed = async (over: Record<string, unknown> = {}): Promise<string> => {
  const farmer = await server.farmer();
  const one = shop(over);
  await suggest(farmer, one);
  return (await decide(one.id, farmer.userId, {})).body.listing_id;
};

test('a suggestion waits, only administrators see it, and once accepted everybody nearby finds it', async () => {
  const [farmer, buyer] = [await server.farmer(), await server.farmer()];
  const one = shop({ lat: 0.52, lng: 35.27, place: 'Eldoret', county: 'Uasin Gishu' });
  const { outcomes, changes } = await suggest(farmer, one);
  expect(outcomes[0].result).toBe('applied');
  expect(changes.rows.find((r: { kind: string }) => r.kind === 'supplier_suggestion').row).toMatchObject({
    id: one.id,
    status: 'waiting',
    phone: '+254712345678',
  });
  expect((await near(buyer, 0.5, 35.3)).body.results).toEqual([]);
  expect((await farmer.ask('GET', '/api/admin/suppliers')).status).toBe(403);
  const { suggestions } = (await admin.ask('GET', '/api/admin/suppliers')).body;
  expect(suggestions).toMatchObject([{ id: one.id, user_id: farmer.userId, status: 'waiting' }]);
  expect(
    (
      await farmer.ask('POST', `/api/admin/suppliers/${one.id}`, {
        body: { user_id: farmer.userId, accept: true, reason: null, corrected: null },
      })
    ).status,
  ).toBe(403);

  expect((await decide(one.id, farmer.userId, {})).body).toMatchObject({
    status: 'accepted',
    listing_id: expect.any(String),
  });
  const { body } = await near(buyer, 0.5, 35.3);
  expect(body.results).toMatchObject([
    {
      source: 'own',
      name: 'Mkulima Agrovet',
      vicinity: 'Eldoret, Uasin Gishu',
      phone: '+254712345678',
      distance_km: 4,
      sells: 'says',
      price_range: null,
      sms: true,
    },
  ]);
  expect(Date.parse(body.results[0].as_of)).toBeGreaterThan(Date.now() - 60_000);
  expect((await farmer.sync([], changes.cursor)).changes.rows).toMatchObject([
    { kind: 'supplier_suggestion', row: { status: 'accepted' } },
  ]);
  expect((await decide(one.id, farmer.userId, {})).body.refusal.code).toBe('suppliers.decided');
});

test('an administrator corrects a suggestion, or refuses it with a reason; each decision is recorded permanently', async () => {
  const farmer = await server.farmer();
  const [unplaced, bad] = [shop({ lat: null, lng: null, name: 'Duka' }), shop({ name: 'Spam' })];
  await suggest(farmer, unplaced);
  await suggest(farmer, bad);
  expect((await decide(unplaced.id, farmer.userId, {})).body.refusal.code).toBe('suppliers.place_missing');
  expect((await decide(bad.id, farmer.userId, { accept: false })).body.refusal.code).toBe(
    'suppliers.reason_missing',
  );
  const { id: _id, own: _own, ...fields } = unplaced;
  expect(
    (
      await decide(unplaced.id, farmer.userId, {
        corrected: { ...fields, lat: -3.4, lng: 38.5, phone: '0799 123 456' },
      })
    ).status,
  ).toBe(200);
  expect((await decide(bad.id, farmer.userId, { accept: false, reason: 'No such shop' })).body).toEqual({
    status: 'refused',
    listing_id: null,
  });
  expect((await near(farmer, -3.4, 38.5)).body.results).toMatchObject([
    { name: 'Duka', phone: '+254799123456' },
  ]);
  const { changes } = await farmer.sync([]);
  expect(changes.rows.find((r: { id: string }) => r.id === bad.id).row).toMatchObject({
    status: 'refused',
    reason: 'No such shop',
  });
  const audit = await server.database.asSystem((tx) =>
    tx.many<{ act: string; admin_id: string }>(
      sql`select act, admin_id from supplier_audit where about = any(${[unplaced.id, bad.id]}) order by at`,
    ),
  );
  expect(audit).toEqual([
    { act: 'accepted', admin_id: admin.userId },
    { act: 'refused', admin_id: admin.userId },
  ]);
});

test('SCN-18 SCN-19 finds at most three approved shops within 50 km; none within 50 km gives an empty list', async () => {
  const farmer = await server.farmer();
  const corner = { lat: 2.3, lng: 37.99 };
  for (const km of [4, 12, 30, 49, 51])
    await listed({ lat: corner.lat + km / 111.195, lng: corner.lng, name: `Duka ${km}` });
  await listed({ ...corner, name: 'Daktari', kind: 'vet', products: [] });
  const { results, radius } = (await near(farmer, corner.lat, corner.lng)).body;
  expect([results.map((r: { name: string }) => r.name), radius]).toEqual([
    ['Duka 4', 'Duka 12', 'Duka 30'],
    50_000,
  ]);
  expect((await near(farmer, corner.lat, corner.lng, 'soil testing laboratory')).body.results).toEqual([]);
  expect(
    (
      await farmer.ask('POST', '/api/suppliers/near', {
        body: { ...corner, product: 'seed', radius: 60_000 },
      })
    ).status,
  ).toBe(400);
  expect(
    (await server.browser().ask('POST', '/api/suppliers/near', { body: { ...corner, product: 'seed' } }))
      .status,
  ).toBe(401);
});

test('SCN-28 OpenStreetMap places are added to the same search: fetched once by a job, kept separate, and dated', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  const at = { lat: -1.0, lng: 34.47 };
  overpass = {
    status: 200,
    body: {
      osm3s: { timestamp_osm_base: '2026-11-20T00:00:00Z' },
      elements: [
        {
          type: 'node',
          id: 9,
          lat: at.lat + 0.01,
          lon: at.lng,
          tags: { shop: 'agrarian', name: 'Osm Agrovet', phone: '+254 733 111222' },
        },
      ],
    },
  };
  await listed({ lat: at.lat + 0.09, lng: at.lng, name: 'Duka letu' });
  const before = asked;
  const first = (await near(farmer, at.lat, at.lng)).body;
  expect([first.results.map((r: { name: string }) => r.name), first.places]).toEqual([
    ['Duka letu'],
    { state: 'waiting', as_of: null, sample: false },
  ]);
  await expect
    .poll(() => server.database.many(sql`select 1 from places where name = 'Osm Agrovet'`), {
      timeout: 15_000,
      interval: 200,
    })
    .toHaveLength(1);
  const { results, places } = (await near(other, at.lat, at.lng)).body;
  expect(results).toMatchObject([
    { source: 'own', name: 'Duka letu' },
    {
      source: 'osm',
      id: 'osm:node/9',
      name: 'Osm Agrovet',
      phone: '+254733111222',
      sells: 'likely',
      as_of: '2026-11-20T00:00:00.000Z',
      sms: false,
      distance_km: 1.1,
    },
  ]);
  expect(places).toEqual({ state: 'kept', as_of: '2026-11-20T00:00:00.000Z', sample: false });
  expect(asked).toBe(before + 1);
  expect(
    await server.database.many(sql`select name from supplier_listings where name = 'Osm Agrovet'`),
  ).toEqual([]);
});

test('a partial OpenStreetMap response with an error saves nothing, and searching still works', async () => {
  const farmer = await server.farmer();
  overpass = {
    status: 200,
    body: {
      osm3s: { timestamp_osm_base: '2026-11-20T00:00:00Z' },
      elements: [{ type: 'node', id: 1, lat: 3.6, lon: 39.2, tags: { shop: 'agrarian', name: 'Half' } }],
      remark: 'runtime error: Query timed out',
    },
  };
  const before = asked;
  await near(farmer, 3.6, 39.2);
  await expect.poll(() => asked, { timeout: 15_000 }).toBeGreaterThan(before);
  const { body } = await near(farmer, 3.6, 39.2);
  expect([body.results, body.places.state]).toEqual([[], 'waiting']);
  expect(await server.database.many(sql`select name from places where name = 'Half'`)).toEqual([]);
});

test('SCN-14 SCN-27 a diagnosis lists only suppliers from this farmer’s own searches, with the time', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  await listed({ lat: -2.9, lng: 40.1, name: 'Lamu Agrovet', place: 'Mpeketoni', county: 'Lamu' });
  const of = (b: ApiClient) =>
    server.database.asUser(b.userId, (tx) =>
      lastSuppliers(tx, b.userId, ['certified maize seed', 'agrovet fungicide']),
    );
  expect(await of(farmer)).toEqual([]);
  await near(farmer, -2.9, 40.0, 'certified bean seed');
  expect(await of(farmer)).toEqual([
    {
      name: 'Lamu Agrovet',
      location: 'Mpeketoni, Lamu',
      distance_km: 11.1,
      price_range: null,
      at: expect.stringMatching(/^\d{4}-/),
    },
  ]);
  expect(await of(other)).toEqual([]);
  const scan = (condition: string) => ({
    name: 'scans.save',
    args: {
      id: newId(),
      field_id: null,
      crop_type: 'bean',
      photo: null,
      severity: 'low',
      affected_area_percentage: 4,
      location: null,
      taken_at: new Date().toISOString(),
      known_used: 0,
      outcome: 'answer',
      condition,
      confidence: 0.9,
      top3: [],
      model: 'a'.repeat(64),
    },
  });
  const saved = async (b: ApiClient): Promise<unknown> => {
    const one = scan('bean___rust');
    await b.sync([one]);
    return server.database.asSystem((tx) =>
      tx.one(
        sql`
          select result_data -> 'diagnosis' -> 'local_suppliers' as found
          from crop_scans
          where user_id = ${b.userId} and id = ${one.args.id}
        `,
      ),
    );
  };
  expect(await saved(farmer)).toEqual({ found: await of(farmer) });
  expect(await saved(other)).toEqual({ found: [] });
});

const files = async (): Promise<string[]> => {
  const folder = path.join(server.dataDir, 'outbox-sms');
  return Promise.all(
    (await readdir(folder).catch(() => [])).sort().map((f) => readFile(path.join(folder, f), 'utf8')),
  );
};
const sms = (b: ApiClient, over: Record<string, unknown> = {}) =>
  b.ask('POST', '/api/suppliers/sms', {
    body: {
      id: newId(),
      supplierPhone: '254722000111',
      productName: 'mbegu ya maharagwe',
      farmerLocation: 'Bahati',
      callBack: '0733 222 111',
      ...over,
    },
  });

test('SCN-21 an SMS goes only to a listed shop, once per id, and says that this server only writes a file', async () => {
  await listed({ phone: '0722 000 111', lat: -4.2, lng: 39.4 });
  const farmer = await server.farmer();
  const id = newId();
  expect((await sms(farmer, { supplierPhone: '254722999999' })).body.refusal.code).toBe(
    'suppliers.not_listed',
  );
  expect((await sms(farmer, { id })).body).toEqual({ sent: true, left: 4, stand_in: true });
  expect((await sms(farmer, { id })).body).toEqual({ sent: true, left: 4, stand_in: true });
  expect((await files()).filter((f) => f.includes('+254733222111'))).toEqual([
    'To: +254722000111\n\nMkulima wa karibu na Bahati anauliza: mna mbegu ya maharagwe? Mpigie +254733222111. Imetumwa na Mavuno\n',
  ]);
  expect((await sms(farmer, { farmerLocation: '-0.30310, 36.08000' })).body.refusal.code).toBe(
    'suppliers.place_too_exact',
  );
  expect((await sms(farmer, { productName: 'see www.bet.ke' })).body.refusal.code).toBe(
    'suppliers.product_wrong',
  );
  expect((await sms(farmer, { callBack: '12' })).body.refusal.code).toBe('suppliers.phone_wrong');
  // Calling back a foreign number can be expensive.
  expect((await sms(await server.farmer(), { callBack: '+88213000111' })).body.refusal.code).toBe(
    'suppliers.phone_wrong',
  );
});

test('SCN-21 a message that the service may have sent counts, and a repeat does not send it again', async () => {
  await listed({ phone: '0722 000 444', lat: -4.25, lng: 39.45 });
  const { userId } = await server.farmer();
  let attempts = 0;
  const sender: SmsSender = {
    isFake: false,
    send: async () => {
      attempts += 1;
      return { ok: false, reason: 'busy', code: 'timeout', maybeSent: true };
    },
  };
  const body = {
    id: newId(),
    supplierPhone: '254722000444',
    productName: 'mbegu ya maharagwe',
    farmerLocation: 'Bahati',
  };
  for (let i = 0; i < 2; i += 1)
    expect(await sendSms({ db: server.database, sender }, userId, body, new Date())).toMatchObject({
      ok: false,
      code: 'suppliers.sms_unknown',
    });
  expect(attempts).toBe(1);
});

test('SCN-21 a farmer can send five messages a day, even with simultaneous requests', async () => {
  await listed({ phone: '0722 000 222', lat: -4.3, lng: 39.5 });
  const farmer = await server.farmer();
  const answers = [];
  for (let i = 0; i < 2; i += 1)
    answers.push(
      ...(await Promise.all(Array.from({ length: 3 }, () => sms(farmer, { supplierPhone: '254722000222' })))),
    );
  expect(answers.filter((a) => a.status === 200)).toHaveLength(5);
  expect(answers.filter((a) => a.status !== 200).map((a) => a.body.refusal)).toEqual([
    { code: 'suppliers.sms_limit', details: { limit: 5 } },
  ]);
});

test('SCN-21 a message with an unknown outcome is not called sent, and a shop has a daily limit of messages', async () => {
  await listed({ phone: '0722 000 333', lat: -4.35, lng: 39.55 });
  const farmer = await server.farmer();
  const id = newId();
  const write = (state: string, one = newId()) =>
    server.database.asSystem((tx) =>
      tx.run(
        sql`
          insert into supplier_messages (id, user_id, phone, state)
          values (${one}, ${farmer.userId}, '+254722000333', ${state})
        `,
      ),
    );
  // The server stopped after storing the row, before the provider answered.
  await write('sending', id);
  expect((await sms(farmer, { id, supplierPhone: '254722000333' })).body.refusal.code).toBe(
    'suppliers.sms_unknown',
  );
  const sentId = newId();
  await write('sent', sentId);
  for (let i = 1; i < 20; i += 1) await write('sent');
  // A repeated request gets its own result, not the limit.
  expect((await sms(farmer, { id: sentId, supplierPhone: '254722000333' })).body).toMatchObject({
    sent: true,
  });
  expect((await sms(farmer, { supplierPhone: '254722000333' })).body.refusal).toEqual({
    code: 'suppliers.sms_shop_limit',
    details: { limit: 20 },
  });
});

test('a report closes a shop once an administrator agrees; a correction changes it; a correct listing stays', async () => {
  const farmer = await server.farmer();
  const at = { lat: 4.2, lng: 34.4 };
  const [gone, moved] = [await listed({ ...at, name: 'Gone' }), await listed({ ...at, name: 'Moved' })];
  const report = (listingId: string, what: string) => ({
    name: 'suppliers.report',
    args: { id: newId(), listing_id: listingId, what, note: 'nilienda' },
  });
  const sent = [report(gone, 'closed'), report(moved, 'wrong'), report(newId(), 'closed')];
  expect(
    (await farmer.sync(sent)).outcomes.map((o: { code?: string; result: string }) => o.code ?? o.result),
  ).toEqual(['applied', 'applied', 'suppliers.not_found']);
  // Repeating an open report does not create a second one.
  await farmer.sync([report(gone, 'closed')]);
  const { reports } = (await admin.ask('GET', '/api/admin/suppliers')).body;
  expect(reports).toMatchObject([
    { what: 'closed', note: 'nilienda', listing: { id: gone, name: 'Gone' } },
    { what: 'wrong', listing: { id: moved } },
  ]);
  const settle = (i: number, body: object) =>
    admin.ask('POST', `/api/admin/supplier-reports/${sent[i]!.args.id}`, {
      body: { user_id: farmer.userId, corrected: null, ...body },
    });
  expect((await settle(0, { act: 'close' })).status).toBe(200);
  const { id: _id, own: _own, ...fields } = shop({ ...at, name: 'Moved', phone: '0700 123 123' });
  expect((await settle(1, { act: 'correct', corrected: fields })).status).toBe(200);
  expect((await near(farmer, at.lat, at.lng)).body.results).toMatchObject([
    { name: 'Moved', phone: '+254700123123' },
  ]);
  expect((await settle(0, { act: 'keep' })).body.refusal.code).toBe('suppliers.decided');
});

test('no farmer can see or change another farmer’s data, or write to the directory', async () => {
  const [mine, thief] = [await server.farmer(), await server.farmer()];
  const one = shop();
  await suggest(mine, one);
  expect((await thief.sync([])).changes.rows).toEqual([]);
  const as = (work: Parameters<TestServer['database']['asUser']>[1]) =>
    server.database.asUser(thief.userId, work);
  for (const table of [
    'supplier_suggestions',
    'supplier_searches',
    'supplier_messages',
    'supplier_reports',
    'supplier_audit',
  ]) {
    expect(
      await as((tx) =>
        tx.many({
          text: `select * from ${table} where user_id is distinct from $1`.replace(
            'user_id',
            table === 'supplier_audit' ? 'admin_id' : 'user_id',
          ),
          values: [thief.userId],
        }),
      ),
    ).toEqual([]);
  }
  await expect(
    as((tx) =>
      tx.run(
        sql`
          insert into supplier_listings (id, name, kind, place, county, lat, lng, checked_at)
          values (${newId()}, 'x', 'agrovet', 'x', 'x', 0, 0, now())
        `,
      ),
    ),
  ).rejects.toThrow(/row-level security/);
  expect(await as((tx) => tx.run(sql`update supplier_listings set name = 'mine'`))).toBe(0);
  expect(await as((tx) => tx.run(sql`delete from supplier_listings`))).toBe(0);
});

test('refuses wrong and missing values by name, allows five open suggestions, and applies the same command once', async () => {
  const farmer = await server.farmer();
  const bad = [
    { phone: '12' },
    { name: ' ' },
    { kind: 'casino' },
    { lat: 91 },
    { products: ['gold'] },
    { place: undefined },
  ];
  const { outcomes } = await farmer.sync(
    bad.map((over) => ({ name: 'suppliers.suggest', args: shop(over) })),
  );
  expect(outcomes.map((o: { code: string }) => o.code)).toEqual([
    'suppliers.phone_wrong',
    'suppliers.name_missing',
    ...Array(4).fill('sync.invalid'),
  ]);
  const id = newId();
  const one = shop();
  await suggest(farmer, one, id);
  await suggest(farmer, one, id);
  expect((await suggest(farmer, one)).outcomes[0].code).toBe('suppliers.exists');
  const more = await farmer.sync(
    Array.from({ length: 5 }, () => ({ name: 'suppliers.suggest', args: shop() })),
  );
  expect(more.outcomes.map((o: { code?: string; result: string }) => o.code ?? o.result)).toEqual([
    ...Array(4).fill('applied'),
    'suppliers.too_many',
  ]);
});
