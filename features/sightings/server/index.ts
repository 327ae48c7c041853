import { findExpertDiagnosis } from '#features/experts/server/api.ts';
import { readScan } from '#features/scanner/server/api.ts';
import { DAY_MS, dayInNairobi } from '#kit/pure/days.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { conditionByKey, findCropByName } from '#knowledge/index.ts';
import type * as contract from '../contract.ts';
import {
  areaSightings,
  FOLLOW_ROW_ID,
  followArea,
  followRows,
  noticeRows,
  readNotices,
  reportRows,
  reportSighting,
  withdrawSighting,
} from '../contract.ts';
import { neighbouringCells } from '../domain/cell.ts';
import {
  NEARBY_WINDOW_DAYS,
  decideReport,
  SIGHTING_RETENTION_DAYS,
  MIN_FARMERS,
  conditionOfScan,
  type ReportedScan,
  type Trouble,
} from '../domain/sighting.ts';
import { sightingsAccess } from './access.ts';
import {
  areaRows,
  deleteRows,
  deleteReport,
  insertReport,
  markRead,
  noticesByIds,
  oldRows,
  readFollow,
  reportsByIds,
  reportUsage,
  writeFollow,
} from './sql.ts';
import { sightingsTables } from './tables.ts';
import {
  CHECK_REPORT_JOB,
  type CheckReportJob,
  checkReport,
  withdraw,
  WITHDRAW_JOB,
  type WithdrawJob,
} from './warning-jobs.ts';

interface Deps {
  readonly db: Database;
  readonly jobs: Jobs;
  /** Listeners for a warning that was sent or withdrawn. */
  readonly listeners?: () => Listeners;
}

const startOfDay = (now: Date): Date => new Date(`${dayInNairobi(now)}T00:00:00+03:00`);

const troubleOf = (scan: ReportedScan | null): Trouble | null => {
  const named = scan && conditionOfScan(scan);
  const entry = named ? conditionByKey(named) : undefined;
  // Only crops of the knowledge base: other users read this, so free text from a phone is not accepted.
  return entry && entry.type !== 'healthy'
    ? { condition: entry.key, crop: findCropByName(scan?.crop_type ?? '')?.key ?? entry.crop }
    : null;
};

const commandsWith = (jobs: Jobs) => [
  serveCommand(reportSighting, async (ctx, { id, scan_id, cell }) => {
    const { tx, userId, now } = ctx;
    const scan = await readScan(tx, userId, scan_id);
    const decided = decideReport(cell, {
      scan,
      trouble: troubleOf(scan),
      now,
      ...(await reportUsage(tx, userId, scan_id, startOfDay(now))),
    });
    if (!decided.ok) return decided;
    await insertReport(tx, userId, {
      id,
      scan_id,
      cell,
      ...decided.value,
      day: dayInNairobi(scan!.taken_at < now ? scan!.taken_at : now),
      level: 'claimed',
      notified: null,
      created_at: now,
    });
    const diagnosis = await findExpertDiagnosis(tx, userId, scan_id);
    await jobs.enqueue<CheckReportJob>(
      tx,
      CHECK_REPORT_JOB,
      diagnosis === null ? { userId, scanId: scan_id } : { userId, scanId: scan_id, said: diagnosis },
      diagnosis === null ? { singletonKey: `${userId}:${scan_id}` } : {},
    );
    ctx.touch('sighting_report', id);
    ctx.event('sighting.reported', { id, scan_id });
    return ok(undefined);
  }),
  serveCommand(withdrawSighting, async (ctx, { id }) => {
    if ((await deleteReport(ctx.tx, ctx.userId, id)) === 0) return refuse('sightings.not_found');
    ctx.remove('sighting_report', id);
    await jobs.enqueue<WithdrawJob>(ctx.tx, WITHDRAW_JOB, { userId: ctx.userId, reportId: id });
    ctx.event('sighting.withdrawn', { id });
    return ok(undefined);
  }),
  serveCommand(followArea, async (ctx, { cell, active }) => {
    await writeFollow(ctx.tx, ctx.userId, cell, active);
    ctx.touch('sighting_follow', FOLLOW_ROW_ID);
    return ok(undefined);
  }),
  serveCommand(readNotices, async (ctx, { ids }) => {
    for (const id of await markRead(ctx.tx, ctx.userId, ids)) ctx.touch('sighting_notice', id);
    return ok(undefined);
  }),
];

const listenersWith = (jobs: Jobs): Listeners => {
  const enqueueOrphanRemoval = (tx: Transaction, userId: string): Promise<void> =>
    jobs.enqueue<WithdrawJob>(tx, WITHDRAW_JOB, { userId });
  return {
    'scan.removed': [(tx, { userId }) => enqueueOrphanRemoval(tx, userId)],
    'field.removed': [(tx, { userId }) => enqueueOrphanRemoval(tx, userId)],
    'review.answered': [
      async (tx, { userId, payload }) => {
        const { scan_id: scanId, condition: said } = payload;
        if (typeof scanId === 'string' && typeof said === 'string')
          await jobs.enqueue<CheckReportJob>(tx, CHECK_REPORT_JOB, { userId, scanId, said });
      },
    ],
  };
};

const PURGE_ROWS = 500;
/** In user id order, each in its own transaction. */
const purge = async (db: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - SIGHTING_RETENTION_DAYS * DAY_MS);
  const old = await db.asSystem((tx) => oldRows(tx, before, PURGE_ROWS));
  for (const userId of [...new Set(old.map((o) => o.user_id))].sort()) {
    const rows = old.filter((o) => o.user_id === userId);
    await db.asSystem(async (tx) => {
      await touchRows(
        tx,
        rows.map(({ kind, id }) => ({ userId, kind, id, deleted: true })),
      );
      await deleteRows(
        tx,
        userId,
        rows.map(({ id }) => id),
      );
    });
  }
};

export const sightingsServer = ({ db, jobs, listeners }: Deps) => {
  jobs.handleJobs<CheckReportJob>(CHECK_REPORT_JOB, checkReport({ db, jobs, listeners }));
  jobs.handleJobs<WithdrawJob>(WITHDRAW_JOB, withdraw({ db, jobs, listeners }));
  return defineServerFeature<typeof contract>()({
    access: sightingsAccess,
    tables: sightingsTables,
    commands: commandsWith(jobs),
    listeners: listenersWith(jobs),
    synced: [
      serveSynced(reportRows, async (tx, userId, ids) =>
        (await reportsByIds(tx, userId, ids)).map((r) => ({ ...r, created_at: r.created_at.toISOString() })),
      ),
      serveSynced(
        noticeRows,
        async (tx, userId, ids) =>
          (await noticesByIds(tx, userId, ids)).map((n) => ({
            ...n,
            created_at: n.created_at.toISOString(),
          })),
        {
          writtenByServer: true,
        },
      ),
      serveSynced(followRows, async (tx, userId) => {
        const follow = await readFollow(tx, userId);
        return follow ? [{ id: FOLLOW_ROW_ID, ...follow }] : [];
      }),
    ],
    operations: [
      serve(areaSightings, async ({ now }, { query }) => {
        const since = dayInNairobi(new Date(now.getTime() - NEARBY_WINDOW_DAYS * DAY_MS));
        const rows = await db.asSystem((tx) => areaRows(tx, neighbouringCells(query.cell), since));
        const sightings = rows.map(({ cell, farmers, ...row }) => ({
          ...row,
          here: cell === query.cell,
          farmers: farmers >= MIN_FARMERS ? farmers : null,
        }));
        return ok({ days: NEARBY_WINDOW_DAYS, sightings, at: now.toISOString() });
      }),
    ],
    sweeps: { sightings: (): Promise<void> => purge(db, new Date()) },
  });
};
