import { SourceFault, type WeatherProvider } from '#features/weather/server/ports.ts';
import { askJson, loose } from './ask-json.ts';
import { readOpenMeteo, type Read } from './open-meteo-answer.ts';

/** For non-commercial use only. */
export const FREE_OPEN_METEO = 'https://api.open-meteo.com/v1/forecast';
const WAIT_MS = 10_000;
/** A past of 92 days is some 300 KB. */
const ANSWER_BYTES = 2_000_000;
const MOST_PAST_DAYS = 92;
/** Ten variables count as one call. */
const HOURLY = [
  'temperature_2m', 'relative_humidity_2m', 'precipitation', 'precipitation_probability', 'weather_code', 'cloud_cover', 'wind_speed_10m', 'pressure_msl', 'shortwave_radiation', 'et0_fao_evapotranspiration',
];

export interface OpenMeteoOptions { readonly url: string; readonly key?: string | undefined; readonly userAgent: string; readonly waitMs?: number }

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** "Minutely|Hourly|Daily API request limit exceeded": each limit ends with its own clock. */
const restOf = (reason: unknown, now: Date): number => {
  const text = typeof reason === 'string' ? reason.toLowerCase() : '';
  if (text.startsWith('daily') || text.startsWith('monthly')) return Math.ceil((86_400_000 - (now.getTime() % 86_400_000)) / 1_000);
  return text.startsWith('hourly') ? HOUR_S : MINUTE_S;
};

/** An Open-Meteo server: the free one (for non-commercial use), the paid one with a key, or one's own. */
export const openMeteo = ({ url, key, userAgent, waitMs = WAIT_MS }: OpenMeteoOptions): WeatherProvider => ({
  source: 'open-meteo',
  hasPast: true,
  ask: async ({ point: { lat, lng }, utcOffset, pastDays, now }) => {
    const address = new URL(url);
    const question = {
      latitude: lat.toFixed(2), longitude: lng.toFixed(2), hourly: HOURLY.join(','), timeformat: 'unixtime', timezone: 'GMT', forecast_days: '8',
      // The local day of East Africa begins before that of Greenwich.
      past_days: String(Math.min(MOST_PAST_DAYS, Math.max(1, pastDays))), ...(key ? { apikey: key } : {}),
    };
    for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value);
    const { status, body } = await askJson(address, { headers: { 'user-agent': userAgent }, waitMs, bytes: ANSWER_BYTES });
    if (status === 429) throw new SourceFault('too many questions', restOf(loose(body).reason, now));
    if (status !== 200) throw new SourceFault(`answered ${status}${status === 400 ? `: ${JSON.stringify(loose(body).reason ?? '').slice(0, 120)}` : ''}`);
    let read: Read;
    try { read = readOpenMeteo(body, { lat, lng, utcOffset }); } catch (fault) { throw new SourceFault((fault as Error).message); }
    return { forecast: { source: 'open-meteo', fetchedAt: now.toISOString(), ...read }, version: null, validUntil: null };
  },
});
