import type { Query, Transaction } from '#kit/server/database/database.ts';
import { type AbilityId, limitOf, decideAbility, type AbilityDecision } from '../domain/abilities.ts';
import { remainingCredits } from '../domain/credits.ts';
import { type Entitlements, entitlementsOf } from '../domain/entitlements.ts';
import { openMonthlyBalance } from './credits.ts';
import { periodsOf, periodsOfMany } from './read-plan-rows.ts';

export { grantCredits, unusedCredits, refund, spend, reverseGrant as takeGrant } from './credits.ts';
export { endedSubscriptions, readSubscription, type SubscriptionRow, writePeriods } from './write-periods.ts';
export { readTrial, trialStart } from './trials.ts';

/** What this account may do now, from the database. */
export const readEntitlements = async (tx: Query, userId: string, now: Date): Promise<Entitlements> =>
  entitlementsOf(await periodsOf(tx, userId), now);

/** Only paid access: by subscription alone, and by subscription or pass. Excludes the trial. */
export const readPaidUntil = async (
  tx: Query,
  userId: string,
  now: Date,
): Promise<{ readonly subscription: string | null; readonly any: string | null }> => {
  const rows = await periodsOf(tx, userId);
  return {
    subscription: entitlementsOf({ ...rows, plans: [], trials: [] }, now).until,
    any: entitlementsOf({ ...rows, trials: [] }, now).until,
  };
};

/**
 * The same for many accounts at once, for jobs. Requires the system role. Accounts missing from the result
 * are on Free.
 */
export const readEntitlementsOf = async (
  tx: Query,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Entitlements>> =>
  new Map(
    [...(await periodsOfMany(tx, userIds))].map(([userId, rows]) => [userId, entitlementsOf(rows, now)]),
  );

/**
 * Whether this user may do this now, and why not. Every limit and every Pro part is checked here, on fresh
 * rows.
 */
export const checkAbility = async (
  tx: Query,
  userId: string,
  ability: AbilityId,
  now: Date,
  used = 0,
): Promise<AbilityDecision> => decideAbility((await readEntitlements(tx, userId, now)).tier, ability, used);

/** The limit for one more use. The plan is read only beyond the Free limit, because everybody has that much. */
export const limitBeyond = async (
  tx: Query,
  userId: string,
  ability: AbilityId,
  now: Date,
  used: number,
): Promise<number | null> =>
  decideAbility('free', ability, used).ok
    ? limitOf('free', ability)
    : (await checkAbility(tx, userId, ability, now, used)).limit;

/** Which users may. Requires the system role. */
export const usersWithAbility = async (
  tx: Query,
  userIds: readonly string[],
  ability: AbilityId,
  now: Date,
): Promise<ReadonlySet<string>> => {
  const entitled = await readEntitlementsOf(tx, userIds, now);
  return new Set(userIds.filter((userId) => decideAbility(entitled.get(userId)?.tier ?? 'free', ability).ok));
};

/** Credits this account may use now. */
export const creditsLeft = async (tx: Transaction, userId: string, now: Date): Promise<number> =>
  remainingCredits(await openMonthlyBalance(tx, userId, now));
