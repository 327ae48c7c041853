import * as air from './air.ts';
import {
  ALBEDO,
  clearSkyRadiation,
  declination,
  inverseDistance,
  MM_PER_MJ,
  netShortwave,
  radians,
  sunsetAngle,
} from './radiation.ts';

/**
 * FAO-56 chapters 3 and 4 for hourly periods (eq. 28 to 33, 53). MJ m⁻² h⁻¹, mm h⁻¹; longitudes in degrees
 * west, as in FAO-56.
 */

interface HourPlace {
  readonly latitude: number;
  readonly longitudeWest: number;
  /** Centre of the time zone, degrees west. */ readonly zoneWest: number;
  readonly elevation: number;
}

const SOLAR_CONSTANT = 0.082;
const STEFAN_BOLTZMANN = 2.043e-10;

/** Eq. 32 and 33, hours. */
const solarTimeCorrection = (doy: number): number => {
  const b = (2 * Math.PI * (doy - 81)) / 364;
  return 0.1645 * Math.sin(2 * b) - 0.1255 * Math.cos(b) - 0.025 * Math.sin(b);
};

/** Eq. 28 to 31; `middle` is the clock time at the middle of the period, `length` its length in hours. */
export const hourlyExtraterrestrial = (place: HourPlace, doy: number, middle: number, length = 1): number => {
  const [phi, delta, ws] = [radians(place.latitude), declination(doy), sunsetAngle(place.latitude, doy)];
  const raw =
    (Math.PI / 12) *
    (middle + 0.06667 * (place.zoneWest - place.longitudeWest) + solarTimeCorrection(doy) - 12);
  const omega = raw - 2 * Math.PI * Math.round(raw / (2 * Math.PI));
  const half = (Math.PI * length) / 24;
  const [from, to] = [Math.max(-ws, omega - half), Math.min(ws, omega + half)];
  if (to <= from) return 0;
  const sunIntegral =
    (to - from) * Math.sin(phi) * Math.sin(delta) +
    Math.cos(phi) * Math.cos(delta) * (Math.sin(to) - Math.sin(from));
  return Math.max(0, ((12 * 60) / Math.PI) * SOLAR_CONSTANT * inverseDistance(doy) * sunIntegral);
};

export interface Hour {
  readonly t: number;
  readonly rh: number;
  readonly u2: number;
  readonly rs: number;
  readonly ra: number;
  /** Rs/Rso of the hours before sunset, used at night. */ readonly clearness?: number;
}

/** Eq. 53. Soil heat flux is a tenth of net radiation by day and half by night (eq. 45, 46). */
export const penmanMonteithHour = (
  hour: Hour,
  elevation: number,
): { readonly rn: number; readonly et0: number } => {
  const e0 = air.saturationVapourPressure(hour.t);
  const ea = (e0 * Math.min(100, Math.max(0, hour.rh))) / 100;
  const rso = clearSkyRadiation(hour.ra, elevation);
  const clear = Math.min(1, Math.max(0, rso > 0 ? hour.rs / rso : (hour.clearness ?? 0.8)));
  const rnl =
    STEFAN_BOLTZMANN * (hour.t + 273.16) ** 4 * (0.34 - 0.14 * Math.sqrt(ea)) * (1.35 * clear - 0.35);
  const rn = netShortwave(hour.rs, ALBEDO) - rnl;
  const soil = rn > 0 ? 0.1 * rn : 0.5 * rn;
  const slope = air.vapourPressureSlope(hour.t);
  const gamma = air.psychrometricConstant(air.atmosphericPressure(elevation));
  const et0 =
    (MM_PER_MJ * slope * (rn - soil) + gamma * (37 / (hour.t + 273)) * hour.u2 * (e0 - ea)) /
    (slope + gamma * (1 + 0.34 * hour.u2));
  return { rn, et0: Math.max(0, et0) };
};
