import { sql, type Database, type Query, type Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { nextSequences, writeLogs } from '#kit/server/sync/bulk-writes.ts';
import { recordEvent, type Listeners } from '#kit/server/sync/events.ts';
import { OFFERS_TOPIC } from '../contract.ts';
import { offerById, type OfferRow, replyById } from './rows.ts';

export const NOTIFY_JOB = 'offers.tell';
/** A message is sent only while the reply is still in that state. */
const requiredState = {
  'offers.answered': 'waiting',
  'offers.accepted': 'accepted',
  'offers.withdrawn': 'withdrawn',
} as const;
/** Why a reply leads to nothing: another was accepted, the offer was withdrawn or taken down, or it expired. */
type RemovalReason = 'agreed' | 'closed' | 'ended';
/**
 * `event`: the notification to the other party; `offers.answered` and `offers.withdrawn` go to the seller,
 * `offers.accepted` to the replier.
 */
export interface OfferNotice {
  readonly offerId: string;
  readonly replyId?: string;
  readonly event?: keyof typeof requiredState;
  /** The day of the last update: a replier is notified once a day. */
  readonly changed?: string;
  /**
   * The offer was closed. `passed`: waiting replies, whose users are notified. Contains `crop`, because the
   * offer may be deleted by then.
   */
  readonly gone?: { readonly why: RemovalReason; readonly crop: string; readonly passed: readonly string[] };
}

/** Other users with rows of it are notified by a job: sequence locks are taken in user order. */
export const notifyOthers = async (jobs: Jobs, tx: Transaction, notice: OfferNotice): Promise<void> => {
  await jobs.enqueue<OfferNotice>(tx, NOTIFY_JOB, notice, {
    singletonKey: `${notice.replyId ?? notice.offerId} ${notice.event ?? notice.gone?.why ?? notice.changed ?? ''}`,
  });
  tx.announce(OFFERS_TOPIC);
};

/** Touches the rows of everybody involved in this offer: the owner and all repliers. */
const touchAll = async (tx: Transaction, offerId: string): Promise<(userId: string) => boolean> => {
  const offer = await offerById(tx, offerId);
  const replies = await tx.many<{ id: string; user_id: string; seller_id: string }>(
    sql`select id, user_id, seller_id from sell_replies where offer_id = ${offerId}`,
  );
  const touches = [
    ...(offer ? [{ userId: offer.user_id, kind: 'sell_offer', id: offerId }] : []),
    ...replies.flatMap(({ id, user_id, seller_id }) => [
      { userId: user_id, kind: 'sell_reply', id },
      { userId: seller_id, kind: 'sell_reply', id },
    ]),
  ];
  const seqs = await nextSequences(
    tx,
    touches.map(({ userId }) => userId),
  );
  await writeLogs(tx, seqs, touches);
  return (userId) => seqs.has(userId);
};

/** Closes waiting replies in the same statement as their offer. */
export const closeWaitingReplies = async (
  tx: Query,
  offerId: string,
  exceptReplyId: string | null = null,
): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(
      sql`
        update sell_replies
        set state = 'passed'
        where offer_id = ${offerId} and state = 'waiting' and id is distinct from ${exceptReplyId}
        returning id
      `,
    )
  ).map(({ id }) => id);

/** Notifies waiting repliers that there will be no answer, and the seller when the offer has expired. */
const notifyRemoved = async (
  tx: Transaction,
  offerId: string,
  { why, crop, passed }: NonNullable<OfferNotice['gone']>,
  hasAccount: (userId: string) => boolean,
  eventListeners: Listeners,
): Promise<void> => {
  const closedReplies = await tx.many<{ id: string; user_id: string }>(
    sql`
      select id, user_id
      from sell_replies
      where id = any(${passed}::uuid[]) and state = 'passed' and standing <> 'removed'
      order by user_id, id
    `,
  );
  for (const { id, user_id: userId } of closedReplies)
    if (hasAccount(userId))
      await recordEvent(
        tx,
        { userId, name: 'offers.gone', payload: { id, offer_id: offerId, crop, why } },
        eventListeners,
      );
  const offer = why === 'ended' ? await offerById(tx, offerId) : null;
  if (offer && offer.standing !== 'removed' && hasAccount(offer.user_id))
    await recordEvent(
      tx,
      { userId: offer.user_id, name: 'offers.ended', payload: { id: offerId, offer_id: offerId, crop } },
      eventListeners,
    );
};

const notifyChanged = async (
  tx: Transaction,
  offer: OfferRow,
  day: string,
  hasAccount: (userId: string) => boolean,
  eventListeners: Listeners,
): Promise<void> => {
  const waiting = await tx.many<{ id: string; user_id: string }>(
    sql`
      select id, user_id
      from sell_replies
      where offer_id = ${offer.id} and state = 'waiting' and standing <> 'removed'
      order by user_id, id
    `,
  );
  for (const { id, user_id: userId } of waiting)
    if (hasAccount(userId))
      await recordEvent(
        tx,
        { userId, name: 'offers.changed', payload: { id, offer_id: offer.id, crop: offer.crop, day } },
        eventListeners,
      );
};

export const notifyRemaining =
  ({ db, listeners }: { db: Database; listeners: () => Listeners }) =>
  ({ offerId, replyId, event, gone, changed }: OfferNotice): Promise<void> =>
    db.asSystem(async (tx) => {
      const hasAccount = await touchAll(tx, offerId);
      if (gone) await notifyRemoved(tx, offerId, gone, hasAccount, listeners());
      const [offer, reply] = [await offerById(tx, offerId), replyId ? await replyById(tx, replyId) : null];
      if (changed && offer?.state === 'open' && offer.standing === 'visible')
        await notifyChanged(tx, offer, changed, hasAccount, listeners());
      if (!event || !offer || reply?.standing !== 'visible') return;
      const recipientId = event === 'offers.accepted' ? reply.user_id : reply.seller_id;
      if (reply.state !== requiredState[event] || !hasAccount(recipientId)) return;
      await recordEvent(
        tx,
        {
          userId: recipientId,
          name: event,
          payload: {
            id: reply.id,
            offer_id: offerId,
            crop: offer.crop,
            price: reply.price,
            unit: offer.unit,
          },
        },
        listeners(),
      );
    });
