import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

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
    soil_type: 'loam',
    irrigation_type: null,
    place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
    location_description: 'Nakuru',
    ...over,
  },
});
const makePro = ({ userId }: ApiClient) =>
  server.database.asSystem((tx) =>
    tx.run(sql`
  insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
  values (${newId()}, ${userId}, 'x@example.com', 'monthly', 'active', now(), now() + interval '30 days')`),
  );
const rowsOf = ({ userId }: ApiClient) =>
  server.database.asSystem((tx) =>
    tx.many<Record<string, unknown>>(sql`select * from fields where user_id = ${userId}`),
  );

test('FLD-14 ten concurrent creations from ten phones make one field, and each refusal names the limit', async () => {
  const farmer = await server.farmer();
  const replies = await Promise.all(Array.from({ length: 10 }, () => farmer.sync([add()])));
  const outcomes = replies.map((r) => r.outcomes[0]);
  expect(outcomes.filter((o) => o.result === 'applied')).toHaveLength(1);
  const refused = outcomes.filter((o) => o.result === 'refused');
  expect(refused).toHaveLength(9);
  for (const o of refused) expect(o).toMatchObject({ code: 'fields.limit_reached', details: { limit: 1 } });
  expect(await rowsOf(farmer)).toHaveLength(1);
});

test('FLD-14 PAY-01 Pro has no field limit, and extra fields stay when Pro ends', async () => {
  const farmer = await server.farmer();
  await makePro(farmer);
  const { outcomes } = await farmer.sync([add(), add(), add()]);
  expect(outcomes.map((o: { result: string }) => o.result)).toEqual(['applied', 'applied', 'applied']);
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        update user_subscriptions
        set expires_at = now() - interval '1 minute'
        where user_id = ${farmer.userId}
      `,
    ),
  );
  expect((await farmer.sync([add()])).outcomes[0]).toMatchObject({
    result: 'refused',
    code: 'fields.limit_reached',
  });
  expect(await rowsOf(farmer)).toHaveLength(3);
});

test('FLD-26 FLD-25 a field is stored with all columns in the default farm, which is created once and synced', async () => {
  const farmer = await server.farmer();
  await makePro(farmer);
  const [first, second] = [add(), add({ place: null, size: 0.5, size_unit: 'hectares' })];
  const { changes } = await farmer.sync([first, second]);
  const farms = changes.rows
    .filter((r: { kind: string }) => r.kind === 'farm')
    .map((r: { row: unknown }) => r.row);
  expect(farms).toEqual([{ id: first.args.farm_id, name: 'My Farm', location: null, size_unit: 'acres' }]);
  const rows = await rowsOf(farmer);
  expect(rows.find((r) => r.id === first.args.id)).toMatchObject({
    user_id: farmer.userId,
    farm_id: first.args.farm_id,
    name: 'Shamba la mto',
    size: 1,
    size_unit: 'acres',
    size_hectares: 0.404686,
    boundary: expect.stringMatching(/^POLYGON\(\(36\.\d+ -0\.\d+(, 36\.\d+ -0\.\d+){4}\)\)$/),
    boundary_source: 'approximate',
    location_lat: -0.3031,
    location_lng: 36.08,
    location_unconfirmed: false,
    location_accuracy_m: 9,
    location_description: 'Nakuru',
    crop_type: 'bean',
    season: '2026',
    soil_type: 'loam',
    irrigation_type: null,
    soil_ph: null,
    elevation: null,
    created_at: expect.any(Date),
    updated_at: expect.any(Date),
  });
  expect(rows.find((r) => r.id === second.args.id)).toMatchObject({
    farm_id: first.args.farm_id,
    location_lat: -1.2921,
    location_lng: 36.8219,
    location_unconfirmed: true,
  });
});

test('FLD-13 the list returns every column of the user’s fields, newest first, without gaps between pages', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  await Promise.all([makePro(farmer), makePro(other)]);
  await other.sync([add({ name: 'not mine' })]);
  const made = Array.from({ length: 7 }, () => add());
  await farmer.sync(made.slice(0, 3));
  await farmer.sync(made.slice(3));
  // Some timestamps are equal. The id breaks the tie.
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        update fields
        set created_at = date_trunc('second', now())
        where user_id = ${farmer.userId} and id = any(${made.slice(2, 6).map((m) => m.args.id)}::uuid[])
      `,
    ),
  );
  const seen: { id: string; created_at: string }[] = [];
  for (let after = ''; ;) {
    const { status, body } = await farmer.ask(
      'GET',
      `/api/fields?limit=2${after && `&after=${encodeURIComponent(after)}`}`,
    );
    expect(status).toBe(200);
    seen.push(...body.fields);
    if (!body.next) break;
    after = body.next;
  }
  expect(seen.map((f) => f.id).sort()).toEqual(made.map((m) => m.args.id).sort());
  const keys = seen.map((f) => `${f.created_at} ${f.id}`);
  expect(keys).toEqual([...keys].sort().reverse());
  expect(Object.keys(seen[0]!).sort()).toEqual([
    'area_error_m2',
    'boundary',
    'boundary_source',
    'created_at',
    'crop_type',
    'elevation',
    'farm_id',
    'id',
    'irrigation_type',
    'location',
    'location_accuracy_m',
    'location_description',
    'location_unconfirmed',
    'measured_at',
    'name',
    'place_problem',
    'season',
    'size',
    'size_hectares',
    'size_is_default',
    'size_unit',
    'soil_ph',
    'soil_type',
    'updated_at',
  ]);
});

test('FLD-19 FLD-21 the default size mark and the reason for no location are stored until the farmer sets them', async () => {
  const farmer = await server.farmer();
  const one = add({
    size: 1,
    size_unit: 'hectares',
    size_is_default: true,
    place: null,
    place_problem: 'timed_out',
  });
  const read = async () => (await farmer.ask('GET', '/api/fields')).body.fields[0];
  await farmer.sync([one]);
  expect(await read()).toMatchObject({
    size_is_default: true,
    place_problem: 'timed_out',
    location_unconfirmed: true,
  });
  const place = { lat: -0.31, lng: 36.09, accuracy_m: 9 };
  await farmer.sync([{ name: 'fields.change', args: { id: one.args.id, size: 1, place } }]);
  expect(await read()).toMatchObject({
    size: 1,
    size_is_default: false,
    place_problem: null,
    location_unconfirmed: false,
  });
});

test('another user’s field cannot be changed or deleted and is reported as not found', async () => {
  const [mine, thief] = [await server.farmer(), await server.farmer()];
  const field = add();
  await mine.sync([field]);
  const { outcomes } = await thief.sync([
    { name: 'fields.change', args: { id: field.args.id, name: 'taken' } },
    { name: 'fields.remove', args: { id: field.args.id } },
    // Another user's field with the same id is not a conflict: rows are stored per user.
    add({ id: field.args.id, name: 'my own' }),
  ]);
  expect(outcomes.map((o: { code?: string; result: string }) => o.code ?? o.result)).toEqual([
    'fields.not_found',
    'fields.not_found',
    'applied',
  ]);
  expect(await rowsOf(mine)).toMatchObject([{ name: 'Shamba la mto' }]);
  expect((await thief.ask('GET', '/api/fields')).body.fields).toMatchObject([{ name: 'my own' }]);
  expect((await server.browser().ask('GET', '/api/fields')).status).toBe(401);
});

test('an edit keeps the other columns, and a confirmed location moves the approximate square', async () => {
  const farmer = await server.farmer();
  const field = add({ place: null });
  await farmer.sync([field]);
  const [before] = await rowsOf(farmer);
  await farmer.sync([{ name: 'fields.change', args: { id: field.args.id, location_description: 'Kisii' } }]);
  expect(await rowsOf(farmer)).toMatchObject([
    { ...before, location_description: 'Kisii', updated_at: expect.any(Date) },
  ]);
  await farmer.sync([
    { name: 'fields.change', args: { id: field.args.id, place: { lat: 0.5, lng: 35.3, accuracy_m: 4 } } },
  ]);
  const [after] = await rowsOf(farmer);
  expect(after).toMatchObject({
    location_lat: 0.5,
    location_lng: 35.3,
    location_unconfirmed: false,
    name: 'Shamba la mto',
    location_description: 'Kisii',
  });
  expect(after!.boundary).not.toBe(before!.boundary);
});

test('FLD-07 a deleted field is removed with its leaf checks on every phone and frees its slot', async () => {
  const farmer = await server.farmer();
  const field = add();
  const scan = (fieldId: string | null) => ({
    name: 'scans.save',
    args: {
      id: newId(),
      field_id: fieldId,
      crop_type: 'bean',
      photo: null,
      severity: 'low',
      affected_area_percentage: 4,
      location: null,
      taken_at: new Date().toISOString(),
      known_used: 0,
      outcome: 'answer',
      condition: 'bean___rust',
      confidence: 0.9,
      top3: [],
      model: 'a'.repeat(64),
    },
  });
  const [ofField, ofNone] = [scan(field.args.id), scan(null)];
  const { changes } = await farmer.sync([
    field,
    ofField,
    ofNone,
    { name: 'scans.set_field', args: { id: ofNone.args.id, field_id: null, confirmed: true } },
  ]);
  const removed = await farmer.sync([{ name: 'fields.remove', args: { id: field.args.id } }], changes.cursor);
  const gone = removed.changes.rows
    .filter((r: { row: unknown }) => r.row === null)
    .map((r: { kind: string; id: string }) => [r.kind, r.id]);
  expect(gone.sort()).toEqual(
    [
      ['field', field.args.id],
      ['scan', ofField.args.id],
    ].sort(),
  );
  expect(removed.changes.rows).toContainEqual({
    kind: 'scan_total',
    id: 'removed',
    row: { id: 'removed', removed: 1 },
  });
  expect((await farmer.ask('GET', '/api/scans')).body.scans.map((s: { id: string }) => s.id)).toEqual([
    ofNone.args.id,
  ]);
  expect((await farmer.sync([add()])).outcomes[0].result).toBe('applied');
  expect(
    (await farmer.sync([{ name: 'fields.remove', args: { id: field.args.id } }])).outcomes[0],
  ).toMatchObject({ code: 'fields.not_found' });
});

test('invalid and missing values are refused with an error code and change nothing', async () => {
  const farmer = await server.farmer();
  const bad = [
    { size: -1 },
    { size: 1e9 },
    { size: 0 },
    { size: NaN },
    { size_unit: 'miles' },
    { place: { lat: 91, lng: 0, accuracy_m: 1 } },
    { name: 'x'.repeat(300) },
    { name: '👩🏽‍🌾'.repeat(500) },
    { id: 'no-id' },
    { crop_type: undefined },
  ];
  const { outcomes } = await farmer.sync(bad.map((over) => add(over)));
  expect(outcomes.map((o: { code: string }) => o.code)).toEqual([
    'fields.size_wrong',
    'fields.size_wrong',
    'fields.size_wrong',
    'sync.invalid',
    'sync.invalid',
    'sync.invalid',
    'fields.name_long',
    'fields.name_long',
    'sync.invalid',
    'sync.invalid',
  ]);
  expect(outcomes[4].details.at).toBe('size_unit');
  expect(await rowsOf(farmer)).toEqual([]);
});
