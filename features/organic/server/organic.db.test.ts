import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#apps/server/testing.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { organicActions } from '#knowledge/organic/index.ts';
import { fieldCropsOf } from '../domain/field-crops.ts';
import { rankActions } from '../domain/rank-actions.ts';
import { readFarm } from './read-farm.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(() => server.database.run(sql`truncate rate_limits`));
afterAll(() => server.stop());

type Farmer = Awaited<ReturnType<typeof server.farmer>>;
const today = () => dayInNairobi(new Date());
const done = (over: Record<string, unknown> = {}) => ({
  name: 'organic.complete',
  args: { day: today(), action: 'compost_heap', field_id: null, crop_type: null, ...over },
});
const results = (reply: any): string[] =>
  reply.outcomes.map((o: { result: string; code?: string }) => o.code ?? o.result);
const daily = async (farmer: Farmer) => (await farmer.ask('GET', '/api/organic/today')).body;
const rowsOf = (reply: any) =>
  reply.changes.rows
    .filter((c: { kind: string }) => c.kind === 'organic_action')
    .map((c: { row: unknown }) => c.row);
const ledger = (userId: string) =>
  server.database.asSystem((tx) =>
    tx.many<{ cause: string; points: number }>(
      sql`select cause, points from organic_points where user_id = ${userId} order by cause`,
    ),
  );
const fieldOf = (over: Record<string, unknown> = {}) => ({
  name: 'fields.add',
  args: {
    id: newId(),
    farm_id: newId(),
    name: 'Shamba la mto',
    size: 1,
    size_unit: 'acres',
    crop_type: 'bean',
    season: '2026',
    soil_type: 'loam',
    irrigation_type: null,
    place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
    location_description: 'Njoro',
    ...over,
  },
});
const scanOf = (fieldId: string) => ({
  name: 'scans.save',
  args: {
    id: newId(),
    field_id: fieldId,
    crop_type: 'bean',
    photo: null,
    severity: 'high',
    affected_area_percentage: 20,
    location: null,
    taken_at: new Date().toISOString(),
    known_used: 0,
    outcome: 'answer',
    condition: 'bean___aphid',
    confidence: 0.9,
    top3: [{ condition: 'bean___aphid', probability: 0.9 }],
    model: 'ab'.repeat(32),
  },
});

test("ORG-05 a completed action is saved with its date and 50 points and synced to the farmer's phones", async () => {
  const farmer = await server.farmer();
  const reply = await farmer.sync([done()]);
  expect(results(reply)).toEqual(['applied']);
  expect(rowsOf(reply)).toEqual([
    {
      id: today(),
      action: 'compost_heap',
      field_id: null,
      crop_type: null,
      completed: true,
      completed_date: expect.stringMatching(/^\d{4}-/),
      organic_score_points: 50,
    },
  ]);
  expect(await ledger(farmer.userId)).toEqual([{ cause: `day:${today()}`, points: 50 }]);
});

test('ORG-05 ORG-10 a day earns its points once, whatever two phones send and however often', async () => {
  const farmer = await server.farmer();
  const days = [0, -1, -2].map((n) => addDays(today(), n));
  const said = fc.record({
    day: fc.constantFrom(...days),
    action: fc.constantFrom(...organicActions.map((a) => a.key)),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(said, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 }),
      async (phones) => {
        await server.database.asSystem(async (tx) => {
          await tx.run(sql`delete from daily_organic_actions where user_id = ${farmer.userId}`);
          await tx.run(sql`delete from organic_points where user_id = ${farmer.userId}`);
        });
        await server.database.run(sql`truncate rate_limits`);
        await Promise.all(phones.map((commands) => farmer.sync(commands.map((args) => done(args)))));
        const told = new Set(phones.flat().map(({ day }) => day));
        expect(await ledger(farmer.userId)).toEqual(
          [...told].sort().map((day) => ({ cause: `day:${day}`, points: 50 })),
        );
        expect((await farmer.ask('GET', '/api/impact/achievements')).body.organicPoints).toBe(told.size * 50);
      },
    ),
    { numRuns: 12 },
  );
});

test('an unknown action, a future day and a day too long ago are refused', async () => {
  const farmer = await server.farmer();
  expect(
    results(
      await farmer.sync([
        done({ action: 'copper_soup' }),
        done({ day: addDays(today(), 2) }),
        done({ day: addDays(today(), -91) }),
        done({ day: '2026-02-31' }),
        done({ day: addDays(today(), 1) }),
        done({ day: addDays(today(), -90) }),
      ]),
    ),
  ).toEqual([
    'organic.unknown_action',
    'organic.wrong_day',
    'organic.wrong_day',
    'organic.wrong_day',
    'applied',
    'applied',
  ]);
});

test("a farmer cannot see another farmer's actions or points, and another farmer's field is ignored", async () => {
  const [one, two] = [await server.farmer(), await server.farmer()];
  const field = fieldOf();
  await one.sync([field, done()]);
  expect(rowsOf(await two.sync([]))).toEqual([]);
  expect(rowsOf(await two.sync([done({ field_id: field.args.id })]))[0]).toMatchObject({ field_id: null });
  for (const table of ['daily_organic_actions', 'organic_points'] as const) {
    const seen = await server.database.asUser(two.userId, (tx) =>
      tx.many<{ user_id: string }>(
        table === 'organic_points'
          ? sql`select user_id from organic_points`
          : sql`select user_id from daily_organic_actions`,
      ),
    );
    expect(new Set(seen.map((row) => row.user_id))).toEqual(new Set([two.userId]));
  }
});

test('removing a field keeps the completed action, without the field', async () => {
  const farmer = await server.farmer();
  const field = fieldOf();
  expect(rowsOf(await farmer.sync([field, done({ field_id: field.args.id })]))[0]).toMatchObject({
    field_id: field.args.id,
  });
  expect(
    rowsOf(await farmer.sync([{ name: 'fields.remove', args: { id: field.args.id } }]))[0],
  ).toMatchObject({ field_id: null, completed: true, organic_score_points: 50 });
});

test('ORG-11 ORG-07 the action follows an open leaf check and has a recipe, a source and no invented figure', async () => {
  const farmer = await server.farmer();
  const field = fieldOf();
  await farmer.sync([field, scanOf(field.args.id)]);
  const { action, organic_score_points: points } = await daily(farmer);
  expect(points).toBe(0);
  expect(action).toMatchObject({
    id: 'soap_spray',
    title: 'Soap spray for soft insects',
    urgency: 'high',
    crop_type: 'Beans',
    field_name: 'Shamba la mto',
    money_saved: null,
    yield_boost: 'Natural improvement',
    expectedResults: { timeToResults: 'Look again after 3 days', yieldIncrease: 'Natural improvement' },
    completed: false,
    completed_date: null,
    organic_score_points: 50,
    ingredients: [
      { name: 'Plain bar soap', quantity: '100 to 200 g' },
      { name: 'Clean water', quantity: '10 litres' },
    ],
  });
  expect(action.steps).toHaveLength(3);
  expect(action.why_now).toMatch(/^A leaf check on .+ found /);
  expect(action.source).toMatch(/Infonet/);
  await farmer.sync([done({ action: 'soap_spray', field_id: field.args.id, crop_type: 'bean' })]);
  expect(await daily(farmer)).toMatchObject({
    organic_score_points: 50,
    action: { id: 'soap_spray', completed: true, completed_date: expect.any(String), crop_type: 'Beans' },
  });
});

test("ORG-06 without a field the action is for “Your Farm” and “Mixed Crops”, in the farmer's language", async () => {
  const farmer = await server.farmer();
  expect((await daily(farmer)).action).toMatchObject({
    id: 'compost_heap',
    crop_type: 'Mixed Crops',
    field_name: 'Your Farm',
    urgency: 'low',
  });
  await farmer.sync([{ name: 'people.set_language', args: { language: 'sw' } }]);
  expect((await daily(farmer)).action).toMatchObject({
    crop_type: 'Mazao mchanganyiko',
    field_name: 'Shamba lako',
    title: 'Rundo la mboji',
  });
});

test('ORG-09 the server chooses the same action as the phone and does not repeat it within 14 days', async () => {
  const farmer = await server.farmer();
  await farmer.sync([
    fieldOf(),
    ...[0, 1, 5, 13].map((n, i) =>
      done({
        day: addDays(today(), -n - 1),
        action: organicActions.filter((a) => a.fits?.crops === 'any')[i % 3]!.key,
      }),
    ),
  ]);
  const farm = await server.database.readAsUser(farmer.userId, (tx) => readFarm(tx, farmer.userId, today()));
  const rested = new Set([0, 1, 2].map((i) => organicActions.filter((a) => a.fits?.crops === 'any')[i]!.key));
  const first = rankActions(organicActions, fieldCropsOf(farm, today()), {
    day: today(),
    farmer: farmer.userId,
  }).find((c) => !rested.has(c.action));
  expect((await daily(farmer)).action?.id ?? null).toBe(first?.action ?? null);
});

test('ORG-09 an old leaf check is read only where its page may still forbid an action', async () => {
  const farmer = await server.farmer();
  const field = fieldOf();
  await farmer.sync([field]);
  for (const condition of ['bean___angular_leaf_spot', 'bean___aphid'])
    await server.database.asUser(farmer.userId, (tx) =>
      tx.run(sql`
        insert into crop_scans (user_id, id, field_id, crop_type, taken_at, outcome, source_api, result_data,
          pick, picked_at)
        values (${farmer.userId}, ${newId()}, ${field.args.id}, 'bean', now() - interval '120 days',
          'candidates', 'phone', '{}', ${condition}, now())
      `),
    );
  const { checks } = await server.database.readAsUser(farmer.userId, (tx) =>
    readFarm(tx, farmer.userId, today()),
  );
  expect(checks.map(({ pick }) => pick)).toEqual(['bean___angular_leaf_spot']);
});
