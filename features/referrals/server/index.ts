import { noteInvite } from '#features/memory/server/api.ts';
import type { OnConfirmed } from '#features/notify/server/api.ts';
import { can } from '#features/plans/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type Served } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Listener, Listeners } from '#kit/server/sync/events.ts';
import { AccountDeletedError } from '#kit/server/sync/sequence.ts';
import * as contract from '../contract.ts';
import { shownAs } from '../domain/board.ts';
import { inviteCredits } from '../domain/reward.ts';
import { referralsAccess } from './access.ts';
import { namedAchievements } from './achievements.ts';
import { channelsOf, stepsOf, totalsOf } from './analytics.ts';
import { boardFor, onBoard, putOnBoard, RANK_JOB, rankAll, takeOffBoard } from './board.ts';
import { claim } from './claim.ts';
import { countClick, forgetHashes } from './clicks.ts';
import {
  type ReferralDeps,
  grantDueRewards,
  GRANT_JOB,
  type GrantJob,
  queueGrant,
  grantWaiting,
} from './grant-rewards.ts';
import { hashesWith } from './hashes.ts';
import { referralsOfUser } from './mine.ts';
import { noteUse, seeNetwork } from './networks.ts';
import { rememberNumber } from './numbers.ts';
import { countsOf, countShare, referralOf, seeDevice } from './sql.ts';
import { decide, referralsInReview } from './staff.ts';
import { referralsTables } from './tables.ts';

interface Parts {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly secret: string;
  readonly origin: string;
  readonly listeners: () => Listeners;
}

const inviteRoutes = (deps: ReferralDeps): Served[] => [
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
      const row = await deps.db.asUser(userId, (tx) => referralOf(tx, userId));
      // Another user's is answered like one that does not exist.
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
      await countShare(tx, userId, body, 'share_count', now);
      await noteInvite(tx, userId);
      await seeDevice(tx, userId, deps.hashes.device(body.device), now);
      await seeNetwork(tx, deps.hashes, { userId, address, now });
      return ok({});
    }),
  ),
  serve(contract.myReferrals, async ({ session: { userId }, address, now }, { query: { device } }) =>
    ok(
      await deps.db.asSystem(async (tx) => {
        if (device) await seeDevice(tx, userId, deps.hashes.device(device), now);
        await seeNetwork(tx, deps.hashes, { userId, address, now });
        return referralsOfUser(tx, deps, userId, now);
      }),
    ),
  ),
];

const numberRoutes = ({ db, jobs }: ReferralDeps): Served[] => [
  serve(contract.referralAnalytics, async ({ session: { userId }, now }, { query: { period } }) =>
    ok(await db.readAsUser(userId, (tx) => totalsOf(tx, userId, period, now))),
  ),
  serve(contract.referralInsights, async ({ session: { userId }, now }, { query: { period } }) =>
    db.asSystem(async (tx) => {
      if (!(await can(tx, userId, 'referral_insights', now)).ok) return refuse('plans.pro_only');
      return ok({
        steps: await stepsOf(tx, userId, period, now),
        channels: await channelsOf(tx, userId, period, now),
        count: (await countsOf(tx, userId)).count,
        achievements: await namedAchievements(tx, userId),
        leaderboard: await boardFor(tx, userId),
        me: await onBoard(tx, userId),
      });
    }),
  ),
  serve(contract.setBoard, ({ session: { userId }, now }, { body: { shown } }) =>
    db.asSystem(async (tx) => {
      if (shown === null) {
        await takeOffBoard(tx, userId);
        return ok({ shown: false });
      }
      if (!(await can(tx, userId, 'referral_insights', now)).ok) return refuse('plans.pro_only');
      const shownName = shownAs(shown.name, shown.county);
      if (!shownName.ok) return shownName;
      await putOnBoard(tx, userId, shownName.value, now);
      await jobs.enqueue(tx, RANK_JOB, {}, { singletonKey: 'all' });
      return ok({ shown: true });
    }),
  ),
];

const staffRoutes = (deps: ReferralDeps): Served[] => [
  serve(contract.heldReferrals, async () => ok(await deps.db.asSystem(referralsInReview))),
  serve(contract.decideReferral, ({ session: { userId }, now }, { params: { id }, body }) =>
    decide(deps, { id, ...body, by: userId, now }),
  ),
];

/** After each of these events a reward may be due. */
const listenersWith = (jobs: Jobs): Listeners => {
  const look: Listener = (tx, { userId }) => queueGrant(tx, jobs, userId);
  return { 'field.added': [look], 'scan.saved': [look], 'order.paid': [look] };
};

export const referralsServer = ({ db, jobs, secret, origin, listeners }: Parts) => {
  const deps: ReferralDeps = { db, jobs, origin, listeners, hashes: hashesWith(secret) };
  jobs.work<GrantJob>(GRANT_JOB, async ({ id }) => {
    // An account deleted since is not an error of the job.
    await grantDueRewards(deps, id, new Date()).catch((fault: unknown) => {
      if (!(fault instanceof AccountDeletedError)) throw fault;
    });
  });
  jobs.work(RANK_JOB, async () => {
    await rankAll(db);
  });
  return defineServerFeature()({
    access: referralsAccess,
    tables: referralsTables,
    operations: [...inviteRoutes(deps), ...numberRoutes(deps), ...staffRoutes(deps)],
    listeners: listenersWith(jobs),
    /** A session started, or an address was confirmed. */
    onPerson: (userId: string): Promise<void> => db.asSystem((tx) => queueGrant(tx, jobs, userId)),
    /** Records the number, also for accounts that lose it, and re-evaluates an invitation that waits for one. */
    onConfirmed: (async (tx, { userId, number, previousOwners, now }) => {
      for (const owner of [...previousOwners, userId])
        await rememberNumber(tx, deps.hashes, { userId: owner, number, now });
      await queueGrant(tx, jobs, userId);
    }) satisfies OnConfirmed,
    /** Commands of this account were applied from this IP address. */
    onCommands: (userId: string, names: readonly string[], address: string, now: Date): Promise<void> =>
      noteUse(db, deps.hashes, { userId, address, now }, names),
    sweeps: {
      referrals: async (): Promise<void> => {
        const now = new Date();
        await grantWaiting(deps, now);
        await forgetHashes(db, now);
        await rankAll(db);
      },
    },
  });
};
