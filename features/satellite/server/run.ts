import { createHash } from 'node:crypto';
import { can } from '#features/plans/server/api.ts';
import { fromPolygonText } from '#kit/pure/geometry.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import type { Failure } from '../contract.ts';
import { analyse, type AnalyseDeps, type Latest, type Progress, type Reading } from './analyse.ts';
import { SatelliteFault } from './ports.ts';
import { resultOf, type Shown, shownOf } from './result.ts';
import { cropOf, endRun, type FieldToRead, fieldOf, keepReading, knownScenes, noteProgress, passesOf, readingOf, resultsByIds, runOf, putResult, shownScene } from './sql.ts';

export const RUN_JOB = 'satellite.run';
export interface RunJob { readonly userId: string; readonly runId: string }
export interface RunDeps extends AnalyseDeps { readonly db: Database; /** The archive is drawn, and everything read from it says so. */ readonly sample?: boolean; readonly clock?: () => Date }

const DAY = 86_400_000;
/** A season, and what was before it. */
const SEASON_DAYS = 180;
/** Clear passes that one analysis reads: the newest, and as many as a curve needs. */
const MOST = 12;
/** Less than after what a job is given out again. */
const LONGEST_MS = 240_000;

/** Another boundary is another plot; and what was drawn never stands in one season with what was seen. */
export const plotKey = (boundary: string, sample = false): string => `${sample ? 'sample-' : ''}${createHash('sha256').update(boundary).digest('hex').slice(0, 16)}`;

class Stopped extends Error {
  readonly why: Failure;
  constructor(why: Failure) { super(why); this.why = why; }
}

interface Plot { readonly userId: string; readonly runId: string; readonly field: FieldToRead; readonly plot: string; readonly sample: boolean; readonly since: Date }

/** Asked before each pass is kept: Pro may have ended, the field be gone or drawn anew. */
const still = async (tx: Transaction, { userId, field, plot, sample }: Pick<Plot, 'userId' | 'field' | 'plot' | 'sample'>, now: Date): Promise<void> => {
  if (!(await can(tx, userId, 'satellite', now)).ok) throw new Stopped('not_pro');
  const found = await fieldOf(tx, userId, field.id);
  if (!found || plotKey(found.boundary, sample) !== plot) throw new Stopped('gone');
};

/** Writes what the field's newest clear pass says, out of what is kept. */
const tell = async (tx: Transaction, { userId, field, plot, sample, since }: Plot, scene: string, shown: Shown, now: Date): Promise<void> => {
  const reading = await readingOf(tx, userId, field.id, plot, scene);
  if (!reading) return;
  const [passes, crop] = [[...await passesOf(tx, userId, field.id, plot, since)], await cropOf(tx, userId, field.id)];
  const boundary = field.boundary_source === 'approximate' ? 'approximate' : 'measured';
  await putResult(tx, userId, plot, scene, reading.at, resultOf({ fieldId: field.id, at: reading.at, now, of: reading.of, boundary, measured: reading.measured, shown, sample, passes, crop }));
  await touchRows(tx, [{ userId, kind: 'satellite_result', id: field.id }]);
};

const failureOf = (fault: unknown): Failure | null => {
  if (fault instanceof Stopped) return fault.why;
  return fault instanceof SatelliteFault ? (fault.kind === 'refused' ? 'wrong' : fault.kind) : null;
};

/** One analysis. What was read is kept pass by pass: who is broken off goes on where it was. */
export const runWith = ({ db, sample = false, clock = () => new Date(), ...deps }: RunDeps) => async ({ userId, runId }: RunJob): Promise<void> => {
  const begun = await db.asSystem(async (tx) => {
    const run = await runOf(tx, userId, runId);
    if (!run || run.state === 'done' || run.state === 'failed') return null;
    const field = await fieldOf(tx, userId, run.field_id);
    if (!field) { await endRun(tx, userId, runId, 'gone', clock()); return null; }
    const at: Plot = { userId, runId, field, plot: plotKey(field.boundary, sample), sample, since: new Date(clock().getTime() - SEASON_DAYS * DAY) };
    return { at, known: await knownScenes(tx, userId, field.id, at.plot) };
  });
  if (!begun) return;
  const { at, known } = begun;
  let bytes = 0;
  const say = (progress: Progress): void => {
    if (progress.step === 'reading') bytes = progress.bytes;
    void db.asSystem((tx) => noteProgress(tx, userId, runId, progress, bytes)).catch(() => undefined);
  };
  const keep = async (reading: Reading, of: 'plot' | 'around', view: Latest | null): Promise<void> => {
    const shown = view && await shownOf(view, of);
    await db.asSystem(async (tx) => {
      await still(tx, at, clock());
      await keepReading(tx, userId, at.field.id, at.plot, of, reading);
      const newest = await shownScene(tx, userId, at.field.id, at.plot);
      if (shown && (!newest || newest.at < reading.at)) await tell(tx, at, reading.scene, shown, clock());
    });
  };
  try {
    const plot = fromPolygonText(at.field.boundary);
    if (!plot) throw new Stopped('gone');
    const { cost } = await analyse(deps, { plot, from: at.since, to: clock(), most: Math.max(1, MOST - known.size), known, keep }, AbortSignal.timeout(LONGEST_MS), say);
    bytes = cost.bytes;
    await db.asSystem(async (tx) => {
      await still(tx, at, clock());
      const [newest, [result]] = [await shownScene(tx, userId, at.field.id, at.plot), await resultsByIds(tx, userId, [at.field.id])];
      if (newest && result) await tell(tx, at, newest.scene, result, clock());
      const any = (await passesOf(tx, userId, at.field.id, at.plot, at.since)).length > 0;
      await endRun(tx, userId, runId, newest ? null : any ? 'all_hidden' : 'no_passes', clock());
    });
  } catch (fault) {
    const failure = failureOf(fault);
    if (!failure) throw fault;
    await db.asSystem((tx) => endRun(tx, userId, runId, failure, clock()));
  }
};
