import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#apps/server/testing.ts';
import { makePro } from '#features/farm-data/server/testing.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { latestPrediction, predictionsByIds } from './sql.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(() => server.database.run(sql`truncate rate_limits`));
afterAll(() => server.stop());

const today = dayInNairobi(new Date());
const fieldOf = (over: Record<string, unknown> = {}) => ({
  name: 'fields.add',
  args: {
    id: newId(),
    farm_id: newId(),
    name: 'Shamba la mto',
    size: 1,
    size_unit: 'acres',
    crop_type: 'maize',
    season: '2026',
    soil_type: 'loam',
    irrigation_type: null,
    place: { lat: -0.3031, lng: 36.08, accuracy_m: 9 },
    location_description: 'Njoro',
    soil_ph: 4.8,
    ...over,
  },
});
const ask = (over: Record<string, unknown> = {}) => ({
  name: 'yields.predict',
  args: {
    id: newId(),
    field_id: null,
    crop_type: 'maize',
    area_size: 2,
    area_unit: 'acres',
    soil_type: 'loam',
    planting_date: addDays(today, -30),
    expected_rainfall: 'moderate',
    fertilizer_use: 'organic',
    fertilizer_amount: null,
    seed: null,
    previous_yield: null,
    county: 'Nakuru',
    place_from: 'county',
    own_price: null,
    reckoned: null,
    ...over,
  },
});
const results = (reply: any): string[] =>
  reply.outcomes.map((o: { result: string; code?: string }) => o.code ?? o.result);
const rowsOf = (reply: any): any[] =>
  reply.changes.rows
    .filter((c: { kind: string; row: unknown }) => c.kind === 'yield_prediction' && c.row)
    .map((c: { row: unknown }) => c.row);
const pro = async () => {
  const farmer = await server.farmer();
  await makePro(server, farmer);
  return farmer;
};

test('YLD-01 predictions are for Pro only, and the server enforces it', async () => {
  const farmer = await server.farmer();
  expect(results(await farmer.sync([ask()]))).toEqual(['plans.pro_only']);
  expect((await farmer.ask('GET', '/api/yields/price?crop=maize&county=Nakuru')).status).toBe(403);
  await makePro(server, farmer);
  expect(results(await farmer.sync([ask()]))).toEqual(['applied']);
});

test('YLD-05, YLD-07, YLD-11: the server stores its own computation, not the phone’s figures', async () => {
  const farmer = await pro();
  const sent = ask({ reckoned: { predicted_yield_kg_per_ha: 99_999, confidence_score: 99 } });
  const [row] = rowsOf(await farmer.sync([sent]));
  expect(row).toMatchObject({
    id: sent.args.id,
    county: 'Nakuru',
    crop_type: 'maize',
    estimated_revenue: null,
    price: null,
    factors: { base: { from: 'county', years: 12 }, rain: { known: true, seen: 0 } },
  });
  expect(row.predicted_yield_kg_per_ha).toBeLessThan(4_000);
  expect(row.low_kg_per_ha).toBeLessThan(row.predicted_yield_kg_per_ha);
  expect(row.factors.confidence).toBe(row.confidence_score);
  const stored = await server.database.asSystem((tx) =>
    tx.one<Record<string, unknown>>(
      sql`
        select user_id, field_id, crop_type, predicted_yield, predicted_revenue, confidence_score, factors,
          weather_data, soil_data
        from yield_predictions
        where id = ${sent.args.id}
      `,
    ),
  );
  expect(stored).toMatchObject({
    user_id: farmer.userId,
    field_id: null,
    crop_type: 'maize',
    predicted_yield: row.predicted_yield_kg_per_ha,
    predicted_revenue: null,
    confidence_score: row.confidence_score,
    soil_data: { soil_type: 'loam' },
    weather_data: null,
  });
});

test('YLD-08, YLD-10, DSH-24: both column names give the same values, and home reads the newest prediction', async () => {
  const farmer = await pro();
  const [first, second] = [ask({ own_price: 40 }), ask({ crop_type: 'bean', own_price: 110 })];
  await farmer.sync([first]);
  await farmer.sync([second]);
  const both = await server.database.asUser(farmer.userId, (tx) =>
    tx.one<Record<string, number>>(sql`
      select predicted_yield, predicted_yield_kg_per_ha, predicted_revenue, estimated_revenue
      from yield_predictions_read
      where id = ${first.args.id}
    `),
  );
  expect(both['predicted_yield_kg_per_ha']).toBe(both['predicted_yield']);
  expect(both['estimated_revenue']).toBe(both['predicted_revenue']);
  expect(both['estimated_revenue']).toBe(Math.round(both['predicted_yield']! * 2 * 0.404686 * 40));
  expect(
    await server.database.asUser(farmer.userId, (tx) => latestPrediction(tx, farmer.userId)),
  ).toMatchObject({ id: second.args.id, crop_type: 'bean', price: { per_kg: 110, from: 'own' } });
});

test('YLD-12, YLD-12b: income uses the latest market price, named and dated; milled rice gives none', async () => {
  const farmer = await pro();
  const none = await farmer.ask('GET', '/api/yields/price?crop=maize&county=Nakuru');
  expect(none.body).toEqual({ crop: 'maize', county: 'Nakuru', price: null });
  await server.database.asSystem((tx) =>
    tx.run(sql`
      insert into market_data (commodity, market_name, county, lat, lng, price_per_kg, currency, date, source,
        price_type, variety, unit, unit_kg, price)
      select c, 'Nakuru', 'Nakuru', -0.28, 36.07, 45, 'KES', ${today}::date, 'wfp', 'wholesale', c, 'KG', 1,
        45
      from unnest(array['maize', 'rice']) c
    `),
  );
  expect((await farmer.ask('GET', '/api/yields/price?crop=maize&county=Nakuru')).body.price).toMatchObject({
    per_kg: 45,
    from: 'market',
    market: 'Nakuru',
    date: today,
    is_old: false,
  });
  const [row] = rowsOf(await farmer.sync([ask()]));
  expect(row.estimated_revenue).toBe(Math.round(row.predicted_yield_kg_per_ha * row.area_hectares * 45));
  // Fields give paddy, markets sell milled rice.
  expect((await farmer.ask('GET', '/api/yields/price?crop=rice&county=Nakuru')).body.price).toBeNull();
});

test('YLD-04b a field’s own place, soil test and records are used; an unconfirmed place does not count', async () => {
  const farmer = await pro();
  const field = fieldOf();
  const crop = newId();
  await farmer.sync([
    field,
    {
      name: 'crops.add',
      args: {
        id: crop,
        field_id: field.args.id,
        crop_type: 'maize',
        variety: null,
        variety_class: null,
        status: 'growing',
        area_size: 1,
        area_unit: 'acres',
        planting_date: addDays(today, -300),
        expected_harvest_date: null,
        harvest_source: null,
        harvest_from: null,
        harvest_to: null,
        altitude_band: null,
        county: null,
        expected_yield: null,
        expected_yield_size: null,
        expected_yield_unit: null,
        notes: null,
      },
    },
    {
      name: 'crops.harvest',
      args: {
        id: crop,
        harvested_on: addDays(today, -90),
        actual_yield: 900,
        actual_yield_size: 10,
        actual_yield_unit: 'bag_90kg',
      },
    },
  ]);
  const [row] = rowsOf(
    await farmer.sync([ask({ field_id: field.args.id, county: 'Turkana', previous_yield: 5000 })]),
  );
  expect(row).toMatchObject({
    county: 'Nakuru',
    field_id: field.args.id,
    soil_data: { soil_ph: 4.8 },
    factors: { own: { seasons: 1, kg: Math.round(900 / 0.404686) }, factors: { acid: 0.85 } },
  });
  const unplaced = fieldOf({ place: null });
  expect(results(await farmer.sync([unplaced, ask({ field_id: unplaced.args.id, county: null })]))).toEqual([
    'applied',
    'yields.place_missing',
  ]);
  const removed = rowsOf(await farmer.sync([{ name: 'fields.remove', args: { id: field.args.id } }]));
  expect(removed.find(({ id }) => id === row.id)).toMatchObject({ field_id: null });
});

test('YLD-09 the field’s weather counts, stored with current values and five days; sample weather does not', async () => {
  const farmer = await pro();
  const field = fieldOf({ place: { lat: -1.52, lng: 37.26, accuracy_m: 9 } });
  await farmer.sync([field]);
  const cell = '-15,373';
  const day = (date: string) => ({
    date,
    tmin: 15,
    tmax: 28,
    rain: 0,
    rainChance: null,
    rhMean: 50,
    rhMax: 70,
    rhMin: 30,
    rh90Hours: 0,
    tRh90: null,
    wetHours: 0,
    tWet: null,
    windMax: 10,
    windMean: 6,
    radiation: 20,
    et0: 4.6,
    hours: 'told',
  });
  const at = Math.floor(Date.now() / 1000 / 3600) * 3600;
  const forecast = {
    source: 'open-meteo',
    fetchedAt: new Date().toISOString(),
    place: { lat: -1.5, lng: 37.3 },
    elevation: 1600,
    utcOffset: 180,
    doubts: [],
    hours: [
      {
        at,
        hours: 1,
        temperature: 24,
        humidity: 41,
        wind: 6,
        rain: 0,
        rainChance: 0,
        clouds: 10,
        pressure: 1015,
        radiation: 1,
        et0: 0.3,
        condition: 'sunny',
      },
    ],
    days: Array.from({ length: 7 }, (_, i) => ({
      day: addDays(today, i),
      date: at,
      temp: { max: 28, min: 15, day: 23 },
      rain: 0,
      rainProb: 0,
      condition: 'sunny',
      windSpeed: 10,
      humidity: 50,
      pressure: 1015,
      clouds: 10,
      radiation: 20,
      et0: 4.6,
    })),
  };
  const put = (source: string) =>
    server.database.asSystem(async (tx) => {
      await tx.run(sql`
        insert into weather_cells (cell, source, fetched_at, forecast, days)
        values (${cell}, ${source}, now(), ${JSON.stringify({ ...forecast, source })}::jsonb,
          ${JSON.stringify(Array.from({ length: 7 }, (_, i) => day(addDays(today, i))))}::jsonb) on conflict
          (cell) do update set source = excluded.source, forecast = excluded.forecast, days = excluded.days,
          fetched_at = excluded.fetched_at
      `);
      for (let i = 1; i <= 40; i += 1)
        await tx.run(
          sql`
            insert into weather_days (cell, day, source, weather)
            values (${cell}, ${addDays(today, -i)}, ${source},
              ${JSON.stringify(day(addDays(today, -i)))}::jsonb)
            on conflict do nothing
          `,
        );
    });
  await put('open-meteo');
  const dry = rowsOf(
    await farmer.sync([ask({ field_id: field.args.id, planting_date: addDays(today, -40) })]),
  )[0];
  expect(dry.factors.rain).toMatchObject({ known: true, seen: 47 });
  expect(dry.factors.factors.rain).toBeLessThan(1);
  expect(dry.weather_data.current).toEqual({ temperature: 24, humidity: 41, condition: 'sunny' });
  expect(dry.weather_data.days).toHaveLength(5);
  await put('sample');
  expect(
    rowsOf(await farmer.sync([ask({ field_id: field.args.id, planting_date: addDays(today, -40) })])).pop(),
  ).toMatchObject({ weather_data: null, factors: { rain: { seen: 0 } } });
});

test('YLD-03 each invalid input has its own refusal code; users cannot see or use each other’s data', async () => {
  const [one, two] = [await pro(), await pro()];
  const field = fieldOf();
  expect(
    results(
      await one.sync([
        field,
        ask({ crop_type: 'kale' }),
        ask({ area_size: 0 }),
        ask({ area_size: 1e9 }),
        ask({ planting_date: '2026-02-31' }),
        ask({ planting_date: addDays(today, 700) }),
        ask({ county: null }),
        ask({ previous_yield: 1e9 }),
        ask({ own_price: 0 }),
        ask({ own_price: 90_000 }),
        ask(),
      ]),
    ),
  ).toEqual([
    'applied',
    'yields.crop_unknown',
    'yields.size_wrong',
    'yields.size_wrong',
    'sync.invalid',
    'yields.date_wrong',
    'yields.place_missing',
    'yields.previous_wrong',
    'yields.price_wrong',
    'yields.price_wrong',
    'applied',
  ]);
  expect(rowsOf(await two.sync([]))).toEqual([]);
  expect(rowsOf(await two.sync([ask({ field_id: field.args.id, county: 'Kitui' })]))[0]).toMatchObject({
    field_id: null,
    county: 'Kitui',
  });
  const seen = await server.database.asUser(two.userId, (tx) =>
    tx.many<{ user_id: string }>(sql`select user_id from yield_predictions_read`),
  );
  expect(new Set(seen.map((row) => row.user_id))).toEqual(new Set([two.userId]));
});

test('YLD-07, YLD-11: a pest loss comes from the server’s data, not the phone’s; old clients still work', async () => {
  const farmer = await pro();
  const trouble = { condition: 'maize___fall_armyworm', share: 'all', treated: false };
  const { trouble: _no, ...without } = { ...ask().args, trouble };
  const reply = await farmer.sync([
    { name: 'yields.predict', args: without },
    ask({ trouble, reckoned: { factors: { loss: { low: 0, high: 1 } } } }),
    ask({ trouble: { ...trouble, condition: 'no such thing' } }),
    ask({ trouble, planting_date: addDays(today, 9) }),
  ]);
  expect(results(reply)).toEqual(['applied', 'applied', 'applied', 'applied']);
  const [well, ill, unknown, ahead] = rowsOf(reply).sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
  expect([well.trouble, ill.trouble, unknown.trouble, ahead.trouble]).toEqual([null, trouble, null, null]);
  const { low, high } = ill.factors.loss;
  expect([low > 0, high > low]).toEqual([true, true]);
  expect(ill.factors.factors.health).toBeCloseTo(1 - (low + high) / 200, 4);
  expect(
    Math.abs(ill.predicted_yield_kg_per_ha / well.predicted_yield_kg_per_ha - ill.factors.factors.health),
  ).toBeLessThan(0.002);
  // An old-format row.
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        update yield_predictions
        set factors = factors #- '{factors,heat}' #- '{factors,health}' #- '{heat}' #- '{loss}'
        where id = ${well.id}
      `,
    ),
  );
  expect(
    (await server.database.asUser(farmer.userId, (tx) => predictionsByIds(tx, farmer.userId, [well.id])))[0]!
      .factors.factors,
  ).toMatchObject({ heat: 1, health: 1, rain: expect.any(Number) });
});
