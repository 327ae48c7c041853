import { DAY_MS } from '#kit/pure/days.ts';
import { measure } from '../domain/measure.ts';
import type {
  AnalyseDeps,
  Analysis,
  AnalysisRequest,
  LatestClearPass,
  Progress,
  Reading,
} from './analysis.ts';
import { type ReadUsage, SatelliteError, type Scene } from './ports.ts';
import { readPass } from './read-pass.ts';
import { findPasses } from './scenes/passes.ts';

/**
 * Skips a pass that is broken. If its archive does not answer, the pass is retried after the others and then
 * skipped. An archive that fails on two passes counts as down.
 */
const toSkippedFault = (fault: unknown, silent: readonly (readonly Scene[])[]): SatelliteError => {
  if (!(fault instanceof SatelliteError) || (fault.kind === 'unreachable' && silent.length > 1)) throw fault;
  return fault;
};

/**
 * Every recent pass, for recent changes; before them one per period, so that the reading reaches back to the
 * start of the season.
 */
const [MIN_RECENT_PASSES, MIN_GAP_MS] = [3, 8 * DAY_MS];
const isTooClose = (tiles: readonly Scene[], clear: readonly Reading[]): boolean => {
  const last = clear[clear.length - 1];
  return (
    clear.length >= MIN_RECENT_PASSES &&
    last !== undefined &&
    Math.abs(last.at.getTime() - tiles[0]!.at.getTime()) < MIN_GAP_MS
  );
};

/** Analyses the passes between two days for a plot. Throws `SatelliteError` when none could be read. */
export const analyse = async (
  deps: AnalyseDeps,
  request: AnalysisRequest,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<Analysis> => {
  onProgress({ step: 'searching' });
  const passes = await findPasses(deps.catalogues, request, signal);
  const readings: Reading[] = [];
  const faults: SatelliteError[] = [];
  const unreachablePasses = new Set<readonly Scene[]>();
  const passesThenRetries = function* (): Iterable<readonly Scene[]> {
    yield* passes;
    yield* unreachablePasses;
  };
  let n = 0;
  let [of, usage]: [Analysis['of'], ReadUsage] = ['plot', { bytes: 0, requests: 0 }];
  let latest = null as LatestClearPass | null;
  for (const tiles of passesThenRetries()) {
    const clear = readings.filter(({ measured }) => measured);
    if (clear.length === request.maxClearPasses) break;
    if (isTooClose(tiles, clear)) continue;
    signal.throwIfAborted();
    onProgress({ step: 'looking', pass: Math.min((n += 1), passes.length), passes: passes.length });
    const result = await readPass(deps, tiles, request.plot, signal, (layers, bytes) =>
      onProgress({ step: 'reading', layers, bytes: usage.bytes + bytes }),
    ).catch((fault: unknown) => {
      signal.throwIfAborted();
      if (fault instanceof SatelliteError && fault.kind === 'unreachable') unreachablePasses.add(tiles);
      faults.push(toSkippedFault(fault, [...unreachablePasses]));
      return null;
    });
    if (!result) continue;
    const { tileReading, block, passUsage } = result;
    const { scene } = tileReading.open;
    of = tileReading.isSmallPlot ? 'around' : 'plot';
    usage = { bytes: usage.bytes + passUsage.bytes, requests: usage.requests + passUsage.requests };
    const reading: Reading = {
      scene: scene.id,
      at: scene.at,
      seen: tileReading.seen,
      usable: tileReading.usable,
      cloud: tileReading.cloud,
      measured: block && measure(block, tileReading.cover),
    };
    readings.push(reading);
    const view: LatestClearPass | null =
      block && (latest === null || latest.reading.at < reading.at)
        ? {
            reading,
            block,
            grid: tileReading.grid,
            epsg: scene.epsg,
            ring: tileReading.ring,
            cover: tileReading.cover,
          }
        : null;
    latest = view ?? latest;
    await request.onReading?.(reading, of, view);
  }
  // Distinguish "nothing to read" from "nothing could be read".
  if (readings.length === 0 && faults.length > 0 && !request.knownScenes?.size) throw faults[0]!;
  return { passes: readings.sort((a, b) => b.at.getTime() - a.at.getTime()), of, latest, usage };
};
