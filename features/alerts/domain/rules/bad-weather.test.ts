import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kit/pure/days.ts';
import { fieldFacts, TODAY } from '../testing.ts';
import { alertText } from '../text/alert-text.ts';
import { evaluateField } from './evaluate.ts';
import { type RuleDay, unknownDay } from './series.ts';

/** A valid value, or one that a broken source returns. */
const or = (low: number, high: number, ...bad: readonly number[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.double({ min: low, max: high, noNaN: true }) },
    { weight: 3, arbitrary: fc.constantFrom(null, null, ...bad) },
  );
const aDay = fc.record({
  tmin: or(-2, 24, -999, 999),
  tmax: or(24, 40, -999, 999),
  rain: or(0, 70, -1, -999),
  rhMean: or(40, 100, 900),
  et0: or(0, 9, -4),
  windMax: or(0, 40, -1),
  rh90Hours: or(0, 24, 25, -1),
  tRh90: or(5, 28, 400),
  wetHours: or(0, 24, 96),
  tWet: or(5, 28, -400),
  hours: fc.constantFrom('told' as const, 'estimated' as const),
  isMissing: fc.nat(9),
});
const crops = ['potato', 'tomato', 'maize', 'coffee', 'rice', 'bean', 'banana', 'kale', 'wheat', null];
const stages = ['flowering', 'vegetative tillering', 'pre-planting', null];
const sites = [
  { lat: 0, lng: 36 },
  { lat: 89.9, lng: 0 },
  { lat: -84, lng: -179.99 },
  { lat: -1.3, lng: 36.8 },
];

const clean = (day: RuleDay): RuleDay => {
  const fit = (value: number | null, low: number, high: number): number | null =>
    value === null || value < low || value > high ? null : value;
  const t = (value: number | null): number | null => fit(value, -60, 57);
  return {
    ...day,
    rhMean: fit(day.rhMean, 0, 100),
    tmin: t(day.tmin),
    tmax: t(day.tmax),
    tRh90: t(day.tRh90),
    tWet: t(day.tWet),
    rh90Hours: fit(day.rh90Hours, 0, 24),
    wetHours: fit(day.wetHours, 0, 24),
    rain: fit(day.rain, 0, Infinity),
    et0: fit(day.et0, 0, Infinity),
    windMax: fit(day.windMax, 0, Infinity),
  };
};

test('ALR-05 gaps, nulls and impossible values count as unknown: no false alert, no incomplete sentence', () => {
  fc.assert(
    fc.property(
      fc.array(aDay, { minLength: 1, maxLength: 40 }),
      fc.constantFrom(...crops),
      fc.constantFrom(...stages),
      fc.constantFrom(...sites),
      (some, crop, stage, place) => {
        const days = some.flatMap(({ isMissing, ...day }, i) =>
          isMissing === 0 ? [] : [{ ...unknownDay(addDays(TODAY, i - 30)), ...day }],
        );
        const facts = fieldFacts({
          crop,
          stage,
          place,
          altitude: null,
          county: null,
          found: [
            { condition: 'maize___fall_armyworm', on: addDays(TODAY, -28) },
            { condition: 'tomato___tuta_absoluta', on: addDays(TODAY, -28) },
          ],
          floweredOn: addDays(TODAY, -50),
        });
        const look = (all: readonly RuleDay[]) =>
          evaluateField(
            facts,
            all.filter(({ date }) => date < TODAY),
            all.filter(({ date }) => date >= TODAY),
            TODAY,
          );
        const raised = look(days);
        expect(raised).toEqual(look(days.map(clean)));
        for (const one of raised) {
          expect(Object.values(one.seen.numbers).every(Number.isFinite), one.rule).toBe(true);
          for (const language of ['en', 'sw'] as const)
            expect(Object.values(alertText(one, language)).join(' '), one.rule).not.toMatch(
              /undefined|NaN|null|Infinity|-999/,
            );
        }
      },
    ),
    { numRuns: 300 },
  );
});

const known = (offset: number, change: Partial<RuleDay>): RuleDay => ({
  ...unknownDay(addDays(TODAY, offset)),
  hours: 'told',
  ...change,
});
const said = (crop: string, stage: string, change: Partial<RuleDay>): string => {
  const [one] = evaluateField(
    fieldFacts({ crop, stage }),
    [],
    [0, 1, 2].map((i) => known(i, change)),
    TODAY,
  );
  return one === undefined
    ? ''
    : `${one.rule} ${alertText(one, 'en').message} ${alertText(one, 'sw').message}`;
};

test('a sentence states only the values that are known', () => {
  expect(said('maize', 'vegetative', { wetHours: 20, tWet: 18 })).toMatch(
    /^MAIZE_NCLB Leaves wet for 20 hours or more per day, at about 18 °C.*nyuzi joto 18 /,
  );
  expect(said('bean', 'flowering', { tmin: 21 })).toMatch(
    /^HEAT_STRESS Nights up to 21 °C, from .*Hadi nyuzi joto 21 usiku, /,
  );
  expect(said('bean', 'flowering', { tmax: 31 })).toMatch(
    /^HEAT_STRESS Up to 31 °C by day, from .*Hadi nyuzi joto 31 mchana, /,
  );
});
