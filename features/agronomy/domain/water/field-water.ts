import type { IrrigationType, SoilType } from '#features/fields/domain/field.ts';
import { type Day, daysBetween } from '#kit/pure/days.ts';
import { windAt2m } from '../air.ts';
import { type CropRow, rowOfCrop } from '../crop-row.ts';
import { gddSum } from '../degree-days.ts';
import { fieldWeather, type FieldWeather, type ComputedDay } from '../field-weather.ts';
import { type StageFacts, stageOn } from '../stages.ts';
import type { WeatherDay } from '../weather-day.ts';
import { yieldEffect, type YieldEffect } from '../yield-response.ts';
import { type Climate, type CropWater, cropWaterOf } from './crop-water.ts';
import { differsFromProvider, type Et0, type Site } from './evapotranspiration.ts';
import {
  type IrrigationAdvice,
  efficiencyOf,
  irrigationAdvice,
  irrigationNeed,
  type IrrigationNeed,
  type IrrigationMethod,
  irrigationMethodOf,
} from './irrigation.ts';
import { isEffectiveRain, runoff } from './rain.ts';
import { depletionFraction, type Soil, soilOf } from './soil.ts';
import { stepDay, type WaterInputs, type WaterResult } from './water-balance.ts';

/** A recorded irrigation; `litres` is null where only the day is known. */
export interface RecordedIrrigation {
  readonly date: Day;
  readonly litres: number | null;
}

export interface FieldWaterInput {
  readonly crop: string | null;
  readonly plantedOn: Day | null;
  readonly totalDays: number | null;
  readonly soil: SoilType | null;
  readonly irrigation: IrrigationType | null;
  readonly hectares: number;
  readonly site: Site;
  readonly days: readonly WeatherDay[];
  readonly irrigations: readonly RecordedIrrigation[];
  readonly today: Day;
}

interface DayAhead {
  readonly date: Day;
  readonly depletion: number;
  readonly rain: number;
  readonly etc: number;
  readonly et0: Et0;
}

export interface FieldWater {
  readonly known: true;
  readonly row: CropRow;
  readonly stage: StageFacts;
  readonly soil: Soil;
  readonly weather: Pick<FieldWeather, 'filled' | 'method' | 'assumed'>;
  /** The first day of the computation, and the number of days before today. */
  readonly since: Day;
  readonly daysCounted: number;
  /** Sums over these days in mm: all rain, irrigation, and water used by the crop. */
  readonly sums: { readonly rain: number; readonly irrigationSum: number; readonly used: number };
  /** Today, in mm. */
  readonly kc: number;
  readonly root: number;
  readonly taw: number;
  readonly raw: number;
  readonly et0: number;
  readonly etc: number;
  readonly depletion: number;
  /** Depletion today, computed from full and from dry soil on the first day. The real value lies between them. */
  readonly range: readonly [low: number, high: number];
  /** Whether the assumed start value no longer matters. */
  readonly isReliable: boolean;
  /**
   * Mean stress coefficient of the last ten days, and the last of these days; null while the start still
   * matters.
   */
  readonly recentStress: { readonly ks: number; readonly day: Day } | null;
  readonly advice: IrrigationAdvice;
  readonly irrigationMethod: IrrigationMethod;
  readonly need: IrrigationNeed | null;
  /** The day on which RAW is used up; null if it is not within the known days. */
  readonly rawUsedUpOn: Day | null;
  readonly ahead: readonly DayAhead[];
  readonly yield: YieldEffect;
  /**
   * The weather service's own ET0 for today, if it differs from ours by more than 15 %, which means that one
   * of the two is wrong; otherwise null.
   */
  readonly conflictingProviderEt0: number | null;
  /** Degree days of the counted days, and the crop's base temperature. */
  readonly degreeDays: { readonly sum: number; readonly missing: number; readonly base: number };
}
type UnknownReason = 'not_planted' | 'no_row' | 'paddy' | 'harvested' | 'no_weather';
export type FieldWaterResult =
  | FieldWater
  | { readonly known: false; readonly why: UnknownReason; readonly stage: StageFacts };

/**
 * The start no longer matters when both runs differ by less than a fifth of the soil's capacity: our own
 * choice.
 */
const MAX_RELIABLE_RANGE = 0.2;
const STRESS_DAYS = 10;
const MIN_STRESS_DAYS = 5;
const MIN_CLIMATE_DAYS = 5;

const climateOf = (days: readonly WeatherDay[]): Climate | null => {
  const measuredDays = days.filter((d) => d.windMean !== null && d.rhMin !== null);
  const mean = (of: (d: WeatherDay) => number): number =>
    measuredDays.reduce((sum, d) => sum + of(d), 0) / measuredDays.length;
  return measuredDays.length < MIN_CLIMATE_DAYS
    ? null
    : { u2: windAt2m(mean((d) => d.windMean!) / 3.6, 10), rhMin: mean((d) => d.rhMin!) };
};

/** One day of the crop: its water demand, the soil's capacity, and the rain after runoff. */
const cropDayOf = (crop: CropWater, soil: Soil, day: ComputedDay) => {
  const etc = crop.kc * day.et0.mm;
  const taw = soil.mmPerMetre * crop.root;
  const rain = isEffectiveRain(day.rain, day.et0.mm) ? day.rain - runoff(day.rain, soil.curveNumber) : 0;
  return {
    kc: crop.kc,
    root: crop.root,
    date: day.date,
    et0: day.et0,
    rainBeforeRunoff: day.rain,
    etc,
    taw,
    rain,
    p: depletionFraction(crop.p * soil.pFactor, etc),
  };
};
type CropDay = ReturnType<typeof cropDayOf>;

interface Simulation {
  readonly depletion: number;
  readonly dailyResults: readonly WaterResult[];
  readonly irrigationTotal: number;
}

/** `fill`: share of the depletion that an irrigation of unknown amount refills. */
const simulate = (start: number, days: readonly CropDay[], q: FieldWaterInput, fill: number): Simulation => {
  let depletion = start;
  let all = 0;
  const dailyResults = days.map((day) => {
    const given =
      q.irrigations.length === 0 ? q.irrigations : q.irrigations.filter((g) => g.date === day.date);
    const litres = given.reduce((sum, g) => sum + (g.litres ?? 0), 0);
    const measuredMm =
      q.hectares > 0 ? (litres / (q.hectares * 10_000)) * efficiencyOf(irrigationMethodOf(q.irrigation)) : 0;
    const estimatedMm = given.some((g) => g.litres === null) ? depletion * fill : 0;
    const into: WaterInputs = {
      rain: day.rain,
      irrigation: measuredMm + estimatedMm,
      etc: day.etc,
      taw: day.taw,
      p: day.p,
    };
    const out = stepDay(depletion, into);
    depletion = out.depletion;
    all += into.irrigation;
    return out;
  });
  return { depletion, dailyResults, irrigationTotal: all };
};

/** Computes a field's soil water today, since planting or the first known day, and for the days ahead. */
export const fieldWater = (q: FieldWaterInput): FieldWaterResult => {
  const stage = stageOn(q.crop, q.plantedOn, q.today, q.totalDays);
  const unknown = (why: UnknownReason): FieldWaterResult => ({ known: false, why, stage });
  if (stage.stage === 'before') return unknown('not_planted');
  if (stage.stage === 'after') return unknown('harvested');
  const found = rowOfCrop(q.crop, q.totalDays, stage.daysAfterPlanting);
  if (!found) return unknown('no_row');
  // Its p applies to flooded soil (note to table 22): a balance of moist soil does not describe a paddy.
  if (found.row.key === 'rice_paddy') return unknown('paddy');
  const weather = fieldWeather(q.days, q.site, q.plantedOn!, q.today);
  if (!weather || weather.ahead.length === 0) return unknown('no_weather');
  return computeFieldWater(q, found, stage, weather);
};

const computeFieldWater = (
  q: FieldWaterInput,
  found: CropRow,
  stage: StageFacts,
  weather: FieldWeather,
): FieldWater => {
  const soil = soilOf(q.soil);
  const climate = climateOf(q.days);
  const waterOn = cropWaterOf(found.row, q.crop === 'cassava' ? null : q.totalDays, climate);
  const toCropDay = (day: ComputedDay): CropDay =>
    cropDayOf(waterOn(daysBetween(q.plantedOn!, day.date) - found.startsAfterDays), soil, day);
  const past = weather.past.map(toCropDay);
  const coming = weather.ahead.map(toCropDay);
  const now = coming[0]!;
  const first = past[0] ?? now;
  const start = { full: 0, usual: first.p * first.taw, dry: first.taw };
  const [full, usual, dry] = [
    simulate(start.full, past, q, 1),
    simulate(start.usual, past, q, 0.5),
    simulate(start.dry, past, q, 0),
  ];
  const raw = now.p * now.taw;
  const depletion = Math.min(now.taw, usual.depletion);
  const isReliable = dry.depletion - full.depletion <= MAX_RELIABLE_RANGE * now.taw;
  const ahead = lookAhead(depletion, coming, q);
  const rainChanceOn = (date: Day): number | null => q.days.find((d) => d.date === date)?.rainChance ?? null;
  const irrigationMethod = irrigationMethodOf(q.irrigation);
  const used = usual.dailyResults.reduce((sum, o) => sum + o.used, 0);
  return {
    known: true,
    row: found,
    stage,
    soil,
    weather,
    since: first.date,
    daysCounted: past.length,
    sums: {
      rain: past.reduce((sum, d) => sum + d.rainBeforeRunoff, 0),
      irrigationSum: usual.irrigationTotal,
      used,
    },
    kc: now.kc,
    root: now.root,
    taw: now.taw,
    raw,
    et0: now.et0.mm,
    etc: now.etc,
    depletion,
    range: [Math.min(now.taw, full.depletion), Math.min(now.taw, dry.depletion)],
    isReliable,
    recentStress: isReliable ? recentStressOf(usual.dailyResults, past) : null,
    advice: irrigationAdvice(
      depletion,
      raw,
      coming.map((d) => ({ rain: d.rainBeforeRunoff, rainChance: rainChanceOn(d.date) })),
    ),
    irrigationMethod,
    need: irrigationNeed(depletion, q.hectares, efficiencyOf(irrigationMethod)),
    rawUsedUpOn: ahead.find((d, i) => d.depletion >= coming[i]!.p * coming[i]!.taw)?.date ?? null,
    ahead,
    conflictingProviderEt0: conflictingEt0Of(q),
    degreeDays: {
      ...gddSum(
        q.days.filter((d) => d.date >= first.date && d.date < q.today),
        found.row.gdd,
      ),
      base: found.row.gdd.base,
    },
    yield: isReliable
      ? yieldEffect(
          found.row,
          used,
          past.reduce((sum, d) => sum + d.etc, 0),
        )
      : { known: false, why: 'no_days' },
  };
};

const conflictingEt0Of = ({ days, today, site }: FieldWaterInput): number | null => {
  const day = days.find((d) => d.date === today);
  return day && differsFromProvider(day, site) ? day.et0 : null;
};

const lookAhead = (from: number, days: readonly CropDay[], q: FieldWaterInput): readonly DayAhead[] =>
  simulate(
    from,
    days,
    { ...q, irrigations: q.irrigations.filter((g) => g.date >= q.today) },
    0.5,
  ).dailyResults.map((out, i) => {
    const day = days[i]!;
    return {
      date: day.date,
      depletion: out.depletion,
      rain: day.rainBeforeRunoff,
      etc: day.etc,
      et0: day.et0,
    };
  });

const recentStressOf = (
  outs: readonly WaterResult[],
  days: readonly CropDay[],
): FieldWater['recentStress'] => {
  const last = outs.slice(-STRESS_DAYS);
  return last.length < MIN_STRESS_DAYS
    ? null
    : { ks: last.reduce((sum, o) => sum + o.ks, 0) / last.length, day: days[days.length - 1]!.date };
};
