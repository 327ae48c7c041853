import { materialIn } from '#knowledge/index.ts';
import { referenceYield } from '#knowledge/reference-yields.ts';
import type { Condition, Language } from '#knowledge/types.ts';
import { type CropQuestion, preserveCropAnswer } from '../domain/crop-question.ts';
import {
  type DiagnosisRecord,
  type LocalSupplier,
  sourceOf,
  toDiagnosisRecord,
} from '../domain/diagnosis-record.ts';
import { type LocalFigures, lossBasis, estimateLoss, type LossBasis, type Plot } from '../domain/loss.ts';
import { farmerCropOf } from '../domain/model-crops.ts';
import { type AddLeaves, joinLeaves, leavesOf, type SaveScan } from '../domain/scan.ts';
import { leavesOfRow, type ScanRow } from './sql.ts';

/** Texts come from the knowledge base, in the farmer's language: a phone never sends its own. */
const diagnosisOf = (
  scan: SaveScan,
  condition: Condition | null,
  language: Language,
  basis: LossBasis,
  suppliers: readonly LocalSupplier[],
): DiagnosisRecord | null => {
  if (!condition) return null;
  const severity = condition.type === 'healthy' ? null : scan.severity;
  const impact = severity === null ? null : estimateLoss(severity, scan.affected_area_percentage ?? 0, basis);
  return toDiagnosisRecord(
    { finding: scan, severity, affectedPercent: scan.affected_area_percentage },
    materialIn(condition, language),
    impact,
    suppliers,
  );
};

/** Restores a stored scan as it was saved. */
export const savedScan = (row: ScanRow): SaveScan & { readonly crop_question: CropQuestion | null } => ({
  id: row.id,
  field_id: row.field_id,
  crop_type: row.crop_type,
  photo: row.photo,
  photos: leavesOfRow(row),
  severity: row.severity,
  affected_area_percentage: row.affected_area_percentage,
  outcome: row.outcome,
  condition: row.condition,
  confidence: row.confidence_score,
  top3: row.result_data.top3,
  model: row.result_data.model,
  crop_question: row.crop_question,
  taken_at: row.taken_at.toISOString(),
  known_used: Number(row.result_data['known_used'] ?? 0),
  location:
    row.location_lat === null || row.location_lng === null
      ? null
      : { lat: row.location_lat, lng: row.location_lng, country: row.location_country },
});

/** The scan as if it had been saved with all leaves known now. */
export const withLeaves = (row: ScanRow, { photos, ...found }: AddLeaves): SaveScan => {
  const all = joinLeaves(leavesOfRow(row), photos);
  return { ...savedScan(row), ...preserveCropAnswer(row, found), photo: all[0] ?? null, photos: all };
};

/** The complete saved record of a scan (DAT-05). */
// oxlint-disable-next-line eslint/complexity -- defaults of the columns of one row
export const scanRow = (
  scan: SaveScan,
  condition: Condition | null,
  language: Language,
  now: Date,
  plot: Plot | null = null,
  suppliers: readonly LocalSupplier[] = [],
  localFigures?: LocalFigures,
): ScanRow => {
  const { outcome, confidence, top3, model } = scan;
  const leaves = leavesOf(scan);
  const crop = scan.crop_type ?? (condition && farmerCropOf(condition.crop));
  const basis = lossBasis(crop, referenceYield(crop), plot, localFigures);
  const d = diagnosisOf(scan, condition, language, basis, suppliers);
  return {
    id: scan.id,
    field_id: scan.field_id,
    photo: leaves[0] ?? null,
    more_photos: leaves.slice(1),
    pick: null,
    outcome,
    condition: scan.condition,
    crop_type: crop,
    disease_name: d?.disease_name ?? null,
    scientific_name: d?.scientific_name || null,
    confidence_score: confidence,
    severity: d?.severity ?? null,
    affected_area_percentage: scan.affected_area_percentage,
    location_lat: scan.location?.lat ?? null,
    location_lng: scan.location?.lng ?? null,
    location_country: scan.location?.country ?? null,
    symptoms: d?.symptoms ?? [],
    immediate_actions: d?.immediate_actions ?? [],
    preventive_measures: d?.preventive_measures ?? [],
    organic_solutions: d?.organic_solutions ?? [],
    inorganic_solutions: d?.inorganic_solutions ?? [],
    recommended_products: d?.recommended_products ?? [],
    yield_loss_percentage: d?.economic_impact?.yield_loss_percentage ?? null,
    revenue_loss_usd: d?.economic_impact?.revenue_loss_usd ?? null,
    treatment_cost_usd: d?.economic_impact?.treatment_cost_usd ?? null,
    recovery_timeline: d?.recovery_timeline ?? null,
    spread_risk: d?.spread_risk ?? null,
    source_api: sourceOf(model),
    result_data: {
      outcome,
      condition: scan.condition,
      confidence,
      top3,
      model,
      known_used: scan.known_used,
      basis,
      diagnosis: d,
    },
    // A scan in which the phone found no leaf is free at first. The server's own check decides.
    counted: outcome !== 'no_leaf',
    checked: null,
    crop_question: scan.crop_question ?? null,
    field_confirmed: false,
    taken_at: new Date(scan.taken_at),
    created_at: now,
  };
};
