import { useCallback, useEffect, useRef, useState } from 'react';
import { free, type Entitlements } from '#features/plans/domain/entitlements.ts';
import { useSame } from '#kit/web/hooks/use-same.ts';
import { clearPlanKeys, noteChecked, noteUnchecked } from './plan-keys.ts';
import { type Mirror, readMirror, subscriptionOf, writeMirror } from './session-mirror.ts';
import type { createChecking } from './use-plan-check.ts';

interface Proven {
  readonly mirror: Mirror;
  readonly worth: Entitlements | null;
}

/** The session and plan that this phone stores (`session-mirror.ts`), with the plan verified. */
export const useStoredSession = (checking: ReturnType<typeof createChecking>) => {
  const [mirror, setMirror] = useState(readMirror);
  /** The plan of `mirror`, as stated by the server on this visit or proven by its signature. */
  const [proven, setProven] = useState<Proven | null>(null);
  /** The server's last response; a proof of an older one that finishes later is ignored. */
  const lastAnswer = useRef<Mirror | null>(null);

  const store = useCallback((next: Mirror) => {
    writeMirror(next);
    setMirror(next);
  }, []);

  /** Applies a response of the server. */
  const accept = useCallback(
    (next: Mirror) => {
      const { entitlements, serverTime } = next;
      checking.answered();
      lastAnswer.current = next;
      if (entitlements) noteChecked(entitlements, serverTime);
      else noteUnchecked(false);
      setProven({ mirror: next, worth: entitlements });
      store(next);
    },
    [checking, store],
  );

  /** Verifies a stored Pro plan by its signature and the clock. */
  const prove = useCallback((saved: Mirror) => {
    let cancelled = false;
    const before = lastAnswer.current;
    void import('./prove-plan.ts')
      .then(({ proofOf }) => proofOf(saved))
      .catch(() => free)
      .then((worth) => {
        if (cancelled || lastAnswer.current !== before) return;
        noteUnchecked(worth.tier === 'pro');
        setProven({ mirror: saved, worth });
      });
    return () => {
      cancelled = true;
    };
  }, []);

  useEffect(clearPlanKeys, []);
  useEffect(
    () => (mirror?.entitlements?.tier === 'pro' && proven?.mirror !== mirror ? prove(mirror) : undefined),
    [mirror, proven, prove],
  );

  /** Handles a plan check without a response. */
  const unanswered = useCallback(() => {
    if (mirror?.entitlements?.tier === 'pro') prove(mirror);
    else noteUnchecked(false);
  }, [mirror, prove]);

  // While a newer copy of the same user is verified, the last result stays valid, so that no screen closes.
  const worth = proven && proven.mirror.session?.userId === mirror?.session?.userId ? proven.worth : null;
  return {
    mirror,
    setMirror,
    store,
    accept,
    unanswered,
    subscription: useSame(subscriptionOf(mirror, worth)),
  };
};
