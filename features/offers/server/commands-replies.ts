import { blockedBy } from '#features/community/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { sql, type Transaction } from '#kit/server/database/database.ts';
import { serveCommand } from '#kit/server/sync/commands.ts';
import * as contract from '../contract.ts';
import { cleanReply, decideReply, isOpen } from '../domain/reply.ts';
import { moderateText, type PostDeps } from './commands-offers.ts';
import { closeWaitingReplies, notifyOthers } from './notify-others.ts';
import { offerColumns, type OfferRow, replyById } from './rows.ts';
import { runAsSystem, readBuyerState, insertReply, savePhone, lockUserReply } from './sql.ts';

/** Locked until the answer is saved: closing the offer meanwhile waits, and includes this answer. */
const lockOffer = (tx: Transaction, id: string): Promise<OfferRow | null> =>
  tx.maybe(sql`select ${offerColumns} from sell_offers o where o.id = ${id} for share`);

/** Users whom the seller blocked in the community cannot reply here either. */
const isBlocked = async (tx: Transaction, sellerId: string, userId: string): Promise<boolean> =>
  (await blockedBy(tx, sellerId)).includes(userId);

/** Shares both numbers with the other party, and with nobody else. */
const sharePhones = async (
  tx: Transaction,
  offer: { id: string; user_id: string },
  reply: { id: string; user_id: string },
): Promise<void> => {
  await tx.run(
    sql`
      update sell_contacts
      set shown_to = ${reply.user_id}
      where user_id = ${offer.user_id} and id = ${offer.id}
    `,
  );
  await tx.run(
    sql`
      update sell_contacts
      set shown_to = ${offer.user_id}
      where user_id = ${reply.user_id} and id = ${reply.id}
    `,
  );
};

export const replyCommands = ({ jobs, moderate, numbers }: PostDeps) => [
  serveCommand(contract.replyToOffer, async (ctx, { id, offer_id: offerId, ...args }) => {
    const { tx, userId, now } = ctx;
    const details = cleanReply(args);
    if (await lockUserReply(tx, userId, id)) return ok(undefined);
    const offer = await runAsSystem(tx, async () => {
      const locked = await lockOffer(tx, offerId);
      return locked && !(await isBlocked(tx, locked.user_id, userId)) ? locked : null;
    });
    const decided = decideReply(
      details,
      offer && { ...offer, isMine: offer.user_id === userId },
      await readBuyerState(tx, userId, offerId, now),
      now,
    );
    if (!decided.ok) return decided;
    const standing = moderateText(moderate, details.message);
    if (!standing.ok) return standing;
    if ((await insertReply(tx, userId, id, offer!, details, standing.value, now)) === 0)
      return refuse('offers.answered_already');
    await savePhone(tx, userId, id, details.phone, (await numbers(tx, userId)).includes(details.phone));
    ctx.touch('sell_reply', id);
    if (standing.value.standing === 'visible')
      await notifyOthers(jobs, tx, { offerId, replyId: id, event: 'offers.answered' });
    return ok(undefined);
  }),

  serveCommand(contract.withdrawReply, async (ctx, { id }) => {
    const { tx, userId } = ctx;
    const reply = await lockUserReply(tx, userId, id);
    if (!reply) return refuse('offers.not_found');
    if (reply.state === 'accepted') return refuse('offers.agreed_already');
    if (reply.state === 'waiting')
      await tx.run(sql`update sell_replies set state = 'withdrawn' where user_id = ${userId} and id = ${id}`);
    ctx.touch('sell_reply', id);
    await notifyOthers(jobs, tx, { offerId: reply.offer_id, replyId: id, event: 'offers.withdrawn' });
    return ok(undefined);
  }),

  serveCommand(contract.acceptReply, async (ctx, { id }) => {
    const { tx, userId, now } = ctx;
    const reply = await replyById(tx, id);
    if (!reply) return refuse('offers.not_found');
    if (reply.seller_id !== userId) return refuse('offers.not_yours');
    const done = await runAsSystem(tx, async () => {
      // Locks the offer before its replies: every writer of both uses this order.
      const offer = await tx.maybe<OfferRow>(
        sql`select ${offerColumns} from sell_offers o where o.id = ${reply.offer_id} for update`,
      );
      const current = await tx.maybe<{ state: string; standing: string }>(
        sql`select state, standing from sell_replies where id = ${id} for update`,
      );
      if (current?.state === 'accepted') return ok(undefined);
      if (offer?.state === 'agreed') return refuse('offers.agreed_already');
      if (!offer || !isOpen(offer, now)) return refuse('offers.not_open');
      if (current?.state !== 'waiting' || current.standing !== 'visible') return refuse('offers.reply_gone');
      await tx.run(sql`update sell_offers set state = 'agreed' where id = ${offer.id}`);
      await tx.run(sql`update sell_replies set state = 'accepted' where id = ${id}`);
      const passed = await closeWaitingReplies(tx, offer.id, id);
      await sharePhones(tx, offer, reply);
      await notifyOthers(jobs, tx, { offerId: offer.id, gone: { why: 'agreed', crop: offer.crop, passed } });
      return ok(undefined);
    });
    if (!done.ok) return done;
    ctx.touch('sell_offer', reply.offer_id);
    ctx.touch('sell_reply', id);
    await notifyOthers(jobs, tx, { offerId: reply.offer_id, replyId: id, event: 'offers.accepted' });
    return ok(undefined);
  }),
];
