import { seasonOfCrop } from '#features/agronomy/domain/season.ts';
import { expectedHarvest, type HarvestEstimate } from '#features/crops/domain/harvest.ts';
import type { Day } from '#kit/pure/days.ts';
import { adviceOf, bestChange, risksOf } from './advice.ts';
import { attainableYieldOf } from './attainable-yield.ts';
import { type Base, baseOf } from './county-base.ts';
import {
  acidFactor,
  dateFactor,
  fertilizerFactor,
  onsetOf,
  plantingTimingOf,
  seedFactor,
  soilFactor,
} from './factors.ts';
import { healthFactor } from './health.ts';
import { tonnesWith, type PredictionBasis, type YieldInput } from './prediction-basis.ts';
import { confidenceOf, fieldSigma, rangeOf } from './prediction-interval.ts';
import { type Factors, factorKeys, type Figures } from './prediction.ts';
import { heatEffect } from './season-heat.ts';
import { WATER_SHORTAGE_BELOW, waterEffect } from './season-water.ts';

const geometricMeanOf = (all: readonly number[]): number | null => {
  const real = all.filter((kg) => kg > 0);
  return real.length === 0 ? null : Math.exp(real.reduce((sum, kg) => sum + Math.log(kg), 0) / real.length);
};

const basisOf = (input: YieldInput, base: Base): PredictionBasis => {
  const timing = plantingTimingOf(input.county, input.plantedOn);
  const onset = onsetOf(timing, input.plantedOn);
  const planting = input.irrigated ? null : timing;
  const totalDays = seasonDays(input, onset);
  const water = waterEffect({ ...input, totalDays, onset });
  const rain = water.known ? water.factor : 1;
  const heat = heatEffect({ ...input, totalDays, drought: rain < WATER_SHORTAGE_BELOW });
  const factors: Factors = {
    rain,
    heat: heat.factor,
    date: dateFactor(planting),
    fertilizer: fertilizerFactor(input.crop, input.fertilizer, input.amount),
    seed: seedFactor(input.crop, input.seed),
    ground: soilFactor(input.soil),
    acid: acidFactor(input.ph),
    health: healthFactor(input.trouble, input.loss),
  };
  return {
    input,
    base,
    planting,
    water,
    heat,
    factors,
    attainable: attainableYieldOf(input.crop, input.band, input.county),
    ownYield: geometricMeanOf(input.ownYields),
  };
};

const kg = (tonnes: number): number => Math.round(tonnes * 1000);
const roundFactor = (factor: number): number => Number(factor.toFixed(4));

const figuresOf = (w: PredictionBasis, harvest: HarvestEstimate | null): Figures => {
  const { factors: f, base, water } = w;
  const tonnes = tonnesWith(w, f);
  const seasons = w.input.ownYields.filter((one) => one > 0).length;
  const sigma = fieldSigma(base.sigma, seasons);
  const { lo, hi } = rangeOf(tonnes, sigma);
  return {
    kg: kg(tonnes),
    low: kg(lo),
    high: kg(hi),
    confidence: confidenceOf(sigma),
    base: { from: base.from, years: base.years, noBetter: base.noBetter, kg: kg(base.tonnes) },
    // Has every key of `factorKeys`.
    factors: Object.fromEntries(factorKeys.map((key) => [key, roundFactor(f[key])])) as unknown as Factors,
    keyFactors: {
      weatherImpact: roundFactor(f.rain * f.heat * f.date),
      soilImpact: roundFactor(f.ground * f.acid),
      managementImpact: roundFactor(f.fertilizer * f.seed * f.health),
    },
    rain: water.known
      ? { known: true, why: null, seen: water.knownDays, of: water.of }
      : { known: false, why: water.why, seen: 0, of: 0 },
    heat: Math.round(w.heat.degreeDays),
    loss: w.input.trouble && w.input.loss,
    own: { seasons, kg: w.ownYield === null ? null : Math.round(w.ownYield) },
    harvest: harvest && { date: harvest.date, from: harvest.from, to: harvest.to },
    window: w.planting && { from: w.planting.from, to: w.planting.to },
    better: bestChange(w),
    recommendations: adviceOf(w),
    riskFactors: risksOf(w, tonnes),
  };
};

/** Days to the last picking of a crop planted with these rains. */
const seasonDays = ({ crop, band, county }: YieldInput, onset: Day): number | null => {
  const sown = { crop, varietyClass: null, band, county, plantedOn: onset };
  return seasonOfCrop({
    crop_type: crop,
    variety_class: null,
    altitude_band: band,
    county,
    planting_date: onset,
    expected_harvest_date: expectedHarvest(sown)?.date ?? null,
  }).totalDays;
};

/** Null for a crop without statistics. Pure: phone and server compute the same. */
export const predict = (q: YieldInput): Figures | null => {
  const base = baseOf(q.crop, q.county);
  if (!base) return null;
  return figuresOf(
    basisOf(q, base),
    expectedHarvest({
      crop: q.crop,
      varietyClass: null,
      band: q.band,
      county: q.county,
      plantedOn: q.plantedOn,
    }),
  );
};
