import { accountById, codeOf } from '#features/people/server/api.ts';
import { answersFor } from '#features/plans/domain/credits.ts';
import { unusedCredits } from '#features/plans/server/api.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { MyReferrals, ReferralRow } from '../contract.ts';
import { USE_DAYS, WAIT_DAYS } from '../domain/account-use.ts';
import { creditsFor } from '../domain/reward.ts';
import { isActive, isProven } from './fraud-facts.ts';
import type { Hashes } from './hashes.ts';
import { readUse } from './networks.ts';
import { referralTotals, type Referral, referralOfInvited, referralsByInviter } from './sql.ts';

const MAX_REFERRALS = 100;

const toReferralRow = (row: Referral): ReferralRow => ({
  id: row.id,
  referred_id: row.referred_id,
  created_at: row.created_at.toISOString(),
  rewarded_at: row.rewarded_at?.toISOString() ?? null,
  reward_issued: row.reward_issued,
  state: row.state,
  reasons: [...row.reasons],
  premium_bonus_issued: row.premium_bonus_issued,
  note: row.note,
});

/** The state of the user's own reward for joining, including what is missing. */
const ownRewardOf = async (
  tx: Query,
  hashes: Hashes,
  userId: string,
  now: Date,
): Promise<MyReferrals['came']> => {
  const row = await referralOfInvited(tx, userId);
  if (!row) return null;
  const { id, referrer_id: referrerId, created_at: joinedAt } = row;
  const use = referrerId ? await readUse(tx, { id, referrerId, referredId: userId, joinedAt, now }) : null;
  return {
    state: row.state,
    reasons: [...row.reasons],
    verified: (await accountById(tx, userId))?.verified ?? false,
    active: await isActive(tx, userId),
    proven: await isProven(tx, hashes, userId, now),
    use: {
      days: Math.min(USE_DAYS, use?.daysOnOtherNetworks ?? 0),
      needed: USE_DAYS,
      from: new Date(joinedAt.getTime() + WAIT_DAYS * DAY_MS).toISOString(),
    },
  };
};

interface Deps {
  readonly hashes: Hashes;
  readonly origin: string;
}

/** As the system role: creates a code for a user without one. */
export const referralsOfUser = async (
  tx: Query,
  { hashes, origin }: Deps,
  userId: string,
  now: Date,
): Promise<MyReferrals> => {
  const code = await codeOf(tx, userId);
  const { count, waiting, held, bonus } = await referralTotals(tx, userId);
  const credits = creditsFor(count);
  const usable = await unusedCredits(tx, userId);
  return {
    code,
    link: `${origin}/join?ref=${code}`,
    stats: { count, credits, bonus, usable, answers: answersFor(usable), waiting, held },
    referrals: (await referralsByInviter(tx, userId, MAX_REFERRALS)).map(toReferralRow),
    came: await ownRewardOf(tx, hashes, userId, now),
  };
};
