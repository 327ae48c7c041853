import { ok, refuse } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database, Query, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { placeText, readPlace } from '#kit/server/page.ts';
import { letGoOf } from '#kit/server/photos/forget.ts';
import { photoKey } from '#kit/server/photos/photos.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { type CommandContext, serveCommand, serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { takeSeq, touchRows, writeLog } from '#kit/server/sync/sequence.ts';
import { cropByKey, cropByTyped, isConditionKey, loadCondition } from '#knowledge/index.ts';
import { readPlot } from '#features/fields/server/api.ts';
import { languageOf } from '#features/people/server/api.ts';
import { lastSuppliers } from '#features/suppliers/server/api.ts';
import { limitBeyond } from '#features/plans/server/api.ts';
import { addLeaves, listScans, pickCandidate, readAccuracy, REMOVED, removeScan, saveScan, scanRows, scanTotalRows } from '../contract.ts';
import type { LossBasis, Plot } from '../domain/loss.ts';
import { farmerCropOf } from '../domain/model-crops.ts';
import { decidePick, decideSave, type Finding, type SaveScan } from '../domain/scan.ts';
import { aroundOf } from './around.ts';
import { scanRow, withLeaves } from './row.ts';
import {
  keepCounted, countCounted, countScans, deleteScan, deleteScansOfField, insertScan, leavesOfRow, type Named, namesPhoto, pickCounts, removedCount, rewriteScan, scanExists, type ScanRow,
  scansByIds, scansOfPhoto, scansPage, uncheckedPhotos, writeCheck, writePick,
} from './sql.ts';

/** How often an expert who saw the photos agreed with what was answered, by crop. */
export interface ConfirmedCount { readonly crop: string; readonly n: number; readonly agreed: number }

export interface ScannerDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly jobs: Jobs;
  /** Asked as the system; absent while no feature knows of experts. */
  readonly confirmations?: (tx: Query) => Promise<readonly ConfirmedCount[]>;
  /** Looks at the leaves of one plant with the shipped model; loaded when the first photo arrives. */
  readonly look: (leaves: readonly Buffer[], crop: string | null) => Promise<Finding>;
}

const CHECK_JOB = 'scans.check';
/** Longer than all tries of the job. */
const LONG_MS = 4 * 3_600_000;
const WEEK_MS = 7 * 86_400_000;
const AGAIN = 200;
/** A share of fewer says more about chance than about the check. */
const LEAST_COUNTED = 30;
interface PhotoJob { readonly userId: string; readonly photo: string }

/** The page of the book for a claimed condition; null for what no book knows. */
const pageOf = async (condition: string | null) => (condition !== null && isConditionKey(condition) ? (await loadCondition(condition)) ?? null : null);

/** The field a check belongs to, with its crop as the books know it. */
const plotOf = async (tx: Transaction, userId: string, fieldId: string | null): Promise<Plot | null> => {
  const field = fieldId === null ? null : await readPlot(tx, userId, fieldId);
  return field && { crop: cropByTyped(field.crop_type)?.key ?? null, hectares: field.size_hectares };
};

const rowOf = async ({ tx, userId, now }: CommandContext, scan: SaveScan): Promise<ScanRow> => {
  const page = await pageOf(scan.condition);
  const suppliers = await lastSuppliers(tx, userId, (page?.recommendedProducts ?? []).map((p) => p.find));
  // What costs nothing needs no price.
  const around = page && page.type !== 'healthy' ? await aroundOf(tx, userId, { crop: scan.crop_type ?? farmerCropOf(page.crop), fieldId: scan.field_id, seen: scan.location, now }) : undefined;
  return scanRow(scan, page, await languageOf(tx, userId), now, await plotOf(tx, userId, scan.field_id), suppliers, around);
};

const commands = [
  serveCommand(saveScan, async (ctx, args) => {
    const counted = await countCounted(ctx.tx, ctx.userId);
    const decided = decideSave(args, { exists: await scanExists(ctx.tx, ctx.userId, args.id), scanLimit: await limitBeyond(ctx.tx, ctx.userId, 'scans', ctx.now, Math.max(counted, args.known_used)), counted });
    if (!decided.ok) return decided;
    await insertScan(ctx.tx, ctx.userId, await rowOf(ctx, args));
    ctx.touch('scan', args.id);
    ctx.event('scan.saved', { id: args.id, photo: args.photo });
    return ok(undefined);
  }),
  serveCommand(addLeaves, async (ctx, args) => {
    const [before] = await scansByIds(ctx.tx, ctx.userId, [args.id]);
    if (!before) return refuse('scans.not_found');
    const scan = withLeaves(before, args);
    await rewriteScan(ctx.tx, ctx.userId, await rowOf(ctx, scan));
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
    if (await keepCounted(ctx.tx, ctx.userId, [gone])) ctx.touch('scan_total', REMOVED);
    ctx.event('scan.removed', { id: args.id, photos: leavesOfRow(gone) });
    return ok(undefined);
  }),
];

const toSynced = (row: ScanRow) => ({
  id: row.id, field_id: row.field_id, crop_type: row.crop_type, photo: row.photo, photos: [...leavesOfRow(row)], pick: row.pick, severity: row.severity,
  affected_area_percentage: row.affected_area_percentage, yield_loss_percentage: row.yield_loss_percentage,
  revenue_loss_usd: row.revenue_loss_usd, treatment_cost_usd: row.treatment_cost_usd,
  basis: (row.result_data['basis'] as LossBasis | undefined) ?? null,
  outcome: row.outcome, condition: row.condition, confidence: row.confidence_score, top3: [...row.result_data.top3], model: row.result_data.model,
  counted: row.counted, checked: row.checked && { ...row.checked, top3: [...row.checked.top3] },
  taken_at: row.taken_at.toISOString(), created_at: row.created_at.toISOString(),
});

const toHistory = (row: ScanRow) => ({
  id: row.id, imageUrl: row.photo && `/api/photos/${row.photo}`, cropType: row.crop_type, diseaseName: row.disease_name, scientificName: row.scientific_name,
  severity: row.severity, confidence: row.confidence_score === null ? null : Math.round(row.confidence_score * 100), createdAt: row.created_at.toISOString(),
  economicImpact: { revenueLossUsd: row.revenue_loss_usd },
  symptoms: [...row.symptoms], immediateActions: [...row.immediate_actions], organicSolutions: [...row.organic_solutions],
  recoveryTimeline: row.recovery_timeline, spreadRisk: row.spread_risk, location: { country: row.location_country },
});

const arrived = async (storage: Storage, userId: string, scan: Named): Promise<Buffer[]> => {
  const files = await Promise.all(leavesOfRow(scan).map((hash) => storage.get(photoKey(userId, hash))));
  return files.filter((file): file is Buffer => file !== null);
};

/** The server's own look at the leaves that are here: better pixels than a claim, and what decides whether a scan was free. */
const checkPhoto = ({ db, storage, look }: ScannerDeps) => async ({ userId, photo }: PhotoJob): Promise<void> => {
  // Not from a replica: the job may run before the replica has heard of the scan.
  const scans = await db.asUser(userId, (tx) => scansOfPhoto(tx, userId, photo));
  // One look for all that would see the same: a copy can bring thousands of checks that name one photo.
  const alike = new Map<string, Named[]>();
  for (const scan of scans) {
    const sees = JSON.stringify([scan.crop_type, leavesOfRow(scan)]);
    alike.set(sees, [...(alike.get(sees) ?? []), scan]);
  }
  for (const group of alike.values()) {
    const leaves = await arrived(storage, userId, group[0]!);
    const ids = group.filter(({ checked }) => leaves.length > (checked?.photos ?? (checked ? 1 : 0))).map(({ id }) => id);
    if (ids.length === 0) continue;
    const finding = await look(leaves, group[0]!.crop_type);
    await db.asUser(userId, async (tx) => {
      // The sequence first, as every command does: two writers then wait in one order.
      const seq = await takeSeq(tx, userId);
      const there = await writeCheck(tx, userId, ids, { ...finding, at: new Date().toISOString(), photos: leaves.length });
      await writeLog(tx, userId, seq, there.map((id) => ({ kind: 'scan', id, deleted: false })));
    });
  }
};

const listenersWith = (jobs: Jobs): Listeners => {
  const check = async (tx: Transaction, userId: string, photo: unknown): Promise<void> => {
    if (typeof photo === 'string') await jobs.enqueue(tx, CHECK_JOB, { userId, photo });
  };
  return {
    // Whichever comes last, the record or its photo, starts the look.
    'photo.arrived': [(tx, { userId, payload }) => check(tx, userId, payload.hash)],
    'scan.saved': [(tx, { userId, payload }) => check(tx, userId, payload.photo)],
    'scan.removed': [(tx, { userId, payload }) => letGoOf(jobs, tx, userId, payload['photos'] as string[])],
    // Deleting a field says that everything of it goes (FLD-07).
    'field.removed': [async (tx, { userId, payload }) => {
      const gone = await deleteScansOfField(tx, userId, String(payload.id));
      if (gone.length === 0) return;
      const total = (await keepCounted(tx, userId, gone)) ? [{ userId, kind: 'scan_total', id: REMOVED }] : [];
      await touchRows(tx, [...total, ...gone.map(({ id }) => ({ userId, kind: 'scan', id, deleted: true }))]);
      await letGoOf(jobs, tx, userId, gone.flatMap(leavesOfRow));
    }],
  };
};

export const scannerServer = (deps: ScannerDeps) => {
  const { db, jobs } = deps;
  jobs.work<PhotoJob>(CHECK_JOB, checkPhoto(deps));
  const listeners = listenersWith(jobs);
  return {
    commands,
    listeners,
    namesPhoto,
    /** For the upkeep: a look that failed to the end is tried again for a week. */
    lookAgain: (now = new Date()): Promise<void> => db.asSystem(async (tx) => {
      const waiting = await uncheckedPhotos(tx, new Date(now.getTime() - WEEK_MS), new Date(now.getTime() - LONG_MS), AGAIN);
      for (const { user_id: userId, photo } of waiting) await jobs.enqueue(tx, CHECK_JOB, { userId, photo }, { singletonKey: `again:${userId}:${photo}` });
    }),
    synced: [
      serveSynced(scanRows, async (tx, userId, ids) => (await scansByIds(tx, userId, ids)).map(toSynced)),
      serveSynced(scanTotalRows, async (tx, userId) => [{ id: REMOVED, removed: await removedCount(tx, userId) }]),
    ],
    operations: [
      serve(readAccuracy, async () => {
        // Only crops of the books: everybody reads this, and a phone may write any words there.
        const { picks, experts } = await db.asSystem(async (tx) => ({ picks: (await pickCounts(tx)).filter(({ crop }) => cropByKey(crop)), experts: (await deps.confirmations?.(tx)) ?? [] }));
        const all = (list: readonly { readonly n: number }[]): number => list.reduce((sum, { n }) => sum + n, 0);
        const enough = <T extends { readonly n: number }>(list: readonly T[]): T[] => list.filter(({ n }) => n >= LEAST_COUNTED);
        return ok({ least: LEAST_COUNTED, picked: all(picks), picks: enough(picks), confirmed: all(experts), experts: enough(experts) });
      }),
      serve(listScans, async ({ session: { userId } }, { query }) => {
        const { rows, totalCount } = await db.readAsUser(userId, async (tx) => ({
          rows: await scansPage(tx, userId, query.limit + 1, readPlace(query.after)), totalCount: await countScans(tx, userId),
        }));
        const scans = rows.slice(0, query.limit);
        const last = scans[scans.length - 1];
        const hasMore = rows.length > query.limit;
        return ok({ scans: scans.map(toHistory), totalCount, hasMore, next: hasMore && last ? placeText({ at: last.created_at, id: last.id }) : null });
      }),
    ],
  };
};
