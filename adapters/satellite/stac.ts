import { type Catalogue, SatelliteError, type Scene, type Search } from '#features/satellite/server/ports.ts';
import type { Ring } from '#kit/pure/geometry.ts';
import { type Collection, sceneFromItem } from './stac-item.ts';
import { readBody, withTimeout } from './with-timeout.ts';

interface StacOptions {
  readonly url: string;
  readonly collection: Collection;
  readonly userAgent: string;
  readonly timeoutMs: number;
}

const PAGE_SIZE = 50;
/** Two passes per week for two years; stops reading a catalogue that never ends. */
const MAX_PAGES = 5;
const MAX_BYTES = 8_000_000;
/** Maximum items read per page, so that millions of empty entries cannot block the server. */
const MAX_ITEMS = 10 * PAGE_SIZE;

interface Page {
  readonly features: readonly unknown[];
  readonly next: { readonly href: string; readonly method: string; readonly body: object } | null;
}

const pageOf = (body: unknown, origin: string): Page => {
  const { type, features, links } = (body ?? {}) as { type?: unknown; features?: unknown; links?: unknown };
  if (type !== 'FeatureCollection' || !Array.isArray(features))
    throw new SatelliteError('wrong', 'the catalogue gave no list of passes');
  const next = (Array.isArray(links) ? links : []).find((link: { rel?: unknown }) => link?.rel === 'next') as
    | { href?: unknown; method?: unknown; body?: unknown }
    | undefined;
  // The next page must be on the same host.
  if (typeof next?.href !== 'string' || !URL.canParse(next.href) || new URL(next.href).origin !== origin)
    return { features, next: null };
  return {
    features,
    next: {
      href: next.href,
      method: next.method === 'POST' ? 'POST' : 'GET',
      body: (next.body ?? {}) as object,
    },
  };
};

const readJson = async (answer: Response, late: Promise<never>): Promise<unknown> => {
  const body = await readBody(
    answer,
    MAX_BYTES,
    () => new SatelliteError('large', 'the catalogue’s answer is too long'),
    late,
  );
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    throw new SatelliteError('wrong', 'the catalogue gave no JSON');
  }
};

const box = (west: number, south: number, east: number, north: number): number[][][] => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
];
/**
 * Splits a plot that crosses the date line in two (RFC 7946): its corners alone would enclose the rest of the
 * earth.
 */
const shapeOf = (plot: Ring): object => {
  const [lats, lngs] = [plot.map(({ lat }) => lat), plot.map(({ lng }) => lng)];
  if (Math.max(...lngs) - Math.min(...lngs) <= 180)
    return { type: 'Polygon', coordinates: [[...plot, plot[0]!].map(({ lat, lng }) => [lng, lat])] };
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  return {
    type: 'MultiPolygon',
    coordinates: [
      box(Math.min(...lngs.filter((lng) => lng > 0)), south, 180, north),
      box(-180, south, Math.max(...lngs.filter((lng) => lng < 0)), north),
    ],
  };
};

/**
 * A STAC API: Element84's Earth Search, Digital Earth Africa's, or a compatible one. Checks each item and
 * skips incomplete ones.
 */
export const stacCatalogue = ({ url, collection, userAgent, timeoutMs }: StacOptions): Catalogue => {
  const { origin } = new URL(url);
  const requestPage = async (
    href: string,
    method: string,
    body: object,
    signal: AbortSignal,
  ): Promise<Page> => {
    try {
      return await withTimeout(timeoutMs, async (late) => {
        const answer = await fetch(href, {
          method,
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
          headers: {
            accept: 'application/geo+json',
            'user-agent': userAgent,
            ...(method === 'POST' && { 'content-type': 'application/json' }),
          },
          ...(method === 'POST' && { body: JSON.stringify(body) }),
        });
        if (!answer.ok)
          throw new SatelliteError(
            answer.status >= 500 || answer.status === 429 ? 'unreachable' : 'wrong',
            `the catalogue answered ${answer.status}`,
          );
        return pageOf(await readJson(answer, late), origin);
      });
    } catch (fault) {
      if (fault instanceof SatelliteError) throw fault;
      signal.throwIfAborted();
      throw new SatelliteError('unreachable', 'the catalogue gave no answer in time');
    }
  };
  return {
    name: collection.id,
    scenes: async ({ plot, from, to }: Search, signal) => {
      const first = {
        collections: [collection.id],
        intersects: shapeOf(plot),
        datetime: `${from.toISOString()}/${to.toISOString()}`,
        limit: PAGE_SIZE,
      };
      const found = new Map<string, Scene>();
      let page: Page = await requestPage(`${url.replace(/\/$/, '')}/search`, 'POST', first, signal);
      for (let n = 1; ; n += 1) {
        for (const item of page.features.slice(0, MAX_ITEMS)) {
          const scene = sceneFromItem(item, collection);
          if (scene && scene.at >= from && scene.at <= to) found.set(scene.id, scene);
        }
        if (!page.next || page.features.length === 0 || n === MAX_PAGES) break;
        page = await requestPage(page.next.href, page.next.method, { ...first, ...page.next.body }, signal);
      }
      return [...found.values()].sort((a, b) => b.at.getTime() - a.at.getTime());
    },
  };
};
