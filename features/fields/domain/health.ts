/** Field health (FLD-03) and the Field Plant Status Index (FLD-04); explained in docs/guides/field-health.md. */
import { type Day, daysBetween } from '#kit/pure/days.ts';

export const severities = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];
export type Helped = 'better' | 'same' | 'worse' | 'did_nothing';

interface Piece {
  readonly id: string;
  readonly day: Day;
  /** The screen of the evidence. */ readonly href: string | null;
}
/** A named disease or pest: by the check, by the farmer among candidates, or by an expert. */
export interface Trouble extends Piece {
  readonly kind: 'trouble';
  readonly condition: string;
  readonly by: 'check' | 'farmer' | 'expert';
  readonly severity: Severity | null;
  readonly helped: Helped | null;
  readonly helpedOn: Day | null;
}
export interface HealthyLeaf extends Piece {
  readonly kind: 'healthy';
  readonly by: 'check' | 'expert';
}
/**
 * Share of the crop's water demand that was met, mean of the last days: the stress coefficient Ks of FAO-56,
 * 0 to 1.
 */
export interface Water extends Piece {
  readonly kind: 'water';
  readonly share: number;
}
/** Vegetation index divided by the usual value for the crop at this stage, at most 1. */
export interface Vegetation extends Piece {
  readonly kind: 'vegetation';
  readonly share: number;
  /** Measured over a square estimated from size and location. */ readonly isGuessed?: boolean;
}
export type Evidence = Trouble | HealthyLeaf | Water | Vegetation;

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
 * Share of leaf health that a named trouble takes. Design choices, not published figures. Unknown severity
 * counts as medium.
 */
const TAKES: Readonly<Record<Severity, number>> = { low: 0.1, medium: 0.25, high: 0.45, critical: 0.65 };
const WORSE_THAN_CRITICAL = 0.8;
const BETTER_LEAVES = 0.25;

/** Maximum age of evidence, in days. Older evidence supports no score. */
export const MAX_AGE = { leaf: 30, water: 5, vegetation: 20 } as const;
/** A finding without follow-up still counts beside newer evidence until then, with falling weight. */
const FORGOTTEN_AFTER = 60;
/** The highest score from photos alone, because a leaf is not the field; it falls with their age. */
const LEAF_TOP = 90;
const LEAF_TOP_OLD = 70;
const FRESH_DAYS = 7;

const lastDay = (e: Evidence): Day =>
  e.kind === 'trouble' && e.helpedOn !== null && e.helpedOn > e.day ? e.helpedOn : e.day;
/** A phone's clock may lag behind the evidence, so a date one day ahead counts as today. */
const ageOf = (e: Evidence, today: Day): number => Math.max(0, daysBetween(lastDay(e), today));
const takes = ({ severity, helped }: Trouble): number => {
  const known = severity ?? 'medium';
  if (helped === 'better') return TAKES[known] * BETTER_LEAVES;
  const worse = severities[severities.indexOf(known) + 1];
  return helped === 'worse' ? (worse ? TAKES[worse] : WORSE_THAN_CRITICAL) : TAKES[known];
};

/** A score used only to pick the worse of two pieces of evidence of the same day. */
const speaks = (e: Evidence): number =>
  e.kind === 'trouble' ? -takes(e) : e.kind === 'healthy' ? 0 : e.share;
const isBefore = (a: Evidence, b: Evidence): boolean =>
  lastDay(a) < lastDay(b) || (lastDay(a) === lastDay(b) && speaks(a) > speaks(b));
const newest = <T extends Evidence>(all: readonly T[]): T | undefined =>
  all.reduce<T | undefined>((best, e) => (!best || isBefore(best, e) ? e : best), undefined);

const fading = (age: number): number =>
  Math.min(1, Math.max(0, (FORGOTTEN_AFTER - age) / (FORGOTTEN_AFTER - MAX_AGE.leaf)));

/** The highest score from photos alone at this age of the newest. */
const topAt = (age: number): number =>
  LEAF_TOP - ((LEAF_TOP - LEAF_TOP_OLD) * Math.max(0, age - FRESH_DAYS)) / (MAX_AGE.leaf - FRESH_DAYS);

interface Part {
  readonly value: number;
  readonly from: readonly Evidence[];
}

const leafPart = (evidence: readonly Evidence[], today: Day): Part | null => {
  const leaves = evidence
    .filter((e): e is Trouble | HealthyLeaf => e.kind === 'trouble' || e.kind === 'healthy')
    .filter((e) => ageOf(e, today) < FORGOTTEN_AFTER);
  const last = newest(leaves);
  if (!last || ageOf(last, today) > MAX_AGE.leaf) return null;
  const named = leaves.filter((e): e is Trouble => e.kind === 'trouble');
  // A newer check of the same trouble replaces an older one.
  const open = [...new Set(named.map((t) => t.condition))].map((condition) =>
    newest(named.filter((t) => t.condition === condition))!,
  );
  const left = open.reduce((share, t) => share * (1 - takes(t) * fading(ageOf(t, today))), 1);
  const healthy = newest(leaves.filter((e) => e.kind === 'healthy'));
  return { value: topAt(ageOf(last, today)) * left, from: healthy ? [...open, healthy] : open };
};

const sharePart = (evidence: readonly Evidence[], kind: 'water' | 'vegetation', today: Day): Part | null => {
  const last = newest(evidence.filter((e): e is Water | Vegetation => e.kind === kind));
  if (!last || ageOf(last, today) > MAX_AGE[kind]) return null;
  return { value: 100 * Math.min(1, Math.max(0, last.share)), from: [last] };
};

/** The weakest part counts half, so that good water does not hide a dying leaf. */
const joined = (parts: readonly Part[]): Health | null => {
  if (parts.length === 0) return null;
  const values = parts.map((p) => p.value);
  const percent = Math.round(
    (Math.min(...values) + values.reduce((sum, v) => sum + v, 0) / values.length) / 2,
  );
  const from = parts.flatMap((p) => p.from).sort((a, b) => (lastDay(a) < lastDay(b) ? 1 : -1));
  return { percent, band: bandOf(percent), asOf: lastDay(from[0]!), from };
};

/** Weather is not the field: enough water alone scores no more than photos alone. */
const notAlone = (water: Part | null, others: readonly (Part | null)[]): Part | null =>
  water && !others.some((part) => part !== null)
    ? { ...water, value: Math.min(LEAF_TOP, water.value) }
    : water;

const isPart = (part: Part | null): part is Part => part !== null;

/** Null when there is no evidence. */
export const fieldHealth = (evidence: readonly Evidence[], today: Day): Health | null => {
  const others = [leafPart(evidence, today), sharePart(evidence, 'vegetation', today)];
  return joined([...others, notAlone(sharePart(evidence, 'water', today), others)].filter(isPart));
};

/** The stand's score from satellite and water; null unless both are known. */
export const plantStatus = (evidence: readonly Evidence[], today: Day): Health | null => {
  const parts = [sharePart(evidence, 'vegetation', today), sharePart(evidence, 'water', today)].filter(
    isPart,
  );
  return parts.length === 2 ? joined(parts) : null;
};
