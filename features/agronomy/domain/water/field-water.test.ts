import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { fieldWeather } from '../field-weather.ts';
import { consecutiveDays } from '../testing.ts';
import { fieldWater, type FieldWater, type FieldWaterInput } from './field-water.ts';

const today = '2026-05-01';
const dry = (days: number): readonly number[] => Array.from({ length: days }, () => 0);
const question: FieldWaterInput = {
  crop: 'maize',
  plantedOn: addDays(today, -70),
  totalDays: 125,
  soil: 'loam',
  irrigation: 'drip',
  hectares: 0.4,
  site: { latitude: -0.3, elevation: 1850 },
  irrigations: [],
  today,
  // 53 wet days, then 17 dry ones, and a dry fortnight ahead.
  days: consecutiveDays(addDays(today, -70), [
    ...Array.from({ length: 53 }, () => 12),
    ...dry(17),
    ...dry(14),
  ]),
};
const known = (over: Partial<FieldWaterInput> = {}): FieldWater => {
  const found = fieldWater({ ...question, ...over });
  if (!found.known) throw new Error(found.why);
  return found;
};

test('after wet months, 17 dry days deplete the soil day by day, within RAW', () => {
  const water = known();
  expect(water).toMatchObject({
    isReliable: true,
    daysCounted: 70,
    since: question.plantedOn,
    advice: 'enough',
    irrigationMethod: 'drip',
    row: { isFromRelative: false },
  });
  expect(water.depletion).toBeGreaterThan(20);
  expect(water.depletion).toBeLessThan(water.raw);
  expect(water.rawUsedUpOn! > today).toBe(true);
  expect(water.ahead.map((d) => d.depletion)).toEqual(
    water.ahead.map((d) => d.depletion).sort((a, b) => a - b),
  );
  expect(water.need!.litres).toBeCloseTo((water.depletion / 0.9) * 4000, 6);
  expect(water.recentStress).toMatchObject({ ks: 1, day: addDays(today, -1) });
});

test('after 30 dry days the advice is to water, or to wait for likely rain', () => {
  const water = known({
    days: consecutiveDays(addDays(today, -70), [
      ...Array.from({ length: 40 }, () => 20),
      ...dry(30),
      ...dry(8),
    ]),
  });
  expect(water.advice).toBe('water');
  expect(water.rawUsedUpOn).toBe(today);
  expect(water.recentStress!.ks).toBeLessThan(1);
  expect(water.yield).toMatchObject({ known: true, ky: 1.25 });
  // The same, with likely rain tomorrow that covers more than half.
  expect(
    known({
      days: consecutiveDays(addDays(today, -70), [
        ...Array.from({ length: 40 }, () => 20),
        ...dry(30),
        0,
        90,
        ...dry(6),
      ]),
    }).advice,
  ).toBe('rain_comes');
});

test('with two days of weather the result is a range, without stress share or yield loss', () => {
  const water = known({ days: consecutiveDays(addDays(today, -2), [0, 0, ...dry(8)]) });
  expect(water).toMatchObject({
    isReliable: false,
    recentStress: null,
    yield: { known: false },
    daysCounted: 2,
  });
  expect(water.range[1] - water.range[0]).toBeGreaterThan(water.taw / 2);
});

test('recorded irrigation lowers depletion; an unknown amount leaves a range', () => {
  const on = addDays(today, -1);
  const [none, some, full] = [
    known(),
    known({ irrigations: [{ date: on, litres: 40_000 }] }),
    known({ irrigations: [{ date: on, litres: null }] }),
  ];
  expect(none.depletion - some.depletion).toBeCloseTo(9, 0);
  expect(full.depletion).toBeLessThan(none.depletion);
  expect(full.range[0]).toBeLessThan(full.range[1]);
});

test('a result that cannot be computed gives the reason', () => {
  const why = (over: Partial<FieldWaterInput>) => {
    const a = fieldWater({ ...question, ...over });
    return a.known ? 'known' : a.why;
  };
  expect([
    why({ plantedOn: null }),
    why({ plantedOn: addDays(today, 5) }),
    why({ crop: 'mango' }),
    why({ crop: null }),
    why({ crop: 'rice' }),
    why({ totalDays: 30 }),
    why({ days: [] }),
  ]).toEqual(['not_planted', 'not_planted', 'no_row', 'no_row', 'paddy', 'harvested', 'no_weather']);
  // An expired forecast counts as none.
  expect(why({ days: consecutiveDays(addDays(today, -40), dry(20)) })).toBe('no_weather');
});

test('perennial crops have a result whatever their planting date', () => {
  for (const crop of ['coffee', 'tea', 'banana', 'avocado', 'citrus'])
    expect(known({ crop, plantedOn: '2020-01-01', totalDays: null }).kc).toBeGreaterThan(0.2);
});

test('a short gap in the weather is filled and counted; days before a long gap are not used', () => {
  const holed = question.days.filter((d) => d.date !== addDays(today, -5) && d.date !== addDays(today, -6));
  expect(fieldWeather(holed, question.site, addDays(today, -40), today)).toMatchObject({ filled: 2 });
  const torn = question.days.filter((d) => d.date < addDays(today, -15) || d.date > addDays(today, -10));
  expect(fieldWeather(torn, question.site, addDays(today, -40), today)!.past[0]!.date).toBe(
    addDays(today, -9),
  );
  expect(fieldWeather([], question.site, today, today)).toBeNull();
});

test('in any weather, depletion stays within its range and the soil’s capacity, and litres scale with area', () => {
  const rain = fc.oneof(fc.double({ min: -5, max: 90, noNaN: true }), fc.constant(null));
  fc.assert(
    fc.property(
      fc.array(rain, { minLength: 1, maxLength: 90 }),
      fc.integer({ min: 0, max: 124 }),
      fc.double({ min: 0.01, max: 20, noNaN: true }),
      (rains, age, hectares) => {
        const days = consecutiveDays(addDays(today, 8 - rains.length), rains);
        const a = fieldWater({ ...question, plantedOn: addDays(today, -age), days, hectares });
        if (!a.known) return;
        expect(
          a.depletion >= a.range[0] - 1e-9 &&
            a.depletion <= a.range[1] + 1e-9 &&
            a.range[1] <= a.taw + 1e-9 &&
            a.range[0] >= 0,
        ).toBe(true);
        const twice = fieldWater({
          ...question,
          plantedOn: addDays(today, -age),
          days,
          hectares: hectares * 2,
        }) as FieldWater;
        expect(twice.need!.litres).toBeCloseTo(a.need!.litres * 2, 3);
      },
    ),
  );
});
