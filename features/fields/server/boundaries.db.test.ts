import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { areaOf } from '#kit/pure/geodesy.ts';
import {
  fromPolygonText,
  metresPerDegree,
  type Ring,
  squareAround,
  toPolygonText,
} from '#kit/pure/geometry.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(() => server.database.run(sql`truncate rate_limits`));
afterAll(() => server.stop());

const nakuru = { lat: -0.3031, lng: 36.08 };
const measured_at = '2026-11-20T07:30:00.000Z';
const { north, east } = metresPerDegree(nakuru.lat);
const ringAt = (...pairs: readonly (readonly [number, number])[]): Ring =>
  pairs.map(([x, y]) => ({ lat: nakuru.lat + y / north, lng: nakuru.lng + x / east }));
const walkedBoundary = toPolygonText(ringAt([0, 0], [80, 5], [75, 70], [-5, 60]));

const addField = (over: Record<string, unknown> = {}) => ({
  name: 'fields.add',
  args: {
    id: newId(),
    farm_id: newId(),
    name: 'Shamba la mto',
    size: 1,
    size_unit: 'acres',
    crop_type: 'bean',
    season: '2026',
    soil_type: null,
    irrigation_type: null,
    place: { ...nakuru, accuracy_m: 9 },
    location_description: null,
    ...over,
  },
});
const setBoundary = (id: string, over: Record<string, unknown> = {}) => ({
  name: 'fields.set_boundary',
  args: { id, boundary: walkedBoundary, boundary_source: 'walked', area_error_m2: 310, measured_at, ...over },
});
const changeField = (id: string, over: Record<string, unknown>) => ({
  name: 'fields.change',
  args: { id, ...over },
});
const makePro = ({ userId }: ApiClient) =>
  server.database.asSystem((tx) =>
    tx.run(sql`
  insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
  values (${newId()}, ${userId}, 'x@example.com', 'monthly', 'active', now(), now() + interval '30 days')`),
  );
const fieldsOf = async (farmer: ApiClient) => (await farmer.ask('GET', '/api/fields')).body.fields;
const outcomeCodes = (reply: { outcomes: { code?: string; result: string }[] }) =>
  reply.outcomes.map((o) => o.code ?? o.result);

test('FLD-20 a walked boundary replaces the approximate square, and its area becomes the size', async () => {
  const farmer = await server.farmer();
  const field = addField();
  const reply = await farmer.sync([field, setBoundary(field.args.id)]);
  expect(outcomeCodes(reply)).toEqual(['applied', 'applied']);
  const area = areaOf(fromPolygonText(walkedBoundary)!);
  const [row] = await fieldsOf(farmer);
  expect(row).toMatchObject({
    boundary: walkedBoundary,
    boundary_source: 'walked',
    area_error_m2: 310,
    measured_at,
    size_unit: 'acres',
    location_unconfirmed: false,
    location_accuracy_m: null,
  });
  expect(row.size_hectares).toBeCloseTo(area / 10_000, 6);
  expect(row.size).toBeCloseTo((area / 10_000) * 2.47105, 2);
  expect(Math.abs(row.location.lat - nakuru.lat) * north).toBeLessThan(60);
  // The same row syncs to the other phones.
  expect(reply.changes.rows.find((r: { kind: string }) => r.kind === 'field').row).toEqual(row);
  // Removing the boundary gives a square of the same area.
  expect(outcomeCodes(await farmer.sync([setBoundary(field.args.id, { boundary: null })]))).toEqual([
    'applied',
  ]);
  const [square] = await fieldsOf(farmer);
  expect(square).toMatchObject({
    boundary_source: 'approximate',
    area_error_m2: null,
    measured_at: null,
    size: row.size,
  });
  expect(areaOf(fromPolygonText(square.boundary)!)).toBeCloseTo(area, -1);
});

test('FLD-26 a field created with a boundary has it from the start, and its centre as location', async () => {
  const farmer = await server.farmer();
  const field = addField({
    place: null,
    boundary: walkedBoundary,
    boundary_source: 'imported',
    area_error_m2: null,
    measured_at,
    soil_ph: 5.9,
    elevation: 1850,
  });
  await farmer.sync([field]);
  expect(await fieldsOf(farmer)).toMatchObject([
    {
      boundary: walkedBoundary,
      boundary_source: 'imported',
      location_unconfirmed: false,
      soil_ph: 5.9,
      elevation: 1850,
      size_hectares: expect.closeTo(0.51, 1),
    },
  ]);
});

test('each invalid boundary is refused with its own code and changes nothing', async () => {
  const farmer = await server.farmer();
  const field = addField();
  await farmer.sync([field]);
  const before = await fieldsOf(farmer);
  const { id } = field.args;
  // Too many corners: 10,000 steps of 1/1592 radian are one turn.
  const circle = Array.from(
    { length: 10_000 },
    (_, i) => ringAt([Math.cos(i / 1592) * 90, Math.sin(i / 1592) * 90])[0]!,
  );
  const invalidBoundaries: [string | number, string][] = [
    [toPolygonText(ringAt([0, 0], [60, 60], [60, 0], [0, 60])), 'fields.boundary_crosses'],
    [toPolygonText(ringAt([0, 0], [2, 0], [2, 2])), 'fields.boundary_small'],
    [toPolygonText(squareAround(nakuru, 2e8)), 'fields.boundary_large'],
    [toPolygonText(squareAround({ lat: -4.5, lng: 42 }, 4_000)), 'fields.boundary_outside'],
    [
      toPolygonText([
        { lat: 0, lng: 179.999 },
        { lat: 0, lng: -179.999 },
        { lat: 0.001, lng: 180 },
      ]),
      'fields.boundary_antimeridian',
    ],
    [toPolygonText(ringAt([0, 0], [0, 0], [50, 0])), 'fields.boundary_few'],
    [toPolygonText(circle), 'fields.boundary_points'],
    ['POLYGON((a b, c d, e f, a b))', 'fields.boundary_wrong'],
    ['x'.repeat(250_001), 'sync.invalid'],
    [7, 'sync.invalid'],
  ];
  for (const [boundary, code] of invalidBoundaries)
    expect([outcomeCodes(await farmer.sync([setBoundary(id, { boundary })])), boundary]).toEqual([
      [code],
      boundary,
    ]);
  expect(
    outcomeCodes(
      await farmer.sync([
        setBoundary(id, { boundary_source: 'approximate' }),
        setBoundary(id, { area_error_m2: -1 }),
        setBoundary(id, { measured_at: 'yesterday' }),
      ]),
    ),
  ).toEqual(Array(3).fill('sync.invalid'));
  expect(await fieldsOf(farmer)).toEqual(before);
});

test('the same boundary twice is refused for one farmer, but allowed for two farmers', async () => {
  const [farmer, neighbour] = [await server.farmer(), await server.farmer()];
  await makePro(farmer);
  const [first, second] = [addField(), addField()];
  expect(
    outcomeCodes(await farmer.sync([first, second, setBoundary(first.args.id), setBoundary(second.args.id)])),
  ).toEqual(['applied', 'applied', 'applied', 'fields.boundary_duplicate']);
  expect(
    outcomeCodes(await farmer.sync([addField({ boundary: walkedBoundary, boundary_source: 'drawn' })])),
  ).toEqual(['fields.boundary_duplicate']);
  // A boundary computed from side lengths has no measured position, so it is not a duplicate.
  expect(
    outcomeCodes(await farmer.sync([setBoundary(second.args.id, { boundary_source: 'sides' })])),
  ).toEqual(['applied']);
  // Measuring the same field again is no duplicate, and squares at the same location may overlap.
  expect(outcomeCodes(await farmer.sync([setBoundary(first.args.id), addField()]))).toEqual([
    'applied',
    'applied',
  ]);
  expect(
    outcomeCodes(await neighbour.sync([addField({ boundary: walkedBoundary, boundary_source: 'walked' })])),
  ).toEqual(['applied']);
});

test('a farmer cannot change another farmer’s field or its boundary', async () => {
  const [owner, otherFarmer] = [await server.farmer(), await server.farmer()];
  const field = addField();
  await owner.sync([field, setBoundary(field.args.id)]);
  const before = await fieldsOf(owner);
  expect(
    outcomeCodes(
      await otherFarmer.sync([
        setBoundary(field.args.id),
        changeField(field.args.id, { size: 3 }),
        setBoundary(newId()),
      ]),
    ),
  ).toEqual(Array(3).fill('fields.not_found'));
  expect(await fieldsOf(owner)).toEqual(before);
  expect(await fieldsOf(otherFarmer)).toEqual([]);
});

test('FLD-32 FLD-30 each column can be changed alone; size is stored as entered and in ha', async () => {
  const farmer = await server.farmer();
  const field = addField();
  await farmer.sync([field]);
  const { id } = field.args;
  await farmer.sync([
    changeField(id, { size: 2 }),
    changeField(id, { season: 'Masika 2027' }),
    changeField(id, { soil_type: 'clay_loam' }),
    changeField(id, { irrigation_type: 'drip' }),
    changeField(id, { soil_ph: 6.1 }),
    changeField(id, { elevation: 1900 }),
    changeField(id, { name: 'Juu' }),
  ]);
  const [row] = await fieldsOf(farmer);
  expect(row).toMatchObject({
    name: 'Juu',
    size: 2,
    size_unit: 'acres',
    size_hectares: 0.809372,
    season: 'Masika 2027',
    soil_type: 'clay_loam',
    irrigation_type: 'drip',
    soil_ph: 6.1,
    elevation: 1900,
    crop_type: 'bean',
  });
  expect(areaOf(fromPolygonText(row.boundary)!)).toBeCloseTo(8_093.72, -1);
  await farmer.sync([changeField(id, { size_unit: 'hectares' })]);
  expect(await fieldsOf(farmer)).toMatchObject([
    { size: 0.8094, size_unit: 'hectares', size_hectares: 0.809372, boundary: row.boundary },
  ]);
  const invalidChanges = [
    { size: 0 },
    { size: -1 },
    { size: 1e9 },
    { soil_ph: 14 },
    { soil_ph: 0 },
    { elevation: 9_000 },
    { name: 'é́'.repeat(81) },
    { soil_type: 'gold' },
  ];
  expect(outcomeCodes(await farmer.sync(invalidChanges.map((over) => changeField(id, over))))).toEqual([
    ...Array(3).fill('fields.size_wrong'),
    'fields.ph_wrong',
    'fields.ph_wrong',
    'fields.elevation_wrong',
    'fields.name_long',
    'sync.invalid',
  ]);
});

test('concurrent edits of different columns from two phones are all saved', async () => {
  const farmer = await server.farmer();
  const field = addField();
  await farmer.sync([field]);
  const { id } = field.args;
  await Promise.all([
    farmer.sync([setBoundary(id)]),
    farmer.sync([changeField(id, { name: 'Ya juu' })]),
    farmer.sync([changeField(id, { soil_type: 'loam' })]),
  ]);
  expect(await fieldsOf(farmer)).toMatchObject([
    { boundary: walkedBoundary, boundary_source: 'walked', name: 'Ya juu', soil_type: 'loam' },
  ]);
});

test('FLD-21 confirming a location moves a boundary from side lengths, not a walked one', async () => {
  const farmer = await server.farmer();
  await makePro(farmer);
  const [sidesField, walkedField] = [addField({ place: null }), addField()];
  const nairobi = toPolygonText(squareAround({ lat: -1.2921, lng: 36.8219 }, 4_000));
  await farmer.sync([
    sidesField,
    setBoundary(sidesField.args.id, { boundary: nairobi, boundary_source: 'sides' }),
    walkedField,
    setBoundary(walkedField.args.id),
  ]);
  const distantPlace = { lat: -0.4, lng: 36.1, accuracy_m: 6 };
  expect(await fieldsOf(farmer)).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ id: sidesField.args.id, location_unconfirmed: true })]),
  );
  expect(
    outcomeCodes(
      await farmer.sync([
        changeField(sidesField.args.id, { place: distantPlace }),
        changeField(walkedField.args.id, { place: distantPlace }),
      ]),
    ),
  ).toEqual(['applied', 'fields.place_elsewhere']);
  const row = (await fieldsOf(farmer)).find((f: { id: string }) => f.id === sidesField.args.id);
  expect(row).toMatchObject({
    location: { lat: -0.4, lng: 36.1 },
    location_unconfirmed: false,
    boundary_source: 'sides',
  });
  const ring = fromPolygonText(row.boundary)!;
  expect(Math.abs(ring[0]!.lat + 0.4)).toBeLessThan(0.001);
  expect(areaOf(ring)).toBeCloseTo(4_000, -1);
});

test('WIZ-07 WIZ-08 WIZ-09 the server accepts all soil and irrigation types and sizes from 0.01, nothing else', async () => {
  const farmer = await server.farmer();
  const field = addField({ size: 0.01 });
  expect(outcomeCodes(await farmer.sync([field]))).toEqual(['applied']);
  const { id } = field.args;
  const soils = ['clay', 'sandy', 'loam', 'clay_loam', 'sandy_loam', 'silt', 'rocky', 'unknown'];
  expect(outcomeCodes(await farmer.sync(soils.map((soil_type) => changeField(id, { soil_type }))))).toEqual(
    soils.map(() => 'applied'),
  );
  const irrigationTypes = ['rain_fed', 'drip', 'sprinkler', 'flood', 'manual', 'none'];
  expect(
    outcomeCodes(
      await farmer.sync(irrigationTypes.map((irrigation_type) => changeField(id, { irrigation_type }))),
    ),
  ).toEqual(irrigationTypes.map(() => 'applied'));
  expect(
    outcomeCodes(
      await farmer.sync([
        changeField(id, { soil_type: 'peat' }),
        changeField(id, { irrigation_type: 'rain' }),
        changeField(id, { size_unit: 'feddan' }),
      ]),
    ),
  ).toEqual(Array(3).fill('sync.invalid'));
  expect(await fieldsOf(farmer)).toMatchObject([
    { soil_type: 'unknown', irrigation_type: 'none', size: 0.01 },
  ]);
});
