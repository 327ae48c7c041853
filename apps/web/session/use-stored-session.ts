import { useCallback, useEffect, useRef, useState } from 'react';
import { FREE_ENTITLEMENTS, type Entitlements } from '#features/plans/domain/entitlements.ts';
import { useStableValue } from '#kit/web/hooks/use-stable-value.ts';
import {
  type CachedSession,
  readCachedSession,
  subscriptionOf,
  writeCachedSession,
} from './cached-session.ts';
import { clearPlanKeys, markPlanVerified, markPlanUnverified } from './plan-keys.ts';
import type { createPlanChecker } from './use-plan-check.ts';

interface VerifiedPlan {
  readonly cached: CachedSession;
  readonly entitlements: Entitlements | null;
}

/** The session and plan that this phone stores (`cached-session.ts`), with the plan verified. */
export const useStoredSession = (planChecker: ReturnType<typeof createPlanChecker>) => {
  const [cached, setCached] = useState(readCachedSession);
  /** The plan of `mirror`, as stated by the server on this visit or proven by its signature. */
  const [verifiedPlan, setVerifiedPlan] = useState<VerifiedPlan | null>(null);
  /** The server's last response; a proof of an older one that finishes later is ignored. */
  const lastReply = useRef<CachedSession | null>(null);

  const storeSession = useCallback((next: CachedSession) => {
    writeCachedSession(next);
    setCached(next);
  }, []);

  /** Applies a response of the server. */
  const applyReply = useCallback(
    (next: CachedSession) => {
      const { entitlements, serverTime } = next;
      planChecker.markFresh();
      lastReply.current = next;
      if (entitlements) markPlanVerified(entitlements, serverTime);
      else markPlanUnverified(false);
      setVerifiedPlan({ cached: next, entitlements });
      storeSession(next);
    },
    [planChecker, storeSession],
  );

  /** Verifies a stored Pro plan by its signature and the clock. */
  const verifySignature = useCallback((saved: CachedSession) => {
    let cancelled = false;
    const replyAtStart = lastReply.current;
    void import('./verify-plan.ts')
      .then(({ verifyPlan }) => verifyPlan(saved))
      .catch(() => FREE_ENTITLEMENTS)
      .then((verified) => {
        if (cancelled || lastReply.current !== replyAtStart) return;
        markPlanUnverified(verified.tier === 'pro');
        setVerifiedPlan({ cached: saved, entitlements: verified });
      });
    return () => {
      cancelled = true;
    };
  }, []);

  useEffect(clearPlanKeys, []);
  useEffect(
    () =>
      cached?.entitlements?.tier === 'pro' && verifiedPlan?.cached !== cached
        ? verifySignature(cached)
        : undefined,
    [cached, verifiedPlan, verifySignature],
  );

  /** Handles a plan check without a response. */
  const handleNoReply = useCallback(() => {
    if (cached?.entitlements?.tier === 'pro') verifySignature(cached);
    else markPlanUnverified(false);
  }, [cached, verifySignature]);

  // While a newer copy of the same user is verified, the last result stays valid, so that no screen closes.
  const verifiedEntitlements =
    verifiedPlan && verifiedPlan.cached.session?.userId === cached?.session?.userId
      ? verifiedPlan.entitlements
      : null;
  return {
    mirror: cached,
    setMirror: setCached,
    store: storeSession,
    applyReply,
    handleNoReply,
    subscription: useStableValue(subscriptionOf(cached, verifiedEntitlements)),
  };
};
