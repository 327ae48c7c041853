import { readQueue } from '#features/community/contract.ts';
import { reviewQueue } from '#features/experts/contract.ts';
import { priceAdmin } from '#features/market/prices-contract.ts';
import { listModerationQueue } from '#features/offers/contract.ts';
import { listRefunds } from '#features/payments/contract.ts';
import { heldReferrals } from '#features/referrals/contract.ts';
import { supplierQueue } from '#features/suppliers/contract.ts';
import { call, type CallResult } from '#kit/web/call.ts';
import type { adminEn } from '../words.en.ts';

/** As many as the server lists at most. The true count may then be higher. */
const MAX_LISTED = 50;
const MAX_REFUNDS = 200;

interface Waiting {
  readonly count: number;
  /** When the oldest came; null when nothing waits. */
  readonly oldest: string | null;
  /** The server listed as many as it lists at most. */
  readonly isMore?: boolean;
}

export interface WaitingList {
  readonly part: keyof (typeof adminEn)['parts'];
  readonly path: string;
  /** Null when the list could not be read. */
  readonly waiting: Waiting | null;
}

const listed = (most: number, ...lists: readonly (readonly string[])[]): Waiting => {
  const times = lists.flat();
  return {
    count: times.length,
    oldest: times.length > 0 ? times.reduce((a, b) => (a < b ? a : b)) : null,
    isMore: lists.some((one) => one.length >= most),
  };
};

const read = async <T>(
  [part, path]: readonly [WaitingList['part'], string],
  asked: Promise<CallResult<T>>,
  toWaiting: (value: T) => Waiting,
): Promise<WaitingList> => {
  const answer = await asked;
  return { part, path, waiting: answer.ok ? toWaiting(answer.value) : null };
};

const lists = (): Promise<WaitingList>[] => [
  read(['refunds', '/admin/refunds'], call(listRefunds, {}), ({ refunds, held }) =>
    listed(
      MAX_REFUNDS,
      refunds.map((one) => one.asked_at),
      held.map((one) => one.created_at),
    ),
  ),
  read(['review', '/community/review'], call(readQueue, { query: {} }), ({ waiting, posts }) => ({
    count: waiting,
    oldest: posts[0]?.created_at ?? null,
  })),
  read(['experts', '/expert'], call(reviewQueue, { query: {} }), ({ waiting, reviews }) => ({
    count: waiting,
    oldest: reviews.find(({ status }) => status === 'waiting')?.asked_at ?? null,
  })),
  read(['suppliers', '/admin/suppliers'], call(supplierQueue, {}), ({ suggestions, reports }) =>
    listed(
      MAX_LISTED,
      suggestions.map((one) => one.created_at),
      reports.map((one) => one.created_at),
    ),
  ),
  read(['offers', '/admin/offers'], call(listModerationQueue, { query: {} }), ({ waiting, posts }) => ({
    count: waiting,
    oldest: posts[0]?.created_at ?? null,
  })),
  read(['prices', '/admin/prices'], call(priceAdmin, {}), ({ held }) =>
    listed(
      MAX_LISTED,
      held.map((one) => one.created_at),
    ),
  ),
  read(['referrals', '/admin/referrals'], call(heldReferrals, {}), ({ total, held }) => ({
    count: total,
    oldest: held[0]?.created_at ?? null,
  })),
];

const rank = ({ waiting }: WaitingList): string => (waiting ? (waiting.oldest ?? '~') : '~~');

/** What waits for a decision of staff: the list with the oldest case first, unread lists last. */
export const readWaitingLists = async (): Promise<CallResult<readonly WaitingList[]>> => {
  const all = await Promise.all(lists());
  return { ok: true, value: all.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)) };
};
