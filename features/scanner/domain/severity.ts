/**
 * SCN-15, SCN-16: severity and possible cost. The money constants are a fallback and must be labelled as
 * such.
 */
import type { Severity } from './scan.ts';
import { usdFigures } from './usd-figures.ts';

/**
 * Lower bounds in percent of leaf area for medium, high, critical. Our own bands. Those for fast epidemics
 * are close to the steps of CIAT's 1–9 scale for bean rust and angular leaf spot (5 %, 10 %, 25 % of leaf
 * area).
 */
const FAST_EPIDEMIC_BOUNDS: readonly [number, number, number] = [5, 12, 30];
const DEFAULT_BOUNDS: readonly [number, number, number] = [10, 25, 50];
const FAST_CONDITIONS = new Set([
  'bean___rust',
  'bean___angular_leaf_spot',
  'coffee___leaf_rust',
  'maize___northern_leaf_blight',
  'maize___gray_leaf_spot',
  'maize___common_rust',
  'groundnut___rust',
  'groundnut___late_leaf_spot',
  'groundnut___early_leaf_spot',
  'potato___late_blight',
  'tomato___late_blight',
]);
/** Conditions that affect the whole plant, however little one leaf shows. */
const WHOLE_PLANT = new Set([
  'blackgram___yellow_mosaic',
  'blackgram___leaf_crinkle',
  'citrus___greening',
  'pepper___murda_complex_mites_thrips',
  'tomato___mosaic_virus',
  'tomato___yellow_leaf_curl_virus',
]);

export const severityOf = (crop: string, condition: string, affectedPercent: number): Severity => {
  if (condition === 'healthy') return 'low';
  const key = `${crop}___${condition}`;
  const [medium, high, critical] = FAST_CONDITIONS.has(key) ? FAST_EPIDEMIC_BOUNDS : DEFAULT_BOUNDS;
  const area = clampPercent(affectedPercent);
  if (area >= critical) return 'critical';
  if (area >= high || WHOLE_PLANT.has(key)) return 'high';
  return area >= medium ? 'medium' : 'low';
};

export const clampPercent = (value: number): number =>
  Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0));

const YIELD_LOSS_CAP = 90;
const LOSS_FACTOR: Readonly<Record<string, number>> = { low: 0.08, medium: 0.18, high: 0.32, critical: 0.5 };
const DEFAULT_FACTOR = 0.18;
/** Fallback while crop and county figures are unknown (SCN-17). */
export const FALLBACK = { yieldKgPerHa: 3500, usdPerKg: usdFigures.price_per_kg.usd } as const;
const TREATMENT_USD: Readonly<Record<string, number>> = {
  low: usdFigures.treatment_low.usd,
  medium: usdFigures.treatment_medium.usd,
  high: usdFigures.treatment_high.usd,
  critical: usdFigures.treatment_critical.usd,
};

/** Field names of the saved record (DAT-04, DAT-05). */
export interface EconomicImpact {
  readonly yield_loss_percentage: number;
  readonly revenue_loss_usd: number;
  readonly treatment_cost_usd: number;
}

/** `fromServer` takes precedence, value by value. */
export const economicImpact = (
  severity: string,
  affectedPercent: number,
  fromServer: Partial<EconomicImpact> = {},
): EconomicImpact => {
  const computed = Math.round((LOSS_FACTOR[severity] ?? DEFAULT_FACTOR) * clampPercent(affectedPercent));
  const loss = Math.min(YIELD_LOSS_CAP, Math.max(0, fromServer.yield_loss_percentage ?? computed));
  return {
    yield_loss_percentage: loss,
    revenue_loss_usd:
      fromServer.revenue_loss_usd ?? Math.round((loss / 100) * FALLBACK.yieldKgPerHa * FALLBACK.usdPerKg),
    treatment_cost_usd: fromServer.treatment_cost_usd ?? TREATMENT_USD[severity] ?? TREATMENT_USD['medium']!,
  };
};
