import type { Ring } from '#kit/pure/geometry.ts';
import type { Asked } from './analysis.ts';
import { type Catalogue, SatelliteFault, type Scene } from './ports.ts';

/** The tile of a pass that is worth opening at all: one that is all cloud is not. */
const TILE_CLOUD = 98;

/** A catalogue need not know whose hedge runs where: it hears of the squares of 0.01° (1.1 km) in which the plot lies. One over the date line, where nobody of ours farms, is asked for as it is. */
const squaresOf = (plot: Ring): Ring => {
  const [lats, lngs] = [plot.map(({ lat }) => lat), plot.map(({ lng }) => lng)];
  const [south, west] = [Math.min(...lats), Math.min(...lngs)].map((n) => Math.floor(n * 100) / 100) as [number, number];
  const [north, east] = [Math.max(...lats), Math.max(...lngs)].map((n) => Math.ceil(n * 100) / 100) as [number, number];
  return east - west > 180 ? plot : [{ lat: south, lng: west }, { lat: south, lng: east }, { lat: north, lng: east }, { lat: north, lng: west }];
};

/** The first catalogue that answers; those after it are asked only when it does not. */
const search = async (catalogues: readonly Catalogue[], { plot, from, to }: Asked, signal: AbortSignal): Promise<readonly Scene[]> => {
  let last: unknown = new SatelliteFault('unreachable', 'no catalogue is set');
  for (const catalogue of catalogues) {
    try {
      return (await catalogue.scenes({ plot: squaresOf(plot), from, to }, signal)).filter(({ tileCloud }) => (tileCloud ?? 0) < TILE_CLOUD);
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

/** More than a season has over one place, two orbits and all; a catalogue that tells of more is not believed. */
const MOST_PASSES = 100;
/** The passes over a plot that may be worth reading, newest first, each with its tiles. */
export const passesOver = async (catalogues: readonly Catalogue[], asked: Asked, signal: AbortSignal): Promise<readonly (readonly Scene[])[]> =>
  byPass(await search(catalogues, asked, signal)).filter((tiles) => !tiles.some(({ id }) => asked.known?.has(id))).slice(0, MOST_PASSES);
