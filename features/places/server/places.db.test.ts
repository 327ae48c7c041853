import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { REQUEST_INTERVAL_MS, takeSlot } from './rate-limit.ts';

let server: TestServer;
let amina: ApiClient;
/** A Nominatim server; the test sets its next answer. */
let says: { status: number; body: unknown };
let asked: { url: string; at: number }[] = [];
const http = createServer((request, response) => {
  asked.push({ url: request.url!, at: Date.now() });
  response.writeHead(says.status, { 'content-type': 'application/json' }).end(JSON.stringify(says.body));
});
const place = (name: string) => ({
  name,
  display_name: `${name}, Nakuru, Kenya`,
  lat: '-0.1541',
  lon: '36.1463',
});

beforeAll(async () => {
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  server = await openTestServer({ GEOCODER_URL: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
  amina = await server.farmer();
});
beforeEach(async () => {
  [says, asked] = [{ status: 200, body: [place('Bahati')] }, []];
  await server.database.run(sql`truncate rate_limits`);
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`delete from places_answers`);
    await tx.run(sql`update places_pace set next_at = now(), failures = 0, resting_until = null`);
  });
});
afterAll(async () => {
  await server.stop();
  http.closeAllConnections();
  http.close();
});

const search = (query: string, b = amina, language = 'sw') =>
  b.ask('POST', '/api/places/search', { body: { query, language } });
const nameOf = (lat: number, lng: number, b = amina) =>
  b.ask('POST', '/api/places/reverse', { body: { lng, lat, language: 'en' } });
const age = (days: number) =>
  server.database.asSystem((tx) =>
    tx.run(sql`update places_answers set asked_at = now() - make_interval(days => ${days})`),
  );

test('a search reaches the map once; the same query from anyone is then answered from the cache', async () => {
  const first = await search('Soko la Bahati');
  expect(first.body).toEqual({
    places: [{ name: 'Bahati', detail: 'Nakuru, Kenya', lat: -0.1541, lng: 36.1463 }],
    sample: false,
    as_of: expect.any(String),
  });
  const other = await server.farmer();
  expect((await search('  soko la BAHATI ', other)).body).toEqual(first.body);
  expect(asked).toHaveLength(1);
  await search('Soko la Bahati', amina, 'en');
  expect(asked).toHaveLength(2);
});

test('queries in another script or of symbols only are cached separately', async () => {
  for (const [at, query] of ['ባሕር ዳር', 'አዲስ አበባ', '!!', '??'].entries()) {
    says.body = [place(`Mji ${at}`)];
    expect((await search(query)).body.places[0].name).toBe(`Mji ${at}`);
  }
  expect(asked).toHaveLength(4);
});

test('FLD-31 reverse search sends rounded coordinates and returns the first place name, or null if there is none', async () => {
  says.body = place('Bahati');
  expect((await nameOf(-0.154123, 36.146298)).body).toMatchObject({ name: 'Bahati', sample: false });
  expect(asked[0]!.url).toContain('lat=-0.154&lon=36.146&');
  expect((await nameOf(-0.15442, 36.14609)).body.name).toBe('Bahati');
  expect(asked).toHaveLength(1);
  says.body = { error: 'Unable to geocode' };
  expect(await nameOf(-4.5, 41)).toMatchObject({ status: 200, body: { name: null } });
});

test('simultaneous searches are sent one second apart, and a full queue is refused', async () => {
  const farmers = await Promise.all(Array.from({ length: 9 }, () => server.farmer()));
  const answers = await Promise.all(farmers.map((b, i) => search(`Kijiji ${i}`, b)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.length - refused.length).toBe(asked.length);
  expect(asked.length).toBeGreaterThanOrEqual(5);
  expect(refused.length).toBeGreaterThanOrEqual(3);
  for (const { body } of refused) expect(body.refusal.code).toBe('places.busy');
  expect(asked[asked.length - 1]!.at - asked[0]!.at).toBeGreaterThanOrEqual((asked.length - 1) * 1_000);
});

test('two servers on one database share the request interval', async () => {
  const { database } = await testDatabase();
  const slots = await Promise.all([takeSlot(database), takeSlot(database), takeSlot(database)]);
  const waits = slots.map((slot) => (typeof slot === 'object' ? slot.waitMs : NaN)).sort((a, b) => a - b);
  expect(waits[0]).toBeLessThan(50);
  expect(waits[1]! - waits[0]!).toBeGreaterThan(REQUEST_INTERVAL_MS - 300);
  expect(waits[2]! - waits[1]!).toBeGreaterThan(REQUEST_INTERVAL_MS - 300);
});

test('a failing map is not queried for a while, longer each time; meanwhile old answers are used', async () => {
  await search('Bahati');
  await age(31);
  says = { status: 429, body: 'slow down' };
  await server.database.asSystem((tx) => tx.run(sql`update places_pace set next_at = now()`));
  expect((await search('Bahati')).body.places[0].name).toBe('Bahati');
  expect(asked).toHaveLength(2);
  expect(await search('Njoro')).toMatchObject({
    status: 502,
    body: { refusal: { code: 'places.unreachable' } },
  });
  expect(asked).toHaveLength(2);
  const rest = () =>
    server.database.asSystem((tx) =>
      tx.one<{ s: number; failures: number }>(
        sql`select extract(epoch from resting_until - now())::int as s, failures from places_pace`,
      ),
    );
  const first = await rest();
  const wake = () =>
    server.database.asSystem((tx) =>
      tx.run(sql`update places_pace set resting_until = now(), next_at = now()`),
    );
  await wake();
  await search('Molo');
  const second = await rest();
  expect(second.s).toBeGreaterThan(first.s * 1.5);
  await wake();
  says = { status: 200, body: [] };
  expect((await search('Molo')).body.places).toEqual([]);
  expect((await rest()).failures).toBe(0);
});

test.each<[string, unknown]>([
  ['a page instead of JSON', '<html>'],
  ['a number', 7],
  ['an object', { places: [] }],
])('%s from the map is answered with an error', async (_, body) => {
  says.body = body;
  expect(await search('Bahati')).toMatchObject({
    status: 502,
    body: { refusal: { code: 'places.unreachable' } },
  });
});

test('invalid searches never reach the map, and searches are rate-limited', async () => {
  const bad = [
    { query: 'B', language: 'sw' },
    { query: 'x'.repeat(81), language: 'sw' },
    { query: 'Bahati', language: 'fr' },
    {},
  ];
  for (const body of bad) expect((await amina.ask('POST', '/api/places/search', { body })).status).toBe(400);
  for (const body of [
    { lat: 91, lng: 0, language: 'en' },
    { lat: '0', lng: 0, language: 'en' },
    { lng: 0, language: 'en' },
  ])
    expect((await amina.ask('POST', '/api/places/reverse', { body })).status).toBe(400);
  expect(asked).toHaveLength(0);
  expect(
    (await server.browser().ask('POST', '/api/places/search', { body: { query: 'Bahati', language: 'sw' } }))
      .status,
  ).toBe(401);
  const many = await server.farmer();
  const statuses = [];
  for (let i = 0; i < 12; i++) statuses.push((await search('Bahati', many)).status);
  expect(statuses.filter((s) => s === 429)).toHaveLength(2);
});

test('cached answers expire, and no user transaction can read them', async () => {
  await search('Bahati');
  expect(
    await server.database.readAsUser(amina.userId, (tx) => tx.many(sql`select key from places_answers`)),
  ).toEqual([]);
  await age(91);
  await server.upkeep();
  expect(await server.database.asSystem((tx) => tx.many(sql`select key from places_answers`))).toEqual([]);
});

test('map search is off without configuration; the sample geocoder labels its answers as samples', async () => {
  for (const [env, available, sample] of [
    [{}, false, false],
    [{ GEOCODER_URL: 'sample' }, true, true],
  ] as const) {
    const other = await openTestServer(env);
    try {
      const b = await other.farmer();
      expect((await b.ask('GET', '/api/places/wider')).body).toEqual({ available, sample });
      const answer = await search('Bahati', b);
      if (available)
        expect(answer.body).toMatchObject({ sample: true, places: [{ name: 'SAMPLE Bahati' }, {}] });
      else expect(answer).toMatchObject({ status: 503, body: { refusal: { code: 'places.off' } } });
    } finally {
      await other.stop();
    }
  }
});
