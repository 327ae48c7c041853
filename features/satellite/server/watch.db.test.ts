import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SimulatedPass } from '#adapters/satellite/testing.ts';
import type { ApiClient } from '#apps/server/testing.ts';
import { DAY_MS, HOUR_MS } from '#kit/pure/days.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  daysAgo,
  runAnalysis,
  closeTestEnv,
  cursorOf,
  endPro,
  createFarmer,
  openTestEnv,
  addField,
  requestRun,
  rowsOf,
  addCrop,
  waitForResult,
  confirmBoundary,
  type SatelliteTestEnv,
} from './testing.ts';
import { listDueFields, claimFields, watchFields } from './watch-sql.ts';

let world: SatelliteTestEnv;
const season = (): SimulatedPass[] => [
  { id: 'd3', at: daysAgo(3) },
  { id: 'd8', at: daysAgo(8) },
  { id: 'd13', at: daysAgo(13) },
  { id: 'd23', at: daysAgo(23) },
];
/** NDVI 0.5 where the season shows 0.8. */
const fallen = (id: string, days: number): SimulatedPass => ({ id, at: daysAgo(days), nir: 2_500 });
beforeAll(async () => {
  world = await openTestEnv(season());
});
afterAll(async () => closeTestEnv(world));
beforeEach(() => {
  world.simulatedPasses.splice(0, world.simulatedPasses.length, ...season());
});

const server = () => world.server;
const one = <T extends object>(query: ReturnType<typeof sql>): Promise<T> =>
  server().database.asSystem((tx) => tx.one<T>(query));
const runsOf = ({ userId }: ApiClient) =>
  server().database.asSystem((tx) =>
    tx.many<{ state: string; asked: boolean }>(
      sql`select state, asked from satellite_runs where user_id = ${userId} order by created_at`,
    ),
  );
const watched = ({ userId }: ApiClient) =>
  server().database.asSystem((tx) =>
    tx.many<{ field_id: string; next_at: Date }>(
      sql`select field_id, next_at from satellite_watch where user_id = ${userId}`,
    ),
  );
const isDue = ({ userId }: ApiClient) =>
  server().database.asSystem((tx) =>
    tx.run(sql`update satellite_watch set next_at = now() - interval '1 minute' where user_id = ${userId}`),
  );
/** Clears the daily marker, so that the next sweep starts a new day's batch. */
const nextDay = () => server().database.asSystem((tx) => tx.run(sql`delete from satellite_days`));
const alertsOf = async (farmer: ApiClient) => (await rowsOf(farmer, 'alert')).map(({ row }) => row);
/** Severities of the drop alerts in a result. Alerts for dry leaves are left out. */
const dropsOf = (result: {
  readonly alerts: readonly { readonly type: string; readonly severity: string }[];
}): string[] => result.alerts.filter(({ type }) => type === 'drop').map(({ severity }) => severity);
const ended = (farmer: ApiClient, count: number) =>
  waitForResult(async () => {
    const runs = await runsOf(farmer);
    return runs.length === count && runs.every(({ state }) => state === 'done') ? runs : null;
  });

test('SAT-04 monitoring covers each located Pro field once and adds new passes; without changes nothing is synced', async () => {
  const [farmer, free] = [await createFarmer(world), await createFarmer(world, false)];
  const field = await addField(farmer);
  await addField(farmer, { name: 'Mbali', place: null });
  await addField(free);
  await nextDay();
  await server().upkeep();
  await waitForResult(async () => ((await watched(farmer)).length > 0 ? true : null));
  expect((await watched(farmer)).map(({ field_id: id }) => id)).toEqual([field]);
  await server().upkeep();
  expect((await ended(farmer, 1)).map(({ asked }) => asked)).toEqual([false]);
  const [{ row: first }] = await rowsOf(farmer, 'satellite_result');
  expect([first.id, first.passes.length]).toEqual([field, 4]);
  const days = ((await watched(farmer))[0]!.next_at.getTime() - Date.now()) / DAY_MS;
  expect(days > 2.9 && days <= 3).toBe(true);
  const cursor = await cursorOf(farmer);
  await isDue(farmer);
  await server().upkeep();
  await ended(farmer, 2);
  expect(await rowsOf(farmer, 'satellite_result', cursor)).toEqual([]);
  world.simulatedPasses.unshift({ id: 'd1', at: daysAgo(1) });
  const before = world.archive.requestLog.length;
  await isDue(farmer);
  await server().upkeep();
  await ended(farmer, 3);
  expect((await rowsOf(farmer, 'satellite_result', cursor))[0].row.passes).toHaveLength(5);
  expect(
    world.archive.requestLog.slice(before).filter((path) => path !== 'search' && !path.startsWith('/d1/')),
  ).toEqual([]);
  expect([await runsOf(free), await watched(free)]).toEqual([[], []]);
  // Watch runs don't count towards the limit.
  expect((await runAnalysis(farmer, field)).state).toBe('done');
});

test('PAY-02 a farmer back on Free is no longer monitored and keeps the earlier results', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  await runAnalysis(farmer, field);
  expect((await watched(farmer)).map(({ field_id: id }) => id)).toEqual([field]);
  await endPro(world, farmer);
  await isDue(farmer);
  await server().upkeep();
  expect([await watched(farmer), (await runsOf(farmer)).length]).toEqual([[], 1]);
  expect((await requestRun(farmer, field)).body.refusal.code).toBe('plans.pro_only');
  expect((await rowsOf(farmer, 'satellite_result'))[0].row.id).toBe(field);
});

test('ALR-05, SAT-07: a sharp fall raises one alert, monitored or requested; later passes of it raise none', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  await addCrop(farmer, field);
  await runAnalysis(farmer, field);
  expect(await alertsOf(farmer)).toEqual([]);
  world.simulatedPasses.unshift(fallen('fall', 2));
  await isDue(farmer);
  await server().upkeep();
  await ended(farmer, 2);
  const [alert, ...more] = await alertsOf(farmer);
  expect(more).toEqual([]);
  expect(alert).toMatchObject({
    field_id: field,
    forecast_source: 'sentinel-2',
    state: 'open',
    raised: {
      rule: 'GREEN_DROP',
      theme: 'greenness',
      category: 'crop',
      urgency: 2,
      doubts: ['own_rule', 'guessed_boundary'],
      seen: { numbers: { green: 50, greenBefore: 80 } },
    },
  });
  expect((await rowsOf(farmer, 'satellite_result'))[0].row.alerts[0]).toMatchObject({
    type: 'drop',
    severity: 'high',
    value: expect.closeTo(0.5, 5),
    against: expect.closeTo(0.8, 5),
  });
  await runAnalysis(farmer, field);
  world.simulatedPasses.unshift(fallen('same', 1));
  await runAnalysis(farmer, field);
  expect((await alertsOf(farmer)).map(({ id }) => id)).toEqual([alert.id]);
  expect(
    await one(
      sql`select count(*)::int as n from events where user_id = ${farmer.userId} and name = 'alert.raised'`,
    ),
  ).toEqual({ n: 1 });
  const { body } = await farmer.ask('GET', '/api/alerts');
  expect(body.alerts[0]).toMatchObject({
    type: 'crop',
    fieldId: field,
    title: expect.stringMatching(/less green/),
    conditions: { rainfall: null },
  });
});

test('ALR-05 no alert of a fall for a farmer who muted it, or for a plot too small for its own values', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  await farmer.sync([{ name: 'alerts.mute', args: { theme: 'greenness' } }]);
  const small = await addField(farmer, { name: 'Kitalu', size: 0.1 });
  for (const id of [field, small]) await addCrop(farmer, id);
  world.simulatedPasses.unshift(fallen('f2', 1));
  await runAnalysis(farmer, field);
  await farmer.sync([{ name: 'alerts.unmute', args: { theme: 'greenness' } }]);
  await runAnalysis(farmer, small);
  expect(
    (await rowsOf(farmer, 'satellite_result')).map(({ row }) => [row.of, row.alerts[0]?.type]).sort(),
  ).toEqual([
    ['around', undefined],
    ['plot', 'drop'],
  ]);
  expect(await alertsOf(farmer)).toEqual([]);
});

test('ALR-05, SAT-07: a fall is reported only with a crop planted before it; not for no crop or a newer one', async () => {
  const farmer = await createFarmer(world);
  world.simulatedPasses.unshift(fallen('f1', 1));
  const fields: Record<string, string> = {};
  for (const [name, crops] of Object.entries({
    none: [],
    since: [['maize', 4]],
    two: [
      ['maize', 75],
      ['bean', 50],
    ],
  } as Record<string, [string, number][]>)) {
    const field = (fields[name] = await addField(farmer, { name }));
    for (const [crop, days] of crops) await addCrop(farmer, field, crop, days);
    await runAnalysis(farmer, field);
  }
  const rows = new Map((await rowsOf(farmer, 'satellite_result')).map(({ row }) => [row.id, row]));
  const drops = Object.fromEntries(Object.entries(fields).map(([name, id]) => [name, dropsOf(rows.get(id))]));
  expect(drops).toEqual({ none: [], since: [], two: ['high'] });
  expect((await alertsOf(farmer)).map(({ field_id: id, raised }) => [id, raised.rule, raised.crop])).toEqual([
    [fields.two, 'GREEN_DROP', null],
  ]);
});

test('ALR-05, SAT-07: critical needs two low passes on a known boundary; below four fifths seen raises nothing', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  await confirmBoundary(farmer, field);
  await addCrop(farmer, field);
  const severities = async () => {
    await runAnalysis(farmer, field);
    return dropsOf((await rowsOf(farmer, 'satellite_result')).find(({ row }) => row?.id === field).row);
  };
  world.simulatedPasses.unshift(fallen('low1', 2));
  expect(await severities()).toEqual(['high']);
  world.simulatedPasses.unshift(fallen('low2', 1));
  expect(await severities()).toEqual(['critical']);
  expect((await alertsOf(farmer)).map(({ raised, state }) => [raised.urgency, state]).sort()).toEqual([
    [3, 'over'],
    [4, 'open'],
  ]);
  const hazy = await addField(farmer, { name: 'Ukungu' });
  await addCrop(farmer, hazy);
  world.simulatedPasses.splice(0, 2, { ...fallen('hazy', 1), scl: (x) => (x < 49 ? 9 : 4) });
  await runAnalysis(farmer, hazy);
  const { row } = (await rowsOf(farmer, 'satellite_result')).find(({ row: one }) => one?.id === hazy);
  expect([row.anomaly < -0.2, dropsOf(row)]).toEqual([true, []]);
  expect((await alertsOf(farmer)).filter(({ field_id: id }) => id === hazy)).toEqual([]);
});

test('a new boundary deletes old results, also on the phone, and makes the field due; a new name changes nothing', async () => {
  const farmer = await createFarmer(world);
  const field = await addField(farmer);
  await runAnalysis(farmer, field);
  const cursor = await cursorOf(farmer);
  await farmer.sync([{ name: 'fields.change', args: { id: field, name: 'Kando ya mto' } }]);
  expect(await rowsOf(farmer, 'satellite_result', cursor)).toEqual([]);
  await confirmBoundary(farmer, field);
  expect(await rowsOf(farmer, 'satellite_result', cursor)).toMatchObject([{ id: field, row: null }]);
  expect(
    await one(
      sql`
        select (select count(*) from satellite_readings where user_id = ${farmer.userId})::int as readings,
          (select count(*) from satellite_results where user_id = ${farmer.userId})::int as results
      `,
    ),
  ).toEqual({ readings: 0, results: 0 });
  expect((await watched(farmer))[0]!.next_at.getTime()).toBeLessThanOrEqual(Date.now());
  expect((await runAnalysis(farmer, field)).state).toBe('done');
  expect((await rowsOf(farmer, 'satellite_result'))[0].row.passes).toHaveLength(4);
});

test('the metrics count the fields whose monitoring is over a day late', async () => {
  const farmer = await createFarmer(world);
  await runAnalysis(farmer, await addField(farmer));
  const told = async () =>
    /^mavuno_satellite_late (\d+)$/m.exec(
      (await server().browser().ask('GET', '/api/metrics')).raw.toString(),
    )?.[1];
  const before = Number(await told());
  await server().database.asSystem((tx) =>
    tx.run(
      sql`update satellite_watch set next_at = now() - interval '25 hours' where user_id = ${farmer.userId}`,
    ),
  );
  expect(Number(await told())).toBe(before + 1);
});

test('fields of a large farm beyond its hourly share are postponed, so that other farms are not delayed', async () => {
  const [large, small] = [await createFarmer(world), await createFarmer(world)];
  for (let i = 0; i < 21; i += 1) await addField(large, { name: `Shamba ${i}` });
  const field = await addField(small);
  const turns = (now: Date) =>
    server().database.asSystem(async (tx) => {
      const { selected, postponed } = await listDueFields(tx, now, 2, 1);
      await claimFields(tx, postponed, new Date(now.getTime() + HOUR_MS));
      return selected;
    });
  await server().database.asSystem(async (tx) => {
    await tx.run(sql`delete from satellite_watch`);
    await watchFields(tx, [large.userId], new Date(Date.now() - 60_000));
    await watchFields(tx, [small.userId], new Date());
  });
  const now = new Date();
  expect((await turns(now)).map(({ userId }) => userId)).toEqual([large.userId]);
  expect(await turns(now)).toContainEqual({ userId: small.userId, fieldId: field });
});
