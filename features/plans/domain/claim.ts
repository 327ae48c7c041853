import { DAY_MS } from '#kit/pure/days.ts';
import type { Entitlements } from './entitlements.ts';
import { FREE_ENTITLEMENTS } from './entitlements.ts';

/**
 * A farmer without a network keeps a plan whose renewal the phone does not know yet (PAY-26b, SETTLED
 * "Plans").
 */
const GRACE_DAYS = 7;

/**
 * The signed content: what this one account may do, and until when a phone may trust it without asking the
 * server.
 */
export interface Claim extends Entitlements {
  readonly user: string;
  readonly graceUntil: string | null;
  /** When the server issued it. */
  readonly at: string;
  /** Id of the signing key. */
  readonly key: string;
}

export const claimOf = (user: string, entitlements: Entitlements, now: Date, key: string): Claim => {
  const graceUntil =
    entitlements.until && new Date(Date.parse(entitlements.until) + GRACE_DAYS * DAY_MS).toISOString();
  return { user, ...entitlements, graceUntil, at: now.toISOString(), key };
};

/**
 * The plan that a validly signed claim gives this user now; `now` in milliseconds. Never earlier than the
 * claim's own time, whatever the clock shows.
 */
export const entitlementsFrom = (claim: Claim, user: string, now: number): Entitlements => {
  const at = Math.max(now, Date.parse(claim.at));
  const isValid =
    claim.user === user &&
    claim.tier === 'pro' &&
    claim.graceUntil !== null &&
    at < Date.parse(claim.graceUntil);
  return isValid
    ? { tier: 'pro', until: claim.until, fieldLimit: claim.fieldLimit, scanLimit: claim.scanLimit }
    : FREE_ENTITLEMENTS;
};

/** Splits a token; null when it is not one. The first part is what was signed. */
export const splitToken = (token: string): { readonly body: string; readonly signature: string } | null => {
  const [body, signature, more] = token.split('.');
  return body && signature && more === undefined ? { body, signature } : null;
};
