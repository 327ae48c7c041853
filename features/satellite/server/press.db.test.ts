import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import type { Catalogue } from './ports.ts';
import type { RunJob } from './run.ts';
import {
  daysAgo,
  runAnalysis,
  closeTestEnv,
  cursorOf,
  createFarmer,
  openTestEnv,
  addField,
  requestRun,
  rowsOf,
  runByHand,
  waitForResult,
  type SatelliteTestEnv,
} from './testing.ts';
import { watchWith } from './watch.ts';

let world: SatelliteTestEnv;
beforeAll(async () => {
  world = await openTestEnv([
    { id: 'p3', at: daysAgo(3) },
    { id: 'p8', at: daysAgo(8) },
  ]);
});
afterAll(async () => closeTestEnv(world));

const latest = (farmer: Pick<ApiClient, 'ask'>, field: string) =>
  farmer.ask('GET', `/api/satellite/fields/${field}/run`);

test('SAT-01 of eight simultaneous requests for eight fields, six start and two exceed the daily limit', async () => {
  const farmer = await createFarmer(world);
  const fields: string[] = [];
  for (let n = 0; n < 8; n += 1) fields.push(await addField(farmer, { name: `Shamba ${n}` }));
  const answers = await Promise.all(fields.map((field) => requestRun(farmer, field)));
  expect(answers.map(({ status, body }) => (status === 200 ? 'begun' : body.refusal.code)).sort()).toEqual([
    ...Array.from({ length: 6 }, () => 'begun'),
    'satellite.too_many',
    'satellite.too_many',
  ]);
});

test('SAT-04 a farmer who requests an analysis during a scheduled one gets its result, even if nothing is new', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  await runAnalysis(farmer, field);
  const cursor = await cursorOf(farmer);
  const byWatch = await runByHand(world, farmer, field, {}, false);
  await byWatch.execute();
  expect(await rowsOf(farmer, 'satellite_result', cursor)).toEqual([]);
  const pressed = await runByHand(world, farmer, field, {}, false);
  const during: Catalogue = {
    name: 'during',
    scenes: async (...asked) => {
      expect((await requestRun(farmer, field)).body.id).toBe(pressed.runId);
      return pressed.usual.catalogues[0]!.scenes(...asked);
    },
  };
  await pressed.execute({ catalogues: [during] });
  const run = (await farmer.ask('GET', `/api/satellite/runs/${pressed.runId}`)).body;
  const [told] = await rowsOf(farmer, 'satellite_result', cursor);
  expect([run.state, told?.row.analysis_date >= run.created_at]).toEqual(['done', true]);
});

test('SAT-04 an interrupted scheduled run resumes on retry, even if the farmer waits for it; no second run starts', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  const one = { userId: farmer.userId, fieldId: field };
  const begun: string[] = [];
  const watch = watchWith({ db: world.server.database }, async ({ runId }: RunJob) => {
    begun.push(runId);
  });
  const id = newId();
  await watch(one, { id });
  expect((await requestRun(farmer, field)).body.id).toBe(begun[0]);
  await watch(one, { id });
  await watch(one, { id: newId() });
  expect(begun).toEqual([id, id]);
  // A job that is delivered again after its end starts nothing.
  await world.server.database.asSystem((tx) =>
    tx.run(sql`update satellite_runs set state = 'done' where id = ${id}`),
  );
  await watch(one, { id });
  expect(begun).toEqual([id, id]);
});

test('SAT-04 returns the field’s newest requested run, not scheduled runs; another farmer’s field is not found', async () => {
  const [farmer, other] = [await createFarmer(world), await createFarmer(world)];
  const field = await addField(farmer);
  await (await runByHand(world, farmer, field, {}, false)).execute();
  expect(await latest(farmer, field)).toMatchObject({ status: 200, body: { run: null } });
  await runAnalysis(farmer, field);
  const { body } = await requestRun(farmer, field);
  await waitForResult(async () => ((await latest(farmer, field)).body.run.state === 'done' ? true : null));
  await (await runByHand(world, farmer, field, {}, false)).execute();
  expect((await latest(farmer, field)).body.run).toMatchObject({
    id: body.id,
    field_id: field,
    state: 'done',
    failure: null,
  });
  for (const id of [field, newId()])
    expect(await latest(other, id)).toMatchObject({
      status: 404,
      body: { refusal: { code: 'satellite.not_found' } },
    });
});
