import { useCallback, useEffect, useRef } from 'react';
import type { checkPlan } from '#features/plans/contract-check.ts';
import { checkPlanRequest } from '#features/plans/domain/check-request.ts';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { callRequest } from '#kit/web/call.ts';
import { logError } from '#kit/web/log.ts';
import type { SessionView } from '#kit/web/session.tsx';
import { whenIdle } from '../when-idle.ts';

/** Delay after sign-in in milliseconds, because the start request usually returns the plan too. */
const FIRST_CHECK_DELAY_MS = 1_000;
/** A response younger than this is not requested again (PAY-23). */
const MAX_AGE_MS = 5 * 60_000;

/** The start request returns the plan too: both count as one check. */
export const createPlanChecker = () => {
  let busy = false;
  let checkedAt = 0;
  /** Check queued by a notification during a request, because the reply may be older than the change. */
  let queuedWork: (() => void) | null = null;
  return {
    isBusy: () => busy,
    begin: () => {
      busy = true;
    },
    queue: (work: () => void) => {
      queuedWork = work;
    },
    end: () => {
      const work = queuedWork;
      [busy, queuedWork] = [false, null];
      work?.();
    },
    isFresh: () => Date.now() - checkedAt < MAX_AGE_MS,
    markFresh: () => {
      checkedAt = Date.now();
    },
    markStale: () => {
      checkedAt = 0;
    },
  };
};

interface PlanCheckOptions {
  readonly planChecker: ReturnType<typeof createPlanChecker>;
  readonly user: SessionView | null;
  readonly onPlan: (said: ReplyOf<typeof checkPlan>) => void;
  /** Called when the server reports no session, to request the session again. */
  readonly onSessionLost: () => void;
  /** Called when no reply arrived. */
  readonly onNoReply: () => void;
}

/**
 * Requests the account's plan after sign-in, when the user returns to the window, and when the server
 * notifies of a change. One request at a time.
 */
export const usePlanCheck = ({
  planChecker,
  user,
  onPlan,
  onSessionLost,
  onNoReply,
}: PlanCheckOptions): void => {
  const latest = useRef({ user, onPlan, lost: onSessionLost, silent: onNoReply });
  useEffect(() => {
    latest.current = { user, onPlan, lost: onSessionLost, silent: onNoReply };
  });

  const check = useCallback(
    async function requestPlan(at: 'at once' | 'when old'): Promise<void> {
      const userAtStart = latest.current.user;
      if (!userAtStart?.userId || !userAtStart.email) return;
      if (planChecker.isBusy()) {
        if (at === 'at once') planChecker.queue(() => void requestPlan(at));
        return;
      }
      if (at === 'when old' && planChecker.isFresh()) return;
      planChecker.begin();
      const answer = await callRequest<typeof checkPlan>(checkPlanRequest, {});
      planChecker.end();
      // Another user has signed in since.
      if (latest.current.user?.userId !== userAtStart.userId) return;
      if (answer.ok) latest.current.onPlan(answer.value);
      else if (answer.code === 'session.missing') latest.current.lost();
      else latest.current.silent();
    },
    [planChecker],
  );

  const userId = user?.userId;
  useEffect(() => {
    if (!userId) return;
    const checkWhenOld = (): void => void check('when old');
    const timer = setTimeout(checkWhenOld, FIRST_CHECK_DELAY_MS);
    window.addEventListener('focus', checkWhenOld);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', checkWhenOld);
    };
  }, [userId, check]);
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | null = null;
    let isUnmounted = false;
    const cancelIdle = whenIdle(
      () =>
        void import('./subscribe-plan-changes.ts').then(({ subscribePlanChanges }) => {
          if (!isUnmounted) stop = subscribePlanChanges((sure) => void check(sure ? 'at once' : 'when old'));
        }, logError('app.use_plan_check')),
    );
    return () => {
      isUnmounted = true;
      cancelIdle();
      stop?.();
    };
  }, [userId, check]);
};
