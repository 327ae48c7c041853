import { createHmac, randomInt } from 'node:crypto';
import sql from 'sql-template-tag';
import {
  CODE_DIGITS,
  CODE_MINUTES,
  MAX_DAILY_CODES_PER_NUMBER,
  MAX_CODES_PER_HOUR,
  MAX_CODE_TRIES,
  type CodeRow,
  isLive,
} from '#features/people/domain/phone-code.ts';
import { DAY_MS, HOUR_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Database, Query, Transaction } from '#kit/server/database/database.ts';
import { sameSecret } from '#kit/server/same-secret.ts';
import { nextSequence, touchRows } from '#kit/server/sync/sequence.ts';
import { SETTINGS } from '../contract.ts';
import { preferencesOf, writePreferences, writeToggle } from './settings.ts';

export type PhoneChannel = 'whatsapp' | 'sms';

const getNumber = async (tx: Query, userId: string, channel: PhoneChannel): Promise<string> => {
  const { whatsapp_number, sms_number } = await preferencesOf(tx, userId);
  return channel === 'whatsapp' ? whatsapp_number : sms_number;
};

const hashOf = (secret: string, userId: string, address: string, code: string): string =>
  createHmac('sha256', secret).update(`code\n${userId}\n${address}\n${code}`).digest('base64url');

/**
 * Creates a new code for the number in the settings. Counts it before sending, so that a crash gives no free
 * tries.
 */
export const createCode =
  (db: Database, secret: string) =>
  (
    userId: string,
    channel: PhoneChannel,
    now: Date,
  ): Promise<Result<{ address: string; code: string }, 'notify.no_number' | 'notify.too_many_codes'>> =>
    db.asSystem(async (tx) => {
      await nextSequence(tx, userId);
      const address = await getNumber(tx, userId, channel);
      if (address === '') return refuse('notify.no_number');
      const { mine, all } = await tx.one<{ mine: number; all: number }>(sql`
        select count(*) filter (where user_id = ${userId}
          and sent_at > ${new Date(now.getTime() - HOUR_MS)}) as mine,
          count(*) filter (where address = ${address}) as all
        from contact_codes
        where sent_at > ${new Date(now.getTime() - DAY_MS)} and (user_id = ${userId} or (channel = ${channel}
          and address = ${address}))
      `);
      if (mine >= MAX_CODES_PER_HOUR || all >= MAX_DAILY_CODES_PER_NUMBER)
        return refuse('notify.too_many_codes');
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      await tx.run(sql`
        insert into contact_codes (user_id, id, channel, address, code_hash, sent_at, expires_at)
        values (${userId}, ${newId()}, ${channel}, ${address}, ${hashOf(secret, userId, address, code)},
          ${now}, ${new Date(now.getTime() + CODE_MINUTES * 60_000)})
      `);
      return ok({ address, code });
    });

/** Called when a number is confirmed by its code. Runs in the same transaction. */
export type OnConfirmed = (
  tx: Transaction,
  confirmed: {
    readonly userId: string;
    readonly number: string;
    /** Accounts that had confirmed this number before and now lose it. */
    readonly previousOwners: readonly string[];
    readonly now: Date;
  },
) => Promise<void>;

/** Assigns the number to the account that entered the code, and removes it from any other account. */
export const assignNumber = async (
  tx: Transaction,
  userId: string,
  channel: PhoneChannel,
  address: string,
  now: Date,
): Promise<string[]> => {
  const before = await tx.many<{ user_id: string }>(
    sql`
      delete
      from contact_identities
      where channel = ${channel} and (address = ${address} or phone = ${address}) and user_id <> ${userId}
      returning user_id
    `,
  );
  await tx.run(sql`
    insert into contact_identities (user_id, id, channel, address, phone, verified_at)
    values (${userId}, ${newId()}, ${channel}, ${address}, ${address}, ${now})
    on conflict (user_id, channel, address) do update set verified_at = excluded.verified_at,
      opted_out_at = null
  `);
  await touchRows(
    tx,
    [userId, ...before.map((b) => b.user_id)].map((one) => ({
      userId: one,
      kind: 'notify_setting',
      id: SETTINGS,
    })),
  );
  return before.map((b) => b.user_id);
};

/**
 * Removes a number from accounts: all others than `owner`, or only `owner`. A number that somebody else
 * proved, or that its owner gave up, must open an account on no channel.
 */
const removeNumber = async (
  tx: Transaction,
  number: string,
  owner: string,
  from: 'others' | 'owner',
): Promise<string[]> => {
  const removed = await tx.many<{ user_id: string }>(sql`
    delete
    from contact_identities
    where (address = ${number} or phone = ${number}) and (user_id = ${owner}) = ${from === 'owner'}
    returning user_id
  `);
  const owners = [...new Set(removed.map(({ user_id }) => user_id))];
  await touchRows(
    tx,
    owners.map((userId) => ({ userId, kind: 'notify_setting', id: SETTINGS })),
  );
  return owners;
};

/** A number that signs in to an account was proven there: it needs no second code for messages. */
export const adoptNumber =
  (onConfirmed?: OnConfirmed) =>
  async (
    tx: Transaction,
    proven: {
      readonly userId: string;
      readonly phone: string;
      /** The number that signed in to this account before. */
      readonly formerPhone: string | null;
      readonly now: Date;
    },
  ): Promise<void> => {
    const { userId, phone, formerPhone, now } = proven;
    const previousOwners = await removeNumber(tx, phone, userId, 'others');
    if (formerPhone !== null && formerPhone !== phone) {
      await removeNumber(tx, formerPhone, userId, 'owner');
      if ((await preferencesOf(tx, userId)).sms_number === formerPhone)
        await writePreferences(tx, userId, { sms_number: phone });
    }
    if ((await ownerOf(tx, 'sms', { phone })) === userId) return;
    await assignNumber(tx, userId, 'sms', phone, now);
    await onConfirmed?.(tx, { userId, number: phone, previousOwners, now });
  };

interface StoredCode extends CodeRow {
  readonly id: string;
  readonly code_hash: string;
}

/** Counts guesses in a transaction that commits even when the code is wrong. */
export const confirmNumber =
  (db: Database, secret: string, onConfirmed?: OnConfirmed) =>
  (
    userId: string,
    channel: PhoneChannel,
    code: string,
    now: Date,
  ): Promise<Result<{ confirmed: true }, 'notify.no_number' | 'notify.code_wrong' | 'notify.code_late'>> =>
    db.asSystem(async (tx) => {
      const address = await getNumber(tx, userId, channel);
      if (address === '') return refuse('notify.no_number');
      const last = await tx.maybe<StoredCode>(sql`
        select id, code_hash, expires_at, tries, used_at
        from contact_codes
        where user_id = ${userId} and channel = ${channel} and address = ${address}
        order by sent_at desc
        limit 1
        for update
      `);
      if (!last || !isLive(last, now)) return refuse('notify.code_late');
      const isRight = sameSecret(last.code_hash, hashOf(secret, userId, address, code));
      await tx.run(
        sql`
          update contact_codes
          set tries = tries + 1, used_at = ${isRight ? now : null}
          where user_id = ${userId} and id = ${last.id}
        `,
      );
      if (!isRight)
        return refuse(last.tries + 1 >= MAX_CODE_TRIES ? 'notify.code_late' : 'notify.code_wrong');
      const previousOwners = await assignNumber(tx, userId, channel, address, now);
      await onConfirmed?.(tx, { userId, number: address, previousOwners, now });
      return ok({ confirmed: true });
    });

export interface Consent {
  readonly channel: PhoneChannel | 'email';
  readonly address: string;
  readonly given: boolean;
  readonly text: string;
  readonly source: string;
}
export const recordConsent = (tx: Query, userId: string, c: Consent, now: Date): Promise<number> =>
  tx.run(
    sql`
      insert into contact_consents (user_id, id, channel, address, given, text, source, at)
      values (${userId}, ${newId()}, ${c.channel}, ${c.address}, ${c.given}, ${c.text}, ${c.source}, ${now})
    `,
  );

/** The user with this confirmed number or WhatsApp id. Requires the system role. */
export const ownerOf = async (
  tx: Query,
  channel: PhoneChannel,
  contact: { readonly phone: string | null; readonly id?: string | null },
): Promise<string | null> =>
  (
    await tx.maybe<{ user_id: string }>(sql`
      select user_id
      from contact_identities
      where channel = ${channel} and verified_at is not null and (address = ${contact.id ?? null}
        or address = ${contact.phone} or phone = ${contact.phone})
      order by (address = ${contact.id ?? null}) desc nulls last
      limit 1
    `)
  )?.user_id ?? null;

/**
 * A user wrote: WhatsApp accepts free text for a day, and an id that arrives with a known number is the same
 * user's.
 */
export const recordInbound = async (
  tx: Query,
  userId: string,
  channel: PhoneChannel,
  contact: { readonly phone: string | null; readonly id?: string | null },
  at: Date,
): Promise<void> => {
  if (contact.id && contact.phone) {
    await tx.run(sql`
      insert into contact_identities (user_id, id, channel, address, phone, verified_at)
      values (${userId}, ${newId()}, ${channel}, ${contact.id}, ${contact.phone}, ${at})
      on conflict do nothing
    `);
  }
  await tx.run(sql`
    update contact_identities
    set last_inbound_at = greatest(coalesce(last_inbound_at, ${at}), ${at})
    where user_id = ${userId} and channel = ${channel} and (address = ${contact.id ?? null}
      or address = ${contact.phone} or phone = ${contact.phone}
      or address = (select phone from contact_identities i where i.user_id = ${userId}
      and i.channel = ${channel} and i.address = ${contact.id ?? null}))
  `);
};

/** STOP and START from any channel. The number stays stored, so that START finds it again. */
export const setOptOut = async (
  tx: Transaction,
  userId: string,
  channel: PhoneChannel,
  stopped: boolean,
  messageText: string,
  now: Date,
): Promise<void> => {
  const address = await getNumber(tx, userId, channel);
  await tx.run(
    sql`
      update contact_identities
      set opted_out_at = ${stopped ? now : null}
      where user_id = ${userId} and channel = ${channel}
    `,
  );
  if (channel === 'whatsapp') await writeToggle(tx, userId, 'whatsapp_notifications', !stopped);
  await writePreferences(
    tx,
    userId,
    channel === 'whatsapp' ? { whatsapp_enabled: !stopped } : { sms_enabled: !stopped },
  );
  await recordConsent(
    tx,
    userId,
    { channel, address, given: !stopped, text: messageText.slice(0, 400), source: `message by ${channel}` },
    now,
  );
  await touchRows(tx, [{ userId, kind: 'notify_setting', id: SETTINGS }]);
};

/** Whether this user's confirmed number still accepts messages. */
export const mayWriteTo = async (
  tx: Query,
  userId: string,
  channel: PhoneChannel,
  address: string,
): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1
    from contact_identities
    where user_id = ${userId} and channel = ${channel} and (address = ${address} or phone = ${address})
      and verified_at is not null and opted_out_at is null
    limit 1
  `)) !== null;

/** Phone numbers that this account has confirmed. */
export const verifiedNumbers = async (tx: Query, userId: string): Promise<string[]> =>
  (
    await tx.many<{ phone: string }>(
      sql`
        select distinct phone
        from contact_identities
        where user_id = ${userId} and verified_at is not null and phone is not null
      `,
    )
  ).map(({ phone }) => phone);
