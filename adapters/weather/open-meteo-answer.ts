import { fromWmo } from '#features/weather/domain/codes.ts';
import { midnightOf } from '#features/weather/domain/days.ts';
import type { ForecastDay, ForecastHour } from '#features/weather/domain/forecast.ts';
import {
  createImplausibleValues,
  readQuantity,
  type ImplausibleValues,
  type QuantityName,
} from '#features/weather/domain/plausible.ts';
import { dayNumber } from '#kit/pure/days.ts';
import { asArray, asObject, numberOr, type JsonObject } from './request-json.ts';

const HOUR_S = 3_600;
/** UTC offsets are multiples of 15 minutes. */
const QUARTER_S = 900;

/** Epoch seconds of a Unix time or of a local time without offset, as `unit` says; null when invalid. */
const secondsOf = (time: unknown, unit: unknown, offsetS: number): number | null => {
  if (unit === 'unixtime') return typeof time === 'number' && Number.isInteger(time) ? time : null;
  const at =
    typeof time === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) ? Date.parse(`${time}:00Z`) : NaN;
  return Number.isFinite(at) ? at / 1_000 - offsetS : null;
};

interface Block {
  readonly times: readonly unknown[];
  at(i: number, name: string, quantity: QuantityName): number | null;
  code(i: number): unknown;
  readonly timeUnit: unknown;
}

const blockOf = (block: JsonObject, units: JsonObject, doubts: ImplausibleValues): Block => ({
  times: asArray(block.time),
  timeUnit: units.time,
  at: (i, name, quantity) => readQuantity(quantity, asArray(block[name])[i], units[name], doubts),
  code: (i) => asArray(block.weather_code)[i],
});

/**
 * Open-Meteo gives rain, radiation and ET0 for the preceding hour, so the value of this hour is at the next
 * index.
 */
const hourOf = (b: Block, i: number, at: number, next: number): ForecastHour => ({
  at,
  hours: 1,
  temperature: b.at(i, 'temperature_2m', 'temperature'),
  humidity: b.at(i, 'relative_humidity_2m', 'humidity'),
  wind: b.at(i, 'wind_speed_10m', 'wind'),
  rain: b.at(next, 'precipitation', 'rain'),
  rainChance: b.at(next, 'precipitation_probability', 'chance'),
  clouds: b.at(i, 'cloud_cover', 'clouds'),
  pressure: b.at(i, 'pressure_msl', 'pressure'),
  radiation: b.at(next, 'shortwave_radiation', 'radiation'),
  et0: b.at(next, 'et0_fao_evapotranspiration', 'et0'),
  condition: fromWmo(b.code(i)),
});

const hoursOf = (b: Block, offsetS: number, doubts: ImplausibleValues): ForecastHour[] => {
  const hours = new Map<number, ForecastHour>();
  const times = b.times.map((time) => secondsOf(time, b.timeUnit, offsetS));
  times.forEach((at, i) => {
    if (at === null || at % QUARTER_S !== 0) {
      doubts.add('a time that is none');
      return;
    }
    hours.set(at, hourOf(b, i, at, times[i + 1] === at + HOUR_S ? i + 1 : -1));
  });
  return [...hours.values()].sort((a, c) => a.at - c.at);
};

const daysOf = (b: Block, utcOffset: number): ForecastDay[] =>
  b.times.flatMap((time, i): ForecastDay[] => {
    const day =
      b.timeUnit === 'unixtime' && typeof time === 'number'
        ? new Date((time + utcOffset * 60) * 1_000).toISOString().slice(0, 10)
        : time;
    if (typeof day !== 'string' || dayNumber(day) === null) return [];
    return [
      {
        day,
        date: midnightOf(day, utcOffset),
        temp: {
          max: b.at(i, 'temperature_2m_max', 'temperature'),
          min: b.at(i, 'temperature_2m_min', 'temperature'),
          day: null,
        },
        rain: b.at(i, 'precipitation_sum', 'dayRain'),
        rainProb: b.at(i, 'precipitation_probability_max', 'chance'),
        condition: fromWmo(b.code(i)),
        windSpeed: b.at(i, 'wind_speed_10m_max', 'wind'),
        humidity: null,
        pressure: null,
        clouds: null,
        radiation: b.at(i, 'shortwave_radiation_sum', 'dayRadiation'),
        et0: b.at(i, 'et0_fao_evapotranspiration', 'dayEt0'),
      },
    ];
  });

interface ParsedForecast {
  readonly place: { readonly lat: number; readonly lng: number };
  readonly elevation: number | null;
  readonly utcOffset: number;
  readonly hours: ForecastHour[];
  readonly days: ForecastDay[];
  readonly doubts: string[];
}

/**
 * Parses Open-Meteo's response: elements may be null, lists short and units unexpected. Throws when the
 * response is not a forecast.
 */
export const readOpenMeteo = (
  answer: unknown,
  fallback: { readonly lat: number; readonly lng: number; readonly utcOffset: number },
): ParsedForecast => {
  const body = asObject(Array.isArray(answer) ? answer[0] : answer);
  if (body.hourly === undefined && body.daily === undefined) throw new Error('not a forecast');
  const offsetS = numberOr(body.utc_offset_seconds, 0);
  const isUnix =
    asObject(body.hourly_units).time === 'unixtime' || asObject(body.daily_units).time === 'unixtime';
  // Times in seconds are requested in GMT, so the place's offset comes from `fallback`.
  const utcOffset = isUnix ? fallback.utcOffset : Math.round(offsetS / 60);
  const doubts = createImplausibleValues();
  const hours = hoursOf(blockOf(asObject(body.hourly), asObject(body.hourly_units), doubts), offsetS, doubts);
  const days = daysOf(blockOf(asObject(body.daily), asObject(body.daily_units), doubts), utcOffset);
  return {
    place: { lat: numberOr(body.latitude, fallback.lat), lng: numberOr(body.longitude, fallback.lng) },
    elevation: typeof body.elevation === 'number' && Number.isFinite(body.elevation) ? body.elevation : null,
    utcOffset,
    hours,
    days,
    doubts: doubts.list(),
  };
};
