import { rowOfCrop } from '#features/agronomy/domain/crop-row.ts';
import { cropWaterOf } from '#features/agronomy/domain/water/crop-water.ts';
import type { Site } from '#features/agronomy/domain/water/evapotranspiration.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { yieldShare } from '#features/agronomy/domain/yield-response.ts';
import type { SoilType } from '#features/fields/domain/field.ts';
import type { Day } from '#kit/pure/days.ts';
import type { Normal } from '#knowledge/climate/normals.ts';
import type { Rainfall } from './choices.ts';
import { waterSatisfaction } from './season-balance.ts';
import { knownOrNormalWeather, type SeasonWeather, knownWeather, normalWeather } from './season-weather.ts';

/**
 * Rain as a share of the county's monthly mean for "little", "usual" and "much": our own choice, about one
 * season in five each way.
 */
const RAIN_SHARE: Readonly<Record<Rainfall, number>> = { low: 0.7, moderate: 1, high: 1.3 };

export interface WaterInput {
  readonly crop: string;
  readonly plantedOn: Day;
  /**
   * The usual start of these rains: the expected season is computed from it, so that later planting gains
   * nothing from the table.
   */
  readonly onset: Day;
  readonly today: Day;
  readonly totalDays: number | null;
  readonly soil: SoilType;
  readonly irrigated: boolean;
  readonly rainfall: Rainfall;
  /** January to December; null when the climate of the place is unknown. */
  readonly normals: readonly Normal[] | null;
  /** Observed or forecast days; null rain or temperatures are unknown. */
  readonly days: readonly WeatherDay[];
  readonly site: Site | null;
}

export type WaterEffect =
  | {
      readonly known: true;
      readonly factor: number;
      /** Days of the season that are observed or forecast, out of `of`. */ readonly knownDays: number;
      readonly of: number;
    }
  | { readonly known: false; readonly why: 'no_figure' | 'paddy' | 'no_climate' };

/** Longest season computed, in days: cassava. */
const MAX_SEASON_DAYS = 365;
/** FAO-33 is not defined below it: such a season counts as bad, not as no harvest. */
const MIN_SHARE = 0.1;
/** Factor below which a season is short of water. */
export const WATER_SHORTAGE_BELOW = 0.95;
const FACTOR_LIMITS = { low: 0.2, high: 1.4 } as const;

/**
 * Water effect of this season over that of the usual season from the same day: [1 − Ky (1 − ETa/ETm)] of
 * each. Observed and forecast days count as they are, the rest with the rain that the farmer expects.
 * Irrigated: no shortage.
 */
export const waterEffect = (q: WaterInput): WaterEffect => {
  if (q.crop === 'rice') return { known: false, why: 'paddy' };
  const row = rowOfCrop(q.crop, q.totalDays);
  if (!row?.row.ky) return { known: false, why: 'no_figure' };
  if (!q.normals || q.normals.length !== 12) return { known: false, why: 'no_climate' };
  const length = Math.min(MAX_SEASON_DAYS, q.totalDays ?? row.row.stages.reduce((sum, one) => sum + one, 0));
  // Before planting nothing is known: a forecast of some days says little about a season.
  const known = knownWeather(q.plantedOn <= q.today ? q.days : [], q.site, q.plantedOn, length);
  const from = known.et0.some((et0) => et0 >= 0) ? q.plantedOn : q.onset;
  const normal = normalWeather(q.normals, from, length);
  const now = knownOrNormalWeather(normal, known, RAIN_SHARE[q.rainfall]);
  const waterOn = cropWaterOf(row.row, q.totalDays, null);
  const crop = Array.from({ length }, (_, age) => waterOn(age - row.startsAfterDays));
  const shareOf = (days: SeasonWeather): number =>
    Math.max(MIN_SHARE, yieldShare(row.row.ky!.total, waterSatisfaction(days, crop, q.soil)) ?? 0);
  const factor = (q.irrigated ? 1 : shareOf(now)) / shareOf(normal);
  return {
    known: true,
    factor: Math.min(FACTOR_LIMITS.high, Math.max(FACTOR_LIMITS.low, factor)),
    knownDays: now.knownDays,
    of: length,
  };
};
