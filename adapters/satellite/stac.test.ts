import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { squareAround } from '#kit/pure/geometry.ts';
import {
  DIGITAL_EARTH_AFRICA_COLLECTION,
  EARTH_SEARCH_COLLECTION,
  type Collection,
  sceneFromItem,
} from './stac-item.ts';
import { stacCatalogue } from './stac.ts';

const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));
const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};
interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body: Record<string, unknown>;
}
const served = async (
  reply: (asked: Asked, origin: string) => { readonly status?: number; readonly body: unknown } | 'silence',
) => {
  const asked: Asked[] = [];
  let origin = '';
  const http = createServer(
    (request, response) =>
      void read(request).then((text) => {
        const one = {
          method: String(request.method),
          url: String(request.url),
          body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
        };
        asked.push(one);
        const said = reply(one, origin);
        if (said === 'silence') return;
        response
          .writeHead(said.status ?? 200, { 'content-type': 'application/geo+json' })
          .end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
      }),
  );
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    asked,
    origin,
    catalogue: (collection: Collection = EARTH_SEARCH_COLLECTION, timeoutMs = 400) =>
      stacCatalogue({ url: `${origin}/v1/`, collection, userAgent: 'Mavuno/test', timeoutMs }),
  };
};

const asset = (href: string, offset = -0.1) => ({
  href,
  'raster:bands': [{ nodata: 0, data_type: 'uint16', scale: 0.0001, offset }],
});
const item = (id: string, at: string, more: object = {}) => ({
  type: 'Feature',
  id,
  properties: { datetime: at, 'proj:epsg': 32737, 'eo:cloud_cover': 12.5 },
  assets: {
    ...Object.fromEntries(
      ['blue', 'green', 'red', 'nir', 'swir16'].map((name) => [
        name,
        asset(`https://archive.example/${id}/${name}.tif`),
      ]),
    ),
    scl: { href: `https://archive.example/${id}/scl.tif` },
  },
  ...more,
});
const page = (features: unknown[], links: unknown[] = []) => ({
  body: { type: 'FeatureCollection', features, links },
});
const search = {
  plot: squareAround({ lat: -0.3, lng: 36.08 }, 10_000),
  from: new Date('2026-08-01T00:00:00Z'),
  to: new Date('2026-11-21T00:00:00Z'),
};
const never = new AbortController().signal;

test('SAT-04 passes are requested by the plot’s shape and dates, and come newest first without duplicates', async () => {
  const { asked, catalogue } = await served(() =>
    page([
      item('a', '2026-08-05T08:00:00Z'),
      item('b', '2026-11-01T08:00:00Z'),
      item('a', '2026-08-05T08:00:00Z'),
      item('old', '2025-01-01T08:00:00Z'),
    ]),
  );
  const scenes = await catalogue().scenes(search, never);
  expect(scenes.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(scenes[0]).toMatchObject({
    epsg: 32737,
    tileCloud: 12.5,
    files: {
      swir: { href: 'https://archive.example/b/swir16.tif', calibration: { scale: 0.0001, offset: -0.1 } },
      scl: { calibration: { scale: 1, offset: 0 } },
    },
  });
  const [{ method, url, body }] = asked as [Asked];
  expect([method, url, body.collections, body.datetime]).toEqual([
    'POST',
    '/v1/search',
    ['sentinel-2-c1-l2a'],
    '2026-08-01T00:00:00.000Z/2026-11-21T00:00:00.000Z',
  ]);
  const {
    type,
    coordinates: [ring],
  } = body.intersects as { type: string; coordinates: [number[][]] };
  expect([type, ring!.length, ring![0], ring![4]]).toEqual([
    'Polygon',
    5,
    ring![4],
    [search.plot[0]!.lng, search.plot[0]!.lat],
  ]);
});

test('further pages are followed, but at most five, and not to other hosts', async () => {
  const next = (origin: string, more: object) => ({ rel: 'next', href: `${origin}/v1/search`, ...more });
  const posted = await served(({ body }, origin) =>
    page(
      [item(`p${body.next ?? 0}`, '2026-09-01T08:00:00Z')],
      body.next === 2 ? [] : [next(origin, { method: 'POST', body: { next: Number(body.next ?? 0) + 1 } })],
    ),
  );
  expect((await posted.catalogue().scenes(search, never)).map(({ id }) => id).sort()).toEqual([
    'p0',
    'p1',
    'p2',
  ]);
  expect(posted.asked.every(({ body }) => Array.isArray(body.collections))).toBe(true);
  let n = 0;
  const endless = await served((_, origin) =>
    page(
      [item(`e${(n += 1)}`, '2026-09-01T08:00:00Z')],
      [{ rel: 'next', href: `${origin}/v1/search?page=${n}` }],
    ),
  );
  expect(await endless.catalogue().scenes(search, never)).toHaveLength(5);
  const elsewhere = await served(() =>
    page([item('x', '2026-09-01T08:00:00Z')], [{ rel: 'next', href: 'http://169.254.169.254/latest' }]),
  );
  expect([await elsewhere.catalogue().scenes(search, never), elsewhere.asked]).toMatchObject([
    { length: 1 },
    { length: 1 },
  ]);
});

const whole = item('w', '2026-09-01T08:00:00Z');
test.each<[string, object]>([
  ['no SWIR band', { ...whole, assets: { ...whole.assets, swir16: undefined } }],
  ['no valid date', { ...whole, properties: { ...whole.properties, datetime: 'yesterday' } }],
  ['no UTM zone', { ...whole, properties: { datetime: '2026-09-01T08:00:00Z' } }],
  [
    'an unknown offset',
    { ...whole, assets: { ...whole.assets, red: asset('https://archive.example/r.tif', -0.5) } },
  ],
  [
    'no calibration',
    { ...whole, assets: { ...whole.assets, red: { href: 'https://archive.example/r.tif' } } },
  ],
  ['nothing', {}],
])('a pass with %s is dropped', (_, raw) => {
  expect(sceneFromItem(raw, EARTH_SEARCH_COLLECTION)).toBeNull();
});

test('Digital Earth Africa items use other band names and addresses, and carry no calibration', () => {
  const raw = {
    id: 'd',
    properties: { datetime: '2026-09-01T08:00:00Z', 'proj:code': 'EPSG:32736' },
    assets: Object.fromEntries(
      ['B02', 'B03', 'B04', 'B08', 'B11', 'SCL'].map((name) => [
        name,
        { href: `s3://deafrica-sentinel-2/sentinel-s2-l2a-cogs/36/M/${name}.tif` },
      ]),
    ),
  };
  expect(sceneFromItem(raw, DIGITAL_EARTH_AFRICA_COLLECTION)).toMatchObject({
    epsg: 32736,
    tileCloud: null,
    files: {
      red: {
        href: 'https://deafrica-sentinel-2.s3.af-south-1.amazonaws.com/sentinel-s2-l2a-cogs/36/M/B04.tif',
        calibration: null,
      },
    },
  });
});

test.each<[string, Parameters<typeof served>[0], string]>([
  ['busy', () => ({ status: 502, body: '' }), 'unreachable'],
  ['silent', () => 'silence', 'unreachable'],
  ['rate limiting', () => ({ status: 429, body: '' }), 'unreachable'],
  ['sending HTML', () => ({ body: '<html>' }), 'wrong'],
  ['sending another kind of answer', () => ({ body: { type: 'Catalog' } }), 'wrong'],
  ['refusing', () => ({ status: 400, body: {} }), 'wrong'],
  ['sending nine megabytes', () => ({ body: `"${'x'.repeat(9_000_000)}"` }), 'large'],
])('a catalogue that is %s rejects with the matching kind of error', async (_, reply, kind) => {
  await expect(
    (await served(reply))
      .catalogue(EARTH_SEARCH_COLLECTION, kind === 'large' ? 10_000 : 400)
      .scenes(search, never),
  ).rejects.toMatchObject({ kind });
});

test('a next page that repeats is requested at most five times in all, by address or by token', async () => {
  for (const way of [{}, { method: 'POST', body: { token: 'same' } }]) {
    const same = await served((_, origin) =>
      page([item('s', '2026-09-01T08:00:00Z')], [{ rel: 'next', href: `${origin}/v1/search?again`, ...way }]),
    );
    expect([await same.catalogue().scenes(search, never), same.asked.length]).toMatchObject([
      { length: 1 },
      5,
    ]);
  }
});

test.each<[string, unknown[]]>([
  ['of nothing, numbers and text', [null, 7, 'pass', [], true]],
  [
    'of passes without layers',
    [{ id: 'x', properties: { datetime: '2026-09-01T08:00:00Z', 'proj:epsg': 32_737 }, assets: {} }],
  ],
  [
    'of passes with wrong types',
    [
      { ...whole, id: 9 },
      { ...whole, properties: null },
      { ...whole, assets: 'none' },
      { ...whole, properties: { ...whole.properties, 'proj:epsg': '32737' } },
      { ...whole, assets: { ...whole.assets, red: { href: 'x'.repeat(3_000) } } },
    ],
  ],
])('a list %s yields no passes, and a valid pass beside them is found', async (_, features) => {
  expect(
    (await (await served(() => page([...features, whole]))).catalogue().scenes(search, never)).map(
      ({ id }) => id,
    ),
  ).toEqual(['w']);
});

test('only the start of a page with a huge list is read, and deeply nested brackets are rejected', async () => {
  const many = await served(() => ({
    body: `{"type":"FeatureCollection","features":[${JSON.stringify(whole)},${'{},'.repeat(600_000)}${JSON.stringify({ ...whole, id: 'late' })}]}`,
  }));
  expect(
    (await many.catalogue(EARTH_SEARCH_COLLECTION, 10_000).scenes(search, never)).map(({ id }) => id),
  ).toEqual(['w']);
  const deep = await served(() => ({ body: '['.repeat(500_000) + ']'.repeat(500_000) }));
  await expect(deep.catalogue(EARTH_SEARCH_COLLECTION, 10_000).scenes(search, never)).rejects.toMatchObject({
    kind: 'wrong',
  });
}, 20_000);

test('a redirect from a catalogue to another address is not followed', async () => {
  const inside = await served(() => page([whole]));
  const http = createServer((request, response) => {
    request.resume();
    response.writeHead(307, { location: `${inside.origin}/v1/search` }).end();
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  const catalogue = stacCatalogue({
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    collection: EARTH_SEARCH_COLLECTION,
    userAgent: 'Mavuno/test',
    timeoutMs: 400,
  });
  await expect(catalogue.scenes(search, never)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(inside.asked).toEqual([]);
});

test('a catalogue answer that trickles is aborted at the deadline', async () => {
  const http = createServer((request, response) => {
    request.resume();
    response.writeHead(200);
    const drip = setInterval(() => response.write(' '), 30);
    response.once('close', () => clearInterval(drip));
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  const from = performance.now();
  await expect(
    stacCatalogue({
      url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
      collection: EARTH_SEARCH_COLLECTION,
      userAgent: 'Mavuno/test',
      timeoutMs: 300,
    }).scenes(search, never),
  ).rejects.toMatchObject({ kind: 'unreachable' });
  expect(performance.now() - from).toBeLessThan(2_000);
});

test('a plot across the date line is requested as two polygons', async () => {
  const { asked, catalogue } = await served(() => page([]));
  await catalogue().scenes(
    {
      ...search,
      plot: [
        { lat: -16.5, lng: 179.999 },
        { lat: -16.5, lng: -179.998 },
        { lat: -16.501, lng: -179.998 },
        { lat: -16.501, lng: 179.999 },
      ],
    },
    never,
  );
  expect(asked[0]!.body.intersects).toEqual({
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [179.999, -16.501],
          [180, -16.501],
          [180, -16.5],
          [179.999, -16.5],
          [179.999, -16.501],
        ],
      ],
      [
        [
          [-180, -16.501],
          [-179.998, -16.501],
          [-179.998, -16.5],
          [-180, -16.5],
          [-180, -16.501],
        ],
      ],
    ],
  });
});

test('an empty catalogue gives no passes', async () => {
  expect(await (await served(() => page([]))).catalogue().scenes(search, never)).toEqual([]);
});

const samples = path.resolve(import.meta.dirname, '../../../shared/samples');
test.skipIf(!existsSync(samples))(
  'SAT-04 a recorded answer of Earth Search is parsed (skipped without the samples)',
  () => {
    const real = JSON.parse(
      readFileSync(path.join(samples, 'stac_earthsearch_v1_c1_S2B_T38XNF_20250422.json'), 'utf8'),
    ) as object;
    expect(sceneFromItem(real, EARTH_SEARCH_COLLECTION)).toMatchObject({
      id: 'S2B_T38XNF_20250422T091553_L2A',
      epsg: 32638,
      tileCloud: 91.145676,
      files: { nir: { calibration: { scale: 0.0001, offset: -0.1 } } },
    });
    for (const name of [
      'stac_earthsearch_v0_S2A_28QCH_20200714.json',
      'stac_planetarycomputer_S2B_T06VVN_20190629.json',
    ])
      expect(
        sceneFromItem(
          JSON.parse(readFileSync(path.join(samples, name), 'utf8')) as object,
          EARTH_SEARCH_COLLECTION,
        ),
      ).toBeNull();
  },
);
