import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SimulatedPass } from '#adapters/satellite/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  daysAgo,
  runAnalysis,
  closeTestEnv,
  createFarmer,
  openTestEnv,
  addField,
  rowsOf,
  type SatelliteTestEnv,
} from './testing.ts';

let world: SatelliteTestEnv;
beforeAll(async () => {
  world = await openTestEnv([]);
});
afterAll(async () => closeTestEnv(world));

const [cloud, snow, nothing] = [9, 11, 0];
const shows = (...classes: number[]): void => {
  world.simulatedPasses.splice(
    0,
    world.simulatedPasses.length,
    ...classes.map((scl, i): SimulatedPass => ({
      id: `c${scl}-${i}`,
      at: daysAgo(3 + 5 * i),
      scl: () => scl,
    })),
  );
};

test('SAT-04 blames clouds only if they hid most passes, otherwise “not seen”; hidden passes are not read again', async () => {
  const farmer = await createFarmer(world);
  const words = [];
  for (const classes of [[cloud, cloud, snow], [cloud, snow, nothing], [snow], [cloud]]) {
    shows(...classes);
    const field = await addField(farmer);
    words.push((await runAnalysis(farmer, field)).failure);
    // For an analysed season, only new passes are fetched.
    if (classes.length === 1) {
      const before = world.archive.requestLog.filter((path) => path !== 'search').length;
      await runAnalysis(farmer, field);
      expect(world.archive.requestLog.filter((path) => path !== 'search').length).toBe(before);
    }
  }
  expect(words).toEqual(['all_hidden', 'not_seen', 'not_seen', 'all_hidden']);
});

test('SAT-08b a season never mixes values of the plot with values of the surrounding land', async () => {
  const farmer = await createFarmer(world);
  world.simulatedPasses.splice(
    0,
    world.simulatedPasses.length,
    ...[3, 8, 13, 23].map((days): SimulatedPass => ({ id: `a${days}`, at: daysAgo(days) })),
  );
  const field = await addField(farmer);
  await runAnalysis(farmer, field);
  await world.server.database.asSystem((tx) =>
    tx.run(
      sql`update satellite_readings set of = 'around' where user_id = ${farmer.userId} and scene = 'a8'`,
    ),
  );
  await runAnalysis(farmer, field);
  const [{ row }] = await rowsOf(farmer, 'satellite_result');
  expect([row.of, row.passes.length]).toEqual(['plot', 3]);
});
