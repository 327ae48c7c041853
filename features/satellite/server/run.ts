import { createHash } from 'node:crypto';
import { can } from '#features/plans/server/api.ts';
import { DAY_MS, HOUR_MS } from '#kit/pure/days.ts';
import { fromPolygonText } from '#kit/pure/geometry.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { lockUserSequence } from '#kit/server/sync/sequence.ts';
import type { Failure } from '../contract.ts';
import { analyse } from './analyse.ts';
import type { AnalyseDeps, Latest, Progress, Reading } from './analysis.ts';
import { SatelliteError } from './ports.ts';
import { type Shown, shownOf } from './result.ts';
import {
  startAttempt,
  endRun,
  fieldOf,
  insertReading,
  type CachedPass,
  knownOf,
  noteProgress,
  openRunOf,
  passesOf,
  resultsByIds,
  shownScene,
  wasRead,
} from './sql.ts';
import { scheduleCheck } from './watch-sql.ts';
import { type Plot, writeReport } from './write-report.ts';

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
const MOST = 12;
/** A pass may appear in the catalogue days after its flight. */
const LATE_DAYS = 12;
/** Shorter than the job expiry that triggers redelivery. */
const LONGEST_MS = 240_000;
/** Maximum attempts after an error of ours, or one that ended the server. */
const TRIES = 3;

/** A changed boundary is another plot; and sample passes never mix with real ones in one season. */
export const plotKey = (boundary: string, sample = false): string =>
  `${sample ? 'sample-' : ''}${createHash('sha256').update(boundary).digest('hex').slice(0, 16)}`;

class Stopped extends Error {
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
const still = async (tx: Transaction, { userId, field, plot, sample }: Plot, now: Date): Promise<void> => {
  await lockUserSequence(tx, userId);
  if (!(await can(tx, userId, 'satellite', now)).ok) throw new Stopped('not_pro');
  const found = await fieldOf(tx, userId, field.id);
  if (!found || plotKey(found.boundary, sample) !== plot) throw new Stopped('gone');
};

const isLate = (fault: unknown): boolean =>
  fault instanceof Error && (fault.name === 'TimeoutError' || fault.name === 'AbortError');
/** Null when neither the archive nor the farmer is the cause and a retry makes sense. */
const failureOf = (fault: unknown, tries: number): Failure | null => {
  if (fault instanceof Stopped) return fault.why;
  if (fault instanceof SatelliteError) return fault.kind === 'refused' ? 'wrong' : fault.kind;
  return tries < TRIES ? null : isLate(fault) ? 'unreachable' : 'ours';
};

/** Clouds pass. Water, snow, shadow and the image edge get a different reason. */
const whyNone = (passes: readonly Pick<CachedPass, 'why'>[]): Failure => {
  if (passes.length === 0) return 'no_passes';
  return passes.filter(({ why }) => why === 'cloud').length > passes.length / 2 ? 'all_hidden' : 'not_seen';
};

/** Retry in some hours, when the archive or we may have recovered; there is a pass every five days at most. */
const SOON: ReadonlySet<Failure> = new Set<Failure>(['unreachable', 'wrong', 'ours']);
const AGAIN = 3 * DAY_MS;
const end = async (
  tx: Transaction,
  { userId, runId, field, plot }: Plot,
  failure: Failure | null,
  now: Date,
): Promise<void> => {
  const ended = await endRun(tx, userId, runId, failure, now, plot);
  if (ended > 0 && failure !== 'gone' && failure !== 'not_pro')
    await scheduleCheck(
      tx,
      userId,
      field.id,
      new Date(now.getTime() + (failure && SOON.has(failure) ? 6 * HOUR_MS : AGAIN)),
    );
};

interface Begun {
  readonly at: Plot;
  readonly tries: number;
  readonly from: Date;
  readonly most: number;
  readonly known: ReadonlyMap<string, Date>;
}

/** An interrupted analysis resumes; for a season that was read, only new passes are fetched. */
const begin = (
  { db, sample = false, clock = () => new Date() }: RunDeps,
  { userId, runId }: RunJob,
): Promise<Begun | null> =>
  db.asSystem(async (tx) => {
    const now = clock();
    const run = await startAttempt(tx, userId, runId);
    if (!run) return null;
    const field = await fieldOf(tx, userId, run.field_id);
    if (!field) {
      await endRun(tx, userId, runId, 'gone', now);
      return null;
    }
    const at: Plot = {
      userId,
      runId,
      field,
      plot: plotKey(field.boundary, sample),
      sample,
      since: new Date(now.getTime() - SEASON_DAYS * DAY_MS),
    };
    // The process itself may have died, so that nothing recorded the failure.
    if (run.tries > TRIES) {
      await end(tx, at, 'ours', now);
      return null;
    }
    const known = (await knownOf(tx, userId, field.id, at.plot)).filter((one) => one.at >= at.since);
    const whole = await wasRead(tx, userId, field.id, at.plot);
    const newest = Math.max(...known.map((one) => one.at.getTime()));
    return {
      at,
      tries: run.tries,
      known: new Map(known.map((one) => [one.scene, one.at])),
      from:
        whole && known.length > 0
          ? new Date(Math.max(at.since.getTime(), newest - LATE_DAYS * DAY_MS))
          : at.since,
      most: whole ? MOST : Math.max(1, MOST - known.filter((one) => one.clear).length),
    };
  });

/** One analysis. Results are stored pass by pass. */
export const runWith =
  (all: RunDeps) =>
  async (job: RunJob): Promise<void> => {
    const { db, listeners, sample: _, clock = () => new Date(), ...deps } = all;
    const begun = await begin(all, job);
    if (!begun) return;
    const { at, tries, known, from, most } = begun;
    const { userId, runId, field } = at;
    let [bytes, fresh] = [0, 0];
    const say = (progress: Progress): void => {
      if (progress.step === 'reading') bytes = progress.bytes;
      void db.asSystem((tx) => noteProgress(tx, userId, runId, progress, bytes)).catch(() => undefined);
    };
    const keep = async (reading: Reading, of: 'plot' | 'around', view: Latest | null): Promise<void> => {
      const shown: Shown | null = view && (await shownOf(view, of));
      await db.asSystem(async (tx) => {
        await still(tx, at, clock());
        fresh += await insertReading(tx, userId, field.id, at.plot, of, reading);
        const newest = await shownScene(tx, userId, field.id, at.plot);
        if (shown && (!newest || newest.at < reading.at))
          await writeReport(tx, at, reading.scene, shown, clock(), listeners());
      });
    };
    try {
      const plot = fromPolygonText(field.boundary);
      if (!plot) throw new Stopped('gone');
      await analyse(
        deps,
        { plot, from, to: clock(), most, known, keep },
        AbortSignal.timeout(LONGEST_MS),
        say,
      );
      await db.asSystem(async (tx) => {
        await still(tx, at, clock());
        const [newest, [result]] = [
          await shownScene(tx, userId, field.id, at.plot),
          await resultsByIds(tx, userId, [field.id]),
        ];
        // The watch does not notify an up-to-date phone; but the farmer may have requested an analysis since.
        if (newest && result && (fresh > 0 || (await openRunOf(tx, userId, field.id))?.asked))
          await writeReport(tx, at, newest.scene, result, clock(), listeners());
        await end(
          tx,
          at,
          newest ? null : whyNone(await passesOf(tx, userId, field.id, at.plot, at.since)),
          clock(),
        );
      });
    } catch (fault) {
      const failure = failureOf(fault, tries);
      if (failure) await db.asSystem((tx) => end(tx, at, failure, clock()));
      // Reported to the operator.
      if (!failure || failure === 'ours') throw fault;
    }
  };
