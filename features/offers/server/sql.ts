import { personOf } from '#features/people/server/api.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { sql, type Query, type Transaction } from '#kit/server/database/database.ts';
import { OFFER_DAYS, type OfferDetails, type SellerState, type ModerationStatus } from '../domain/offer.ts';
import type { BuyerState, ReplyDetails } from '../domain/reply.ts';
import { kgOf } from '../domain/weights.ts';
import { offerColumns, type OfferRow, replyColumns, type ReplyRow } from './rows.ts';

/** Visibility to others, with the reason. */
export interface ModerationResult {
  readonly standing: ModerationStatus;
  readonly reason: string | null;
}
export interface Spot {
  readonly lat: number;
  readonly lng: number;
}

/**
 * Runs `work` with the system role inside a farmer's transaction, for the other party's rows that the command
 * has verified. Row-level security applies again afterwards.
 */
export const runAsSystem = async <T>(tx: Transaction, work: () => Promise<T>): Promise<T> => {
  await tx.run(sql`select set_config('app.actor', 'system', true)`);
  const done = await work();
  await tx.run(sql`select set_config('app.actor', '', true)`);
  return done;
};

export const readSellerState = async (
  tx: Query,
  userId: string,
  details: OfferDetails,
  now: Date,
): Promise<SellerState> => {
  const person = await personOf(tx, userId);
  const counts = await tx.one<{ today: number; open: number; same: number }>(sql`
    select count(*) filter (where created_at > ${new Date(now.getTime() - DAY_MS)}) as today,
      count(*) filter (where state = 'open' and standing <> 'removed' and ends_at > ${now}) as open,
      count(*) filter (where state = 'open' and standing <> 'removed' and ends_at > ${now}
      and crop = ${details.crop} and quantity = ${details.quantity} and unit = ${details.unit}
      and county = ${details.county} and ready_from = ${details.ready_from}) as same
    from sell_offers
    where user_id = ${userId} and created_at > ${new Date(now.getTime() - (OFFER_DAYS + 1) * DAY_MS)}
  `);
  return {
    isVerified: person?.isProven ?? false,
    postedToday: counts.today,
    open: counts.open,
    hasSameOffer: counts.same > 0,
  };
};

export const readBuyerState = async (
  tx: Query,
  userId: string,
  offerId: string,
  now: Date,
): Promise<BuyerState> => {
  const person = await personOf(tx, userId);
  const { today: repliedToday, waiting } = await tx.one<{ today: number; waiting: number }>(sql`
    select count(*) filter (where created_at > ${new Date(now.getTime() - DAY_MS)}) as today,
      count(*) filter (where offer_id = ${offerId} and state = 'waiting' and standing <> 'removed') as waiting
    from sell_replies
    where user_id = ${userId}
  `);
  return { isVerified: person?.isProven ?? false, repliedToday, answeredAlready: waiting > 0 };
};

interface NewOffer extends OfferDetails {
  readonly id: string;
  readonly field_id: string | null;
}

export const insertOffer = (
  tx: Query,
  userId: string,
  o: NewOffer,
  spot: Spot | null,
  { standing, reason }: ModerationResult,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    insert into sell_offers (user_id, id, crop, grade, quantity, unit, kg_each, total_kg, price, county, ward,
      field_id, near_lat, near_lng, ready_from, note, standing, reason, created_at, ends_at)
    values (${userId}, ${o.id}, ${o.crop}, ${o.grade}, ${o.quantity}, ${o.unit}, ${o.kg_each},
      ${o.quantity * (kgOf(o) ?? 0)}, ${o.price}, ${o.county}, ${o.ward}, ${o.field_id}, ${spot?.lat ?? null},
      ${spot?.lng ?? null}, ${o.ready_from}, ${o.note}, ${standing}, ${reason}, ${now},
      ${new Date(now.getTime() + OFFER_DAYS * DAY_MS)})
    on conflict do nothing
  `);

export const updateOffer = (
  tx: Query,
  userId: string,
  id: string,
  o: OfferDetails,
  { standing, reason }: ModerationResult,
): Promise<number> =>
  tx.run(sql`
    update sell_offers
    set grade = ${o.grade}, quantity = ${o.quantity}, total_kg = ${o.quantity * (kgOf(o) ?? 0)},
      price = ${o.price}, ready_from = ${o.ready_from}, note = ${o.note}, standing = ${standing},
      reason = ${reason}
    where user_id = ${userId} and id = ${id}
  `);

export const insertReply = (
  tx: Query,
  userId: string,
  id: string,
  offer: OfferRow,
  details: ReplyDetails,
  { standing, reason }: ModerationResult,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    insert into sell_replies (user_id, id, offer_id, seller_id, price, message, standing, reason, created_at)
    values (${userId}, ${id}, ${offer.id}, ${offer.user_id}, ${details.price}, ${details.message},
      ${standing}, ${reason}, ${now})
    on conflict do nothing
  `);

/** The number is stored separately, and nobody else reads it yet. */
export const savePhone = (
  tx: Query,
  userId: string,
  id: string,
  phone: string,
  confirmed: boolean,
): Promise<number> =>
  tx.run(sql`
    insert into sell_contacts (user_id, id, phone, confirmed)
    values (${userId}, ${id}, ${phone}, ${confirmed})
    on conflict (user_id, id) do nothing
  `);

export const lockUserOffer = (tx: Query, userId: string, id: string): Promise<OfferRow | null> =>
  tx.maybe(
    sql`select ${offerColumns} from sell_offers o where o.user_id = ${userId} and o.id = ${id} for update`,
  );
export const lockUserReply = (tx: Query, userId: string, id: string): Promise<ReplyRow | null> =>
  tx.maybe(
    sql`select ${replyColumns} from sell_replies r where r.user_id = ${userId} and r.id = ${id} for update`,
  );
