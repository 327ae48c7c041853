import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileServer, serveLike } from '#adapters/satellite/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { type Browser, openHouse } from '#apps/server/testing.ts';

let catalogue: FileServer;
let house: Awaited<ReturnType<typeof openHouse>>;
const searching = { now: 0, most: 0, all: 0 };
let letGo = (): void => undefined;
const allBegun = new Promise<void>((done) => { letGo = done; });
beforeAll(async () => {
  // A catalogue without passes that answers when all have asked, and slowly: meanwhile an analysis is under way.
  catalogue = await serveLike((request, response) => {
    request.resume();
    searching.all += 1;
    searching.most = Math.max(searching.most, searching.now += 1);
    void allBegun.then(() => setTimeout(() => { searching.now -= 1; response.writeHead(200).end(JSON.stringify({ type: 'FeatureCollection', features: [] })); }, 300));
  });
  house = await openHouse({ SATELLITE_URL: catalogue.address('/v1'), SATELLITE_AFRICA_URL: 'off', SATELLITE_HOSTS: catalogue.host });
});
afterAll(async () => { await house?.stop(); catalogue?.close(); });

const pro = async (): Promise<Browser> => {
  await house.database.run(sql`truncate rate_limits`);
  const farmer = await house.farmer();
  await house.database.asSystem((tx) => tx.run(sql`
    insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at) values (${newId()}, ${farmer.userId}, 'x@mavuno.test', 'monthly', 'active', now(), now() + interval '30 days')`));
  return farmer;
};
const begin = async (farmer: Browser, n: number): Promise<string> => {
  const id = newId();
  await farmer.sync([{ name: 'fields.add', args: { id, farm_id: newId(), name: `Shamba ${n}`, size: 2, size_unit: 'acres', crop_type: 'maize', season: '2026-short', soil_type: 'loam', irrigation_type: 'rain_fed', place: { lat: -0.3031 + n / 100, lng: 36.08, accuracy_m: 12 }, location_description: 'Nakuru' } }]);
  const { status, body } = await farmer.ask('POST', '/api/satellite/runs', { body: { field_id: id } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id as string;
};

test('SAT-04 of all that farmers ask for one server works at four analyses at once, and the others wait their turn', async () => {
  const [one, other] = [await pro(), await pro()];
  const runs = [];
  for (let n = 0; n < 5; n += 1) runs.push([one, await begin(one, n)] as const, [other, await begin(other, n)] as const);
  letGo();
  for (const [farmer, id] of runs) {
    await expect.poll(async () => (await farmer.ask('GET', `/api/satellite/runs/${id}`)).body.state as string, { timeout: 20_000 }).toMatch(/done|failed/);
  }
  expect([searching.all, searching.most]).toEqual([10, 4]);
}, 60_000);
