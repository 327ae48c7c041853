import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RuleId } from '../rule-ids.ts';
import { daysAt, dayAt, unknownDays } from '../testing.ts';
import { hitsOf, rules, rulesOf } from './all.ts';
import type { Plant } from './plant.ts';
import { type RuleDay, seriesOf } from './series.ts';

const plant = (change: Partial<Plant>): Plant => ({
  crop: 'maize',
  stage: 'vegetative',
  daysAfterEmergence: 30,
  weeksAfterFlowering: 8,
  altitude: 1700,
  isPlantingSeason: true,
  dryNorth: false,
  ...change,
});
const fires = (id: RuleId, days: readonly RuleDay[], change: Partial<Plant>): boolean =>
  hitsOf(id, seriesOf(days), plant(change)).length > 0;
const week = (...changes: readonly Partial<RuleDay>[]): readonly RuleDay[] =>
  changes.map((change, i) => dayAt(i, change));

const humid = (tmin: number, rh90Hours: number | null): Partial<RuleDay> => ({
  tmin,
  rh90Hours,
  tRh90: tmin + 2,
});

test('ALR-05 late blight fires exactly at its limits', () => {
  const potato = { crop: 'potato' };
  expect(fires('LATE_BLIGHT_HUTTON', week(humid(10, 6), humid(10, 6)), potato)).toBe(true);
  expect(fires('LATE_BLIGHT_HUTTON', week(humid(9.9, 6), humid(10, 6)), potato)).toBe(false);
  expect(fires('LATE_BLIGHT_HUTTON', week(humid(10, 5.9), humid(10, 6)), potato)).toBe(false);
  expect(fires('LATE_BLIGHT_SMITH', week(humid(10, 11), humid(10, 10.9)), potato)).toBe(false);
  expect(fires('LATE_BLIGHT_SMITH', week(humid(10, 11), humid(10, 11)), potato)).toBe(true);
  expect(fires('LATE_BLIGHT_HUTTON', week(humid(10, 24), humid(10, 24)), { crop: 'maize' })).toBe(false);
});

test('maize leaf blight needs two days of 90 degree-hours within seven, and a susceptible stage', () => {
  const wet = { wetHours: 18, tWet: 18 };
  expect(fires('MAIZE_NCLB', week(wet, {}, {}, {}, {}, {}, wet), {})).toBe(true);
  expect(fires('MAIZE_NCLB', week(wet, {}, {}, {}, {}, {}, {}, wet), {})).toBe(false);
  expect(fires('MAIZE_NCLB', week(wet, { ...wet, wetHours: 17.9 }), {})).toBe(false);
  expect(fires('MAIZE_NCLB', week(wet, wet), { stage: 'seedling' })).toBe(false);
  expect(fires('MAIZE_NCLB', week(wet, wet), { stage: null })).toBe(false);
});

test('coffee berry disease needs altitude, the weeks after flowering and rainy days, even with little rain', () => {
  const rainy = { rain: 1, tmin: 14, tmax: 22 };
  const days = week(rainy, {}, rainy, {}, rainy, {}, rainy).map((day) =>
    day.rain === 2 ? { ...day, rain: 0 } : day,
  );
  expect(
    fires('COFFEE_BERRY_DISEASE', days, { crop: 'coffee', altitude: 1500, weeksAfterFlowering: 4 }),
  ).toBe(true);
  for (const change of [
    { altitude: 1499 },
    { altitude: null },
    { weeksAfterFlowering: 3 },
    { weeksAfterFlowering: 15 },
    { weeksAfterFlowering: null },
  ]) {
    expect(fires('COFFEE_BERRY_DISEASE', days, { crop: 'coffee', ...change })).toBe(false);
  }
});

test('Sigatoka counts full weeks only; its high and moderate rules exclude each other', () => {
  const banana = { crop: 'banana' };
  expect(fires('BANANA_SIGATOKA_HIGH', daysAt(0, 6, { et0: 3.1 }), banana)).toBe(true);
  expect(fires('BANANA_SIGATOKA_HIGH', daysAt(0, 5, { et0: 1 }), banana)).toBe(false);
  expect(fires('BANANA_SIGATOKA_MODERATE', daysAt(0, 6, { et0: 3.1 }), banana)).toBe(false);
  expect(fires('BANANA_SIGATOKA_MODERATE', daysAt(0, 6, { et0: 4 }), banana)).toBe(true);
  expect(
    fires(
      'BANANA_SIGATOKA_HIGH',
      week({ et0: 4 }, { et0: 3 }, { et0: 3 }, { et0: 3 }, { et0: 3 }, { et0: 3 }, { et0: 3 }),
      banana,
    ),
  ).toBe(false);
});

test('heat stress depends on crop and stage', () => {
  expect(fires('HEAT_STRESS', week({ tmax: 35 }, { tmax: 35 }), { stage: 'flowering' })).toBe(true);
  expect(fires('HEAT_STRESS', week({ tmax: 35 }, { tmax: 34.9 }), { stage: 'flowering' })).toBe(false);
  expect(fires('HEAT_STRESS', week({ tmax: 40 }, { tmax: 40 }), { stage: 'vegetative' })).toBe(false);
  expect(fires('HEAT_STRESS', week({ tmax: 30 }, { tmin: 20 }), { crop: 'bean', stage: 'flowering' })).toBe(
    true,
  );
  expect(fires('HEAT_STRESS', daysAt(0, 3, { tmin: 20 }), { crop: 'potato' })).toBe(false);
  expect(fires('HEAT_STRESS', daysAt(0, 4, { tmin: 20 }), { crop: 'potato' })).toBe(true);
});

test('frost, heavy rain, flood and dry spell rules fire exactly at their limits', () => {
  expect([4, 4.1].map((tmin) => fires('FROST_WATCH', week({ tmin }), {}))).toEqual([true, false]);
  expect([2, 2.1].map((tmin) => fires('FROST_WARNING', week({ tmin }), {}))).toEqual([true, false]);
  expect([30, 29.9].map((rain) => fires('HEAVY_RAIN', week({ rain }), {}))).toEqual([true, false]);
  expect(fires('FLOOD_RISK', week({ rain: 33.4 }, { rain: 33.3 }, { rain: 33.3 }), {})).toBe(true);
  expect(fires('FLOOD_RISK', week({ rain: 33.3 }, { rain: 33.3 }, { rain: 33.3 }), {})).toBe(false);
  expect(fires('DRY_SPELL', daysAt(0, 6, { rain: 0.9 }), {})).toBe(true);
  expect(fires('DRY_SPELL', daysAt(0, 5, { rain: 0 }), {})).toBe(false);
  expect(fires('DRY_SPELL', daysAt(0, 9, { rain: 0 }), { stage: 'pre-planting' })).toBe(false);
  expect(fires('DRY_SPELL', daysAt(0, 9, { rain: 0 }), { crop: null })).toBe(false);
});

test('planting onset needs 20 mm in three days and then ten days without a dry week', () => {
  const bare = { stage: 'pre-planting' };
  const wetSpell = [dayAt(0, { rain: 8 }), dayAt(1, { rain: 6 }), dayAt(2, { rain: 6 })];
  const kept = [...wetSpell, ...daysAt(3, 12, { rain: 2 })];
  const dry = [...wetSpell, ...daysAt(3, 9, { rain: 0 }), ...daysAt(10, 12)];
  expect([fires('PLANTING_ONSET', kept, bare), fires('FALSE_ONSET_RISK', kept, bare)]).toEqual([true, false]);
  expect([fires('PLANTING_ONSET', dry, bare), fires('FALSE_ONSET_RISK', dry, bare)]).toEqual([false, true]);
  expect(fires('PLANTING_ONSET', kept.slice(0, -1), bare)).toBe(false);
  expect(fires('PLANTING_ONSET', kept, { ...bare, isPlantingSeason: false })).toBe(false);
  expect(fires('PLANTING_ONSET', kept, { stage: 'vegetative' })).toBe(false);
  const light = [dayAt(0, { rain: 10 }), ...daysAt(1, 10, { rain: 1.5 })];
  expect([
    fires('PLANTING_ONSET', light, bare),
    fires('PLANTING_ONSET', light, { ...bare, dryNorth: true }),
  ]).toEqual([false, true]);
});

test('a caterpillar generation is a sum of degree-days', () => {
  expect(fires('FAW_GENERATION', daysAt(0, 39, { tmin: 17.57, tmax: 27.57 }), {})).toBe(true);
  expect(fires('FAW_GENERATION', daysAt(0, 38, { tmin: 17.57, tmax: 27.57 }), {})).toBe(false);
  expect(fires('TUTA_GENERATION', daysAt(0, 34, { tmin: 15, tmax: 25 }), { crop: 'tomato' })).toBe(true);
  expect(fires('TUTA_GENERATION', daysAt(0, 33, { tmin: 15, tmax: 25 }), { crop: 'tomato' })).toBe(false);
});

const crops = [
  'potato',
  'tomato',
  'maize',
  'coffee',
  'rice',
  'bean',
  'banana',
  'kale',
  'cabbage',
  'cotton',
  'wheat',
  'tea',
  null,
];
const stages = ['flowering', 'vegetative', 'seedling tillering', 'pre-planting', 'ripening', null];

test('unknown weather fires no rule', () => {
  for (const crop of crops) {
    for (const stage of stages) {
      const fired = rules.filter(
        ({ id }) => id !== 'FAW_SCOUT' && hitsOf(id, unknownDays(0, 60), plant({ crop, stage })).length > 0,
      );
      expect(fired.map(({ id }) => id)).toEqual([]);
    }
  }
});

test('there is no locust rule', () => {
  expect(rules.map(({ id }) => id).filter((id) => /LOCUST/.test(id))).toEqual([]);
});

const aDay = fc
  .record({
    tmin: fc.double({ min: -2, max: 25, noNaN: true }),
    warmer: fc.double({ min: 0, max: 15, noNaN: true }),
    rain: fc.double({ min: 0, max: 80, noNaN: true }),
    hours: fc.integer({ min: 0, max: 24 }),
    et0: fc.double({ min: 0, max: 9, noNaN: true }),
  })
  .map(({ tmin, warmer, rain, hours, et0 }): Partial<RuleDay> => ({
    tmin,
    tmax: tmin + warmer,
    rain,
    et0,
    rh90Hours: hours,
    wetHours: hours,
    tRh90: tmin + 1,
    tWet: tmin + 1,
  }));
const weather = fc.array(aDay, { minLength: 1, maxLength: 30 });
const firedOn = (changes: readonly Partial<RuleDay>[], change: Partial<Plant>): ReadonlySet<RuleId> =>
  new Set(rules.filter(({ id }) => fires(id, week(...changes), change)).map(({ id }) => id));

test('more damp hours never stop a disease rule; colder nights never stop a frost rule', () => {
  fc.assert(
    fc.property(weather, fc.constantFrom('potato', 'tomato', 'maize', 'coffee', 'bean'), (changes, crop) => {
      const damper = changes.map((day) => ({ ...day, rh90Hours: 24, wetHours: 24 }));
      const before = firedOn(changes, { crop });
      const after = firedOn(damper, { crop });
      for (const id of [
        'LATE_BLIGHT_HUTTON',
        'LATE_BLIGHT_SMITH',
        'LATE_BLIGHT_DSV18',
        'LATE_BLIGHT_SIMCAST',
        'EARLY_BLIGHT_TOMCAST',
        'MAIZE_NCLB',
        'COFFEE_RUST',
        'BEAN_ANTHRACNOSE',
        'BEAN_ALS',
      ] as const) {
        if (before.has(id)) expect(after.has(id), id).toBe(true);
      }
      const colder = firedOn(
        changes.map((day) => ({ ...day, tmin: (day.tmin ?? 0) - 3 })),
        { crop },
      );
      for (const id of ['FROST_WATCH', 'FROST_WARNING'] as const)
        if (before.has(id)) expect(colder.has(id)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('a longer series keeps what a part of it fired, and a severe rule implies the mild one', () => {
  fc.assert(
    fc.property(weather, weather, fc.constantFrom(...crops), (first, second, crop) => {
      const part = firedOn(first, { crop });
      const whole = firedOn([...first, ...second], { crop });
      for (const id of part)
        if (
          ![
            'SPRAY_HOLD',
            'BANANA_SIGATOKA_MODERATE',
            'FALSE_ONSET_RISK',
            'COFFEE_BERRY_DISEASE',
            'BEAN_ALS',
            'FAW_SCOUT',
          ].includes(id)
        )
          expect(whole.has(id), id).toBe(true);
      if (whole.has('LATE_BLIGHT_SMITH')) expect(whole.has('LATE_BLIGHT_HUTTON')).toBe(true);
      if (whole.has('FROST_WARNING')) expect(whole.has('FROST_WATCH')).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('rules apply only to their own crops', () => {
  expect([...rulesOf('sorghum')].sort()).toEqual([
    'DRY_SPELL',
    'FALSE_ONSET_RISK',
    'FLOOD_RISK',
    'HEAVY_RAIN',
    'PLANTING_ONSET',
    'SPRAY_HOLD',
  ]);
});
