import type { Geocoder } from '#features/places/server/ports.ts';
import { readReverse, readSearch } from './answers.ts';

/** Short, because a farmer is waiting. */
const WAIT_MS = 8_000;
const ANSWER_BYTES = 200_000;
/** Kenya and its neighbours. */
const COUNTRIES = 'ke,ug,tz,et,rw,bi,ss,so';
/** Village level. */
const ZOOM = '14';

interface NominatimOptions {
  readonly url: string;
  readonly userAgent: string;
  readonly waitMs?: number;
}

/** Reads the whole body; throws if it exceeds the size limit. */
const readText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > ANSWER_BYTES) throw new Error('the answer is too long');
    chunks.push(chunk as Uint8Array);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
};

/** A server with Nominatim's API: the public one, our own, or a paid one with its key in the URL. */
export const nominatim = ({ url, userAgent, waitMs = WAIT_MS }: NominatimOptions): Geocoder => {
  const ask = async (path: string, question: Readonly<Record<string, string>>): Promise<unknown> => {
    const address = new URL(url);
    address.pathname = `${address.pathname.replace(/\/$/, '')}${path}`;
    for (const [key, value] of Object.entries({ ...question, format: 'jsonv2', addressdetails: '1' }))
      address.searchParams.set(key, value);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), waitMs);
    try {
      const response = await fetch(address, {
        signal: limit.signal,
        headers: { 'user-agent': userAgent, accept: 'application/json' },
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the map search answered ${response.status}`);
      }
      return JSON.parse(await readText(response)) as unknown;
    } finally {
      clearTimeout(timer);
    }
  };
  const speak = (language: string): string => (language === 'sw' ? 'sw,en' : 'en,sw');
  return {
    sample: false,
    search: async (query, language) =>
      readSearch(
        await ask('/search', {
          q: query,
          countrycodes: COUNTRIES,
          limit: '5',
          'accept-language': speak(language),
        }),
      ),
    reverseGeocode: async ({ lat, lng }, language) =>
      readReverse(
        await ask('/reverse', {
          lat: String(lat),
          lon: String(lng),
          zoom: ZOOM,
          'accept-language': speak(language),
        }),
      ),
  };
};
