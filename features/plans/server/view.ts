import type { Transaction } from '#kit/server/database/database.ts';
import { creditCosts, leftIn, monthlyCredits, nextMonth } from '../domain/credits.ts';
import { readEntitlements } from './api.ts';
import { lastMoves, readPurse } from './credits.ts';
import { readTrial, type TrialDeps, type TrialRefusal, whyNoTrial } from './trials.ts';

const LAST = 20;
const short = {
  'plans.trial_used': 'used',
  'plans.trial_number_needed': 'number_needed',
  'plans.trial_number_used': 'number_used',
} as const satisfies Record<TrialRefusal, string>;

/** As the system role: used trial numbers belong to no user. */
export const viewOf = async (tx: Transaction, deps: TrialDeps, userId: string, now: Date) => {
  const entitlements = await readEntitlements(tx, userId, now);
  const { running, endsAt, daysLeft } = await readTrial(tx, userId, now);
  const why = await whyNoTrial(tx, deps, userId);
  const purse = await readPurse(tx, userId, now);
  const last = (await lastMoves(tx, userId, LAST)).map((move) => ({ ...move, at: move.at.toISOString() }));
  return {
    entitlements,
    trial: { available: why === null, why: why && short[why], running, endsAt, daysLeft },
    credits: {
      left: leftIn(purse),
      ofMonth: purse.monthLeft,
      kept: purse.keptLeft,
      monthly: monthlyCredits[entitlements.tier],
      renewsAt: nextMonth(now).toISOString(),
      costs: creditCosts,
      last,
    },
  };
};
