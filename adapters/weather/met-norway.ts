import { SourceError, type WeatherProvider } from '#features/weather/server/ports.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { readMetNorway, type ParsedMetNorway } from './met-norway-answer.ts';
import { requestJson, dateOf } from './request-json.ts';

const MET_URL = 'https://api.met.no/weatherapi/locationforecast/2.0/complete';
const TIMEOUT_MS = 10_000;
const MAX_RESPONSE_BYTES = 2_000_000;
/** Credentials rejected (401, 403): a person must fix this, so wait longer. */
const REFUSED_PAUSE_S = 3_600;
const BUSY_PAUSE_S = 600;
/** New forecasts are published several times a day: one that is unchanged for longer comes from a stale cache. */
const MAX_UNCHANGED_MS = 12 * HOUR_MS;

/** The cached version's Last-Modified. */
const isRecent = (version: string, now: Date): boolean =>
  now.getTime() - Date.parse(version) < MAX_UNCHANGED_MS;

/**
 * `userAgent` names the app and a contact: the provider's terms require both and reject requests without
 * them.
 */
interface MetNorwayOptions {
  readonly url?: string | undefined;
  readonly userAgent: string;
  readonly timeoutMs?: number;
}

export const metNorway = ({
  url = MET_URL,
  userAgent,
  timeoutMs = TIMEOUT_MS,
}: MetNorwayOptions): WeatherProvider => ({
  source: 'met-norway',
  hasPast: false,
  together: null,
  ask: async ({ point: { lat, lng }, utcOffset, version, now }) => {
    const address = new URL(url);
    address.searchParams.set('lat', lat.toFixed(2));
    address.searchParams.set('lon', lng.toFixed(2));
    const since = version !== null && isRecent(version, now) ? version : null;
    const { status, headers, body } = await requestJson(address, {
      headers: {
        'user-agent': userAgent,
        ...(since ? { 'if-modified-since': since } : version ? { 'cache-control': 'no-cache' } : {}),
      },
      timeoutMs,
      bytes: MAX_RESPONSE_BYTES,
    });
    const validUntil = dateOf(headers.get('expires'));
    if (status === 304 && since) return { unchangedUntil: validUntil };
    if (status === 403 || status === 401) throw new SourceError(`answered ${status}`, REFUSED_PAUSE_S);
    if (status === 429)
      throw new SourceError('too many questions', Number(headers.get('retry-after')) || BUSY_PAUSE_S);
    // 203: this version of the service is deprecated, but the response is complete.
    if (status !== 200 && status !== 203) throw new SourceError(`answered ${status}`);
    let read: ParsedMetNorway;
    try {
      read = readMetNorway(body, { lat, lng, utcOffset });
    } catch (fault) {
      throw new SourceError((fault as Error).message);
    }
    const doubts =
      status === 203 ? [...read.forecast.doubts, 'the service is deprecated'] : read.forecast.doubts;
    return {
      forecast: { source: 'met-norway', fetchedAt: now.toISOString(), utcOffset, ...read.forecast, doubts },
      madeAt: read.madeAt,
      version: headers.get('last-modified'),
      validUntil,
    };
  },
});
