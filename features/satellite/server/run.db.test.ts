import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSatellite } from '#adapters/satellite/sample.ts';
import type { ApiClient } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import type { Catalogue } from './ports.ts';
import { openScene } from './scenes/read-block.ts';
import {
  daysAgo,
  runAnalysis,
  closeTestEnv,
  endPro,
  createFarmer,
  openTestEnv,
  addField,
  requestRun,
  rowsOf,
  runByHand,
  waitForResult,
  type SatelliteTestEnv,
} from './testing.ts';

let world: SatelliteTestEnv;
const season = [
  { id: 'r3', at: daysAgo(3) },
  { id: 'r8', at: daysAgo(8) },
  { id: 'r13', at: daysAgo(13) },
  { id: 'r23', at: daysAgo(23) },
];
beforeAll(async () => {
  world = await openTestEnv(season);
});
afterAll(async () => closeTestEnv(world));

const readings = async ({ userId }: ApiClient): Promise<number> =>
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

test('an analysis interrupted by an internal error resumes where it stopped and does not reread passes', async () => {
  const farmer = await createFarmer(world);
  const { execute, usual, state } = await runByHand(world, farmer, await addField(farmer));
  const breaks = breaksAt(3);
  await expect(
    execute({
      open: (scene, signal) => {
        breaks();
        return usual.open(scene, signal);
      },
    }),
  ).rejects.toThrow('the server ends here');
  expect([await readings(farmer), await state()]).toMatchObject([2, { state: 'working', failure: null }]);
  const before = world.archive.requestLog.length;
  await execute();
  expect([await readings(farmer), await state()]).toMatchObject([4, { state: 'done', tries: 2 }]);
  expect(world.archive.requestLog.slice(before).filter((path) => /^\/r(3|8)\//.test(path))).toEqual([]);
});

test('repeated errors, server crashes and a lost job end the run as failed, without using the daily limit', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  const { execute, state } = await runByHand(world, farmer, field, {
    open: () => {
      throw new Error('ours');
    },
  });
  for (const failure of [null, null, 'ours']) {
    await expect(execute()).rejects.toThrow('ours');
    expect((await state()).failure).toBe(failure);
  }
  await execute();
  const killed = await runByHand(world, farmer, field);
  await world.server.database.asSystem((tx) =>
    tx.run(sql`update satellite_runs set tries = 3, state = 'working' where id = ${killed.runId}`),
  );
  await killed.execute();
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
  for (let i = 0; i < 6; i += 1) expect((await runAnalysis(farmer, field)).state).toBe('done');
  expect((await requestRun(farmer, field)).body.refusal.code).toBe('satellite.too_many');
});

test('an unreachable archive fails at once without using the daily limit; time-outs fail after the last try', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  const down = await runByHand(world, farmer, field, { catalogues: [] });
  await down.execute();
  expect(await down.state()).toMatchObject({ state: 'failed', failure: 'unreachable' });
  const slow: Catalogue = {
    name: 'slow',
    scenes: () => {
      throw new DOMException('too slow', 'TimeoutError');
    },
  };
  const late = await runByHand(world, farmer, field, { catalogues: [slow] });
  for (const failure of [null, null, 'unreachable']) {
    await late.execute().catch(() => undefined);
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

test('PAY-02 if Pro ends during an analysis, the run fails as not_pro and saves nothing more', async () => {
  const farmer = await createFarmer(world);
  const { execute, usual, state } = await runByHand(world, farmer, await addField(farmer));
  let opened = 0;
  await execute({
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

test('nothing is saved if the field is deleted or redrawn during its analysis', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  const { execute, usual, state } = await runByHand(world, farmer, field);
  let cancelled = false;
  await execute({
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

test('SAT-04 sample results are labelled and never share a season with real ones', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  const { catalogue, pixels } = sampleSatellite();
  await (
    await runByHand(world, farmer, field, {
      sample: true,
      catalogues: [catalogue],
      open: (scene, signal) => openScene(pixels, scene, signal),
    })
  ).execute();
  expect((await rowsOf(farmer, 'satellite_result'))[0].row).toMatchObject({
    sample: true,
    soilAnalysis: { data_source: expect.stringMatching(/sample/) },
  });
  await (await runByHand(world, farmer, field)).execute();
  const [{ row }] = await rowsOf(farmer, 'satellite_result');
  expect([row.sample, row.soilAnalysis.data_source, row.passes.length]).toEqual([
    false,
    'Copernicus Sentinel-2 L2A',
    4,
  ]);
});

test('simultaneous requests, and requests during a run, start one analysis', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  const all = await Promise.all([
    requestRun(farmer, field),
    requestRun(farmer, field),
    requestRun(farmer, field),
  ]);
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
  await waitForResult(async () =>
    (await farmer.ask('GET', `/api/satellite/runs/${all[0]!.body.id}`)).body.state === 'done' ? true : null,
  );
});

test('deleting an account deletes its satellite results, runs and monitoring', async () => {
  const farmer = await createFarmer(world);
  await runAnalysis(farmer, await addField(farmer));
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
  await waitForResult(async () => ((await left()).n === 0 ? true : null));
});
