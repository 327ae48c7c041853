import { HOUR_MS } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';

/**
 * `waiting` → `claimed` (an expert works on it) → `answered` → `closed`. A follow-up moves `answered` back to
 * `waiting` once.
 */
export const reviewStatuses = ['waiting', 'claimed', 'answered', 'closed'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const NOTE_MAX = 500;
export const PHOTOS_MAX = 6;
export const MAX_FOLLOW_UP_PHOTOS = 3;
/** Maximum unanswered questions of one farmer: there are few experts. */
export const OPEN_MAX = 3;
const PROMISE_MS = 24 * HOUR_MS;
/** A question and one follow-up. */
export const TURNS_MAX = 2;

export const isOpen = (status: ReviewStatus): boolean => status === 'waiting' || status === 'claimed';

export const askRefusals = [
  'reviews.scan_not_found',
  'reviews.already_open',
  'reviews.too_many_open',
  'reviews.exists',
] as const;
interface AskPreconditions {
  readonly scanExists: boolean;
  readonly open: readonly { readonly scan_id: string }[];
}

export const decideAsk = (
  { scan_id }: { readonly scan_id: string },
  { scanExists, open }: AskPreconditions,
): Result<undefined, (typeof askRefusals)[number]> => {
  if (!scanExists) return refuse('reviews.scan_not_found');
  if (open.some((review) => review.scan_id === scan_id)) return refuse('reviews.already_open');
  if (open.length >= OPEN_MAX) return refuse('reviews.too_many_open', { limit: OPEN_MAX });
  return ok(undefined);
};

export interface ReviewProgress {
  readonly status: ReviewStatus;
  readonly turns: number;
}

export const decideFollowUp = (
  review: ReviewProgress | null,
  openElsewhere: number,
): Result<
  undefined,
  'reviews.not_found' | 'reviews.not_answered' | 'reviews.asked_back' | 'reviews.too_many_open'
> => {
  if (!review) return refuse('reviews.not_found');
  if (review.turns >= TURNS_MAX) return refuse('reviews.asked_back');
  if (review.status !== 'answered') return refuse('reviews.not_answered');
  if (openElsewhere >= OPEN_MAX) return refuse('reviews.too_many_open', { limit: OPEN_MAX });
  return ok(undefined);
};

/** A farmer may withdraw a question until an expert works on it, and say whether an answer helped. */
export const decideClose = (
  review: ReviewProgress | null,
): Result<undefined, 'reviews.not_found' | 'reviews.being_answered'> => {
  if (!review) return refuse('reviews.not_found');
  return review.status === 'claimed' ? refuse('reviews.being_answered') : ok(undefined);
};

/** The deadline of a question. Null without an active expert: then nothing is promised. */
export const dueAt = (askedAt: Date, experts: number): Date | null =>
  experts > 0 ? new Date(askedAt.getTime() + PROMISE_MS) : null;

/** The remaining time of the promise in milliseconds; negative once it is broken. */
export const timeLeft = (dueAt: string, now: number): number => Date.parse(dueAt) - now;
