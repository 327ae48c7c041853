import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#apps/server/testing.ts';
import { addField, storeForecast, today } from '#features/alerts/server/testing.ts';
import { addDays } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { contextOf } from './chat-context.ts';
import { fieldsOf, placeOf } from './farm-fields.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const at = { lat: -0.3031, lng: 36.08 };
const day = today();
const price = (market: string, perKg: number, on: string, currency = 'KES') =>
  server.database.asSystem((tx) =>
    tx.run(sql`
      insert into market_data (commodity, market_name, county, lat, lng, price_per_kg, currency, date, source,
        price_type, variety, unit, unit_kg, price)
      values ('maize', ${market}, 'Nakuru', -0.28, 36.07, ${perKg}, ${currency}, ${on}::date, 'wfp',
        'wholesale', 'maize', 'KG', 1, ${perKg})
    `),
  );
const crop = (fieldId: string) => ({
  id: newId(),
  field_id: fieldId,
  crop_type: 'maize',
  variety: null,
  variety_class: 'maize_medium',
  status: 'growing',
  area_size: null,
  area_unit: null,
  planting_date: addDays(day, -40),
  expected_harvest_date: addDays(day, 97),
  harvest_source: 'own',
  harvest_from: null,
  harvest_to: null,
  altitude_band: null,
  county: 'Nakuru',
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
});

test('CHT-19: server answers include the nearest price with date and age, field water and satellite reading', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  const field = await addField(farmer, at);
  await farmer.sync([{ name: 'crops.add', args: crop(field) }]);
  await storeForecast(server.database, at);
  const own = async (asker: typeof farmer, question: string): Promise<string> =>
    (await asker.ask('POST', '/api/chat/own', { body: { question, language: 'en', conversation_id: null } }))
      .body.content;
  expect(await own(farmer, 'What is the price of maize?')).toContain('I have no current price for maize');
  await price('Elsewhere', 99, addDays(day, -400));
  expect(await own(farmer, 'What is the price of maize?')).toMatch(
    /Elsewhere: KES 8,910 per bag of 90 kg \(\d+ \w+ 20\d\d\).*This price is old/,
  );
  await price('Nakuru', 45, day);
  expect(await own(farmer, 'What is the price of maize?')).toMatch(
    /Maize in Nakuru: KES 4,050 per bag of 90 kg .*KES 45 per kg/,
  );
  expect(await own(farmer, 'How are my fields?')).toMatch(
    /Shamba la mto: maize, planted 40 days ago\.[\s\S]*(?:water|dry)/,
  );
  expect(await own(other, 'How are my fields?')).not.toContain('Shamba la mto');
  const report = {
    sample: false,
    of: 'plot',
    boundary: 'measured',
    pass_date: addDays(day, -3),
    health: { value: 0.776, against: 'crop', ndvi: 0.6, reference: 0.73 },
  };
  await server.database.asSystem((tx) =>
    tx.run(sql`
      insert into satellite_results (user_id, id, plot, scene, at, report, pictures, analysed_at)
      values (${farmer.userId}, ${field}, 'p', 'S2', now(), ${JSON.stringify(report)}::jsonb, '[]', now())
    `),
  );
  expect(await own(farmer, 'Is my maize OK?')).toMatch(
    /Satellite image, \d+ \w+: 78% as green as usual at this age\./,
  );
  expect(await own(other, 'How are my fields?')).not.toContain('Satellite');
});

test('CHT-19: crop prices are free to request; a price in another currency is left out', async () => {
  const farmer = await server.farmer();
  await addField(farmer, at);
  const { status, body } = await farmer.ask('GET', '/api/chat/prices?crops=maize,bean');
  expect([status, body.prices]).toEqual([
    200,
    [
      expect.objectContaining({
        crop: 'maize',
        price: 4050,
        kg: 90,
        market: 'Nakuru',
        date: day,
        isOld: false,
        km: expect.any(Number),
        unit: { en: 'bag of 90 kg', sw: 'gunia la kilo 90' },
      }),
    ],
  ]);
  expect((await farmer.ask('GET', '/api/chat/prices?crops=maize;drop')).status).toBe(400);
  await server.database.asSystem((tx) => tx.run(sql`update market_data set currency = 'USD'`));
  expect((await farmer.ask('GET', '/api/chat/prices?crops=maize')).body.prices).toEqual([]);
});

test('CHT-19: a follow-up is about the crop of the question before it, also when the phone has synced it', async () => {
  const farmer = await server.farmer();
  await addField(farmer, at);
  await server.database.asSystem((tx) => tx.run(sql`delete from market_data`));
  await price('Njoro', 46, day);
  const conversation = newId();
  const say = (content: string) => ({
    name: 'chat.say',
    args: {
      conversation_id: conversation,
      title: 'Bei',
      language: 'en',
      question: { id: newId(), content, attachments: [] },
      answer: null,
    },
  });
  const followUp = 'And in Nakuru?';
  const contextFor = () =>
    server.database.readAsUser(farmer.userId, (tx) =>
      contextOf(tx, {
        userId: farmer.userId,
        question: followUp,
        conversationId: conversation,
        questionId: null,
        language: 'en',
        now: new Date(),
      }),
    );
  await farmer.sync([say('What is the price of maize?')]);
  const before = await contextFor();
  await farmer.sync([say(followUp)]);
  for (const { turns, prices } of [before, await contextFor()]) {
    expect(turns).toEqual([{ role: 'user', text: 'What is the price of maize?' }]);
    expect(prices.map(({ crop }) => crop)).toContain('maize');
  }
});

test('CHT-19: without crops the county is that of the field’s place, or the one chosen for it', async () => {
  const farmer = await server.farmer();
  const field = await addField(farmer, at);
  const read = () =>
    server.database.asUser(farmer.userId, async (tx) => ({
      field: (await fieldsOf(tx, farmer.userId, new Date())).fields[0]!.county,
      place: await placeOf(tx, farmer.userId),
    }));
  expect(await read()).toEqual({ field: 'Nakuru', place: { position: at, county: 'Nakuru' } });
  await server.database.asSystem((tx) =>
    tx.run(sql`
      update fields set location_unconfirmed = true, location_description = 'Kericho' where id = ${field}
    `),
  );
  expect(await read()).toEqual({ field: 'Kericho', place: { position: null, county: null } });
});
