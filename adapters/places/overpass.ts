import { setTimeout as sleep } from 'node:timers/promises';
import type { OsmResult, OsmPlace, PlaceSource } from '#features/suppliers/server/ports.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { AGROVET_NAME_PATTERN, type OverpassElement, toPlace } from './overpass-elements.ts';

/** The query asks the server to stop after 25 s; a later answer is ignored. */
const TIMEOUT_MS = 40_000;
/**
 * Overpass allows two slots per IP address: limits concurrent queries, and tries mirrors one after another
 * with a pause in between.
 */
const MAX_CONCURRENT = 2;
const PAUSE_MS = 2_000;
const MAX_ELEMENTS = 500;
const MAX_RESPONSE_CHARS = 20_000_000;

export const queryAround = ({ lat, lng }: Point, radiusM: number): string => {
  const around = `(around:${Math.round(radiusM)},${lat.toFixed(4)},${lng.toFixed(4)})`;
  const filters = [
    '["shop"="agrarian"]',
    '["shop"="farm"]',
    '["shop"="garden_centre"]',
    '["amenity"="veterinary"]',
    '["amenity"="marketplace"]',
    `["shop"]["name"~"${AGROVET_NAME_PATTERN}",i]`,
    `["amenity"="pharmacy"]["name"~"${AGROVET_NAME_PATTERN}",i]`,
  ];
  return `[out:json][timeout:25];(${filters.map((filter) => `nwr${filter}${around};`).join('')});out center tags ${MAX_ELEMENTS};`;
};

interface OverpassResponse {
  readonly osm3s?: { readonly timestamp_osm_base?: string };
  readonly elements?: readonly OverpassElement[];
  readonly remark?: string;
}

const read = async (response: Response): Promise<OsmResult> => {
  if (!response.ok) throw new Error(`${response.status}`);
  const body = await response.text();
  if (body.length > MAX_RESPONSE_CHARS) throw new Error('too long');
  const answer = JSON.parse(body) as OverpassResponse;
  // A query that timed out returns 200 with partial elements and a remark.
  if (answer.remark) throw new Error(answer.remark.slice(0, 100));
  const asOf = new Date(answer.osm3s?.timestamp_osm_base ?? NaN);
  if (!Array.isArray(answer.elements) || Number.isNaN(asOf.getTime()))
    throw new Error('not an Overpass answer');
  return {
    places: answer.elements
      .map(toPlace)
      .filter((place: OsmPlace | null): place is OsmPlace => place !== null),
    asOf,
  };
};

/** Runs at most `slots` tasks at once; others wait in FIFO order. */
const createSemaphore = (slots: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= slots)
      await new Promise<void>((enter) => {
        waiting.push(enter);
      });
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

interface OverpassOptions {
  readonly urls: readonly string[];
  readonly userAgent: string;
  readonly timeoutMs?: number;
  readonly pauseMs?: number;
}

/** OpenStreetMap through Overpass: tries the mirrors in order until one gives a complete response. */
export const overpassPlaces = ({
  urls,
  userAgent,
  timeoutMs = TIMEOUT_MS,
  pauseMs = PAUSE_MS,
}: OverpassOptions): PlaceSource => {
  const withSlot = createSemaphore(MAX_CONCURRENT);
  const postQuery = async (url: string, query: string): Promise<OsmResult> => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      return await read(
        await fetch(url, {
          method: 'POST',
          signal: controller.signal,
          headers: { 'user-agent': userAgent, accept: 'application/json' },
          body: new URLSearchParams({ data: query }),
        }),
      );
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    sample: false,
    around: (point, radiusM) =>
      withSlot(async () => {
        const query = queryAround(point, radiusM);
        const parts: string[] = [];
        for (const [i, url] of urls.entries()) {
          if (i > 0) await sleep(pauseMs);
          try {
            return await postQuery(url, query);
          } catch (error) {
            parts.push(`${new URL(url).host}: ${(error as Error).message}`);
          }
        }
        throw new Error(`no Overpass server gave a whole answer (${parts.join('; ')})`);
      }),
  };
};
