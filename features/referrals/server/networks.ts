import sql from 'sql-template-tag';
import { USEFUL } from '#features/impact/domain/streak.ts';
import { DAY_MS, dayInNairobi } from '#kit/pure/days.ts';
import type { Database, Query } from '#kit/server/database/database.ts';
import { type FirstActs, NETWORK_RETENTION_DAYS, type Use } from '../domain/use.ts';
import type { Hashes } from './hashes.ts';

export interface Seen {
  readonly userId: string;
  readonly address: string;
  readonly now: Date;
}

/** As the system role. `used`: the network was used for work on the farm. */
export const seeNetwork = (
  tx: Query,
  hashes: Hashes,
  { userId, address, now }: Seen,
  used = false,
): Promise<number> =>
  tx.run(sql`
    insert into referral_networks as n (user_id, day, network_hash, used, seen_at)
    values (${userId}, ${dayInNairobi(now)}, ${hashes.lastingNetwork(address)}, ${used}, ${now})
    on conflict (user_id, day, network_hash) do update set used = n.used or excluded.used,
      seen_at = excluded.seen_at
  `);

/** Called after farm commands arrive. Recorded only for the two accounts of an open invitation. */
export const noteUse = (
  db: Database,
  hashes: Hashes,
  seen: Seen,
  names: readonly string[],
): Promise<void> => {
  if (!names.some((name) => (USEFUL as readonly string[]).includes(name))) return Promise.resolve();
  return db.asSystem(async (tx) => {
    const isOpen = await tx.maybe(sql`
      select 1
      from referrals
      where (referred_id = ${seen.userId} or referrer_id = ${seen.userId}) and state in ('waiting', 'held')
      limit 1
    `);
    if (isOpen) await seeNetwork(tx, hashes, seen, true);
  });
};

export interface Pair {
  readonly id: string;
  readonly referrerId: string;
  readonly referredId: string;
  readonly joinedAt: Date;
  readonly now: Date;
}

const since = (now: Date): Date => new Date(now.getTime() - NETWORK_RETENTION_DAYS * DAY_MS);

/** A day counts only if commands were applied on that day. Resending an old command does not count. */
export const useOf = async (tx: Query, { referrerId, referredId, joinedAt, now }: Pair): Promise<Use> => {
  const { days, elsewhere, seen } = await tx.one<{ days: number; elsewhere: number; seen: boolean }>(sql`
    with inviter as (select distinct network_hash from referral_networks where user_id = ${referrerId}
      and seen_at > ${since(now)}), worked as ( select distinct (received_at at time zone
      'Africa/Nairobi')::date as day from sync_commands where user_id = ${referredId}
      and name = any(${[...USEFUL]}) and outcome->>'result' = 'applied' and received_at > ${since(now)}),
      used as ( select n.day, bool_or(not exists (select from inviter i where i.network_hash =
      n.network_hash)) as is_elsewhere from referral_networks n join worked using (day) where n.user_id =
      ${referredId} and n.used and n.seen_at > ${since(now)} group by n.day)
    select (select count(*) from used)::int as days,
      (select count(*) from used where is_elsewhere)::int as elsewhere, exists (select from inviter) as seen
  `);
  return {
    daysSinceJoining: Math.floor((now.getTime() - joinedAt.getTime()) / DAY_MS),
    days,
    daysElsewhere: elsewhere,
    isInviterSeen: seen,
  };
};

/** Whether the invitation was accepted on the inviter's network. */
export const isClaimedAtInviters = async (tx: Query, { id, referrerId, now }: Pair): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1
    from referrals r
    join referral_networks n on n.user_id = ${referrerId} and n.network_hash = r.claim_network
    where r.id = ${id} and n.seen_at > ${since(now)}
    limit 1
  `)) !== null;

/** Whether another account invited by the same user joined or worked on one of this account's networks. */
export const isNetworkOfOthers = async (tx: Query, { referrerId, referredId, now }: Pair): Promise<boolean> =>
  (await tx.maybe(sql`
    with networks as ( select referred_id,
      claim_network as hash from referrals where referrer_id = ${referrerId} and claim_network is not null
      and created_at > ${since(now)} union select r.referred_id, n.network_hash from referrals r join
      referral_networks n on n.user_id = r.referred_id where r.referrer_id = ${referrerId} and n.used
      and n.seen_at > ${since(now)})
    select 1
    from networks own
    join networks other on other.hash = own.hash and other.referred_id is distinct from own.referred_id
    where own.referred_id = ${referredId}
    limit 1
  `)) !== null;

const COMPARED = 100;
const FIRST = 5;

/** The first actions of this account, and of the newest other accounts invited by the same user. */
export const firstActsOf = async (
  tx: Query,
  { referrerId, referredId }: Pair,
): Promise<{ own: FirstActs; others: FirstActs[] }> => {
  const rows = await tx.many<FirstActs & { id: string }>(sql`
    select u.id, extract(epoch from acts.first - u.created_at)::float8 as seconds, acts.names
    from (select referred_id as id from referrals where referrer_id = ${referrerId}
      and referred_id is not null order by referred_id = ${referredId} desc,
      created_at desc limit ${COMPARED}) friends
    join auth_users u on u.id = friends.id
    cross join lateral ( select min(received_at) filter (where name in ('fields.add', 'scans.save')) as first,
      coalesce((array_agg(name order by received_at, seq))[1:${FIRST}],
      '{}') as names from sync_commands c where c.user_id = u.id
      and c.outcome->>'result' = 'applied' offset 0) acts
  `);
  return {
    own: rows.find(({ id }) => id === referredId) ?? { seconds: null, names: [] },
    others: rows.filter(({ id }) => id !== referredId),
  };
};

/** For the cleanup. */
export const forgetNetworks = async (tx: Query, now: Date): Promise<void> => {
  await tx.run(sql`delete from referral_networks where seen_at < ${since(now)}`);
  await tx.run(
    sql`
      update referrals
      set claim_network = null
      where claim_network is not null and created_at < ${since(now)}
    `,
  );
};
