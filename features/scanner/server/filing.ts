import { findFieldSummary, listFieldSummaries } from '#features/fields/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import { serveCommand } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { confirmCrop, setScanField } from '../contract.ts';
import { answerCrop } from '../domain/crop-question.ts';
import { estimateLoss, type LossBasis, withArea } from '../domain/loss.ts';
import { mayGrow } from '../domain/scan-field.ts';
import { plotOf, recordOf } from './build-record.ts';
import { savedScan } from './scan-row.ts';
import { rewriteScan, scansByIds, type ScanRow, scansOfField, unfiledScans, writeField } from './sql.ts';

/** Files a check under the crop and field that the farmer chose. */
export const filingCommands = [
  serveCommand(confirmCrop, async (ctx, { id, crop_type }) => {
    const [row] = await scansByIds(ctx.tx, ctx.userId, [id]);
    const decided = answerCrop(row, crop_type);
    if (!decided.ok) return decided;
    await rewriteScan(ctx.tx, ctx.userId, await recordOf(ctx, { ...savedScan(row!), ...decided.value }));
    ctx.touch('scan', id);
    // The server repeats its check for the confirmed crop.
    ctx.event('scan.saved', { id, photo: row!.photo });
    ctx.event('scan.filed', { id, field_id: row!.field_id, crop_type: decided.value.crop_type });
    return ok(undefined);
  }),
  serveCommand(setScanField, async (ctx, { id, field_id, confirmed }) => {
    const [row] = await scansByIds(ctx.tx, ctx.userId, [id]);
    if (!row) return refuse('scans.not_found');
    if (field_id !== null && !(await findFieldSummary(ctx.tx, ctx.userId, field_id)))
      return refuse('scans.field_not_found');
    const record = await recordOf(ctx, { ...savedScan(row), field_id });
    await writeField(ctx.tx, ctx.userId, { ...record, field_confirmed: confirmed });
    ctx.touch('scan', id);
    ctx.event('scan.filed', { id, field_id, crop_type: row.crop_type });
    return ok(undefined);
  }),
];

const touchScans = (tx: Transaction, userId: string, scans: readonly Pick<ScanRow, 'id'>[]): Promise<void> =>
  touchRows(
    tx,
    scans.map(({ id }) => ({ userId, kind: 'scan', id })),
  );

/**
 * Checks made before the farmer had a field, also as a guest, belong to the first one if it may grow their
 * crop.
 */
const fileUnderFirstField = async (tx: Transaction, userId: string, now: Date): Promise<void> => {
  const [field, ...others] = await listFieldSummaries(tx, userId);
  if (!field || others.length > 0) return;
  const scans = (await unfiledScans(tx, userId)).filter(({ crop_type }) => mayGrow(field, [], crop_type));
  for (const row of scans) {
    const record = await recordOf({ tx, userId, now }, { ...savedScan(row), field_id: field.id });
    await writeField(tx, userId, record);
  }
  await touchScans(tx, userId, scans);
};

/** Computes the loss again where the field's area is another than that of the check: the farmer gave its size. */
const updateLosses = async (tx: Transaction, userId: string, fieldId: string): Promise<void> => {
  const plot = await plotOf(tx, userId, fieldId);
  const changed = (await scansOfField(tx, userId, fieldId)).flatMap((row): readonly ScanRow[] => {
    const before = row.result_data['basis'] as LossBasis | undefined;
    const basis = before && withArea(before, row.crop_type, plot);
    if (!basis || basis.area_ha === before.area_ha) return [];
    const loss =
      row.severity === null ? {} : estimateLoss(row.severity, row.affected_area_percentage ?? 0, basis);
    return [{ ...row, ...loss, result_data: { ...row.result_data, basis } }];
  });
  for (const row of changed) await writeField(tx, userId, row);
  await touchScans(tx, userId, changed);
};

export const filingListeners: Listeners = {
  'field.added': [(tx, { userId }) => fileUnderFirstField(tx, userId, new Date())],
  'field.changed': [(tx, { userId, payload }) => updateLosses(tx, userId, String(payload['id']))],
};
