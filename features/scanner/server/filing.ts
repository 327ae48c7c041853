import { findFieldSummary } from '#features/fields/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serveCommand } from '#kit/server/sync/commands.ts';
import { confirmCrop, setScanField } from '../contract.ts';
import { answerCrop } from '../domain/crop-question.ts';
import { recordOf } from './build-record.ts';
import { savedScan } from './scan-row.ts';
import { rewriteScan, scansByIds, writeField } from './sql.ts';

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
