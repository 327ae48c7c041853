import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import type { PlaceSource } from '#features/suppliers/server/ports.ts';
import { overpassPlaces, queryAround } from './overpass.ts';
import { samplePlaces } from './sample.ts';

const closers: (() => void)[] = [];
afterAll(() => closers.forEach((close) => close()));

const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

interface Asked {
  readonly body: string;
  readonly agent: string;
  readonly type: string;
  readonly method: string;
}
type Reply = { readonly status?: number; readonly body?: unknown; readonly text?: string };

/** An Overpass server that behaves as documented. */
const server = async (reply: (asked: Asked) => Reply) => {
  const asked: Asked[] = [];
  const http = createServer(
    (request, response) =>
      void read(request).then((body) => {
        const one = {
          body,
          agent: String(request.headers['user-agent']),
          type: String(request.headers['content-type']),
          method: String(request.method),
        };
        asked.push(one);
        const { status = 200, body: json, text } = reply(one);
        response.writeHead(status, { 'content-type': 'application/json' }).end(text ?? JSON.stringify(json));
      }),
  );
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/api/interpreter`, asked };
};

const nakuru = { lat: -0.3031, lng: 36.08 };
const envelope = (elements: unknown[], more: object = {}) => ({
  version: 0.6,
  generator: 'Overpass API',
  osm3s: { timestamp_osm_base: '2026-11-20T00:00:00Z', copyright: 'ODbL' },
  elements,
  ...more,
});
const shop = (id: number, tags: Record<string, string>) => ({
  type: 'node',
  id,
  lat: -0.3,
  lon: 36.07,
  tags,
});
const good = envelope([
  shop(1, {
    shop: 'agrarian',
    name: 'Mkulima Agrovet',
    phone: '+254 712 345 678',
    opening_hours: 'Mo-Sa 08:00-18:00',
    'addr:city': 'Nakuru',
  }),
  {
    type: 'way',
    id: 2,
    center: { lat: -0.29, lon: 36.06 },
    tags: { amenity: 'marketplace', name: 'Wakulima Market' },
  },
]);
const open = (urls: readonly string[], more = {}): PlaceSource =>
  overpassPlaces({ urls, userAgent: 'Mavuno/test (+https://mavuno.example)', pauseMs: 1, ...more });

const ways: Record<string, () => Promise<PlaceSource>> = {
  overpass: async () => open([(await server(() => ({ body: good }))).url]),
  sample: async () => samplePlaces(),
};

describe.each(Object.entries(ways))('places from %s', (_name, make) => {
  test('places have an id, a kind, a position and a date; a way is placed at its centre', async () => {
    const { places, asOf } = await (await make()).around(nakuru, 70_000);
    expect(asOf.getTime()).toBeLessThanOrEqual(Date.now());
    expect(places[0]).toMatchObject({
      osm_id: 'node/1',
      kind: 'agrovet',
      name: expect.any(String),
      vicinity: expect.any(String),
    });
    expect(places.find((p) => p.osm_id === 'way/2')).toMatchObject({
      kind: 'market',
      lat: expect.any(Number),
      lng: expect.any(Number),
    });
  });
});

test('every name from the fake says SAMPLE', async () => {
  const places = samplePlaces();
  expect(places.sample).toBe(true);
  for (const { name } of (await places.around(nakuru, 1)).places) expect(name).toContain('SAMPLE');
  expect(open([]).sample).toBe(false);
});

test('phone numbers are in international format', async () => {
  const [first] = (await (await ways['overpass']!()).around(nakuru, 1)).places;
  expect(first!.phone).toBe('+254712345678');
});

test('a query is posted as a form with the query text and a User-Agent', async () => {
  const overpass = await server(() => ({ body: good }));
  await open([overpass.url]).around(nakuru, 70_000);
  const [asked] = overpass.asked;
  expect(asked).toMatchObject({
    method: 'POST',
    agent: 'Mavuno/test (+https://mavuno.example)',
    type: expect.stringContaining('application/x-www-form-urlencoded'),
  });
  const data = new URLSearchParams(asked!.body).get('data')!;
  expect(data).toBe(queryAround(nakuru, 70_000));
  expect(data).toMatch(
    /^\[out:json\]\[timeout:25\];\(nwr\["shop"="agrarian"\]\(around:70000,-0\.3031,36\.0800\);.*out center tags 500;$/,
  );
});

test('kinds: a chemist counts as an agrovet only by its name; shops that sell no inputs are left out', async () => {
  const elements = [
    shop(1, { shop: 'chemist', name: 'Bahati Agro-Vet' }),
    shop(2, { shop: 'chemist', name: 'Bahati Chemist' }),
    shop(3, { amenity: 'pharmacy', name: 'Bahati Agrovet & Pharmacy' }),
    shop(4, { amenity: 'veterinary', name: 'Vet' }),
    shop(5, { shop: 'farm', name: 'Farm shop' }),
    shop(6, { shop: 'yes', name: 'Kenya Seed' }),
    { type: 'relation', id: 7, tags: { shop: 'agrarian' } },
    shop(8, { shop: 'agrarian', phone: '+254 7...' }),
  ];
  const { places } = await open([(await server(() => ({ body: envelope(elements) }))).url]).around(nakuru, 1);
  expect(places.map((p) => [p.osm_id, p.kind, p.phone])).toEqual([
    ['node/1', 'agrovet', null],
    ['node/3', 'agrovet', null],
    ['node/4', 'vet', null],
    ['node/5', 'market', null],
    ['node/6', 'agrovet', null],
    ['node/8', 'agrovet', null],
  ]);
});

test.each<[string, Reply]>([
  ['status 429', { status: 429, text: 'rate_limited' }],
  ['a timeout', { status: 504, text: '' }],
  [
    'a partial answer with a remark',
    {
      body: envelope([good.elements[0]], {
        remark: 'runtime error: Query timed out in "query" at line 1 after 26 seconds.',
      }),
    },
  ],
  ['an HTML page', { text: '<html>busy</html>' }],
  ['some other JSON', { body: { elements: [] } }],
])('on %s the next mirror is asked; without another mirror the search rejects', async (_, reply) => {
  const [bad, fine] = [await server(() => reply), await server(() => ({ body: good }))];
  expect((await open([bad.url, fine.url]).around(nakuru, 1)).places).toHaveLength(2);
  await expect(open([bad.url]).around(nakuru, 1)).rejects.toThrow(
    /no Overpass server gave a whole answer \(127\.0\.0\.1/,
  );
});

test('at most two queries run at once, and all get an answer', async () => {
  let [inside, most] = [0, 0];
  const http = createServer((request, response) => {
    inside += 1;
    most = Math.max(most, inside);
    request.resume();
    setTimeout(() => {
      inside -= 1;
      response.end(JSON.stringify(good));
    }, 30);
  });
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  const places = open([`http://127.0.0.1:${(http.address() as AddressInfo).port}/`]);
  const answers = await Promise.all(Array.from({ length: 6 }, () => places.around(nakuru, 1)));
  expect([answers.length, most]).toEqual([6, 2]);
});

test('a query to a server that never answers times out', async () => {
  const http = createServer(() => undefined);
  await new Promise<void>((ready) => void http.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    http.closeAllConnections();
    http.close();
  });
  await expect(
    open([`http://127.0.0.1:${(http.address() as AddressInfo).port}/`], { timeoutMs: 50 }).around(nakuru, 1),
  ).rejects.toThrow('no Overpass server');
});
