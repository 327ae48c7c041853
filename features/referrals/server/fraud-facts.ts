import sql from 'sql-template-tag';
import { verifiedNumbers } from '#features/notify/server/api.ts';
import { type Account, accountById, isSuspended } from '#features/people/server/api.ts';
import { readPaidUntil } from '#features/plans/server/api.ts';
import type { Query } from '#kit/server/database/database.ts';
import {
  hasSameFirstActions,
  isUsedOnInviterNetwork,
  isInviterNetworkUnknown,
} from '../domain/account-use.ts';
import type { FraudFacts } from '../domain/fraud.ts';
import type { Hashes } from './hashes.ts';
import {
  readFirstActions,
  isClaimedOnInviterNetwork,
  isNetworkSharedWithOthers,
  type InvitationIds,
  readUse,
} from './networks.ts';
import { lastNineDigits, hasUnsharedNumber } from './numbers.ts';
import type { Referral } from './sql.ts';

/** The chain of inviters, nearest first; long enough for any real one. */
const MAX_CHAIN_LENGTH = 50;
const inviters = async (tx: Query, from: string): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(sql`
      with recursive up as ( select referrer_id as id, 1 as n,
        array[${from}::uuid] as seen from referrals where referred_id = ${from}
        and referrer_id is not null union all select r.referrer_id, up.n + 1,
        up.seen || up.id from up join referrals r on r.referred_id = up.id where r.referrer_id is not null
        and up.n < ${MAX_CHAIN_LENGTH} and not up.id = any(up.seen))
      select id
      from up
      order by n
    `)
  ).map(({ id }) => id);

/** The accounts on a path from the inviter back to the invited, both included; empty without one. */
export const ringOf = async (tx: Query, referrerId: string, referredId: string): Promise<string[]> => {
  const chain = [referrerId, ...(await inviters(tx, referrerId))];
  const end = chain.indexOf(referredId);
  return end < 0 ? [] : chain.slice(0, end + 1);
};

const phonesOf = async (tx: Query, { id, phone }: Account): Promise<Set<string>> =>
  new Set(
    [...(await verifiedNumbers(tx, id)), ...(phone ? [phone] : [])]
      .map(lastNineDigits)
      .filter((number) => number.length === 9),
  );

const deviceMatches = (
  tx: Query,
  referrerId: string,
  referredId: string,
): Promise<{ same: boolean; others: number }> =>
  tx.one(sql`
    select coalesce(bool_or(d.user_id = ${referrerId}), false) as same,
      (count(distinct d.user_id) filter (where d.user_id <> ${referrerId}))::int as others
    from referral_devices mine
    join referral_devices d
    using (device_hash)
    where mine.user_id = ${referredId} and d.user_id <> ${referredId}
  `);

const recentInvitations = (
  tx: Query,
  { referrer_id: referrerId, created_at: at }: Referral,
): Promise<{ hour: number; day: number }> =>
  tx.one(sql`
    select (count(*) filter (where created_at > ${at}::timestamptz - interval '1 hour'))::int as hour,
      count(*)::int as day
    from referrals
    where referrer_id = ${referrerId} and created_at <= ${at}
      and created_at > ${at}::timestamptz - interval '1 day'
  `);

/** A current paid plan; not a trial, held or refunded money. */
export const hasPaid = async (tx: Query, userId: string, now: Date): Promise<boolean> => {
  const { any: until } = await readPaidUntil(tx, userId, now);
  return until !== null && Date.parse(until) > now.getTime();
};

/** A user with their own number or a payment is not a fake account, so the reward does not wait for use. */
export const isProven = async (tx: Query, hashes: Hashes, userId: string, now: Date): Promise<boolean> =>
  (await hasUnsharedNumber(tx, hashes, userId)) || hasPaid(tx, userId, now);

export const invitationIdsOf = (
  row: Referral,
  referrer: Account,
  referred: Account,
  now: Date,
): InvitationIds => ({
  id: row.id,
  referrerId: referrer.id,
  referredId: referred.id,
  joinedAt: row.created_at,
  now,
});

const networkFacts = async (
  tx: Query,
  pair: InvitationIds,
): Promise<Pick<FraudFacts, 'sameNetwork' | 'networkOfOthers' | 'networkUnknown' | 'samePace'>> => {
  const use = await readUse(tx, pair);
  const { own, others } = await readFirstActions(tx, pair);
  return {
    sameNetwork: isUsedOnInviterNetwork(use) || (await isClaimedOnInviterNetwork(tx, pair)),
    networkOfOthers: await isNetworkSharedWithOthers(tx, pair),
    networkUnknown: isInviterNetworkUnknown(use),
    samePace: hasSameFirstActions(own, others),
  };
};

/** Reads all facts for the decision. Requires the system role. */
export const readFraudFacts = async (
  tx: Query,
  hashes: Hashes,
  row: Referral,
  referrer: Account,
  referred: Account,
  now: Date,
): Promise<FraudFacts> => {
  const { same, others } = await deviceMatches(tx, referrer.id, referred.id);
  const [mine, theirs] = [await phonesOf(tx, referrer), await phonesOf(tx, referred)];
  const { hour, day } = await recentInvitations(tx, row);
  return {
    ring: (await ringOf(tx, referrer.id, referred.id)).length > 0,
    sameDevice: same,
    othersOnDevice: others,
    samePhone: [...mine].some((number) => theirs.has(number)),
    joinedBefore:
      (await tx.maybe(
        sql`select 1 from referral_thanked where address_hash = ${hashes.mailbox(referred.email)}`,
      )) !== null,
    invitedInHour: hour,
    invitedInDay: day,
    isProven: await isProven(tx, hashes, referred.id, now),
    ...(await networkFacts(tx, invitationIdsOf(row, referrer, referred, now))),
  };
};

/** A first field, or a first leaf check, that still exists. */
export const isActive = async (tx: Query, userId: string): Promise<boolean> =>
  (
    await tx.one<{ active: boolean }>(
      sql`
        select exists (select from fields where user_id = ${userId})
          or exists (select from crop_scans where user_id = ${userId}) as active
      `,
    )
  ).active;

export const accountsOf = async (
  tx: Query,
  { referrer_id: referrerId, referred_id: referredId }: Referral,
): Promise<{ referrer: Account | null; referred: Account | null }> =>
  ({
    referrer: referrerId && (await accountById(tx, referrerId)),
    referred: referredId && (await accountById(tx, referredId)),
  }) as { referrer: Account | null; referred: Account | null };

/** Whether the account is suspended or being deleted. Such an account gets no reward. */
export const isSuspendedOrDeleting = async (tx: Query, userId: string): Promise<boolean> =>
  (await isSuspended(tx, userId)) ||
  (await tx.maybe(sql`select 1 from account_deletions where user_id = ${userId}`)) !== null;
