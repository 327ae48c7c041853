/** Refreshes many cells, one call at a time, on whichever server is free. */
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Cell } from '../domain/cell.ts';
import type { BatchRequests, WeatherProvider } from './ports.ts';
import { createForecastRefresher, type ForecastCacheDeps, pastDaysOf } from './refresh-forecasts.ts';
import { nextSource } from './sources.ts';
import { claimDueCells, type ClaimedCell, releaseClaims } from './sql.ts';

/** Seconds; longer than a batch call, and then the cells it left out, may take. */
const BATCH_CLAIM_S = 120;
const MAX_LEFTOVER_MS = 45_000;
const SINGLE_CLAIM_S = 40;
/** For a provider with one place per call: cells that a job can fetch before the queue retries it. */
const MAX_CELLS_PER_JOB = 10;
/** Maximum pause, so that a recovered provider is used again, whatever it had requested. */
const LONGEST_WAIT_MS = 900_000;
const BATCH_JOB = 'weather.round';

/** Cells, or (null) all without a forecast. */
type CellSelection = readonly Cell[] | null;

export const createBatchStep = (deps: ForecastCacheDeps) => {
  const { db, providers } = deps;
  const refresher = createForecastRefresher(deps);
  const drop = (claims: readonly ClaimedCell[]): Promise<number> =>
    db.asSystem((tx) => releaseClaims(tx, claims));

  /** Cells that a batch call left out are fetched one by one, through all providers. */
  const refreshLeftovers = async (left: readonly ClaimedCell[], now: Date): Promise<void> => {
    const end = Date.now() + MAX_LEFTOVER_MS;
    for (const [i, claim] of left.entries()) {
      if (Date.now() > end) {
        await drop(left.slice(i));
        return;
      }
      await refresher.refreshOne(claim, now);
    }
  };

  const stepOneByOne = async (squares: CellSelection, now: Date): Promise<number | null> => {
    for (let i = 0; i < MAX_CELLS_PER_JOB; i++) {
      const [claim] = await db.asSystem((tx) =>
        claimDueCells(tx, squares, { pastAsked: null, most: 1, seconds: SINGLE_CLAIM_S }),
      );
      if (!claim) return null;
      await refresher.refreshOne(claim, now);
    }
    return 0;
  };

  const stepTogether = async (
    provider: WeatherProvider,
    together: BatchRequests,
    squares: CellSelection,
    now: Date,
  ): Promise<number | null> => {
    for (const pastAsked of [false, true]) {
      const days = pastDaysOf(pastAsked);
      const claims = await db.asSystem((tx) =>
        claimDueCells(tx, squares, { pastAsked, most: together.maxPlaces(days), seconds: BATCH_CLAIM_S }),
      );
      if (claims.length === 0) continue;
      const left = await refresher.refreshMany(provider, together, claims, now);
      // The provider failed and pauses: the next step uses another one.
      if (left.length === claims.length) {
        await drop(left);
        return 0;
      }
      await refreshLeftovers(left, now);
      return claims.length === squares?.length ? null : together.pauseMs(claims.length, days);
    }
    return null;
  };

  /**
   * Milliseconds until the next step; null when nothing is left to fetch. Only a patient batch waits for
   * paused providers.
   */
  return async (squares: CellSelection, now: Date, isPatient: boolean): Promise<number | null> => {
    const provider = await nextSource(db, providers);
    if (provider === null) return null;
    if (typeof provider === 'number') return isPatient ? Math.min(provider, LONGEST_WAIT_MS) : null;
    return provider.together
      ? stepTogether(provider, provider.together, squares, now)
      : stepOneByOne(squares, now);
  };
};

interface RefreshBatch {
  readonly cells: CellSelection;
  /** A named batch is not started twice; one without a name ends when all providers pause. */ readonly name?: string;
}

/** A batch is a chain of jobs, one per step, so that another server continues if one dies. */
export const refreshBatchJobs = (deps: ForecastCacheDeps, jobs: Jobs) => {
  const step = createBatchStep(deps);
  const startBatch = (round: RefreshBatch, runAt?: Date): Promise<void> =>
    deps.db.asSystem((tx) =>
      jobs.enqueue(tx, BATCH_JOB, round, {
        ...(round.name ? { singletonKey: round.name } : {}),
        ...(runAt ? { runAt } : {}),
      }),
    );
  jobs.handleJobs<RefreshBatch>(BATCH_JOB, async (round) => {
    const ms = await step(round.cells, new Date(), round.name !== undefined);
    if (ms !== null) await startBatch(round, ms === 0 ? undefined : new Date(Date.now() + ms));
  });
  return startBatch;
};
