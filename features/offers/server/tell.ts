import { sql, type Database, type Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { recordEvent, type Listeners } from '#kit/server/sync/events.ts';
import { takeSeqs, writeLogs } from '#kit/server/sync/many.ts';
import { OFFERS_TOPIC } from '../contract.ts';
import { offerById, replyById } from './rows.ts';

export const TELL_JOB = 'offers.tell';
/** `event`: what the other side is told besides; `offers.answered` goes to the seller, the others to who answered. */
export interface TellOffer { readonly offerId: string; readonly replyId?: string; readonly event?: 'offers.answered' | 'offers.accepted' }

/** Whoever else holds rows of it hears of it by a job: sequences are taken in the order of users. */
export const tellOthers = async (jobs: Jobs, tx: Transaction, tell: TellOffer): Promise<void> => {
  await jobs.enqueue<TellOffer>(tx, TELL_JOB, tell, { singletonKey: `${tell.replyId ?? tell.offerId} ${tell.event ?? ''}` });
  tx.announce(OFFERS_TOPIC);
};

/** Everybody whose rows name this offer: its owner, and all who answered it. */
const touchAll = async (tx: Transaction, offerId: string): Promise<(userId: string) => boolean> => {
  const offer = await offerById(tx, offerId);
  const replies = await tx.many<{ id: string; user_id: string; seller_id: string }>(sql`select id, user_id, seller_id from sell_replies where offer_id = ${offerId}`);
  const touches = [
    ...(offer ? [{ userId: offer.user_id, kind: 'sell_offer', id: offerId }] : []),
    ...replies.flatMap(({ id, user_id, seller_id }) => [{ userId: user_id, kind: 'sell_reply', id }, { userId: seller_id, kind: 'sell_reply', id }]),
  ];
  const seqs = await takeSeqs(tx, touches.map(({ userId }) => userId));
  await writeLogs(tx, seqs, touches);
  return (userId) => seqs.has(userId);
};

export const tellRest = ({ db, listeners }: { db: Database; listeners: () => Listeners }) => ({ offerId, replyId, event }: TellOffer): Promise<void> => db.asSystem(async (tx) => {
  const isThere = await touchAll(tx, offerId);
  const [offer, reply] = [await offerById(tx, offerId), replyId ? await replyById(tx, replyId) : null];
  if (!event || !offer || reply?.standing !== 'visible') return;
  const to = event === 'offers.answered' ? reply.seller_id : reply.user_id;
  const stillHolds = event === 'offers.answered' ? reply.state === 'waiting' : reply.state === 'accepted';
  if (!stillHolds || !isThere(to)) return;
  await recordEvent(tx, { userId: to, name: event, payload: { id: reply.id, offer_id: offerId, crop: offer.crop, price: reply.price, unit: offer.unit } }, listeners());
});
