import type { Ring } from '#kit/pure/geometry.ts';
import { type Block, visibilityOf } from '../domain/measure.ts';
import { SURROUNDING_METRES, isSmall, type Usability, usabilityOf } from '../domain/pass-usability.ts';
import { coverageFractions, type Grid, type MetrePoint } from '../domain/pixel-coverage.ts';
import type { AnalyseDeps } from './analysis.ts';
import { type ReadUsage, SatelliteError, type Scene } from './ports.ts';
import { type OpenScene, readBlock, readClasses } from './scenes/read-block.ts';
import { toUtm } from './scenes/zone.ts';

interface TileReading {
  readonly open: OpenScene;
  readonly usageBefore: ReadUsage;
  readonly ring: readonly MetrePoint[];
  readonly grid: Grid;
  readonly scl: ArrayLike<number>;
  readonly cover: Float64Array;
  readonly isSmallPlot: boolean;
  readonly cloud: number;
  readonly seen: number;
  /** The image covers the whole plot, so no other tile of the pass shows more of it. */
  readonly isWhole: boolean;
  readonly usable: Usability;
}

const readTile = async (
  deps: AnalyseDeps,
  scene: Scene,
  plot: Ring,
  signal: AbortSignal,
): Promise<TileReading> => {
  const open = deps.open(scene, signal);
  const usageBefore = await open.usage();
  const ring = plot.map(toUtm(scene.epsg));
  const { grid, scl } = await readClasses(open, ring, SURROUNDING_METRES);
  const own = coverageFractions(ring, grid);
  const isSmallPlot = isSmall(own);
  const cover = isSmallPlot ? Float64Array.from({ length: own.length }, () => 1) : own;
  const seen = visibilityOf(scl, cover);
  return {
    open,
    usageBefore,
    ring,
    grid,
    scl,
    cover,
    isSmallPlot,
    cloud: seen.cloud,
    seen: seen.total === 0 ? 0 : seen.valid / seen.total,
    isWhole: seen.unseen === 0,
    usable: usabilityOf(seen),
  };
};

/**
 * The tile of a pass that shows most of the plot. Reads no further tile once a usable one covers all of it.
 * Skips an unreadable tile, but rethrows when the archive is unreachable and no usable tile was read before.
 */
const findBestTile = async (
  deps: AnalyseDeps,
  tiles: readonly Scene[],
  plot: Ring,
  signal: AbortSignal,
): Promise<TileReading> => {
  let [found, last]: [TileReading | null, unknown] = [null, null];
  for (const scene of tiles) {
    try {
      const here = await readTile(deps, scene, plot, signal);
      if (!found || here.seen > found.seen) found = here;
      if (found.usable.ok && here.isWhole) return found;
    } catch (fault) {
      signal.throwIfAborted();
      if (!found?.usable.ok && fault instanceof SatelliteError && fault.kind === 'unreachable') throw fault;
      last = fault;
    }
  }
  if (!found) throw last;
  return found;
};

interface PassResult {
  readonly tileReading: TileReading;
  readonly block: Block | null;
  readonly passUsage: ReadUsage;
}

/**
 * Reads one pass: its scene classes first, and its bands if enough of the plot is visible. `read` receives
 * the number of layers and the bytes read so far.
 */
export const readPass = async (
  deps: AnalyseDeps,
  tiles: readonly Scene[],
  plot: Ring,
  signal: AbortSignal,
  read: (layers: number, bytes: number) => void,
): Promise<PassResult> => {
  const tileReading = await findBestTile(deps, tiles, plot, signal);
  const spent = async (): Promise<ReadUsage> => {
    const now = await tileReading.open.usage();
    return {
      bytes: now.bytes - tileReading.usageBefore.bytes,
      requests: now.requests - tileReading.usageBefore.requests,
    };
  };
  const block = tileReading.usable.ok
    ? await readBlock(tileReading.open, tileReading, (layers) => {
        void spent().then(({ bytes }) => read(layers, bytes));
      })
    : null;
  return { tileReading, block, passUsage: await spent() };
};
