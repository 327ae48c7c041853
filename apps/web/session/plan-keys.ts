import type { Entitlements } from '#features/plans/domain/entitlements.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';

/** The latest time this phone has seen, so that setting the clock back does not extend a plan. */
const CLOCK_KEY = 'mavuno_clock';

export const monotonicNow = (): number => {
  const now = Math.max(Date.now(), Number(readPreference(CLOCK_KEY)) || 0);
  writePreference(CLOCK_KEY, String(now));
  return now;
};

/** Copies of the plan for inspection on the phone (X-01, PAY-22). The app trusts only the signed claim. */
const IS_PRO_KEY = 'plan_is_pro';
const VERIFIED_AT_KEY = 'subscription_verified_at';
const SET_BY_KEY = 'plan_is_pro_set_by';
const SET_AT_KEY = 'plan_is_pro_set_at';
const SUBSCRIPTION_DATA_KEY = 'subscription_data';

/** Clears these copies at start, while the plan is still unknown (PAY-26). */
export const clearPlanKeys = (): void => {
  for (const key of [IS_PRO_KEY, VERIFIED_AT_KEY, SET_BY_KEY, SET_AT_KEY, SUBSCRIPTION_DATA_KEY])
    writePreference(key, null);
};

/**
 * Stores an answered check. The server's time is trusted, which also corrects a phone clock that once ran
 * ahead.
 */
export const markPlanVerified = ({ tier, until }: Entitlements, serverTime: string): void => {
  writePreference(CLOCK_KEY, String(Date.parse(serverTime)));
  writePreference(IS_PRO_KEY, String(tier === 'pro'));
  writePreference(VERIFIED_AT_KEY, serverTime);
  writePreference(SET_BY_KEY, 'system');
  writePreference(SET_AT_KEY, serverTime);
  writePreference(SUBSCRIPTION_DATA_KEY, JSON.stringify({ plan: tier, until }));
};

/** Stores a check without a reply. Only a valid claim counts as Pro; the verification time is cleared. */
export const markPlanUnverified = (isPro: boolean): void => {
  writePreference(VERIFIED_AT_KEY, null);
  writePreference(IS_PRO_KEY, String(isPro));
  writePreference(SET_BY_KEY, 'system');
  writePreference(SET_AT_KEY, new Date(Date.now()).toISOString());
};
