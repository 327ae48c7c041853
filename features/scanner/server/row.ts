import { materialIn } from '#knowledge/index.ts';
import type { Condition, Language } from '#knowledge/types.ts';
import { type DiagnosisRecord, sourceOf, toDiagnosisRecord } from '../domain/diagnosis-record.ts';
import { economicImpact } from '../domain/severity.ts';
import type { SaveScan } from '../domain/scan.ts';
import type { ScanRow } from './sql.ts';

/** The sentences come from the knowledge base, in the farmer's language: a phone never sends its own. */
const diagnosisOf = (scan: SaveScan, condition: Condition | null, language: Language): DiagnosisRecord | null => {
  if (!condition) return null;
  const severity = condition.type === 'healthy' ? null : scan.severity;
  const impact = severity === null ? null : economicImpact(severity, scan.affected_area_percentage ?? 0);
  return toDiagnosisRecord({ finding: scan, severity, affectedPercent: scan.affected_area_percentage }, materialIn(condition, language), impact);
};

/** The saved record of a scan (DAT-05), complete. */
export const scanRow = (scan: SaveScan, condition: Condition | null, language: Language, now: Date): ScanRow => {
  const { outcome, confidence, top3, model } = scan;
  const d = diagnosisOf(scan, condition, language);
  return {
    id: scan.id, field_id: scan.field_id, photo: scan.photo, outcome, condition: scan.condition, crop_type: scan.crop_type ?? condition?.crop ?? null,
    disease_name: d?.disease_name ?? null, scientific_name: d?.scientific_name || null,
    confidence_score: confidence, severity: d?.severity ?? null, affected_area_percentage: scan.affected_area_percentage,
    location_lat: scan.location?.lat ?? null, location_lng: scan.location?.lng ?? null, location_country: scan.location?.country ?? null,
    symptoms: d?.symptoms ?? [], immediate_actions: d?.immediate_actions ?? [], preventive_measures: d?.preventive_measures ?? [],
    organic_solutions: d?.organic_solutions ?? [], inorganic_solutions: d?.inorganic_solutions ?? [], recommended_products: d?.recommended_products ?? [],
    yield_loss_percentage: d?.economic_impact?.yield_loss_percentage ?? null, revenue_loss_usd: d?.economic_impact?.revenue_loss_usd ?? null,
    treatment_cost_usd: d?.economic_impact?.treatment_cost_usd ?? null, recovery_timeline: d?.recovery_timeline ?? null, spread_risk: d?.spread_risk ?? null,
    source_api: sourceOf(model),
    result_data: { outcome, condition: scan.condition, confidence, top3, model, known_used: scan.known_used, diagnosis: d },
    counted: true, checked: null, taken_at: new Date(scan.taken_at), created_at: now,
  };
};
