import { afterAll, expect, test } from 'vitest';
import { createCogSource } from '#adapters/satellite/cog.ts';
import { simulatedFiles, type FileServer, sendRange, serveLike } from '#adapters/satellite/testing.ts';
import { type Layer, layers, type PixelSource, type Scene } from '../ports.ts';
import { readBlock, readClasses } from './read-block.ts';
import { sharedScenes } from './shared-scenes.ts';

const closers: FileServer[] = [];
afterAll(() => closers.forEach((one) => one.close()));
const never = new AbortController().signal;
const RING = [
  [174_800, 9_966_600],
  [174_900, 9_966_600],
  [174_900, 9_966_500],
  [174_800, 9_966_500],
] as const;
const grid = { left: 174_740, top: 9_966_660, size: 10, width: 22, height: 22 };

/** One pass. `ask` decides each response: false means no response, a number is the status code. */
const archive = async (
  ask: (layer: Layer, n: number) => boolean | number,
  calibration: Scene['files']['red']['calibration'] = { scale: 0.0001, offset: -0.1 },
) => {
  const file = simulatedFiles({ id: 'one', at: '2026-11-15T08:00:00Z' });
  let n = 0;
  const server = await serveLike((request, response) => {
    const layer = /(\w+)\.tif$/.exec(request.url ?? '')![1] as Layer;
    const may = ask(layer, (n += 1));
    if (typeof may === 'number') response.writeHead(may).end();
    else if (may) sendRange(request, response, file(layer));
  });
  closers.push(server);
  const scene = (id: string): Scene => ({
    id,
    at: new Date('2026-11-15T08:00:00Z'),
    epsg: 32_737,
    tileCloud: null,
    files: Object.fromEntries(
      layers.map((layer) => [
        layer,
        {
          href: server.urlFor(`/${layer}.tif`),
          calibration: layer === 'scl' ? { scale: 1, offset: 0 } : calibration,
        },
      ]),
    ) as Scene['files'],
  });
  return {
    server,
    scene: scene('one'),
    open: sharedScenes(createCogSource({ hosts: new Set([server.host]), timeoutMs: 400, bytes: 10_000_000 })),
  };
};
const read = async (open: ReturnType<ReturnType<typeof sharedScenes>>): Promise<number> =>
  (await readBlock(open, await readClasses(open, RING, 50))).bands.nir.pixels[0]!;

test.each<[string, Layer, number | false]>([
  ['scene classes fail', 'scl', 503],
  ['near-infrared band fails', 'nir', 500],
  ['red band does not answer', 'red', false],
])(
  'SAT-04 after an analysis in which the %s, the next analysis of the same pass reads it completely',
  async (_, broken, how) => {
    let fails = true;
    const { scene, open } = await archive((layer) => (fails && layer === broken ? how : true));
    await expect(read(open(scene, never))).rejects.toMatchObject({ kind: 'unreachable' });
    fails = false;
    expect(await read(open(scene, never))).toBe(5_500);
  },
);

test('retries reading the calibration offset of a pass after a failure', async () => {
  let fails = true;
  const { scene, open } = await archive((layer) => (fails && layer === 'red' ? 500 : true), null);
  await expect(open(scene, never).calibrations()).rejects.toMatchObject({ kind: 'unreachable' });
  fails = false;
  expect((await open(scene, never).calibrations()).nir).toEqual({ scale: 0.0001, offset: -0.1 });
});

test('aborting one reader stops its wait and does not affect another reader of the same pixels', async () => {
  const { scene, open } = await archive(() => true);
  const [mine, stop] = [open(scene, never), new AbortController()];
  const his = open(scene, stop.signal);
  const both = Promise.allSettled([read(mine), read(his)]);
  stop.abort();
  const [me, him] = await both;
  expect([me, him]).toMatchObject([
    { status: 'fulfilled', value: 5_500 },
    { status: 'rejected', reason: { name: 'AbortError' } },
  ]);
  const silent = await archive(() => false);
  const [from, short] = [performance.now(), AbortSignal.timeout(50)];
  await expect(read(silent.open(silent.scene, short))).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(performance.now() - from).toBeLessThan(300);
});

test('a second plot in the same block causes no archive requests', async () => {
  const { server, scene, open } = await archive(() => true);
  await read(open(scene, never));
  const asked = server.requestLog.length;
  expect(asked).toBeGreaterThan(5);
  await read(open(scene, never));
  expect(server.requestLog.length).toBe(asked);
});

test('keeps the 48 most recently opened passes open', async () => {
  let opened = 0;
  const source: PixelSource = {
    open: async () => {
      opened += 1;
      return {
        epsg: 32_737,
        grid,
        read: async () => [],
        darkObjectValue: async () => 0,
        usage: () => ({ bytes: 0, requests: 0 }),
      };
    },
  };
  const { scene } = await archive(() => true);
  const open = sharedScenes(source);
  const look = async (n: number): Promise<number> => {
    await open({ ...scene, id: `s${n}` }, never).file('scl');
    return opened;
  };
  for (let n = 0; n < 60; n += 1) await look(n);
  expect([opened, await look(59), await look(12), await look(0)]).toEqual([60, 60, 60, 61]);
});
