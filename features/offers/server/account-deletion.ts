import { sql, type Database, type Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { closeWaitingReplies, notifyOthers } from './notify-others.ts';

/** The nil UUID, which replaces a deleted account in other users' rows. */
const NIL_USER_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Closes open offers and withdraws waiting replies of an account that is suspended or being deleted, even
 * while that can be undone. Requires the system role.
 */
export const closeOffersAndReplies = async (jobs: Jobs, tx: Transaction, userId: string): Promise<void> => {
  const offers = await tx.many<{ id: string; crop: string }>(
    sql`
      update sell_offers
      set state = 'closed'
      where user_id = ${userId} and state = 'open'
      returning id, crop
    `,
  );
  for (const { id, crop } of offers)
    await notifyOthers(jobs, tx, {
      offerId: id,
      gone: { why: 'closed', crop, passed: await closeWaitingReplies(tx, id) },
    });
  const replies = await tx.many<{ id: string; offer_id: string }>(
    sql`
      update sell_replies
      set state = 'withdrawn'
      where user_id = ${userId} and state = 'waiting'
      returning id, offer_id
    `,
  );
  for (const offerId of new Set(replies.map((reply) => reply.offer_id)))
    await notifyOthers(jobs, tx, { offerId });
};

/**
 * Runs before an account's rows are deleted: other users' rows no longer name it, and its number is removed
 * from their phones.
 */
export const detachOffersAndReplies = async (jobs: Jobs, tx: Transaction, userId: string): Promise<void> => {
  await closeOffersAndReplies(jobs, tx, userId);
  const involvedOffers = await tx.many<{ offer_id: string }>(
    sql`
      select id as offer_id
      from sell_offers
      where user_id = ${userId}
      union
      select offer_id
      from sell_replies
      where user_id = ${userId}
    `,
  );
  const others = await tx.many<{ user_id: string; seller_id: string; id: string }>(
    sql`
      select user_id, seller_id, id
      from sell_replies
      where offer_id = any(${involvedOffers.map((row) => row.offer_id)}::uuid[])
    `,
  );
  await tx.run(sql`update sell_contacts set shown_to = null where shown_to = ${userId}`);
  await tx.run(sql`update sell_replies set seller_id = ${NIL_USER_ID} where seller_id = ${userId}`);
  const touches = others.flatMap(({ user_id, seller_id, id }) =>
    [user_id, seller_id]
      .filter((one) => one !== userId)
      .map((one) => ({ userId: one, kind: 'sell_reply', id })),
  );
  await touchRows(tx, touches);
};

const BATCH_SIZE = 200;

/** Deletes numbers that were never shared and no longer can be. */
const deleteUnusedNumbers = (db: Database): Promise<number> =>
  db.asSystem((tx) =>
    tx.run(sql`
      delete
      from sell_contacts c
      where c.shown_to is null and not exists (select 1 from sell_offers o where o.user_id = c.user_id
        and o.id = c.id and o.state = 'open')
        and not exists (select 1 from sell_replies r where r.user_id = c.user_id and r.id = c.id
        and r.state = 'waiting')
    `),
  );

/** Cleanup: ends offers after thirty days, also on their owners' phones. */
export const expireOffers =
  ({ db, jobs }: { db: Database; jobs: Jobs }) =>
  async (now = new Date()): Promise<void> => {
    for (let n = BATCH_SIZE; n === BATCH_SIZE;) {
      n = await db.asSystem(async (tx) => {
        const ended = await tx.many<{ id: string; crop: string }>(sql`
          update sell_offers
          set state = 'ended'
          where id in (select id from sell_offers where state = 'open'
            and ends_at <= ${now} order by ends_at limit ${BATCH_SIZE} for update skip locked)
          returning id, crop
        `);
        for (const { id, crop } of ended)
          await notifyOthers(jobs, tx, {
            offerId: id,
            gone: { why: 'ended', crop, passed: await closeWaitingReplies(tx, id) },
          });
        return ended.length;
      });
    }
    await deleteUnusedNumbers(db);
  };
