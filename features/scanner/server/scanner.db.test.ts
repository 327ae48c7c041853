import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type ApiClient, type TestServer } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { loadCondition, materialIn } from '#knowledge/index.ts';
import { drawLeaf } from '#vision/drawn-leaf.ts';
import { drawnShoe, fieldPhoto } from '../../../e2e/harness/pictures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const MODEL = 'ab'.repeat(32);
const save = (over: Record<string, unknown> = {}) => ({
  name: 'scans.save',
  args: {
    id: newId(),
    field_id: null,
    crop_type: 'bean',
    photo: null,
    severity: 'high',
    affected_area_percentage: 22.5,
    location: { lat: -0.3, lng: 36.1, country: null },
    taken_at: '2026-11-21T09:00:00.000Z',
    known_used: 0,
    outcome: 'answer',
    condition: 'bean___rust',
    confidence: 0.93,
    top3: [
      { condition: 'bean___rust', probability: 0.93 },
      { condition: 'bean___healthy', probability: 0.05 },
    ],
    model: MODEL,
    ...over,
  },
});
const rowsOf = ({ userId }: ApiClient) =>
  server.database.asSystem((tx) =>
    tx.many<Record<string, any>>(sql`select * from crop_scans where user_id = ${userId} order by id`),
  );
const send = async (farmer: ApiClient, bytes: Buffer): Promise<string> => {
  const hash = createHash('sha256').update(bytes).digest('hex');
  for (let start = 0; start < bytes.length; start += 65_536) {
    const { status } = await farmer.ask('PUT', `/api/photos/${hash}/parts/${start}?size=${bytes.length}`, {
      bytes: bytes.subarray(start, start + 65_536),
    });
    expect(status).toBe(200);
  }
  return hash;
};
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const leafJpeg = (spots: number): Promise<Buffer> =>
  sharp(drawLeaf(600, spots).rgb, { raw: { width: 600, height: 600, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
const checkedOf = (farmer: ApiClient) =>
  expect.poll(async () => (await rowsOf(farmer)).map((r) => r.checked?.outcome ?? null), {
    timeout: 25_000,
    interval: 200,
  });

test('SCN-26 DAT-05 SCN-14 a saved scan has every column, with knowledge-base sentences in the farmer’s language', async () => {
  const farmer = await server.farmer();
  await farmer.sync([{ name: 'people.set_language', args: { language: 'sw' } }]);
  const scan = save();
  expect((await farmer.sync([scan])).outcomes[0].result).toBe('applied');
  const [row] = await rowsOf(farmer);
  const said = materialIn((await loadCondition('bean___rust'))!, 'sw');
  expect(row).toMatchObject({
    user_id: farmer.userId,
    crop_type: 'bean',
    disease_name: said.disease_name,
    scientific_name: said.scientific_name,
    confidence_score: 0.93,
    severity: 'high',
    affected_area_percentage: 22.5,
    location_lat: -0.3,
    location_lng: 36.1,
    location_country: null,
    symptoms: said.symptoms,
    immediate_actions: said.immediate_actions,
    preventive_measures: said.preventive_measures,
    recommended_products: said.recommended_products.map((p) => p.name),
    // 0.32 × 22.5 % = 7 % of 675 kg of beans a hectare at USD 0.35.
    yield_loss_percentage: 7,
    revenue_loss_usd: 17,
    treatment_cost_usd: 35,
    recovery_timeline: said.recovery_timeline,
    spread_risk: said.spread_risk,
    source_api: 'phone:mavuno-leaf:abababababab',
  });
  expect(row!.organic_solutions).toHaveLength(said.organic_solutions.length);
  expect(row!.inorganic_solutions[0]).toContain(said.inorganic_solutions[0]!.title);
  expect(row!.result_data).toMatchObject({
    known_used: 0,
    model: MODEL,
    diagnosis: {
      disease_name: said.disease_name,
      confidence: 93,
      local_suppliers: [],
      economic_impact: { yield_loss_percentage: 7, revenue_loss_usd: 17, treatment_cost_usd: 35 },
    },
  });
});

test('SCN-17 a check of a field uses the field’s area for the loss and names the basis', async () => {
  const farmer = await server.farmer();
  const field = {
    id: newId(),
    farm_id: newId(),
    name: null,
    size: 2,
    size_unit: 'hectares',
    crop_type: 'Maharagwe',
    season: '2026',
    soil_type: null,
    irrigation_type: null,
    place: null,
    location_description: null,
  };
  const { outcomes, changes } = await farmer.sync([
    { name: 'fields.add', args: field },
    save({ field_id: field.id }),
  ]);
  expect(outcomes.map((o: { result: string }) => o.result)).toEqual(['applied', 'applied']);
  expect(changes.rows.find((r: { kind: string }) => r.kind === 'scan').row).toMatchObject({
    yield_loss_percentage: 7,
    revenue_loss_usd: 33,
    basis: { area_ha: 2, yield_kg_ha: 675, yield_from: 'reference', usd_per_kg: 0.35 },
  });
});

test('SCN-17 values the loss at a current price of a nearby market, else at an old one called old; ignores unrelated prices', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const price = (crop: string, market: string, perKg: number, daysAgo: number, kind = 'wholesale') =>
    server.database.asSystem((tx) =>
      tx.run(sql`
        insert into market_data (source, commodity, variety, market_name, county, lat, lng, price_type, price,
          unit, unit_kg, currency, price_per_kg, date)
        values ('wfp', ${crop}, ${crop}, ${market}, 'Nakuru', -0.28, 36.07, ${kind}, ${perKg}, 'KG', 1, 'KES',
          ${perKg}, ${today}::date - ${daysAgo}::int)
      `),
    );
  await price('maize', 'Wakulima (Nakuru)', 43, 12);
  await price('bean', 'Wakulima (Nakuru)', 150, 200);
  await price('rice', 'Wakulima (Nakuru)', 160, 5);
  const farmer = await server.farmer();
  const field = {
    id: newId(),
    farm_id: newId(),
    name: null,
    size: 1,
    size_unit: 'hectares',
    size_is_default: false,
    crop_type: 'maize',
    season: '2026',
    soil_type: null,
    irrigation_type: null,
    place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
    location_description: null,
  };
  const maize = save({
    field_id: field.id,
    crop_type: 'maize',
    condition: 'maize___common_rust',
    top3: [{ condition: 'maize___common_rust', probability: 0.93 }],
  });
  const { changes } = await farmer.sync([
    { name: 'fields.add', args: field },
    maize,
    save(),
    save({
      crop_type: 'rice',
      condition: 'rice___blast',
      top3: [{ condition: 'rice___blast', probability: 0.9 }],
    }),
  ]);
  const basisOf = (crop: string) =>
    changes.rows.find(
      (r: { kind: string; row: { crop_type: string } }) => r.kind === 'scan' && r.row.crop_type === crop,
    ).row;
  expect(basisOf('maize')).toMatchObject({
    revenue_loss_usd: Math.round(0.07 * 2730 * 0.333),
    basis: {
      area_ha: 1,
      yield_kg_ha: 2730,
      yield_from: 'county',
      county: 'Nakuru',
      usd_per_kg: 0.333,
      price: { kes_per_kg: 43, market: 'Wakulima (Nakuru)', date: expect.any(String), type: 'wholesale' },
    },
  });
  expect(basisOf('maize').basis.price).not.toHaveProperty('is_old');
  // 200 days old.
  expect(basisOf('bean').basis.price).toMatchObject({ kes_per_kg: 150, is_old: true });
  // For milled rice, which a field does not yield.
  expect(basisOf('rice').basis.usd_per_kg).toBe(0.35);
  expect(basisOf('rice').basis.price).toBeUndefined();
  // The other tests know no prices.
  await server.database.asSystem((tx) => tx.run(sql`delete from market_data`));
});

test('GAM-08 DAT-06 the history has the agreed shape, newest first, in pages', async () => {
  const farmer = await server.farmer();
  const made = Array.from({ length: 5 }, () => save());
  for (const scan of made) await farmer.sync([scan]);
  const first = (await farmer.ask('GET', '/api/scans?limit=3')).body;
  expect(first).toMatchObject({ totalCount: 5, hasMore: true });
  expect(first.scans[0]).toEqual({
    id: made[4]!.args.id,
    imageUrl: null,
    cropType: 'bean',
    diseaseName: 'Bean rust',
    scientificName: 'Uromyces appendiculatus',
    severity: 'high',
    confidence: 93,
    createdAt: expect.any(String),
    economicImpact: { revenueLossUsd: 17 },
    symptoms: expect.any(Array),
    immediateActions: expect.any(Array),
    organicSolutions: expect.any(Array),
    recoveryTimeline: expect.any(String),
    spreadRisk: expect.stringMatching(/^(low|medium|high)$/),
    location: { country: null },
  });
  const second = (await farmer.ask('GET', `/api/scans?limit=3&after=${encodeURIComponent(first.next)}`)).body;
  expect(second).toMatchObject({ totalCount: 5, hasMore: false, next: null });
  expect([...first.scans, ...second.scans].map((s: { id: string }) => s.id)).toEqual(
    made.map((m) => m.args.id).reverse(),
  );
  expect((await server.browser().ask('GET', '/api/scans')).status).toBe(401);
});

test('SCN-09 scans made without knowing the limit are saved beyond it; the next one is refused', async () => {
  const farmer = await server.farmer();
  await farmer.sync(Array.from({ length: 14 }, (_, n) => save({ known_used: n })));
  // A second phone, offline until now, knew of only twelve.
  const late = await farmer.sync([12, 13, 14].map((known_used) => save({ known_used })));
  expect(late.outcomes.map((o: { result: string }) => o.result)).toEqual(['applied', 'applied', 'applied']);
  expect(await rowsOf(farmer)).toHaveLength(17);
  expect((await farmer.sync([save({ known_used: 17 })])).outcomes[0]).toMatchObject({
    result: 'refused',
    code: 'scans.limit_reached',
    details: { limit: 15 },
  });
});

test('SCN-09 PAY-02 a phone that always reports no known scans is stopped by the server’s own cap', async () => {
  const farmer = await server.farmer();
  const outcomes: { result: string; code?: string }[] = [];
  for (let i = 0; i < 4; i += 1)
    outcomes.push(...(await farmer.sync(Array.from({ length: 16 }, () => save()))).outcomes);
  expect(outcomes.filter((o) => o.result === 'applied')).toHaveLength(60);
  expect(outcomes[60]).toMatchObject({ result: 'refused', code: 'scans.limit_reached' });
});

test('SCN-09 PAY-01 fifteen free scans in total: deleting gives none back, and uncounted ones change nothing', async () => {
  const farmer = await server.farmer();
  const made = Array.from({ length: 3 }, () => save());
  const { changes } = await farmer.sync(made);
  await server.database.asSystem((tx) =>
    tx.run(sql`update crop_scans set counted = false where id = ${made[2]!.args.id}`),
  );
  const reply = await farmer.sync(
    made.map(({ args: { id } }) => ({ name: 'scans.remove', args: { id } })),
    changes.cursor,
  );
  expect(reply.changes.rows.find((r: { kind: string }) => r.kind === 'scan_total')).toEqual({
    kind: 'scan_total',
    id: 'removed',
    row: { id: 'removed', removed: 2 },
  });
  // The server's own cap is sixty, counting all scans including deleted ones.
  for (let i = 0; i < 3; i += 1) await farmer.sync(Array.from({ length: 20 }, () => save()));
  expect(await rowsOf(farmer)).toHaveLength(58);
});

test('X-04 deleting a check is refused if another phone picked a candidate that this phone has not seen', async () => {
  const farmer = await server.farmer();
  const scan = save({ outcome: 'candidates', condition: null, confidence: null });
  const { id } = scan.args;
  const { changes } = await farmer.sync([scan]);
  await farmer.sync([{ name: 'scans.pick', args: { id, condition: 'bean___healthy' } }]);
  const pick = newId();
  const { outcomes } = await farmer.sync([
    {
      id: pick,
      name: 'scans.pick',
      args: { id, condition: 'bean___rust' },
      sight: { cursor: changes.cursor, acts: [] },
    },
    { name: 'scans.remove', args: { id }, sight: { cursor: changes.cursor, acts: [pick] } },
  ]);
  expect(outcomes).toMatchObject([{ result: 'applied' }, { result: 'refused', code: 'sync.unseen' }]);
});

test('SCN-09 SCN-30 the server analyses the photo: no plant is free, a leaf counts, and the result syncs', async () => {
  const farmer = await server.farmer();
  const shoe = (await drawnShoe()).buffer;
  // Without the training photos, uses a drawing that the model recognises as a leaf.
  const real = fieldPhoto('bean___rust');
  const leaf = real ? await sharp(real).jpeg().toBuffer() : await leafJpeg(4);
  // The phone claims the opposite of both.
  const none = {
    condition: null,
    confidence: null,
    top3: [],
    severity: null,
    affected_area_percentage: null,
  };
  const [ofShoe, ofLeaf] = [
    save({ photo: hashOf(shoe) }),
    save({ photo: hashOf(leaf), outcome: 'no_leaf', ...none }),
  ];
  const { changes } = await farmer.sync([ofShoe, ofLeaf]);
  const rowOf = (rows: { id: string; row: any }[], id: string) => rows.find((r) => r.id === id)?.row;
  expect([rowOf(changes.rows, ofShoe.args.id), rowOf(changes.rows, ofLeaf.args.id)]).toMatchObject([
    { counted: true, checked: null },
    { counted: false, checked: null },
  ]);
  await send(farmer, shoe);
  await send(farmer, leaf);
  await checkedOf(farmer).not.toContain(null);
  const after = await farmer.sync([], changes.cursor);
  expect(rowOf(after.changes.rows, ofShoe.args.id)).toMatchObject({
    counted: false,
    outcome: 'answer',
    checked: { outcome: 'no_leaf', condition: null },
  });
  const leafRow = rowOf(after.changes.rows, ofLeaf.args.id);
  expect(leafRow).toMatchObject({
    outcome: 'no_leaf',
    counted: true,
    checked: {
      model: expect.stringMatching(/^[0-9a-f]{64}$/),
      ...(real && { outcome: 'answer', condition: 'bean___rust' }),
    },
  });
});

test('a photo that arrives before its scan, or twice, is analysed once for each scan that uses it', async () => {
  const farmer = await server.farmer();
  const shoe = (await drawnShoe()).buffer;
  const photo = await send(farmer, shoe);
  await farmer.sync([save({ photo })]);
  await checkedOf(farmer).toEqual(['no_leaf']);
  const [before] = await rowsOf(farmer);
  await send(farmer, shoe);
  await farmer.sync([save({ photo })]);
  await checkedOf(farmer).toEqual(['no_leaf', 'no_leaf']);
  expect((await rowsOf(farmer)).find((r) => r.id === before!.id)!.checked).toEqual(before!.checked);
});

test('deleting a check deletes its photo once no other check uses it', async () => {
  const farmer = await server.farmer();
  const leaf = await leafJpeg(2);
  const photo = await send(farmer, leaf);
  const file = path.join(server.dataDir, 'files', 'photos', farmer.userId, photo);
  const [one, two] = [save({ photo }), save({ photo })];
  await farmer.sync([one, two]);
  await farmer.sync([{ name: 'scans.remove', args: { id: one.args.id } }]);
  await checkedOf(farmer).not.toContain(null);
  expect((await farmer.ask('GET', `/api/photos/${photo}`)).status).toBe(200);
  const { outcomes } = await farmer.sync([
    { name: 'scans.remove', args: { id: two.args.id } },
    { name: 'scans.remove', args: { id: two.args.id } },
  ]);
  expect(outcomes.map((o: { code?: string; result: string }) => o.code ?? o.result)).toEqual([
    'applied',
    'scans.not_found',
  ]);
  await expect
    .poll(async () => (await farmer.ask('GET', `/api/photos/${photo}`)).status, { timeout: 20_000 })
    .toBe(404);
  expect(existsSync(file)).toBe(false);
});

test('another user’s scan and photo are not found', async () => {
  const [mine, thief] = [await server.farmer(), await server.farmer()];
  const photo = await send(mine, await leafJpeg(1));
  const scan = save({ photo });
  await mine.sync([scan]);
  expect(
    (await thief.sync([{ name: 'scans.remove', args: { id: scan.args.id } }])).outcomes[0],
  ).toMatchObject({ code: 'scans.not_found' });
  expect((await thief.ask('GET', `/api/photos/${photo}`)).status).toBe(404);
  // A scan with another user's photo is stored but never gives access to it.
  await thief.sync([save({ photo })]);
  await checkedOf(mine).not.toContain(null);
  expect((await rowsOf(thief))[0]!.checked).toBeNull();
  expect(await rowsOf(mine)).toHaveLength(1);
});

test('SCN-15 refuses out-of-range values by name; a healthy leaf has no severity and no loss', async () => {
  const farmer = await server.farmer();
  const bad = [
    { confidence: 1.2 },
    { affected_area_percentage: 101 },
    { photo: '../../etc' },
    { severity: 'dire' },
    { taken_at: 'yesterday' },
    { known_used: undefined },
  ];
  const { outcomes } = await farmer.sync(bad.map((over) => save(over)));
  expect(outcomes.map((o: { code: string; details: { at: string } }) => [o.code, o.details.at])).toEqual(
    bad.map((over) => ['sync.invalid', Object.keys(over)[0]]),
  );
  await farmer.sync([
    save({ condition: 'bean___healthy', severity: 'critical', taken_at: '2025-11-21T09:00:00Z' }),
  ]);
  expect(await rowsOf(farmer)).toMatchObject([
    {
      severity: null,
      yield_loss_percentage: null,
      revenue_loss_usd: null,
      taken_at: new Date('2025-11-21T09:00:00Z'),
    },
  ]);
});
