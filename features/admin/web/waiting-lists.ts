import { readQueue } from '#features/community/contract.ts';
import { reviewQueue } from '#features/experts/contract.ts';
import { priceAdmin } from '#features/market/prices-contract.ts';
import { listModerationQueue } from '#features/offers/contract.ts';
import { listRefunds } from '#features/payments/contract.ts';
import { heldReferrals } from '#features/referrals/contract.ts';
import { supplierQueue } from '#features/suppliers/contract.ts';
import { call, type CallResult } from '#kit/web/call.ts';
import type { adminEn } from '../words.en.ts';

/** The server lists at most this many shops or prices; refunds 200. The true count may then be higher. */
const MAX_LISTED = 50;

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

const listed = (times: readonly string[]): Waiting => ({
  count: times.length,
  oldest: times.length > 0 ? times.reduce((a, b) => (a < b ? a : b)) : null,
  isMore: times.length >= MAX_LISTED,
});

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
    listed([...refunds.map((one) => one.asked_at), ...held.map((one) => one.created_at)]),
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
    listed([...suggestions, ...reports].map((one) => one.created_at)),
  ),
  read(['offers', '/admin/offers'], call(listModerationQueue, { query: {} }), ({ waiting, posts }) => ({
    count: waiting,
    oldest: posts[0]?.created_at ?? null,
  })),
  read(['prices', '/admin/prices'], call(priceAdmin, {}), ({ held }) =>
    listed(held.map((one) => one.created_at)),
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
