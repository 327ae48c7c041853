import sql from 'sql-template-tag';
import type { BodyOf, ReplyOf } from '#kit/pure/contract.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Refused, type Result } from '#kit/pure/result.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import type { smsRefusals, smsSupplier } from '../contract.ts';
import {
  MAX_DAILY_SMS,
  MAX_DAILY_SMS_PER_SHOP,
  isProductName,
  isApproximate,
  smsText,
} from '../domain/message.ts';
import { isMobile, normalizePhone } from '../domain/phone.ts';
import type { SmsOutcome, SmsSender } from './ports.ts';
import { listingByPhone } from './sql.ts';

type Code = keyof typeof smsRefusals;
type Body = BodyOf<typeof smsSupplier>;
type Reply = ReplyOf<typeof smsSupplier>;
interface Deps {
  readonly db: Database;
  readonly sender: SmsSender | null;
}

const parseBody = (body: Body): Result<{ phone: string; callBack: string | null }, Code> => {
  const phone = normalizePhone(body.supplierPhone) ?? normalizePhone(`+${body.supplierPhone}`);
  const callBack = body.callBack?.trim() ? normalizePhone(body.callBack) : null;
  // Calling back a foreign number may be expensive for the shop.
  if (!phone || !isMobile(phone) || (body.callBack?.trim() && !callBack?.startsWith('+254')))
    return refuse('suppliers.phone_wrong');
  if (!isProductName(body.productName)) return refuse('suppliers.product_wrong');
  if (!isApproximate(body.farmerLocation)) return refuse('suppliers.place_too_exact');
  return ok({ phone, callBack });
};

const startOfDay = (now: Date): Date => new Date(`${dayInNairobi(now)}T00:00:00+03:00`);
/** Messages refused by the provider cost nothing and are not counted. */
const sentToday = async (tx: Transaction, userId: string, now: Date): Promise<number> =>
  (
    await tx.one<{ n: number }>(
      sql`
        select count(*) as n
        from supplier_messages
        where user_id = ${userId} and state <> 'failed' and created_at >= ${startOfDay(now)}
      `,
    )
  ).n;

type Reservation = { readonly send: boolean; readonly left: number };

/** Stores one row per message before sending, so that a repeated request or a crash does not send it twice. */
const reserve = async (
  tx: Transaction,
  userId: string,
  id: string,
  phone: string,
  now: Date,
): Promise<Result<Reservation, Code>> => {
  await nextSequence(tx, userId);
  const existing = await tx.maybe<{ state: string }>(
    sql`select state from supplier_messages where user_id = ${userId} and id = ${id}`,
  );
  const today = await sentToday(tx, userId, now);
  // Recorded without a result: it may have been sent or not, so it is neither resent nor reported as sent.
  if (existing?.state === 'sending') return refuse('suppliers.sms_unknown');
  if (existing)
    return existing.state === 'failed'
      ? refuse('suppliers.sms_failed')
      : ok({ send: false, left: Math.max(0, MAX_DAILY_SMS - today) });
  if (today >= MAX_DAILY_SMS) return refuse('suppliers.sms_limit', { limit: MAX_DAILY_SMS });
  await tx.run(
    sql`
      insert into supplier_messages (id, user_id, phone, state, created_at)
      values (${id}, ${userId}, ${phone}, 'sending', ${now})
    `,
  );
  return ok({ send: true, left: MAX_DAILY_SMS - today - 1 });
};

const hasReachedShopLimit = async (db: Database, phone: string, now: Date): Promise<boolean> =>
  (
    await db.asSystem((tx) =>
      tx.one<{ n: number }>(
        sql`
          select count(*) as n
          from supplier_messages
          where phone = ${phone} and state <> 'failed' and created_at >= ${startOfDay(now)}
        `,
      ),
    )
  ).n >= MAX_DAILY_SMS_PER_SHOP;

/** Whether this message was requested before: a repeated request gets the first one's result. */
const isKnown = (db: Database, userId: string, id: string): Promise<boolean> =>
  db.asUser(
    userId,
    async (tx) =>
      (await tx.maybe(sql`select 1 from supplier_messages where user_id = ${userId} and id = ${id}`)) !==
      null,
  );

/** A message that may have been sent stays 'sending': it counts, and is not sent again. */
const writeOutcome = (tx: Transaction, userId: string, id: string, outcome: SmsOutcome): Promise<number> =>
  tx.run(sql`
    update supplier_messages
    set state = ${outcome.ok ? 'sent' : outcome.maybeSent ? 'sending' : 'failed'}, provider_id = ${outcome.ok ? outcome.providerId : null},
      failure = ${outcome.ok ? null : `${outcome.reason} ${outcome.code}`}
    where user_id = ${userId} and id = ${id}
  `);

export const sendSms = async (
  { db, sender }: Deps,
  userId: string,
  body: Body,
  now: Date,
): Promise<Result<Reply, Code>> => {
  if (!sender) return refuse('suppliers.sms_off');
  const parsed = parseBody(body);
  if (!parsed.ok) return parsed;
  const { phone, callBack } = parsed.value;
  const listing = await listingByPhone(db, phone);
  if (!listing) return refuse('suppliers.not_listed');
  const id = body.id ?? newId();
  if (!(await isKnown(db, userId, id)) && (await hasReachedShopLimit(db, phone, now)))
    return refuse('suppliers.sms_shop_limit', { limit: MAX_DAILY_SMS_PER_SHOP });
  const reserved = await db.asUser(userId, (tx) => reserve(tx, userId, id, phone, now));
  if (!reserved.ok) return reserved;
  if (reserved.value.send) {
    const text = smsText(
      { product: body.productName, place: body.farmerLocation, callBack },
      listing.languages.includes('sw') || listing.languages.length === 0 ? 'sw' : 'en',
    );
    const outcome = await sender.send({ id, to: phone, text });
    await db.asUser(userId, (tx) => writeOutcome(tx, userId, id, outcome));
    if (!outcome.ok && outcome.maybeSent) return refuse('suppliers.sms_unknown');
    if (!outcome.ok) return refuse('suppliers.sms_failed', { why: outcome.reason }) satisfies Refused<Code>;
  }
  return ok({ sent: true, left: reserved.value.left, stand_in: sender.isFake });
};
