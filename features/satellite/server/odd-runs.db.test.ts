import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileServer, serveLike } from '#adapters/satellite/testing.ts';
import { type ApiClient, openTestServer, type TestServer } from '#apps/server/testing.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

let catalogue: FileServer;
let server: TestServer;
const searching = { now: 0, most: 0, all: 0 };
let letGo = (): void => undefined;
const allBegun = new Promise<void>((done) => {
  letGo = done;
});
/** The catalogue's answer, once all have asked. */
let says: { readonly status: number; readonly features: readonly object[] } = { status: 200, features: [] };
const asset = (name: string) => ({
  href: `http://169.254.169.254/${name}.tif`,
  'raster:bands': [{ scale: 0.0001, offset: -0.1 }],
});
/** A pass whose files are on a forbidden host. */
const away = {
  id: 'away',
  properties: { datetime: new Date(Date.now() - DAY_MS).toISOString(), 'proj:epsg': 32_737 },
  assets: Object.fromEntries(
    ['blue', 'green', 'red', 'nir', 'swir16', 'scl'].map((name) => [name, asset(name)]),
  ),
};
beforeAll(async () => {
  // A catalogue without passes that answers slowly once all have asked: until then an analysis is in
  // progress.
  catalogue = await serveLike((request, response) => {
    request.resume();
    searching.all += 1;
    searching.most = Math.max(searching.most, (searching.now += 1));
    void allBegun.then(() =>
      setTimeout(() => {
        searching.now -= 1;
        response
          .writeHead(says.status)
          .end(JSON.stringify({ type: 'FeatureCollection', features: says.features }));
      }, 300),
    );
  });
  server = await openTestServer({
    SATELLITE_URL: catalogue.urlFor('/v1'),
    SATELLITE_AFRICA_URL: 'off',
    SATELLITE_HOSTS: catalogue.host,
  });
});
afterAll(async () => {
  await server?.stop();
  catalogue?.close();
});

const pro = async (): Promise<ApiClient> => {
  await server.database.run(sql`truncate rate_limits`);
  const farmer = await server.farmer();
  await server.database.asSystem((tx) =>
    tx.run(sql`
      insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
      values (${newId()}, ${farmer.userId}, 'x@mavuno.test', 'monthly', 'active', now(),
        now() + interval '30 days')
    `),
  );
  return farmer;
};
const plant = async (farmer: ApiClient, n: number): Promise<string> => {
  const id = newId();
  await farmer.sync([
    {
      name: 'fields.add',
      args: {
        id,
        farm_id: newId(),
        name: `Shamba ${n}`,
        size: 2,
        size_unit: 'acres',
        crop_type: 'maize',
        season: '2026-short',
        soil_type: 'loam',
        irrigation_type: 'rain_fed',
        place: { lat: -0.3031 + n / 100, lng: 36.08, accuracy_m: 12 },
        location_description: 'Nakuru',
      },
    },
  ]);
  return id;
};
const ask = (farmer: ApiClient, id: string) =>
  farmer.ask('POST', '/api/satellite/runs', { body: { field_id: id } });
const begin = async (farmer: ApiClient, n: number): Promise<string> => {
  const { status, body } = await ask(farmer, await plant(farmer, n));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id as string;
};
const ended = async (farmer: ApiClient, id: string): Promise<string | null> => {
  await expect
    .poll(async () => (await farmer.ask('GET', `/api/satellite/runs/${id}`)).body.state as string, {
      timeout: 20_000,
    })
    .toMatch(/done|failed/);
  return (await farmer.ask('GET', `/api/satellite/runs/${id}`)).body.failure as string | null;
};

test('SAT-04 one server runs at most four analyses at once; other requests wait in the queue', async () => {
  const [one, other] = [await pro(), await pro()];
  const runs = [];
  for (let n = 0; n < 5; n += 1)
    runs.push([one, await begin(one, n)] as const, [other, await begin(other, n)] as const);
  letGo();
  for (const [farmer, id] of runs) await ended(farmer, id);
  expect([searching.all, searching.most]).toEqual([10, 4]);
}, 60_000);

test('without a pass, a catalogue or readable files, the run ends with a failure code', async () => {
  const farmer = await pro();
  const words = [];
  for (const [n, one] of [
    { status: 200, features: [] },
    { status: 502, features: [] },
    { status: 404, features: [] },
    { status: 200, features: [away] },
  ].entries()) {
    says = one;
    words.push(await ended(farmer, await begin(farmer, n)));
  }
  expect(words).toEqual(['no_passes', 'unreachable', 'wrong', 'wrong']);
}, 60_000);

test('the request for a field of 10,000 hectares is refused', async () => {
  const farmer = await pro();
  const field = await plant(farmer, 1);
  await server.database.asSystem((tx) =>
    tx.run(sql`update fields set size_hectares = 10000 where id = ${field}`),
  );
  const before = searching.all;
  expect(await ask(farmer, field)).toMatchObject({
    status: 422,
    body: { refusal: { code: 'satellite.too_large', details: { hectares: 2_000 } } },
  });
  expect(searching.all).toBe(before);
});
