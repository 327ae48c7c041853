import { afterAll, expect, test } from 'vitest';
import { createCogSource } from '#adapters/satellite/cog.ts';
import { EARTH_SEARCH_COLLECTION } from '#adapters/satellite/stac-item.ts';
import { stacCatalogue } from '#adapters/satellite/stac.ts';
import { fakeArchive, type SimulatedPass, type FileServer } from '#adapters/satellite/testing.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { squareAround } from '#kit/pure/geometry.ts';
import { analyse } from './analyse.ts';
import type { Progress } from './analysis.ts';
import { type Catalogue, SatelliteError, type Scene } from './ports.ts';
import { openScene } from './scenes/read-block.ts';

const closers: FileServer[] = [];
afterAll(() => closers.forEach((one) => one.close()));
const nakuru = { lat: -0.3031, lng: 36.08 };
/** Generated scenes, served by the real catalogue and archive adapters. */
const archive = async (drawn: readonly SimulatedPass[]) => {
  const server = await fakeArchive([...drawn]);
  closers.push(server);
  const pixels = createCogSource({ hosts: new Set([server.host]), timeoutMs: 2_000, bytes: 20_000_000 });
  const catalogue = stacCatalogue({
    url: server.urlFor('/v1'),
    collection: EARTH_SEARCH_COLLECTION,
    userAgent: 'Mavuno/test',
    timeoutMs: 2_000,
  });
  return { server, catalogue, open: (scene: Scene, signal: AbortSignal) => openScene(pixels, scene, signal) };
};
const never = new AbortController().signal;
const asked = (m2: number, maxClearPasses = 6) => ({
  plot: squareAround(nakuru, m2),
  from: new Date('2026-08-01T00:00:00Z'),
  to: new Date('2026-11-21T00:00:00Z'),
  maxClearPasses,
});
const cloud = (): number => 9;

test('SAT-04 analyses a generated scene: searches passes, reads the clear ones and returns values per pass', async () => {
  const { catalogue, open } = await archive([
    { id: 'new', at: '2026-11-15T08:00:00Z', nir: 4500 },
    { id: 'hidden', at: '2026-11-10T08:00:00Z', scl: cloud },
    { id: 'old', at: '2026-11-05T08:00:00Z' },
    { id: 'covered', at: '2026-11-01T08:00:00Z', tileCloud: 100 },
  ]);
  const said: Progress[] = [];
  const { passes, of, latest, usage } = await analyse(
    { catalogues: [catalogue], open },
    asked(10_000),
    never,
    (progress) => said.push(progress),
  );
  expect(
    passes.map(({ scene, usable, measured }) => [
      scene,
      usable,
      measured && Math.round(measured.indices.ndvi!.median * 1_000) / 1_000,
    ]),
  ).toEqual([
    ['new', { ok: true }, 0.75],
    ['hidden', { ok: false, why: 'cloud' }, null],
    ['old', { ok: true }, 0.8],
  ]);
  expect(of).toBe('plot');
  expect(latest!.reading.measured!.total).toBeCloseTo(100, 0);
  expect(latest!.reading.scene).toBe('new');
  expect(usage.bytes).toBeGreaterThan(0);
  expect([
    said[0],
    said.filter(({ step }) => step === 'looking').length,
    said.filter((one) => one.step === 'reading' && one.layers === 6).length,
  ]).toEqual([{ step: 'searching' }, 3, 2]);
});

test('SAT-08b a plot with fewer than twelve whole pixels has no values; 100 m around it are measured', async () => {
  const { catalogue, open } = await archive([{ id: 'one', at: '2026-11-15T08:00:00Z' }]);
  const small = await analyse({ catalogues: [catalogue], open }, asked(1_000), never);
  expect([small.of, small.latest!.reading.measured!.total]).toEqual([
    'around',
    small.latest!.grid.width * small.latest!.grid.height,
  ]);
  expect((await analyse({ catalogues: [catalogue], open }, asked(4_047), never)).of).toBe('plot');
});

test('returns no values if all passes are hidden or there are none', async () => {
  const { catalogue, open } = await archive([
    { id: 'a', at: '2026-11-15T08:00:00Z', scl: cloud },
    { id: 'b', at: '2026-11-10T08:00:00Z', scl: () => 0 },
  ]);
  const hidden = await analyse({ catalogues: [catalogue], open }, asked(10_000), never);
  expect([hidden.latest, hidden.passes.map(({ usable }) => usable)]).toEqual([
    null,
    [
      { ok: false, why: 'cloud' },
      { ok: false, why: 'outside' },
    ],
  ]);
  const none = await analyse({ catalogues: [(await archive([])).catalogue], open }, asked(10_000), never);
  expect(none).toMatchObject({ passes: [], latest: null });
});

test('a pass whose plot lies across two tiles is read once, from the tile that shows the plot', async () => {
  const { catalogue, open } = await archive([
    { id: 'west', at: '2026-11-15T08:00:10Z', scl: (x) => (x < 50 ? 4 : 0) },
    { id: 'east', at: '2026-11-15T08:00:24Z' },
  ]);
  const { passes } = await analyse({ catalogues: [catalogue], open }, asked(10_000), never);
  expect(passes.map(({ scene, usable }) => [scene, usable.ok])).toEqual([['east', true]]);
});

test('uses the tile that shows more of the plot; a failing tile does not discard a usable one', async () => {
  const part = { scl: (x: number): number => (x < 49 ? 0 : 4) };
  const read = async (first: Partial<SimulatedPass>, second: Partial<SimulatedPass>, silent?: string) => {
    const { catalogue, open } = await archive([
      { id: 'first', at: '2026-11-15T08:00:24Z', ...first },
      { id: 'second', at: '2026-11-15T08:00:10Z', ...second },
    ]);
    const opened: string[] = [];
    const { passes } = await analyse(
      {
        catalogues: [catalogue],
        open: (scene, signal) => {
          opened.push(scene.id);
          if (scene.id === silent) throw new SatelliteError('unreachable', 'silent');
          return open(scene, signal);
        },
      },
      asked(10_000),
      never,
    );
    return [opened, passes.map(({ scene, seen }) => [scene, Math.round(seen * 10) / 10])];
  };
  expect(await read(part, {})).toEqual([['first', 'second'], [['second', 1]]]);
  expect(await read({}, part)).toEqual([['first'], [['first', 1]]]);
  expect(await read(part, {}, 'second')).toEqual([['first', 'second'], [['first', 0.7]]]);
});

test('leaves out a broken scene; a failing catalogue falls back to the next; if none answers, the analysis fails', async () => {
  const { catalogue, open } = await archive([
    { id: 'broken', at: '2026-11-15T08:00:00Z', broken: true },
    { id: 'whole', at: '2026-11-10T08:00:00Z' },
  ]);
  const down: Catalogue = {
    name: 'down',
    scenes: async () => {
      throw new SatelliteError('unreachable', 'down');
    },
  };
  const { passes } = await analyse({ catalogues: [down, catalogue], open }, asked(10_000), never);
  expect(passes.map(({ scene }) => scene)).toEqual(['whole']);
  await expect(analyse({ catalogues: [down], open }, asked(10_000), never)).rejects.toMatchObject({
    kind: 'unreachable',
  });
});

test('reads no more clear passes than requested; aborting stops the reading', async () => {
  const { catalogue, open } = await archive(
    Array.from({ length: 5 }, (_, i) => ({ id: `s${i}`, at: `2026-11-${10 + i}T08:00:00Z` })),
  );
  expect(
    (await analyse({ catalogues: [catalogue], open }, asked(10_000, 2), never)).passes.map(
      ({ scene }) => scene,
    ),
  ).toEqual(['s4', 's3']);
  const stop = new AbortController();
  await expect(
    analyse({ catalogues: [catalogue], open }, asked(10_000), stop.signal, ({ step }) => {
      if (step === 'reading') stop.abort();
    }),
  ).rejects.toThrow(/abort/i);
});

test('a catalogue receives the plot’s 0.01° grid squares, never its boundary', async () => {
  const heard: unknown[] = [];
  const catalogue: Catalogue = {
    name: 'x',
    scenes: async ({ plot }) => {
      heard.push(plot);
      return [];
    },
  };
  await analyse(
    {
      catalogues: [catalogue],
      open: () => {
        throw new Error('nothing to open');
      },
    },
    asked(10_000),
    never,
  );
  expect(heard).toEqual([
    [
      { lat: -0.31, lng: 36.07 },
      { lat: -0.31, lng: 36.09 },
      { lat: -0.3, lng: 36.09 },
      { lat: -0.3, lng: 36.07 },
    ],
  ]);
});

test('the progress while reading bands reports the bytes read so far', async () => {
  const { catalogue, open } = await archive([{ id: 'new', at: '2026-11-15T08:00:00Z' }]);
  const said: Progress[] = [];
  const { usage } = await analyse({ catalogues: [catalogue], open }, asked(10_000), never, (progress) =>
    said.push(progress),
  );
  const read = said.flatMap((one) => (one.step === 'reading' ? [one.bytes] : []));
  expect([read.length, read.every((bytes) => bytes > 0), read[4]]).toEqual([5, true, usage.bytes]);
});

test('reads passes back to the start of the season: the newest one by one, older ones more than a week apart', async () => {
  const { catalogue, open } = await archive(
    Array.from({ length: 14 }, (_, i) => ({
      id: `p${i}`,
      at: new Date(Date.UTC(2026, 10, 20, 8) - i * 5 * DAY_MS).toISOString(),
    })),
  );
  const { passes } = await analyse({ catalogues: [catalogue], open }, asked(10_000, 7), never);
  expect(passes.map(({ scene }) => scene)).toEqual(['p0', 'p1', 'p2', 'p4', 'p6', 'p8', 'p10']);
});
