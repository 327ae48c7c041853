import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  daysAgo,
  runAnalysis,
  closeTestEnv,
  createFarmer,
  nakuru,
  openTestEnv,
  addField,
  requestRun,
  rowsOf,
  type SatelliteTestEnv,
} from './testing.ts';

let world: SatelliteTestEnv;
beforeAll(async () => {
  world = await openTestEnv([
    { id: 'new', at: daysAgo(3) },
    { id: 'hidden', at: daysAgo(8), scl: () => 9 },
    { id: 'middle', at: daysAgo(13) },
    { id: 'old', at: daysAgo(18), nir: 4_500 },
  ]);
});
afterAll(() => closeTestEnv(world));

const resultOf = async (farmer: ApiClient) => (await rowsOf(farmer, 'satellite_result'))[0].row;

test('SAT-04 SAT-11 a Pro field is analysed in the background and the result syncs to the phone', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  expect(await runAnalysis(farmer, field)).toMatchObject({
    state: 'done',
    failure: null,
    field_id: field,
    bytes: expect.any(Number),
  });
  const result = await resultOf(farmer);
  expect(result).toMatchObject({
    id: field,
    of: 'plot',
    moistureStress: 'low',
    soilAnalysis: { data_source: 'Copernicus Sentinel-2 L2A', spatial_resolution: 10 },
    problemAreas: [],
    vegetationIndices: {
      ndvi: expect.closeTo(0.8, 3),
      evi: expect.closeTo(0.69, 2),
      savi: expect.closeTo(0.6, 3),
      ndmi: expect.closeTo(0.385, 2),
    },
  });
  expect(
    result.passes.map(({ ndvi }: { ndvi: number | null }) => ndvi && Math.round(ndvi * 100) / 100),
  ).toEqual([0.75, 0.8, null, 0.8]);
  expect(result.pictures.map(({ view }: { view: string }) => view)).toEqual([
    'ndvi',
    'rgb',
    'infrared',
    'moisture',
  ]);
  for (const { png } of result.pictures)
    expect(Buffer.from(png, 'base64').subarray(1, 4).toString()).toBe('PNG');
  // The trend covers the whole season, not just the newest pass that was read first.
  expect(result.trend).toMatchObject({ trend: 'steady', change: expect.any(Number) });
  const [northWest, , southEast] = result.corners;
  expect(
    northWest.lat > nakuru.lat &&
      southEast.lat < nakuru.lat &&
      northWest.lng < nakuru.lng &&
      southEast.lng > nakuru.lng,
  ).toBe(true);
});

test('scenes already read are not read again; a new pass is added to the season', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  await runAnalysis(farmer, field);
  const before = world.archive.requestLog.filter((one) => one !== 'search').length;
  await runAnalysis(farmer, field);
  expect(world.archive.requestLog.filter((one) => one !== 'search').length).toBe(before);
  world.simulatedPasses.unshift({ id: 'newest', at: daysAgo(1), nir: 3_500 });
  await runAnalysis(farmer, field);
  world.simulatedPasses.shift();
  const result = await resultOf(farmer);
  expect(result.vegetationIndices.ndvi).toBeCloseTo(0.667, 2);
  expect(result.passes).toHaveLength(5);
});

test('SAT-01 refuses Free accounts and other farmers’ fields, and a seventh analysis in a day', async () => {
  const free = await createFarmer(world, false);
  const own = await addField(free);
  expect(await requestRun(free, own)).toMatchObject({
    status: 403,
    body: { refusal: { code: 'plans.pro_only' } },
  });
  const farmer = await createFarmer(world);
  expect(await requestRun(farmer, own)).toMatchObject({
    status: 404,
    body: { refusal: { code: 'satellite.not_found' } },
  });
  const field = await addField(farmer);
  for (let i = 0; i < 6; i += 1) expect((await runAnalysis(farmer, field)).state).toBe('done');
  expect(await requestRun(farmer, field)).toMatchObject({
    status: 429,
    body: { refusal: { code: 'satellite.too_many', details: { limit: 6 } } },
  });
});

test('deleting a field deletes its satellite readings and results', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  await runAnalysis(farmer, field);
  await farmer.sync([{ name: 'fields.remove', args: { id: field } }]);
  const left = await world.server.database.asSystem((tx) =>
    tx.one<{ n: number }>(
      sql`
        select (select count(*) from satellite_readings where user_id = ${farmer.userId}) + (select count(*)
          from satellite_results where user_id = ${farmer.userId}) as n
      `,
    ),
  );
  expect(Number(left.n)).toBe(0);
});

test('SAT-10 the report is available as a PDF in both languages, only to the field’s farmer', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  const other = await createFarmer(world, false);
  expect((await farmer.ask('GET', `/api/satellite/results/${field}/pdf?language=en`)).status).toBe(404);
  await runAnalysis(farmer, field);
  for (const language of ['en', 'sw']) {
    const { status, raw } = await farmer.ask(
      'GET',
      `/api/satellite/results/${field}/pdf?language=${language}`,
    );
    expect([status, raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  }
  expect((await other.ask('GET', `/api/satellite/results/${field}/pdf?language=en`)).status).toBe(404);
});
