import { afterAll, expect, test } from 'vitest';
import { createCogSource } from '#adapters/satellite/cog.ts';
import { EARTH_SEARCH_COLLECTION } from '#adapters/satellite/stac-item.ts';
import { stacCatalogue } from '#adapters/satellite/stac.ts';
import { fakeArchive, type SimulatedPass, type FileServer } from '#adapters/satellite/testing.ts';
import { HOUR_MS } from '#kit/pure/days.ts';
import { type Ring, squareAround } from '#kit/pure/geometry.ts';
import { analyse } from './analyse.ts';
import { type Catalogue, type Layer, layers, type PixelSource, SatelliteError, type Scene } from './ports.ts';
import { openScene } from './scenes/read-block.ts';
import { sharedScenes } from './scenes/shared-scenes.ts';
import { toUtm } from './scenes/zone.ts';

const fileServers: FileServer[] = [];
afterAll(() => fileServers.forEach((one) => one.close()));
const neverAborted = new AbortController().signal;
const nakuru = { lat: -0.3031, lng: 36.08 };
const hectare = squareAround(nakuru, 10_000);
const openArchive = async (simulatedPasses: SimulatedPass[]) => {
  const server = await fakeArchive(simulatedPasses);
  fileServers.push(server);
  const catalogue = stacCatalogue({
    url: server.urlFor('/v1'),
    collection: EARTH_SEARCH_COLLECTION,
    userAgent: 'Mavuno/test',
    timeoutMs: 2_000,
  });
  return {
    server,
    deps: {
      catalogues: [catalogue],
      open: sharedScenes(
        createCogSource({ hosts: new Set([server.host]), timeoutMs: 2_000, bytes: 20_000_000 }),
      ),
    },
  };
};
const requestFor = (plot: Ring, maxClearPasses = 6) => ({
  plot,
  from: new Date('2026-08-01T00:00:00Z'),
  to: new Date('2026-11-21T00:00:00Z'),
  maxClearPasses,
});
const cloudyEverywhere = (): number => 9;

test('SAT-04 a plot half hidden or half outside the tile gets no values; with a third it does', async () => {
  const leftHalf =
    (scl: number) =>
    (x: number): number =>
      x < 50 ? scl : 4;
  const { deps } = await openArchive([
    { id: 'cloud', at: '2026-11-15T08:00:00Z', scl: leftHalf(9) },
    { id: 'edge', at: '2026-11-10T08:00:00Z', scl: leftHalf(0) },
    { id: 'third', at: '2026-11-05T08:00:00Z', scl: (x) => (x < 49 ? 9 : 4) },
  ]);
  const { passes } = await analyse(deps, requestFor(hectare), neverAborted);
  expect(
    passes.map(({ scene, seen, usable, measured }) => [
      scene,
      Math.round(seen * 10) / 10,
      usable,
      measured !== null,
    ]),
  ).toEqual([
    ['cloud', 0.5, { ok: false, why: 'cloud' }, false],
    ['edge', 0.5, { ok: false, why: 'outside' }, false],
    ['third', 0.7, { ok: true }, true],
  ]);
});

test('SAT-04 of two UTM zones, the tile with data is read; both give the same values', async () => {
  const westTile = { epsg: 32_736, left: 841_900, top: 9_967_460 };
  const analyseWithoutDataIn = async (emptyTile: 'west' | 'east') => {
    const { deps } = await openArchive([
      { id: 'w', at: '2026-11-15T08:00:10Z', tile: westTile, ...(emptyTile === 'west' && { scl: () => 0 }) },
      { id: 'e', at: '2026-11-15T08:00:20Z', ...(emptyTile === 'east' && { scl: () => 0 }) },
    ]);
    return analyse(deps, requestFor(hectare), neverAborted);
  };
  const [eastAnalysis, westAnalysis] = [
    await analyseWithoutDataIn('west'),
    await analyseWithoutDataIn('east'),
  ];
  expect([
    eastAnalysis.latest!.epsg,
    westAnalysis.latest!.epsg,
    eastAnalysis.passes.length,
    westAnalysis.passes.length,
  ]).toEqual([32_737, 32_736, 1, 1]);
  for (const { latest } of [eastAnalysis, westAnalysis])
    expect(
      [latest!.reading.measured!.total, latest!.reading.measured!.indices.ndvi!.median].map(
        (value) => Math.round(value * 10) / 10,
      ),
    ).toEqual([expect.closeTo(100, -1), 0.8]);
});

test('SAT-04 a plot across the date line is measured whole in the UTM zone of its scene', async () => {
  const plot = [
    { lat: -16.5, lng: 179.9995 },
    { lat: -16.5, lng: -179.9995 },
    { lat: -16.501, lng: -179.9995 },
    { lat: -16.501, lng: 179.9995 },
  ];
  const [x, y] = toUtm(32_701)({ lat: -16.5005, lng: 180 });
  const { deps } = await openArchive([
    {
      id: 'fiji',
      at: '2026-11-15T08:00:00Z',
      tile: { epsg: 32_701, left: Math.round(x / 20) * 20 - 1_000, top: Math.round(y / 20) * 20 + 1_000 },
    },
  ]);
  const { latest } = await analyse(deps, requestFor(plot), neverAborted);
  // In pixels of 100 m²: the plot measures 107 m by 111 m.
  expect(latest!.reading.measured!.total).toBeGreaterThan(110);
  expect(latest!.reading.measured!.total).toBeLessThan(125);
});

test('a broken pass is skipped; if all are broken, the analysis fails with “wrong”', async () => {
  const { deps } = await openArchive([
    { id: 'torn', at: '2026-11-15T08:00:00Z', brokenBand: true },
    { id: 'whole', at: '2026-11-10T08:00:00Z' },
  ]);
  expect((await analyse(deps, requestFor(hectare), neverAborted)).passes.map(({ scene }) => scene)).toEqual([
    'whole',
  ]);
  const all = await openArchive([
    { id: 'a', at: '2026-11-15T08:00:00Z', brokenBand: true },
    { id: 'b', at: '2026-11-10T08:00:00Z', broken: true },
  ]);
  await expect(analyse(all.deps, requestFor(hectare), neverAborted)).rejects.toMatchObject({ kind: 'wrong' });
  expect(
    await analyse(
      all.deps,
      { ...requestFor(hectare), knownScenes: new Map([['before', new Date('2026-10-01T08:00:00Z')]]) },
      neverAborted,
    ),
  ).toMatchObject({ passes: [] });
});

const catalogueWithFilesAt = (href: string): Catalogue => ({
  name: 'x',
  scenes: async () => [
    {
      id: 'away',
      at: new Date('2026-11-15T08:00:00Z'),
      epsg: 32_737,
      tileCloud: null,
      files: Object.fromEntries(
        layers.map((layer: Layer) => [layer, { href, calibration: { scale: 1, offset: 0 } }]),
      ) as Scene['files'],
    },
  ],
});
test('an analysis fails as “refused” if the image files are at a forbidden address', async () => {
  const { deps } = await openArchive([]);
  await expect(
    analyse(
      { ...deps, catalogues: [catalogueWithFilesAt('http://169.254.169.254/latest')] },
      requestFor(hectare),
      neverAborted,
    ),
  ).rejects.toMatchObject({ kind: 'refused' });
});

/** An archive in which every file fails with this error kind. `opened` lists the URLs that were tried. */
const failingArchive = (kind: 'unreachable' | 'wrong') => {
  const opened: string[] = [];
  const source: PixelSource = {
    open: async ({ href }) => {
      opened.push(href);
      throw new SatelliteError(kind, kind);
    },
  };
  return { opened, open: (scene: Scene, signal: AbortSignal) => openScene(source, scene, signal) };
};
const catalogueOfPasses = (n: number): Catalogue => ({
  name: 'many',
  scenes: async () =>
    Array.from({ length: n }, (_, i) => ({
      id: `s${i}`,
      at: new Date(Date.parse('2026-11-15T08:00:00Z') - i * HOUR_MS),
      epsg: 32_737,
      tileCloud: null,
      files: Object.fromEntries(
        layers.map((layer) => [layer, { href: `http://a/${i}`, calibration: null }]),
      ) as Scene['files'],
    })),
});
test('an analysis stops after two unreachable passes, and opens at most 100 passes', async () => {
  const [silent, broken] = [failingArchive('unreachable'), failingArchive('wrong')];
  await expect(
    analyse({ catalogues: [catalogueOfPasses(3_000)], open: silent.open }, requestFor(hectare), neverAborted),
  ).rejects.toMatchObject({ kind: 'unreachable' });
  expect(silent.opened).toHaveLength(2);
  await expect(
    analyse({ catalogues: [catalogueOfPasses(3_000)], open: broken.open }, requestFor(hectare), neverAborted),
  ).rejects.toMatchObject({ kind: 'wrong' });
  expect(broken.opened).toHaveLength(100);
});

test('an unreachable pass is retried last, and left out if it stays unreachable', async () => {
  const { deps } = await openArchive([
    { id: 'new', at: '2026-11-15T08:00:00Z' },
    { id: 'old', at: '2026-11-10T08:00:00Z' },
  ]);
  const analyseWithUnreachable = async (times: number) => {
    let failuresLeft = times;
    const reported: [string, boolean][] = [];
    const open: typeof deps.open = (scene, signal) => {
      if (scene.id !== 'new' || failuresLeft <= 0) return deps.open(scene, signal);
      failuresLeft -= 1;
      return {
        ...deps.open(scene, signal),
        file: async () => {
          throw new SatelliteError('unreachable', 'silent');
        },
      };
    };
    const found = await analyse(
      { ...deps, open },
      {
        ...requestFor(hectare),
        onReading: async ({ scene }, _, view) => {
          reported.push([scene, view !== null]);
        },
      },
      neverAborted,
    );
    return [found.passes.map(({ scene }) => scene), found.latest!.reading.scene, reported];
  };
  expect(await analyseWithUnreachable(1)).toEqual([
    ['new', 'old'],
    'new',
    [
      ['old', true],
      ['new', true],
    ],
  ]);
  expect(await analyseWithUnreachable(9)).toEqual([['old'], 'old', [['old', true]]]);
});

test.each<[string, Ring]>([
  ['of ten thousand hectares', squareAround(nakuru, 100_000_000)],
  [
    'a hundred kilometres long and diagonal',
    [
      { lat: -0.3, lng: 36 },
      { lat: -1.2, lng: 36.9 },
      { lat: -1.201, lng: 36.9 },
    ],
  ],
  [
    'that reaches a pole',
    [
      { lat: 90, lng: 36 },
      { lat: -0.3, lng: 36 },
      { lat: -0.3, lng: 36.1 },
    ],
  ],
])('a plot %s is refused before its pixels are requested', async (_, plot) => {
  const { deps, server } = await openArchive([{ id: 'one', at: '2026-11-15T08:00:00Z' }]);
  await expect(analyse(deps, requestFor(plot), neverAborted)).rejects.toMatchObject({ kind: 'large' });
  expect(server.requestLog.filter((one) => one.includes('scl')).length).toBe(server.requestLog.length - 1);
});

test('a self-crossing boundary still gets values for the area it encloses', async () => {
  const { deps } = await openArchive([{ id: 'one', at: '2026-11-15T08:00:00Z' }]);
  const [a, b, c, d] = hectare as [Ring[number], Ring[number], Ring[number], Ring[number]];
  const { latest } = await analyse(deps, requestFor([a, c, b, d]), neverAborted);
  expect(latest!.reading.measured!.total).toBeGreaterThan(0);
});

test('an aborted analysis makes no more requests', async () => {
  const { deps, server } = await openArchive(
    Array.from({ length: 6 }, (_, i) => ({
      id: `s${i}`,
      at: `2026-11-${10 + i}T08:00:00Z`,
      ...(i === 3 && { scl: cloudyEverywhere }),
    })),
  );
  const stop = new AbortController();
  await expect(
    analyse(deps, requestFor(hectare), stop.signal, ({ step }) => {
      if (step === 'reading') stop.abort();
    }),
  ).rejects.toMatchObject({ name: 'AbortError' });
  await new Promise((wait) => {
    setTimeout(wait, 200);
  });
  const after = server.requestLog.length;
  await new Promise((wait) => {
    setTimeout(wait, 200);
  });
  expect([server.requestLog.length, server.requestLog.some((one) => one.includes('/s0/'))]).toEqual([
    after,
    false,
  ]);
});
