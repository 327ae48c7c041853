import { knownHectares } from '#features/fields/domain/default-size.ts';
import { findFieldSummary } from '#features/fields/server/api.ts';
import { languageOf } from '#features/people/server/api.ts';
import { lastSuppliers } from '#features/suppliers/server/api.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import { findCropByName, isConditionKey, loadCondition } from '#knowledge/index.ts';
import type { Plot } from '../domain/loss.ts';
import { farmerCropOf } from '../domain/model-crops.ts';
import type { SaveScan } from '../domain/scan.ts';
import { localFiguresOf } from './local-figures.ts';
import { scanRow } from './scan-row.ts';
import type { ScanRow } from './sql.ts';

export interface RecordContext {
  readonly tx: Transaction;
  readonly userId: string;
  readonly now: Date;
}

/** The knowledge-base page of a claimed condition. Null when there is none. */
const pageOf = async (condition: string | null) =>
  condition !== null && isConditionKey(condition) ? ((await loadCondition(condition)) ?? null) : null;

/** The field of a check, with its crop as a knowledge-base key. */
export const plotOf = async (
  tx: Transaction,
  userId: string,
  fieldId: string | null,
): Promise<Plot | null> => {
  const field = fieldId === null ? null : await findFieldSummary(tx, userId, fieldId);
  return field && { crop: findCropByName(field.crop_type)?.key ?? null, hectares: knownHectares(field) };
};

/** The complete record of a scan, with texts from the knowledge base and figures of its field and market. */
export const recordOf = async ({ tx, userId, now }: RecordContext, scan: SaveScan): Promise<ScanRow> => {
  const page = await pageOf(scan.condition);
  const suppliers = await lastSuppliers(
    tx,
    userId,
    (page?.recommendedProducts ?? []).map((p) => p.find),
  );
  // A healthy or unknown leaf has no loss, so county yield and price are not needed.
  const isSick = page !== null && page.type !== 'healthy';
  const place = {
    crop: scan.crop_type ?? (page && farmerCropOf(page.crop)),
    fieldId: scan.field_id,
    photoLocation: scan.location,
    now,
  };
  const localFigures = isSick ? await localFiguresOf(tx, userId, place) : undefined;
  const plot = await plotOf(tx, userId, scan.field_id);
  return scanRow(scan, page, await languageOf(tx, userId), now, plot, suppliers, localFigures);
};
