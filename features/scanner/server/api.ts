import sql from 'sql-template-tag';
import { listCropsGrown } from '#features/crops/server/api.ts';
import { listFieldSummaries } from '#features/fields/server/api.ts';
import type { Query } from '#kit/server/database/database.ts';
import { splitClass } from '../domain/leaf-model.ts';
import { farmerCropOf } from '../domain/model-crops.ts';
import { findScanField } from '../domain/scan-field.ts';
import { agrees, type Candidate, type Finding, type Severity } from '../domain/scan.ts';
import { type Checked, leavesOfRow } from './sql.ts';

export { countCounted, countedBefore, saveDeletedCount as saveCounted } from './sql.ts';

/** The field of a check from another channel: the only one, or the only one where the crop grows now. */
export const findFieldOfCheck = async (
  tx: Query,
  userId: string,
  crop: string | null,
  { outcome, condition }: Finding,
): Promise<string | null> => {
  if (outcome === 'no_leaf') return null;
  const grown = crop ?? (condition === null ? null : farmerCropOf(splitClass(condition).crop));
  return findScanField(grown, {
    fields: await listFieldSummaries(tx, userId),
    crops: await listCropsGrown(tx, userId),
  });
};

/** A scan for other features: the result, photos, time and place. Never the texts. */
interface ScanSummary {
  readonly id: string;
  readonly field_id: string | null;
  readonly crop_type: string | null;
  readonly outcome: Finding['outcome'];
  /** The phone's own result, which the server has not confirmed. */
  readonly condition: string | null;
  readonly confidence: number | null;
  readonly top3: readonly Candidate[];
  readonly severity: Severity | null;
  /** Hashes, the first leaf first; some may not have arrived yet. */
  readonly photos: readonly string[];
  readonly checked: Checked | null;
  readonly serverAgrees: boolean;
  /** The candidate that the farmer picked, or 'none'. */
  readonly pick: string | null;
  readonly location: { readonly lat: number; readonly lng: number } | null;
  readonly taken_at: Date;
  readonly created_at: Date;
}

interface Row extends Omit<ScanSummary, 'photos' | 'location' | 'seenByServer'> {
  readonly photo: string | null;
  readonly more_photos: readonly string[];
  readonly lat: number | null;
  readonly lng: number | null;
  readonly model: string;
}

const toScanSummary = ({ photo, more_photos, lat, lng, model, ...row }: Row): ScanSummary => ({
  ...row,
  photos: leavesOfRow({ photo, more_photos }),
  location: lat === null || lng === null ? null : { lat, lng },
  serverAgrees: row.checked !== null && agrees(row.checked, { ...row, model }),
});

/** One scan of this user. Null when it belongs to another user or was deleted. */
export const readScan = async (tx: Query, userId: string, id: string): Promise<ScanSummary | null> => {
  const row = await tx.maybe<Row>(sql`
    select id, field_id, crop_type, outcome, condition, confidence_score as confidence, severity, photo,
      more_photos, checked, pick, result_data -> 'top3' as top3, result_data ->> 'model' as model,
      location_lat as lat, location_lng as lng, taken_at, created_at
    from crop_scans
    where user_id = ${userId} and id = ${id}
  `);
  return row && toScanSummary(row);
};
