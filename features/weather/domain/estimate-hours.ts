/** Saturation vapour pressure, kPa: Tetens, FAO-56 (equation 11). */
const saturation = (celsius: number): number => 0.610_8 * Math.exp((17.27 * celsius) / (celsius + 237.3));

/** Its inverse, °C (FAO-56, annex 3). */
const dewPoint = (kPa: number): number => (116.91 + 237.3 * Math.log(kPa)) / (16.78 - Math.log(kPa));

/** Minimum at 06:00, maximum at 15:00, a cosine on each side: the usual shape of a tropical day. */
const temperatureAt = (hour: number, min: number, max: number): number => {
  const middle = (min + max) / 2;
  const half = (max - min) / 2;
  if (hour >= 6 && hour <= 15) return middle - half * Math.cos(((hour - 6) / 9) * Math.PI);
  const since = hour > 15 ? hour - 15 : hour + 9;
  return middle + half * Math.cos((since / 15) * Math.PI);
};

interface HumidHours {
  readonly hours: number;
  readonly temperature: number | null;
}

/**
 * Hours with a relative humidity of 90 % or more, estimated from the day's extremes at constant vapour
 * pressure. Without a humidity, assumes dew at the coldest hour, as FAO-56 (equation 48) does.
 */
export const humidHours = (tmin: number, tmax: number, rhMean: number | null): HumidHours => {
  const vapour =
    rhMean === null ? saturation(tmin) : (rhMean / 100) * ((saturation(tmin) + saturation(tmax)) / 2);
  const dew = dewPoint(vapour);
  const humid = Array.from({ length: 24 }, (_, hour) => temperatureAt(hour, tmin, tmax)).filter(
    (t) => saturation(Math.min(dew, t)) / saturation(t) >= 0.9,
  );
  return {
    hours: humid.length,
    temperature:
      humid.length > 0 ? Number((humid.reduce((a, b) => a + b, 0) / humid.length).toFixed(1)) : null,
  };
};
