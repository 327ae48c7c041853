import type { Geocoder } from '#features/places/server/ports.ts';
import { readReverse, readSearch } from './nominatim-response.ts';

/** Short, because a farmer is waiting. */
const TIMEOUT_MS = 8_000;
const MAX_RESPONSE_BYTES = 200_000;
/** Kenya and its neighbours. */
const COUNTRIES = 'ke,ug,tz,et,rw,bi,ss,so';
/** Address detail of reverse geocoding: 14 is village level. */
const ZOOM = '14';

interface NominatimOptions {
  readonly url: string;
  readonly userAgent: string;
  readonly timeoutMs?: number;
}

/** Reads the whole body; throws if it exceeds the size limit. */
const readText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > MAX_RESPONSE_BYTES) throw new Error('the response is too large');
    chunks.push(chunk as Uint8Array);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
};

/** A server with Nominatim's API: the public one, our own, or a paid one with its key in the URL. */
export const nominatim = ({ url, userAgent, timeoutMs = TIMEOUT_MS }: NominatimOptions): Geocoder => {
  const request = async (path: string, params: Readonly<Record<string, string>>): Promise<unknown> => {
    const address = new URL(url);
    address.pathname = `${address.pathname.replace(/\/$/, '')}${path}`;
    for (const [key, value] of Object.entries({ ...params, format: 'jsonv2', addressdetails: '1' }))
      address.searchParams.set(key, value);
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      const response = await fetch(address, {
        signal: controller.signal,
        headers: { 'user-agent': userAgent, accept: 'application/json' },
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the map search returned status ${response.status}`);
      }
      return JSON.parse(await readText(response)) as unknown;
    } finally {
      clearTimeout(timer);
    }
  };
  const acceptLanguage = (language: string): string => (language === 'sw' ? 'sw,en' : 'en,sw');
  return {
    sample: false,
    search: async (query, language) =>
      readSearch(
        await request('/search', {
          q: query,
          countrycodes: COUNTRIES,
          limit: '5',
          'accept-language': acceptLanguage(language),
        }),
      ),
    reverseGeocode: async ({ lat, lng }, language) =>
      readReverse(
        await request('/reverse', {
          lat: String(lat),
          lon: String(lng),
          zoom: ZOOM,
          'accept-language': acceptLanguage(language),
        }),
      ),
  };
};
