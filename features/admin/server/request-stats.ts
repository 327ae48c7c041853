import { DAY_MS } from '#kit/pure/days.ts';
import { quantile } from '#kit/pure/quantiles.ts';
import { type Database, empty, type Query, sql } from '#kit/server/database/database.ts';
import type { QueueState } from '#kit/server/jobs/jobs.ts';
import type { RequestTotals } from '#kit/server/request-times.ts';
import type { Mission, RequestStats, StaffRequestStats } from '../contract.ts';
import { type HealthAssessment, evaluateHealth } from '../domain/health.ts';

const TOTALS_CACHE_MS = 60_000;
const WEEK_MS = 7 * DAY_MS;

type Counts = Pick<Mission, 'users' | 'farms' | 'scans'>;
type Totals = Pick<Mission, keyof Counts | 'week'>;

/** All rows, or those created since then. */
const countsSince = (tx: Query, since: Date | null): Promise<Counts> => {
  const newer = since ? sql`where created_at >= ${since}` : empty;
  return tx.one<Counts>(sql`
    select (select count(*) from profiles ${newer}) as users, (select count(*) from farms ${newer}) as farms,
      (select count(*) from crop_scans ${newer}) as scans
  `);
};

/** Counted and cached for a minute, so that a visit does not count a million rows again (MSC-01). */
export const cachedTotals = (db: Database) => {
  let saved: { readonly at: number; readonly totals: Totals } | null = null;
  return async (now: Date): Promise<Totals> => {
    if (!saved || now.getTime() - saved.at >= TOTALS_CACHE_MS || now.getTime() < saved.at) {
      const totals = await db.asSystem(async (tx) => ({
        ...(await countsSince(tx, null)),
        week: await countsSince(tx, new Date(now.getTime() - WEEK_MS)),
      }));
      saved = { at: now.getTime(), totals };
    }
    return saved.totals;
  };
};

const rounded = (ms: number | null): number | null =>
  ms === null ? null : ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms);

export const requestStatsOf = (
  minutes: number,
  { requests, faults, times }: RequestTotals,
): RequestStats => ({
  minutes,
  requests,
  faults,
  median_ms: rounded(quantile(times, 0.5)),
  p95_ms: rounded(quantile(times, 0.95)),
});

export const staffRequestStatsOf = (minutes: number, requests: RequestTotals): StaffRequestStats => ({
  ...requestStatsOf(minutes, requests),
  limited: requests.limited,
});

export const healthFrom = (
  { requests, faults }: RequestTotals,
  queues: readonly QueueState[],
): HealthAssessment =>
  evaluateHealth({
    requests,
    faults,
    lateSeconds: queues.reduce<number | null>(
      (worst, { late }) => (late === null ? worst : Math.max(worst ?? 0, late)),
      null,
    ),
    failedJobs: queues.reduce((sum, { failed }) => sum + failed, 0),
  });
