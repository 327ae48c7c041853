import { maizeHeatLoss } from '#features/agronomy/domain/water/stress.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import type { Normal } from '#knowledge/climate/normals.ts';

const HEAT_LIMIT = 30;
/**
 * Error of a place's usual temperatures (knowledge/climate/normals.ts): a smaller difference is not extra
 * heat. °C
 */
const NORMALS_ERROR = 2;
/** Minimum factor: as with water, something is always left. */
const MIN_FACTOR = 0.2;

/**
 * Degree-days of one day above 30 °C, on a sine between its lowest and highest temperature (Baskerville and
 * Emin 1969).
 */
export const above30 = (tmax: number, tmin: number): number => {
  if (!(tmax > HEAT_LIMIT)) return 0;
  const middle = (tmax + tmin) / 2;
  const swing = (tmax - tmin) / 2;
  if (tmin >= HEAT_LIMIT) return middle - HEAT_LIMIT;
  const angle = Math.asin((HEAT_LIMIT - middle) / swing);
  return ((middle - HEAT_LIMIT) * (Math.PI / 2 - angle) + swing * Math.cos(angle)) / Math.PI;
};

interface HeatInput {
  readonly crop: string;
  readonly plantedOn: Day;
  readonly totalDays: number | null;
  readonly normals: readonly Normal[] | null;
  /** Observed or forecast days; a day without both temperatures is ignored. */
  readonly days: readonly WeatherDay[];
  /** Water is scarce (according to the rain factor). */
  readonly drought: boolean;
}
export interface HeatEffect {
  readonly factor: number;
  /** Degree-days above 30 °C in excess of the usual. */ readonly degreeDays: number;
}

const DEFAULT_SEASON_DAYS = 180;

/**
 * Lobell et al. 2011, measured on maize only: 1 % per degree-day above 30 °C, 1.7 % in drought. A county's
 * usual yield includes its usual heat, so only the excess counts, and a cool season gains nothing.
 */
export const heatEffect = ({ crop, plantedOn, totalDays, normals, days, drought }: HeatInput): HeatEffect => {
  if (crop !== 'maize' || normals?.length !== 12) return { factor: 1, degreeDays: 0 };
  const end = addDays(plantedOn, totalDays ?? DEFAULT_SEASON_DAYS);
  const usual = normals.map((month) => above30(month.tmax + NORMALS_ERROR, month.tmin + NORMALS_ERROR));
  let excessHeat = 0;
  for (const { date, tmax, tmin } of days) {
    if (date < plantedOn || date > end || tmax === null || tmin === null || tmin > tmax) continue;
    excessHeat += above30(tmax, tmin) - usual[Number(date.slice(5, 7)) - 1]!;
  }
  const degreeDays = Math.max(0, excessHeat);
  return { factor: Math.max(MIN_FACTOR, 1 - maizeHeatLoss(degreeDays, drought) / 100), degreeDays };
};
