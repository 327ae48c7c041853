import { setTimeout as sleep } from 'node:timers/promises';
import type { OsmAnswer, OsmPlace, Places } from '#features/suppliers/server/ports.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { AGROVET_NAME, type Element, toPlace } from './elements.ts';

/** The query asks the server to stop after 25 s; a later answer is ignored. */
const WAIT_MS = 40_000;
/**
 * Overpass allows two slots per IP address: limits concurrent queries, and tries mirrors one after another
 * with a pause in between.
 */
const SLOTS = 2;
const PAUSE_MS = 2_000;
const MOST = 500;
const ANSWER_BYTES = 20_000_000;

export const queryAround = ({ lat, lng }: Point, radiusM: number): string => {
  const around = `(around:${Math.round(radiusM)},${lat.toFixed(4)},${lng.toFixed(4)})`;
  const wanted = [
    '["shop"="agrarian"]',
    '["shop"="farm"]',
    '["shop"="garden_centre"]',
    '["amenity"="veterinary"]',
    '["amenity"="marketplace"]',
    `["shop"]["name"~"${AGROVET_NAME}",i]`,
    `["amenity"="pharmacy"]["name"~"${AGROVET_NAME}",i]`,
  ];
  return `[out:json][timeout:25];(${wanted.map((filter) => `nwr${filter}${around};`).join('')});out center tags ${MOST};`;
};

interface Answer {
  readonly osm3s?: { readonly timestamp_osm_base?: string };
  readonly elements?: readonly Element[];
  readonly remark?: string;
}

const read = async (response: Response): Promise<OsmAnswer> => {
  if (!response.ok) throw new Error(`${response.status}`);
  const body = await response.text();
  if (body.length > ANSWER_BYTES) throw new Error('too long');
  const answer = JSON.parse(body) as Answer;
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
const gate = (slots: number) => {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= slots)
      await new Promise<void>((enter) => {
        waiting.push(enter);
      });
    else inside += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
};

interface OverpassOptions {
  readonly urls: readonly string[];
  readonly userAgent: string;
  readonly waitMs?: number;
  readonly pauseMs?: number;
}

/** OpenStreetMap through Overpass: tries the mirrors in order until one gives a complete response. */
export const overpassPlaces = ({
  urls,
  userAgent,
  waitMs = WAIT_MS,
  pauseMs = PAUSE_MS,
}: OverpassOptions): Places => {
  const enter = gate(SLOTS);
  const ask = async (url: string, query: string): Promise<OsmAnswer> => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), waitMs);
    try {
      return await read(
        await fetch(url, {
          method: 'POST',
          signal: limit.signal,
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
      enter(async () => {
        const query = queryAround(point, radiusM);
        const parts: string[] = [];
        for (const [i, url] of urls.entries()) {
          if (i > 0) await sleep(pauseMs);
          try {
            return await ask(url, query);
          } catch (fault) {
            parts.push(`${new URL(url).host}: ${(fault as Error).message}`);
          }
        }
        throw new Error(`no Overpass server gave a whole answer (${parts.join('; ')})`);
      }),
  };
};
