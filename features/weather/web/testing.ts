import { localDay, midnightOf } from '../domain/days.ts';
import type { Forecast, ForecastHour } from '../domain/forecast.ts';
import type { Reply } from './forecasts.ts';

const NAIROBI = 180;
const HOUR_S = 3_600;

/** Eight days that are easy to compute with: each one degree warmer. `over` changes single hours. */
export const weekFrom = (
  now: number,
  over: (day: number, hour: number) => Partial<ForecastHour> = () => ({}),
): Forecast => {
  const midnight = midnightOf(localDay(now / 1_000, NAIROBI), NAIROBI);
  const hours = Array.from({ length: 8 * 24 }, (_, i): ForecastHour => {
    const [day, hour] = [Math.floor(i / 24), i % 24];
    return {
      at: midnight + i * HOUR_S,
      hours: 1,
      temperature: 10 + day + (hour === 14 ? 10 : 0),
      humidity: 60,
      wind: 12,
      rain: hour === 15 ? 2 : 0,
      rainChance: 10 * day,
      clouds: 20,
      pressure: 1_014,
      radiation: 1,
      et0: 0.1,
      condition: 'sunny',
      ...over(day, hour),
    };
  });
  return {
    source: 'met-norway',
    fetchedAt: new Date(now).toISOString(),
    place: { lat: -0.3, lng: 36.1 },
    elevation: 1_850,
    utcOffset: NAIROBI,
    hours,
    days: [],
    doubts: [],
  };
};

export const replyOf = (forecast: Forecast | null, more: Partial<Reply> = {}): Reply => ({
  forecast,
  unchanged: false,
  past: [],
  sample: false,
  ...more,
});

interface WeatherRequest {
  readonly query: URLSearchParams;
}
export type Answer = Reply | number | 'no network';

/** Stubs the server's weather endpoint. */
export const fakeWeatherServer = (answer: () => Answer): WeatherRequest[] => {
  const requests: WeatherRequest[] = [];
  globalThis.fetch = (async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://x');
    if (pathname !== '/api/weather') throw new TypeError('Failed to fetch');
    requests.push({ query: searchParams });
    const reply = answer();
    if (reply === 'no network') throw new TypeError('Failed to fetch');
    return typeof reply === 'number'
      ? new Response('{}', { status: reply })
      : new Response(JSON.stringify(reply), { status: 200 });
  }) as typeof fetch;
  return requests;
};
