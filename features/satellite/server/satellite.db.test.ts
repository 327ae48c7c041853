import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawnArchive, type Drawn, type FileServer } from '#adapters/satellite/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { type Browser, openHouse } from '#apps/server/testing.ts';

let archive: FileServer;
let house: Awaited<ReturnType<typeof openHouse>>;
const DAY = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
const cloud = (): number => 9;
const drawn: Drawn[] = [{ id: 'new', at: ago(3) }, { id: 'hidden', at: ago(8), scl: cloud }, { id: 'middle', at: ago(13) }, { id: 'old', at: ago(18), nir: 4_500 }];
beforeAll(async () => {
  archive = await drawnArchive(drawn);
  house = await openHouse({ SATELLITE_URL: archive.address('/v1'), SATELLITE_AFRICA_URL: 'off', SATELLITE_HOSTS: archive.host });
});
afterAll(async () => { await house?.stop(); archive?.close(); });

const pro = async (): Promise<Browser> => {
  await house.database.run(sql`truncate rate_limits`);
  const farmer = await house.farmer();
  await house.database.asSystem((tx) => tx.run(sql`
    insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at) values (${newId()}, ${farmer.userId}, 'x@mavuno.test', 'monthly', 'active', now(), now() + interval '30 days')`));
  return farmer;
};
const plant = async (farmer: Browser, acres = 2.5): Promise<string> => {
  const id = newId();
  const { outcomes } = await farmer.sync([{ name: 'fields.add', args: { id, farm_id: newId(), name: 'Shamba', size: acres, size_unit: 'acres', crop_type: 'maize', season: '2026-short', soil_type: 'loam', irrigation_type: 'rain_fed', place: { lat: -0.3031, lng: 36.08, accuracy_m: 12 }, location_description: 'Nakuru' } }]);
  if (outcomes[0].result !== 'applied') throw new Error(JSON.stringify(outcomes));
  return id;
};
const ended = async (farmer: Browser, id: string) => {
  for (let i = 0; i < 200; i += 1) {
    const { body } = await farmer.ask('GET', `/api/satellite/runs/${id}`);
    if (body.state === 'done' || body.state === 'failed') return body;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error('the analysis does not end');
};
const analysed = async (farmer: Browser, field: string) => {
  const { status, body } = await farmer.ask('POST', '/api/satellite/runs', { body: { field_id: field } });
  return status === 200 ? ended(farmer, body.id) : { status, ...body };
};
const resultOf = async (farmer: Browser) => (await farmer.sync([])).changes.rows.filter(({ kind }: { kind: string }) => kind === 'satellite_result').map(({ row }: { row: unknown }) => row)[0];

test('SAT-04 SAT-11 Pro has a field analysed: the passes are read in the background, and what they say travels to the phone', async () => {
  const farmer = await pro();
  const field = await plant(farmer);
  expect(await analysed(farmer, field)).toMatchObject({ state: 'done', failure: null, field_id: field, bytes: expect.any(Number) });
  const result = await resultOf(farmer);
  expect(result).toMatchObject({
    id: field, of: 'plot', moistureStress: 'low', soilAnalysis: { data_source: 'Copernicus Sentinel-2 L2A', spatial_resolution: 10 }, problemAreas: [],
    vegetationIndices: { ndvi: expect.closeTo(0.8, 3), evi: expect.closeTo(0.69, 2), savi: expect.closeTo(0.6, 3), ndmi: expect.closeTo(0.385, 2) },
  });
  expect(result.passes.map(({ ndvi }: { ndvi: number | null }) => ndvi && Math.round(ndvi * 100) / 100)).toEqual([0.75, 0.8, null, 0.8]);
  expect(result.pictures.map(({ view }: { view: string }) => view)).toEqual(['ndvi', 'rgb', 'infrared', 'moisture']);
  for (const { png } of result.pictures) expect(Buffer.from(png, 'base64').subarray(1, 4).toString()).toBe('PNG');
  // Of the whole season, not of the moment at which the newest pass alone was read.
  expect(result.trend).toMatchObject({ trend: 'steady', change: expect.any(Number) });
  const [northWest, , southEast] = result.corners;
  expect(northWest.lat > -0.3031 && southEast.lat < -0.3031 && northWest.lng < 36.08 && southEast.lng > 36.08).toBe(true);
});

test('what was read of a scene is not read again; a new pass is added to the season', async () => {
  const farmer = await pro();
  const field = await plant(farmer);
  await analysed(farmer, field);
  const before = archive.asked.filter((one) => one !== 'search').length;
  await analysed(farmer, field);
  expect(archive.asked.filter((one) => one !== 'search').length).toBe(before);
  drawn.unshift({ id: 'newest', at: ago(1), nir: 3_500 });
  await analysed(farmer, field);
  drawn.shift();
  const result = await resultOf(farmer);
  expect(result.vegetationIndices.ndvi).toBeCloseTo(0.667, 2);
  expect(result.passes).toHaveLength(5);
});

test('SAT-01 Free is refused, so is another’s field and one whose place is a guess; the seventh analysis of a day waits', async () => {
  const free = await house.farmer();
  const own = await plant(free);
  expect(await analysed(free, own)).toMatchObject({ status: 403, refusal: { code: 'plans.pro_only' } });
  const farmer = await pro();
  expect(await analysed(farmer, own)).toMatchObject({ status: 404, refusal: { code: 'satellite.not_found' } });
  const field = await plant(farmer);
  for (let i = 0; i < 6; i += 1) expect((await analysed(farmer, field)).state).toBe('done');
  expect(await analysed(farmer, field)).toMatchObject({ status: 429, refusal: { code: 'satellite.too_many', details: { limit: 6 } } });
});

test('a field that goes takes along what was seen of it', async () => {
  const farmer = await pro();
  const field = await plant(farmer);
  await analysed(farmer, field);
  await farmer.sync([{ name: 'fields.remove', args: { id: field } }]);
  const left = await house.database.asSystem((tx) => tx.one<{ n: number }>(sql`select (select count(*) from satellite_readings where user_id = ${farmer.userId}) + (select count(*) from satellite_results where user_id = ${farmer.userId}) as n`));
  expect(Number(left.n)).toBe(0);
});

test('SAT-10 the report is a paper too, in the farmer’s language, for the field’s own farmer only', async () => {
  const farmer = await pro();
  const field = await plant(farmer);
  const other = await house.farmer();
  expect((await farmer.ask('GET', `/api/satellite/results/${field}/pdf?language=en`)).status).toBe(404);
  await analysed(farmer, field);
  for (const language of ['en', 'sw']) {
    const { status, raw } = await farmer.ask('GET', `/api/satellite/results/${field}/pdf?language=${language}`);
    expect([status, raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }
  expect((await other.ask('GET', `/api/satellite/results/${field}/pdf?language=en`)).status).toBe(404);
});
