import type { Transaction } from '#kit/server/database/database.ts';
import { creditCosts, remainingCredits, monthlyCredits, startOfNextMonth } from '../domain/credits.ts';
import { readEntitlements } from './api.ts';
import { recentCreditEntries, openMonthlyBalance } from './credits.ts';
import { readTrial, type TrialDeps, type TrialRefusal, findTrialRefusal } from './trials.ts';

const MAX_ENTRIES = 20;
const refusalReasons = {
  'plans.trial_used': 'used',
  'plans.trial_number_needed': 'number_needed',
  'plans.trial_number_used': 'number_used',
} as const satisfies Record<TrialRefusal, string>;

/**
 * Requires the system role, because `trial_numbers` has no owner column. Writes: grants this month's credits
 * when they are due.
 */
export const readPlanView = async (tx: Transaction, deps: TrialDeps, userId: string, now: Date) => {
  const entitlements = await readEntitlements(tx, userId, now);
  const { running: isRunning, endsAt, daysLeft } = await readTrial(tx, userId, now);
  const trialRefusal = await findTrialRefusal(tx, deps, userId);
  const balance = await openMonthlyBalance(tx, userId, now);
  const last = (await recentCreditEntries(tx, userId, MAX_ENTRIES)).map((entry) => ({
    ...entry,
    at: entry.at.toISOString(),
  }));
  return {
    entitlements,
    trial: {
      available: trialRefusal === null,
      why: trialRefusal && refusalReasons[trialRefusal],
      running: isRunning,
      endsAt,
      daysLeft,
    },
    credits: {
      left: remainingCredits(balance),
      ofMonth: balance.monthLeft,
      kept: balance.nonExpiringLeft,
      monthly: monthlyCredits[entitlements.tier],
      renewsAt: startOfNextMonth(now).toISOString(),
      costs: creditCosts,
      last,
    },
  };
};
