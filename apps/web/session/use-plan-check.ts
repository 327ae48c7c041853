import { useCallback, useEffect, useRef } from 'react';
import { checkPlan } from '#features/plans/contract-check.ts';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { call } from '#kit/web/call.ts';
import { logError } from '#kit/web/log.ts';
import type { SessionView } from '#kit/web/session.tsx';
import { whenIdle } from '../when-idle.ts';

/** Delay after sign-in: the start request has mostly asked already. */
const FIRST_MS = 1_000;
/** A response younger than this is not requested again (PAY-23). */
const FRESH_MS = 5 * 60_000;

/** The start request returns the plan too: both count as one check. */
export const createPlanChecker = () => {
  let busy = false;
  let at = 0;
  /** A notification arrived during a request, whose answer may be older. */
  let after: (() => void) | null = null;
  return {
    isBusy: () => busy,
    begin: () => {
      busy = true;
    },
    queue: (work: () => void) => {
      after = work;
    },
    end: () => {
      const work = after;
      [busy, after] = [false, null];
      work?.();
    },
    isFresh: () => Date.now() - at < FRESH_MS,
    markFresh: () => {
      at = Date.now();
    },
    forget: () => {
      at = 0;
    },
  };
};

interface Check {
  readonly checking: ReturnType<typeof createPlanChecker>;
  readonly user: SessionView | null;
  readonly onPlan: (said: ReplyOf<typeof checkPlan>) => void;
  /** The server knows no session: request who is signed in. */
  readonly lost: () => void;
  /** There was no answer. */
  readonly silent: () => void;
}

/**
 * Requests the account's plan after sign-in, when the user returns to the window, and when the server
 * notifies of a change. One request at a time.
 */
export const usePlanCheck = ({ checking, user, onPlan, lost, silent }: Check): void => {
  const now = useRef({ user, onPlan, lost, silent });
  useEffect(() => {
    now.current = { user, onPlan, lost, silent };
  });

  const check = useCallback(
    async function look(at: 'at once' | 'when old'): Promise<void> {
      const mine = now.current.user;
      if (!mine?.userId || !mine.email) return;
      if (checking.isBusy()) {
        if (at === 'at once') checking.queue(() => void look(at));
        return;
      }
      if (at === 'when old' && checking.isFresh()) return;
      checking.begin();
      const answer = await call(checkPlan, {});
      checking.end();
      // Another user has signed in since.
      if (now.current.user?.userId !== mine.userId) return;
      if (answer.ok) now.current.onPlan(answer.value);
      else if (answer.code === 'session.missing') now.current.lost();
      else now.current.silent();
    },
    [checking],
  );

  const userId = user?.userId;
  useEffect(() => {
    if (!userId) return;
    const look = (): void => void check('when old');
    const timer = setTimeout(look, FIRST_MS);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', look);
    };
  }, [userId, check]);
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | null = null;
    let left = false;
    const forget = whenIdle(
      () =>
        void import('./hear-plans.ts').then(({ subscribePlanChanges }) => {
          if (!left) stop = subscribePlanChanges((sure) => void check(sure ? 'at once' : 'when old'));
        }, logError('app.use_plan_check')),
    );
    return () => {
      left = true;
      forget();
      stop?.();
    };
  }, [userId, check]);
};
