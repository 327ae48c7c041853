import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Diagnosis } from './diagnose.ts';

/** `candidates`: for a crop learned from laboratory photos only, never a single name. */
export const outcomes = ['answer', 'candidates', 'not_sure', 'no_leaf', 'unknown_leaf'] as const;
export type Outcome = (typeof outcomes)[number];
export const severities = ['low', 'medium', 'high', 'critical'] as const;
export type Severity = (typeof severities)[number];

export interface Candidate {
  readonly condition: string;
  readonly probability: number;
}

/** The result of one analysis of a photo, in the same format from phone and server. */
export interface Finding {
  readonly outcome: Outcome;
  /** `<crop>___<condition>` of the knowledge base; null unless the outcome is an answer. */
  readonly condition: string | null;
  /** 0–1, calibrated. */
  readonly confidence: number | null;
  readonly top3: readonly Candidate[];
  /** SHA-256 of the model file used. */
  readonly model: string;
}

/** The result of a check with the measurements of the leaf. */
export interface MeasuredFinding extends Omit<Finding, 'model'> {
  readonly severity: Severity | null;
  readonly affected_area_percentage: number | null;
}

/** The result if the farmer confirms this crop; null is "not sure". */
export interface CropOption extends MeasuredFinding {
  readonly crop: string | null;
}

/** Asked once when the photo looks like another crop than the chosen one. */
export interface CropQuestion {
  readonly chosen: string;
  readonly answered: boolean;
  /** The crops that the leaf looks like, then the chosen one, then "not sure". */
  readonly options: readonly CropOption[];
}

export interface SaveScan extends Finding {
  readonly id: string;
  readonly field_id: string | null;
  /** The farmer's answer to the crop question; null for "not sure". */
  readonly crop_type: string | null;
  readonly photo: string | null;
  /** All leaves of the plant, `photo` first. Absent from app versions that support one leaf only. */
  readonly photos?: readonly string[] | undefined;
  readonly severity: Severity | null;
  readonly affected_area_percentage: number | null;
  readonly location: { readonly lat: number; readonly lng: number; readonly country: string | null } | null;
  readonly taken_at: string;
  /** How many counted scans the phone knew of when this one was made. */
  readonly known_used: number;
  readonly crop_question?: CropQuestion | null | undefined;
}

/** The new result of a stored check after adding leaves of the same plant. */
export interface AddLeaves extends Finding {
  readonly id: string;
  readonly crop_type: string | null;
  /** All leaves, including the earlier ones. */
  readonly photos: readonly string[];
  readonly severity: Severity | null;
  readonly affected_area_percentage: number | null;
  readonly crop_question?: CropQuestion | null | undefined;
}

export const MAX_LEAVES = 6;
/** Checks on one phone without an account. */
export const GUEST_SCAN_LIMIT = 3;

export const leavesOf = ({ photo, photos }: Pick<SaveScan, 'photo' | 'photos'>): readonly string[] =>
  photos ?? (photo === null ? [] : [photo]);

/** Whether the server's check covered all leaves. */
export const areAllPhotosChecked = (
  scan: Pick<SaveScan, 'photo' | 'photos'> & {
    readonly checked: { readonly photos?: number | undefined } | null;
  },
): boolean =>
  scan.checked !== null &&
  (scan.checked.photos === undefined || scan.checked.photos >= leavesOf(scan).length);

/** Two phones may each have added leaves: none is lost, and the first stays first. */
export const joinLeaves = (before: readonly string[], added: readonly string[]): readonly string[] =>
  [...new Set([...before, ...added])].slice(0, MAX_LEAVES);

/** The farmer's choice "none of these". */
export const NONE_OF_THESE = 'none';
export const pickRefusals = ['scans.not_found', 'scans.not_a_candidate'] as const;

/** The candidate that the farmer picked. It is never a confirmation. */
export const decidePick = (
  pick: string,
  scan: Finding | null,
): Result<undefined, (typeof pickRefusals)[number]> => {
  if (!scan) return refuse('scans.not_found');
  const isCandidate =
    scan.condition === null &&
    (pick === NONE_OF_THESE ? scan.top3.length > 0 : scan.top3.some((c) => c.condition === pick));
  return isCandidate ? ok(undefined) : refuse('scans.not_a_candidate');
};

/** Whether two results are the same for a farmer. */
export const agrees = (a: Finding, b: Finding): boolean =>
  a.outcome === b.outcome &&
  a.condition === b.condition &&
  (a.outcome !== 'candidates' || a.top3[0]?.condition === b.top3[0]?.condition);

export const fieldRefusals = ['scans.not_found', 'scans.field_not_found'] as const;

export const saveRefusals = ['scans.limit_reached', 'scans.exists'] as const;

/**
 * The number of phones of one account that may be offline at once, each of which may honestly reach the
 * limit.
 */
const MAX_OFFLINE_PHONES = 4;

interface SavePreconditions {
  readonly exists: boolean;
  readonly scanLimit: number | null;
  /** Counted scans of the account on the server. */
  readonly counted: number;
}

/**
 * A scan made before the phone could know the limit was reached is accepted: the count exceeds the limit and
 * blocks the next one. A scan made knowing the limit is refused. The phone's count is unverified, so the
 * server also applies a cap that no honest account reaches.
 */
export const decideSave = (
  scan: SaveScan,
  { exists, scanLimit, counted }: SavePreconditions,
): Result<undefined, (typeof saveRefusals)[number]> => {
  if (exists) return refuse('scans.exists');
  if (scanLimit !== null && (scan.known_used >= scanLimit || counted >= scanLimit * MAX_OFFLINE_PHONES))
    return refuse('scans.limit_reached', { limit: scanLimit });
  return ok(undefined);
};

/** Checked before the camera opens, so that no photo is taken for nothing (SCN-31). */
export const mayScan = (used: number, scanLimit: number | null): boolean =>
  scanLimit === null || used < scanLimit;

/** The stored and transmitted form of a diagnosis. */
export const toFinding = (diagnosis: Diagnosis, model: string): Finding => {
  const base = { outcome: diagnosis.kind, model, condition: null, confidence: null, top3: [] };
  if (diagnosis.kind === 'no_leaf' || diagnosis.kind === 'unknown_leaf') return base;
  const top3 = diagnosis.top3.map((g) => ({
    condition: `${g.crop}___${g.condition}`,
    probability: g.probability,
  }));
  if (diagnosis.kind !== 'answer') return { ...base, top3 };
  return {
    ...base,
    top3,
    condition: `${diagnosis.crop}___${diagnosis.condition}`,
    confidence: diagnosis.confidence,
  };
};
