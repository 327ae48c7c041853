import { et0Of, type Site } from '#features/agronomy/domain/water/evapotranspiration.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { addDays, type Day, dayNumber } from '#kit/pure/days.ts';
import type { Normal } from '#knowledge/climate/normals.ts';

/**
 * Daily rain and ET0 of a season, mm. Typed arrays, because one object and closure per day were three times
 * slower on a phone until the JIT compiled the code.
 */
export interface SeasonWeather {
  readonly rain: Float64Array;
  readonly et0: Float64Array;
}

/**
 * Normals are monthly totals, so we place the rain on every fifth day. The normal season and the unknown days
 * of the current season both use this.
 */
const RAIN_INTERVAL_DAYS = 5;
const MEAN_MONTH_DAYS = 30.4;

const emptySeason = (length: number): SeasonWeather => ({
  rain: new Float64Array(length),
  et0: new Float64Array(length),
});

/** First day of the next month. */
const startOfNextMonth = (day: Day): Day => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

/** Normal daily weather for `length` days from `from`, mm. `normals`: 12 entries, January first. */
export const normalWeather = (normals: readonly Normal[], from: Day, length: number): SeasonWeather => {
  const { rain, et0 } = emptySeason(length);
  const firstDayNumber = dayNumber(from)!;
  for (let dayIndex = 0, monthStart = from; dayIndex < length;) {
    const normal = normals[Number(monthStart.slice(5, 7)) - 1]!;
    monthStart = startOfNextMonth(monthStart);
    const end = Math.min(length, dayNumber(monthStart)! - firstDayNumber);
    et0.fill(normal.et0, dayIndex, end);
    for (; dayIndex < end; dayIndex += 1)
      if ((firstDayNumber + dayIndex) % RAIN_INTERVAL_DAYS === 0)
        rain[dayIndex] = (normal.rain * RAIN_INTERVAL_DAYS) / MEAN_MONTH_DAYS;
  }
  return { rain, et0 };
};

/**
 * Observed or forecast weather of `length` days from planting. ET0 is NaN on a day with unknown rain or ET0.
 * Of two entries for a day, the last counts.
 */
export const knownWeather = (
  weatherDays: readonly WeatherDay[],
  site: Site | null,
  plantedOn: Day,
  length: number,
): SeasonWeather => {
  const { rain, et0 } = emptySeason(length);
  et0.fill(Number.NaN);
  const firstDayNumber = dayNumber(plantedOn)!;
  for (let i = 0; site && i < weatherDays.length; i += 1) {
    const day = weatherDays[i]!;
    const dayIndex = (dayNumber(day.date) ?? Number.NaN) - firstDayNumber;
    if (!(dayIndex >= 0 && dayIndex < length)) continue;
    rain[dayIndex] = day.rain ?? 0;
    et0[dayIndex] = (day.rain === null ? null : et0Of(day, site)?.mm) ?? Number.NaN;
  }
  return { rain, et0 };
};

/**
 * Days with known weather (observed or forecast) as they are; all other days with normal ET0 and `rainShare`
 * of the normal rain. `knownDays`: number of days with known weather.
 */
export const knownOrNormalWeather = (
  normal: SeasonWeather,
  known: SeasonWeather,
  rainShare: number,
): SeasonWeather & { readonly knownDays: number } => {
  const { rain, et0 } = emptySeason(normal.et0.length);
  let knownDays = 0;
  for (let i = 0; i < et0.length; i += 1) {
    const isKnown = !Number.isNaN(known.et0[i]!);
    if (isKnown) knownDays += 1;
    rain[i] = isKnown ? known.rain[i]! : normal.rain[i]! * rainShare;
    et0[i] = isKnown ? known.et0[i]! : normal.et0[i]!;
  }
  return { rain, et0, knownDays };
};
