import sql from 'sql-template-tag';
import { verifiedNumbers } from '#features/notify/server/api.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { Hashes } from './hashes.ts';

/** The last nine digits, without country code or leading zero. Fewer than nine digits are not a valid number. */
export const lastNineDigits = (phone: string): string => phone.replace(/\D/g, '').slice(-9);

interface ConfirmedNumber {
  readonly userId: string;
  readonly number: string;
  readonly now: Date;
}

/** Runs as the system role. Every confirmation is recorded, because the account may invite others later. */
export const recordNumber = (
  tx: Query,
  hashes: Hashes,
  { userId, number, now }: ConfirmedNumber,
): Promise<number> =>
  tx.run(sql`
    insert into referral_numbers as n (number_hash, account_hash, at)
    values (${hashes.number(lastNineDigits(number))}, ${hashes.account(userId)}, ${now})
    on conflict (number_hash, account_hash) do update set at = greatest(n.at, excluded.at)`);

/** Called when a reward is granted. Includes numbers confirmed before confirmations were recorded. */
export const recordNumbersOf = async (
  tx: Query,
  hashes: Hashes,
  userId: string,
  now: Date,
): Promise<void> => {
  for (const number of await verifiedNumbers(tx, userId))
    await recordNumber(tx, hashes, { userId, number, now });
};

/** Numbers confirmed by this account and by no other account, on any channel. */
const listUnsharedNumbers = async (tx: Query, userId: string): Promise<string[]> =>
  (
    await tx.many<{ phone: string }>(sql`
      select distinct own.phone from contact_identities own
      where own.user_id = ${userId} and own.verified_at is not null and own.phone is not null
        and not exists (select from contact_identities other
          where other.phone = own.phone and other.verified_at is not null and other.user_id <> own.user_id)`)
  ).map(({ phone }) => phone);

/**
 * Whether this account confirmed a number that no other account confirmed, now or within the two years
 * recorded.
 */
export const hasUnsharedNumber = async (tx: Query, hashes: Hashes, userId: string): Promise<boolean> => {
  const own = (await listUnsharedNumbers(tx, userId)).map((phone) => hashes.number(lastNineDigits(phone)));
  if (own.length === 0) return false;
  const { used } = await tx.one<{ used: number }>(sql`
    select count(distinct number_hash)::int as used from referral_numbers
    where number_hash = any(${own}) and account_hash <> ${hashes.account(userId)}`);
  return used < new Set(own).size;
};
