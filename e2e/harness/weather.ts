import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const HOUR_S = 3_600;
const DAY_S = 86_400;

export interface WeatherService {
  readonly url: string;
  /** Number of requests. */
  calls(): number;
  /** Number of requested places, repeats included. */
  places(): number;
  /** Sets the next responses: a status, or weather again. */
  fail(status: number | null): void;
  stop(): Promise<void>;
}

/** An Open-Meteo response for any place: warm days, rain on every second afternoon until `dryFor` days ago. */
const answer = (query: URLSearchParams, dryFor: number): object => {
  const past = Number(query.get('past_days'));
  const first = Math.floor(Date.now() / 1_000 / DAY_S - past) * DAY_S;
  const time = Array.from(
    { length: (past + Number(query.get('forecast_days'))) * 24 },
    (_, i) => first + i * HOUR_S,
  );
  const local = (at: number): number => ((at + 3 * HOUR_S) % DAY_S) / HOUR_S;
  const lastWet = Date.now() / 1_000 - dryFor * DAY_S;
  const isWet = (at: number): boolean =>
    (dryFor === 0 || at < lastWet) &&
    Math.floor((at + 3 * HOUR_S) / DAY_S) % 2 === 1 &&
    local(at) >= 14 &&
    local(at) < 18;
  const each = (value: (at: number) => number): number[] => time.map(value);
  return {
    latitude: Number(query.get('latitude')),
    longitude: Number(query.get('longitude')),
    utc_offset_seconds: 0,
    timezone: 'GMT',
    elevation: 1_850,
    hourly_units: {
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
    },
    hourly: {
      time,
      temperature_2m: each((at) => Math.round(19 - 6 * Math.cos(((local(at) - 3) / 12) * Math.PI))),
      relative_humidity_2m: each((at) => (local(at) < 8 ? 92 : 60)),
      precipitation: each((at) => (isWet(at) ? 3 : 0)),
      precipitation_probability: each((at) => (isWet(at) ? 80 : 5)),
      weather_code: each((at) => (isWet(at) ? 65 : 0)),
      cloud_cover: each((at) => (isWet(at) ? 90 : 20)),
      wind_speed_10m: each(() => 9),
      pressure_msl: each(() => 1_014),
      shortwave_radiation: each((at) => (local(at) >= 7 && local(at) < 18 ? 450 : 0)),
      et0_fao_evapotranspiration: each((at) => (local(at) >= 7 && local(at) < 18 ? 0.35 : 0)),
    },
  };
};

/** Several places give an array; each but the first has its index. */
const answers = (query: URLSearchParams, dryFor: number): unknown => {
  const [lats, lngs] = [query.get('latitude')!.split(','), query.get('longitude')!.split(',')];
  if (lats.length === 1) return answer(query, dryFor);
  return lats.map((latitude, i) => {
    const one = new URLSearchParams(query);
    one.set('latitude', latitude);
    one.set('longitude', lngs[i]!);
    return { ...answer(one, dryFor), ...(i > 0 ? { location_id: i } : {}) };
  });
};

/** A server with Open-Meteo's API, for `WEATHER_URL`. */
export const weatherService = async ({
  dryFor = 0,
}: { readonly dryFor?: number } = {}): Promise<WeatherService> => {
  let calls = 0;
  let places = 0;
  let failing: number | null = null;
  const http = createServer((request, response) => {
    const { searchParams: query } = new URL(request.url!, 'http://x');
    calls += 1;
    places += query.get('latitude')?.split(',').length ?? 0;
    if (failing !== null) {
      response.writeHead(failing).end();
      return;
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answers(query, dryFor)));
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1/forecast`,
    calls: () => calls,
    places: () => places,
    fail: (status) => {
      failing = status;
    },
    stop: () =>
      new Promise((done) => {
        http.closeAllConnections();
        http.close(() => done());
      }),
  };
};
