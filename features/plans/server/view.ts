import type { Transaction } from '#kit/server/database/database.ts';
import { creditCosts, totalLeft, monthlyCredits, nextMonth } from '../domain/credits.ts';
import { readEntitlements } from './api.ts';
import { lastMoves, readBalance } from './credits.ts';
import { readTrial, type TrialDeps, type TrialRefusal, findTrialRefusal } from './trials.ts';

const MAX_MOVES = 20;
const refusalReasons = {
  'plans.trial_used': 'used',
  'plans.trial_number_needed': 'number_needed',
  'plans.trial_number_used': 'number_used',
} as const satisfies Record<TrialRefusal, string>;

/** As the system role: used trial numbers belong to no user. */
export const viewOf = async (tx: Transaction, deps: TrialDeps, userId: string, now: Date) => {
  const entitlements = await readEntitlements(tx, userId, now);
  const { running, endsAt, daysLeft } = await readTrial(tx, userId, now);
  const why = await findTrialRefusal(tx, deps, userId);
  const purse = await readBalance(tx, userId, now);
  const last = (await lastMoves(tx, userId, MAX_MOVES)).map((move) => ({
    ...move,
    at: move.at.toISOString(),
  }));
  return {
    entitlements,
    trial: { available: why === null, why: why && refusalReasons[why], running, endsAt, daysLeft },
    credits: {
      left: totalLeft(purse),
      ofMonth: purse.monthLeft,
      kept: purse.nonExpiringLeft,
      monthly: monthlyCredits[entitlements.tier],
      renewsAt: nextMonth(now).toISOString(),
      costs: creditCosts,
      last,
    },
  };
};
