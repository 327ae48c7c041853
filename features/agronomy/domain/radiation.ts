/**
 * Daily radiation, FAO-56 chapter 3. MJ m⁻² day⁻¹; latitude in degrees, south negative; `doy` is 1 on 1
 * January.
 */

const SOLAR_CONSTANT = 0.082; // MJ m⁻² min⁻¹, eq. 21
const STEFAN_BOLTZMANN = 4.903e-9; // MJ K⁻⁴ m⁻² day⁻¹, eq. 39
/** For grass, eq. 38. */
export const ALBEDO = 0.23;
/** mm of water that 1 MJ m⁻² evaporates, eq. 20. */
export const MM_PER_MJ = 0.408;

const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Eq. 23 and 24. */
export const inverseDistance = (doy: number): number => 1 + 0.033 * Math.cos((2 * Math.PI * doy) / 365);
export const declination = (doy: number): number => 0.409 * Math.sin((2 * Math.PI * doy) / 365 - 1.39);

/** Eq. 25; clamped to 0 for polar night and π for polar day. */
export const sunsetAngle = (latitude: number, doy: number): number =>
  Math.acos(clamp(-Math.tan(radians(latitude)) * Math.tan(declination(doy)), -1, 1));

/** Ra, eq. 21. */
export const extraterrestrialRadiation = (latitude: number, doy: number): number => {
  const phi = radians(latitude);
  const delta = declination(doy);
  const ws = sunsetAngle(latitude, doy);
  const sunIntegral = ws * Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.sin(ws);
  return Math.max(0, ((24 * 60) / Math.PI) * SOLAR_CONSTANT * inverseDistance(doy) * sunIntegral);
};

/** Eq. 34. */
export const daylightHours = (latitude: number, doy: number): number =>
  (24 / Math.PI) * sunsetAngle(latitude, doy);

/** Rs from hours of sunshine, eq. 35 with the usual Ångström coefficients. */
export const radiationFromSunshine = (
  sunshine: number,
  daylight: number,
  ra: number,
  a = 0.25,
  b = 0.5,
): number => (daylight > 0 ? (a + b * Math.min(1, sunshine / daylight)) * ra : 0);

/** kRs, eq. 50: inland, and on a coast. */
export const adjustment = { inland: 0.16, coast: 0.19 } as const;
export const radiationFromTemperature = (
  tmax: number,
  tmin: number,
  ra: number,
  kRs: number = adjustment.inland,
): number => kRs * Math.sqrt(Math.max(0, tmax - tmin)) * ra;

/** Rso, eq. 37. */
export const clearSkyRadiation = (ra: number, elevation: number): number => (0.75 + 2e-5 * elevation) * ra;

export const netShortwave = (rs: number, albedo: number = ALBEDO): number => (1 - albedo) * rs;

/** Eq. 39; Rs/Rso is at most 1. Without a sunrise the ratio is undefined: half cloud cover is assumed. */
export const netLongwave = (tmax: number, tmin: number, ea: number, rs: number, rso: number): number => {
  const blackBodyMean = ((tmax + 273.16) ** 4 + (tmin + 273.16) ** 4) / 2;
  const clear = rso > 0 ? clamp(rs / rso, 0, 1) : 0.5;
  return (
    STEFAN_BOLTZMANN * blackBodyMean * (0.34 - 0.14 * Math.sqrt(Math.max(0, ea))) * (1.35 * clear - 0.35)
  );
};

/** Soil heat flux over a month, eq. 43 and 44. Over a day it is 0 (eq. 42). */
export const soilHeatFromNeighbours = (before: number, after: number): number => 0.07 * (after - before);
export const soilHeatFromPrevious = (before: number, now: number): number => 0.14 * (now - before);
