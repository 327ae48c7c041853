import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Drawn } from '#adapters/satellite/testing.ts';
import type { Browser } from '#apps/server/testing.ts';
import { DAY_MS, HOUR_MS } from '#kit/pure/days.ts';
import { sql } from '#kit/server/database/database.ts';
import {
  ago,
  analysed,
  closeWorld,
  cursorOf,
  endPro,
  farmerOf,
  openWorld,
  plant,
  press,
  rowsOf,
  sow,
  until,
  walk,
  type World,
} from './testing.ts';
import { listDueFields, claimFields, watchFields } from './watch-sql.ts';

let world: World;
const season = (): Drawn[] => [
  { id: 'd3', at: ago(3) },
  { id: 'd8', at: ago(8) },
  { id: 'd13', at: ago(13) },
  { id: 'd23', at: ago(23) },
];
/** NDVI 0.5 where the season shows 0.8. */
const fallen = (id: string, days: number): Drawn => ({ id, at: ago(days), nir: 2_500 });
beforeAll(async () => {
  world = await openWorld(season());
});
afterAll(async () => closeWorld(world));
beforeEach(() => {
  world.drawn.splice(0, world.drawn.length, ...season());
});

const server = () => world.server;
const one = <T extends object>(query: ReturnType<typeof sql>): Promise<T> =>
  server().database.asSystem((tx) => tx.one<T>(query));
const runsOf = ({ userId }: Browser) =>
  server().database.asSystem((tx) =>
    tx.many<{ state: string; asked: boolean }>(
      sql`select state, asked from satellite_runs where user_id = ${userId} order by created_at`,
    ),
  );
const watched = ({ userId }: Browser) =>
  server().database.asSystem((tx) =>
    tx.many<{ field_id: string; next_at: Date }>(
      sql`select field_id, next_at from satellite_watch where user_id = ${userId}`,
    ),
  );
const isDue = ({ userId }: Browser) =>
  server().database.asSystem((tx) =>
    tx.run(sql`update satellite_watch set next_at = now() - interval '1 minute' where user_id = ${userId}`),
  );
/** Clears the daily marker, so that the next sweep starts a new day's batch. */
const nextDay = () => server().database.asSystem((tx) => tx.run(sql`delete from satellite_days`));
const alertsOf = async (farmer: Browser) => (await rowsOf(farmer, 'alert')).map(({ row }) => row);
/** Severities of the drop alerts in a result. Alerts for dry leaves are left out. */
const dropsOf = (result: {
  readonly alerts: readonly { readonly type: string; readonly severity: string }[];
}): string[] => result.alerts.filter(({ type }) => type === 'drop').map(({ severity }) => severity);
const ended = (farmer: Browser, count: number) =>
  until(async () => {
    const runs = await runsOf(farmer);
    return runs.length === count && runs.every(({ state }) => state === 'done') ? runs : null;
  });

test('SAT-04 the watch takes up each field of Pro whose place is known, once, and adds new passes by itself; a phone that knows all is sent nothing', async () => {
  const [farmer, free] = [await farmerOf(world), await farmerOf(world, false)];
  const field = await plant(farmer);
  await plant(farmer, { name: 'Mbali', place: null });
  await plant(free);
  await nextDay();
  await server().upkeep();
  await until(async () => ((await watched(farmer)).length > 0 ? true : null));
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
  world.drawn.unshift({ id: 'd1', at: ago(1) });
  const before = world.archive.asked.length;
  await isDue(farmer);
  await server().upkeep();
  await ended(farmer, 3);
  expect((await rowsOf(farmer, 'satellite_result', cursor))[0].row.passes).toHaveLength(5);
  expect(
    world.archive.asked.slice(before).filter((path) => path !== 'search' && !path.startsWith('/d1/')),
  ).toEqual([]);
  expect([await runsOf(free), await watched(free)]).toEqual([[], []]);
  // Watch runs don't count towards the limit.
  expect((await analysed(farmer, field)).state).toBe('done');
});

test('PAY-02 who is on Free again is watched no more, and keeps what was seen', async () => {
  const farmer = await farmerOf(world);
  const field = await plant(farmer);
  await analysed(farmer, field);
  expect((await watched(farmer)).map(({ field_id: id }) => id)).toEqual([field]);
  await endPro(world, farmer);
  await isDue(farmer);
  await server().upkeep();
  expect([await watched(farmer), (await runsOf(farmer)).length]).toEqual([[], 1]);
  expect((await press(farmer, field)).body.refusal.code).toBe('plans.pro_only');
  expect((await rowsOf(farmer, 'satellite_result'))[0].row.id).toBe(field);
});

test('ALR-05, SAT-07: a sharp fall in a new pass raises an alert, by the watch as when asked; the next passes of the same fall raise none', async () => {
  const farmer = await farmerOf(world);
  const field = await plant(farmer);
  await sow(farmer, field);
  await analysed(farmer, field);
  expect(await alertsOf(farmer)).toEqual([]);
  world.drawn.unshift(fallen('fall', 2));
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
  await analysed(farmer, field);
  world.drawn.unshift(fallen('same', 1));
  await analysed(farmer, field);
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

test('ALR-05 a farmer who turned it off, and a plot too small for a number of its own, hear of no fall', async () => {
  const farmer = await farmerOf(world);
  const field = await plant(farmer);
  await farmer.sync([{ name: 'alerts.mute', args: { theme: 'greenness' } }]);
  const small = await plant(farmer, { name: 'Kitalu', size: 0.1 });
  for (const id of [field, small]) await sow(farmer, id);
  world.drawn.unshift(fallen('f2', 1));
  await analysed(farmer, field);
  await farmer.sync([{ name: 'alerts.unmute', args: { theme: 'greenness' } }]);
  await analysed(farmer, small);
  expect(
    (await rowsOf(farmer, 'satellite_result')).map(({ row }) => [row.of, row.alerts[0]?.type]).sort(),
  ).toEqual([
    ['around', undefined],
    ['plot', 'drop'],
  ]);
  expect(await alertsOf(farmer)).toEqual([]);
});

test('ALR-05, SAT-07: a fall is told only where something stands that was planted before: none where no crop is written down or it was planted since, one where two stand', async () => {
  const farmer = await farmerOf(world);
  world.drawn.unshift(fallen('f1', 1));
  const fields: Record<string, string> = {};
  for (const [name, crops] of Object.entries({
    none: [],
    since: [['maize', 4]],
    two: [
      ['maize', 75],
      ['bean', 50],
    ],
  } as Record<string, [string, number][]>)) {
    const field = (fields[name] = await plant(farmer, { name }));
    for (const [crop, days] of crops) await sow(farmer, field, crop, days);
    await analysed(farmer, field);
  }
  const rows = new Map((await rowsOf(farmer, 'satellite_result')).map(({ row }) => [row.id, row]));
  const drops = Object.fromEntries(Object.entries(fields).map(([name, id]) => [name, dropsOf(rows.get(id))]));
  expect(drops).toEqual({ none: [], since: [], two: ['high'] });
  expect((await alertsOf(farmer)).map(({ field_id: id, raised }) => [id, raised.rule, raised.crop])).toEqual([
    [fields.two, 'GREEN_DROP', null],
  ]);
});

test('ALR-05, SAT-07: one low pass is never critical, two of a plot whose boundary is known are; a pass that saw less than four fifths of it raises nothing', async () => {
  const farmer = await farmerOf(world);
  const field = await plant(farmer);
  await walk(farmer, field);
  await sow(farmer, field);
  const severities = async () => {
    await analysed(farmer, field);
    return dropsOf((await rowsOf(farmer, 'satellite_result')).find(({ row }) => row?.id === field).row);
  };
  world.drawn.unshift(fallen('low1', 2));
  expect(await severities()).toEqual(['high']);
  world.drawn.unshift(fallen('low2', 1));
  expect(await severities()).toEqual(['critical']);
  expect((await alertsOf(farmer)).map(({ raised, state }) => [raised.urgency, state]).sort()).toEqual([
    [3, 'over'],
    [4, 'open'],
  ]);
  const hazy = await plant(farmer, { name: 'Ukungu' });
  await sow(farmer, hazy);
  world.drawn.splice(0, 2, { ...fallen('hazy', 1), scl: (x) => (x < 49 ? 9 : 4) });
  await analysed(farmer, hazy);
  const { row } = (await rowsOf(farmer, 'satellite_result')).find(({ row: one }) => one?.id === hazy);
  expect([row.anomaly < -0.2, dropsOf(row)]).toEqual([true, []]);
  expect((await alertsOf(farmer)).filter(({ field_id: id }) => id === hazy)).toEqual([]);
});

test('another boundary is another plot: what was seen of the old one goes, from the phone too, and the new one is looked at next; a new name changes nothing', async () => {
  const farmer = await farmerOf(world);
  const field = await plant(farmer);
  await analysed(farmer, field);
  const cursor = await cursorOf(farmer);
  await farmer.sync([{ name: 'fields.change', args: { id: field, name: 'Kando ya mto' } }]);
  expect(await rowsOf(farmer, 'satellite_result', cursor)).toEqual([]);
  await walk(farmer, field);
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
  expect((await analysed(farmer, field)).state).toBe('done');
  expect((await rowsOf(farmer, 'satellite_result'))[0].row.passes).toHaveLength(4);
});

test('the keeper of a server sees how many fields the watch should have looked at a day ago', async () => {
  const farmer = await farmerOf(world);
  await analysed(farmer, await plant(farmer));
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

test('a large farm does not keep the others waiting: what it has beyond its share of the hour is put off', async () => {
  const [large, small] = [await farmerOf(world), await farmerOf(world)];
  for (let i = 0; i < 21; i += 1) await plant(large, { name: `Shamba ${i}` });
  const field = await plant(small);
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
