import { readScan } from '#features/scanner/server/api.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { type Listeners, recordEvent } from '#kit/server/sync/events.ts';
import { AccountDeletedError, touchRows } from '#kit/server/sync/sequence.ts';
import { neighbouringCells } from '../domain/cell.ts';
import {
  isReliable,
  type Level,
  levelByExpert,
  levelByObservation,
  nextCheckDelayMs,
} from '../domain/sighting.ts';
import {
  allReports,
  deleteNotices,
  deleteReport,
  followersOf,
  lockReport,
  insertNotices,
  noticesOfReport,
  reportOfScan,
  type ReportRow,
  writeLevel,
  writeNotified,
} from './sql.ts';

export const CHECK_REPORT_JOB = 'sightings.look';
export const WITHDRAW_JOB = 'sightings.withdraw';
/** `said`: the expert's diagnosis. */
export interface CheckReportJob {
  readonly userId: string;
  readonly scanId: string;
  readonly said?: string;
}
/**
 * Without a report: all of this farmer's reports whose scan was deleted. `isGone`: the report is already
 * deleted, and maybe its owner too, so nothing is written for the owner.
 */
export interface WithdrawJob {
  readonly userId: string;
  readonly reportId?: string;
  readonly isGone?: boolean;
}

interface Deps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly listeners?: (() => Listeners) | undefined;
}

/** Each batch of this many phones is its own transaction; notifying one twice changes nothing. */
const BATCH_SIZE = 50;
const LOWEST_USER_ID = '00000000-0000-0000-0000-000000000000';

const notifyFollowers = async (
  { db, listeners = () => ({}) }: Deps,
  userId: string,
  report: ReportRow,
): Promise<void> => {
  for (let after = LOWEST_USER_ID; ;) {
    const batch = await db.asSystem(async (tx) => {
      // A report being withdrawn notifies nobody; withdrawing waits for this transaction.
      if (!(await lockReport(tx, userId, report.id))) return [];
      const followers = await followersOf(tx, neighbouringCells(report.cell), userId, after, BATCH_SIZE);
      const written = await insertNotices(tx, userId, followers, report);
      await touchRows(
        tx,
        written.map(({ user_id, id }) => ({ userId: user_id, kind: 'sighting_notice', id })),
      );
      const { condition, crop, day, level } = report;
      for (const { user_id, id } of written)
        await recordEvent(
          tx,
          { userId: user_id, name: 'sighting.noticed', payload: { id, condition, crop, day, level } },
          listeners(),
        );
      return followers;
    });
    if (batch.length < BATCH_SIZE) break;
    after = batch[batch.length - 1]!;
  }
  await updateReport(db, userId, report.id, (tx) => writeNotified(tx, userId, report.id));
};

/**
 * Changes the farmer's own report: locks their sequence first, so that writers wait in one order. Does
 * nothing for an account deleted since.
 */
const updateReport = (
  db: Database,
  userId: string,
  id: string,
  write: (tx: Transaction) => Promise<unknown>,
  deleted = false,
): Promise<void> =>
  db
    .asSystem(async (tx) => {
      await touchRows(tx, [{ userId, kind: 'sighting_report', id, deleted }]);
      await write(tx);
    })
    .catch((fault: unknown) => {
      if (!(fault instanceof AccountDeletedError)) throw fault;
    });

const removeNotices = async (
  { db, listeners = () => ({}) }: Deps,
  userId: string,
  reportId: string,
): Promise<void> => {
  for (let left = BATCH_SIZE; left === BATCH_SIZE;) {
    left = await db.asSystem(async (tx) => {
      const notices = await noticesOfReport(tx, userId, reportId, BATCH_SIZE);
      await touchRows(
        tx,
        notices.map(({ user_id, id }) => ({ userId: user_id, kind: 'sighting_notice', id, deleted: true })),
      );
      await deleteNotices(tx, notices);
      for (const { user_id, id } of notices)
        await recordEvent(
          tx,
          { userId: user_id, name: 'sighting.notice_gone', payload: { id } },
          listeners(),
        );
      return notices.length;
    });
  }
};

const applyLevel = async (deps: Deps, userId: string, report: ReportRow, level: Level): Promise<void> => {
  if (level !== report.level)
    await updateReport(deps.db, userId, report.id, (tx) => writeLevel(tx, userId, report.id, level));
  if (isReliable(level)) await notifyFollowers(deps, userId, { ...report, level });
  else if (report.notified !== null) {
    await removeNotices(deps, userId, report.id);
    await updateReport(deps.db, userId, report.id, (tx) => writeNotified(tx, userId, report.id));
  }
};

/**
 * Warns the neighbours once the server or an expert confirms the phone's result. Until then it polls at
 * growing intervals.
 */
export const checkReport =
  (deps: Deps) =>
  async ({ userId, scanId, said }: CheckReportJob): Promise<void> => {
    const { db, jobs } = deps;
    const { report, scan } = await db.asUser(userId, async (tx) => ({
      report: await reportOfScan(tx, userId, scanId),
      scan: await readScan(tx, userId, scanId),
    }));
    if (!report) return;
    if (!scan) return withdraw(deps)({ userId, reportId: report.id });
    if (said !== undefined) return applyLevel(deps, userId, report, levelByExpert(report.condition, said));
    if (report.level === 'confirmed' || report.level === 'refuted') return;
    const level = levelByObservation(report.condition, scan);
    if (level !== null) return applyLevel(deps, userId, report, level);
    const wait = nextCheckDelayMs(Date.now() - report.created_at.getTime());
    if (wait !== null)
      await db.asSystem((tx) =>
        jobs.enqueue(
          tx,
          CHECK_REPORT_JOB,
          { userId, scanId },
          { runAt: new Date(Date.now() + wait), singletonKey: `${userId}:${scanId}` },
        ),
      );
  };

/** Deleting a scan deletes its report, and its notices on every phone. */
export const withdraw =
  (deps: Deps) =>
  async ({ userId, reportId, isGone }: WithdrawJob): Promise<void> => {
    const { db } = deps;
    if (reportId !== undefined) {
      if (!isGone) await updateReport(db, userId, reportId, (tx) => deleteReport(tx, userId, reportId), true);
      await removeNotices(deps, userId, reportId);
      return;
    }
    const orphans = await db.asUser(userId, async (tx) => {
      const gone: string[] = [];
      for (const { id, scan_id } of await allReports(tx, userId))
        if (!(await readScan(tx, userId, scan_id))) gone.push(id);
      return gone;
    });
    for (const id of orphans) await withdraw(deps)({ userId, reportId: id });
  };
