import { noteInvite } from '#features/memory/server/api.ts';
import type { OnConfirmed } from '#features/notify/server/api.ts';
import { checkAbility } from '#features/plans/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Listener, Listeners } from '#kit/server/sync/events.ts';
import { AccountDeletedError } from '#kit/server/sync/sequence.ts';
import * as contract from '../contract.ts';
import { boardEntry } from '../domain/board.ts';
import { inviteCredits } from '../domain/reward.ts';
import { referralsAccess } from './access.ts';
import { namedAchievements } from './achievements.ts';
import { channelsOf, stepsOf, totalsOf } from './analytics.ts';
import {
  listBoard,
  findBoardEntry,
  upsertBoardEntry,
  RANK_JOB,
  updateRanks,
  deleteBoardEntry,
} from './board.ts';
import { claim } from './claim.ts';
import { countClick, deleteOldHashes } from './clicks.ts';
import {
  type ReferralDeps,
  grantDueRewards,
  GRANT_JOB,
  type GrantJob,
  queueGrant,
  grantAllDueRewards,
} from './grant-rewards.ts';
import { createHashes } from './hashes.ts';
import { recordUse, recordNetwork } from './networks.ts';
import { recordNumber } from './numbers.ts';
import { referralsOfUser } from './referrals-of-user.ts';
import { referralTotals, incrementShareCounter, referralOfInvited, recordDevice } from './sql.ts';
import { decide, referralsInReview } from './staff.ts';
import { referralsTables } from './tables.ts';

interface ReferralsServerDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly secret: string;
  readonly origin: string;
  readonly listeners: () => Listeners;
}

const inviteRoutes = (deps: ReferralDeps): ServedOperation[] => [
  serve(contract.clickLink, async ({ address, now }, { body }) => {
    await countClick(deps.db, deps.hashes, { ...body, address, now });
    return ok({});
  }),
  serve(contract.claimInvitation, async ({ session: { userId }, address, now }, { body }) => {
    const claimed = await claim(deps, { ...body, userId, address, now });
    return claimed.ok ? ok({ referrerId: claimed.value.referrer_id!, state: claimed.value.state }) : claimed;
  }),
  serve(
    contract.referralCredit,
    async ({ session: { userId }, now }, { body: { referrerId, referredId } }) => {
      const row = await deps.db.asUser(userId, (tx) => referralOfInvited(tx, userId));
      // Another user's referral gets the same reply as a missing one.
      if (referredId !== userId || !row || row.referrer_id !== referrerId)
        return refuse('referrals.not_found');
      const after = await grantDueRewards(deps, row.id, now);
      return after
        ? ok({
            state: after.state,
            reward_issued: after.reward_issued,
            reasons: [...after.reasons],
            credits: after.reward_issued ? inviteCredits : 0,
          })
        : refuse('referrals.not_found');
    },
  ),
  serve(contract.shareLink, ({ session: { userId }, address, now }, { body }) =>
    deps.db.asSystem(async (tx) => {
      await incrementShareCounter(tx, userId, body, 'share_count', now);
      await noteInvite(tx, userId);
      await recordDevice(tx, userId, deps.hashes.device(body.device), now);
      await recordNetwork(tx, deps.hashes, { userId, address, now });
      return ok({});
    }),
  ),
  serve(contract.myReferrals, async ({ session: { userId }, address, now }, { query: { device } }) =>
    ok(
      await deps.db.asSystem(async (tx) => {
        if (device) await recordDevice(tx, userId, deps.hashes.device(device), now);
        await recordNetwork(tx, deps.hashes, { userId, address, now });
        return referralsOfUser(tx, deps, userId, now);
      }),
    ),
  ),
];

const statisticsRoutes = ({ db, jobs }: ReferralDeps): ServedOperation[] => [
  serve(contract.referralAnalytics, async ({ session: { userId }, now }, { query: { period } }) =>
    ok(await db.readAsUser(userId, (tx) => totalsOf(tx, userId, period, now))),
  ),
  serve(contract.referralInsights, async ({ session: { userId }, now }, { query: { period } }) =>
    db.asSystem(async (tx) => {
      if (!(await checkAbility(tx, userId, 'referral_insights', now)).ok) return refuse('plans.pro_only');
      return ok({
        steps: await stepsOf(tx, userId, period, now),
        channels: await channelsOf(tx, userId, period, now),
        count: (await referralTotals(tx, userId)).count,
        achievements: await namedAchievements(tx, userId),
        leaderboard: await listBoard(tx, userId),
        me: await findBoardEntry(tx, userId),
      });
    }),
  ),
  serve(contract.setBoard, ({ session: { userId }, now }, { body: { shown } }) =>
    db.asSystem(async (tx) => {
      if (shown === null) {
        await deleteBoardEntry(tx, userId);
        return ok({ shown: false });
      }
      if (!(await checkAbility(tx, userId, 'referral_insights', now)).ok) return refuse('plans.pro_only');
      const shownName = boardEntry(shown.name, shown.county);
      if (!shownName.ok) return shownName;
      await upsertBoardEntry(tx, userId, shownName.value, now);
      await jobs.enqueue(tx, RANK_JOB, {}, { singletonKey: 'all' });
      return ok({ shown: true });
    }),
  ),
];

const staffRoutes = (deps: ReferralDeps): ServedOperation[] => [
  serve(contract.heldReferrals, async () => ok(await deps.db.asSystem(referralsInReview))),
  serve(contract.decideReferral, ({ session: { userId }, now }, { params: { id }, body }) =>
    decide(deps, { id, ...body, by: userId, now }),
  ),
];

/** After each of these events a reward may be due. */
const listenersWith = (jobs: Jobs): Listeners => {
  const queueCurrentUserGrant: Listener = (tx, { userId }) => queueGrant(tx, jobs, userId);
  return {
    'field.added': [queueCurrentUserGrant],
    'scan.saved': [queueCurrentUserGrant],
    'order.paid': [queueCurrentUserGrant],
  };
};

export const referralsServer = ({ db, jobs, secret, origin, listeners }: ReferralsServerDeps) => {
  const deps: ReferralDeps = { db, jobs, origin, listeners, hashes: createHashes(secret) };
  jobs.handleJobs<GrantJob>(GRANT_JOB, async ({ id }) => {
    // An account deleted in the meantime is not a job failure.
    await grantDueRewards(deps, id, new Date()).catch((fault: unknown) => {
      if (!(fault instanceof AccountDeletedError)) throw fault;
    });
  });
  jobs.handleJobs(RANK_JOB, async () => {
    await updateRanks(db);
  });
  return defineServerFeature()({
    access: referralsAccess,
    tables: referralsTables,
    operations: [...inviteRoutes(deps), ...statisticsRoutes(deps), ...staffRoutes(deps)],
    listeners: listenersWith(jobs),
    /** Called when a session starts or an e-mail address is confirmed. */
    onPerson: (userId: string): Promise<void> => db.asSystem((tx) => queueGrant(tx, jobs, userId)),
    /** Records the number, also for accounts that lose it, and re-evaluates an invitation that waits for one. */
    onConfirmed: (async (tx, { userId, number, previousOwners, now }) => {
      for (const owner of [...previousOwners, userId])
        await recordNumber(tx, deps.hashes, { userId: owner, number, now });
      await queueGrant(tx, jobs, userId);
    }) satisfies OnConfirmed,
    /** Called after commands of this account were applied. `address`: the IP address that sent them. */
    onCommands: (userId: string, names: readonly string[], address: string, now: Date): Promise<void> =>
      recordUse(db, deps.hashes, { userId, address, now }, names),
    sweeps: {
      referrals: async (): Promise<void> => {
        const now = new Date();
        await grantAllDueRewards(deps, now);
        await deleteOldHashes(db, now);
        await updateRanks(db);
      },
    },
  });
};
