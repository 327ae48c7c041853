import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ForecastRequest } from '#features/weather/server/ports.ts';

export interface ReceivedRequest {
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
}
export type Respond = (asked: ReceivedRequest, response: ServerResponse) => void;

const closers: (() => void)[] = [];
export const closeServers = (): void => closers.splice(0).forEach((close) => close());

/** A local weather server. `respond` writes each response. */
export const weatherService = async (respond: Respond) => {
  const requests: ReceivedRequest[] = [];
  const http = createServer((request, response) => {
    const one = { query: new URL(request.url!, 'http://x').searchParams, headers: request.headers };
    requests.push(one);
    respond(one, response);
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/forecast`, asked: requests };
};

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Respond =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

export const NOW = new Date('2026-11-21T05:00:00Z');
export const nakuru: ForecastRequest = {
  point: { lat: -0.3, lng: 36.1 },
  utcOffset: 180,
  pastDays: 2,
  version: null,
  now: NOW,
};

const HOUR_S = 3_600;
/** Local midnight of NOW's day, in epoch seconds. */
export const MIDNIGHT = Date.parse('2026-11-20T21:00:00Z') / 1_000;

const units = {
  time: 'unixtime',
  temperature_2m: '°C',
  relative_humidity_2m: '%',
  precipitation: 'mm',
  precipitation_probability: '%',
  weather_code: 'wmo code',
  cloud_cover: '%',
  wind_speed_10m: 'km/h',
  pressure_msl: 'hPa',
  shortwave_radiation: 'W/m²',
  et0_fao_evapotranspiration: 'mm',
};

/**
 * Open-Meteo's response for the given days before and from NOW's day on, with values that are easy to compute
 * with.
 */
export const openMeteoAnswer = (past = 1, ahead = 8, from = MIDNIGHT) => {
  const time = Array.from({ length: (past + ahead) * 24 }, (_, i) => from + (i - past * 24) * HOUR_S);
  const hourlyValues = (value: (hour: number) => number | null): (number | null)[] =>
    time.map((_, i) => value(i % 24));
  return {
    latitude: -0.29,
    longitude: 36.12,
    generationtime_ms: 0.4,
    utc_offset_seconds: 0,
    timezone: 'GMT',
    timezone_abbreviation: 'GMT',
    elevation: 1871,
    hourly_units: { ...units },
    hourly: {
      time: time as unknown[],
      temperature_2m: hourlyValues((h) => 12 + h / 2) as unknown[],
      relative_humidity_2m: hourlyValues((h) => (h < 8 ? 95 : 60)) as unknown[],
      precipitation: hourlyValues((h) => (h === 15 ? 6 : 0)) as unknown[],
      precipitation_probability: hourlyValues((h) => (h === 15 ? 70 : 10)) as unknown[],
      weather_code: hourlyValues((h) => (h === 14 ? 61 : 0)) as unknown[],
      cloud_cover: hourlyValues(() => 40) as unknown[],
      wind_speed_10m: hourlyValues((h) => (h === 13 ? 22 : 8)) as unknown[],
      pressure_msl: hourlyValues(() => 1013) as unknown[],
      shortwave_radiation: hourlyValues((h) => (h >= 8 && h < 18 ? 500 : 0)) as unknown[],
      et0_fao_evapotranspiration: hourlyValues((h) => (h >= 8 && h < 18 ? 0.4 : 0)) as unknown[],
    },
  };
};

/**
 * Open-Meteo's response for several places: a list in which every place but the first has a number. A single
 * place gives no list.
 */
export const openMeteoList = (
  query: URLSearchParams,
  answer: () => ReturnType<typeof openMeteoAnswer>,
): unknown => {
  const [lats, lngs] = [query.get('latitude')!.split(','), query.get('longitude')!.split(',')];
  if (lats.length === 1) return answer();
  return lats.map((lat, i) => ({
    ...answer(),
    latitude: Number(lat) + 0.01,
    longitude: Number(lngs[i]) + 0.02,
    ...(i > 0 ? { location_id: i } : {}),
  }));
};

const iso = (at: number): string => `${new Date(at * 1_000).toISOString().slice(0, 19)}Z`;

/**
 * A MET Norway response: hourly for two days, then every six hours. The last entry has no forecast for the
 * hours after it.
 */
export const metNorwayAnswer = (from = NOW.getTime() / 1_000, hours = 49, sixHourly = 26) => {
  const instant = (hour: number) => ({
    details: {
      air_temperature: 12 + (hour % 24) / 2,
      relative_humidity: 70,
      wind_speed: 5,
      cloud_area_fraction: 40,
      air_pressure_at_sea_level: 1013,
    },
  });
  const next = (symbol: string, mm: number, more: object = {}) => ({
    summary: { symbol_code: symbol },
    details: { precipitation_amount: mm, ...more },
  });
  const hourly = Array.from({ length: hours }, (_, i) => ({
    time: iso(from + i * HOUR_S),
    data: { instant: instant(i), next_1_hours: next('lightrain', 0.3), next_6_hours: next('rain', 1.8) },
  }));
  const first = Math.ceil((from + hours * HOUR_S) / (6 * HOUR_S)) * 6 * HOUR_S;
  const tail = Array.from({ length: sixHourly }, (_, i) => ({
    time: iso(first + i * 6 * HOUR_S),
    data: {
      instant: instant(i * 6),
      next_6_hours: next('heavyrainandthunder', 6, { air_temperature_max: 27, air_temperature_min: 9 }),
    },
  }));
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [36.1, -0.3, 1850] },
    properties: {
      meta: {
        updated_at: iso(from - 3_000),
        units: {
          air_temperature: 'celsius',
          air_temperature_max: 'celsius',
          air_temperature_min: 'celsius',
          precipitation_amount: 'mm',
          wind_speed: 'm/s',
          relative_humidity: '%',
          cloud_area_fraction: '%',
          air_pressure_at_sea_level: 'hPa',
        },
      },
      timeseries: [
        ...hourly,
        ...tail,
        { time: iso(first + sixHourly * 6 * HOUR_S), data: { instant: instant(0) } },
      ] as unknown[],
    },
  };
};
