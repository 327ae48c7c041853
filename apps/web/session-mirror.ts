import { free } from '#features/plans/domain/entitlements.ts';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import type { SessionView } from '#kit/web/session.tsx';
import type { Subscription } from '#kit/web/subscription.tsx';
import type { start } from '../contract.ts';

export type StartReply = ReplyOf<typeof start>;

/** What the last start said, without the rows: enough to open the app with no network. No secret is in it. */
export interface Mirror extends Omit<StartReply, 'changes' | 'session'> { readonly session: SessionView | null }

export const MIRROR_KEY = 'mavuno_session';

/** Kept in localStorage because it is read before the first paint; a damaged one counts as none. */
export const readMirror = (): Mirror | null => {
  const kept = readPreference(MIRROR_KEY);
  if (!kept) return null;
  try {
    const mirror = JSON.parse(kept) as Mirror;
    return typeof mirror === 'object' && mirror !== null && 'google' in mirror ? mirror : null;
  } catch { return null; }
};

export const writeMirror = (mirror: Mirror | null): void => writePreference(MIRROR_KEY, mirror && JSON.stringify(mirror));

/** A paid period that ended while the phone had no network has ended. */
export const subscriptionOf = (mirror: Mirror | null, now: number): Subscription => {
  const entitlements = mirror?.entitlements;
  if (!entitlements) return { isPro: false, plan: null, until: null, fieldLimit: null, scanLimit: null };
  const ended = entitlements.until !== null && Date.parse(entitlements.until) <= now;
  const { tier, until, fieldLimit, scanLimit } = ended ? free : entitlements;
  return { isPro: tier === 'pro', plan: tier, until, fieldLimit, scanLimit };
};
