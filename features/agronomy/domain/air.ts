/** Air pressure and vapour pressure, FAO-56 chapter 3. °C, kPa, metres. */

/** Eq. 7. */
export const atmosphericPressure = (elevation: number): number =>
  101.3 * ((293 - 0.0065 * elevation) / 293) ** 5.26;

/** Eq. 8. */
export const psychrometricConstant = (pressure: number): number => 0.000665 * pressure;

/** e°(T), eq. 11. */
export const saturationVapourPressure = (t: number): number => 0.6108 * Math.exp((17.27 * t) / (t + 237.3));

/**
 * Eq. 12: the mean of the pressures at both extremes; the pressure at the mean temperature would be 4 to 10 %
 * too low.
 */
export const meanSaturationVapourPressure = (tmax: number, tmin: number): number =>
  (saturationVapourPressure(tmax) + saturationVapourPressure(tmin)) / 2;

/** Slope of e°(T), eq. 13. */
export const vapourPressureSlope = (t: number): number =>
  (4098 * saturationVapourPressure(t)) / (t + 237.3) ** 2;

/** Eq. 17 to 19, best first. */
export const vapourFromHumidities = (tmax: number, tmin: number, rhMax: number, rhMin: number): number =>
  (saturationVapourPressure(tmin) * rhMax + saturationVapourPressure(tmax) * rhMin) / 200;
export const vapourFromMaxHumidity = (tmin: number, rhMax: number): number =>
  (saturationVapourPressure(tmin) * rhMax) / 100;
export const vapourFromMeanHumidity = (tmax: number, tmin: number, rhMean: number): number =>
  (rhMean / 100) * meanSaturationVapourPressure(tmax, tmin);

/** Psychrometer coefficient, eq. 16, by ventilation. */
export const wetBulbCoefficient = { aspirated: 0.000662, natural: 0.0008, indoor: 0.0012 } as const;

/** Eq. 15. */
export const vapourFromWetBulb = (
  wet: number,
  dry: number,
  pressure: number,
  coefficient: number = wetBulbCoefficient.aspirated,
): number => saturationVapourPressure(wet) - coefficient * pressure * (dry - wet);

/** The lowest wind that FAO-56 computes with, and the value for a wind that was not measured (p. 63). */
export const MIN_WIND = 0.5;
export const DEFAULT_WIND = 2;

/** Eq. 47: converts wind at `height` metres to 2 m over short grass. */
export const windAt2m = (speed: number, height: number): number =>
  height === 2 ? speed : (speed * 4.87) / Math.log(67.8 * height - 5.42);
