/** Tetens' curve as FAO-56 gives it (equation 11), kPa. */
const saturation = (celsius: number): number => 0.610_8 * Math.exp((17.27 * celsius) / (celsius + 237.3));

/** Its inverse (FAO-56, annex 3). */
const dewPoint = (kPa: number): number => (116.91 + 237.3 * Math.log(kPa)) / (16.78 - Math.log(kPa));

/**
 * Coldest at six, warmest at three in the afternoon, a cosine on each side: the usual shape of a tropical
 * day.
 */
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
 * Hours with a relative humidity of 90 % or more, computed from a day's extremes: the air holds the same
 * water all day. Without a humidity that water is what FAO-56 (equation 48) assumes, dew at the coldest
 * hour.
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
