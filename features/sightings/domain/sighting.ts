import { DAY_MS } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { neighbouringCells, cellOf } from './cell.ts';

/**
 * How well a report is confirmed. `claimed`: by the phone only. `unmatched`: the server's check of the photo
 * found something else. `refuted`: by an expert. Only `seen` (the server agrees) and `confirmed` (an expert
 * does) count and warn.
 */
export const levels = ['claimed', 'unmatched', 'refuted', 'seen', 'confirmed'] as const;
export type Level = (typeof levels)[number];
export const isReliable = (level: Level): boolean => level === 'seen' || level === 'confirmed';

/** Minimum number of farmers with the same report before the number is shown to others. */
export const MIN_FARMERS = 3;
export const SIGHTING_RETENTION_DAYS = 90;
export const NEARBY_WINDOW_DAYS = 30;
export const MAX_REPORTS_PER_DAY = 5;
/** An older check warns nobody. */
const MAX_SCAN_AGE_DAYS = 14;

/** The parts of a scan that a report needs. */
export interface ReportedScan {
  readonly outcome: string;
  readonly condition: string | null;
  readonly pick: string | null;
  readonly crop_type: string | null;
  readonly checked: { readonly outcome: string; readonly condition: string | null } | null;
  readonly location: Point | null;
  readonly taken_at: Date;
}
/** A disease or pest of the books; null for a healthy plant or an unknown key. */
export interface Trouble {
  readonly condition: string;
  readonly crop: string;
}

/** The scan's condition: its answer, or the candidate that the farmer picked. */
export const conditionOfScan = ({
  outcome,
  condition,
  pick,
}: Pick<ReportedScan, 'outcome' | 'condition' | 'pick'>): string | null =>
  outcome === 'answer' ? condition : pick;

/**
 * The server's verdict on a report; null before its check. The scan may have changed since. A picked
 * candidate waits for an expert: the model alone gives no name.
 */
export const levelByObservation = (
  reported: string,
  scan: Pick<ReportedScan, 'outcome' | 'checked'>,
): Level | null => {
  if (scan.outcome !== 'answer') return 'claimed';
  if (!scan.checked) return null;
  return scan.checked.outcome === 'answer' && scan.checked.condition === reported ? 'seen' : 'unmatched';
};

export const levelByExpert = (reported: string, confirmed: string): Level =>
  reported === confirmed ? 'confirmed' : 'refuted';

export const reportRefusals = [
  'sightings.no_scan',
  'sightings.nothing_to_report',
  'sightings.too_old',
  'sightings.limit',
  'sightings.reported',
  'sightings.place_wrong',
] as const;
type Refusal = (typeof reportRefusals)[number];

export interface ReportInput {
  readonly scan: ReportedScan | null;
  readonly trouble: Trouble | null;
  readonly reported: boolean;
  readonly today: number;
  readonly now: Date;
}

/** Whether a scan may become a warning. Used on both the phone and the server. */
export const decideReport = (
  cell: string,
  { scan, trouble, reported, today, now }: ReportInput,
): Result<Trouble, Refusal> => {
  if (!scan) return refuse('sightings.no_scan');
  if (!trouble) return refuse('sightings.nothing_to_report');
  if (reported) return refuse('sightings.reported');
  if (now.getTime() - scan.taken_at.getTime() > MAX_SCAN_AGE_DAYS * DAY_MS)
    return refuse('sightings.too_old', { days: MAX_SCAN_AGE_DAYS });
  if (today >= MAX_REPORTS_PER_DAY) return refuse('sightings.limit', { limit: MAX_REPORTS_PER_DAY });
  // The warning is for another area than the leaf's.
  if (scan.location && !neighbouringCells(cellOf(scan.location)).includes(cell))
    return refuse('sightings.place_wrong');
  return ok(trouble);
};

const MINUTE = 60_000;
/**
 * Delay until the server's check is polled again: short at first, then longer. Null once the report is older
 * than seven days.
 */
export const nextCheckDelayMs = (ageMs: number): number | null =>
  ageMs > 7 * DAY_MS ? null : Math.min(360 * MINUTE, Math.max(0.25 * MINUTE, ageMs / 2));
