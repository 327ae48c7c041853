import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import {
  bagsPerAcre,
  interval80,
  modelledYield,
  withHistory,
} from '#features/agronomy/domain/yield-estimate.ts';
import { soilTypes } from '#features/fields/domain/field.ts';
import { counties } from '#features/places/domain/counties.ts';
import { addDays } from '#kit/pure/days.ts';
import { normalOf } from '#knowledge/climate/normals.ts';
import { conditionByKey } from '#knowledge/index.ts';
import { amounts, fertilizers, rainfalls, seeds, yieldCrops } from './choices.ts';
import { lateFactor, onsetOf, plantingTimingOf } from './factors.ts';
import { healthFactor, shares } from './health.ts';
import { predict } from './predict.ts';
import type { YieldInput } from './prediction-basis.ts';
import { confidenceOf, fieldSigma } from './prediction-interval.ts';
import { above30, heatEffect } from './season-heat.ts';

const VECTORS = '../shared/reference/agro-vectors.json';
const normalsOf = (county: string) =>
  Array.from({ length: 12 }, (_, i) => normalOf({ county, lat: 0, lng: 37, elevation: null }, i + 1)!);
const question = (over: Partial<YieldInput> = {}): YieldInput => ({
  crop: 'maize',
  plantedOn: '2026-03-20',
  soil: 'loam',
  ph: null,
  rainfall: 'moderate',
  fertilizer: 'organic',
  amount: null,
  seed: null,
  county: 'Bungoma',
  band: 'middle',
  irrigated: false,
  normals: normalsOf(over.county ?? 'Bungoma'),
  days: [],
  site: { latitude: 0.6, elevation: 1400, coast: false },
  ownYields: [],
  trouble: null,
  loss: null,
  today: '2026-03-01',
  ...over,
});
const kgOf = (q: YieldInput): number => predict(q)!.kg;

const any = fc
  .record({
    crop: fc.constantFrom(...yieldCrops),
    soil: fc.constantFrom(...soilTypes),
    ph: fc.constantFrom(null, 4.6, 5.2, 6.4),
    rainfall: fc.constantFrom(...rainfalls),
    fertilizer: fc.constantFrom(...fertilizers),
    amount: fc.constantFrom(null, ...amounts),
    seed: fc.constantFrom(null, ...seeds),
    county: fc.constantFrom(...counties),
    band: fc.constantFrom(null, 'low' as const, 'middle' as const, 'high' as const),
    own: fc.array(fc.integer({ min: 50, max: 9000 }), { maxLength: 4 }),
    plantedOn: fc.integer({ min: 0, max: 364 }).map((n) => addDays('2026-01-01', n)),
  })
  .map((over) => question(over));

test('YLD-11 worked example Bungoma: 3.634 t/ha, 2.639 with history, range 1.58–4.41, 11.9 bags per acre', () => {
  const modelled = modelledYield(2.91, [1.25, lateFactor(10), 1.1, 1.05, 0.9], 7.5)!;
  expect(modelled).toBeCloseTo(3.634, 2);
  const own = withHistory(modelled, 2.4, 2, 0.9 * lateFactor(10))!;
  expect(own).toBeCloseTo(2.639, 2);
  expect(interval80(own, 0.4)!.lo).toBeCloseTo(1.58, 2);
  expect(interval80(own, 0.4)!.hi).toBeCloseTo(4.41, 2);
  expect([bagsPerAcre(own, 90)!.toFixed(1), bagsPerAcre(1.5, 90)!.toFixed(2)]).toEqual(['11.9', '6.74']);
});

test.skipIf(!existsSync(VECTORS))(
  'YLD-11 the yield model matches its reference vectors (skipped without them)',
  () => {
    const { cases } = JSON.parse(readFileSync(VECTORS, 'utf8')) as {
      cases: { id: string; inputs: Record<string, number>; expected: any; tolerance: number }[];
    };
    const of = (id: string) => cases.find((one) => one.id === id)!;
    const { inputs: i, expected, tolerance } = of('YP-01');
    expect(
      Math.abs(
        modelledYield(
          i['base_t_ha']!,
          [i['f_fertilizer']!, i['f_date']!, i['f_seed']!, i['f_soil']!, i['f_water']!],
          i['attainable_cap_t_ha']!,
        )! - expected,
      ),
    ).toBeLessThanOrEqual(tolerance);
    const three = of('YP-03');
    expect(
      Math.abs(interval80(three.inputs['yield_t_ha']!, three.inputs['sigma_log']!)!.hi - three.expected.hi),
    ).toBeLessThanOrEqual(three.tolerance);
  },
);

test('YLD-11 less fertiliser, poorer seed, drier rains or more acid soil never raises the yield', () => {
  const steps = [
    ['none', null],
    ['organic', null],
    ['synthetic', 'half'],
    ['hybrid', 'half'],
    ['synthetic', 'full'],
    ['hybrid', 'full'],
  ] as const;
  fc.assert(
    fc.property(any, (q) => {
      const rising = (all: readonly Partial<YieldInput>[]): void => {
        const kg = all.map((over) => kgOf({ ...q, ...over }));
        expect(kg).toEqual([...kg].sort((a, b) => a - b));
      };
      rising(steps.map(([fertilizer, amount]) => ({ fertilizer, amount })));
      rising(seeds.map((seed) => ({ seed })));
      rising(rainfalls.map((rainfall) => ({ rainfall })));
      rising([4.5, 6].map((ph) => ({ ph })));
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('YLD-11 planting later in the same rains never raises the yield', () => {
  fc.assert(
    fc.property(any, fc.integer({ min: 1, max: 40 }), (q, later) => {
      const [first, then] = [q.plantedOn, addDays(q.plantedOn, later)].map((day) =>
        onsetOf(plantingTimingOf(q.county, day), day),
      );
      fc.pre(first === then);
      // Nothing is planted yet: for a crop in the ground the day is no longer a choice.
      const ahead = { ...q, today: '2025-12-01' };
      expect(kgOf({ ...ahead, plantedOn: addDays(q.plantedOn, later) })).toBeLessThanOrEqual(kgOf(ahead));
    }),
    { numRuns: 400 },
  );
}, 60_000);

const days = (from: string, n: number, rain: number): WeatherDay[] =>
  Array.from({ length: n }, (_, i) => ({
    date: addDays(from, i),
    tmin: 14,
    tmax: 27,
    rain: i % 4 === 0 ? rain : 0,
    rainChance: null,
    rhMean: null,
    rhMax: null,
    rhMin: null,
    rh90Hours: null,
    tRh90: null,
    wetHours: null,
    tWet: null,
    windMax: null,
    windMean: null,
    radiation: null,
    et0: null,
    hours: 'told',
  }));

test('YLD-11 a measured dry season lowers the yield; days without rain figures do not count as measured', () => {
  const asked = (rain: number) =>
    predict(question({ county: 'Machakos', today: '2026-06-15', days: days('2026-03-20', 87, rain) }))!;
  const [dry, wet] = [asked(1), asked(25)];
  expect(dry.kg).toBeLessThan(wet.kg * 0.8);
  expect([dry.rain, dry.riskFactors.includes('dry')]).toEqual([
    { known: true, why: null, seen: 87, of: expect.any(Number) },
    true,
  ]);
  expect(
    predict(
      question({
        county: 'Machakos',
        today: '2026-06-15',
        days: days('2026-03-20', 87, 1).map((day) => ({ ...day, rain: null })),
      }),
    )!.rain.seen,
  ).toBe(0);
  // Before planting, a forecast of some days has no effect.
  expect(
    predict(question({ county: 'Machakos', today: '2026-03-01', days: days('2026-03-20', 12, 1) }))!.rain
      .seen,
  ).toBe(0);
});

test('YLD-11 recorded seasons pull the estimate towards them and narrow the range, more with each season', () => {
  const at = (ownYields: readonly number[]) => predict(question({ ownYields }))!;
  const [none, one, three] = [at([]), at([900]), at([900, 900, 900])];
  expect(none.kg).toBeGreaterThan(one.kg);
  expect(one.kg).toBeGreaterThan(three.kg);
  expect(three.confidence).toBeGreaterThan(one.confidence);
  expect([none.riskFactors.includes('noRecord'), three.riskFactors.includes('noRecord'), three.own]).toEqual([
    true,
    false,
    { seasons: 3, kg: 900 },
  ]);
});

test('YLD-11 confidence is computed from the range alone; recorded seasons narrow the range to a limit', () => {
  // 2 Φ(ln 1.25 / σ) − 1 from a table of the normal distribution.
  expect([0.25, 0.35, 0.5].map(confidenceOf)).toEqual([63, 48, 34]);
  expect(fieldSigma(0, 9)).toBeCloseTo(0.28, 2);
  expect([0, 1, 2, 3, 4].map((n) => fieldSigma(0.3, n).toFixed(2))).toEqual([
    '0.50',
    '0.45',
    '0.40',
    '0.35',
    '0.35',
  ]);
  fc.assert(
    fc.property(any, (q) => {
      const { low, kg, high, confidence } = predict(q)!;
      expect(low).toBeLessThanOrEqual(kg);
      expect(kg).toBeLessThanOrEqual(high);
      expect(Math.abs(confidence - confidenceOf(Math.log(high / low) / 2 / 1.2816))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 100 },
  );
});

test('YLD-11 yields differ by county (Kitui, Trans Nzoia); missing figures are reported as such', () => {
  const [kitui, kitale] = ['Kitui', 'Trans Nzoia'].map((county) => predict(question({ county }))!);
  expect(kitale!.kg / kitui!.kg).toBeGreaterThan(7);
  expect([kitui!.base.noBetter, kitale!.base.noBetter, kitale!.base.from]).toEqual([true, false, 'county']);
  expect(predict(question({ crop: 'bean' }))!.base.from).toBe('country');
  expect(predict(question({ county: 'Garissa' }))!.riskFactors).toContain('countryFigure');
  expect(predict(question({ crop: 'cassava' }))!.rain).toMatchObject({ known: false, why: 'no_figure' });
  expect(predict(question({ crop: 'rice' }))!.rain).toMatchObject({ known: false, why: 'paddy' });
  expect(predict(question({ crop: 'kale' }))).toBeNull();
});

test('YLD-11 names the one change that would raise the yield most and whether there is still time for it', () => {
  expect(predict(question({ fertilizer: 'none', seed: 'hybrid' }))!.better).toMatchObject({
    change: 'fertilizer',
    inTime: true,
  });
  expect(
    predict(question({ fertilizer: 'hybrid', amount: 'full', seed: 'saved', today: '2026-05-20' }))!.better,
  ).toMatchObject({ change: 'seed', inTime: false });
  expect(predict(question({ fertilizer: 'hybrid', amount: 'full', seed: 'hybrid' }))!.better).toBeNull();
  expect(
    predict(question({ plantedOn: '2026-05-10', today: '2026-03-01', fertilizer: 'hybrid', amount: 'full' }))!
      .better,
  ).toMatchObject({ change: 'date', inTime: true });
});

test('YLD-11 a pest costs the middle of its loss range on its share of the field, 60 % of that if treated', () => {
  const worm = { condition: 'maize___fall_armyworm', share: 'half', treated: false } as const;
  const loss = { low: 20, high: 50 };
  expect(healthFactor(worm, loss)).toBeCloseTo(1 - 0.35 * 0.5, 10);
  expect(healthFactor({ ...worm, treated: true }, loss)).toBeCloseTo(1 - 0.35 * 0.5 * 0.6, 10);
  expect([healthFactor(null, loss), healthFactor(worm, null)]).toEqual([1, 1]);
  const at = (over: Partial<YieldInput>) => predict(question({ today: '2026-05-01', loss, ...over }))!;
  const [well, ill] = [at({}), at({ trouble: worm })];
  expect(Math.abs(ill.kg / well.kg - 0.825)).toBeLessThan(0.001);
  expect([ill.keyFactors.managementImpact / well.keyFactors.managementImpact, ill.loss, well.loss]).toEqual([
    expect.closeTo(0.825, 3),
    loss,
    null,
  ]);
  expect([
    ill.riskFactors.includes('trouble'),
    ill.recommendations.includes('treat'),
    well.riskFactors.includes('trouble'),
  ]).toEqual([true, true, false]);
  expect(at({ trouble: worm, fertilizer: 'hybrid', amount: 'full', seed: 'hybrid' }).better).toMatchObject({
    change: 'treat',
    inTime: true,
  });
  // Planted late, the date matters more, but only treatment is still possible.
  expect(
    at({ trouble: worm, plantedOn: '2026-04-25', fertilizer: 'hybrid', amount: 'full', seed: 'hybrid' })
      .better,
  ).toMatchObject({ change: 'treat', inTime: true });
  // The farmer's own seasons were without it, so it counts there too.
  expect(
    Math.abs(at({ trouble: worm, ownYields: [2000, 2000] }).kg / at({ ownYields: [2000, 2000] }).kg - 0.825),
  ).toBeLessThan(0.001);
  const unknown = at({ trouble: worm, loss: null });
  expect([
    unknown.kg,
    unknown.riskFactors.includes('troubleUnknown'),
    unknown.recommendations.includes('treat'),
  ]).toEqual([well.kg, true, false]);
});

test('YLD-11 treatment is not advised for a virus; a larger share or no treatment never raises the yield', () => {
  const virus = { condition: 'maize___lethal_necrosis', share: 'half', treated: false } as const;
  expect(conditionByKey(virus.condition)?.type).toBe('viral');
  const ill = predict(
    question({
      trouble: virus,
      loss: { low: 30, high: 100 },
      fertilizer: 'hybrid',
      amount: 'full',
      seed: 'hybrid',
    }),
  )!;
  expect([ill.better, ill.recommendations.includes('treat')]).toEqual([null, false]);
  fc.assert(
    fc.property(any, fc.tuple(fc.nat(100), fc.nat(100)), (q, [a, b]) => {
      const loss = { low: Math.min(a, b), high: Math.max(a, b) };
      const kg = shares.flatMap((share) =>
        [true, false].map((treated) => ({
          share,
          treated,
          kg: kgOf({ ...q, loss, trouble: { condition: virus.condition, share, treated } }),
        })),
      );
      for (const one of kg)
        for (const other of kg)
          if (shares.indexOf(one.share) <= shares.indexOf(other.share) && (one.treated || !other.treated))
            expect(other.kg).toBeLessThanOrEqual(one.kg);
    }),
    { numRuns: 40 },
  );
}, 60_000);

test('YLD-11 degree-days above 30 °C on a sine curve: none below, the mean above, integrated in between', () => {
  expect([above30(29, 12), above30(30, 20), above30(36, 32)]).toEqual([0, 0, 4]);
  const byHand = (tmax: number, tmin: number): number => {
    const steps = 20_000;
    let sum = 0;
    for (let i = 0; i < steps; i += 1)
      sum += Math.max(
        0,
        (tmax + tmin) / 2 + ((tmax - tmin) / 2) * Math.sin((2 * Math.PI * (i + 0.5)) / steps) - 30,
      );
    return sum / steps;
  };
  for (const [tmax, tmin] of [
    [34, 18],
    [31, 29],
    [40, 10],
  ] as const)
    expect(above30(tmax, tmin)).toBeCloseTo(byHand(tmax, tmin), 4);
});

test('YLD-11 unusual heat costs maize 1 % per degree-day, 1.7 % in drought; usual heat costs nothing', () => {
  const hot = (tmax: number, n: number) =>
    days('2026-04-01', n, 12).map((day) => ({ ...day, tmax, tmin: 20 }));
  const at = (over: object) =>
    heatEffect({
      crop: 'maize',
      plantedOn: '2026-03-20',
      totalDays: 120,
      normals: normalsOf('Machakos'),
      days: hot(36, 10),
      drought: false,
      ...over,
    });
  const ten = 10 * above30(36, 20);
  expect(at({}).degreeDays).toBeCloseTo(ten, 6);
  expect([at({}).factor, at({ drought: true }).factor]).toEqual([
    expect.closeTo(1 - ten / 100, 6),
    expect.closeTo(1 - (1.7 * ten) / 100, 6),
  ]);
  expect([
    at({ crop: 'bean' }).factor,
    at({ normals: null }).factor,
    at({ days: [] }).factor,
    at({ days: hot(29, 30) }).factor,
  ]).toEqual([1, 1, 1, 1]);
  // Before planting and after the harvest there is no crop.
  expect([at({ plantedOn: '2026-06-01' }).factor, at({ totalDays: 5 }).factor]).toEqual([1, 1]);
  // Tana River is usually above 36 °C in March and April.
  expect(at({ normals: normalsOf('Tana River') }).factor).toBe(1);
  const [cool, heat] = [29, 36].map((tmax) =>
    predict(question({ county: 'Machakos', today: '2026-05-15', days: hot(tmax, 30) }))!,
  );
  expect([cool!.factors.heat, heat!.riskFactors.includes('hot'), heat!.heat]).toEqual([
    1,
    true,
    Math.round(30 * above30(36, 20)),
  ]);
  expect(heat!.kg).toBeLessThan(cool!.kg);
});
