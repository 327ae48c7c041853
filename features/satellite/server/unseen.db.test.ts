import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Drawn } from '#adapters/satellite/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import { ago, analysed, closeWorld, farmerOf, openWorld, plant, rowsOf, type World } from './testing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld([]);
});
afterAll(async () => closeWorld(world));

const [cloud, snow, nothing] = [9, 11, 0];
const shows = (...classes: number[]): void => {
  world.drawn.splice(
    0,
    world.drawn.length,
    ...classes.map((scl, i): Drawn => ({ id: `c${scl}-${i}`, at: ago(3 + 5 * i), scl: () => scl })),
  );
};

test('SAT-04 clouds are named only where they were what hid most passes; water, snow and the rim of a picture are another word, and neither is read again', async () => {
  const farmer = await farmerOf(world);
  const words = [];
  for (const classes of [[cloud, cloud, snow], [cloud, snow, nothing], [snow], [cloud]]) {
    shows(...classes);
    const field = await plant(farmer);
    words.push((await analysed(farmer, field)).failure);
    // For an analysed season, only new passes are fetched.
    if (classes.length === 1) {
      const before = world.archive.asked.filter((path) => path !== 'search').length;
      await analysed(farmer, field);
      expect(world.archive.asked.filter((path) => path !== 'search').length).toBe(before);
    }
  }
  expect(words).toEqual(['all_hidden', 'not_seen', 'not_seen', 'all_hidden']);
});

test('SAT-08b numbers of the land around and of the plot itself never stand in one season', async () => {
  const farmer = await farmerOf(world);
  world.drawn.splice(
    0,
    world.drawn.length,
    ...[3, 8, 13, 23].map((days): Drawn => ({ id: `a${days}`, at: ago(days) })),
  );
  const field = await plant(farmer);
  await analysed(farmer, field);
  await world.server.database.asSystem((tx) =>
    tx.run(
      sql`update satellite_readings set of = 'around' where user_id = ${farmer.userId} and scene = 'a8'`,
    ),
  );
  await analysed(farmer, field);
  const [{ row }] = await rowsOf(farmer, 'satellite_result');
  expect([row.of, row.passes.length]).toEqual(['plot', 3]);
});
