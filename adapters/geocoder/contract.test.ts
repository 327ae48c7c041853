import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import type { Geocoder } from '#features/places/server/ports.ts';
import { nominatim } from './nominatim.ts';
import { sampleGeocoder } from './sample.ts';

const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));

interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly agent: string;
}

/** A Nominatim server according to its documentation; `say` writes whatever the test wants. */
const server = async (say: (asked: Asked, response: ServerResponse) => void) => {
  const asked: Asked[] = [];
  const http = createServer((request, response) => {
    const url = new URL(request.url!, 'http://x');
    const one = { path: url.pathname, query: url.searchParams, agent: String(request.headers['user-agent']) };
    asked.push(one);
    say(one, response);
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, asked };
};

const bahati = {
  place_id: 1,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  osm_type: 'node',
  osm_id: 1,
  lat: '-0.1541',
  lon: '36.1463',
  category: 'place',
  type: 'village',
  place_rank: 19,
  importance: 0.4,
  addresstype: 'village',
  name: 'Bahati',
  display_name: 'Bahati, Nakuru, Rift Valley, 20100, Kenya',
  address: { village: 'Bahati', county: 'Nakuru', postcode: '20100', country: 'Kenya', country_code: 'ke' },
  boundingbox: ['-0.17', '-0.13', '36.12', '36.16'],
};
const json =
  (body: unknown) =>
  (_: Asked, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const good = (asked: Asked, response: ServerResponse): void =>
  json(
    asked.path.endsWith('/reverse')
      ? bahati
      : [bahati, { ...bahati, name: 'Bahati Market', lat: '-1.29', lon: '36.86' }],
  )(asked, response);
const open = (url: string, more = {}): Geocoder =>
  nominatim({ url, userAgent: 'Mavuno/test (+https://mavuno.example)', ...more });

const ways: Record<string, () => Promise<Geocoder>> = {
  nominatim: async () => open((await server(good)).url),
  sample: async () => sampleGeocoder(),
};

describe.each(Object.entries(ways))('map search with %s', (_name, make) => {
  test('returns places with a name, a detail and coordinates, and names a point', async () => {
    const map = await make();
    const places = await map.search('Bahati', 'sw');
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      expect(place).toEqual({
        name: expect.stringMatching(/\S/),
        detail: expect.any(String),
        lat: expect.any(Number),
        lng: expect.any(Number),
      });
      expect(Math.abs(place.lat)).toBeLessThanOrEqual(90);
    }
    expect(await map.reverseGeocode({ lat: -0.154, lng: 36.146 }, 'en')).toMatch(/\S/);
  });
});

test('every name from the fake says SAMPLE', async () => {
  const map = sampleGeocoder();
  expect(map.sample).toBe(true);
  for (const { name } of await map.search('Bahati', 'en')) expect(name).toContain('SAMPLE');
  expect(await map.reverseGeocode({ lat: 0, lng: 36 }, 'en')).toContain('SAMPLE');
  expect(open('http://127.0.0.1:1').sample).toBe(false);
});

test('a request sends User-Agent, countries and languages, and keeps the key of the configured address', async () => {
  const { url, asked } = await server(good);
  const map = open(`${url}/v1/?key=siri`);
  expect(await map.search('Soko la Bahati', 'sw')).toMatchObject([
    { name: 'Bahati', detail: 'Nakuru, Rift Valley, Kenya', lat: -0.1541, lng: 36.1463 },
    { name: 'Bahati Market' },
  ]);
  expect(await map.reverseGeocode({ lat: -0.154, lng: 36.146 }, 'en')).toBe('Bahati');
  expect(asked.map(({ path, agent }) => [path, agent])).toEqual([
    ['/v1/search', 'Mavuno/test (+https://mavuno.example)'],
    ['/v1/reverse', 'Mavuno/test (+https://mavuno.example)'],
  ]);
  expect(Object.fromEntries(asked[0]!.query)).toEqual({
    key: 'siri',
    q: 'Soko la Bahati',
    format: 'jsonv2',
    addressdetails: '1',
    limit: '5',
    countrycodes: 'ke,ug,tz,et,rw,bi,ss,so',
    'accept-language': 'sw,en',
  });
  expect(Object.fromEntries(asked[1]!.query)).toMatchObject({
    lat: '-0.154',
    lon: '36.146',
    zoom: '14',
    'accept-language': 'en,sw',
  });
});

test('no place at a point returns null; an unnamed place takes the name of its village, then its town', async () => {
  const nameOf = async (body: unknown) =>
    open((await server(json(body))).url).reverseGeocode({ lat: -4, lng: 41 }, 'en');
  expect(await nameOf({ error: 'Unable to geocode' })).toBeNull();
  expect(await nameOf({ ...bahati, name: '', address: { town: 'Nakuru', village: 'Bahati' } })).toBe(
    'Bahati',
  );
  expect(await nameOf({ ...bahati, name: null, address: { town: 'Nakuru' } })).toBe('Nakuru');
  expect(await nameOf({ display_name: 'A104, Nakuru, Kenya' })).toBe('A104');
});

test('broken entries are dropped, long names cut and control characters removed', async () => {
  const odd = [
    null,
    7,
    [],
    'Bahati',
    {},
    { ...bahati, lat: 'NaN' },
    { ...bahati, lat: '91' },
    { ...bahati, lon: '1e2' },
    { ...bahati, lat: null },
    { ...bahati, lat: {} },
    { lat: '0', lon: '36' },
    { ...bahati, name: '  Ba\u0000ha\nti\u202e  ', lat: -0.5, lon: 36 },
    { ...bahati, name: '🌽'.repeat(500), display_name: 3, address: 'no' },
  ];
  const places = await open((await server(json(odd))).url).search('x', 'en');
  expect(places.map(({ name, detail }) => [name, detail])).toEqual([
    ['Baha ti', 'Nakuru, Rift Valley, Kenya'],
    ['🌽'.repeat(80), null],
  ]);
});

const html = (_: Asked, response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Access blocked</body></html>');
};
const huge = (_: Asked, response: ServerResponse): void => {
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(Array.from({ length: 12_000 }, () => bahati)));
};
test.each<[string, (asked: Asked, response: ServerResponse) => void, RegExp]>([
  ['status 429', (_, response) => response.writeHead(429).end('slow down'), /status 429/],
  ['status 403', (_, response) => response.writeHead(403).end(), /status 403/],
  ['an HTML page', html, /JSON/],
  ['a five-megabyte body', huge, /too large/],
  ['some other JSON', json('Bahati'), /not a/],
  ['an error body', json({ error: { code: 400, message: 'no' } }), /not a list/],
  [
    'a connection that breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': '900' });
      response.write('[{"lat');
      setTimeout(() => response.destroy(), 20);
    },
    /./,
  ],
])('a search rejects on %s', async (_, say, fault) => {
  await expect(open((await server(say)).url).search('Bahati', 'en')).rejects.toThrow(fault);
});

test('a search to a server that never answers times out', async () => {
  await expect(
    open((await server(() => undefined)).url, { timeoutMs: 50 }).search('Bahati', 'en'),
  ).rejects.toThrow(/abort/i);
});
