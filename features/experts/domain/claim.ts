import { HOUR_MS } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { ReviewStatus } from './review.ts';

/** After this long without activity a claimed question returns to the queue. */
export const CLAIM_IDLE_MS = 2 * HOUR_MS;
/** Maximum claims of one expert, so that nobody blocks the queue. */
export const CLAIMS_MAX = 5;

export interface Claimable {
  readonly user_id: string;
  readonly status: ReviewStatus;
  readonly claimed_by: string | null;
  readonly claimed_at: Date | null;
}

export type ClaimRefusal =
  | 'reviews.not_found'
  | 'reviews.own'
  | 'reviews.taken'
  | 'reviews.done'
  | 'reviews.too_many_claims';

/** An expert who claims a question again renews the claim. */
export const decideClaim = (
  review: Claimable | null,
  expertId: string,
  held: number,
): Result<undefined, ClaimRefusal> => {
  if (!review) return refuse('reviews.not_found');
  if (review.user_id === expertId) return refuse('reviews.own');
  if (review.status === 'claimed')
    return review.claimed_by === expertId ? ok(undefined) : refuse('reviews.taken');
  if (review.status !== 'waiting') return refuse('reviews.done');
  return held >= CLAIMS_MAX ? refuse('reviews.too_many_claims', { limit: CLAIMS_MAX }) : ok(undefined);
};

/** When a claim expires without activity of its expert; null when there is none. */
export const claimEnds = ({ status, claimed_at }: Claimable): Date | null =>
  status === 'claimed' && claimed_at ? new Date(claimed_at.getTime() + CLAIM_IDLE_MS) : null;

/**
 * A question's photos and text are visible to all experts while unclaimed, then to the one who claimed or
 * answered it, and to nobody once it is closed.
 */
export const mayRead = (
  { status, claimed_by, user_id }: Pick<Claimable, 'status' | 'claimed_by' | 'user_id'>,
  expertId: string,
  answeredBy: readonly (string | null)[],
): boolean => {
  if (user_id === expertId) return false;
  if (status === 'answered') return answeredBy.includes(expertId);
  return status === 'waiting' || (status === 'claimed' && claimed_by === expertId);
};
