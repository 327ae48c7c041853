import fc from 'fast-check';
import { expect, test } from 'vitest';
import { soilTypes } from '#features/fields/domain/field.ts';
import { crops } from '#knowledge/crops.ts';
import { cropParameters, parameterKeys } from '../crop-parameters.ts';
import { rowOfCrop } from '../crop-row.ts';
import { yieldEffect, yieldShareByStages } from '../yield-response.ts';
import { adjustedKc, climateAdjusted, cropWaterOn, kcOnDay } from './crop-water.ts';
import {
  efficiencyOf,
  irrigationAdvice,
  irrigationNeed,
  likelyRain,
  irrigationMethodOf,
} from './irrigation.ts';
import { effectiveRainFao, effectiveRainUsda, runoff } from './rain.ts';
import { depletionFraction, soilOf, stressCoefficient } from './soil.ts';
import { runBalance, stepDay } from './water-balance.ts';

const mm = (max: number) => fc.double({ min: 0, max, noNaN: true });
const day = fc.record({
  rain: mm(80),
  irrigation: mm(40),
  etc: mm(10),
  taw: mm(250),
  p: fc.double({ min: 0.1, max: 0.8, noNaN: true }),
});
const sameSoil = fc
  .tuple(mm(250), fc.array(day, { maxLength: 60 }))
  .map(([taw, days]) => days.map((d) => ({ ...d, taw })));

test('the balance conserves water: input equals use, percolation and storage', () => {
  fc.assert(
    fc.property(sameSoil, fc.double({ min: 0, max: 1, noNaN: true }), (days, share) => {
      const start = share * (days[0]?.taw ?? 0);
      const outs = runBalance(start, days);
      const came = days.reduce((sum, d) => sum + d.rain + d.irrigation, 0);
      const left =
        outs.reduce((sum, o) => sum + o.used + o.percolation, 0) +
        start -
        (outs[outs.length - 1]?.depletion ?? start);
      expect(left).toBeCloseTo(came, 6);
    }),
  );
});

test('depletion stays within the soil’s capacity and Ks between 0 and 1, for any input', () => {
  fc.assert(
    fc.property(
      fc.double(),
      fc.array(
        fc.record({
          rain: fc.double(),
          irrigation: fc.double(),
          etc: fc.double(),
          taw: fc.double({ max: 1e6 }),
          p: fc.double({ min: 0.1, max: 0.8, noNaN: true }),
        }),
        { maxLength: 20 },
      ),
      (start, days) => {
        runBalance(start, days).forEach((out, i) => {
          const taw = Number.isFinite(days[i]!.taw) && days[i]!.taw > 0 ? days[i]!.taw : 0;
          expect(
            out.depletion >= 0 &&
              out.depletion <= taw &&
              out.ks >= 0 &&
              out.ks <= 1 &&
              out.used >= 0 &&
              out.percolation >= 0,
          ).toBe(true);
        });
      },
    ),
  );
  expect(stressCoefficient(0, 0.5, 0)).toBe(1);
  expect(stressCoefficient(0, 0.5, 1)).toBe(0);
});

test('more rain never makes the soil drier; negative rain counts as none', () => {
  fc.assert(
    fc.property(mm(200), day, mm(30), (start, d, more) => {
      expect(stepDay(start, { ...d, rain: d.rain + more }).depletion).toBeLessThanOrEqual(
        stepDay(start, d).depletion + 1e-9,
      );
    }),
  );
  const dry = { rain: 0, irrigation: 0, etc: 5, taw: 100, p: 0.5 };
  expect(stepDay(20, { ...dry, rain: -30 })).toEqual(stepDay(20, dry));
});

test('litres and jerricans grow with the area and with lower efficiency; invalid input returns null', () => {
  fc.assert(
    fc.property(mm(100), fc.double({ min: 0.001, max: 100, noNaN: true }), (net, ha) => {
      const one = irrigationNeed(net, ha, 0.8)!;
      expect(irrigationNeed(net, ha * 2, 0.8)!.litres).toBeCloseTo(one.litres * 2, 3);
      expect(irrigationNeed(net, ha, 0.5)!.litres).toBeGreaterThanOrEqual(one.litres);
      expect(one.jerricans * 20).toBeGreaterThanOrEqual(one.litres - 1e-6);
    }),
  );
  // One jerrican covers 4 m² with 5 mm.
  expect(irrigationNeed(5, 4 / 10_000, 1)).toMatchObject({ litres: 20, jerricans: 1 });
  expect([
    irrigationNeed(-1, 1, 0.8),
    irrigationNeed(5, Number.NaN, 0.8),
    irrigationNeed(5, 1, 0),
    irrigationNeed(Infinity, 1, 1),
  ]).toEqual([null, null, null, null]);
});

test('advice: water at RAW, soon at four fifths of it, wait if likely rain covers half of it', () => {
  const none = { rain: 0, rainChance: 0 };
  expect([
    irrigationAdvice(31, 40, [none]),
    irrigationAdvice(33, 40, [none]),
    irrigationAdvice(40, 40, [none]),
    irrigationAdvice(0, 0, []),
  ]).toEqual(['enough', 'soon', 'water', 'enough']);
  expect(irrigationAdvice(40, 40, [none, { rain: 20, rainChance: 80 }])).toBe('rain_comes');
  expect(irrigationAdvice(40, 40, [{ rain: 20, rainChance: 60 }])).toBe('water');
  expect(irrigationAdvice(40, 40, [none, none, none, { rain: 50, rainChance: 90 }])).toBe('water');
  expect(
    likelyRain([
      { rain: 12, rainChance: null },
      { rain: -3, rainChance: 99 },
    ]),
  ).toBe(12);
  expect([
    irrigationMethodOf('drip'),
    irrigationMethodOf('rain_fed'),
    irrigationMethodOf(null),
    efficiencyOf('drip'),
  ]).toEqual(['drip', 'manual', 'manual', 0.9]);
});

test('effective rain is never negative and never more than the rainfall', () => {
  fc.assert(
    fc.property(mm(600), fc.integer({ min: 30, max: 98 }), (rain, curve) => {
      expect(runoff(rain, curve) >= 0 && runoff(rain, curve) <= rain).toBe(true);
      expect(
        effectiveRainFao(rain) >= 0 &&
          effectiveRainFao(rain) <= rain &&
          effectiveRainUsda(rain) <= rain + 1e-9,
      ).toBe(true);
    }),
  );
  expect([effectiveRainUsda(250), effectiveRainUsda(300), effectiveRainFao(10)]).toEqual([150, 155, 0]);
});

test('every crop row is consistent: four stage lengths, coefficients, roots, limits', () => {
  for (const row of parameterKeys.map(cropParameters)) {
    expect([
      row.key,
      row.stages.length,
      row.roots[0] < row.roots[1],
      row.p >= 0.2 && row.p <= 0.7,
      row.gdd.base < row.gdd.upper,
    ]).toEqual([row.key, 4, true, true, true]);
    for (let d = 0; d < 500; d += 7) {
      const { kc, root } = cropWaterOn(row, d, 120, { u2: 3, rhMin: 40 });
      expect(kc > 0 && kc < 1.5 && root > 0.1 && root <= row.roots[1]).toBe(true);
    }
  }
});

test('every crop has a parameter row or is known to have none', () => {
  const without = crops.map((c) => c.key).filter((key) => !rowOfCrop(key, null));
  expect(without.sort()).toEqual(['amaranth', 'mango', 'passion_fruit', 'pawpaw', 'pigeon_pea']);
  expect(rowOfCrop(null, null)).toBeNull();
  expect([95, 130, 200].map((days) => rowOfCrop('maize', days)!.row.key)).toEqual([
    'maize_early',
    'maize_medium',
    'maize_long',
  ]);
  expect([rowOfCrop('cassava', 300, 100)!.row.key, rowOfCrop('cassava', 300, 250)!.startsAfterDays]).toEqual([
    'cassava_y1',
    210,
  ]);
});

test('the crop coefficient follows the variety’s duration and keeps its last value after the season', () => {
  expect(kcOnDay([0.3, 1.2, 0.35], [20, 35, 40, 30], 300)).toBeCloseTo(0.35, 10);
  expect(kcOnDay([0.3, 1.2, 0.35], [20, 35, 40, 30], -4)).toBe(0.3);
  const short = cropWaterOn(cropParameters('bean_dry'), 30, 65, null).kc;
  expect(short).toBeGreaterThan(cropWaterOn(cropParameters('bean_dry'), 30, 95, null).kc);
  expect(climateAdjusted(1.2, 99, 0, 2)).toBe(climateAdjusted(1.2, 6, 20, 2));
  expect(adjustedKc({ kc: [0.3, 1.2, 0.35], height: 2 }, { u2: 4, rhMin: 30 })[2]).toBe(0.35);
});

test('an unknown soil gets a typical value, marked as unknown', () => {
  expect(soilOf(null)).toMatchObject({ known: false });
  expect(soilOf('unknown')).toEqual(soilOf(null));
  for (const type of soilTypes)
    expect(soilOf(type).mmPerMetre >= 50 && soilOf(type).mmPerMetre <= 200).toBe(true);
  expect([depletionFraction(0.2, 12), depletionFraction(0.7, 0)]).toEqual([0.1, 0.8]);
});

test('yield loss from water stress is given where published and within its range; otherwise the reason is', () => {
  expect(yieldEffect(cropParameters('maize_medium'), 80, 100)).toMatchObject({ known: true, share: 0.75 });
  expect(yieldEffect(cropParameters('cassava_y1'), 80, 100)).toEqual({ known: false, why: 'no_ky' });
  expect(yieldEffect(cropParameters('kale'), 80, 100)).toEqual({ known: false, why: 'no_ky' });
  expect(yieldEffect(cropParameters('bean_dry'), 30, 100)).toEqual({ known: false, why: 'beyond_range' });
  expect(yieldEffect(cropParameters('bean_dry'), 0, 0)).toEqual({ known: false, why: 'no_days' });
  expect(
    yieldShareByStages([
      { ky: 0.4, etaOverEtm: 1 },
      { ky: 1.5, etaOverEtm: 0.8 },
    ]),
  ).toBeCloseTo(0.7, 10);
  expect(yieldShareByStages([{ ky: 1, etaOverEtm: Number.NaN }])).toBeNull();
});
