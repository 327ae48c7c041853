import { et0Of, type Site } from '#features/agronomy/domain/water/evapotranspiration.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { addDays, type Day, dayNumber } from '#kit/pure/days.ts';
import type { Normal } from '#knowledge/climate/normals.ts';

/**
 * Daily rain and ET0 of a season, mm. Typed arrays, because one object and closure per day took a phone three
 * times as long before the code was compiled.
 */
export interface SeasonDays {
  readonly rain: Float64Array;
  readonly et0: Float64Array;
}

/**
 * Usual rain is placed on every fifth day, because a month's mean says nothing about days. Both compared
 * seasons use this.
 */
const RAIN_INTERVAL_DAYS = 5;
const MONTH_DAYS = 30.4;

const emptySeason = (length: number): SeasonDays => ({
  rain: new Float64Array(length),
  et0: new Float64Array(length),
});

/** First day of the next month. */
const nextMonth = (day: Day): Day => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

/**
 * Usual weather of `length` days from `from`, month by month, since normals are monthly. `normals`: January
 * to December.
 */
export const usualDays = (normals: readonly Normal[], from: Day, length: number): SeasonDays => {
  const { rain, et0 } = emptySeason(length);
  const first = dayNumber(from)!;
  for (let age = 0, month = from; age < length;) {
    const usual = normals[Number(month.slice(5, 7)) - 1]!;
    month = nextMonth(month);
    const end = Math.min(length, dayNumber(month)! - first);
    et0.fill(usual.et0, age, end);
    for (; age < end; age += 1)
      if ((first + age) % RAIN_INTERVAL_DAYS === 0)
        rain[age] = (usual.rain * RAIN_INTERVAL_DAYS) / MONTH_DAYS;
  }
  return { rain, et0 };
};

/**
 * Observed or forecast weather of `length` days from planting. ET0 is NaN on a day with unknown rain or ET0.
 * Of two entries for a day, the last counts.
 */
export const observedDays = (
  weatherDays: readonly WeatherDay[],
  site: Site | null,
  plantedOn: Day,
  length: number,
): SeasonDays => {
  const { rain, et0 } = emptySeason(length);
  et0.fill(Number.NaN);
  const first = dayNumber(plantedOn)!;
  for (let i = 0; site && i < weatherDays.length; i += 1) {
    const day = weatherDays[i]!;
    const age = (dayNumber(day.date) ?? Number.NaN) - first;
    if (!(age >= 0 && age < length)) continue;
    rain[age] = day.rain ?? 0;
    et0[age] = (day.rain === null ? null : et0Of(day, site)?.mm) ?? Number.NaN;
  }
  return { rain, et0 };
};

/**
 * The current season: observed days as observed, future days at a share of usual rain. `seen`: number of
 * observed days.
 */
export const observedOrUsualDays = (
  usual: SeasonDays,
  observedWeather: SeasonDays,
  rainShare: number,
): SeasonDays & { readonly seen: number } => {
  const { rain, et0 } = emptySeason(usual.et0.length);
  let seen = 0;
  for (let age = 0; age < et0.length; age += 1) {
    const isSeen = !Number.isNaN(observedWeather.et0[age]!);
    if (isSeen) seen += 1;
    rain[age] = isSeen ? observedWeather.rain[age]! : usual.rain[age]! * rainShare;
    et0[age] = isSeen ? observedWeather.et0[age]! : usual.et0[age]!;
  }
  return { rain, et0, seen };
};
