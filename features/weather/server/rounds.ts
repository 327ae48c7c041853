/** Refreshes many cells, one call at a time, on whichever server is free. */
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Cell } from '../domain/cell.ts';
import type { Together, WeatherProvider } from './ports.ts';
import { forecastRefresher, type ForecastCacheDeps, pastDaysOf } from './refresh-forecasts.ts';
import { nextSource } from './sources.ts';
import { claimDue, type Claimed, dropClaims } from './sql.ts';

/** Seconds; longer than a batch call, and then the cells it left out, may take. */
const CLAIM_MANY_S = 120;
const LEFT_OUT_MS = 45_000;
const CLAIM_ONE_S = 40;
/** For a provider with one place per call: cells that a job can fetch before it counts as dead. */
const ONE_BY_ONE = 10;
/** Maximum pause, so that a recovered provider is used again, whatever it had requested. */
const LONGEST_WAIT_MS = 900_000;
const ROUND_JOB = 'weather.round';

/** Cells, or (null) all without a forecast. */
type Squares = readonly Cell[] | null;

export const rounds = (deps: ForecastCacheDeps) => {
  const { db, providers } = deps;
  const ask = forecastRefresher(deps);
  const drop = (claims: readonly Claimed[]): Promise<number> => db.asSystem((tx) => dropClaims(tx, claims));

  /** Cells that a batch call left out are fetched one by one, through all providers. */
  const askLeft = async (left: readonly Claimed[], now: Date): Promise<void> => {
    const end = Date.now() + LEFT_OUT_MS;
    for (const [i, claim] of left.entries()) {
      if (Date.now() > end) {
        await drop(left.slice(i));
        return;
      }
      await ask.alone(claim, now);
    }
  };

  const stepOneByOne = async (squares: Squares, now: Date): Promise<number | null> => {
    for (let i = 0; i < ONE_BY_ONE; i++) {
      const [claim] = await db.asSystem((tx) =>
        claimDue(tx, squares, { pastAsked: null, most: 1, seconds: CLAIM_ONE_S }),
      );
      if (!claim) return null;
      await ask.alone(claim, now);
    }
    return 0;
  };

  const stepTogether = async (
    provider: WeatherProvider,
    together: Together,
    squares: Squares,
    now: Date,
  ): Promise<number | null> => {
    for (const pastAsked of [false, true]) {
      const days = pastDaysOf(pastAsked);
      const claims = await db.asSystem((tx) =>
        claimDue(tx, squares, { pastAsked, most: together.most(days), seconds: CLAIM_MANY_S }),
      );
      if (claims.length === 0) continue;
      const left = await ask.together(provider, together, claims, now);
      // The provider failed and pauses: the next step uses another one.
      if (left.length === claims.length) {
        await drop(left);
        return 0;
      }
      await askLeft(left, now);
      return claims.length === squares?.length ? null : together.restMs(claims.length, days);
    }
    return null;
  };

  /**
   * Milliseconds until the next step; null when nothing is left to fetch. Only a patient batch waits for
   * paused providers.
   */
  return async (squares: Squares, now: Date, isPatient: boolean): Promise<number | null> => {
    const provider = await nextSource(db, providers);
    if (provider === null) return null;
    if (typeof provider === 'number') return isPatient ? Math.min(provider, LONGEST_WAIT_MS) : null;
    return provider.together
      ? stepTogether(provider, provider.together, squares, now)
      : stepOneByOne(squares, now);
  };
};

interface Round {
  readonly cells: Squares;
  /** A named batch is not started twice; one without a name ends when all providers pause. */ readonly name?: string;
}

/** A batch is a chain of jobs, one per step, so that another server continues if one dies. */
export const roundJobs = (deps: ForecastCacheDeps, jobs: Jobs) => {
  const step = rounds(deps);
  const begin = (round: Round, runAt?: Date): Promise<void> =>
    deps.db.asSystem((tx) =>
      jobs.enqueue(tx, ROUND_JOB, round, {
        ...(round.name ? { singletonKey: round.name } : {}),
        ...(runAt ? { runAt } : {}),
      }),
    );
  jobs.work<Round>(ROUND_JOB, async (round) => {
    const ms = await step(round.cells, new Date(), round.name !== undefined);
    if (ms !== null) await begin(round, ms === 0 ? undefined : new Date(Date.now() + ms));
  });
  return begin;
};
