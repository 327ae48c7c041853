import { can, whoCan } from '#features/plans/server/api.ts';
import { addDays, type Day, dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { LARGEST_HA } from '../domain/largest.ts';
import type { RunJob } from './run.ts';
import { fieldOf, insertRun, openRunOf, runOf } from './sql.ts';
import {
  claimDay,
  listDueFields,
  failLostRuns,
  listFarmers,
  deleteDaysBefore,
  deleteOldRuns,
  claimFields,
  unwatch,
  unwatchAll,
  type WatchedField,
  watchFields,
} from './watch-sql.ts';

export const WATCH_JOB = 'satellite.watch';
export const FIELDS_PAGE_JOB = 'satellite.walk';
export interface FieldsPageJob {
  readonly day: Day;
  readonly after: string | null;
}
interface WatchDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly clock?: () => Date;
}

/**
 * Fields per hour, four per minute: unnoticeable for other users. With one check in three days that is 17,000
 * fields; more are checked less often, the longest due first.
 */
const AN_HOUR = 240;
/** Per account, so that a large farm does not delay the others. */
const EACH = 20;
const AT_ONCE = 500;

/** Once a day: new Pro fields, page by page. */
export const watchFieldsPage =
  ({ db, jobs, clock = () => new Date() }: WatchDeps) =>
  async ({ day, after }: FieldsPageJob): Promise<void> => {
    const now = clock();
    const last = await db.asSystem(async (tx) => {
      const page = await listFarmers(tx, after, AT_ONCE);
      await watchFields(tx, [...(await whoCan(tx, page, 'satellite', now))], now);
      return page[AT_ONCE - 1];
    });
    if (last !== undefined)
      await db.asSystem((tx) =>
        jobs.enqueue<FieldsPageJob>(
          tx,
          FIELDS_PAGE_JOB,
          { day, after: last },
          { singletonKey: `${day} ${last}` },
        ),
      );
  };

/**
 * Queues this hour's checks, spread over the hour. Stops watching accounts that are back on Free, but keeps
 * their results.
 */
const startDueChecks = async (tx: Transaction, jobs: Jobs, now: Date): Promise<void> => {
  const { selected, postponed } = await listDueFields(tx, now, AN_HOUR, EACH);
  await claimFields(tx, postponed, new Date(now.getTime() + HOUR_MS));
  const users = [...new Set(selected.map((one) => one.userId))];
  const may = await whoCan(tx, users, 'satellite', now);
  await unwatchAll(
    tx,
    users.filter((id) => !may.has(id)),
  );
  const looks = selected.filter((one) => may.has(one.userId));
  await claimFields(tx, looks, new Date(now.getTime() + 6 * HOUR_MS));
  for (const [i, one] of looks.entries())
    await jobs.enqueue<WatchedField>(tx, WATCH_JOB, one, {
      singletonKey: `${one.userId} ${one.fieldId}`,
      runAt: new Date(now.getTime() + (i * HOUR_MS) / AN_HOUR),
    });
};

/**
 * One field, like a requested analysis; an interrupted one of the watch resumes, even when the farmer waits
 * for it by now. `id`: of the job, the same at each attempt, and of its analysis.
 */
const runToGoOn = async (
  tx: Transaction,
  { userId, fieldId }: WatchedField,
  id: string,
  now: Date,
): Promise<string | null> => {
  const field = await fieldOf(tx, userId, fieldId);
  if (
    !field ||
    field.unconfirmed ||
    field.hectares > LARGEST_HA ||
    !(await can(tx, userId, 'satellite', now)).ok
  ) {
    await unwatch(tx, userId, fieldId);
    return null;
  }
  const open = await openRunOf(tx, userId, fieldId);
  if (open) return open.asked && open.run.id !== id ? null : open.run.id;
  if (await runOf(tx, userId, id)) return null;
  return (await insertRun(tx, userId, { id, fieldId, asked: false, now }))?.id ?? null;
};

export const watchWith =
  ({ db, clock = () => new Date() }: Omit<WatchDeps, 'jobs'>, run: (job: RunJob) => Promise<void>) =>
  async (one: WatchedField, { id }: { readonly id: string }): Promise<void> => {
    const runId = await db.asSystem((tx) => runToGoOn(tx, one, id, clock()));
    if (runId) await run({ userId: one.userId, runId });
  };

/** Ten attempts of a job take about three hours. */
const LOST = 6 * HOUR_MS;
const KEPT_DAYS = 90;

/** Runs every hour on every server. */
export const sweepWith =
  ({ db, jobs }: WatchDeps, isOn: boolean) =>
  async (now = new Date()): Promise<void> => {
    const day = dayInNairobi(now);
    await db.asSystem(async (tx) => {
      await failLostRuns(tx, new Date(now.getTime() - LOST), now);
      if (!(await claimDay(tx, day))) return;
      await deleteDaysBefore(tx, addDays(day, -30));
      await deleteOldRuns(tx, new Date(now.getTime() - KEPT_DAYS * 24 * HOUR_MS));
      if (isOn)
        await jobs.enqueue<FieldsPageJob>(tx, FIELDS_PAGE_JOB, { day, after: null }, { singletonKey: day });
    });
    if (isOn) await db.asSystem((tx) => startDueChecks(tx, jobs, now));
  };
