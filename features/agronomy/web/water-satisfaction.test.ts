import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { consecutiveDays } from '../domain/testing.ts';
import { cropRow, forecastOf } from './testing.ts';
import { getWaterSatisfaction } from './water-satisfaction.ts';

const today = '2026-05-01';
const now = new Date(`${today}T09:00:00Z`);
const field = {
  location: { lat: -0.3, lng: 36.1 },
  elevation: 1850,
  size_hectares: 0.4,
  soil_type: 'loam',
  irrigation_type: null,
} as const;
const maize = cropRow('f', { planting_date: addDays(today, -70), expected_harvest_date: addDays(today, 55) });
const kept =
  (dryDays: number, over: object = {}) =>
  async () => ({
    forecast: forecastOf(today, [0, 0, 0, 0, 0]),
    past: consecutiveDays(addDays(today, -60), [
      ...Array.from({ length: 60 - dryDays }, () => 15),
      ...Array.from({ length: dryDays }, () => 0),
    ]),
    sample: false,
    askedAt: 0,
    ...over,
  });

test('FLD-03 yesterday’s water share is 1 after rain and less after a dry spell; irrigation raises it', async () => {
  expect(await getWaterSatisfaction(kept(3), field, [maize], [], now)).toEqual({
    share: 1,
    day: addDays(today, -1),
  });
  const dry = await getWaterSatisfaction(kept(45), field, [maize], [], now);
  expect(dry!.share).toBeLessThan(0.8);
  // A recorded irrigation improves the share.
  const given = {
    date: addDays(today, -8),
    event_type: 'irrigation',
    quantity: 400_000,
    quantity_unit: 'litre',
  } as const;
  expect(
    (await getWaterSatisfaction(kept(45), field, [maize], [given as never], now))!.share,
  ).toBeGreaterThan(dry!.share);
});

test('FLD-03 no cached weather, sample weather, no crop or an old forecast gives no water share', async () => {
  expect(await getWaterSatisfaction(async () => undefined, field, [maize], [], now)).toBeNull();
  expect(await getWaterSatisfaction(kept(30, { sample: true }), field, [maize], [], now)).toBeNull();
  expect(await getWaterSatisfaction(kept(30), field, [], [], now)).toBeNull();
  expect(
    await getWaterSatisfaction(kept(30), field, [maize], [], new Date('2026-06-15T09:00:00Z')),
  ).toBeNull();
});
