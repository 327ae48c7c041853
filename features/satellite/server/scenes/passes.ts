import { DAY_MS } from '#kit/pure/days.ts';
import type { Ring } from '#kit/pure/geometry.ts';
import type { AnalysisRequest } from '../analysis.ts';
import { type Catalogue, SatelliteError, type Scene } from '../ports.ts';

/** Cloud cover in percent from which a tile is not opened. */
const MAX_TILE_CLOUD = 98;

/**
 * For privacy a catalogue gets only the 0.01° cells (1.1 km) that contain the plot. One across the date line,
 * where we have no users, is sent as it is.
 */
const boundingCells = (plot: Ring): Ring => {
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
const MAX_PASS_GAP_MS = 30 * DAY_MS;

/**
 * Returns the scenes of the first catalogue that answers. Queries the next one when a catalogue fails or has
 * a gap. Returns none only when every catalogue has none.
 */
const search = async (
  catalogues: readonly Catalogue[],
  { plot, from, to }: AnalysisRequest,
  signal: AbortSignal,
): Promise<readonly Scene[]> => {
  const isLong = to.getTime() - from.getTime() > MAX_PASS_GAP_MS;
  let last: unknown =
    catalogues.length === 0 ? new SatelliteError('unreachable', 'no catalogue is configured') : null;
  for (const catalogue of catalogues) {
    try {
      const scenes = await catalogue.scenes({ plot: boundingCells(plot), from, to }, signal);
      if (scenes.length > 0 || !isLong)
        return scenes.filter(({ tileCloud }) => (tileCloud ?? 0) < MAX_TILE_CLOUD);
    } catch (fault) {
      signal.throwIfAborted();
      last = fault;
    }
  }
  if (last !== null) throw last;
  return [];
};

const SAME_PASS_MS = 1_800_000;
/** Passes over one place are days apart: two scenes within half an hour are two tiles of one pass. */
const groupByPass = (scenes: readonly Scene[]): readonly (readonly Scene[])[] => {
  const passes: Scene[][] = [];
  for (const scene of scenes) {
    const last = passes[passes.length - 1];
    if (last && Math.abs(last[0]!.at.getTime() - scene.at.getTime()) < SAME_PASS_MS) last.push(scene);
    else passes.push([scene]);
  }
  return passes;
};

/** Above the number of passes over one place in a season with two orbits. Further ones are ignored. */
const MAX_PASSES = 100;
/** Skips passes that were already read, also under another catalogue's id. */
const isKnown = ({ id, at }: Scene, known: NonNullable<AnalysisRequest['knownScenes']>): boolean =>
  known.has(id) || [...known.values()].some((then) => Math.abs(then.getTime() - at.getTime()) < SAME_PASS_MS);

/** Passes over a plot that may be worth reading, newest first, each with its tiles. */
export const findPasses = async (
  catalogues: readonly Catalogue[],
  request: AnalysisRequest,
  signal: AbortSignal,
): Promise<readonly (readonly Scene[])[]> => {
  const { knownScenes = new Map<string, Date>() } = request;
  return groupByPass(await search(catalogues, request, signal))
    .filter((tiles) => !tiles.some((scene) => isKnown(scene, knownScenes)))
    .slice(0, MAX_PASSES);
};
