import type { Entitlements } from '#features/plans/domain/entitlements.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';

/** The latest time this phone has seen, so that setting the clock back does not extend a plan. */
const CLOCK_KEY = 'mavuno_clock';

export const seenNow = (): number => {
  const now = Math.max(Date.now(), Number(readPreference(CLOCK_KEY)) || 0);
  writePreference(CLOCK_KEY, String(now));
  return now;
};

/** Mirrors that can be inspected on the phone (X-01, PAY-22); the app itself trusts only the signed claim. */
const PRO = 'plan_is_pro';
const VERIFIED = 'subscription_verified_at';
const SET_BY = 'plan_is_pro_set_by';
const SET_AT = 'plan_is_pro_set_at';
const DATA = 'subscription_data';

/** At start nothing is known yet (PAY-26). */
export const clearPlanKeys = (): void => {
  for (const key of [PRO, VERIFIED, SET_BY, SET_AT, DATA]) writePreference(key, null);
};

/**
 * Stores an answered check. The server's time is trusted, which also corrects a phone clock that once ran
 * ahead.
 */
export const markPlanVerified = ({ tier, until }: Entitlements, serverTime: string): void => {
  writePreference(CLOCK_KEY, String(Date.parse(serverTime)));
  writePreference(PRO, String(tier === 'pro'));
  writePreference(VERIFIED, serverTime);
  writePreference(SET_BY, 'system');
  writePreference(SET_AT, serverTime);
  writePreference(DATA, JSON.stringify({ plan: tier, until }));
};

/** Without an answer only a valid claim is Pro; when it was last verified is unknown. */
export const markPlanUnverified = (isPro: boolean): void => {
  writePreference(VERIFIED, null);
  writePreference(PRO, String(isPro));
  writePreference(SET_BY, 'system');
  writePreference(SET_AT, new Date(Date.now()).toISOString());
};
