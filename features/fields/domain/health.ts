/** Field health (FLD-03) and the Field Plant Status Index (FLD-04); explained in docs/guides/field-health.md. */
import { type Day, daysBetween } from '#kit/pure/days.ts';

export const severities = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];
type TreatmentOutcome = 'better' | 'same' | 'worse' | 'did_nothing';

interface EvidenceBase {
  readonly id: string;
  readonly day: Day;
  /** The screen of the evidence. */ readonly href: string | null;
}
/** A named disease or pest: by the check, by the farmer among candidates, or by an expert. */
export interface ProblemEvidence extends EvidenceBase {
  readonly kind: 'trouble';
  readonly condition: string;
  readonly by: 'check' | 'farmer' | 'expert';
  readonly severity: Severity | null;
  readonly helped: TreatmentOutcome | null;
  readonly helpedOn: Day | null;
}
export interface HealthyLeaf extends EvidenceBase {
  readonly kind: 'healthy';
  readonly by: 'check' | 'expert';
}
/**
 * Share of the crop's water demand that was met, mean of the last days: the stress coefficient Ks of FAO-56,
 * 0 to 1.
 */
export interface Water extends EvidenceBase {
  readonly kind: 'water';
  readonly share: number;
}
/** Vegetation index divided by the usual value for the crop at this stage, at most 1. */
export interface Vegetation extends EvidenceBase {
  readonly kind: 'vegetation';
  readonly share: number;
  /** Measured over a square estimated from size and location. */ readonly isGuessed?: boolean;
}
export type Evidence = ProblemEvidence | HealthyLeaf | Water | Vegetation;

export type Band = 'good' | 'watch' | 'bad';
export interface Health {
  readonly percent: number;
  readonly band: Band;
  /** Day of the newest evidence. */ readonly asOf: Day;
  /** The evidence used, newest first. */ readonly from: readonly Evidence[];
}

/** Above 80 green, above 60 yellow, otherwise red (FLD-03). */
export const bandOf = (percent: number): Band => (percent > 80 ? 'good' : percent > 60 ? 'watch' : 'bad');

/**
 * Share of leaf health lost to a named disease or pest. Design choices, not published figures. Unknown
 * severity counts as medium.
 */
const SEVERITY_LOSS: Readonly<Record<Severity, number>> = {
  low: 0.1,
  medium: 0.25,
  high: 0.45,
  critical: 0.65,
};
const WORSE_THAN_CRITICAL = 0.8;
const BETTER_LOSS_SHARE = 0.25;

/** Maximum age of evidence, in days. Older evidence supports no score. */
export const MAX_AGE = { leaf: 30, water: 5, vegetation: 20 } as const;
/** A finding without follow-up still counts beside newer evidence until then, with falling weight. */
const MAX_TROUBLE_AGE = 60;
/** The highest score from photos alone, because a leaf is not the field; it falls with their age. */
const MAX_LEAF_SCORE = 90;
const MAX_OLD_LEAF_SCORE = 70;
const FRESH_DAYS = 7;

const lastDay = (e: Evidence): Day =>
  e.kind === 'trouble' && e.helpedOn !== null && e.helpedOn > e.day ? e.helpedOn : e.day;
/** A phone's clock may lag behind the evidence, so a date one day ahead counts as today. */
const ageOf = (e: Evidence, today: Day): number => Math.max(0, daysBetween(lastDay(e), today));
const healthLossOf = ({ severity, helped }: ProblemEvidence): number => {
  const known = severity ?? 'medium';
  if (helped === 'better') return SEVERITY_LOSS[known] * BETTER_LOSS_SHARE;
  const worse = severities[severities.indexOf(known) + 1];
  return helped === 'worse' ? (worse ? SEVERITY_LOSS[worse] : WORSE_THAN_CRITICAL) : SEVERITY_LOSS[known];
};

/** A score used only to pick the worse of two pieces of evidence of the same day. */
const tieBreakScore = (e: Evidence): number =>
  e.kind === 'trouble' ? -healthLossOf(e) : e.kind === 'healthy' ? 0 : e.share;
const isBefore = (a: Evidence, b: Evidence): boolean =>
  lastDay(a) < lastDay(b) || (lastDay(a) === lastDay(b) && tieBreakScore(a) > tieBreakScore(b));
const newest = <T extends Evidence>(all: readonly T[]): T | undefined =>
  all.reduce<T | undefined>((best, e) => (!best || isBefore(best, e) ? e : best), undefined);

const fadeFactor = (age: number): number =>
  Math.min(1, Math.max(0, (MAX_TROUBLE_AGE - age) / (MAX_TROUBLE_AGE - MAX_AGE.leaf)));

/** The highest score from photos alone at this age of the newest. */
const maxLeafScoreAt = (age: number): number =>
  MAX_LEAF_SCORE -
  ((MAX_LEAF_SCORE - MAX_OLD_LEAF_SCORE) * Math.max(0, age - FRESH_DAYS)) / (MAX_AGE.leaf - FRESH_DAYS);

interface ScorePart {
  readonly value: number;
  readonly from: readonly Evidence[];
}

const leafPart = (evidence: readonly Evidence[], today: Day): ScorePart | null => {
  const leaves = evidence
    .filter((e): e is ProblemEvidence | HealthyLeaf => e.kind === 'trouble' || e.kind === 'healthy')
    .filter((e) => ageOf(e, today) < MAX_TROUBLE_AGE);
  const last = newest(leaves);
  if (!last || ageOf(last, today) > MAX_AGE.leaf) return null;
  const named = leaves.filter((e): e is ProblemEvidence => e.kind === 'trouble');
  // A newer check of the same trouble replaces an older one.
  const open = [...new Set(named.map((t) => t.condition))].map((condition) =>
    newest(named.filter((t) => t.condition === condition))!,
  );
  const left = open.reduce((share, t) => share * (1 - healthLossOf(t) * fadeFactor(ageOf(t, today))), 1);
  const healthy = newest(leaves.filter((e) => e.kind === 'healthy'));
  return { value: maxLeafScoreAt(ageOf(last, today)) * left, from: healthy ? [...open, healthy] : open };
};

const sharePart = (
  evidence: readonly Evidence[],
  kind: 'water' | 'vegetation',
  today: Day,
): ScorePart | null => {
  const last = newest(evidence.filter((e): e is Water | Vegetation => e.kind === kind));
  if (!last || ageOf(last, today) > MAX_AGE[kind]) return null;
  return { value: 100 * Math.min(1, Math.max(0, last.share)), from: [last] };
};

/** The weakest part counts half, so that good water does not hide a dying leaf. */
const combineParts = (parts: readonly ScorePart[]): Health | null => {
  if (parts.length === 0) return null;
  const values = parts.map((p) => p.value);
  const percent = Math.round(
    (Math.min(...values) + values.reduce((sum, v) => sum + v, 0) / values.length) / 2,
  );
  const from = parts.flatMap((p) => p.from).sort((a, b) => (lastDay(a) < lastDay(b) ? 1 : -1));
  return { percent, band: bandOf(percent), asOf: lastDay(from[0]!), from };
};

/** Weather is not the field: enough water alone scores no more than photos alone. */
const capLoneWater = (water: ScorePart | null, others: readonly (ScorePart | null)[]): ScorePart | null =>
  water && !others.some((part) => part !== null)
    ? { ...water, value: Math.min(MAX_LEAF_SCORE, water.value) }
    : water;

const isPart = (part: ScorePart | null): part is ScorePart => part !== null;

/** Null when there is no evidence. */
export const fieldHealth = (evidence: readonly Evidence[], today: Day): Health | null => {
  const others = [leafPart(evidence, today), sharePart(evidence, 'vegetation', today)];
  return combineParts([...others, capLoneWater(sharePart(evidence, 'water', today), others)].filter(isPart));
};

/** Field Plant Status Index (FLD-04) from satellite and water. Null unless both are known. */
export const plantStatus = (evidence: readonly Evidence[], today: Day): Health | null => {
  const parts = [sharePart(evidence, 'vegetation', today), sharePart(evidence, 'water', today)].filter(
    isPart,
  );
  return parts.length === 2 ? combineParts(parts) : null;
};
