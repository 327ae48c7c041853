import { materialIn } from '#knowledge/index.ts';
import type { Condition, Language } from '#knowledge/types.ts';
import { economicImpact } from '../domain/severity.ts';
import type { SaveScan } from '../domain/scan.ts';
import type { ScanRow } from './sql.ts';

/** The sentences of the knowledge base, in the farmer's language: a phone never sends its own. */
const textOf = (condition: Condition | null, language: Language) => {
  const m = condition && materialIn(condition, language);
  return {
    disease_name: m?.disease_name ?? null,
    scientific_name: m?.scientific_name || null,
    symptoms: m?.symptoms ?? [],
    immediate_actions: m?.immediate_actions ?? [],
    preventive_measures: m?.preventive_measures ?? [],
    organic_solutions: m?.organic_solutions.map((p) => `${p.title}. ${[...p.needs, ...p.steps, p.use, p.limits].join(' ')}`) ?? [],
    inorganic_solutions: m?.inorganic_solutions.map((c) => [c.title, c.when, c.label, c.protection, c.avoid].filter(Boolean).join('. ')) ?? [],
    recommended_products: m?.recommended_products.map((p) => p.name) ?? [],
    recovery_timeline: m?.recovery_timeline ?? null,
    spread_risk: m?.spread_risk ?? null,
  };
};

const nothingLost = { yield_loss_percentage: null, revenue_loss_usd: null, treatment_cost_usd: null };

/** The saved record of a scan (DAT-05), complete. */
export const scanRow = (scan: SaveScan, condition: Condition | null, language: Language, now: Date): ScanRow => {
  const { outcome, confidence, top3, model } = scan;
  const sick = condition !== null && condition.type !== 'healthy' && scan.severity !== null;
  const impact = sick ? economicImpact(scan.severity!, scan.affected_area_percentage ?? 0) : nothingLost;
  return {
    id: scan.id, field_id: scan.field_id, photo: scan.photo, outcome, condition: scan.condition, crop_type: scan.crop_type ?? condition?.crop ?? null,
    confidence_score: confidence, severity: sick ? scan.severity : null, affected_area_percentage: scan.affected_area_percentage,
    location_lat: scan.location?.lat ?? null, location_lng: scan.location?.lng ?? null, location_country: scan.location?.country ?? null,
    ...textOf(condition, language), ...impact,
    source_api: `mavuno-leaf:${model.slice(0, 12)}`,
    result_data: { outcome, condition: scan.condition, confidence, top3, model, known_used: scan.known_used },
    counted: true, checked: null, taken_at: new Date(scan.taken_at), created_at: now,
  };
};
