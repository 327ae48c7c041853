import type { Finding, Severity } from './scan.ts';
import type { EconomicImpact } from './severity.ts';

/** The knowledge base's text on a condition, in one language. */
interface DiagnosisMaterial {
  readonly disease_name: string;
  readonly scientific_name: string;
  readonly symptoms: readonly string[];
  readonly immediate_actions: readonly string[];
  readonly preventive_measures: readonly string[];
  readonly organic_solutions: readonly {
    readonly title: string;
    readonly needs: readonly string[];
    readonly steps: readonly string[];
    readonly use: string;
    readonly limits: string;
  }[];
  readonly inorganic_solutions: readonly {
    readonly title: string;
    readonly when: string;
    readonly label: string;
    readonly protection: string;
    readonly avoid?: string;
  }[];
  readonly recommended_products: readonly { readonly name: string }[];
  /** Null when the knowledge-base page is short. */
  readonly recovery_timeline: string | null;
  readonly spread_risk: string | null;
}

export interface LocalSupplier {
  readonly name: string;
  readonly location: string;
  readonly distance_km: number;
  readonly price_range: string | null;
  readonly at: string;
}

/** A diagnosis in the format of exports and partners (DAT-04, SCN-14). */
export interface DiagnosisRecord {
  readonly disease_name: string;
  readonly scientific_name: string;
  /** 0 to 100. */
  readonly confidence: number;
  readonly severity: Severity | null;
  readonly affected_area_percentage: number | null;
  readonly symptoms: readonly string[];
  readonly immediate_actions: readonly string[];
  readonly preventive_measures: readonly string[];
  readonly organic_solutions: readonly string[];
  readonly inorganic_solutions: readonly string[];
  readonly recommended_products: readonly string[];
  /** Only results of the farmer's own last real search, with its time (SCN-27). */
  readonly local_suppliers: readonly LocalSupplier[];
  readonly recovery_timeline: string | null;
  readonly spread_risk: string | null;
  readonly source_api: string;
  readonly economic_impact: EconomicImpact | null;
}

/**
 * The source of the diagnosis. `phone:` marks a phone's own claim, which anybody can send: it never counts as
 * confirmed. The server's own result is in `checked`.
 */
export const sourceOf = (model: string): string => `phone:mavuno-leaf:${model.slice(0, 12)}`;

interface DiagnosedLeaf {
  readonly finding: Pick<Finding, 'confidence' | 'model'>;
  readonly severity: Severity | null;
  readonly affectedPercent: number | null;
}

export const toDiagnosisRecord = (
  { finding, severity, affectedPercent }: DiagnosedLeaf,
  m: DiagnosisMaterial,
  impact: EconomicImpact | null,
  suppliers: readonly LocalSupplier[] = [],
): DiagnosisRecord => ({
  disease_name: m.disease_name,
  scientific_name: m.scientific_name,
  confidence: Math.round((finding.confidence ?? 0) * 1000) / 10,
  severity,
  affected_area_percentage: affectedPercent,
  symptoms: m.symptoms,
  immediate_actions: m.immediate_actions,
  preventive_measures: m.preventive_measures,
  organic_solutions: m.organic_solutions.map(
    (p) => `${p.title}. ${[...p.needs, ...p.steps, p.use, p.limits].join(' ')}`,
  ),
  inorganic_solutions: m.inorganic_solutions.map((c) =>
    [c.title, c.when, c.label, c.protection, c.avoid].filter(Boolean).join('. '),
  ),
  recommended_products: m.recommended_products.map((p) => p.name),
  local_suppliers: suppliers,
  recovery_timeline: m.recovery_timeline,
  spread_risk: m.spread_risk,
  source_api: sourceOf(finding.model),
  economic_impact: impact,
});
