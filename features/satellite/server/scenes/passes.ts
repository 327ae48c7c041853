import { DAY_MS } from '#kit/pure/days.ts';
import type { Ring } from '#kit/pure/geometry.ts';
import type { Asked } from '../analysis.ts';
import { type Catalogue, SatelliteError, type Scene } from '../ports.ts';

/** The tile of a pass that is worth opening; one that is all cloud is not. */
const TILE_CLOUD = 98;

/**
 * For privacy a catalogue gets only the 0.01° cells (1.1 km) that contain the plot. One across the date line,
 * where we have no users, is sent as it is.
 */
const squaresOf = (plot: Ring): Ring => {
  const [lats, lngs] = [plot.map(({ lat }) => lat), plot.map(({ lng }) => lng)];
  const [south, west] = [Math.min(...lats), Math.min(...lngs)].map((n) => Math.floor(n * 100) / 100) as [
    number,
    number,
  ];
  const [north, east] = [Math.max(...lats), Math.max(...lngs)].map((n) => Math.ceil(n * 100) / 100) as [
    number,
    number,
  ];
  return east - west > 180
    ? plot
    : [
        { lat: south, lng: west },
        { lat: south, lng: east },
        { lat: north, lng: east },
        { lat: north, lng: west },
      ];
};

/** No place on earth goes this many days without a pass: a longer gap means that the catalogue is incomplete. */
const LONG_MS = 30 * DAY_MS;

/**
 * The first catalogue that answers; later ones are asked only when it does not, or has a gap. "No pass" is
 * believed only when all say so.
 */
const search = async (
  catalogues: readonly Catalogue[],
  { plot, from, to }: Asked,
  signal: AbortSignal,
): Promise<readonly Scene[]> => {
  const isLong = to.getTime() - from.getTime() > LONG_MS;
  let last: unknown =
    catalogues.length === 0 ? new SatelliteError('unreachable', 'no catalogue is set') : null;
  for (const catalogue of catalogues) {
    try {
      const scenes = await catalogue.scenes({ plot: squaresOf(plot), from, to }, signal);
      if (scenes.length > 0 || !isLong)
        return scenes.filter(({ tileCloud }) => (tileCloud ?? 0) < TILE_CLOUD);
    } catch (fault) {
      signal.throwIfAborted();
      last = fault;
    }
  }
  if (last !== null) throw last;
  return [];
};

const HALF_HOUR = 1_800_000;
/** Passes over one place are days apart: two scenes within half an hour are two tiles of one pass. */
const byPass = (scenes: readonly Scene[]): readonly (readonly Scene[])[] => {
  const passes: Scene[][] = [];
  for (const scene of scenes) {
    const last = passes[passes.length - 1];
    if (last && Math.abs(last[0]!.at.getTime() - scene.at.getTime()) < HALF_HOUR) last.push(scene);
    else passes.push([scene]);
  }
  return passes;
};

/** More passes than a season has over one place, with two orbits; a catalogue with more is not trusted. */
const MAX_PASSES = 100;
/** Skips passes that were already read, also under another catalogue's id. */
const isKnown = ({ id, at }: Scene, known: NonNullable<Asked['known']>): boolean =>
  known.has(id) || [...known.values()].some((then) => Math.abs(then.getTime() - at.getTime()) < HALF_HOUR);

/** Passes over a plot that may be worth reading, newest first, each with its tiles. */
export const passesOver = async (
  catalogues: readonly Catalogue[],
  asked: Asked,
  signal: AbortSignal,
): Promise<readonly (readonly Scene[])[]> => {
  const { known = new Map<string, Date>() } = asked;
  return byPass(await search(catalogues, asked, signal))
    .filter((tiles) => !tiles.some((scene) => isKnown(scene, known)))
    .slice(0, MAX_PASSES);
};
