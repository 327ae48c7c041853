import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import type { Day } from '#kit/pure/days.ts';
import { humidHours } from './estimate-hours.ts';
import type { Condition, Forecast, ForecastDay, ForecastHour } from './forecast.ts';

const HOUR_S = 3_600;
const DAY_S = 86_400;
/** Minimum hours of a day for extremes, sums and wet hours: half a day would look cool or dry. */
const MIN_KNOWN_HOURS = 20;
const WET_RH = 90;
const WET_RAIN_MM = 0.1;

const known = <T>(values: readonly (T | null)[]): T[] => values.filter((v): v is T => v !== null);
const mean = (values: readonly number[]): number | null =>
  values.length > 0 ? values.reduce((a, b) => a + b, 0) / values.length : null;
const maxOf = (values: readonly number[]): number | null => (values.length > 0 ? Math.max(...values) : null);
const minOf = (values: readonly number[]): number | null => (values.length > 0 ? Math.min(...values) : null);
const round = (value: number | null, digits = 1): number | null =>
  value === null ? null : Number(value.toFixed(digits));

/** The local date of a moment. */
export const localDay = (at: number, utcOffset: number): Day =>
  new Date((at + utcOffset * 60) * 1_000).toISOString().slice(0, 10);
/** Local midnight, epoch seconds. */
export const midnightOf = (day: Day, utcOffset: number): number =>
  Date.parse(`${day}T00:00:00Z`) / 1_000 - utcOffset * 60;
export const localHour = (at: number, utcOffset: number): number =>
  Math.floor(((((at + utcOffset * 60) % DAY_S) + DAY_S) % DAY_S) / HOUR_S);

/** The hours of a forecast by local day, in order. A six-hour entry belongs to the day in which it starts. */
const hoursByDay = ({ hours, utcOffset }: Forecast): ReadonlyMap<Day, readonly ForecastHour[]> => {
  const days = new Map<Day, ForecastHour[]>();
  for (const hour of hours) {
    const day = localDay(hour.at, utcOffset);
    const list = days.get(day);
    if (list) list.push(hour);
    else days.set(day, [hour]);
  }
  return days;
};

const knownHours = (hours: readonly ForecastHour[], of: (hour: ForecastHour) => number | null): number =>
  hours.reduce((sum, hour) => sum + (of(hour) === null ? 0 : hour.hours), 0);
/** A sum over a day with complete data; null otherwise. */
const sum = (hours: readonly ForecastHour[], of: (hour: ForecastHour) => number | null): number | null =>
  knownHours(hours, of) >= MIN_KNOWN_HOURS ? known(hours.map(of)).reduce((a, b) => a + b, 0) : null;

const rank = (condition: Condition): number =>
  ['fog', 'light_rain', 'rain', 'snow', 'heavy_rain', 'thunderstorm'].indexOf(condition);

/** The heaviest rain type of some hours; null without rain. */
export const wettestOf = (hours: readonly ForecastHour[]): Condition | null =>
  known(hours.map((h) => h.condition))
    .filter((c) => rank(c) > 0)
    .sort((a, b) => rank(b) - rank(a))[0] ?? null;

/** The heaviest rain type of the day; without rain, the most frequent sky of the daytime. */
export const skyOf = (hours: readonly ForecastHour[], utcOffset: number): Condition | null => {
  const wet = wettestOf(hours);
  if (wet) return wet;
  const daytime = hours.filter((h) => localHour(h.at, utcOffset) >= 6 && localHour(h.at, utcOffset) < 18);
  const counts = new Map<Condition, number>();
  for (const { condition } of daytime.length > 0 ? daytime : hours)
    if (condition) counts.set(condition, (counts.get(condition) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
};

const dayFromHours = (day: Day, hours: readonly ForecastHour[], utcOffset: number): ForecastDay => {
  const temperatures = known(hours.map((h) => h.temperature));
  const whole = knownHours(hours, (h) => h.temperature) >= MIN_KNOWN_HOURS;
  const daytimeTemperatures = known(
    hours
      .filter((h) => localHour(h.at, utcOffset) >= 6 && localHour(h.at, utcOffset) < 18)
      .map((h) => h.temperature),
  );
  return {
    day,
    date: midnightOf(day, utcOffset),
    temp: {
      max: whole ? maxOf(temperatures) : null,
      min: whole ? minOf(temperatures) : null,
      day: round(mean(daytimeTemperatures)),
    },
    rain: round(sum(hours, (h) => h.rain)),
    rainProb: maxOf(known(hours.map((h) => h.rainChance))),
    condition: skyOf(hours, utcOffset),
    windSpeed: maxOf(known(hours.map((h) => h.wind))),
    humidity: round(mean(known(hours.map((h) => h.humidity))), 0),
    pressure: round(mean(known(hours.map((h) => h.pressure))), 0),
    clouds: round(mean(known(hours.map((h) => h.clouds))), 0),
    radiation: round(
      sum(hours, (h) => h.radiation),
      2,
    ),
    et0: round(
      sum(hours, (h) => h.et0),
      2,
    ),
  };
};

/** A source's daily values take precedence over the sums of its hours. */
const mergeDays = (hours: ForecastDay, whole: ForecastDay): ForecastDay => {
  const over = <K extends keyof ForecastDay>(key: K): ForecastDay[K] => whole[key] ?? hours[key];
  return {
    day: hours.day,
    date: hours.date,
    temp: {
      max: whole.temp.max ?? hours.temp.max,
      min: whole.temp.min ?? hours.temp.min,
      day: whole.temp.day ?? hours.temp.day,
    },
    rain: over('rain'),
    rainProb: over('rainProb'),
    condition: over('condition'),
    windSpeed: over('windSpeed'),
    humidity: over('humidity'),
    pressure: over('pressure'),
    clouds: over('clouds'),
    radiation: over('radiation'),
    et0: over('et0'),
  };
};

/** The days of a forecast for a screen, in order, from `from` on. */
export const forecastDays = (forecast: Forecast, from: Day): ForecastDay[] => {
  const byDay = hoursByDay(forecast);
  const computedDays = [...byDay].map(([day, hours]) => dayFromHours(day, hours, forecast.utcOffset));
  const days = new Map(computedDays.map((d) => [d.day, d]));
  for (const whole of forecast.days) {
    const day = days.get(whole.day);
    days.set(whole.day, day ? mergeDays(day, whole) : whole);
  }
  return [...days.values()].filter(({ day }) => day >= from).sort((a, b) => a.date - b.date);
};

interface HoursWithMean {
  readonly hours: number | null;
  readonly temperature: number | null;
}
/**
 * The number of hours for which `is` holds, and their mean temperature. Null unless nearly the whole day has
 * hourly values.
 */
const matchingHours = (
  hours: readonly ForecastHour[],
  is: (hour: ForecastHour) => boolean,
): HoursWithMean => {
  if (knownHours(hours, (h) => h.humidity) < MIN_KNOWN_HOURS) return { hours: null, temperature: null };
  const matching = hours.filter((h) => h.humidity !== null && is(h));
  return {
    hours: matching.reduce((n, h) => n + h.hours, 0),
    temperature: round(mean(known(matching.map((h) => h.temperature)))),
  };
};

/** Six-hour entries cannot give wet hours. */
const isHourly = (hours: readonly ForecastHour[]): boolean =>
  hours.length > 0 && hours.every((h) => h.hours === 1);

const weatherDay = (day: ForecastDay, hours: readonly ForecastHour[]): WeatherDay => {
  const rh = known(hours.map((h) => h.humidity));
  const winds = known(hours.map((h) => h.wind));
  const isWhole = knownHours(hours, (h) => h.humidity) >= MIN_KNOWN_HOURS;
  const isComplete = isHourly(hours) && isWhole;
  const { min, max } = day.temp;
  // The hours of the rain are unknown, so an estimate leaves it out.
  const estimated =
    isComplete || min === null || max === null || max < min ? null : humidHours(min, max, day.humidity);
  const humid = isComplete ? matchingHours(hours, (h) => h.humidity! >= WET_RH) : estimated;
  const wet = isComplete
    ? matchingHours(hours, (h) => h.humidity! >= WET_RH || (h.rain ?? 0) > WET_RAIN_MM)
    : estimated;
  return {
    date: day.day,
    tmin: day.temp.min,
    tmax: day.temp.max,
    rain: day.rain,
    rainChance: day.rainProb,
    rhMean: day.humidity,
    rhMax: isWhole ? maxOf(rh) : null,
    rhMin: isWhole ? minOf(rh) : null,
    rh90Hours: humid?.hours ?? null,
    tRh90: humid?.temperature ?? null,
    wetHours: wet?.hours ?? null,
    tWet: wet?.temperature ?? null,
    windMax: day.windSpeed,
    windMean: round(mean(winds)),
    radiation: day.radiation,
    et0: day.et0,
    hours: isComplete ? 'told' : 'estimated',
  };
};

/** All days with data in a forecast, in the form that the models read. */
export const daysOf = (forecast: Forecast): WeatherDay[] => {
  const byDay = hoursByDay(forecast);
  return forecastDays(forecast, '').map((day) => weatherDay(day, byDay.get(day.day) ?? []));
};
