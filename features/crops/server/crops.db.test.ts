import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ApiClient, openTestServer, type TestServer } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => {
  await server.stop();
});
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const field = (over: object = {}) => ({
  name: 'fields.add',
  args: {
    id: newId(),
    farm_id: newId(),
    name: 'Shamba la mto',
    size: 1,
    size_unit: 'acres',
    crop_type: 'maize',
    season: '2026',
    soil_type: null,
    irrigation_type: null,
    place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
    location_description: 'Nakuru',
    ...over,
  },
});
const crop = (fieldId: string, over: object = {}) => ({
  name: 'crops.add',
  args: {
    id: newId(),
    field_id: fieldId,
    crop_type: 'maize',
    variety: 'H614D',
    variety_class: 'maize_highland',
    status: 'growing',
    area_size: 0.5,
    area_unit: 'acres',
    planting_date: '2026-03-20',
    expected_harvest_date: null,
    harvest_source: null,
    harvest_from: null,
    harvest_to: null,
    altitude_band: 'high',
    county: 'Nakuru',
    expected_yield: 900,
    expected_yield_size: 10,
    expected_yield_unit: 'bag_90kg',
    notes: 'Juu ya njia',
    ...over,
  },
});
const harvest = (id: string, over: object = {}) => ({
  name: 'crops.harvest',
  args: {
    id,
    harvested_on: '2026-10-01',
    actual_yield: 1080,
    actual_yield_size: 12,
    actual_yield_unit: 'bag_90kg',
    ...over,
  },
});
const codes = ({ outcomes }: { outcomes: { code?: string; result: string }[] }) =>
  outcomes.map((o) => o.code ?? o.result);
const rowsOf = ({ userId }: ApiClient) =>
  server.database.asSystem((tx) =>
    tx.many<Record<string, unknown>>(sql`select * from crops where user_id = ${userId} order by id`),
  );

const farmerWithField = async () => {
  const farmer = await server.farmer();
  const home = field();
  await farmer.sync([home]);
  return { farmer, fieldId: home.args.id };
};

test('FDC-17 FDC-19 a crop is saved with all columns in hectares and kilograms, and syncs to the client', async () => {
  const { farmer, fieldId } = await farmerWithField();
  const maize = crop(fieldId);
  const { changes } = await farmer.sync([maize]);
  const saved = {
    id: maize.args.id,
    field_id: fieldId,
    crop_type: 'maize',
    variety: 'H614D',
    variety_class: 'maize_highland',
    status: 'growing',
    area_size: 0.5,
    area_unit: 'acres',
    area_planted: 0.202343,
    planting_date: '2026-03-20',
    harvest_source: 'calendar',
    altitude_band: 'high',
    county: 'Nakuru',
    expected_yield: 900,
    expected_yield_size: 10,
    expected_yield_unit: 'bag_90kg',
    notes: 'Juu ya njia',
    harvested_on: null,
    actual_yield: null,
  };
  expect(await rowsOf(farmer)).toMatchObject([{ ...saved, user_id: farmer.userId }]);
  const sent = changes.rows.find((r: { kind: string }) => r.kind === 'crop');
  expect(sent.row).toMatchObject(saved);
  expect(sent.row.expected_harvest_date > '2026-09-01' && sent.row.expected_harvest_date < '2026-12-01').toBe(
    true,
  );
  expect(
    sent.row.harvest_from < sent.row.expected_harvest_date &&
      sent.row.expected_harvest_date < sent.row.harvest_to,
  ).toBe(true);
});

test('FDC-15 the server computes the harvest date itself; only the farmer’s own date is taken from the client', async () => {
  const { farmer, fieldId } = await farmerWithField();
  const claims = ['calendar', 'model', 'estimate', 'own'].map((source) =>
    crop(fieldId, { expected_harvest_date: '2026-04-02', harvest_source: source }),
  );
  const strange = crop(fieldId, { crop_type: 'dragon fruit', variety_class: null });
  const tree = crop(fieldId, { crop_type: 'avocado', variety_class: null });
  await farmer.sync([...claims, strange, tree]);
  const rows = await rowsOf(farmer);
  const of = (c: { args: { id: string } }) => rows.find((r) => r.id === c.args.id)!;
  for (const c of claims.slice(0, 3))
    expect(of(c)).toMatchObject({
      harvest_source: 'calendar',
      expected_harvest_date: expect.stringMatching(/^2026-(09|10|11)/),
    });
  expect(of(claims[3]!)).toMatchObject({
    harvest_source: 'own',
    expected_harvest_date: '2026-04-02',
    harvest_from: null,
  });
  expect(of(strange)).toMatchObject({ harvest_source: 'estimate', expected_harvest_date: '2026-06-18' });
  expect(of(tree)).toMatchObject({ harvest_source: null, expected_harvest_date: null });
});

test('FDC-12 FDC-13 each invalid crop is refused with its code and changes nothing', async () => {
  const { farmer, fieldId } = await farmerWithField();
  const bad = [
    { crop_type: ' ' },
    { planting_date: null },
    { expected_harvest_date: '2026-03-20', harvest_source: 'own' },
    { expected_harvest_date: '2025-01-01', harvest_source: 'own' },
    { area_size: 0 },
    { area_size: -1 },
    { area_size: 1e9 },
    { expected_yield: -1 },
    { planting_date: '0026-03-20' },
    { field_id: newId() },
    { status: 'sold' },
    { planting_date: '2026-02-30' },
    { notes: 'x'.repeat(3000) },
  ];
  expect(codes(await farmer.sync(bad.map((over) => crop(fieldId, over))))).toEqual([
    'crops.type_missing',
    'crops.planting_missing',
    'crops.harvest_before_planting',
    'crops.harvest_before_planting',
    'crops.area_wrong',
    'crops.area_wrong',
    'crops.area_wrong',
    'crops.yield_wrong',
    'crops.date_wrong',
    'crops.field_not_found',
    ...Array(3).fill('sync.invalid'),
  ]);
  const planned = crop(fieldId, { planting_date: null, status: 'planning' });
  expect(codes(await farmer.sync([planned, planned]))).toEqual(['applied', 'crops.exists']);
  expect(await rowsOf(farmer)).toMatchObject([
    { status: 'planning', planting_date: null, expected_harvest_date: null },
  ]);
});

test('FDC-03 FDC-17 a harvest saves the entered amount and its kilograms; returning to growing clears it', async () => {
  const { farmer, fieldId } = await farmerWithField();
  const maize = crop(fieldId);
  await farmer.sync([maize]);
  expect(
    codes(
      await farmer.sync([
        harvest(maize.args.id, { harvested_on: '2026-03-19' }),
        harvest(maize.args.id, { actual_yield: -5 }),
        harvest(newId()),
        harvest(maize.args.id),
      ]),
    ),
  ).toEqual(['crops.harvest_before_planting', 'crops.yield_wrong', 'crops.not_found', 'applied']);
  expect(await rowsOf(farmer)).toMatchObject([
    {
      status: 'harvested',
      harvested_on: '2026-10-01',
      actual_yield: 1080,
      actual_yield_size: 12,
      actual_yield_unit: 'bag_90kg',
    },
  ]);
  await farmer.sync([{ name: 'crops.change', args: { id: maize.args.id, status: 'growing' } }]);
  expect(await rowsOf(farmer)).toMatchObject([
    { status: 'growing', harvested_on: null, actual_yield: null, notes: 'Juu ya njia' },
  ]);
});

test('changes to different fields merge; a new planting date moves the calendar’s harvest date, not an own one', async () => {
  const { farmer, fieldId } = await farmerWithField();
  const [harvestEstimate, own] = [
    crop(fieldId),
    crop(fieldId, { expected_harvest_date: '2026-12-01', harvest_source: 'own' }),
  ];
  await farmer.sync([harvestEstimate, own]);
  const before = (await rowsOf(farmer)).find((r) => r.id === harvestEstimate.args.id)!;
  // Later than the stored harvest date, which is recomputed before validation.
  await farmer.sync(
    [harvestEstimate, own].map((c) => ({
      name: 'crops.change',
      args: { id: c.args.id, planting_date: '2026-11-15' },
    })),
  );
  await farmer.sync([{ name: 'crops.change', args: { id: harvestEstimate.args.id, notes: 'Chini' } }]);
  const rows = await rowsOf(farmer);
  const after = rows.find((r) => r.id === harvestEstimate.args.id)!;
  expect(after).toMatchObject({ planting_date: '2026-11-15', notes: 'Chini', harvest_source: 'calendar' });
  expect(String(after.expected_harvest_date) > String(before.expected_harvest_date)).toBe(true);
  expect(rows.find((r) => r.id === own.args.id)).toMatchObject({
    planting_date: '2026-11-15',
    expected_harvest_date: '2026-12-01',
    harvest_source: 'own',
  });
});

test('another user’s crop and field cannot be read or changed', async () => {
  const [mine, thief] = [await farmerWithField(), await farmerWithField()];
  const maize = crop(mine.fieldId);
  await mine.farmer.sync([maize]);
  const reply = await thief.farmer.sync([
    { name: 'crops.change', args: { id: maize.args.id, notes: 'taken' } },
    harvest(maize.args.id),
    { name: 'crops.remove', args: { id: maize.args.id } },
    crop(mine.fieldId),
    // Rows are stored per user, so the same id is not a conflict.
    crop(thief.fieldId, { id: maize.args.id, notes: 'my own' }),
  ]);
  expect(codes(reply)).toEqual([
    'crops.not_found',
    'crops.not_found',
    'crops.not_found',
    'crops.field_not_found',
    'applied',
  ]);
  expect(await rowsOf(mine.farmer)).toMatchObject([{ notes: 'Juu ya njia', status: 'growing' }]);
  const seen = await server.database.readAsUser(thief.farmer.userId, (tx) =>
    tx.many<{ notes: string }>(sql`select notes from crops`),
  );
  expect(seen).toEqual([{ notes: 'my own' }]);
});

test('FDC-04 FLD-07 deleting a crop, or its field, removes the crop from all devices', async () => {
  const { farmer, fieldId } = await farmerWithField();
  const [one, two, three] = [crop(fieldId), crop(fieldId), crop(fieldId)];
  const { changes } = await farmer.sync([one, two, three]);
  const remove = { name: 'crops.remove', args: { id: one.args.id } };
  expect(codes(await farmer.sync([remove, remove]))).toEqual(['applied', 'crops.not_found']);
  const { changes: after } = await farmer.sync(
    [{ name: 'fields.remove', args: { id: fieldId } }],
    changes.cursor,
  );
  const removed = after.rows
    .filter((r: { kind: string; row: unknown }) => r.kind === 'crop' && r.row === null)
    .map((r: { id: string }) => r.id);
  expect(removed.sort()).toEqual([one, two, three].map((c) => c.args.id).sort());
  expect(await rowsOf(farmer)).toEqual([]);
});
