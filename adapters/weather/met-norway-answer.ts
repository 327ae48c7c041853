/**
 * Parses MET Norway's Locationforecast. Times are UTC. After about two and a half days the entries become
 * six-hourly.
 */
import { fromMet } from '#features/weather/domain/codes.ts';
import { localDay, midnightOf } from '#features/weather/domain/days.ts';
import type { ForecastDay, ForecastHour } from '#features/weather/domain/forecast.ts';
import {
  createImplausibleValues,
  readQuantity,
  type ImplausibleValues,
} from '#features/weather/domain/plausible.ts';
import { dateOf, asArray, asObject, type JsonObject } from './request-json.ts';

const HOUR_S = 3_600;

interface Entry {
  readonly at: number;
  readonly current: JsonObject;
  readonly nextHour: JsonObject | null;
  readonly nextSixHours: JsonObject | null;
}

const entryOf = (value: unknown): Entry | null => {
  const { time, data } = asObject(value);
  const at = typeof time === 'string' && time.endsWith('Z') ? Date.parse(time) / 1_000 : NaN;
  if (!Number.isInteger(at)) return null;
  const { instant, next_1_hours, next_6_hours } = asObject(data);
  return {
    at,
    current: asObject(asObject(instant).details),
    nextHour: next_1_hours ? asObject(next_1_hours) : null,
    nextSixHours: next_6_hours ? asObject(next_6_hours) : null,
  };
};

/**
 * One hour in the hourly part, else the time until the next entry. The last entries say nothing about the
 * time after them.
 */
const spanOf = ({ at, nextHour, nextSixHours }: Entry, next: Entry | undefined): number => {
  if (nextHour) return 1;
  if (!nextSixHours) return 0;
  return Math.min(6, next ? Math.round((next.at - at) / HOUR_S) : 6);
};

const hourOf = (entry: Entry, span: number, units: JsonObject, doubts: ImplausibleValues): ForecastHour => {
  const period = span === 1 ? (entry.nextHour ?? {}) : (entry.nextSixHours ?? {});
  const details = asObject(period.details);
  const isFullPeriod = span === 1 ? entry.nextHour !== null : span === 6;
  const now = (name: string, quantity: Parameters<typeof readQuantity>[0]): number | null =>
    readQuantity(quantity, entry.current[name], units[name], doubts);
  return {
    at: entry.at,
    hours: span,
    temperature: now('air_temperature', 'temperature'),
    humidity: now('relative_humidity', 'humidity'),
    wind: now('wind_speed', 'wind'),
    rain: isFullPeriod
      ? readQuantity('rain', details.precipitation_amount, units.precipitation_amount, doubts)
      : null,
    rainChance: readQuantity(
      'chance',
      details.probability_of_precipitation,
      units.probability_of_precipitation,
      doubts,
    ),
    clouds: now('cloud_area_fraction', 'clouds'),
    pressure: now('air_pressure_at_sea_level', 'pressure'),
    radiation: null,
    et0: null,
    condition: fromMet(asObject(period.summary).symbol_code),
  };
};

/** Four values per day miss the extremes, so this uses the minimum and maximum of the six-hour entries. */
const extremesOf = (
  entries: readonly (readonly [entry: Entry, span: number])[],
  units: JsonObject,
  utcOffset: number,
  doubts: ImplausibleValues,
): ForecastDay[] => {
  const days = new Map<string, { max: number; min: number; n: number }>();
  for (const [entry, span] of entries) {
    if (span !== 6) continue;
    const details = asObject(entry.nextSixHours?.details);
    const max = readQuantity(
      'temperature',
      details.air_temperature_max,
      units.air_temperature_max ?? units.air_temperature,
      doubts,
    );
    const min = readQuantity(
      'temperature',
      details.air_temperature_min,
      units.air_temperature_min ?? units.air_temperature,
      doubts,
    );
    if (max === null || min === null) continue;
    const day = localDay(entry.at, utcOffset);
    const known = days.get(day);
    days.set(day, {
      max: Math.max(max, known?.max ?? max),
      min: Math.min(min, known?.min ?? min),
      n: (known?.n ?? 0) + 1,
    });
  }
  return [...days]
    .filter(([, { n }]) => n === 4)
    .map(([day, { max, min }]) => ({
      day,
      date: midnightOf(day, utcOffset),
      temp: { max, min, day: null },
      rain: null,
      rainProb: null,
      condition: null,
      windSpeed: null,
      humidity: null,
      pressure: null,
      clouds: null,
      radiation: null,
      et0: null,
    }));
};

export interface ParsedMetNorway {
  readonly forecast: {
    readonly place: { readonly lat: number; readonly lng: number };
    readonly elevation: number | null;
    readonly hours: ForecastHour[];
    readonly days: ForecastDay[];
    readonly doubts: string[];
  };
  readonly madeAt: Date | null;
}

/** Throws when the answer is not a forecast. */
export const readMetNorway = (
  answer: unknown,
  fallback: { readonly lat: number; readonly lng: number; readonly utcOffset: number },
): ParsedMetNorway => {
  const { geometry, properties } = asObject(answer);
  const { meta, timeseries } = asObject(properties);
  if (!Array.isArray(timeseries)) throw new Error('not a forecast');
  const { units: rawUnits, updated_at: updatedAt } = asObject(meta);
  const units = asObject(rawUnits);
  const doubts = createImplausibleValues();
  const byTime = new Map(
    timeseries.flatMap((value): [number, Entry][] => {
      const entry = entryOf(value);
      return entry ? [[entry.at, entry]] : [];
    }),
  );
  if (byTime.size < timeseries.length) doubts.add('a time that is none');
  const entries = [...byTime.values()].sort((a, b) => a.at - b.at);
  const spans = entries
    .map((entry, i) => [entry, spanOf(entry, entries[i + 1])] as const)
    .filter(([, span]) => span > 0);
  const [lng, lat, height] = asArray(asObject(geometry).coordinates);
  return {
    forecast: {
      place:
        typeof lat === 'number' && typeof lng === 'number'
          ? { lat, lng }
          : { lat: fallback.lat, lng: fallback.lng },
      elevation: typeof height === 'number' && Number.isFinite(height) ? height : null,
      hours: spans.map(([entry, span]) => hourOf(entry, span, units, doubts)),
      days: extremesOf(spans, units, fallback.utcOffset, doubts),
      doubts: doubts.list(),
    },
    madeAt: dateOf(typeof updatedAt === 'string' ? updatedAt : null),
  };
};
