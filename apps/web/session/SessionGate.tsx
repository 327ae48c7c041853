import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  CALLBACK_GUARD_MS,
  CALLBACK_PATH,
  initialSession,
  sessionReducer,
} from '#features/people/domain/session-state.ts';
import type { SessionState } from '#features/people/domain/session-state.ts';
import { free, type Entitlements } from '#features/plans/domain/entitlements.ts';
import { call } from '#kit/web/call.ts';
import { useSame } from '#kit/web/hooks/use-same.ts';
import { log } from '#kit/web/log.ts';
import { forgetAnswers } from '#kit/web/online-call.ts';
import { SessionProvider } from '#kit/web/session.tsx';
import type { SessionControl, SessionView } from '#kit/web/session.tsx';
import { useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import { SubscriptionProvider } from '#kit/web/subscription.tsx';
import { start } from '../../contract.ts';
import { enterPhone, leavePhone } from './leave-phone.ts';
import { clearPlanKeys, noteChecked, noteUnchecked } from './plan-keys.ts';
import { MIRROR_KEY, readMirror, subscriptionOf, writeMirror } from './session-mirror.ts';
import type { Mirror } from './session-mirror.ts';
import { createChecking, usePlanCheck } from './use-plan-check.ts';

type State = SessionState<SessionView>;
const here = (): string => location.pathname;

/** Who was signed in here last opens at once; the server is asked behind. */
const openFrom = (mirror: Mirror | null): State =>
  mirror?.session
    ? sessionReducer(initialSession, { type: 'read', session: mirror.session, path: here() })
    : initialSession;

/** Holds who is signed in and what they may do, for everything below. */
export const SessionGate = ({ children }: { readonly children: ReactNode }) => {
  const store = useStore();
  const sync = useSyncStatus();
  const [mirror, setMirror] = useState(readMirror);
  const [state, dispatch] = useReducer(sessionReducer<SessionView>, mirror, openFrom);
  /** What the mirror's plan is worth: said by the server on this visit, or looked at by its signature. */
  const [proven, setProven] = useState<{
    readonly mirror: Mirror;
    readonly worth: Entitlements | null;
  } | null>(null);
  const [checking] = useState(createChecking);
  /** What the server said last: a proof of older news that ends behind it decides nothing. */
  const heard = useRef<Mirror | null>(null);
  const [entering, setEntering] = useState(false);
  /** A reply that was asked for before somebody signed in or out is old news. */
  const turn = useRef(0);
  /** Who has used this page. Another person gets it loaded anew, so that nothing of the first stays in memory. */
  const usedBy = useRef(mirror?.session?.userId ?? null);
  const isOther = useCallback((userId: string): boolean => {
    const before = usedBy.current;
    usedBy.current = userId;
    return before !== null && before !== userId;
  }, []);
  /** Until the store is this person's, no screen may show what another left in it. */
  const enter = useCallback(
    (userId: string): Promise<void> => {
      setEntering(true);
      return enterPhone(store, userId).finally(() => setEntering(false));
    },
    [store],
  );

  const keep = useCallback((next: Mirror) => {
    writeMirror(next);
    setMirror(next);
  }, []);
  const hear = useCallback(
    (next: Mirror) => {
      const { entitlements, serverTime } = next;
      checking.answered();
      heard.current = next;
      if (entitlements) noteChecked(entitlements, serverTime);
      else noteUnchecked(false);
      setProven({ mirror: next, worth: entitlements });
      keep(next);
    },
    [checking, keep],
  );

  /** What a kept Pro is worth now, by its signature and the clock. */
  const prove = useCallback((saved: Mirror) => {
    let left = false;
    const before = heard.current;
    void import('./prove-plan.ts')
      .then(({ proofOf }) => proofOf(saved))
      .catch(() => free)
      .then((worth) => {
        if (left || heard.current !== before) return;
        noteUnchecked(worth.tier === 'pro');
        setProven({ mirror: saved, worth });
      });
    return () => {
      left = true;
    };
  }, []);

  const ask = useCallback(
    async (type: 'read' | 'changed'): Promise<SessionView | null> => {
      const mine = turn.current;
      const cursor = store.cursor();
      const user = store.snapshot().userId;
      checking.begin();
      const answer = await call(start, { query: { cursor, ...(user && { user }) } });
      checking.end();
      const before = readMirror()?.session ?? null;
      if (mine !== turn.current) return before;
      if (!answer.ok) {
        log.info('session.unanswered', { metadata: { code: answer.code } });
        dispatch({ type, session: before, path: here() });
        return before;
      }
      const { changes, ...next } = answer.value;
      const { session } = next;
      if (session && store.snapshot().userId !== session.userId) {
        writeMirror(next);
        await enter(session.userId);
        if (mine !== turn.current) return readMirror()?.session ?? null;
      }
      hear(next);
      if (session && isOther(session.userId)) location.reload();
      if (session && changes)
        await store.applyChanges(session.userId, session.userId === user ? cursor : 0, changes);
      // On the callback only a session is an answer; anything else may still come.
      dispatch({
        type: session && here() === CALLBACK_PATH ? 'changed' : type,
        session: session,
        path: here(),
      });
      // The server ended the session, or nobody has signed in yet.
      if (!session) void leavePhone(store);
      return session;
    },
    [checking, enter, hear, isOther, store],
  );

  const changed = useCallback(
    (session: SessionView | null) => {
      turn.current += 1;
      checking.forget();
      const before = readMirror();
      const same = before?.session?.userId === session?.userId;
      if (before)
        keep({
          ...before,
          session,
          entitlements: same ? before.entitlements : null,
          proof: same ? before.proof : null,
        });
      dispatch({ type: 'changed', session: session });
      if (!session) {
        void leavePhone(store);
        return;
      }
      void enter(session.userId).finally(() => void ask('changed'));
    },
    [ask, checking, enter, keep, store],
  );

  useEffect(clearPlanKeys, []);
  useEffect(
    () => (mirror?.entitlements?.tier === 'pro' && proven?.mirror !== mirror ? prove(mirror) : undefined),
    [mirror, proven, prove],
  );
  // An answer that arrives after this is unmounted is not for the next mount.
  useEffect(() => {
    void ask('read');
    return () => {
      turn.current += 1;
    };
  }, [ask]);
  useEffect(() => {
    if (sync.state === 'signed_out') void ask('changed');
  }, [sync.state, ask]);
  // Another tab signed in or out.
  useEffect(() => {
    const onOther = (event: StorageEvent) => {
      if (event.key !== MIRROR_KEY) return;
      const next = readMirror();
      turn.current += 1;
      forgetAnswers();
      const userId = next?.session?.userId;
      if (userId && isOther(userId)) location.reload();
      setMirror(next);
      dispatch({ type: 'changed', session: next?.session ?? null });
    };
    window.addEventListener('storage', onOther);
    return () => window.removeEventListener('storage', onOther);
  }, [isOther]);
  useEffect(() => {
    if (!state.loading || here() !== CALLBACK_PATH) return;
    const timer = setTimeout(() => dispatch({ type: 'gave_up' }), CALLBACK_GUARD_MS);
    return () => clearTimeout(timer);
  }, [state.loading]);

  // Every answer of the server is a new object. Effects that depend on the context must not run again for the same content.
  const refresh = useCallback(() => ask('changed'), [ask]);
  const session = useSame(state.session);
  const offers = useSame(mirror && { google: mirror.google, supportUrl: mirror.supportUrl });
  const loading = state.loading || entering;
  const control = useMemo<SessionControl>(
    () => ({ loading, session, changed, refresh, offers }),
    [loading, session, changed, refresh, offers],
  );
  // While a newer mirror of the same person is looked at, what held goes on: nothing closes under a farmer's hands.
  const worth = proven && proven.mirror.session?.userId === mirror?.session?.userId ? proven.worth : null;
  const subscription = useSame(subscriptionOf(mirror, worth));
  const onPlan = useCallback(
    (fresh: Pick<Mirror, 'entitlements' | 'proof' | 'serverTime'>) => {
      const before = readMirror();
      if (before) hear({ ...before, ...fresh });
    },
    [hear],
  );
  const lost = useCallback(() => void ask('changed'), [ask]);
  const silent = useCallback(() => {
    if (mirror?.entitlements?.tier === 'pro') prove(mirror);
    else noteUnchecked(false);
  }, [mirror, prove]);
  usePlanCheck({ checking, user: session, onPlan, lost, silent });
  return (
    <SessionProvider value={control}>
      <SubscriptionProvider value={subscription}>{children}</SubscriptionProvider>
    </SessionProvider>
  );
};
