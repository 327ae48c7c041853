import sql from 'sql-template-tag';
import type { Account } from '#features/people/server/api.ts';
import { grantCredits } from '#features/plans/server/api.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { recordEvent, type Listeners } from '#kit/server/sync/events.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import { isEarnedByUse, USE_DAYS, WAIT_DAYS } from '../domain/account-use.ts';
import { isClearedByProof, type FraudAssessment, assessFraud } from '../domain/fraud.ts';
import { achievementsFor, inviteCredits, PREMIUM_BONUS } from '../domain/reward.ts';
import { RANK_JOB } from './board.ts';
import {
  accountsOf,
  readFraudFacts,
  hasPaid,
  isActive,
  isSuspendedOrDeleting,
  isProven,
  invitationIdsOf,
  ringOf,
} from './fraud-facts.ts';
import type { Hashes } from './hashes.ts';
import { readUse } from './networks.ts';
import { recordNumbersOf } from './numbers.ts';
import {
  referralTotals,
  holdReferral,
  lockReferral,
  markRewarded,
  type Referral,
  referralById,
  releaseReferral,
} from './sql.ts';

export interface ReferralDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly hashes: Hashes;
  readonly origin: string;
  readonly listeners: () => Listeners;
}

interface ReferralContext {
  readonly row: Referral;
  readonly referrer: Account;
  readonly referred: Account;
  readonly now: Date;
}

/**
 * Holds an invitation whose fraud score is high enough, and with a ring every invitation in it. Rewards
 * already granted are only flagged.
 */
export const assessReferral = async (
  tx: Transaction,
  { hashes }: Pick<ReferralDeps, 'hashes'>,
  { row, referrer, referred, now }: ReferralContext,
): Promise<FraudAssessment> => {
  const assessment = assessFraud(await readFraudFacts(tx, hashes, row, referrer, referred, now));
  if (!assessment.isHeld) return assessment;
  await holdReferral(tx, row.id, assessment);
  const ring = await ringOf(tx, referrer.id, referred.id);
  if (ring.length > 0) {
    await tx.run(sql`
      update referrals
      set suspicious_activity = true, fraud_score = 100,
        reasons = case when 'ring' = any(reasons) then reasons else reasons || 'ring'::text end,
        state = case when state = 'waiting' and decided_at is null then 'held' else state end
      where referrer_id = any(${ring}::uuid[]) and referred_id = any(${ring}::uuid[])
    `);
  }
  return assessment;
};

/**
 * Grants both sides their credits. Each grant has its own key, which the credit ledger accepts once, so
 * concurrent calls are safe.
 */
const grantReward = async (
  tx: Transaction,
  deps: ReferralDeps,
  { row, referrer, referred, now }: ReferralContext,
): Promise<void> => {
  for (const [userId, side] of [
    [referrer.id, 'referrer'],
    [referred.id, 'referred'],
  ] as const) {
    await grantCredits(tx, {
      userId,
      amount: inviteCredits,
      reason: 'referral',
      key: `referral:${row.id}:${side}`,
      now,
    });
    await recordEvent(
      tx,
      { userId, name: 'referral.rewarded', payload: { id: row.id, credits: inviteCredits, side } },
      deps.listeners(),
    );
  }
  await markRewarded(tx, row.id, now);
  await tx.run(
    sql`
      insert into referral_thanked (address_hash, at)
      values (${deps.hashes.mailbox(referred.email)}, ${now})
      on conflict do nothing
    `,
  );
  for (const { id } of [referrer, referred]) await recordNumbersOf(tx, deps.hashes, id, now);
  const { count } = await referralTotals(tx, referrer.id);
  await tx.run(
    sql`
      insert into referral_achievements (user_id, achievement_id, earned_at)
      select ${referrer.id}, id, ${now}
      from unnest(${achievementsFor(count)}::text[]) as id
      on conflict do nothing
    `,
  );
  await deps.jobs.enqueue(tx, RANK_JOB, {}, { singletonKey: 'all' });
};

/** REF-03: granted when the friend pays for Pro. A trial is not a payment. */
const grantPremiumBonus = async (
  tx: Transaction,
  deps: ReferralDeps,
  { row, referrer, referred, now }: ReferralContext,
): Promise<void> => {
  if (!(await hasPaid(tx, referred.id, now))) return;
  for (const [userId, side] of [
    [referrer.id, 'referrer'],
    [referred.id, 'referred'],
  ] as const) {
    await grantCredits(tx, {
      userId,
      amount: PREMIUM_BONUS,
      reason: 'referral_bonus',
      key: `referral-bonus:${row.id}:${side}`,
      now,
    });
    await recordEvent(
      tx,
      { userId, name: 'referral.bonus', payload: { id: row.id, credits: PREMIUM_BONUS, side } },
      deps.listeners(),
    );
    await tx.run(
      sql`
        insert into premium_referral_bonuses (user_id, referral_id, amount, at)
        values (${userId}, ${row.id}, ${PREMIUM_BONUS}, ${now})
        on conflict do nothing
      `,
    );
  }
  await tx.run(sql`update referrals set premium_bonus_issued = true where id = ${row.id}`);
};

const isEligible = async (tx: Transaction, { referrer, referred }: ReferralContext): Promise<boolean> =>
  referred.verified &&
  (await isActive(tx, referred.id)) &&
  !(await isSuspendedOrDeleting(tx, referred.id)) &&
  !(await isSuspendedOrDeleting(tx, referrer.id));

/** Staff approved it, the friend is proven, or a week of real use has passed. */
const isEarned = async (
  tx: Transaction,
  { hashes }: ReferralDeps,
  { row, referrer, referred, now }: ReferralContext,
): Promise<boolean> =>
  row.decided_at !== null ||
  (await isProven(tx, hashes, referred.id, now)) ||
  isEarnedByUse(await readUse(tx, invitationIdsOf(row, referrer, referred, now)));

/** Whether the referral waits. First releases one held only for network or pace if the friend is proven. */
const isWaitingAfterRelease = async (
  tx: Transaction,
  { hashes }: ReferralDeps,
  { row, referred, now }: ReferralContext,
): Promise<boolean> => {
  const mayBeReleased = row.state === 'held' && row.decided_at === null && isClearedByProof(row.reasons);
  if (!mayBeReleased || !(await isProven(tx, hashes, referred.id, now))) return row.state === 'waiting';
  await releaseReferral(tx, row.id);
  return true;
};

const rewardIfDue = async (tx: Transaction, deps: ReferralDeps, pair: ReferralContext): Promise<void> => {
  if (!(await isWaitingAfterRelease(tx, deps, pair)) || !(await isEligible(tx, pair))) return;
  if (pair.row.decided_at === null && (await assessReferral(tx, deps, pair)).isHeld) return;
  if (await isEarned(tx, deps, pair)) await grantReward(tx, deps, pair);
};

/** REF-14: grants due rewards, each once. Runs as the system role and locks both accounts in id order. */
export const grantDueRewards = (deps: ReferralDeps, id: string, now: Date): Promise<Referral | null> =>
  deps.db.asSystem(async (tx) => {
    const found = await referralById(tx, id);
    for (const userId of [found?.referrer_id, found?.referred_id]
      .filter((one): one is string => typeof one === 'string')
      .sort())
      await nextSequence(tx, userId);
    const row = await lockReferral(tx, id);
    if (!row) return null;
    const { referrer, referred } = await accountsOf(tx, row);
    if (!referrer || !referred) return row;
    const pair = { row, referrer, referred, now };
    await rewardIfDue(tx, deps, pair);
    const after = (await referralById(tx, id))!;
    if (after.state === 'rewarded' && !after.premium_bonus_issued) await grantPremiumBonus(tx, deps, pair);
    return referralById(tx, id);
  });

export const GRANT_JOB = 'referrals.settle';
export interface GrantJob {
  readonly id: string;
}

/** Queues a check after this transaction, because a reward may now be due. */
export const queueGrant = async (tx: Transaction, jobs: Jobs, referredId: string): Promise<void> => {
  const due = await tx.maybe<{ id: string }>(sql`
    select id
    from referrals
    where referred_id = ${referredId} and (state = 'waiting' or (state = 'held' and decided_at is null)
      or (state = 'rewarded' and not premium_bonus_issued))
  `);
  if (due) await jobs.enqueue<GrantJob>(tx, GRANT_JOB, { id: due.id }, { singletonKey: due.id });
};

const BATCH_SIZE = 200;
interface DueReferral {
  readonly id: string;
  readonly created_at: Date;
}

/**
 * Invitations that may have become due since the last run. The query filters, so that the hourly run skips
 * the rest.
 */
const listDueAfter = (db: Database, { id, created_at: at }: DueReferral, now: Date): Promise<DueReferral[]> =>
  db.asSystem((tx) =>
    tx.many<DueReferral>(sql`
      select r.id, r.created_at
      from referrals r
      join auth_users u on u.id = r.referred_id
      where (r.state = 'waiting' or (r.state = 'held' and r.decided_at is null)) and r.referrer_id is not null
        and (u.email_verified or u.phone_number_verified) and (exists (select from fields f where f.user_id = r.referred_id)
        or exists (select from crop_scans s where s.user_id = r.referred_id)) and (r.decided_at is not null
        or exists (select from contact_identities c where c.user_id = r.referred_id
        and c.verified_at is not null) or exists (select from orders o where o.user_id = r.referred_id
        and o.state = 'paid') or (r.state = 'waiting'
        and r.created_at <= ${now}::timestamptz - make_interval(days => ${WAIT_DAYS})
        and (select count(distinct n.day) from referral_networks n where n.user_id = r.referred_id
        and n.used) >= ${USE_DAYS})) and (r.created_at, r.id) > (${at}, ${id})
      order by r.created_at, r.id
      limit ${BATCH_SIZE}
    `),
  );

/** For the hourly job: handles invitations whose event was lost or that were only waiting for time to pass. */
export const grantAllDueRewards = async (deps: ReferralDeps, now: Date): Promise<void> => {
  for (let last: DueReferral = { id: '00000000-0000-0000-0000-000000000000', created_at: new Date(0) }; ;) {
    const due = await listDueAfter(deps.db, last, now);
    for (const { id } of due) await grantDueRewards(deps, id, now);
    if (due.length < BATCH_SIZE) return;
    last = due[due.length - 1]!;
  }
};
