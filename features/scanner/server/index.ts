import { limitBeyond } from '#features/plans/server/api.ts';
import { DAY_MS, HOUR_MS } from '#kit/pure/days.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Query, Transaction } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { formatCursor, parseCursor } from '#kit/server/page-cursor.ts';
import { deleteUnusedPhotos } from '#kit/server/photos/delete-unused-photos.ts';
import { serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { cropByKey } from '#knowledge/index.ts';
import type * as contract from '../contract.ts';
import {
  addLeaves,
  listScans,
  pickCandidate,
  readAccuracy,
  REMOVED_TOTAL_ID,
  removeScan,
  saveScan,
  scanRows,
  scanTotalRows,
} from '../contract.ts';
import { copyQuestion } from '../domain/crop-question.ts';
import type { LossBasis } from '../domain/loss.ts';
import { decidePick, decideSave } from '../domain/scan.ts';
import { scannerAccess } from './access.ts';
import { findFieldOfCheck } from './api.ts';
import { recordOf } from './build-record.ts';
import { type CheckDeps, checkPhotos, type PhotoJob } from './check-photos.ts';
import { filingCommands, filingListeners } from './filing.ts';
import { withLeaves } from './scan-row.ts';
import {
  saveDeletedCount,
  countCounted,
  countScans,
  deleteScan,
  deleteScansOfField,
  insertScan,
  leavesOfRow,
  namesPhoto,
  pickCounts,
  removedCount,
  rewriteScan,
  scanExists,
  type ScanRow,
  scansByIds,
  scansPage,
  uncheckedPhotos,
  writePick,
} from './sql.ts';
import { scannerTables } from './tables.ts';

/** Per crop, how often an expert who saw the photos agreed with the answer. */
export interface ConfirmedCount {
  readonly crop: string;
  readonly n: number;
  readonly agreed: number;
}

interface ScannerDeps extends CheckDeps {
  readonly jobs: Jobs;
  /** Runs as the system role. Absent while no feature provides experts. */
  readonly confirmations?: (tx: Query) => Promise<readonly ConfirmedCount[]>;
}

const CHECK_JOB = 'scans.check';
/** Longer than all attempts of the job take. */
const RETRY_AFTER_MS = 4 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const MAX_RETRIES = 200;
/** A share of fewer checks is mostly chance. */
const MIN_COUNTED = 30;
const commands = [
  serveCommand(saveScan, async (ctx, args) => {
    const counted = await countCounted(ctx.tx, ctx.userId);
    const decided = decideSave(args, {
      exists: await scanExists(ctx.tx, ctx.userId, args.id),
      scanLimit: await limitBeyond(ctx.tx, ctx.userId, 'scans', ctx.now, Math.max(counted, args.known_used)),
      counted,
    });
    if (!decided.ok) return decided;
    // A guest's phone, or one that has not fetched the fields yet, does not know where the check belongs.
    const field_id = args.field_id ?? (await findFieldOfCheck(ctx.tx, ctx.userId, args.crop_type, args));
    await insertScan(ctx.tx, ctx.userId, await recordOf(ctx, { ...args, field_id }));
    ctx.touch('scan', args.id);
    ctx.event('scan.saved', { id: args.id, photo: args.photo });
    return ok(undefined);
  }),
  serveCommand(addLeaves, async (ctx, args) => {
    const [before] = await scansByIds(ctx.tx, ctx.userId, [args.id]);
    if (!before) return refuse('scans.not_found');
    const scan = withLeaves(before, args);
    await rewriteScan(ctx.tx, ctx.userId, await recordOf(ctx, scan));
    ctx.touch('scan', args.id);
    ctx.event('scan.saved', { id: args.id, photo: scan.photo });
    return ok(undefined);
  }),
  serveCommand(pickCandidate, async (ctx, args) => {
    const [row] = await scansByIds(ctx.tx, ctx.userId, [args.id]);
    const decided = decidePick(args.condition, row?.result_data ?? null);
    if (!decided.ok) return decided;
    await writePick(ctx.tx, ctx.userId, args.id, args.condition, ctx.now);
    ctx.touch('scan', args.id);
    return ok(undefined);
  }),
  serveCommand(removeScan, async (ctx, args) => {
    const gone = await deleteScan(ctx.tx, ctx.userId, args.id);
    if (!gone) return refuse('scans.not_found');
    ctx.remove('scan', args.id);
    if (await saveDeletedCount(ctx.tx, ctx.userId, [gone])) ctx.touch('scan_total', REMOVED_TOTAL_ID);
    ctx.event('scan.removed', { id: args.id, photos: leavesOfRow(gone) });
    return ok(undefined);
  }),
  ...filingCommands,
];

const toSynced = (row: ScanRow) => ({
  id: row.id,
  field_id: row.field_id,
  crop_type: row.crop_type,
  photo: row.photo,
  photos: [...leavesOfRow(row)],
  pick: row.pick,
  crop_question: copyQuestion(row.crop_question),
  field_confirmed: row.field_confirmed,
  severity: row.severity,
  affected_area_percentage: row.affected_area_percentage,
  yield_loss_percentage: row.yield_loss_percentage,
  revenue_loss_usd: row.revenue_loss_usd,
  treatment_cost_usd: row.treatment_cost_usd,
  basis: (row.result_data['basis'] as LossBasis | undefined) ?? null,
  outcome: row.outcome,
  condition: row.condition,
  confidence: row.confidence_score,
  top3: [...row.result_data.top3],
  model: row.result_data.model,
  counted: row.counted,
  checked: row.checked && { ...row.checked, top3: [...row.checked.top3] },
  location:
    row.location_lat === null || row.location_lng === null
      ? null
      : { lat: row.location_lat, lng: row.location_lng },
  taken_at: row.taken_at.toISOString(),
  created_at: row.created_at.toISOString(),
});

const toHistory = (row: ScanRow) => ({
  id: row.id,
  imageUrl: row.photo && `/api/photos/${row.photo}`,
  cropType: row.crop_type,
  diseaseName: row.disease_name,
  scientificName: row.scientific_name,
  severity: row.severity,
  confidence: row.confidence_score === null ? null : Math.round(row.confidence_score * 100),
  createdAt: row.created_at.toISOString(),
  economicImpact: { revenueLossUsd: row.revenue_loss_usd },
  symptoms: [...row.symptoms],
  immediateActions: [...row.immediate_actions],
  organicSolutions: [...row.organic_solutions],
  recoveryTimeline: row.recovery_timeline,
  spreadRisk: row.spread_risk,
  location: { country: row.location_country },
});

const listenersWith = (jobs: Jobs): Listeners => {
  const check = async (tx: Transaction, userId: string, photo: unknown): Promise<void> => {
    if (typeof photo === 'string') await jobs.enqueue(tx, CHECK_JOB, { userId, photo });
  };
  return {
    ...filingListeners,
    // The later one of record and photo starts the check.
    'photo.arrived': [(tx, { userId, payload }) => check(tx, userId, payload.hash)],
    'scan.saved': [(tx, { userId, payload }) => check(tx, userId, payload.photo)],
    'scan.removed': [
      (tx, { userId, payload }) => deleteUnusedPhotos(jobs, tx, userId, payload['photos'] as string[]),
    ],
    // Deleting a field deletes everything of it, as its dialog says (FLD-07).
    'field.removed': [
      async (tx, { userId, payload }) => {
        const gone = await deleteScansOfField(tx, userId, String(payload.id));
        if (gone.length === 0) return;
        const total = (await saveDeletedCount(tx, userId, gone))
          ? [{ userId, kind: 'scan_total', id: REMOVED_TOTAL_ID }]
          : [];
        await touchRows(tx, [
          ...total,
          ...gone.map(({ id }) => ({ userId, kind: 'scan', id, deleted: true })),
        ]);
        await deleteUnusedPhotos(jobs, tx, userId, gone.flatMap(leavesOfRow));
      },
    ],
  };
};

/** Retries failed checks for a week. */
const retryFailedChecks =
  ({ db, jobs }: ScannerDeps) =>
  (): Promise<void> =>
    db.asSystem(async (tx) => {
      const waiting = await uncheckedPhotos(
        tx,
        new Date(Date.now() - WEEK_MS),
        new Date(Date.now() - RETRY_AFTER_MS),
        MAX_RETRIES,
      );
      for (const { user_id: userId, photo } of waiting)
        await jobs.enqueue(tx, CHECK_JOB, { userId, photo }, { singletonKey: `again:${userId}:${photo}` });
    });

export const scannerServer = (deps: ScannerDeps) => {
  const { db, jobs } = deps;
  jobs.handleJobs<PhotoJob>(CHECK_JOB, checkPhotos(deps));
  const listeners = listenersWith(jobs);
  return defineServerFeature<typeof contract>()({
    access: scannerAccess,
    tables: scannerTables,
    commands,
    listeners,
    refersToPhoto: namesPhoto,
    sweeps: { looks: retryFailedChecks(deps) },
    synced: [
      serveSynced(scanRows, async (tx, userId, ids) => (await scansByIds(tx, userId, ids)).map(toSynced)),
      serveSynced(scanTotalRows, async (tx, userId) => [
        { id: REMOVED_TOTAL_ID, removed: await removedCount(tx, userId) },
      ]),
    ],
    operations: [
      serve(readAccuracy, async () => {
        // Only crops of the knowledge base: the reply is public, and a phone may send any text here.
        const { picks, experts } = await db.asSystem(async (tx) => ({
          picks: (await pickCounts(tx)).filter(({ crop }) => cropByKey(crop)),
          experts: (await deps.confirmations?.(tx)) ?? [],
        }));
        const all = (list: readonly { readonly n: number }[]): number =>
          list.reduce((sum, { n }) => sum + n, 0);
        const enough = <T extends { readonly n: number }>(list: readonly T[]): T[] =>
          list.filter(({ n }) => n >= MIN_COUNTED);
        return ok({
          least: MIN_COUNTED,
          picked: all(picks),
          picks: enough(picks),
          confirmed: all(experts),
          experts: enough(experts),
        });
      }),
      serve(listScans, async ({ session: { userId } }, { query }) => {
        const { rows, totalCount } = await db.readAsUser(userId, async (tx) => ({
          rows: await scansPage(tx, userId, query.limit + 1, parseCursor(query.after)),
          totalCount: await countScans(tx, userId),
        }));
        const scans = rows.slice(0, query.limit);
        const last = scans[scans.length - 1];
        const hasMore = rows.length > query.limit;
        return ok({
          scans: scans.map(toHistory),
          totalCount,
          hasMore,
          next: hasMore && last ? formatCursor({ at: last.created_at, id: last.id }) : null,
        });
      }),
    ],
  });
};
