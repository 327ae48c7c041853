import { createCogSource } from '#adapters/satellite/cog.ts';
import { type FileServer, serveFiles } from '#adapters/satellite/range-file-server.ts';
import { analyse } from '#features/satellite/server/analyse.ts';
import { renderImages } from '#features/satellite/server/result.ts';
import { sharedScenes } from '#features/satellite/server/scenes/shared-scenes.ts';
import { type BenchScene, benchScene, plotAt } from './satellite-scene.ts';

const ROUNDS = 9;
const PLOTS = 10;
/** Some distance apart, all within one block of 512 × 512 pixels. */
const [EAST_STEP_M, SOUTH_STEP_M] = [90, 70];

interface Cost {
  readonly ms: number;
  readonly cpuMs: number;
  readonly bytes: number;
  readonly requests: number;
}

/** `plots` adjacent hectares, analysed one after the other by a server with an empty cache. */
const costOf = async (
  { files, scene, epsg, origin }: BenchScene,
  plots: number,
  draw = false,
): Promise<Cost> => {
  const server: FileServer = await serveFiles(files);
  try {
    const pixels = createCogSource({
      hosts: new Set([server.host]),
      timeoutMs: 20_000,
      bytes: 64 * 1024 * 1024,
    });
    const catalogues = [{ name: 'bench', scenes: () => Promise.resolve([scene(server.urlFor)]) }];
    const open = sharedScenes(pixels);
    const [from, cpu] = [performance.now(), process.cpuUsage()];
    let [bytes, requests] = [0, 0];
    for (let i = 0; i < plots; i += 1) {
      const plot = plotAt(epsg, origin[0] + i * EAST_STEP_M, origin[1] - i * SOUTH_STEP_M);
      const found = await analyse(
        { catalogues, open },
        { plot, from: new Date(0), to: new Date(), maxClearPasses: 1 },
        new AbortController().signal,
      );
      if (!found.latest?.reading.measured?.indices.ndvi) throw new Error('nothing was measured');
      if (draw) await renderImages(found.latest, found.of);
      bytes += found.usage.bytes;
      requests += found.usage.requests;
    }
    const { user, system } = process.cpuUsage(cpu);
    return { ms: performance.now() - from, cpuMs: (user + system) / 1_000, bytes, requests };
  } finally {
    server.close();
  }
};

const median = (costs: readonly Cost[], of: (cost: Cost) => number): number =>
  costs.map(of).sort((a, b) => a - b)[costs.length >> 1]!;
/** The lowest of the runs: the one least delayed by other work on the machine. */
const minimum = (costs: readonly Cost[], of: (cost: Cost) => number): number => Math.min(...costs.map(of));

/**
 * Wall time and bytes of a hectare in six layers of one scene, and what nine neighbours add: the larger of
 * the two ratios. The file server runs in the same process, so its time is included.
 */
export const measureSatellite = async () => {
  const scene = benchScene();
  console.error(`satellite: ${scene.description}`);
  await costOf(scene, PLOTS, true);
  const [one, ten, drawn]: [Cost[], Cost[], Cost[]] = [[], [], []];
  for (let i = 0; i < ROUNDS; i += 1) {
    one.push(await costOf(scene, 1));
    ten.push(await costOf(scene, PLOTS));
    drawn.push(await costOf(scene, PLOTS, true));
  }
  const [bytes, ms] = [(cost: Cost): number => cost.bytes, (cost: Cost): number => cost.ms];
  for (const [words, costs] of [
    ['one plot', one],
    ['ten plots', ten],
    ['ten plots with their pictures', drawn],
  ] as const) {
    console.error(
      `satellite: ${words}: ${median(costs, ms).toFixed(0)} ms (least ${minimum(costs, ms).toFixed(0)}), ${minimum(costs, ({ cpuMs }) => cpuMs).toFixed(0)} ms of CPU, ${(median(costs, bytes) / 1e6).toFixed(2)} MB, ${median(costs, ({ requests }) => requests)} requests`,
    );
  }
  return {
    'satellite.one_ha_s': median(one, ms) / 1_000,
    'satellite.one_ha_mb': median(one, bytes) / 1e6,
    'satellite.ten_in_block_ratio': Math.max(
      minimum(ten, ms) / minimum(one, ms),
      median(ten, bytes) / median(one, bytes),
    ),
  };
};
