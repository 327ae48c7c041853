import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bagsPerAcre, interval80, modelledYield, withHistory } from '#features/agronomy/domain/yield-estimate.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { counties } from '#features/places/domain/counties.ts';
import { soilTypes } from '#features/fields/domain/field.ts';
import { addDays } from '#kit/pure/days.ts';
import { normalOf } from '#knowledge/climate/normals.ts';
import { amounts, fertilizers, rainfalls, seeds, yieldCrops } from './choices.ts';
import { lateFactor, onsetOf, plantingOf } from './factors.ts';
import { predict } from './predict.ts';
import { confidenceOf, fieldSigma } from './width.ts';
import type { YieldQuestion } from './worked.ts';

const VECTORS = '../shared/reference/agro-vectors.json';
const normalsOf = (county: string) => Array.from({ length: 12 }, (_, i) => normalOf({ county, lat: 0, lng: 37, elevation: null }, i + 1)!);
const question = (over: Partial<YieldQuestion> = {}): YieldQuestion => ({
  crop: 'maize', plantedOn: '2026-03-20', soil: 'loam', ph: null, rainfall: 'moderate', fertilizer: 'organic', amount: null, seed: null, county: 'Bungoma', band: 'middle', irrigated: false,
  normals: normalsOf(over.county ?? 'Bungoma'), days: [], site: { latitude: 0.6, elevation: 1400, coast: false }, own: [], today: '2026-03-01', ...over,
});
const kgOf = (q: YieldQuestion): number => predict(q)!.kg;

const any = fc.record({
  crop: fc.constantFrom(...yieldCrops), soil: fc.constantFrom(...soilTypes), ph: fc.constantFrom(null, 4.6, 5.2, 6.4), rainfall: fc.constantFrom(...rainfalls), fertilizer: fc.constantFrom(...fertilizers),
  amount: fc.constantFrom(null, ...amounts), seed: fc.constantFrom(null, ...seeds), county: fc.constantFrom(...counties), band: fc.constantFrom(null, 'low' as const, 'middle' as const, 'high' as const),
  own: fc.array(fc.integer({ min: 50, max: 9000 }), { maxLength: 4 }), plantedOn: fc.integer({ min: 0, max: 364 }).map((n) => addDays('2026-01-01', n)),
}).map((over) => question(over));

test('YLD-11 the worked example: Bungoma, 2.91 t/ha and its factors give 3.634; two seasons at 2.4 give 2.639, four of five between 1.58 and 4.41, 11.9 bags an acre', () => {
  const modelled = modelledYield(2.91, [1.25, lateFactor(10), 1.1, 1.05, 0.9], 7.5)!;
  expect(modelled).toBeCloseTo(3.634, 2);
  const own = withHistory(modelled, 2.4, 2, 0.9 * lateFactor(10))!;
  expect(own).toBeCloseTo(2.639, 2);
  expect(interval80(own, 0.4)!.lo).toBeCloseTo(1.58, 2);
  expect(interval80(own, 0.4)!.hi).toBeCloseTo(4.41, 2);
  expect([bagsPerAcre(own, 90)!.toFixed(1), bagsPerAcre(1.5, 90)!.toFixed(2)]).toEqual(['11.9', '6.74']);
});

test.skipIf(!existsSync(VECTORS))('YLD-11 the given vectors of the yield model hold (skipped without them)', () => {
  const { cases } = JSON.parse(readFileSync(VECTORS, 'utf8')) as { cases: { id: string; inputs: Record<string, number>; expected: any; tolerance: number }[] };
  const of = (id: string) => cases.find((one) => one.id === id)!;
  const { inputs: i, expected, tolerance } = of('YP-01');
  expect(Math.abs(modelledYield(i['base_t_ha']!, [i['f_fertilizer']!, i['f_date']!, i['f_seed']!, i['f_soil']!, i['f_water']!], i['attainable_cap_t_ha']!)! - expected)).toBeLessThanOrEqual(tolerance);
  const three = of('YP-03');
  expect(Math.abs(interval80(three.inputs['yield_t_ha']!, three.inputs['sigma_log']!)!.hi - three.expected.hi)).toBeLessThanOrEqual(three.tolerance);
});

test('YLD-11 less fertiliser never raises it, nor does poorer seed, drier rains or sourer soil', () => {
  const steps = [['none', null], ['organic', null], ['synthetic', 'half'], ['hybrid', 'half'], ['synthetic', 'full'], ['hybrid', 'full']] as const;
  fc.assert(fc.property(any, (q) => {
    const rising = (all: readonly Partial<YieldQuestion>[]): void => {
      const kg = all.map((over) => kgOf({ ...q, ...over }));
      expect(kg).toEqual([...kg].sort((a, b) => a - b));
    };
    rising(steps.map(([fertilizer, amount]) => ({ fertilizer, amount })));
    rising(seeds.map((seed) => ({ seed })));
    rising(rainfalls.map((rainfall) => ({ rainfall })));
    rising([4.5, 6].map((ph) => ({ ph })));
  }), { numRuns: 60 });
}, 60_000);

test('YLD-11 planting later in the same rains never raises it', () => {
  fc.assert(fc.property(any, fc.integer({ min: 1, max: 40 }), (q, later) => {
    const [first, then] = [q.plantedOn, addDays(q.plantedOn, later)].map((day) => onsetOf(plantingOf(q.county, day), day));
    fc.pre(first === then);
    // Nothing was planted yet: of a crop in the ground the day is no choice any more.
    const ahead = { ...q, today: '2025-12-01' };
    expect(kgOf({ ...ahead, plantedOn: addDays(q.plantedOn, later) })).toBeLessThanOrEqual(kgOf(ahead));
  }), { numRuns: 400 });
}, 60_000);

const days = (from: string, n: number, rain: number): WeatherDay[] => Array.from({ length: n }, (_, i) => ({
  date: addDays(from, i), tmin: 14, tmax: 27, rain: i % 4 === 0 ? rain : 0, rainChance: null, rhMean: null, rhMax: null, rhMin: null, rh90Hours: null, tRh90: null, wetHours: null, tWet: null,
  windMax: null, windMean: null, radiation: null, et0: null, hours: 'told',
}));

test('YLD-11 a season that was seen to be dry lowers it, days without rain figures count as not known, and the farmer is told how many were seen', () => {
  const asked = (rain: number) => predict(question({ county: 'Machakos', today: '2026-06-15', days: days('2026-03-20', 87, rain) }))!;
  const [dry, wet] = [asked(1), asked(25)];
  expect(dry.kg).toBeLessThan(wet.kg * 0.8);
  expect([dry.rain, dry.riskFactors.includes('dry')]).toEqual([{ known: true, why: null, seen: 87, of: expect.any(Number) }, true]);
  expect(predict(question({ county: 'Machakos', today: '2026-06-15', days: days('2026-03-20', 87, 1).map((day) => ({ ...day, rain: null })) }))!.rain.seen).toBe(0);
  // Before planting, a forecast of days says nothing of the season.
  expect(predict(question({ county: 'Machakos', today: '2026-03-01', days: days('2026-03-20', 12, 1) }))!.rain.seen).toBe(0);
});

test('YLD-11 own seasons draw it towards themselves, the more the more there are, and narrow the range', () => {
  const at = (own: readonly number[]) => predict(question({ own }))!;
  const [none, one, three] = [at([]), at([900]), at([900, 900, 900])];
  expect(none.kg).toBeGreaterThan(one.kg);
  expect(one.kg).toBeGreaterThan(three.kg);
  expect(three.confidence).toBeGreaterThan(one.confidence);
  expect([none.riskFactors.includes('noRecord'), three.riskFactors.includes('noRecord'), three.own]).toEqual([true, false, { seasons: 3, kg: 900 }]);
});

test('YLD-11 confidence is the width of the range and nothing else; the range is never narrower than 0.25', () => {
  // 2 Φ(ln 1.25 / σ) − 1 from a table of the normal distribution.
  expect([0.25, 0.35, 0.5].map(confidenceOf)).toEqual([63, 48, 34]);
  expect(fieldSigma(0, 9)).toBeCloseTo(0.28, 2);
  expect([0, 1, 2, 3, 4].map((n) => fieldSigma(0.3, n).toFixed(2))).toEqual(['0.50', '0.45', '0.40', '0.35', '0.35']);
  fc.assert(fc.property(any, (q) => {
    const { low, kg, high, confidence } = predict(q)!;
    expect(low).toBeLessThanOrEqual(kg);
    expect(kg).toBeLessThanOrEqual(high);
    expect(Math.abs(confidence - confidenceOf(Math.log(high / low) / 2 / 1.2816))).toBeLessThanOrEqual(1);
  }), { numRuns: 100 });
});

test('YLD-11 a farmer in Kitui is not told the harvest of Trans Nzoia; what is not measured says so', () => {
  const [kitui, kitale] = ['Kitui', 'Trans Nzoia'].map((county) => predict(question({ county }))!);
  expect(kitale!.kg / kitui!.kg).toBeGreaterThan(7);
  expect([kitui!.base.noBetter, kitale!.base.noBetter, kitale!.base.from]).toEqual([true, false, 'county']);
  expect(predict(question({ crop: 'bean' }))!.base.from).toBe('country');
  expect(predict(question({ county: 'Garissa' }))!.riskFactors).toContain('countryFigure');
  expect(predict(question({ crop: 'cassava' }))!.rain).toMatchObject({ known: false, why: 'no_figure' });
  expect(predict(question({ crop: 'rice' }))!.rain).toMatchObject({ known: false, why: 'paddy' });
  expect(predict(question({ crop: 'kale' }))).toBeNull();
});

test('YLD-11 one thing that would raise it: what lies furthest below good practice, and whether there is time for it', () => {
  expect(predict(question({ fertilizer: 'none', seed: 'hybrid' }))!.better).toMatchObject({ change: 'fertilizer', inTime: true });
  expect(predict(question({ fertilizer: 'hybrid', amount: 'full', seed: 'saved', today: '2026-05-20' }))!.better).toMatchObject({ change: 'seed', inTime: false });
  expect(predict(question({ fertilizer: 'hybrid', amount: 'full', seed: 'hybrid' }))!.better).toBeNull();
  expect(predict(question({ plantedOn: '2026-05-10', today: '2026-03-01', fertilizer: 'hybrid', amount: 'full' }))!.better).toMatchObject({ change: 'date', inTime: true });
});
