import { DAY_MS } from '#kit/pure/days.ts';
import { measure } from '../domain/measure.ts';
import type { AnalyseDeps, Analysis, Asked, Latest, Progress, Reading } from './analysis.ts';
import { passOf } from './look.ts';
import { type ReadUsage, SatelliteError, type Scene } from './ports.ts';
import { passesOver } from './scenes/passes.ts';

/**
 * Skips a pass that is broken. If its archive does not answer, the pass is retried after the others and then
 * skipped. An archive that fails on two passes counts as down.
 */
const leftOut = (fault: unknown, silent: readonly (readonly Scene[])[]): SatelliteError => {
  if (!(fault instanceof SatelliteError) || (fault.kind === 'unreachable' && silent.length > 1)) throw fault;
  return fault;
};

/**
 * Every recent pass, for recent changes; before them one per period, so that the reading reaches back to the
 * start of the season.
 */
const [CLOSE, STEP_MS] = [3, 8 * DAY_MS];
const isTooClose = (tiles: readonly Scene[], clear: readonly Reading[]): boolean => {
  const last = clear[clear.length - 1];
  return (
    clear.length >= CLOSE &&
    last !== undefined &&
    Math.abs(last.at.getTime() - tiles[0]!.at.getTime()) < STEP_MS
  );
};

/** Analyses the passes between two days for a plot. Throws `SatelliteError` when none could be read. */
export const analyse = async (
  deps: AnalyseDeps,
  asked: Asked,
  signal: AbortSignal,
  say: (progress: Progress) => void = () => undefined,
): Promise<Analysis> => {
  say({ step: 'searching' });
  const passes = await passesOver(deps.catalogues, asked, signal);
  const readings: Reading[] = [];
  const faults: SatelliteError[] = [];
  const silent = new Set<readonly Scene[]>();
  const inTurn = function* (): Iterable<readonly Scene[]> {
    yield* passes;
    yield* silent;
  };
  let n = 0;
  let [of, usage]: [Analysis['of'], ReadUsage] = ['plot', { bytes: 0, requests: 0 }];
  let latest = null as Latest | null;
  for (const tiles of inTurn()) {
    const clear = readings.filter(({ measured }) => measured);
    if (clear.length === asked.most) break;
    if (isTooClose(tiles, clear)) continue;
    signal.throwIfAborted();
    say({ step: 'looking', pass: Math.min((n += 1), passes.length), passes: passes.length });
    const passed = await passOf(deps, tiles, asked.plot, signal, (layers, bytes) =>
      say({ step: 'reading', layers, bytes: usage.bytes + bytes }),
    ).catch((fault: unknown) => {
      signal.throwIfAborted();
      if (fault instanceof SatelliteError && fault.kind === 'unreachable') silent.add(tiles);
      faults.push(leftOut(fault, [...silent]));
      return null;
    });
    if (!passed) continue;
    const { here, block, spent } = passed;
    const { scene } = here.open;
    of = here.small ? 'around' : 'plot';
    usage = { bytes: usage.bytes + spent.bytes, requests: usage.requests + spent.requests };
    const reading: Reading = {
      scene: scene.id,
      at: scene.at,
      seen: here.seen,
      usable: here.usable,
      cloud: here.cloud,
      measured: block && measure(block, here.cover),
    };
    readings.push(reading);
    const view: Latest | null =
      block && (latest === null || latest.reading.at < reading.at)
        ? { reading, block, grid: here.grid, epsg: scene.epsg, ring: here.ring, cover: here.cover }
        : null;
    latest = view ?? latest;
    await asked.keep?.(reading, of, view);
  }
  // Distinguish "nothing to read" from "nothing could be read".
  if (readings.length === 0 && faults.length > 0 && !asked.known?.size) throw faults[0]!;
  return { passes: readings.sort((a, b) => b.at.getTime() - a.at.getTime()), of, latest, usage };
};
