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
  type Advice,
  efficiencyOf,
  irrigationAdvice,
  irrigationNeed,
  type Need,
  type Watering,
  wateringOf,
} from './irrigation.ts';
import { isEffectiveRain, runoff } from './rain.ts';
import { depletionFraction, type Soil, soilOf } from './soil.ts';
import { stepDay, type WaterIn, type WaterOut } from './water-balance.ts';

/** A recorded irrigation; `litres` is null where only the day is known. */
export interface Given {
  readonly date: Day;
  readonly litres: number | null;
}

export interface WaterQuestion {
  readonly crop: string | null;
  readonly plantedOn: Day | null;
  readonly totalDays: number | null;
  readonly soil: SoilType | null;
  readonly irrigation: IrrigationType | null;
  readonly hectares: number;
  readonly site: Site;
  readonly days: readonly WeatherDay[];
  readonly given: readonly Given[];
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
  readonly sums: { readonly rain: number; readonly given: number; readonly used: number };
  /** Today, in mm. */
  readonly kc: number;
  readonly root: number;
  readonly taw: number;
  readonly raw: number;
  readonly et0: number;
  readonly etc: number;
  readonly depletion: number;
  /** Two runs, with full and with dry soil on the first day: the truth is between. */
  readonly range: readonly [low: number, high: number];
  /** Whether the assumed start value no longer matters. */
  readonly sure: boolean;
  /**
   * Mean stress coefficient of the last ten days, and the last of these days; null while the start still
   * matters.
   */
  readonly share: { readonly ks: number; readonly day: Day } | null;
  readonly advice: Advice;
  readonly watering: Watering;
  readonly need: Need | null;
  /** The day on which RAW is used up; null if it is not within the known days. */
  readonly until: Day | null;
  readonly ahead: readonly DayAhead[];
  readonly yield: YieldEffect;
  /** The weather service’s own figure for today where it differs by more than 15 %: one of the two is wrong. */
  readonly told: number | null;
  /** Degree days of the counted days, and the crop's base temperature. */
  readonly warmth: { readonly sum: number; readonly missing: number; readonly base: number };
}
export type Unknown = 'not_planted' | 'no_row' | 'paddy' | 'harvested' | 'no_weather';
export type WaterAnswer =
  | FieldWater
  | { readonly known: false; readonly why: Unknown; readonly stage: StageFacts };

/**
 * The start no longer matters when both runs differ by less than a fifth of the soil's capacity: our own
 * choice.
 */
const SURE_SHARE = 0.2;
const SHARE_DAYS = 10;
const MIN_SHARE_DAYS = 5;
const MIN_CLIMATE_DAYS = 5;

const climateOf = (days: readonly WeatherDay[]): Climate | null => {
  const told = days.filter((d) => d.windMean !== null && d.rhMin !== null);
  const mean = (of: (d: WeatherDay) => number): number =>
    told.reduce((sum, d) => sum + of(d), 0) / told.length;
  return told.length < MIN_CLIMATE_DAYS
    ? null
    : { u2: windAt2m(mean((d) => d.windMean!) / 3.6, 10), rhMin: mean((d) => d.rhMin!) };
};

/** One day of the crop: its water demand, the soil's capacity, and the rain after runoff. */
const dayOf = (crop: CropWater, soil: Soil, day: ComputedDay) => {
  const etc = crop.kc * day.et0.mm;
  const taw = soil.mmPerMetre * crop.root;
  const rain = isEffectiveRain(day.rain, day.et0.mm) ? day.rain - runoff(day.rain, soil.curve) : 0;
  return {
    kc: crop.kc,
    root: crop.root,
    date: day.date,
    et0: day.et0,
    fell: day.rain,
    etc,
    taw,
    rain,
    p: depletionFraction(crop.p * soil.pFactor, etc),
  };
};
type CropDay = ReturnType<typeof dayOf>;

interface Run {
  readonly depletion: number;
  readonly outs: readonly WaterOut[];
  readonly given: number;
}

/** `fill`: share of the depletion that an irrigation of unknown amount refills. */
const run = (start: number, days: readonly CropDay[], q: WaterQuestion, fill: number): Run => {
  let depletion = start;
  let all = 0;
  const outs = days.map((day) => {
    const given = q.given.length === 0 ? q.given : q.given.filter((g) => g.date === day.date);
    const litres = given.reduce((sum, g) => sum + (g.litres ?? 0), 0);
    const told =
      q.hectares > 0 ? (litres / (q.hectares * 10_000)) * efficiencyOf(wateringOf(q.irrigation)) : 0;
    const untold = given.some((g) => g.litres === null) ? depletion * fill : 0;
    const into: WaterIn = { rain: day.rain, irrigation: told + untold, etc: day.etc, taw: day.taw, p: day.p };
    const out = stepDay(depletion, into);
    depletion = out.depletion;
    all += into.irrigation;
    return out;
  });
  return { depletion, outs, given: all };
};

/** Computes a field's soil water today, since planting or the first known day, and for the days ahead. */
export const fieldWater = (q: WaterQuestion): WaterAnswer => {
  const stage = stageOn(q.crop, q.plantedOn, q.today, q.totalDays);
  const no = (why: Unknown): WaterAnswer => ({ known: false, why, stage });
  if (stage.stage === 'before') return no('not_planted');
  if (stage.stage === 'after') return no('harvested');
  const found = rowOfCrop(q.crop, q.totalDays, stage.daysAfterPlanting);
  if (!found) return no('no_row');
  // Its p applies to flooded soil (note to table 22): a balance of moist soil does not describe a paddy.
  if (found.row.key === 'rice_paddy') return no('paddy');
  const weather = fieldWeather(q.days, q.site, q.plantedOn!, q.today);
  if (!weather || weather.ahead.length === 0) return no('no_weather');
  return compute(q, found, stage, weather);
};

const compute = (q: WaterQuestion, found: CropRow, stage: StageFacts, weather: FieldWeather): FieldWater => {
  const soil = soilOf(q.soil);
  const climate = climateOf(q.days);
  const waterOn = cropWaterOf(found.row, q.crop === 'cassava' ? null : q.totalDays, climate);
  const of = (day: ComputedDay): CropDay =>
    dayOf(waterOn(daysBetween(q.plantedOn!, day.date) - found.from), soil, day);
  const past = weather.past.map(of);
  const coming = weather.ahead.map(of);
  const now = coming[0]!;
  const first = past[0] ?? now;
  const start = { full: 0, usual: first.p * first.taw, dry: first.taw };
  const [full, usual, dry] = [
    run(start.full, past, q, 1),
    run(start.usual, past, q, 0.5),
    run(start.dry, past, q, 0),
  ];
  const raw = now.p * now.taw;
  const depletion = Math.min(now.taw, usual.depletion);
  const sure = dry.depletion - full.depletion <= SURE_SHARE * now.taw;
  const ahead = lookAhead(depletion, coming, q);
  const chance = (date: Day): number | null => q.days.find((d) => d.date === date)?.rainChance ?? null;
  const watering = wateringOf(q.irrigation);
  const used = usual.outs.reduce((sum, o) => sum + o.used, 0);
  return {
    known: true,
    row: found,
    stage,
    soil,
    weather,
    since: first.date,
    daysCounted: past.length,
    sums: { rain: past.reduce((sum, d) => sum + d.fell, 0), given: usual.given, used },
    kc: now.kc,
    root: now.root,
    taw: now.taw,
    raw,
    et0: now.et0.mm,
    etc: now.etc,
    depletion,
    range: [Math.min(now.taw, full.depletion), Math.min(now.taw, dry.depletion)],
    sure,
    share: sure ? shareOf(usual.outs, past) : null,
    advice: irrigationAdvice(
      depletion,
      raw,
      coming.map((d) => ({ rain: d.fell, rainChance: chance(d.date) })),
    ),
    watering,
    need: irrigationNeed(depletion, q.hectares, efficiencyOf(watering)),
    until: ahead.find((d, i) => d.depletion >= coming[i]!.p * coming[i]!.taw)?.date ?? null,
    ahead,
    told: todayToldBy(q),
    warmth: {
      ...gddSum(
        q.days.filter((d) => d.date >= first.date && d.date < q.today),
        found.row.gdd,
      ),
      base: found.row.gdd.base,
    },
    yield: sure
      ? yieldEffect(
          found.row,
          used,
          past.reduce((sum, d) => sum + d.etc, 0),
        )
      : { known: false, why: 'no_days' },
  };
};

const todayToldBy = ({ days, today, site }: WaterQuestion): number | null => {
  const day = days.find((d) => d.date === today);
  return day && differsFromProvider(day, site) ? day.et0 : null;
};

const lookAhead = (from: number, days: readonly CropDay[], q: WaterQuestion): readonly DayAhead[] =>
  run(from, days, { ...q, given: q.given.filter((g) => g.date >= q.today) }, 0.5).outs.map((out, i) => {
    const day = days[i]!;
    return { date: day.date, depletion: out.depletion, rain: day.fell, etc: day.etc, et0: day.et0 };
  });

const shareOf = (outs: readonly WaterOut[], days: readonly CropDay[]): FieldWater['share'] => {
  const last = outs.slice(-SHARE_DAYS);
  return last.length < MIN_SHARE_DAYS
    ? null
    : { ks: last.reduce((sum, o) => sum + o.ks, 0) / last.length, day: days[days.length - 1]!.date };
};
