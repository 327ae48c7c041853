import type { Ring } from '#kit/pure/geometry.ts';
import { coverOf, type Grid, type Metre } from '../domain/cover.ts';
import { type Block, groundOf, measure, type Measured } from '../domain/measure.ts';
import { AROUND, isSmall, type Usable, usableOf } from '../domain/usable.ts';
import { type Catalogue, type Read, SatelliteFault, type Scene } from './ports.ts';
import { type OpenScene, readBlock, readClasses } from './read-block.ts';
import { toZone } from './zone.ts';

/** One pass over the plot. `measured` null: it was not read further, as `usable` says why. */
export interface Reading { readonly scene: string; readonly at: Date; /** Share of the plot that was seen clearly. */ readonly seen: number; readonly usable: Usable; readonly cloud: number; readonly measured: Measured | null }

/** The newest clear pass with its pixels, from which the pictures are drawn. */
export interface Latest { readonly reading: Reading; readonly block: Block; readonly grid: Grid; readonly epsg: number; readonly ring: readonly Metre[]; readonly cover: Float64Array }

export interface Analysis {
  /** Newest first. */
  readonly passes: readonly Reading[];
  /** What the numbers are of: the plot, or 100 m around it where it has too few whole pixels. */
  readonly of: 'plot' | 'around';
  /** Null where every pass was hidden. */
  readonly latest: Latest | null;
  readonly cost: Read;
}

export type Progress =
  | { readonly step: 'searching' }
  | { readonly step: 'looking'; readonly pass: number; readonly passes: number }
  | { readonly step: 'reading'; readonly layers: number; readonly bytes: number };

export interface AnalyseDeps { readonly catalogues: readonly Catalogue[]; readonly open: (scene: Scene, signal: AbortSignal) => OpenScene }
export interface Asked { readonly plot: Ring; readonly from: Date; readonly to: Date; /** Clear passes to read at most. */ readonly most: number;
  /** Scenes that were read before, over the same plot: they are not read again. */
  readonly known?: ReadonlySet<string>;
  /** Hears of each pass as soon as it is read, and of the newest clear one with its pixels, so that an analysis that is broken off goes on where it was. */
  readonly keep?: (reading: Reading, of: Analysis['of'], view: Latest | null) => Promise<void>;
}

/** The tile of a pass that is worth opening at all: one that is all cloud is not. */
const TILE_CLOUD = 98;

/** The first catalogue that answers; those after it are asked only when it does not. */
const search = async (catalogues: readonly Catalogue[], { plot, from, to }: Asked, signal: AbortSignal): Promise<readonly Scene[]> => {
  let last: unknown = new SatelliteFault('unreachable', 'no catalogue is set');
  for (const catalogue of catalogues) {
    try {
      return (await catalogue.scenes({ plot, from, to }, signal)).filter(({ tileCloud }) => (tileCloud ?? 0) < TILE_CLOUD);
    } catch (fault) {
      signal.throwIfAborted();
      last = fault;
    }
  }
  throw last;
};

const HALF_HOUR = 1_800_000;
/** Passes over the same ground come days apart: two scenes of one half hour are two tiles of one pass. */
const byPass = (scenes: readonly Scene[]): readonly (readonly Scene[])[] => {
  const passes: Scene[][] = [];
  for (const scene of scenes) {
    const last = passes[passes.length - 1];
    if (last && Math.abs(last[0]!.at.getTime() - scene.at.getTime()) < HALF_HOUR) last.push(scene);
    else passes.push([scene]);
  }
  return passes;
};

interface Look { readonly open: OpenScene; readonly before: Read; readonly ring: readonly Metre[]; readonly grid: Grid; readonly scl: ArrayLike<number>; readonly cover: Float64Array; readonly small: boolean; readonly cloud: number; readonly seen: number; readonly usable: Usable }

const look = async (deps: AnalyseDeps, scene: Scene, plot: Ring, signal: AbortSignal): Promise<Look> => {
  const open = deps.open(scene, signal);
  const before = await open.cost();
  const ring = plot.map(toZone(scene.epsg));
  const { grid, scl } = await readClasses(open, ring, AROUND);
  const own = coverOf(ring, grid);
  const small = isSmall(own);
  const cover = small ? Float64Array.from({ length: own.length }, () => 1) : own;
  const seen = groundOf(scl, cover);
  return { open, before, ring, grid, scl, cover, small, cloud: seen.cloud, seen: seen.total === 0 ? 0 : seen.valid / seen.total, usable: usableOf(seen) };
};

/** Of a pass's tiles, the one in which most of the plot was seen; a tile that cannot be read loses the others nothing. */
const best = async (deps: AnalyseDeps, tiles: readonly Scene[], plot: Ring, signal: AbortSignal): Promise<Look> => {
  let [found, last]: [Look | null, unknown] = [null, null];
  for (const scene of tiles) {
    try {
      const here = await look(deps, scene, plot, signal);
      if (!found || (here.usable.ok && !found.usable.ok)) found = here;
      if (found.usable.ok) return found;
    } catch (fault) {
      signal.throwIfAborted();
      if (fault instanceof SatelliteFault && fault.kind === 'unreachable') throw fault;
      last = fault;
    }
  }
  if (!found) throw last;
  return found;
};

interface Passed { readonly here: Look; readonly block: Block | null; readonly spent: Read }

const passOf = async (deps: AnalyseDeps, tiles: readonly Scene[], plot: Ring, signal: AbortSignal, read: (layers: number) => void): Promise<Passed> => {
  const here = await best(deps, tiles, plot, signal);
  const block = here.usable.ok ? await readBlock(here.open, here, read) : null;
  const now = await here.open.cost();
  return { here, block, spent: { bytes: now.bytes - here.before.bytes, requests: now.requests - here.before.requests } };
};

/** More than a season has over one place, two orbits and all; a catalogue that tells of more is not believed. */
const MOST_PASSES = 100;

/** A pass that is broken, or whose archive does not answer once, is left out and may be read another day; an archive that is silent twice is down. */
const leftOut = (fault: unknown, before: readonly SatelliteFault[]): SatelliteFault => {
  if (!(fault instanceof SatelliteFault)) throw fault;
  if (fault.kind === 'unreachable' && before.some(({ kind }) => kind === 'unreachable')) throw fault;
  return fault;
};

/** What the passes between two days say of a plot. Throws `SatelliteFault` where nothing could be read at all. */
export const analyse = async (deps: AnalyseDeps, asked: Asked, signal: AbortSignal, say: (progress: Progress) => void = () => undefined): Promise<Analysis> => {
  say({ step: 'searching' });
  const passes = byPass(await search(deps.catalogues, asked, signal)).filter((tiles) => !tiles.some(({ id }) => asked.known?.has(id))).slice(0, MOST_PASSES);
  const readings: Reading[] = [];
  const faults: SatelliteFault[] = [];
  let [latest, of, cost]: [Latest | null, Analysis['of'], Read] = [null, 'plot', { bytes: 0, requests: 0 }];
  for (const [n, tiles] of passes.entries()) {
    if (readings.filter(({ measured }) => measured).length === asked.most) break;
    signal.throwIfAborted();
    say({ step: 'looking', pass: n + 1, passes: passes.length });
    const passed = await passOf(deps, tiles, asked.plot, signal, (layers) => say({ step: 'reading', layers, bytes: cost.bytes })).catch((fault: unknown) => { signal.throwIfAborted(); faults.push(leftOut(fault, faults)); return null; });
    if (!passed) continue;
    const { here, block, spent } = passed;
    const { scene } = here.open;
    of = here.small ? 'around' : 'plot';
    cost = { bytes: cost.bytes + spent.bytes, requests: cost.requests + spent.requests };
    const reading: Reading = { scene: scene.id, at: scene.at, seen: here.seen, usable: here.usable, cloud: here.cloud, measured: block && measure(block, here.cover) };
    readings.push(reading);
    const view: Latest | null = block && latest === null ? { reading, block, grid: here.grid, epsg: scene.epsg, ring: here.ring, cover: here.cover } : null;
    latest ??= view;
    await asked.keep?.(reading, of, view);
  }
  // That there was nothing to read is another word than that nothing could be read.
  if (readings.length === 0 && faults.length > 0 && !asked.known?.size) throw faults[0]!;
  return { passes: readings, of, latest, cost };
};
