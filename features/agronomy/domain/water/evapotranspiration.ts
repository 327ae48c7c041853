import { type Day, dayNumber } from '#kit/pure/days.ts';
import * as air from '../air.ts';
import { isPhysical, physicalOrNull } from '../physical-ranges.ts';
import * as sun from '../radiation.ts';
import type { WeatherDay } from '../weather-day.ts';

/** Weather inputs in SI units with wind at 2 m; null values are estimated according to FAO-56. */
export interface DailyWeather {
  readonly tmax: number;
  readonly tmin: number;
  readonly ea: number | null;
  readonly u2: number | null;
  readonly rs: number | null;
}
export interface Site {
  readonly latitude: number;
  readonly elevation: number;
  /** Near the sea or a great lake. */ readonly coast?: boolean;
}

export type EstimatedInput = 'humidity' | 'wind' | 'radiation';
/**
 * `penman_monteith`: all inputs were known. `penman_monteith_filled`: `assumed` was estimated. `hargreaves`:
 * only temperatures were known. `provider`: the forecast's own figure, where temperatures are missing too.
 */
export type Et0Method = 'penman_monteith' | 'penman_monteith_filled' | 'hargreaves' | 'provider';
const ALL_INPUTS: readonly EstimatedInput[] = ['humidity', 'wind', 'radiation'];
const NO_INPUTS: readonly EstimatedInput[] = [];
export interface Et0 {
  readonly mm: number;
  readonly method: Et0Method;
  readonly assumed: readonly EstimatedInput[];
}

interface PenmanMonteithParts {
  readonly ra: number;
  readonly rso: number;
  readonly rs: number;
  readonly rn: number;
  readonly et0: number;
}

/** Eq. 6. Returns all its parts, for tests and for "how is this computed". */
export const penmanMonteith = (
  known: Required<{ [K in keyof DailyWeather]: number }>,
  site: Site,
  doy: number,
  soilHeat = 0,
): PenmanMonteithParts => {
  const ra = sun.extraterrestrialRadiation(site.latitude, doy);
  return computeParts(ra, sun.clearSkyRadiation(ra, site.elevation), known, site.elevation, soilHeat);
};

const computeParts = (
  ra: number,
  rso: number,
  known: Required<{ [K in keyof DailyWeather]: number }>,
  elevation: number,
  soilHeat: number,
): PenmanMonteithParts => {
  const rn = sun.netShortwave(known.rs) - sun.netLongwave(known.tmax, known.tmin, known.ea, known.rs, rso);
  return { ra, rso, rs: known.rs, rn, et0: penmanMonteithEquation(known, elevation, rn, soilHeat) };
};

const penmanMonteithEquation = (
  {
    tmax,
    tmin,
    ea,
    u2,
  }: Pick<Required<{ [K in keyof DailyWeather]: number }>, 'tmax' | 'tmin' | 'ea' | 'u2'>,
  elevation: number,
  rn: number,
  soilHeat: number,
): number => {
  const t = (tmax + tmin) / 2;
  const slope = air.vapourPressureSlope(t);
  const gamma = air.psychrometricConstant(air.atmosphericPressure(elevation));
  const wind = Math.max(air.MIN_WIND, u2);
  const dry = Math.max(0, air.meanSaturationVapourPressure(tmax, tmin) - ea);
  return Math.max(
    0,
    (sun.MM_PER_MJ * slope * (rn - soilHeat) + ((gamma * 900) / (t + 273)) * wind * dry) /
      (slope + gamma * (1 + 0.34 * wind)),
  );
};

/** Eq. 52. */
export const hargreaves = (tmax: number, tmin: number, ra: number, tmean = (tmax + tmin) / 2): number =>
  Math.max(0, 0.0023 * (tmean + 17.8) * Math.sqrt(Math.max(0, tmax - tmin)) * sun.MM_PER_MJ * ra);

/**
 * FAO-56 p. 58 to 64, missing data: dew point at the minimum temperature, wind 2 m/s, radiation from the
 * temperature range. Null for physically impossible inputs.
 */
export const et0From = (given: DailyWeather, site: Site, doy: number): Et0 | null => {
  const { tmax, tmin } = given;
  const isPossible =
    isPhysical('tmax', tmax) &&
    isPhysical('tmin', tmin) &&
    tmin <= tmax &&
    isPhysical('latitude', site.latitude) &&
    isPhysical('elevation', site.elevation) &&
    isPhysical('doy', doy);
  if (!isPossible) return null;
  const ra = sun.extraterrestrialRadiation(site.latitude, doy);
  const ea = physicalOrNull('vapour', given.ea);
  const u2 = physicalOrNull('wind', given.u2);
  const rs = physicalOrNull('radiation', given.rs);
  if (ea === null && u2 === null && rs === null)
    return { mm: hargreaves(tmax, tmin, ra), method: 'hargreaves', assumed: ALL_INPUTS };
  const rso = sun.clearSkyRadiation(ra, site.elevation);
  const completeInputs = {
    tmax,
    tmin,
    ea: ea ?? air.saturationVapourPressure(tmin),
    u2: u2 ?? air.DEFAULT_WIND,
    rs:
      rs ??
      Math.min(
        sun.radiationFromTemperature(tmax, tmin, ra, sun.adjustment[site.coast ? 'coast' : 'inland']),
        rso,
      ),
  };
  const mm = computeParts(ra, rso, completeInputs, site.elevation, 0).et0;
  if (ea !== null && u2 !== null && rs !== null) return { mm, method: 'penman_monteith', assumed: NO_INPUTS };
  return {
    mm,
    method: 'penman_monteith_filled',
    assumed: ALL_INPUTS.filter((one) => ({ humidity: ea, wind: u2, radiation: rs })[one] === null),
  };
};

/** Days before each month in a non-leap year. */
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Parsed from the text for speed: runs for each day of a season. */
const dayOfYear = (day: Day): number | null => {
  if (dayNumber(day) === null) return null;
  const month = Number(day.slice(5, 7));
  return (
    DAYS_BEFORE_MONTH[month - 1]! +
    Number(day.slice(8)) +
    (month > 2 && isLeap(Number(day.slice(0, 4))) ? 1 : 0)
  );
};

const vapourOf = (day: WeatherDay, tmax: number, tmin: number): number | null => {
  const high = physicalOrNull('humidity', day.rhMax);
  const low = physicalOrNull('humidity', day.rhMin);
  const mean = physicalOrNull('humidity', day.rhMean);
  if (high !== null && low !== null && low <= high) return air.vapourFromHumidities(tmax, tmin, high, low);
  if (mean !== null) return air.vapourFromMeanHumidity(tmax, tmin, mean);
  return high === null ? null : air.vapourFromMaxHumidity(tmin, high);
};

const KMH_PER_MS = 3.6;
const WIND_HEIGHT_M = 10;
/** Upper limit: more was never measured over grass, mm per day. */
const MAX_ET0 = 20;

/** Reference evapotranspiration for a day's weather; null where nothing is known. */
export const et0Of = (day: WeatherDay, site: Site): Et0 | null => {
  const doy = dayOfYear(day.date);
  const { tmax, tmin } = day;
  const computed =
    doy === null || tmax === null || tmin === null
      ? null
      : et0From(
          {
            tmax,
            tmin,
            ea: vapourOf(day, tmax, tmin),
            u2: day.windMean === null ? null : air.windAt2m(day.windMean / KMH_PER_MS, WIND_HEIGHT_M),
            rs: day.radiation,
          },
          site,
          doy,
        );
  if (computed) return computed;
  const given = day.et0;
  return given === null || !(given >= 0 && given <= MAX_ET0)
    ? null
    : { mm: given, method: 'provider', assumed: [] };
};

/**
 * Whether the provider's own figure differs by more than 15 %, which means that one of the two is wrong. Null
 * if there is nothing to compare.
 */
export const differsFromProvider = (day: WeatherDay, site: Site): boolean | null => {
  const computed = et0Of(day, site);
  if (day.et0 === null || !computed || computed.method === 'provider') return null;
  return Math.abs(computed.mm - day.et0) > 0.15 * Math.max(day.et0, 1);
};
