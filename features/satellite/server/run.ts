import { createHash } from 'node:crypto';
import { checkAbility } from '#features/plans/server/api.ts';
import { DAY_MS, HOUR_MS } from '#kit/pure/days.ts';
import { fromPolygonText } from '#kit/pure/geometry.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { lockUserSequence } from '#kit/server/sync/sequence.ts';
import type { Failure } from '../contract.ts';
import { analyse } from './analyse.ts';
import type { AnalyseDeps, LatestClearPass, Progress, Reading } from './analysis.ts';
import { SatelliteError } from './ports.ts';
import { type ResultImages, renderImages } from './result.ts';
import {
  startAttempt,
  endRun,
  fieldOf,
  insertReading,
  type CachedPass,
  listKnownScenes,
  noteProgress,
  findOpenRun,
  passesOf,
  resultsByIds,
  findDisplayedScene,
  hasCompletedRun,
} from './sql.ts';
import { scheduleCheck } from './watch-sql.ts';
import { type PlotAnalysis, writeReport } from './write-report.ts';

export const RUN_JOB = 'satellite.run';
export interface RunJob {
  readonly userId: string;
  readonly runId: string;
}
export interface RunDeps extends AnalyseDeps {
  readonly db: Database;
  readonly listeners: () => Listeners;
  /** The archive is a sample, and every result says so. */ readonly sample?: boolean;
  readonly clock?: () => Date;
}

/** A season plus the time before it. */
const SEASON_DAYS = 180;
/** Maximum number of clear passes read per analysis: the newest, and enough for a curve. */
const MAX_CLEAR_PASSES = 12;
/** A pass may appear in the catalogue days after its flight. */
const CATALOGUE_DELAY_DAYS = 12;
/** Shorter than the job expiry that triggers redelivery. */
const ANALYSIS_TIMEOUT_MS = 240_000;
/** Maximum attempts after an error of ours, or one that ended the server. */
const MAX_ATTEMPTS = 3;

/** A changed boundary is another plot; and sample passes never mix with real ones in one season. */
export const plotKey = (boundary: string, sample = false): string =>
  `${sample ? 'sample-' : ''}${createHash('sha256').update(boundary).digest('hex').slice(0, 16)}`;

class AnalysisStoppedError extends Error {
  readonly why: Failure;
  constructor(why: Failure) {
    super(why);
    this.why = why;
  }
}

/**
 * Checked before each pass is stored, with the farmer's writers locked out: Pro may have ended, the field may
 * be deleted or redrawn.
 */
const assertStillAllowed = async (
  tx: Transaction,
  { userId, field, plot, sample }: PlotAnalysis,
  now: Date,
): Promise<void> => {
  await lockUserSequence(tx, userId);
  if (!(await checkAbility(tx, userId, 'satellite', now)).ok) throw new AnalysisStoppedError('not_pro');
  const found = await fieldOf(tx, userId, field.id);
  if (!found || plotKey(found.boundary, sample) !== plot) throw new AnalysisStoppedError('gone');
};

const isTimeout = (fault: unknown): boolean =>
  fault instanceof Error && (fault.name === 'TimeoutError' || fault.name === 'AbortError');
/** Null when neither the archive nor the farmer is the cause and a retry makes sense. */
const failureOf = (fault: unknown, tries: number): Failure | null => {
  if (fault instanceof AnalysisStoppedError) return fault.why;
  if (fault instanceof SatelliteError) return fault.kind === 'refused' ? 'wrong' : fault.kind;
  return tries < MAX_ATTEMPTS ? null : isTimeout(fault) ? 'unreachable' : 'ours';
};

/** Why no pass was clear: mostly clouds, which pass, or water, snow, shadow and the image edge. */
const noClearPassReason = (passes: readonly Pick<CachedPass, 'why'>[]): Failure => {
  if (passes.length === 0) return 'no_passes';
  return passes.filter(({ why }) => why === 'cloud').length > passes.length / 2 ? 'all_hidden' : 'not_seen';
};

/**
 * Failures to retry after six hours, when the archive or our server may have recovered. Otherwise the next
 * check is in three days, because there is a pass every five days at most.
 */
const RETRY_SOON: ReadonlySet<Failure> = new Set<Failure>(['unreachable', 'wrong', 'ours']);
const CHECK_INTERVAL_MS = 3 * DAY_MS;
const finishRun = async (
  tx: Transaction,
  { userId, runId, field, plot }: PlotAnalysis,
  failure: Failure | null,
  now: Date,
): Promise<void> => {
  const ended = await endRun(tx, userId, runId, failure, now, plot);
  if (ended > 0 && failure !== 'gone' && failure !== 'not_pro')
    await scheduleCheck(
      tx,
      userId,
      field.id,
      new Date(now.getTime() + (failure && RETRY_SOON.has(failure) ? 6 * HOUR_MS : CHECK_INTERVAL_MS)),
    );
};

interface StartedRun {
  readonly at: PlotAnalysis;
  readonly tries: number;
  readonly from: Date;
  readonly maxClearPasses: number;
  readonly knownScenes: ReadonlyMap<string, Date>;
}

/** An interrupted analysis resumes; for a season that was read, only new passes are fetched. */
const startRun = (
  { db, sample = false, clock = () => new Date() }: RunDeps,
  { userId, runId }: RunJob,
): Promise<StartedRun | null> =>
  db.asSystem(async (tx) => {
    const now = clock();
    const run = await startAttempt(tx, userId, runId);
    if (!run) return null;
    const field = await fieldOf(tx, userId, run.field_id);
    if (!field) {
      await endRun(tx, userId, runId, 'gone', now);
      return null;
    }
    const at: PlotAnalysis = {
      userId,
      runId,
      field,
      plot: plotKey(field.boundary, sample),
      sample,
      since: new Date(now.getTime() - SEASON_DAYS * DAY_MS),
    };
    // The process itself may have died, so that nothing recorded the failure.
    if (run.tries > MAX_ATTEMPTS) {
      await finishRun(tx, at, 'ours', now);
      return null;
    }
    const known = (await listKnownScenes(tx, userId, field.id, at.plot)).filter((one) => one.at >= at.since);
    const hasCompletedRead = await hasCompletedRun(tx, userId, field.id, at.plot);
    const newest = Math.max(...known.map((one) => one.at.getTime()));
    return {
      at,
      tries: run.tries,
      knownScenes: new Map(known.map((one) => [one.scene, one.at])),
      from:
        hasCompletedRead && known.length > 0
          ? new Date(Math.max(at.since.getTime(), newest - CATALOGUE_DELAY_DAYS * DAY_MS))
          : at.since,
      maxClearPasses: hasCompletedRead
        ? MAX_CLEAR_PASSES
        : Math.max(1, MAX_CLEAR_PASSES - known.filter((one) => one.clear).length),
    };
  });

/** One analysis. Results are stored pass by pass. */
export const createRunHandler =
  (all: RunDeps) =>
  async (job: RunJob): Promise<void> => {
    const { db, listeners, sample: _, clock = () => new Date(), ...deps } = all;
    const startedRun = await startRun(all, job);
    if (!startedRun) return;
    const { at, tries, knownScenes, from, maxClearPasses } = startedRun;
    const { userId, runId, field } = at;
    let [bytes, newReadings] = [0, 0];
    const say = (progress: Progress): void => {
      if (progress.step === 'reading') bytes = progress.bytes;
      void db.asSystem((tx) => noteProgress(tx, userId, runId, progress, bytes)).catch(() => undefined);
    };
    const saveReading = async (
      reading: Reading,
      of: 'plot' | 'around',
      view: LatestClearPass | null,
    ): Promise<void> => {
      const shown: ResultImages | null = view && (await renderImages(view, of));
      await db.asSystem(async (tx) => {
        await assertStillAllowed(tx, at, clock());
        newReadings += await insertReading(tx, userId, field.id, at.plot, of, reading);
        const newest = await findDisplayedScene(tx, userId, field.id, at.plot);
        if (shown && (!newest || newest.at < reading.at))
          await writeReport(tx, at, reading.scene, shown, clock(), listeners());
      });
    };
    try {
      const plot = fromPolygonText(field.boundary);
      if (!plot) throw new AnalysisStoppedError('gone');
      await analyse(
        deps,
        { plot, from, to: clock(), maxClearPasses, knownScenes, onReading: saveReading },
        AbortSignal.timeout(ANALYSIS_TIMEOUT_MS),
        say,
      );
      await db.asSystem(async (tx) => {
        await assertStillAllowed(tx, at, clock());
        const [newest, [result]] = [
          await findDisplayedScene(tx, userId, field.id, at.plot),
          await resultsByIds(tx, userId, [field.id]),
        ];
        // The watch does not notify an up-to-date phone; but the farmer may have requested an analysis since.
        if (newest && result && (newReadings > 0 || (await findOpenRun(tx, userId, field.id))?.asked))
          await writeReport(tx, at, newest.scene, result, clock(), listeners());
        await finishRun(
          tx,
          at,
          newest ? null : noClearPassReason(await passesOf(tx, userId, field.id, at.plot, at.since)),
          clock(),
        );
      });
    } catch (fault) {
      const failure = failureOf(fault, tries);
      if (failure) await db.asSystem((tx) => finishRun(tx, at, failure, clock()));
      // Reported to the operator.
      if (!failure || failure === 'ours') throw fault;
    }
  };
