import type { Ring } from '#kit/pure/geometry.ts';
import { coverOf, type Grid, type Metre } from '../domain/cover.ts';
import { type Block, groundOf } from '../domain/measure.ts';
import { AROUND, isSmall, type Usable, usableOf } from '../domain/usable.ts';
import type { AnalyseDeps } from './analysis.ts';
import { type ReadUsage, SatelliteError, type Scene } from './ports.ts';
import { type OpenScene, readBlock, readClasses } from './scenes/read-block.ts';
import { toZone } from './scenes/zone.ts';

interface Look {
  readonly open: OpenScene;
  readonly before: ReadUsage;
  readonly ring: readonly Metre[];
  readonly grid: Grid;
  readonly scl: ArrayLike<number>;
  readonly cover: Float64Array;
  readonly small: boolean;
  readonly cloud: number;
  readonly seen: number;
  /** The image covers the whole plot, so no other tile of the pass shows more of it. */
  readonly isWhole: boolean;
  readonly usable: Usable;
}

const look = async (deps: AnalyseDeps, scene: Scene, plot: Ring, signal: AbortSignal): Promise<Look> => {
  const open = deps.open(scene, signal);
  const before = await open.usage();
  const ring = plot.map(toZone(scene.epsg));
  const { grid, scl } = await readClasses(open, ring, AROUND);
  const own = coverOf(ring, grid);
  const small = isSmall(own);
  const cover = small ? Float64Array.from({ length: own.length }, () => 1) : own;
  const seen = groundOf(scl, cover);
  return {
    open,
    before,
    ring,
    grid,
    scl,
    cover,
    small,
    cloud: seen.cloud,
    seen: seen.total === 0 ? 0 : seen.valid / seen.total,
    isWhole: seen.unseen === 0,
    usable: usableOf(seen),
  };
};

/**
 * The tile of a pass that shows most of the plot. Reads no further tile once a usable one covers all of it.
 * Skips an unreadable tile, but rethrows when the archive is unreachable and no usable tile was read before.
 */
const best = async (
  deps: AnalyseDeps,
  tiles: readonly Scene[],
  plot: Ring,
  signal: AbortSignal,
): Promise<Look> => {
  let [found, last]: [Look | null, unknown] = [null, null];
  for (const scene of tiles) {
    try {
      const here = await look(deps, scene, plot, signal);
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

interface Passed {
  readonly here: Look;
  readonly block: Block | null;
  readonly spent: ReadUsage;
}

/**
 * One pass: its scene classes first, and its bands if they are worth their bytes. `read` receives the number
 * of layers and the cost so far.
 */
export const passOf = async (
  deps: AnalyseDeps,
  tiles: readonly Scene[],
  plot: Ring,
  signal: AbortSignal,
  read: (layers: number, bytes: number) => void,
): Promise<Passed> => {
  const here = await best(deps, tiles, plot, signal);
  const spent = async (): Promise<ReadUsage> => {
    const now = await here.open.usage();
    return { bytes: now.bytes - here.before.bytes, requests: now.requests - here.before.requests };
  };
  const block = here.usable.ok
    ? await readBlock(here.open, here, (layers) => {
        void spent().then(({ bytes }) => read(layers, bytes));
      })
    : null;
  return { here, block, spent: await spent() };
};
