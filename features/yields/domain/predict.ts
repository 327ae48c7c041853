import { seasonOfCrop } from '#features/agronomy/domain/season.ts';
import { expectedHarvest, type Expected } from '#features/crops/domain/harvest.ts';
import type { Day } from '#kit/pure/days.ts';
import { adviceOf, betterOf, risksOf } from './advice.ts';
import { type Base, baseOf } from './county-base.ts';
import {
  acidFactor,
  dateFactor,
  fertilizerFactor,
  onsetOf,
  plantingOf,
  seedFactor,
  soilFactor,
} from './factors.ts';
import { healthFactor } from './health.ts';
import { type Factors, factorKeys, type Figures } from './prediction.ts';
import { attainableYieldOf } from './reach.ts';
import { heatEffect } from './season-heat.ts';
import { DRY, waterEffect } from './season-water.ts';
import { confidenceOf, fieldSigma, rangeOf } from './width.ts';
import { tonnesWith, type Worked, type YieldQuestion } from './worked.ts';

const middleOf = (all: readonly number[]): number | null => {
  const real = all.filter((kg) => kg > 0);
  return real.length === 0 ? null : Math.exp(real.reduce((sum, kg) => sum + Math.log(kg), 0) / real.length);
};

const work = (q: YieldQuestion, base: Base): Worked => {
  const inTime = plantingOf(q.county, q.plantedOn);
  const onset = onsetOf(inTime, q.plantedOn);
  const planting = q.irrigated ? null : inTime;
  const totalDays = seasonDays(q, onset);
  const water = waterEffect({ ...q, totalDays, onset });
  const rain = water.known ? water.factor : 1;
  const heat = heatEffect({ ...q, totalDays, drought: rain < DRY });
  const factors: Factors = {
    rain,
    heat: heat.factor,
    date: dateFactor(planting),
    fertilizer: fertilizerFactor(q.crop, q.fertilizer, q.amount),
    seed: seedFactor(q.crop, q.seed),
    ground: soilFactor(q.soil),
    acid: acidFactor(q.ph),
    health: healthFactor(q.trouble, q.loss),
  };
  return {
    q,
    base,
    planting,
    water,
    heat,
    factors,
    reach: attainableYieldOf(q.crop, q.band, q.county),
    own: middleOf(q.own),
  };
};

const kg = (tonnes: number): number => Math.round(tonnes * 1000);
const share = (factor: number): number => Number(factor.toFixed(4));

const figuresOf = (w: Worked, harvest: Expected | null): Figures => {
  const { factors: f, base, water } = w;
  const tonnes = tonnesWith(w, f);
  const seasons = w.q.own.filter((one) => one > 0).length;
  const sigma = fieldSigma(base.sigma, seasons);
  const { lo, hi } = rangeOf(tonnes, sigma);
  return {
    kg: kg(tonnes),
    low: kg(lo),
    high: kg(hi),
    confidence: confidenceOf(sigma),
    base: { from: base.from, years: base.years, noBetter: base.noBetter, kg: kg(base.tonnes) },
    // Has every key of `factorKeys`.
    factors: Object.fromEntries(factorKeys.map((key) => [key, share(f[key])])) as unknown as Factors,
    keyFactors: {
      weatherImpact: share(f.rain * f.heat * f.date),
      soilImpact: share(f.ground * f.acid),
      managementImpact: share(f.fertilizer * f.seed * f.health),
    },
    rain: water.known
      ? { known: true, why: null, seen: water.seen, of: water.of }
      : { known: false, why: water.why, seen: 0, of: 0 },
    heat: Math.round(w.heat.degreeDays),
    loss: w.q.trouble && w.q.loss,
    own: { seasons, kg: w.own === null ? null : Math.round(w.own) },
    harvest: harvest && { date: harvest.date, from: harvest.from, to: harvest.to },
    window: w.planting && { from: w.planting.from, to: w.planting.to },
    better: betterOf(w),
    recommendations: adviceOf(w),
    riskFactors: risksOf(w, tonnes),
  };
};

/** Days to the last picking of a crop planted with these rains. */
const seasonDays = ({ crop, band, county }: YieldQuestion, onset: Day): number | null => {
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
export const predict = (q: YieldQuestion): Figures | null => {
  const base = baseOf(q.crop, q.county);
  if (!base) return null;
  return figuresOf(
    work(q, base),
    expectedHarvest({
      crop: q.crop,
      varietyClass: null,
      band: q.band,
      county: q.county,
      plantedOn: q.plantedOn,
    }),
  );
};
