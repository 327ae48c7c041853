import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type Browser, type TestServer } from '#apps/server/testing.ts';
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
const at = (...pairs: readonly (readonly [number, number])[]): Ring =>
  pairs.map(([x, y]) => ({ lat: nakuru.lat + y / north, lng: nakuru.lng + x / east }));
const walked = toPolygonText(at([0, 0], [80, 5], [75, 70], [-5, 60]));

const add = (over: Record<string, unknown> = {}) => ({
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
const shape = (id: string, over: Record<string, unknown> = {}) => ({
  name: 'fields.set_boundary',
  args: { id, boundary: walked, boundary_source: 'walked', area_error_m2: 310, measured_at, ...over },
});
const change = (id: string, over: Record<string, unknown>) => ({
  name: 'fields.change',
  args: { id, ...over },
});
const makePro = ({ userId }: Browser) =>
  server.database.asSystem((tx) =>
    tx.run(sql`
  insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
  values (${newId()}, ${userId}, 'x@example.com', 'monthly', 'active', now(), now() + interval '30 days')`),
  );
const fieldsOf = async (farmer: Browser) => (await farmer.ask('GET', '/api/fields')).body.fields;
const codes = (reply: { outcomes: { code?: string; result: string }[] }) =>
  reply.outcomes.map((o) => o.code ?? o.result);

test('FLD-20 a walked boundary replaces the approximate square, and its area becomes the size', async () => {
  const farmer = await server.farmer();
  const field = add();
  const reply = await farmer.sync([field, shape(field.args.id)]);
  expect(codes(reply)).toEqual(['applied', 'applied']);
  const area = areaOf(fromPolygonText(walked)!);
  const [row] = await fieldsOf(farmer);
  expect(row).toMatchObject({
    boundary: walked,
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
  // Resets the shape to a square of that size.
  expect(codes(await farmer.sync([shape(field.args.id, { boundary: null })]))).toEqual(['applied']);
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
  const field = add({
    place: null,
    boundary: walked,
    boundary_source: 'imported',
    area_error_m2: null,
    measured_at,
    soil_ph: 5.9,
    elevation: 1850,
  });
  await farmer.sync([field]);
  expect(await fieldsOf(farmer)).toMatchObject([
    {
      boundary: walked,
      boundary_source: 'imported',
      location_unconfirmed: false,
      soil_ph: 5.9,
      elevation: 1850,
      size_hectares: expect.closeTo(0.51, 1),
    },
  ]);
});

test('each invalid shape is refused with its own code and changes nothing', async () => {
  const farmer = await server.farmer();
  const field = add();
  await farmer.sync([field]);
  const before = await fieldsOf(farmer);
  const { id } = field.args;
  const circle = Array.from(
    { length: 10_000 },
    (_, i) => at([Math.cos(i / 1592) * 90, Math.sin(i / 1592) * 90])[0]!,
  );
  const bad: [string | number, string][] = [
    [toPolygonText(at([0, 0], [60, 60], [60, 0], [0, 60])), 'fields.boundary_crosses'],
    [toPolygonText(at([0, 0], [2, 0], [2, 2])), 'fields.boundary_small'],
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
    [toPolygonText(at([0, 0], [0, 0], [50, 0])), 'fields.boundary_few'],
    [toPolygonText(circle), 'fields.boundary_points'],
    ['POLYGON((a b, c d, e f, a b))', 'fields.boundary_wrong'],
    ['x'.repeat(250_001), 'sync.invalid'],
    [7, 'sync.invalid'],
  ];
  for (const [boundary, code] of bad)
    expect([codes(await farmer.sync([shape(id, { boundary })])), boundary]).toEqual([[code], boundary]);
  expect(
    codes(
      await farmer.sync([
        shape(id, { boundary_source: 'approximate' }),
        shape(id, { area_error_m2: -1 }),
        shape(id, { measured_at: 'yesterday' }),
      ]),
    ),
  ).toEqual(Array(3).fill('sync.invalid'));
  expect(await fieldsOf(farmer)).toEqual(before);
});

test('the same boundary twice is refused for one farmer, but allowed for two farmers', async () => {
  const [farmer, neighbour] = [await server.farmer(), await server.farmer()];
  await makePro(farmer);
  const [first, second] = [add(), add()];
  expect(codes(await farmer.sync([first, second, shape(first.args.id), shape(second.args.id)]))).toEqual([
    'applied',
    'applied',
    'applied',
    'fields.boundary_duplicate',
  ]);
  expect(codes(await farmer.sync([add({ boundary: walked, boundary_source: 'drawn' })]))).toEqual([
    'fields.boundary_duplicate',
  ]);
  // Side lengths have no position.
  expect(codes(await farmer.sync([shape(second.args.id, { boundary_source: 'sides' })]))).toEqual([
    'applied',
  ]);
  // Measuring the same field again is no duplicate, and squares at the same location may overlap.
  expect(codes(await farmer.sync([shape(first.args.id), add()]))).toEqual(['applied', 'applied']);
  expect(codes(await neighbour.sync([add({ boundary: walked, boundary_source: 'walked' })]))).toEqual([
    'applied',
  ]);
});

test('a farmer cannot change another farmer’s field or its boundary', async () => {
  const [mine, thief] = [await server.farmer(), await server.farmer()];
  const field = add();
  await mine.sync([field, shape(field.args.id)]);
  const before = await fieldsOf(mine);
  expect(
    codes(await thief.sync([shape(field.args.id), change(field.args.id, { size: 3 }), shape(newId())])),
  ).toEqual(Array(3).fill('fields.not_found'));
  expect(await fieldsOf(mine)).toEqual(before);
  expect(await fieldsOf(thief)).toEqual([]);
});

test('FLD-32 FLD-30 each column can be changed on its own; the size is stored as entered and in hectares', async () => {
  const farmer = await server.farmer();
  const field = add();
  await farmer.sync([field]);
  const { id } = field.args;
  await farmer.sync([
    change(id, { size: 2 }),
    change(id, { season: 'Masika 2027' }),
    change(id, { soil_type: 'clay_loam' }),
    change(id, { irrigation_type: 'drip' }),
    change(id, { soil_ph: 6.1 }),
    change(id, { elevation: 1900 }),
    change(id, { name: 'Juu' }),
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
  await farmer.sync([change(id, { size_unit: 'hectares' })]);
  expect(await fieldsOf(farmer)).toMatchObject([
    { size: 0.8094, size_unit: 'hectares', size_hectares: 0.809372, boundary: row.boundary },
  ]);
  const wrong = [
    { size: 0 },
    { size: -1 },
    { size: 1e9 },
    { soil_ph: 14 },
    { soil_ph: 0 },
    { elevation: 9_000 },
    { name: 'é́'.repeat(81) },
    { soil_type: 'gold' },
  ];
  expect(codes(await farmer.sync(wrong.map((over) => change(id, over))))).toEqual([
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
  const field = add();
  await farmer.sync([field]);
  const { id } = field.args;
  await Promise.all([
    farmer.sync([shape(id)]),
    farmer.sync([change(id, { name: 'Ya juu' })]),
    farmer.sync([change(id, { soil_type: 'loam' })]),
  ]);
  expect(await fieldsOf(farmer)).toMatchObject([
    { boundary: walked, boundary_source: 'walked', name: 'Ya juu', soil_type: 'loam' },
  ]);
});

test('FLD-21 confirming a location moves shapes without a measured position, but not a walked shape', async () => {
  const farmer = await server.farmer();
  await makePro(farmer);
  const [sides, walk] = [add({ place: null }), add()];
  const nairobi = toPolygonText(squareAround({ lat: -1.2921, lng: 36.8219 }, 4_000));
  await farmer.sync([
    sides,
    shape(sides.args.id, { boundary: nairobi, boundary_source: 'sides' }),
    walk,
    shape(walk.args.id),
  ]);
  const here = { lat: -0.4, lng: 36.1, accuracy_m: 6 };
  expect(await fieldsOf(farmer)).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ id: sides.args.id, location_unconfirmed: true })]),
  );
  expect(
    codes(await farmer.sync([change(sides.args.id, { place: here }), change(walk.args.id, { place: here })])),
  ).toEqual(['applied', 'fields.place_elsewhere']);
  const row = (await fieldsOf(farmer)).find((f: { id: string }) => f.id === sides.args.id);
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
  const field = add({ size: 0.01 });
  expect(codes(await farmer.sync([field]))).toEqual(['applied']);
  const { id } = field.args;
  const soils = ['clay', 'sandy', 'loam', 'clay_loam', 'sandy_loam', 'silt', 'rocky', 'unknown'];
  expect(codes(await farmer.sync(soils.map((soil_type) => change(id, { soil_type }))))).toEqual(
    soils.map(() => 'applied'),
  );
  const waters = ['rain_fed', 'drip', 'sprinkler', 'flood', 'manual', 'none'];
  expect(codes(await farmer.sync(waters.map((irrigation_type) => change(id, { irrigation_type }))))).toEqual(
    waters.map(() => 'applied'),
  );
  expect(
    codes(
      await farmer.sync([
        change(id, { soil_type: 'peat' }),
        change(id, { irrigation_type: 'rain' }),
        change(id, { size_unit: 'feddan' }),
      ]),
    ),
  ).toEqual(Array(3).fill('sync.invalid'));
  expect(await fieldsOf(farmer)).toMatchObject([
    { soil_type: 'unknown', irrigation_type: 'none', size: 0.01 },
  ]);
});
