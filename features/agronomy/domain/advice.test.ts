import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { daysToReach, gddCapped, gddSimple, gddSum } from './degree-days.ts';
import { plantingAdvice } from './planting-advice.ts';
import { inPlantingSeason, isNorth, seasonOfCrop } from './season.ts';
import { type SprayHour, sprayDay, sprayFaults, sprayWindows } from './spray-window.ts';
import { stageOn, stagePosition, joinedPhases } from './stages.ts';
import { weatherDay, consecutiveDays } from './testing.ts';
import { frostLevel, heatStress, maizeHeatLoss } from './water/stress.ts';

const today = '2026-03-25';
const here = { today, north: false, inSeason: true };
/** Rain of the past days, then of today and the days after. */
const weather = (past: readonly (number | null)[], ahead: readonly (number | null)[]) =>
  consecutiveDays(addDays(today, -past.length), [...past, ...ahead]);
const wetAhead = [4, 0, 6, 0, 3, 0, 0, 8, 0, 2, 5];

test('degree-days are never negative, and days without temperatures are counted as missing', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double({ min: 0, max: 15, noNaN: true }), (tmax, tmin, base) => {
      for (const gdd of [gddSimple(tmax, tmin, base), gddCapped(tmax, tmin, base, 30)])
        expect(gdd === null || gdd >= 0).toBe(true);
    }),
  );
  expect(
    gddSum(
      [
        { tmax: 30, tmin: 10 },
        { tmax: null, tmin: 10 },
        { tmax: 5, tmin: 2 },
      ],
      { base: 10, upper: 30 },
    ),
  ).toEqual({ sum: 10, missing: 1 });
  expect([gddSimple(10, 20, 8), daysToReach(100, 8, 8), daysToReach(100, 18, 8)]).toEqual([null, null, 10]);
});

test('the advice is to plant after 20 mm in three days with more rain forecast; the reason names the days', () => {
  expect(plantingAdvice(weather([0, 0, 9, 8, 6, 0], wetAhead), here)).toEqual({
    gate: 'plant',
    why: {
      reason: 'rains_came',
      wet: { from: '2026-03-21', to: '2026-03-23', mm: 23 },
      dry: null,
      knownDaysAfter: 12,
      limit: 20,
    },
  });
  expect(
    plantingAdvice(weather([0, 0, 9, 8, 2.9, 0], [0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0]), here).why.reason,
  ).toBe('no_rain');
  // Rains that started three weeks ago and continued.
  expect(
    plantingAdvice(weather([25, 0, 5, 0, 0, 12, 9, 0, 0, 0, 3, 0, 15, 9], wetAhead.slice(0, 8)), here),
  ).toMatchObject({ gate: 'plant', why: { wet: { mm: 25 } } });
  // In the north, half the rain is enough.
  expect(plantingAdvice(weather([0, 5, 6, 0], wetAhead), { ...here, north: true }).gate).toBe('plant');
});

test('a dry week after the rain means wait; rain in the forecast means prepare', () => {
  expect(plantingAdvice(weather([12, 12, 0], [0, 0, 0, 0, 0, 0, 0, 9, 0, 9, 0]), here)).toMatchObject({
    gate: 'wait',
    why: { reason: 'dry_gap', dry: { from: '2026-03-24', to: '2026-03-30' } },
  });
  expect(plantingAdvice(weather([0, 0, 0], [0, 0, 15, 12, 4, 0, 0, 2]), here)).toMatchObject({
    gate: 'prepare',
    why: { reason: 'rain_forecast', wet: { mm: 27 } },
  });
  expect(plantingAdvice(weather([12, 12], [3, 2, 4]), here)).toMatchObject({
    gate: 'prepare',
    why: { reason: 'not_seen_far' },
  });
});

test('rain out of season means wait, and so does missing weather', () => {
  expect(plantingAdvice(weather([12, 12, 0], wetAhead), { ...here, inSeason: false })).toMatchObject({
    gate: 'wait',
    why: { reason: 'out_of_season' },
  });
  expect(plantingAdvice(weather([12, 12, 0], wetAhead), { ...here, inSeason: null }).gate).toBe('plant');
  for (const days of [[], weather([12, 12, 9], [])])
    expect(plantingAdvice(days, here)).toMatchObject({ gate: 'wait', why: { reason: 'no_weather' } });
});

test('never "plant" when a dry week is forecast, or when nothing has fallen yet', () => {
  const rain = fc.oneof(fc.double({ min: -5, max: 60, noNaN: true }), fc.constant(null));
  const dry = fc.oneof(fc.double({ min: -5, max: 0.99, noNaN: true }), fc.constant(null));
  const season = fc.constantFrom(true, false, null);
  fc.assert(
    fc.property(
      fc.array(rain, { maxLength: 60 }),
      fc.array(dry, { minLength: 7, maxLength: 16 }),
      season,
      fc.boolean(),
      (past, ahead, inSeason, north) => {
        expect(plantingAdvice(weather(past, ahead), { today, north, inSeason }).gate).not.toBe('plant');
      },
    ),
  );
  fc.assert(
    fc.property(
      fc.array(dry, { maxLength: 60 }),
      fc.array(rain, { maxLength: 16 }),
      season,
      (past, ahead, inSeason) => {
        expect(plantingAdvice(weather(past, [0, ...ahead]), { today, north: false, inSeason }).gate).not.toBe(
          'plant',
        );
      },
    ),
  );
});

test('planting weeks are the county’s, two weeks either way; null where no source gives them', () => {
  expect([
    inPlantingSeason('Kitui', '2026-10-20'),
    inPlantingSeason('Kitui', '2026-07-01'),
    inPlantingSeason('Kitui', '2026-03-02'),
    inPlantingSeason('Turkana', '2026-07-01'),
    inPlantingSeason(null, today),
  ]).toEqual([true, false, true, null, null]);
  expect([isNorth('Marsabit'), isNorth('Nakuru'), isNorth(null)]).toEqual([true, false, false]);
});

const hour = (at: number, over: Partial<SprayHour> = {}): SprayHour => ({
  at: at * 3600,
  hours: 1,
  temperature: 20,
  rain: 0,
  wind: 8,
  humidity: 60,
  ...over,
});

test('a spray window needs six hours without 5 mm of rain, light wind, cool air and dry leaves', () => {
  const day = Array.from({ length: 24 }, (_, i) =>
    hour(i, i < 8 ? { humidity: 95 } : i === 18 ? { rain: 6 } : i >= 14 ? { wind: 20 } : {}),
  );
  expect(sprayWindows(day, 0, () => true)).toEqual([{ from: 8 * 3600, to: 12 * 3600 }]);
  expect([sprayFaults(day[3]!, day), sprayFaults(day[12]!, day), sprayFaults(day[15]!, day)]).toEqual([
    ['dew'],
    ['rain'],
    ['rain', 'wind'],
  ]);
  expect([
    sprayFaults(hour(0, { wind: 1 }), []),
    sprayFaults(hour(0, { temperature: 29 }), []),
    sprayFaults(hour(0, { wind: null }), []),
    sprayFaults(hour(0, { wind: 15, humidity: null }), []),
  ]).toEqual([['still'], ['heat'], ['not_known'], []]);
  expect(sprayWindows(day, 9.5 * 3600, (at) => at < 11 * 3600)).toEqual([{ from: 9 * 3600, to: 11 * 3600 }]);
});

test('after a shower, spraying waits two hours for the leaves to dry', () => {
  const day = Array.from({ length: 24 }, (_, i) => hour(i, i === 14 ? { rain: 6 } : {}));
  expect(sprayWindows(day, 14 * 3600, () => true)).toEqual([{ from: 17 * 3600, to: 24 * 3600 }]);
  expect([15, 16, 17].map((h) => sprayFaults(day[h]!, day))).toEqual([['dew'], ['dew'], []]);
});

test('without hourly data, rain today or tomorrow or wind means hold; missing rain means not known', () => {
  const calm = weatherDay({ rain: 0, windMax: 15 });
  expect([
    sprayDay(calm, null).verdict,
    sprayDay(calm, weatherDay({ rain: 5 })).verdict,
    sprayDay({ ...calm, windMax: 15.1 }, null).verdict,
    sprayDay({ ...calm, rain: null }, null).verdict,
  ]).toEqual(['good', 'hold', 'hold', 'not_known']);
});

test('frost levels follow their limits; heat stress needs the sensitive stage and enough days in a row', () => {
  expect([4.1, 4, 2, 0, -3].map(frostLevel)).toEqual([null, 'watch', 'warning', 'severe', 'severe']);
  expect(frostLevel(null)).toBeNull();
  const hot = [
    { tmin: 15, tmax: 35 },
    { tmin: 15, tmax: 35.5 },
  ];
  expect(heatStress('maize', ['flowering'], hot)?.days).toEqual(hot);
  expect([
    heatStress('maize', ['vegetative'], hot),
    heatStress('maize', ['flowering'], [hot[0]!, { tmin: 15, tmax: 34.9 }, hot[1]!]),
    heatStress('mango', ['flowering'], hot),
    heatStress(null, [], hot),
  ]).toEqual([null, null, null, null]);
  expect(
    heatStress(
      'potato',
      ['tuber-bulking'],
      Array.from({ length: 5 }, () => ({ tmin: 20, tmax: 26 })),
    ),
  ).not.toBeNull();
  expect([maizeHeatLoss(10, true), maizeHeatLoss(-4, false), maizeHeatLoss(500, true)]).toEqual([17, 0, 100]);
});

test('stages follow the planting date and the variety, in the words that the rules expect', () => {
  const on = (crop: string, age: number, total: number | null) =>
    stageOn(crop, '2026-03-01', addDays('2026-03-01', age), total);
  expect(on('maize', 3, 125).phases).toEqual(['emergence']);
  expect(on('maize', 10, 125)).toMatchObject({
    stage: 'initial',
    phases: ['seedling'],
    daysAfterEmergence: 3,
  });
  expect([40, 60, 80, 110, 130].map((age) => joinedPhases(on('maize', age, 125)))).toEqual([
    'vegetative',
    'flowering',
    'grain-fill',
    'ripening',
    'harvested',
  ]);
  // A quick bean variety flowers earlier than a slow one.
  expect([joinedPhases(on('bean', 40, 65)), joinedPhases(on('bean', 40, 110))]).toEqual([
    'pod-fill',
    'vegetative',
  ]);
  expect(joinedPhases(on('rice', 70, 130))).toBe('heading flowering');
  expect(on('coffee', 2000, null)).toMatchObject({
    stage: 'mid',
    phases: ['evergreen'],
    daysAfterEmergence: null,
  });
  expect(on('mango', 200, null)).toMatchObject({ position: null, phases: ['vegetative'] });
  expect([
    stageOn('maize', null, today, 120).stage,
    stageOn('maize', addDays(today, 3), today, 120).stage,
    stageOn('maize', 'soon', today, 120).stage,
  ]).toEqual(['before', 'before', 'before']);
  expect([stagePosition([10, 10, 0, 10], 20), stagePosition([10, 10, 0, 10], 99)]).toEqual([3, 4]);
});

test('a season lasts until the last picking; a perennial crop has no end', () => {
  const crop = {
    crop_type: 'tomato',
    variety_class: null,
    altitude_band: null,
    county: null,
    planting_date: '2026-03-01',
    expected_harvest_date: '2026-05-15',
  } as const;
  expect(seasonOfCrop(crop)).toEqual({ crop: 'tomato', plantedOn: '2026-03-01', totalDays: 75 + 56 });
  expect(seasonOfCrop({ ...crop, crop_type: 'Mahindi' })).toMatchObject({ crop: 'maize', totalDays: 75 });
  expect(seasonOfCrop({ ...crop, crop_type: 'coffee' })).toMatchObject({ crop: 'coffee', totalDays: null });
  expect(seasonOfCrop({ ...crop, crop_type: 'dragon fruit', planting_date: null })).toEqual({
    crop: null,
    plantedOn: null,
    totalDays: null,
  });
});
