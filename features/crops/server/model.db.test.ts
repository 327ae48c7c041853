import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatServer } from '#adapters/llm/testing.ts';
import { openTestServer, type TestServer } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';

let server: TestServer;
let chat: Awaited<ReturnType<typeof chatServer>>;
beforeAll(async () => {
  chat = await chatServer({ content: '{"harvest":"2027-03-01"}' }, { content: '{"harvest":"2020-01-01"}' });
  server = await openTestServer({ LLM_URL: chat.url, LLM_MODEL: 'm' });
});
afterAll(async () => {
  await server.stop();
  chat.close();
});

const field = {
  id: newId(),
  farm_id: newId(),
  name: null,
  size: 1,
  size_unit: 'acres',
  crop_type: 'mixed',
  season: '2026',
  soil_type: null,
  irrigation_type: null,
  place: null,
  location_description: null,
};
const add = (crop_type: string, over: object = {}) => ({
  name: 'crops.add',
  args: {
    id: newId(),
    field_id: field.id,
    crop_type,
    variety: null,
    variety_class: null,
    status: 'growing',
    area_size: null,
    area_unit: null,
    planting_date: '2026-11-01',
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
    ...over,
  },
});

test('FDC-15 the model is asked only for crops in no calendar; its date is labelled; an invalid one is dropped', async () => {
  const farmer = await server.farmer();
  const [maize, fruit, own, other] = [
    add('maize'),
    add('dragon fruit'),
    add('dragon fruit', { expected_harvest_date: '2027-09-09', harvest_source: 'own' }),
    add('noni'),
  ];
  const { changes } = await farmer.sync([{ name: 'fields.add', args: field }, maize, own, fruit]);
  const cropOf = async (id: string) => {
    const { changes: now } = await farmer.sync([], changes.cursor - 1);
    return now.rows.find((r: { id: string }) => r.id === id)?.row;
  };
  await expect
    .poll(() => cropOf(fruit.args.id), { timeout: 20_000 })
    .toMatchObject({ harvest_source: 'model', expected_harvest_date: '2027-03-01', harvest_from: null });
  expect(chat.asked).toHaveLength(1);

  await farmer.sync([other]);
  await expect.poll(() => chat.asked.length, { timeout: 20_000 }).toBe(2);
  const { changes: all } = await farmer.sync([], 0);
  const row = (id: string) => all.rows.find((r: { id: string }) => r.id === id).row;
  expect(row(other.args.id)).toMatchObject({
    harvest_source: 'estimate',
    expected_harvest_date: '2027-01-30',
  });
  expect([row(maize.args.id).harvest_source, row(own.args.id).harvest_source]).toEqual(['calendar', 'own']);

  // The same crop on the same day keeps the model's date; another day is recomputed.
  await farmer.sync([
    {
      name: 'crops.change',
      args: {
        id: fruit.args.id,
        notes: 'Kando ya ua',
        harvest_source: 'estimate',
        expected_harvest_date: '2027-01-30',
      },
    },
  ]);
  const { changes: later } = await farmer.sync([], 0);
  expect(later.rows.find((r: { id: string }) => r.id === fruit.args.id).row).toMatchObject({
    harvest_source: 'model',
    expected_harvest_date: '2027-03-01',
    notes: 'Kando ya ua',
  });
});
