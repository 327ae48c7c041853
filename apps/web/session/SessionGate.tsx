import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { CALLBACK_TIMEOUT_MS, CALLBACK_PATH } from '#features/people/domain/session-state.ts';
import { useStableValue } from '#kit/web/hooks/use-stable-value.ts';
import { SessionProvider } from '#kit/web/session.tsx';
import type { SessionControl } from '#kit/web/session.tsx';
import { SubscriptionProvider } from '#kit/web/subscription.tsx';
import { type CachedSession, readCachedSession } from './cached-session.ts';
import { createPlanChecker, usePlanCheck } from './use-plan-check.ts';
import { currentPath, useSessionRequests } from './use-session-requests.ts';
import { useStoredSession } from './use-stored-session.ts';

/** Provides who is signed in and what they may do. */
export const SessionGate = ({ children }: { readonly children: ReactNode }) => {
  const [planChecker] = useState(createPlanChecker);
  const stored = useStoredSession(planChecker);
  const { mirror, applyReply, handleNoReply, subscription } = stored;
  const {
    state,
    entering,
    requestSession,
    applySession: setSession,
    giveUp,
  } = useSessionRequests(stored, planChecker);

  useEffect(() => {
    if (!state.loading || currentPath() !== CALLBACK_PATH) return;
    const timer = setTimeout(giveUp, CALLBACK_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state.loading, giveUp]);

  const refresh = useCallback(() => requestSession('changed'), [requestSession]);
  // Every answer is a new object. Effects that depend on the context must not run again for the same content.
  const session = useStableValue(state.session);
  const serverOptions = useStableValue(
    mirror && {
      google: mirror.google,
      phone: mirror.phone,
      village: mirror.village,
      model: mirror.model,
      supportUrl: mirror.supportUrl,
    },
  );
  const loading = state.loading || entering;
  const control = useMemo<SessionControl>(
    () => ({ loading, session, setSession, refresh, serverOptions }),
    [loading, session, setSession, refresh, serverOptions],
  );

  const onPlan = useCallback(
    (fresh: Pick<CachedSession, 'entitlements' | 'proof' | 'serverTime'>) => {
      const before = readCachedSession();
      if (before) applyReply({ ...before, ...fresh });
    },
    [applyReply],
  );
  const refreshInBackground = useCallback(() => void requestSession('changed'), [requestSession]);
  usePlanCheck({
    planChecker,
    user: session,
    onPlan,
    onSessionLost: refreshInBackground,
    onNoReply: handleNoReply,
  });

  return (
    <SessionProvider value={control}>
      <SubscriptionProvider value={subscription}>{children}</SubscriptionProvider>
    </SessionProvider>
  );
};
