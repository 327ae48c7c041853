import sql from 'sql-template-tag';
import type { Database, Query, Transaction } from '#kit/server/database/database.ts';
import { placeholderEmail } from '../domain/placeholder-email.ts';
import type { Auth } from './auth.ts';
import type { FindNumberOwner, OnPhoneProven } from './route-deps.ts';

/** A number that was silent for this long may belong to somebody else now. */
const SILENT_DAYS = 365;

interface PhoneAccount {
  readonly id: string;
  readonly email: string;
  readonly is_silent: boolean;
}

/**
 * The account that a number signs in to. A number that a farmer confirmed for messages signs in too: the
 * account and the number were both proven then.
 */
export const accountOfPhone = async (
  tx: Query,
  phone: string,
  findNumberOwner: FindNumberOwner,
): Promise<PhoneAccount | null> => {
  const select = sql`
    select id, email, active_at < now() - make_interval(days => ${SILENT_DAYS}) as is_silent from auth_users
  `;
  const own = await tx.maybe<PhoneAccount>(sql`${select} where phone_number = ${phone}`);
  if (own) return own;
  const ownerId = await findNumberOwner(tx, phone);
  return ownerId === null
    ? null
    : tx.maybe<PhoneAccount>(
        sql`${select} where id = ${ownerId} and phone_number is null and role = 'farmer'`,
      );
};

export const writePhone = async (tx: Transaction, userId: string, phone: string): Promise<void> => {
  await tx.run(sql`
    update auth_users
    set phone_number = ${phone}, phone_number_verified = true, updated_at = now()
    where id = ${userId} and phone_number is distinct from ${phone}
  `);
  await tx.run(sql`
    update profiles
    set phone_number = ${phone}, updated_at = now()
    where id = ${userId} and phone_number is distinct from ${phone}
  `);
};

export const releasePhone = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.run(sql`
    update auth_users
    set phone_number = null, phone_number_verified = false, updated_at = now()
    where id = ${userId}
  `);
  await tx.run(sql`update profiles set phone_number = null, updated_at = now() where id = ${userId}`);
};

/**
 * The account of a number that a telephone network vouches for (USSD, SMS), which counts as its use; null for
 * a stranger, a suspended account, and one that was silent for a year.
 */
export const useByPhone = async (tx: Transaction, phone: string): Promise<string | null> =>
  (
    await tx.maybe<{ id: string }>(sql`
      update auth_users
      set active_at = now()
      where phone_number = ${phone} and suspended_at is null
        and active_at >= now() - make_interval(days => ${SILENT_DAYS})
      returning id
    `)
  )?.id ?? null;

/** The same for an account that confirmed its number for messages only. */
export const useAccount = async (tx: Transaction, userId: string): Promise<string | null> =>
  (
    await tx.maybe<{ id: string }>(sql`
      update auth_users
      set active_at = now()
      where id = ${userId} and suspended_at is null
        and active_at >= now() - make_interval(days => ${SILENT_DAYS})
      returning id
    `)
  )?.id ?? null;

interface NewPhoneAccount {
  readonly phone: string;
  readonly name: string;
  readonly language: 'en' | 'sw';
}

/**
 * Opens an account for a number that a telephone network vouches for, or finds the one it has. Safe to call
 * twice at once: the number is unique.
 */
export const createPhoneAccounts =
  (deps: {
    readonly auth: Auth;
    readonly db: Database;
    readonly onPhoneProven: OnPhoneProven;
    readonly findNumberOwner: FindNumberOwner;
    readonly onAuthenticated: (userId: string) => Promise<void>;
  }) =>
  async ({ phone, name, language }: NewPhoneAccount): Promise<string> => {
    const { auth, db, onPhoneProven, findNumberOwner, onAuthenticated } = deps;
    const prove = (userId: string) =>
      db.asSystem(async (tx) => {
        await writePhone(tx, userId, phone);
        await onPhoneProven(tx, { userId, phone, formerPhone: null, now: new Date() });
      });
    const known = await db.asSystem((tx) => accountOfPhone(tx, phone, findNumberOwner));
    if (known && !known.is_silent) {
      await prove(known.id);
      return known.id;
    }
    if (known) await db.asSystem((tx) => releasePhone(tx, known.id));
    const { internalAdapter } = await auth.$context;
    const created = await internalAdapter
      .createUser(
        {
          email: placeholderEmail(crypto.randomUUID()),
          name,
          language,
          phoneNumber: phone,
          phoneNumberVerified: true,
        },
        { method: 'phone-number' },
      )
      .catch(async (fault: unknown) => {
        const other = await db.asSystem((tx) => accountOfPhone(tx, phone, findNumberOwner));
        if (!other) throw fault;
        return other;
      });
    await onAuthenticated(created.id);
    await prove(created.id);
    return created.id;
  };
