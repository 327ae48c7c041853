import { blockedBy } from '#features/community/server/api.ts';
import { sql, type Transaction } from '#kit/server/database/database.ts';
import { serveSynced } from '#kit/server/sync/commands.ts';
import { offerRows, replyRows } from '../contract.ts';
import { namesOf, offerColumns, toPublicOffer, type OfferRow, replyColumns, type ReplyRow } from './rows.ts';

interface Contact {
  readonly id: string;
  readonly phone: string;
  readonly confirmed: boolean;
}

/** Phone numbers shared with this farmer. Row security excludes all others. */
const contactsFor = async (
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Contact>> =>
  new Map(
    (
      await tx.many<Contact>(
        sql`
          select id, phone, confirmed
          from sell_contacts
          where shown_to = ${userId} and id = any(${ids}::uuid[])
        `,
      )
    ).map((one) => [one.id, one]),
  );

const toPublicContact = (contact: Contact | undefined) =>
  contact ? { phone: contact.phone, confirmed: contact.confirmed } : null;

/** The user's own replies in any state; for a seller, open and not withdrawn ones. */
const replies = async (tx: Transaction, userId: string, ids: readonly string[]) => {
  const blocked = await blockedBy(tx, userId);
  const rows = await tx.many<ReplyRow>(sql`
    select ${replyColumns}
    from sell_replies r
    where r.id = any(${ids}::uuid[]) and (r.user_id = ${userId} or (r.seller_id = ${userId}
      and r.standing = 'visible' and r.state <> 'withdrawn' and r.user_id <> all(${blocked}::uuid[])))
  `);
  const offers = new Map(
    (
      await tx.many<OfferRow>(
        sql`
          select ${offerColumns}
          from sell_offers o
          where o.id = any(${rows.map((row) => row.offer_id)}::uuid[])
        `,
      )
    ).map((row) => [row.id, row]),
  );
  const contacts = await contactsFor(tx, userId, [...rows.map((row) => row.id), ...offers.keys()]);
  const name = await namesOf(tx, [
    ...rows.map((row) => row.user_id),
    ...[...offers.values()].map((row) => row.user_id),
  ]);
  const now = new Date();
  return rows.map(({ user_id, seller_id: _, created_at, reason, staff_note, ...row }) => {
    const [mine, offer] = [user_id === userId, offers.get(row.offer_id)];
    return {
      ...row,
      created_at: created_at.toISOString(),
      reason: mine ? reason : null,
      staff_note: mine ? staff_note : null,
      mine,
      buyer: name(user_id),
      offer: offer ? toPublicOffer(offer, name, now) : null,
      contact: toPublicContact(contacts.get(mine ? row.offer_id : row.id)),
    };
  });
};

export const offersSynced = [
  serveSynced(offerRows, async (tx, userId, ids) => {
    const rows = await tx.many<OfferRow & { has_phone: boolean }>(sql`
      select ${offerColumns}, exists (select 1 from sell_contacts c where c.user_id = o.user_id
        and c.id = o.id) as has_phone
      from sell_offers o
      where o.user_id = ${userId} and o.id = any(${ids}::uuid[])
    `);
    const name = await namesOf(tx, [userId]);
    const now = new Date();
    return rows.map((row) => ({
      ...toPublicOffer(row, name, now),
      standing: row.standing,
      reason: row.reason,
      staff_note: row.staff_note,
      field_id: row.field_id,
      has_phone: row.has_phone,
    }));
  }),
  serveSynced(replyRows, replies),
];
