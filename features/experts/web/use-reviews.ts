import type { RowOf } from '#kit/sync/commands.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import type { donationRows, reviewRows } from '../contract.ts';

/** `unsent`: the question, or its follow-up, still waits on this phone. */
export type Review = RowOf<typeof reviewRows> & { readonly unsent?: true };
export type Donation = RowOf<typeof donationRows>;
export type Turn = Review['turns'][number];
export type Answer = NonNullable<Turn['answer']>;

const newestFirst = (a: Review, b: Review): number =>
  a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : a.id < b.id ? 1 : -1;

/** The questions about one check, newest first. */
export const useReviewsOf = (scanId: string): readonly WithPending<Review>[] =>
  useRows<Review>('review')
    .filter((review) => review.scan_id === scanId)
    .sort(newestFirst);

/** Unread answers. */
export const useUnreadAnswers = (): readonly WithPending<Review>[] =>
  useRows<Review>('review')
    .filter((review) => review.status === 'answered' && !review.seen)
    .sort(newestFirst);

export const lastTurn = (review: Review): Turn => review.turns[review.turns.length - 1]!;
