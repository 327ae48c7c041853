import {
  type ForecastRequest,
  SourceError,
  type FetchedForecast,
  type WeatherProvider,
} from '#features/weather/server/ports.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { readOpenMeteo } from './open-meteo-answer.ts';
import { orderByPlace } from './open-meteo-places.ts';
import { requestJson, asObject } from './request-json.ts';

/** For non-commercial use only. */
export const FREE_OPEN_METEO = 'https://api.open-meteo.com/v1/forecast';
const TIMEOUT_MS = 10_000;
/** 92 past days take about 300 KB. */
const MAX_RESPONSE_BYTES = 2_000_000;
/** Bytes per place and day: 240 values with their units and times. */
const BYTES_PER_PLACE_DAY = 6_000;
const MAX_PAST_DAYS = 92;
const FORECAST_DAYS = 8;
/** Keeps the URL at about 900 characters and responses at a few megabytes. */
const MAX_PLACES = 50;
const MAX_PLACE_DAYS = 3_200;
/**
 * The free host counts each place per fortnight of data and allows 600 calls a minute; half of that lets two
 * batches run in parallel.
 */
const DAYS_PER_CALL = 14;
const MAX_CALLS_PER_MINUTE = 300;
const EXTRA_WAIT_PER_PLACE_MS = 200;
/** Ten variables count as one call. */
const HOURLY = [
  'temperature_2m',
  'relative_humidity_2m',
  'precipitation',
  'precipitation_probability',
  'weather_code',
  'cloud_cover',
  'wind_speed_10m',
  'pressure_msl',
  'shortwave_radiation',
  'et0_fao_evapotranspiration',
];

interface OpenMeteoOptions {
  readonly url: string;
  readonly key?: string | undefined;
  readonly userAgent: string;
  readonly timeoutMs?: number;
}

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** Seconds until the limit resets, from "Minutely|Hourly|Daily API request limit exceeded". */
const secondsUntilReset = (reason: unknown, now: Date): number => {
  const text = typeof reason === 'string' ? reason.toLowerCase() : '';
  if (text.startsWith('daily') || text.startsWith('monthly'))
    return Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1_000);
  return text.startsWith('hourly') ? HOUR_S : MINUTE_S;
};

const requestedDays = (pastDays: number): number =>
  FORECAST_DAYS + Math.min(MAX_PAST_DAYS, Math.max(1, pastDays));

const toForecast = (answer: unknown, { point, utcOffset, now }: ForecastRequest): FetchedForecast => {
  try {
    return {
      forecast: {
        source: 'open-meteo',
        fetchedAt: now.toISOString(),
        ...readOpenMeteo(answer, { ...point, utcOffset }),
      },
      madeAt: null,
      version: null,
      validUntil: null,
    };
  } catch (fault) {
    throw new SourceError((fault as Error).message);
  }
};

/** Yields between answers, so that other requests are served. */
const yieldToEventLoop = (): Promise<void> =>
  new Promise((done) => {
    setImmediate(done);
  });

const toForecasts = async (
  answers: readonly unknown[],
  questions: readonly ForecastRequest[],
): Promise<(FetchedForecast | SourceError)[]> => {
  const results: (FetchedForecast | SourceError)[] = [];
  for (const [i, answer] of orderByPlace(
    answers,
    questions.map(({ point }) => point),
  ).entries()) {
    try {
      results.push(toForecast(answer, questions[i]!));
    } catch (fault) {
      results.push(fault as SourceError);
    }
    await yieldToEventLoop();
  }
  return results;
};

/** An Open-Meteo server: the free one (for non-commercial use), the paid one with a key, or a self-hosted one. */
export const openMeteo = ({
  url,
  key,
  userAgent,
  timeoutMs = TIMEOUT_MS,
}: OpenMeteoOptions): WeatherProvider => {
  /** The server's message may repeat the request. */
  const withoutKey = (sentence: string): string => (key ? sentence.split(key).join('…') : sentence);
  const requestForecasts = async (questions: readonly ForecastRequest[]): Promise<unknown> => {
    const { pastDays, now } = questions[0]!;
    const days = requestedDays(pastDays);
    const address = new URL(url);
    const query = {
      latitude: questions.map(({ point }) => point.lat.toFixed(2)).join(','),
      longitude: questions.map(({ point }) => point.lng.toFixed(2)).join(','),
      hourly: HOURLY.join(','),
      timeformat: 'unixtime',
      timezone: 'GMT',
      forecast_days: String(FORECAST_DAYS),
      // East Africa's day starts before UTC's.
      past_days: String(days - FORECAST_DAYS),
      ...(key ? { apikey: key } : {}),
    };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const extraPlaces = questions.length - 1;
    const { status, body } = await requestJson(address, {
      headers: { 'user-agent': userAgent },
      timeoutMs: timeoutMs + extraPlaces * EXTRA_WAIT_PER_PLACE_MS,
      bytes: MAX_RESPONSE_BYTES + extraPlaces * days * BYTES_PER_PLACE_DAY,
    });
    if (status === 429)
      throw new SourceError('too many questions', secondsUntilReset(asObject(body).reason, now));
    if (status !== 200)
      throw new SourceError(
        `answered ${status}${status === 400 ? `: ${withoutKey(JSON.stringify(asObject(body).reason ?? '')).slice(0, 120)}` : ''}`,
      );
    return body;
  };
  const ask = async (question: ForecastRequest): Promise<FetchedForecast> =>
    toForecast(await requestForecasts([question]), question);
  return {
    source: 'open-meteo',
    hasPast: true,
    ask,
    together: {
      maxPlaces: (pastDays) => Math.min(MAX_PLACES, Math.floor(MAX_PLACE_DAYS / requestedDays(pastDays))),
      pauseMs: (places, pastDays) =>
        Math.ceil(
          (places * Math.max(1, requestedDays(pastDays) / DAYS_PER_CALL) * 60_000) / MAX_CALLS_PER_MINUTE,
        ),
      ask: async (questions) => {
        if (questions.length < 2) return Promise.all(questions.map(ask));
        const body = await requestForecasts(questions);
        if (!Array.isArray(body)) throw new SourceError('no list of answers for many places');
        return toForecasts(body, questions);
      },
    },
  };
};
