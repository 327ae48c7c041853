import { FREE_ENTITLEMENTS, type Entitlements } from '#features/plans/domain/entitlements.ts';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { readPreference, writePreference } from '#kit/web/preference.ts';
import type { SessionView } from '#kit/web/session.tsx';
import type { Subscription } from '#kit/web/subscription.tsx';
import type { start } from '../../contract.ts';

type StartReply = ReplyOf<typeof start>;

/** The last start reply without the rows: enough to open the app offline. It contains no secret. */
export interface CachedSession extends Omit<StartReply, 'changes' | 'session'> {
  readonly session: SessionView | null;
}

export const SESSION_KEY = 'mavuno_session';

/** In localStorage, because it is read before the first paint; a damaged one is ignored. */
export const readCachedSession = (): CachedSession | null => {
  const saved = readPreference(SESSION_KEY);
  if (!saved) return null;
  try {
    const parsed = JSON.parse(saved) as CachedSession;
    return typeof parsed === 'object' && parsed !== null && 'google' in parsed ? parsed : null;
  } catch {
    return null;
  }
};

export const writeCachedSession = (cached: CachedSession | null): void =>
  writePreference(SESSION_KEY, cached && JSON.stringify(cached));

const UNKNOWN_SUBSCRIPTION: Subscription = {
  isPro: false,
  plan: null,
  until: null,
  fieldLimit: null,
  scanLimit: null,
};

/**
 * Free needs no proof. A stored Pro plan is trusted only after the server confirms it or its signature is
 * verified; until then the plan is unknown.
 */
export const subscriptionOf = (cached: CachedSession | null, verified: Entitlements | null): Subscription => {
  const cachedEntitlements = cached?.entitlements;
  const entitlements =
    cachedEntitlements?.tier === 'pro' ? verified : cachedEntitlements && FREE_ENTITLEMENTS;
  if (!entitlements) return UNKNOWN_SUBSCRIPTION;
  const { tier, until, fieldLimit, scanLimit } = entitlements;
  return { isPro: tier === 'pro', plan: tier, until, fieldLimit, scanLimit };
};
