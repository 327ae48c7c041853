import { DAY_MS } from '#kit/pure/days.ts';
import type { Entitlements } from './entitlements.ts';
import { free } from './entitlements.ts';

/**
 * A renewal that the phone has not heard of yet is not taken from a farmer without signal (PAY-26b, SETTLED
 * "Plans").
 */
const GRACE_DAYS = 7;

/** What the server signs: what this one account may do, and until when a phone may believe it without asking. */
export interface Claim extends Entitlements {
  readonly user: string;
  readonly graceUntil: string | null;
  /** When the server said so. */
  readonly at: string;
  /** Which key signed. */
  readonly key: string;
}

export const claimOf = (user: string, entitlements: Entitlements, now: Date, key: string): Claim => {
  const graceUntil =
    entitlements.until && new Date(Date.parse(entitlements.until) + GRACE_DAYS * DAY_MS).toISOString();
  return { user, ...entitlements, graceUntil, at: now.toISOString(), key };
};

/**
 * What a claim whose signature is right is worth to this user now; `now` in milliseconds. A claim is never
 * older than its moment, whatever the clock says.
 */
export const worthOf = (claim: Claim, user: string, now: number): Entitlements => {
  const at = Math.max(now, Date.parse(claim.at));
  const holds =
    claim.user === user &&
    claim.tier === 'pro' &&
    claim.graceUntil !== null &&
    at < Date.parse(claim.graceUntil);
  return holds
    ? { tier: 'pro', until: claim.until, fieldLimit: claim.fieldLimit, scanLimit: claim.scanLimit }
    : free;
};

/** The two parts of a token; null when it is no token. The first is what was signed. */
export const partsOf = (token: string): { readonly body: string; readonly signature: string } | null => {
  const [body, signature, more] = token.split('.');
  return body && signature && more === undefined ? { body, signature } : null;
};
