import sql from 'sql-template-tag';
import { STREAK_COMMANDS } from '#features/impact/domain/streak.ts';
import { DAY_MS, dayInNairobi } from '#kit/pure/days.ts';
import type { Database, Query } from '#kit/server/database/database.ts';
import { type FirstActions, NETWORK_RETENTION_DAYS, type AccountUse } from '../domain/account-use.ts';
import type { Hashes } from './hashes.ts';

interface NetworkUse {
  readonly userId: string;
  readonly address: string;
  readonly now: Date;
}

/** Requires the system role. `used`: the network was used for work on the farm. */
export const recordNetwork = (
  tx: Query,
  hashes: Hashes,
  { userId, address, now }: NetworkUse,
  used = false,
): Promise<number> =>
  tx.run(sql`
    insert into referral_networks as n (user_id, day, network_hash, used, seen_at)
    values (${userId}, ${dayInNairobi(now)}, ${hashes.stableNetwork(address)}, ${used}, ${now})
    on conflict (user_id, day, network_hash) do update set used = n.used or excluded.used,
      seen_at = excluded.seen_at
  `);

/** Called after farm commands arrive. Recorded only for the two accounts of an open invitation. */
export const recordUse = (
  db: Database,
  hashes: Hashes,
  networkUse: NetworkUse,
  names: readonly string[],
): Promise<void> => {
  if (!names.some((name) => (STREAK_COMMANDS as readonly string[]).includes(name))) return Promise.resolve();
  return db.asSystem(async (tx) => {
    const isOpen = await tx.maybe(sql`
      select 1
      from referrals
      where (referred_id = ${networkUse.userId} or referrer_id = ${networkUse.userId}) and state in ('waiting', 'held')
      limit 1
    `);
    if (isOpen) await recordNetwork(tx, hashes, networkUse, true);
  });
};

export interface InvitationIds {
  readonly id: string;
  readonly referrerId: string;
  readonly referredId: string;
  readonly joinedAt: Date;
  readonly now: Date;
}

const retentionStart = (now: Date): Date => new Date(now.getTime() - NETWORK_RETENTION_DAYS * DAY_MS);

/** A day counts only if commands were applied on that day. Resending an old command does not count. */
export const readUse = async (
  tx: Query,
  { referrerId, referredId, joinedAt, now }: InvitationIds,
): Promise<AccountUse> => {
  const { days, elsewhere, seen } = await tx.one<{ days: number; elsewhere: number; seen: boolean }>(sql`
    with inviter as (select distinct network_hash from referral_networks where user_id = ${referrerId}
      and seen_at > ${retentionStart(now)}), worked as ( select distinct (received_at at time zone
      'Africa/Nairobi')::date as day from sync_commands where user_id = ${referredId}
      and name = any(${[...STREAK_COMMANDS]}) and outcome->>'result' = 'applied' and received_at > ${retentionStart(now)}),
      used as ( select n.day, bool_or(not exists (select from inviter i where i.network_hash =
      n.network_hash)) as is_elsewhere from referral_networks n join worked using (day) where n.user_id =
      ${referredId} and n.used and n.seen_at > ${retentionStart(now)} group by n.day)
    select (select count(*) from used)::int as days,
      (select count(*) from used where is_elsewhere)::int as elsewhere, exists (select from inviter) as seen
  `);
  return {
    daysSinceJoining: Math.floor((now.getTime() - joinedAt.getTime()) / DAY_MS),
    days,
    daysOnOtherNetworks: elsewhere,
    isInviterNetworkKnown: seen,
  };
};

/** Whether the invitation was accepted on the inviter's network. */
export const isClaimedOnInviterNetwork = async (
  tx: Query,
  { id, referrerId, now }: InvitationIds,
): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1
    from referrals r
    join referral_networks n on n.user_id = ${referrerId} and n.network_hash = r.claim_network
    where r.id = ${id} and n.seen_at > ${retentionStart(now)}
    limit 1
  `)) !== null;

/** Whether another account invited by the same user joined or worked on one of this account's networks. */
export const isNetworkSharedWithOthers = async (
  tx: Query,
  { referrerId, referredId, now }: InvitationIds,
): Promise<boolean> =>
  (await tx.maybe(sql`
    with networks as ( select referred_id,
      claim_network as hash from referrals where referrer_id = ${referrerId} and claim_network is not null
      and created_at > ${retentionStart(now)} union select r.referred_id, n.network_hash from referrals r join
      referral_networks n on n.user_id = r.referred_id where r.referrer_id = ${referrerId} and n.used
      and n.seen_at > ${retentionStart(now)})
    select 1
    from networks own
    join networks other on other.hash = own.hash and other.referred_id is distinct from own.referred_id
    where own.referred_id = ${referredId}
    limit 1
  `)) !== null;

const MAX_COMPARED_ACCOUNTS = 100;
const MAX_FIRST_ACTIONS = 5;

/** The first actions of this account, and of the newest other accounts invited by the same user. */
export const readFirstActions = async (
  tx: Query,
  { referrerId, referredId }: InvitationIds,
): Promise<{ own: FirstActions; others: FirstActions[] }> => {
  const rows = await tx.many<FirstActions & { id: string }>(sql`
    select u.id, extract(epoch from acts.first - u.created_at)::float8 as seconds, acts.names
    from (select referred_id as id from referrals where referrer_id = ${referrerId}
      and referred_id is not null order by referred_id = ${referredId} desc,
      created_at desc limit ${MAX_COMPARED_ACCOUNTS}) friends
    join auth_users u on u.id = friends.id
    cross join lateral ( select min(received_at) filter (where name in ('fields.add', 'scans.save')) as first,
      coalesce((array_agg(name order by received_at, seq))[1:${MAX_FIRST_ACTIONS}],
      '{}') as names from sync_commands c where c.user_id = u.id
      and c.outcome->>'result' = 'applied' offset 0) acts
  `);
  return {
    own: rows.find(({ id }) => id === referredId) ?? { seconds: null, names: [] },
    others: rows.filter(({ id }) => id !== referredId),
  };
};

/** Called by the periodic cleanup. */
export const deleteOldNetworks = async (tx: Query, now: Date): Promise<void> => {
  await tx.run(sql`delete from referral_networks where seen_at < ${retentionStart(now)}`);
  await tx.run(
    sql`
      update referrals
      set claim_network = null
      where claim_network is not null and created_at < ${retentionStart(now)}
    `,
  );
};
