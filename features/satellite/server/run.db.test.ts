import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSatellite } from '#adapters/satellite/sample.ts';
import type { Browser } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import type { Catalogue } from './ports.ts';
import { openScene } from './scenes/read-block.ts';
import {
  ago,
  analysed,
  closeWorld,
  endPro,
  farmerOf,
  openWorld,
  plant,
  press,
  rowsOf,
  runByHand,
  until,
  type World,
} from './testing.ts';

let world: World;
const season = [
  { id: 'r3', at: ago(3) },
  { id: 'r8', at: ago(8) },
  { id: 'r13', at: ago(13) },
  { id: 'r23', at: ago(23) },
];
beforeAll(async () => {
  world = await openWorld(season);
});
afterAll(async () => closeWorld(world));

const readings = async ({ userId }: Browser): Promise<number> =>
  (
    await world.server.database.asSystem((tx) =>
      tx.one<{ n: number }>(sql`select count(*)::int as n from satellite_readings where user_id = ${userId}`),
    )
  ).n;
const breaksAt = (opened: number) => {
  let n = 0;
  return () => {
    n += 1;
    if (n >= opened) throw new Error('the server ends here');
  };
};

test('an analysis that is broken off by a fault of ours goes on where it was; what was read is not read again', async () => {
  const farmer = await farmerOf(world);
  const { work, usual, state } = await runByHand(world, farmer, await plant(farmer));
  const breaks = breaksAt(3);
  await expect(
    work({
      open: (scene, signal) => {
        breaks();
        return usual.open(scene, signal);
      },
    }),
  ).rejects.toThrow('the server ends here');
  expect([await readings(farmer), await state()]).toMatchObject([2, { state: 'working', failure: null }]);
  const before = world.archive.asked.length;
  await work();
  expect([await readings(farmer), await state()]).toMatchObject([4, { state: 'done', tries: 2 }]);
  expect(world.archive.asked.slice(before).filter((path) => /^\/r(3|8)\//.test(path))).toEqual([]);
});

test('what fails again and again ends with a word and costs nothing of the day; so does what ended the server each time, and what lost its job', async () => {
  const farmer = await farmerOf(world);
  const field = await plant(farmer);
  const { work, state } = await runByHand(world, farmer, field, {
    open: () => {
      throw new Error('ours');
    },
  });
  for (const failure of [null, null, 'ours']) {
    await expect(work()).rejects.toThrow('ours');
    expect((await state()).failure).toBe(failure);
  }
  await work();
  const killed = await runByHand(world, farmer, field);
  await world.server.database.asSystem((tx) =>
    tx.run(sql`update satellite_runs set tries = 3, state = 'working' where id = ${killed.runId}`),
  );
  await killed.work();
  expect([await killed.state(), await readings(farmer)]).toMatchObject([
    { state: 'failed', failure: 'ours' },
    0,
  ]);
  const lost = await runByHand(world, farmer, field);
  await world.server.database.asSystem((tx) =>
    tx.run(sql`update satellite_runs set created_at = now() - interval '7 hours' where id = ${lost.runId}`),
  );
  await world.server.upkeep();
  expect(await lost.state()).toMatchObject({ state: 'failed', failure: 'ours' });
  for (let i = 0; i < 6; i += 1) expect((await analysed(farmer, field)).state).toBe('done');
  expect((await press(farmer, field)).body.refusal.code).toBe('satellite.too_many');
});

test('an archive that does not answer is said at once and costs nothing of the day; one that ends in time-outs is said at last', async () => {
  const farmer = await farmerOf(world);
  const field = await plant(farmer);
  const down = await runByHand(world, farmer, field, { catalogues: [] });
  await down.work();
  expect(await down.state()).toMatchObject({ state: 'failed', failure: 'unreachable' });
  const slow: Catalogue = {
    name: 'slow',
    scenes: () => {
      throw new DOMException('too slow', 'TimeoutError');
    },
  };
  const late = await runByHand(world, farmer, field, { catalogues: [slow] });
  for (const failure of [null, null, 'unreachable']) {
    await late.work().catch(() => undefined);
    expect((await late.state()).failure).toBe(failure);
  }
  const next = await world.server.database.asSystem((tx) =>
    tx.one<{ hours: number }>(
      sql`
        select extract(epoch from next_at - now())::float8 / 3600 as hours
        from satellite_watch
        where user_id = ${farmer.userId}
      `,
    ),
  );
  expect(next.hours).toBeCloseTo(6, 1);
});

test('PAY-02 Pro that ends while a field is analysed: the analysis says so, and nothing more is kept', async () => {
  const farmer = await farmerOf(world);
  const { work, usual, state } = await runByHand(world, farmer, await plant(farmer));
  let opened = 0;
  await work({
    open: (scene, signal) => {
      const open = usual.open(scene, signal);
      opened += 1;
      return opened < 3
        ? open
        : {
            ...open,
            file: async (layer) => {
              await endPro(world, farmer);
              return open.file(layer);
            },
          };
    },
  });
  expect([await state(), await readings(farmer)]).toMatchObject([{ state: 'failed', failure: 'not_pro' }, 2]);
});

test('a field that goes, or is drawn anew, while it is analysed: nothing of it is kept', async () => {
  const farmer = await farmerOf(world);
  const field = await plant(farmer);
  const { work, usual, state } = await runByHand(world, farmer, field);
  let cancelled = false;
  await work({
    open: (scene, signal) => {
      const open = usual.open(scene, signal);
      return {
        ...open,
        file: async (layer) => {
          if (!cancelled) {
            cancelled = true;
            await farmer.sync([{ name: 'fields.remove', args: { id: field } }]);
          }
          return open.file(layer);
        },
      };
    },
  });
  expect([await state(), await readings(farmer)]).toMatchObject([{ state: 'failed', failure: 'gone' }, 0]);
});

test('SAT-04 what the stand-in drew says so, and never stands in one season with what was seen', async () => {
  const farmer = await farmerOf(world);
  const field = await plant(farmer);
  const { catalogue, pixels } = sampleSatellite();
  await (
    await runByHand(world, farmer, field, {
      sample: true,
      catalogues: [catalogue],
      open: (scene, signal) => openScene(pixels, scene, signal),
    })
  ).work();
  expect((await rowsOf(farmer, 'satellite_result'))[0].row).toMatchObject({
    sample: true,
    soilAnalysis: { data_source: expect.stringMatching(/sample/) },
  });
  await (await runByHand(world, farmer, field)).work();
  const [{ row }] = await rowsOf(farmer, 'satellite_result');
  expect([row.sample, row.soilAnalysis.data_source, row.passes.length]).toEqual([
    false,
    'Copernicus Sentinel-2 L2A',
    4,
  ]);
});

test('two presses at once, and a press while it runs, begin one analysis', async () => {
  const farmer = await farmerOf(world);
  const field = await plant(farmer);
  const all = await Promise.all([press(farmer, field), press(farmer, field), press(farmer, field)]);
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
  await until(async () =>
    (await farmer.ask('GET', `/api/satellite/runs/${all[0]!.body.id}`)).body.state === 'done' ? true : null,
  );
});

test('an account that is deleted takes along all that was seen, and the watch over it', async () => {
  const farmer = await farmerOf(world);
  await analysed(farmer, await plant(farmer));
  await world.server.database.asSystem((tx) =>
    tx.run(
      sql`
        insert into account_deletions (user_id, asked_at, purge_at)
        values (${farmer.userId}, now() - interval '8 days', now() - interval '1 day')
      `,
    ),
  );
  await world.server.upkeep();
  const left = () =>
    world.server.database.asSystem((tx) =>
      tx.one<{ n: number }>(sql`
        select ((select count(*) from satellite_readings where user_id = ${farmer.userId}) + (select count(*)
          from satellite_results where user_id = ${farmer.userId}) + (select count(*) from satellite_runs
          where user_id = ${farmer.userId}) + (select count(*) from satellite_watch where user_id =
          ${farmer.userId}))::int as n
      `),
    );
  await until(async () => ((await left()).n === 0 ? true : null));
});
