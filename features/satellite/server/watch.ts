import { checkAbility, usersWithAbility } from '#features/plans/server/api.ts';
import { addDays, type Day, dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { MAX_FIELD_HA } from '../domain/max-field-size.ts';
import type { RunJob } from './run.ts';
import { fieldOf, insertRun, findOpenRun, runOf } from './sql.ts';
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
const FIELDS_PER_HOUR = 240;
/** Per account, so that a large farm does not delay the others. */
const MAX_PER_ACCOUNT = 20;
const FARMERS_PER_PAGE = 500;

/** Once a day: new Pro fields, page by page. */
export const watchFieldsPage =
  ({ db, jobs, clock = () => new Date() }: WatchDeps) =>
  async ({ day, after }: FieldsPageJob): Promise<void> => {
    const now = clock();
    const last = await db.asSystem(async (tx) => {
      const page = await listFarmers(tx, after, FARMERS_PER_PAGE);
      await watchFields(tx, [...(await usersWithAbility(tx, page, 'satellite', now))], now);
      return page[FARMERS_PER_PAGE - 1];
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
  const { selected, postponed } = await listDueFields(tx, now, FIELDS_PER_HOUR, MAX_PER_ACCOUNT);
  await claimFields(tx, postponed, new Date(now.getTime() + HOUR_MS));
  const users = [...new Set(selected.map((one) => one.userId))];
  const may = await usersWithAbility(tx, users, 'satellite', now);
  await unwatchAll(
    tx,
    users.filter((id) => !may.has(id)),
  );
  const allowedFields = selected.filter((one) => may.has(one.userId));
  await claimFields(tx, allowedFields, new Date(now.getTime() + 6 * HOUR_MS));
  for (const [i, one] of allowedFields.entries())
    await jobs.enqueue<WatchedField>(tx, WATCH_JOB, one, {
      singletonKey: `${one.userId} ${one.fieldId}`,
      runAt: new Date(now.getTime() + (i * HOUR_MS) / FIELDS_PER_HOUR),
    });
};

/**
 * Returns the id of the field's analysis to run, or null. Resumes one that the watch started, even if the
 * farmer has requested it since. `id`: the job's id, the same at each attempt, and the id of a new analysis.
 */
const findOrCreateRun = async (
  tx: Transaction,
  { userId, fieldId }: WatchedField,
  id: string,
  now: Date,
): Promise<string | null> => {
  const field = await fieldOf(tx, userId, fieldId);
  if (
    !field ||
    field.unconfirmed ||
    field.hectares > MAX_FIELD_HA ||
    !(await checkAbility(tx, userId, 'satellite', now)).ok
  ) {
    await unwatch(tx, userId, fieldId);
    return null;
  }
  const open = await findOpenRun(tx, userId, fieldId);
  if (open) return open.asked && open.run.id !== id ? null : open.run.id;
  if (await runOf(tx, userId, id)) return null;
  return (await insertRun(tx, userId, { id, fieldId, asked: false, now }))?.id ?? null;
};

export const watchWith =
  ({ db, clock = () => new Date() }: Omit<WatchDeps, 'jobs'>, run: (job: RunJob) => Promise<void>) =>
  async (one: WatchedField, { id }: { readonly id: string }): Promise<void> => {
    const runId = await db.asSystem((tx) => findOrCreateRun(tx, one, id, clock()));
    if (runId) await run({ userId: one.userId, runId });
  };

/** Ten attempts of a job take about three hours. */
const LOST_AFTER_MS = 6 * HOUR_MS;
const RETENTION_DAYS = 90;

/** Runs every hour on every server. */
export const sweepWith =
  ({ db, jobs }: WatchDeps, isOn: boolean) =>
  async (now = new Date()): Promise<void> => {
    const day = dayInNairobi(now);
    await db.asSystem(async (tx) => {
      await failLostRuns(tx, new Date(now.getTime() - LOST_AFTER_MS), now);
      if (!(await claimDay(tx, day))) return;
      await deleteDaysBefore(tx, addDays(day, -30));
      await deleteOldRuns(tx, new Date(now.getTime() - RETENTION_DAYS * 24 * HOUR_MS));
      if (isOn)
        await jobs.enqueue<FieldsPageJob>(tx, FIELDS_PAGE_JOB, { day, after: null }, { singletonKey: day });
    });
    if (isOn) await db.asSystem((tx) => startDueChecks(tx, jobs, now));
  };
