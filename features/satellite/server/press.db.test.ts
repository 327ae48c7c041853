import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import type { Catalogue } from './ports.ts';
import type { RunJob } from './run.ts';
import {
  ago,
  analysed,
  closeWorld,
  cursorOf,
  farmerOf,
  openWorld,
  plant,
  press,
  rowsOf,
  runByHand,
  until,
  type World,
} from './testing.ts';
import { watchWith } from './watch.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld([
    { id: 'p3', at: ago(3) },
    { id: 'p8', at: ago(8) },
  ]);
});
afterAll(async () => closeWorld(world));

const latest = (farmer: Pick<Browser, 'ask'>, field: string) =>
  farmer.ask('GET', `/api/satellite/fields/${field}/run`);

test('SAT-01 eight presses at once on eight fields begin the six of the day, and no more', async () => {
  const farmer = await farmerOf(world);
  const fields: string[] = [];
  for (let n = 0; n < 8; n += 1) fields.push(await plant(farmer, { name: `Shamba ${n}` }));
  const answers = await Promise.all(fields.map((field) => press(farmer, field)));
  expect(answers.map(({ status, body }) => (status === 200 ? 'begun' : body.refusal.code)).sort()).toEqual([
    ...Array.from({ length: 6 }, () => 'begun'),
    'satellite.too_many',
    'satellite.too_many',
  ]);
});

test('SAT-04 who presses while the watch looks is told what it found, also where it is nothing new', async () => {
  const farmer = await farmerOf(world);
  const field = await plant(farmer);
  await analysed(farmer, field);
  const cursor = await cursorOf(farmer);
  const byWatch = await runByHand(world, farmer, field, {}, false);
  await byWatch.work();
  expect(await rowsOf(farmer, 'satellite_result', cursor)).toEqual([]);
  const pressed = await runByHand(world, farmer, field, {}, false);
  const during: Catalogue = {
    name: 'during',
    scenes: async (...asked) => {
      expect((await press(farmer, field)).body.id).toBe(pressed.runId);
      return pressed.usual.catalogues[0]!.scenes(...asked);
    },
  };
  await pressed.work({ catalogues: [during] });
  const run = (await farmer.ask('GET', `/api/satellite/runs/${pressed.runId}`)).body;
  const [told] = await rowsOf(farmer, 'satellite_result', cursor);
  expect([run.state, told?.row.analysis_date >= run.created_at]).toEqual(['done', true]);
});

test('SAT-04 a look of the watch that was broken off goes on at its next try, though the farmer waits for it by now; what the farmer began it leaves', async () => {
  const farmer = await farmerOf(world);
  const field = await plant(farmer);
  const one = { userId: farmer.userId, fieldId: field };
  const begun: string[] = [];
  const watch = watchWith({ db: world.server.database }, async ({ runId }: RunJob) => {
    begun.push(runId);
  });
  const id = newId();
  await watch(one, { id });
  expect((await press(farmer, field)).body.id).toBe(begun[0]);
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

test('SAT-04 the newest analysis that was asked for is found again by its field; what the watch did is none, and another’s field is not found', async () => {
  const [farmer, other] = [await farmerOf(world), await farmerOf(world)];
  const field = await plant(farmer);
  await (await runByHand(world, farmer, field, {}, false)).work();
  expect(await latest(farmer, field)).toMatchObject({ status: 200, body: { run: null } });
  await analysed(farmer, field);
  const { body } = await press(farmer, field);
  await until(async () => ((await latest(farmer, field)).body.run.state === 'done' ? true : null));
  await (await runByHand(world, farmer, field, {}, false)).work();
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
