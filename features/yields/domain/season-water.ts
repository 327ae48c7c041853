import { type CropWater, cropWaterOf } from '#features/agronomy/domain/crop-water.ts';
import { rowOfCrop } from '#features/agronomy/domain/crop-row.ts';
import { et0Of, type Site } from '#features/agronomy/domain/evapotranspiration.ts';
import { countsAsRain, runoff } from '#features/agronomy/domain/rain.ts';
import { depletionFraction, soilOf } from '#features/agronomy/domain/soil.ts';
import { stepDay } from '#features/agronomy/domain/water-balance.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { yieldShare } from '#features/agronomy/domain/yield-response.ts';
import type { SoilType } from '#features/fields/domain/field.ts';
import { addDays, type Day, dayNumber } from '#kit/pure/days.ts';
import type { Normal } from '#knowledge/climate/normals.ts';
import type { Rainfall } from './choices.ts';

/** What "little", "usual" and "much" rain mean beside the monthly mean of the county: our own choice, about one season in five each way. */
export const RAIN_SHARE: Readonly<Record<Rainfall, number>> = { low: 0.7, moderate: 1, high: 1.3 };

export interface WaterQuestion {
  readonly crop: string;
  readonly plantedOn: Day;
  /** The usual beginning of these rains: what is expected of a season is reckoned from it, so that a later planting gains nothing by the table. */
  readonly onset: Day;
  readonly today: Day;
  readonly totalDays: number | null;
  readonly soil: SoilType;
  readonly irrigated: boolean;
  readonly rainfall: Rainfall;
  /** January to December; null where the climate of the place is not known. */
  readonly normals: readonly Normal[] | null;
  /** Days of weather that are known or forecast; null rain or temperatures count as not known. */
  readonly days: readonly WeatherDay[];
  readonly site: Site | null;
}

export type WaterEffect =
  | { readonly known: true; readonly factor: number; /** Days of the season that were seen or forecast, of all. */ readonly seen: number; readonly of: number }
  | { readonly known: false; readonly why: 'no_figure' | 'paddy' | 'no_climate' };

interface RainDay { readonly rain: number; readonly et0: number }

/** Usual rain falls every fifth day: a month's mean says nothing of its days. Both seasons that are compared have it so. */
const EVERY = 5;
const MONTH_DAYS = 30.4;
/** Longest season that is reckoned: cassava. */
const LONGEST = 365;
/** Below it FAO-33 says nothing: such a season counts as bad, and not as none. */
const LEAST_SHARE = 0.1;
/** Below it a season counts as short of water. */
export const DRY = 0.95;
const LIMITS = { low: 0.2, high: 1.4 } as const;

const usualDay = (normals: readonly Normal[], date: Day): RainDay => {
  const { rain, et0 } = normals[Number(date.slice(5, 7)) - 1]!;
  return { et0, rain: dayNumber(date)! % EVERY === 0 ? (rain * EVERY) / MONTH_DAYS : 0 };
};

const seenDay = (day: WeatherDay | undefined, site: Site | null): RainDay | null => {
  const et0 = day && site && day.rain !== null ? et0Of(day, site) : null;
  return et0 ? { rain: day!.rain!, et0: et0.mm } : null;
};

/** Water used over water wanted, over a season. `crop`: what it asks on each of these days. */
const shareUsed = (days: readonly RainDay[], crop: readonly CropWater[], type: SoilType): number => {
  const soil = soilOf(type);
  let [depletion, used, wanted] = [Number.NaN, 0, 0];
  days.forEach(({ rain, et0 }, age) => {
    const { kc, root, p } = crop[age]!;
    const [etc, taw] = [kc * et0, soil.mmPerMetre * root];
    const fraction = depletionFraction(p * soil.pFactor, etc);
    const out = stepDay(Number.isNaN(depletion) ? fraction * taw : depletion, { rain: countsAsRain(rain, et0) ? rain - runoff(rain, soil.curve) : 0, irrigation: 0, etc, taw, p: fraction });
    depletion = out.depletion;
    used += out.used;
    wanted += etc;
  });
  return wanted > 0 ? Math.min(1, used / wanted) : 1;
};

/** Before planting nothing is seen: a forecast of days says little of a season. */
const seenOf = (q: WaterQuestion, length: number): { readonly dates: readonly Day[]; readonly seen: readonly (RainDay | null)[] } => {
  const isPlanted = q.plantedOn <= q.today;
  const told = new Map(isPlanted ? q.days.map((day) => [day.date, day]) : []);
  const from = (start: Day): Day[] => Array.from({ length }, (_, i) => addDays(start, i));
  const seen = from(q.plantedOn).map((date) => seenDay(told.get(date), q.site));
  return { seen, dates: from(seen.some((day) => day !== null) ? q.plantedOn : q.onset) };
};

/**
 * How this season's water compares with the usual season from the same day on: [1 − Ky (1 − ETa/ETm)] of both, the one over the other.
 * What was seen and forecast counts as it is, the rest of the season as the farmer expects the rains to be. Irrigated: as if nothing lacked.
 */
export const waterEffect = (q: WaterQuestion): WaterEffect => {
  if (q.crop === 'rice') return { known: false, why: 'paddy' };
  const row = rowOfCrop(q.crop, q.totalDays);
  if (!row?.row.ky) return { known: false, why: 'no_figure' };
  if (!q.normals || q.normals.length !== 12) return { known: false, why: 'no_climate' };
  const length = Math.min(LONGEST, q.totalDays ?? row.row.stages.reduce((sum, one) => sum + one, 0));
  const { dates, seen } = seenOf(q, length);
  const waterOn = cropWaterOf(row.row, q.totalDays, null);
  const crop = dates.map((_, age) => waterOn(age - row.from));
  const shareOf = (days: readonly RainDay[]): number => Math.max(LEAST_SHARE, yieldShare(row.row.ky!.total, shareUsed(days, crop, q.soil)) ?? 0);
  const expected = dates.map((date) => usualDay(q.normals!, date));
  const usual = shareOf(expected);
  const now = q.irrigated ? 1 : shareOf(expected.map(({ rain, et0 }, i) => seen[i] ?? { et0, rain: rain * RAIN_SHARE[q.rainfall] }));
  return { known: true, factor: Math.min(LIMITS.high, Math.max(LIMITS.low, now / usual)), seen: seen.filter((day) => day !== null).length, of: length };
};
