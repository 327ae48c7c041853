import sql from 'sql-template-tag';
import { newId } from '#kit/pure/ids.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { Platform, Variant } from '../domain/channels.ts';
import type { FraudAssessment, Reason } from '../domain/fraud.ts';
import type { ReferralState } from '../domain/reward.ts';

export interface Referral {
  readonly id: string;
  readonly referrer_id: string | null;
  readonly referred_id: string | null;
  readonly via: Platform;
  readonly message_variant: Variant;
  readonly state: ReferralState;
  readonly reasons: readonly Reason[];
  readonly fraud_score: number;
  readonly reward_issued: boolean;
  readonly premium_bonus_issued: boolean;
  readonly created_at: Date;
  readonly rewarded_at: Date | null;
  readonly decided_at: Date | null;
  readonly note: string | null;
}

const columns = sql`
  id, referrer_id, referred_id, via, message_variant, state, reasons, fraud_score, reward_issued,
    premium_bonus_issued, created_at, rewarded_at, decided_at, note
`;

export const referralById = (tx: Query, id: string): Promise<Referral | null> =>
  tx.maybe(sql`select ${columns} from referrals where id = ${id}`);
/** Locks the row until commit, so that a concurrent caller sees the first's changes. */
export const lockReferral = (tx: Query, id: string): Promise<Referral | null> =>
  tx.maybe(sql`select ${columns} from referrals where id = ${id} for update`);
export const referralOfInvited = (tx: Query, referredId: string): Promise<Referral | null> =>
  tx.maybe(sql`select ${columns} from referrals where referred_id = ${referredId}`);

/** REF-18: newest first. */
export const referralsByInviter = (tx: Query, referrerId: string, maxRows: number): Promise<Referral[]> =>
  tx.many(
    sql`
      select ${columns}
      from referrals
      where referrer_id = ${referrerId}
      order by created_at desc, id desc
      limit ${maxRows}
    `,
  );

export interface LinkChannel {
  readonly via: Platform;
  readonly variant: Variant;
}
/** True when inserted. A user has at most one inviter. */
export const addReferral = async (
  tx: Query,
  referrerId: string,
  referredId: string,
  { via, variant }: LinkChannel,
  networkHash: string,
  now: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into referrals (id, referrer_id, referred_id, via, message_variant, claim_network, created_at)
    values (${newId()}, ${referrerId}, ${referredId}, ${via}, ${variant}, ${networkHash}, ${now})
    on conflict (referred_id) do nothing`)) > 0;

export const holdReferral = (tx: Query, id: string, { score, reasons }: FraudAssessment): Promise<number> =>
  tx.run(
    sql`
      update referrals
      set state = 'held', reasons = ${reasons}, fraud_score = ${score}, suspicious_activity = true
      where id = ${id} and state = 'waiting'
    `,
  );

/**
 * Sets a held invitation back to waiting unless staff decided it. The caller checks the reasons
 * (`isClearedByProof`) and that the friend is proven.
 */
export const releaseReferral = (tx: Query, id: string): Promise<number> =>
  tx.run(
    sql`
      update referrals
      set state = 'waiting', reasons = '{}', fraud_score = 0, suspicious_activity = false
      where id = ${id} and state = 'held' and decided_at is null
    `,
  );

export const markRewarded = (tx: Query, id: string, now: Date): Promise<number> =>
  tx.run(
    sql`update referrals set state = 'rewarded', reward_issued = true, rewarded_at = ${now} where id = ${id}`,
  );

export const referralTotals = (
  tx: Query,
  referrerId: string,
): Promise<{ count: number; waiting: number; held: number; bonus: number }> =>
  tx.one(sql`
    select count(*) filter (where state = 'rewarded')::int as count,
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'held')::int as held,
      coalesce((select sum(b.amount) from premium_referral_bonuses b
        join referrals paid on paid.id = b.referral_id and paid.referrer_id = ${referrerId}
        where b.user_id = ${referrerId}), 0)::int as bonus
    from referrals
    where referrer_id = ${referrerId}
  `);

/** Adds 1 to one counter of a channel and language. Creates the row with the first count. */
export const incrementShareCounter = (
  tx: Query,
  userId: string,
  { via, variant }: LinkChannel,
  counter: 'share_count' | 'click_count' | 'conversion_count',
  now: Date,
): Promise<number> => {
  const add = (column: string): number => Number(column === counter);
  return tx.run(sql`
    insert into viral_shares as v (user_id, platform, message_variant, share_count, click_count,
      conversion_count, created_at)
    values (${userId}, ${via}, ${variant}, ${add('share_count')}, ${add('click_count')},
      ${add('conversion_count')}, ${now})
    on conflict (user_id, platform,
      message_variant) do update set share_count = v.share_count + excluded.share_count,
      click_count = v.click_count + excluded.click_count,
      conversion_count = v.conversion_count + excluded.conversion_count
  `);
};

export const recordDevice = (tx: Query, userId: string, hash: string, now: Date): Promise<number> =>
  tx.run(
    sql`
      insert into referral_devices (user_id, device_hash, seen_at)
      values (${userId}, ${hash}, ${now})
      on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at
    `,
  );
