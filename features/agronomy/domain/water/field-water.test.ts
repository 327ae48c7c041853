import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { fieldWeather } from '../field-weather.ts';
import { weatherRun } from '../testing.ts';
import { fieldWater, type FieldWater, type WaterQuestion } from './field-water.ts';

const today = '2026-05-01';
const dry = (days: number): readonly number[] => Array.from({ length: days }, () => 0);
const question: WaterQuestion = {
  crop: 'maize',
  plantedOn: addDays(today, -70),
  totalDays: 125,
  soil: 'loam',
  irrigation: 'drip',
  hectares: 0.4,
  site: { latitude: -0.3, elevation: 1850 },
  given: [],
  today,
  // 53 wet days, then 17 dry ones, and a dry fortnight ahead.
  days: weatherRun(addDays(today, -70), [...Array.from({ length: 53 }, () => 12), ...dry(17), ...dry(14)]),
};
const known = (over: Partial<WaterQuestion> = {}): FieldWater => {
  const found = fieldWater({ ...question, ...over });
  if (!found.known) throw new Error(found.why);
  return found;
};

test('wet months settle the start; 17 dry days use up water, day after day, until RAW is gone', () => {
  const water = known();
  expect(water).toMatchObject({
    sure: true,
    daysCounted: 70,
    since: question.plantedOn,
    advice: 'enough',
    watering: 'drip',
    row: { near: false },
  });
  expect(water.depletion).toBeGreaterThan(20);
  expect(water.depletion).toBeLessThan(water.raw);
  expect(water.until! > today).toBe(true);
  expect(water.ahead.map((d) => d.depletion)).toEqual(
    water.ahead.map((d) => d.depletion).sort((a, b) => a - b),
  );
  expect(water.need!.litres).toBeCloseTo((water.depletion / 0.9) * 4000, 6);
  expect(water.share).toMatchObject({ ks: 1, day: addDays(today, -1) });
});

test('after thirty dry days it is time to water, and the field’s water is short', () => {
  const water = known({
    days: weatherRun(addDays(today, -70), [...Array.from({ length: 40 }, () => 20), ...dry(30), ...dry(8)]),
  });
  expect(water.advice).toBe('water');
  expect(water.until).toBe(today);
  expect(water.share!.ks).toBeLessThan(1);
  expect(water.yield).toMatchObject({ known: true, ky: 1.25 });
  // The same, with likely rain tomorrow that covers more than half.
  expect(
    known({
      days: weatherRun(addDays(today, -70), [
        ...Array.from({ length: 40 }, () => 20),
        ...dry(30),
        0,
        90,
        ...dry(6),
      ]),
    }).advice,
  ).toBe('rain_comes');
});

test('while the first day still matters nothing is claimed: a range, no share, no loss', () => {
  const water = known({ days: weatherRun(addDays(today, -2), [0, 0, ...dry(8)]) });
  expect(water).toMatchObject({ sure: false, share: null, yield: { known: false }, daysCounted: 2 });
  expect(water.range[1] - water.range[0]).toBeGreaterThan(water.taw / 2);
});

test('water that was given counts; of unknown amount somewhere between nothing and full', () => {
  const on = addDays(today, -1);
  const [none, some, full] = [
    known(),
    known({ given: [{ date: on, litres: 40_000 }] }),
    known({ given: [{ date: on, litres: null }] }),
  ];
  expect(none.depletion - some.depletion).toBeCloseTo(9, 0);
  expect(full.depletion).toBeLessThan(none.depletion);
  expect(full.range[0]).toBeLessThan(full.range[1]);
});

test('what cannot be computed says why', () => {
  const why = (over: Partial<WaterQuestion>) => {
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
  expect(why({ days: weatherRun(addDays(today, -40), dry(20)) })).toBe('no_weather');
});

test('coffee, tea and banana have an answer whenever they were planted', () => {
  for (const crop of ['coffee', 'tea', 'banana', 'avocado', 'citrus'])
    expect(known({ crop, plantedOn: '2020-01-01', totalDays: null }).kc).toBeGreaterThan(0.2);
});

test('a short hole is bridged and counted; behind a long one nothing is computed', () => {
  const holed = question.days.filter((d) => d.date !== addDays(today, -5) && d.date !== addDays(today, -6));
  expect(fieldWeather(holed, question.site, addDays(today, -40), today)).toMatchObject({ filled: 2 });
  const torn = question.days.filter((d) => d.date < addDays(today, -15) || d.date > addDays(today, -10));
  expect(fieldWeather(torn, question.site, addDays(today, -40), today)!.past[0]!.date).toBe(
    addDays(today, -9),
  );
  expect(fieldWeather([], question.site, today, today)).toBeNull();
});

test('whatever the weather, depletion is within the soil, the range holds it, and water grows with the plot', () => {
  const rain = fc.oneof(fc.double({ min: -5, max: 90, noNaN: true }), fc.constant(null));
  fc.assert(
    fc.property(
      fc.array(rain, { minLength: 1, maxLength: 90 }),
      fc.integer({ min: 0, max: 124 }),
      fc.double({ min: 0.01, max: 20, noNaN: true }),
      (rains, age, hectares) => {
        const days = weatherRun(addDays(today, 8 - rains.length), rains);
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
