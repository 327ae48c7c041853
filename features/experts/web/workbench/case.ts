import type { ReplyOf } from '#kit/pure/contract.ts';
import type { readReview } from '../../contract.ts';

/** A question as an expert sees it. */
export type Case = ReplyOf<typeof readReview>;
